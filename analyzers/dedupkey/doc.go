// Package dedupkey defines an Analyzer that reports deduplication keys which
// differ on a replay.
//
// # Analyzer dedupkey
//
// dedupkey: report deduplication keys that differ on a replay
//
// Senders of webhooks, queues, load balancers and people deliver at least once.
// A deduplication key lets whoever receives the second delivery see that it has
// the operation already. It works only if both deliveries have the same key. A
// key that is made from the clock, from random numbers, or from what belongs to
// one delivery is new each time: the queue passes both messages on, the payment
// provider charges twice, and no test that delivers once will show it.
//
// The name invites the mistake. MessageDeduplicationId sounds like the identifier
// of a message, and identifiers should be unique. It identifies the operation
// that the message is about.
//
//	client.SendMessage(ctx, &sqs.SendMessageInput{
//		MessageGroupId:         aws.String(event.ID),
//		MessageDeduplicationId: aws.String(fmt.Sprint(time.Now().UnixNano())),
//		// MessageDeduplicationId is built from time.Now: every delivery gets a
//		// new key, so a replay is not recognised; event.ID is at hand
//	})
//
// A good key can be derived again, at any time, by anyone who holds the same
// request. The sender's own identifier is best; a hash of what identifies the
// operation will do.
//
//	client.SendMessage(ctx, &sqs.SendMessageInput{
//		MessageGroupId:         aws.String(event.ID),
//		MessageDeduplicationId: aws.String(event.ID),
//	})
//
// The message ends with an input of the function that looks like the identity
// of the operation, if there is one. When that is the ordering group of the same
// request, as above, a fix is suggested.
//
// # What counts as a part of a key
//
// The analyzer follows values, not names: through variables, conversions,
// concatenation and formatting, hashes and encodings, fields, elements, closures,
// methods and helpers, in other packages too. If any part of a key differs on a
// replay, the key does.
//
//	id := uuid.NewSHA1(uuid.NameSpaceURL, []byte(event.ID+time.Now().String()))
//	js.Publish("events", data, nats.MsgId(id.String()))
//	// the key given to MsgId is built from time.Now (line 21): every delivery
//	// gets a new key, so a replay is not recognised; event.ID is at hand
//
// Only what flows into the key counts. The next key is right, although there are
// a clock and a random number around it, since neither is a part of it.
//
//	if time.Since(event.Created) > maxAge {
//		return nil
//	}
//	msg := message{Key: event.ID, Trace: uuid.NewString()}
//	js.Publish("events", data, nats.MsgId(msg.Key))
//
// A function whose parameter becomes a key is left alone. The report is where a
// value that differs meets it.
//
//	err := s.send("orders", uuid.NewString(), order)
//	// the key given to MsgId (through send) is built from uuid.NewString: every
//	// delivery gets a new key, so a replay is not recognised; order.ID is at hand
//
// # Which keys are checked
//
// Keys that a broker compares (SQS and SNS FIFO, JetStream, Service Bus), and the
// keys of claims, by which the program itself decides who does the work
// (SET NX, INSERT ... ON CONFLICT DO NOTHING, sync.Map.LoadOrStore), are checked
// everywhere. Values of an INSERT that are no part of its conflict target are not
// keys, nor are those of a statement whose outcome nobody looks at.
//
//	first := rdb.SetNX(ctx, "paid:"+uuid.NewString(), event.ID, ttl).Val()
//	// the key given to SetNX is built from uuid.NewString: every delivery gets a
//	// new key, so a replay is not recognised; event.ID is at hand
//
// Keys of outgoing requests (Stripe's IdempotencyKey, the header Idempotency-Key,
// ClientToken and its like on requests to AWS) may be made up where an operation
// begins. They are checked where one is carried on: beneath a handler, a consumer,
// an activity or a reconciler; and in any function that is given an identity of
// the operation, or uses one in the key. The header and CallerReference, which no
// client library fills in, are checked as well in all methods, and in functions that
// requests of others pass through. So are all of them inside what is tried again:
// a retry that makes up another key is a replay of its own.
//
//	for range 3 {
//		params.SetIdempotencyKey(uuid.NewString())
//		// IdempotencyKey is built from uuid.NewString: every attempt gets a new
//		// key, so a retry is not recognised
//		if _, err = charge.New(params); err == nil {
//			return nil
//		}
//	}
//
// Above the loop, it is right:
//
//	params.SetIdempotencyKey(uuid.NewString())
//	for range 3 {
//		if _, err = charge.New(params); err == nil {
//			return nil
//		}
//	}
//
// Names that a library makes up when they are empty (a workflow's ID, a task's
// TaskID, the Name of an execution) are checked beneath entry points only. So is the
// identifier of a job that goes into a queue behind an interface of which no
// implementation is in sight, beneath consumers.
//
// A function is beneath an entry point when something hands deliveries to it: a library
// that the analyzer knows, or a function or an interface of the program, in any package.
// Where a function makes a key up without a sign of a delivery, and a handler in
// another package calls it, the report is at the call.
//
// # Categories
//
// Each diagnostic has a category.
//
// clock: the time at which the code runs. Times that were received or stored are
// something else, and so are those that a workflow engine records.
//
// random: random numbers, and identifiers made of them or of clocks: UUIDs of
// versions 1, 4, 6 and 7, ULIDs, KSUIDs, xids and so on. Name-based UUIDs are not.
//
// counter: what the process has counted so far.
//
// delivery: what belongs to one delivery, attempt or request, such as a receipt
// handle, a delivery tag, a receive count, or the request id of a gateway. The
// identifier of a message is the same at each delivery.
//
//	js.Publish("events", data, nats.MsgId(*msg.ReceiptHandle))
//	// the key given to MsgId is built from Message.ReceiptHandle: it differs from
//	// delivery to delivery, so a replay is not recognised; msg.MessageId is at hand
//	js.Publish("events", data, nats.MsgId(*msg.MessageId))
//
// fallback: made up where the message brings no key. This is reported in consumers
// of queues and event functions. In a server, a library or a command it is the
// caller's choice not to give a key.
//
//	id := d.MessageId
//	if id == "" {
//		id = uuid.NewString()
//	}
//	js.Publish("events", data, nats.MsgId(id))
//	// the key given to MsgId falls back to uuid.NewString (line 71): every delivery
//	// without a key gets a new one, so a replay is not recognised
//
// window: a clock cut off to a period. Beneath an entry point that takes deliveries
// in, an operation that is repeated around the end of a period has two keys, and two
// that fall into one period have the same.
//
//	hour := time.Now().Truncate(time.Hour).String()
//	js.Publish("events", data, nats.MsgId(hour))
//	// the key given to MsgId is built from a truncated time.Now (line 77): a replay
//	// after the end of the period gets a new key; d.MessageId is at hand
//
// payload: a hash of the whole payload although an identifier is at hand, under
// -strict only. Some senders vary what they send between retries.
//
// # What is not reported
//
//   - A value that is stored before it is used as a key: it is the identity of
//     the operation, and a replay is expected to find it. The analyzer goes by
//     methods with names like Save or Insert, and does not check that a replay
//     reads it again.
//   - A value that is kept where none was before (if w.key == "" { w.key = ... }).
//   - Outgoing keys and names in package main, unless they are made up in a handler
//     or for each attempt: whoever runs a command again means it.
//   - Functions that are named for sending dead letters again (redrive, requeue):
//     there the broker must not recognise the message.
//   - What a workflow records (workflow.SideEffect), and keys in workflow code
//     altogether: other tools check that.
//   - Headers of responses, and fields of structs that carry a key back.
//   - What came from a store, a channel, a callback or a function of which nothing
//     is known. The analyzer is silent where it cannot tell.
//   - Test files, unless -tests is set, and generated files.
//
// With -strict it also reports windows where no delivery comes in, hashes of whole
// payloads, and outgoing keys and names that are no worse than none: those made up
// once, where nobody says which operation is meant.
//
// # When this is wrong
//
// A broker with content-based deduplication, or one that is written to only once
// per operation, needs no better key; a receiver may compare nothing at all. And a
// key can be too coarse: the identifier of an account, in place of that of a
// payment, silently drops the second payment. If the code is right, say why:
//
//	//replay:ignore dedupkey the consumer compares payment ids itself
//	js.Publish("events", data, nats.MsgId(uuid.NewString()))
//
// The comment stands on the line, or above the statement or function. Without a
// reason it silences nothing.
package dedupkey
