package catalog

var nsq = Library{
	Paths: []string{"github.com/nsqio/go-nsq"},
	Rows: []Row{
		// A message is finished or requeued by what its handler returns, unless that is disabled.
		{Name: "Consumer.AddConcurrentHandlers", Role: Entry, At: Param("handler"), From: Queue},
		{Name: "Consumer.AddHandler", Role: Entry, At: Param("handler"), From: Queue},
		{Name: "Handler.HandleMessage", Role: Entry, At: Recv, From: Queue},
		{Name: "Message", Role: Entry, From: Queue},

		{Name: "Producer.DeferredPublish", Role: Publish, At: Param("body")},
		{Name: "Producer.DeferredPublishAsync", Role: Publish, At: Param("body")},
		{Name: "Producer.MultiPublish", Role: Publish, At: Param("body")},
		{Name: "Producer.MultiPublishAsync", Role: Publish, At: Param("body")},
		{Name: "Producer.Publish", Role: Publish, At: Param("body")},
		{Name: "Producer.PublishAsync", Role: Publish, At: Param("body")},

		{Name: "Message.Finish", Role: Ack, At: Recv},

		{Name: "Message.Requeue", Role: Nack, At: Recv},
		{Name: "Message.RequeueWithoutBackoff", Role: Nack, At: Recv},
	},
}
