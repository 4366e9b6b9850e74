// Package earlyack defines an Analyzer that reports deliveries which are
// acknowledged before their work is done.
//
// # Analyzer earlyack
//
// earlyack: report deliveries that are acknowledged before the work is done
//
// An acknowledgement says: I have taken responsibility, forget it. Whoever says so
// first and works afterwards has nothing left when the work fails, or when the
// process is stopped in between, as each deployment does. The sender will not deliver
// again, and no error tells of it.
//
//	go s.create(context.WithoutCancel(r.Context()), read(r))
//	// nobody waits for s.orders.Create, and 202 is sent: if it fails, or the process
//	// stops, the work is lost
//	w.WriteHeader(http.StatusAccepted)
//
// To answer at once is right if something that lasts has the work before:
//
//	task := asynq.NewTask("order:create", []byte(read(r).ID))
//	if _, err := s.tasks.Enqueue(task); err != nil {
//		http.Error(w, "try again", http.StatusServiceUnavailable)
//		return
//	}
//	w.WriteHeader(http.StatusAccepted)
//
// This check is opt-in, since many accept such a loss for the sake of a quick answer.
// falseack reports the other way to lose work: it fails, and then a success is told.
//
// # Categories
//
// Each diagnostic has a category.
//
// detached: the work is done in a goroutine, for which nobody waits, as above. One
// that is waited for is not reported:
//
//	go func() { errs <- s.orders.Create(r.Context(), read(r)) }()
//	if err := <-errs; err != nil {
//		w.WriteHeader(http.StatusInternalServerError)
//	}
//
// before: the acknowledgement, or the status of a success, comes first. A consumer
// to which the broker need not listen acknowledges before it sees a message.
//
//	if err := d.Ack(false); err != nil {
//		// the message is acknowledged before s.orders.Create (line 54): if it fails, or
//		// the process stops, the work is lost
//		return err
//	}
//	return s.orders.Create(ctx, Order{string(d.Body)})
//
//	deliveries, err := ch.Consume("orders", "", true, false, false, false, nil)
//	// the message is acknowledged before s.orders.Create (line 63): if it fails, or the
//	// process stops, the work is lost
//
// deferred: the acknowledgement is deferred, so that it comes after the work, but
// whatever has become of it.
//
//	defer d.Ack(false)
//	// the message is acknowledged whatever becomes of s.orders.Create (line 72): if it
//	// fails, the work is lost
//	if err := s.orders.Create(ctx, Order{string(d.Body)}); err != nil {
//		log.Print(err)
//	}
//
// # What is not reported
//
//   - Lookups, notifications, logs and metrics after the acknowledgement: nothing is
//     lost when they are not made.
//   - What follows an acknowledgement after something that lasts was written.
//   - Test files, unless -tests is set, and generated files.
//
// What counts as work, and as an acknowledgement, is the same as for falseack.
//
// # When it is meant
//
// Write the decision down, with its reason, on the function. This silences falseack,
// too.
//
//	//replay:at-most-once a position that is lost is followed by the next
//	func (s *Server) Position(ctx context.Context, d amqp.Delivery) error {
//
// A single report is silenced by //replay:ignore earlyack and a reason, on the line
// or above the statement. Without a reason neither silences anything.
package earlyack
