package catalog

// A Role says what a function, field or type is, as seen by the code that uses it.
type Role uint8

const (
	_ Role = iota

	// Where values come from.

	Clock    // the time at which the call is made
	Random   // random, or unique to the call
	Counter  // depends on what the process did before
	Delivery // belongs to one delivery, attempt or request: a redelivery has another
	Message  // belongs to one message: the same at every redelivery
	Stable   // a function of the operands alone, whatever its name suggests
	Identity // the operand itself, wrapped, unwrapped or converted
	Memo     // recorded when first computed and read back afterwards

	// What becomes of values.

	Key    // the operand is a deduplication key
	Header // the operand is a header's value; a key when Named is one of KeyHeaders
	Group  // the operand orders, partitions or groups; often the natural key is near
	Write  // the operand is stored so that it outlives the call
	Claim  // the operand is the key of an atomic claim

	Statement // the operand is the text of an SQL statement, its arguments are the last

	// What calls what.

	// Deliveries enter here: the operand is a handler (Recv, for the method that a
	// handler implements), or the type is what a handler is given. A function
	// without an operand hands deliveries to its caller.
	Entry
	Retry // calls the operand again when it fails
	Run   // calls the operand, once

	// What is done for a delivery. A function with the role fails by its error
	// result, by the field Error of its result, or by a method of its result
	// (Err, Scan, Result).

	Read    // looks something up in a store or another system
	Publish // hands the operand to a broker that keeps it once the call has succeeded
	Call    // asks another system to do something: the operand is the request
	Notify  // tells a person: mail, chat, text message
	Commit  // makes what a transaction wrote durable: the operand is the transaction

	Verifies // checks that a request comes from who it says: a webhook

	// How a delivery is answered.

	Status  // the operand is the status code, which is sent at once
	Code    // the operand is the status code, which is sent later: the last one counts
	Body    // the operand is sent as a response with the code set before, or a success
	Failure // answers with a failure whatever the operands; the operand is who is answered
	Handed  // leaves it to somebody else to answer for the operand, an error
	Ack     // acknowledges the operand: a message, or what stands for it
	Nack    // asks for the operand to be delivered again; Named, when there is one, says whether it is: a constant false makes it a Reject
	Reject  // gives the operand up: dead letter, or dropped
	AutoAck // the operand, when true, acknowledges messages before anybody has seen them
	Failed  // the operand lists, or is, a failed item of a batch: it is delivered again
)

// A Tier says what becomes of a key, and so how sure a bad one is to do harm.
type Tier uint8

const (
	_        Tier = iota
	Broker        // a broker compares it within its deduplication window
	Outgoing      // the receiver of a request compares it; its client library fills an empty one
	Bare          // the receiver of a request compares it, and nobody fills an empty one
	Naming        // a name that the library makes up when it is left empty
	Guessed       // the name of a job, going by how it and its queue are called
	Claiming      // the key under which the program itself claims an operation
)

// A Settlement says what an acknowledgement covers, and what silence means.
type Settlement uint8

const (
	PerMessage Settlement = iota // each message by itself; one without an acknowledgement is delivered again
	Cumulative                   // an acknowledgement covers all earlier messages, too
	Automatic                    // the message is acknowledged when its handler returns, whatever happened
	Asked                        // the message comes again only if the handler's first result, a bool, asks for it
	Never                        // there are no acknowledgements, and no second deliveries
)

// A Source says by whom a handler is called, and so who delivers again.
type Source uint8

const (
	_         Source = iota
	HTTP             // a request: the client, or a proxy before it
	RPC              // a call: the client, or its library
	Lambda           // an event: the service that invokes the function
	Queue            // a message: the broker
	Job              // a task of a job runner
	Activity         // an activity: the workflow engine
	Workflow         // workflow code, which is replayed
	Schedule         // a scheduler
	Reconcile        // a controller's loop
	Event            // an event, going by the names of the function and of what it is given
)
