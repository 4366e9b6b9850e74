// Package falseack defines an Analyzer that reports work which fails while the
// sender of the delivery is told that all went well.
//
// # Analyzer falseack
//
// falseack: report work that fails behind a success
//
// Senders of webhooks, queues and job runners deliver again until they hear of a
// success. That is what makes a failure harmless: the database is away for a
// minute, the delivery comes again, the work is done then. It ends where a handler
// answers 200, returns nil or acknowledges although the work has failed. The sender
// considers the matter closed, the error is a line in a log, and the work is lost.
//
//	if err := s.charges.Create(r.Context(), read(r)); err != nil {
//		// error from s.charges.Create is logged and 200 is sent at line 46: the
//		// sender does not retry and the work is lost
//		log.Printf("charge: %v", err)
//	}
//	w.WriteHeader(http.StatusOK)
//
// Say that it has failed, in the way that the sender understands:
//
//	if err := s.charges.Create(r.Context(), read(r)); err != nil {
//		http.Error(w, "try again", http.StatusInternalServerError)
//		return
//	}
//	w.WriteHeader(http.StatusOK)
//
// Where the same delivery may then come twice, the work has to bear that: this is
// what the other checks are about.
//
// # How a failure gets lost
//
// The analyzer follows each path on which work fails to every way out, and looks at
// what the sender is told there. Most often the handler itself looks innocent: it
// calls a function that logs the error and returns nothing. The report is at the
// work, or at the call when the function is in another package.
//
//	s.charge(r.Context(), read(r))
//	w.WriteHeader(http.StatusOK)
//
//	if err := s.charges.Create(ctx, o); err != nil {
//		// error from s.charges.Create is logged and 200 is sent at line 59: the
//		// sender does not retry and the work is lost
//		log.Printf("charge: %v", err)
//	}
//
// A handler of net/http that says nothing sends 200.
//
//	if err := s.orders.Create(r.Context(), read(r)); err != nil {
//		// error from s.orders.Create is dropped and the handler returns without a
//		// status, which sends 200: the sender does not retry and the work is lost
//		return
//	}
//
// An error of which nobody takes note is lost as well.
//
//	s.orders.Create(ctx, Order{string(t.Payload())})
//	// error from s.orders.Create is not checked and nil is returned at line 77: the
//	// task is not tried again and the work is lost
//	return nil
//
// SQS, AMQP and Pub/Sub take silence as a failure: a message that is not
// acknowledged comes again. Kafka does not. The commit of the next message covers
// all before it.
//
//	if err := s.orders.Create(ctx, Order{string(m.Value)}); err != nil {
//		// error from s.orders.Create is logged, the message is skipped and covered by
//		// a later acknowledgement at line 90: the message is not delivered again and
//		// the work is lost
//		log.Print(err)
//		continue
//	}
//	if err := s.reader.CommitMessages(ctx, m); err != nil {
//		return err
//	}
//
// Nor does Subscribe of nats.go, which acknowledges when the callback returns,
// unless it is given nats.ManualAck.
//
//	_, err := js.Subscribe("orders", func(m *nats.Msg) {
//		if err := s.orders.Create(context.Background(), Order{string(m.Data)}); err != nil {
//			// error from s.orders.Create is logged and the message is acknowledged when
//			// the handler returns: the message is not delivered again and the work is
//			// lost
//			log.Print(err)
//		}
//	})
//
// # What counts as work
//
// Writes to stores, messages, tasks and requests that are sent, by the catalogue of
// libraries; functions that do any of that; and methods of interfaces without an
// implementation in sight, going by their names (Create, Save, Charge). A lookup
// counts where a machine evidently delivers: beneath consumers of queues, tasks,
// event functions, and endpoints that check a signature or are named for events. Not
// work are parsing and validation, logs and metrics, caches, closing, the response,
// and the acknowledgement itself.
//
// # What is not reported
//
// A path is innocent if it signals a failure, in whichever way, and if the failure
// was thought of:
//
//   - A sentinel, a type of error, a predicate over the error, or another result of
//     the same call decides. Only the arm that it guards is innocent: a sentinel that
//     guards a line in the log guards nothing.
//   - The error is kept in a flag, a counter, a list, a result or a status that
//     decides later.
//   - The delivery is kept somewhere to be worked on later, and the error of that is
//     checked: a queue of dead letters, an outbox, a task, a row with a failed status.
//   - A statement fails in a transaction whose Commit is checked.
//   - The same is tried again, the process stops, or the path does not return.
//
// No attempt after these would do better:
//
//	err := s.orders.Create(ctx, Order{string(t.Payload())})
//	if errors.Is(err, ErrDuplicate) {
//		return nil
//	}
//	return err
//
// All errors are returned together:
//
//	for _, m := range e.Records {
//		errs = append(errs, s.orders.Create(ctx, Order{m.Body}))
//	}
//	return errors.Join(errs...)
//
// Another topic has the message before it is acknowledged:
//
//	if err := s.orders.Create(ctx, Order{string(m.Value)}); err != nil {
//		if err := s.dead.WriteMessages(ctx, kafka.Message{Value: m.Value}); err != nil {
//			return err
//		}
//	}
//	return s.reader.CommitMessages(ctx, m)
//
// Also silent are routes for reading (GET, HEAD); notifications, and messages about
// work that is done, when they come after it; and whatever hands the error to
// something of which nothing is known. Test files are not reported on unless -tests
// is set, generated files never.
//
// # Categories
//
// Each diagnostic has a category.
//
// swallowed: the error is logged, or dropped.
//
// unchecked: nobody takes note of the error.
//
// skipped: a later, cumulative acknowledgement covers the message.
//
// late: a failure is written, but a success has been sent before.
//
//	w.WriteHeader(http.StatusAccepted)
//	if err := s.orders.Create(r.Context(), read(r)); err != nil {
//		// error from s.orders.Create is answered too late and 202 was sent at line
//		// 135: the sender does not retry and the work is lost
//		w.WriteHeader(http.StatusInternalServerError)
//	}
//
// recovered: a panic of the work is recovered, and no error comes of it.
//
//	defer func() {
//		// a panic in s.orders.Create is recovered and nil is returned: the task is not
//		// tried again and the work is lost
//		if v := recover(); v != nil {
//			log.Print(v)
//		}
//	}()
//	return s.orders.Create(ctx, Order{string(t.Payload())})
//
// # When it is meant
//
// Some senders must never see a failure: they disable endpoints that fail, or a later
// run does what is missing. A comment that says so, on the function or beside the
// work, is taken at its word (best effort, non-fatal, do not retry, always 200, at
// most once, will be retried by the next run).
//
//	if err := s.orders.Create(r.Context(), read(r)); err != nil {
//		log.Print(err) // always answer 200: the provider disables endpoints that fail
//	}
//
// Such are reported with -strict, as are retry predicates that decide between a
// failure and silence, and messages that cannot be sent after the work is done.
//
// Better is a directive, on the function. It also silences earlyack:
//
//	//replay:at-most-once positions are stale before a retry could arrive
//	func (s *Server) HandlePosition(w http.ResponseWriter, r *http.Request) {
//
// For one report there is this, on the line or above the statement:
//
//	//replay:ignore falseack a nightly run creates what is missing
//	if err := s.orders.Create(r.Context(), read(r)); err != nil {
//
// Without a reason neither silences anything.
//
// # Limits
//
// What a broker is configured to do, such as a dead-letter queue for rejected
// messages, cannot be seen in the source. A function with too many paths is not
// judged at all.
package falseack
