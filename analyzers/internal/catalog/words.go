package catalog

var (
	// adverbs come before the verb.
	adverbs = wordSet(`async batch bulk do force hard just maybe multi must really safe safely soft sync try`)

	// suffixes tell a function from another one of its name.
	suffixes = wordSet(`context ctx tx`)

	// storeVerbs always leave something behind.
	storeVerbs = wordSet(`
		add append approve archive assign attach book cancel charge close commit complete confirm create
		credit debit decrement delete deposit disable drop enable erase expire finalize finish fulfill
		grant increment insert issue link mark merge move open overwrite patch pay persist provision
		purge put record refund register remove rename replace reserve restore revoke save schedule set
		settle ship store transfer unassign unlink unregister update upload upsert void withdraw write`)

	// readVerbs look something up, provided that they have something to show for it.
	readVerbs = wordSet(`
		browse collect count describe detect download export fetch find get inspect list load locate
		look lookup query read resolve retrieve scan search select show stat view`)

	// questions are answered, or they are checks that fail with an error.
	questions = wordSet(`
		already any are assert can check compare contains count does duplicate exist exists handled has
		is known may needs processed require seen should was`)

	// nouns stand for looking them up.
	nouns = wordSet(`
		active all attributes attrs balance by current details first history info last latest metadata
		name pending price properties rate size state status token total version versions`)

	callVerbs = wordSet(`ask call do exec execute forward invoke post request round send submit trigger`)

	publishVerbs = wordSet(`broadcast emit enqueue produce publish republish requeue`)

	sendVerbs = wordSet(`deliver dispatch email emit mail page post push send text`)

	// idleVerbs leave nothing behind that anybody would miss.
	idleVerbs = wordSet(`
		abort ack after acknowledge acquire allow authenticate authorize before begin bind build bump calculate clone
		compile compress compute convert debug decode decompress decrypt deserialize dial diff encode
		encrypt error escape evaluate format generate guard hash heartbeat hydrate info init initialize
		interpret limit listen lock log login logout make map marshal measure migrate nack nak new next
		normalize observe obtain parse peek ping poll prepare print profile receive recv release render retry
		rewrite rollback run sanitize serialize serve sign sleep sort subscribe touch trace transform unlock unmarshal
		unwrap validate verify wait walk warm warn watch with wrap`)

	// idleAlone are idle without an operand: Close(ctx) ends a client, and
	// Close(ctx, ride, fare) a ride.
	idleAlone = wordSet(`
		cleanup clear close connect disconnect drain end finish flush open reconnect reload reset setup
		shutdown start stop sync teardown`)

	// reporters log, measure or trace.
	reporters = wordSet(`
		breadcrumb bugsnag debug instrument instrumentation log logger logging measurement metric metrics
		otel print printf println prometheus rollbar sentry span stat statistic stats statsd
		telemetry trace tracer tracing`)

	// bystanders watch, cache, or keep others out; reporters do, too.
	bystanders = wordSet(`
		analytics audit cache cached config health heartbeat latency lock mutex reporter tracker`)

	sessions     = wordSet(`cookie flash session`)
	sessionVerbs = wordSet(`clear cookie destroy flash refresh regenerate save session set`)

	// idleOwners are receivers whose methods change nothing but memory.
	idleOwners = wordSet(`
		authenticator authorizer buffer builder checker clock codec compressor converter cookie decoder
		decrypter decryptor encoder encrypter encryptor evaluator filter flag formatter generator guard
		hasher header limiter locker logger mapper marshaler marshaller monitor mux parser printer
		profiler prometheus rand random redlock renderer router sampler sanitizer schema scheme
		semaphore serializer session signer statsd template throttle throttler tokenizer translator
		validate validator verifier`)

	// messages are what a person reads, messengers who brings it.
	messages = wordSet(`
		alert chat discord email mail notice notification pager slack sms telegram text toast whatsapp`)
	messengers = wordSet(`alerter emailer mailer mailgun messenger notifier pagerduty sendgrid smtp texter twilio`)

	// failedWords are what is said of a delivery that has failed, or done with it.
	failedWords = wordSet(`
		abort aborted backlog dead deadletter dlq enqueue error errored fail failed failing failure outbox park
		parked poison quarantine redrive reject rejected reschedule requeue retry retries retrying`)

	brokers = wordSet(`
		broker bus dispatcher emitter enqueuer kafka outbox producer publisher pubsub queue rabbit sns
		sqs stream topic`)
	events = wordSet(`command event job message task`)
	stores = wordSet(`dao db repo repository storage store table`)

	// headerWords begin the names of functions that ask what a request is, or
	// prepare its answer, and do not answer.
	headerWords = wordSet(`
		add bind body client context cookie decode default del extract form from full get has header is
		locals must new next param parse post query read request set should url validate vars with`)

	// retryWords are in the names of predicates by which another attempt may succeed.
	retryWords = wordSet(`nack recoverable requeue retriable retry retryable retrying retries`)

	// denials turn the meaning of a predicate's name.
	denials = wordSet(`non not unrecoverable unretryable never`)
)
