package catalog

var watermill = Library{
	Paths: []string{"github.com/ThreeDotsLabs/watermill"},
	Rows: []Row{
		{Name: "NewShortUUID", Role: Random},
		{Name: "NewULID", Role: Random},
		{Name: "NewUUID", Role: Random},
	},
}

// Message.UUID and NewMessage's uuid are no keys: it is for the consumer to compare them.
var watermillMessage = Library{
	Paths: []string{"github.com/ThreeDotsLabs/watermill/message"},
	Rows: []Row{
		{Name: "Message", Role: Entry, From: Queue},
		{Name: "Router.AddConsumerHandler", Role: Entry, At: Param("handlerFunc"), From: Queue},
		{Name: "Router.AddHandler", Role: Entry, At: Param("handlerFunc"), From: Queue},
		{Name: "Router.AddNoPublisherHandler", Role: Entry, At: Param("handlerFunc"), From: Queue},
		{Name: "Subscriber.Subscribe", Role: Entry, From: Queue},

		{Name: "Publisher.Publish", Role: Publish, At: Arg(1)},

		{Name: "Message.Ack", Role: Ack, At: Recv},

		{Name: "Message.Nack", Role: Nack, At: Recv},
	},
}

var watermillCQRS = Library{
	Paths: []string{"github.com/ThreeDotsLabs/watermill/components/cqrs"},
	Rows: []Row{
		{Name: "CommandHandler.Handle", Role: Entry, At: Recv, From: Queue},
		{Name: "CommandProcessor.AddHandlers", Role: Entry, At: Param("handlers"), From: Queue},
		{Name: "EventGroupProcessor.AddHandlersGroup", Role: Entry, At: Param("handlers"), From: Queue},
		{Name: "EventHandler.Handle", Role: Entry, At: Recv, From: Queue},
		{Name: "EventProcessor.AddHandlers", Role: Entry, At: Param("handlers"), From: Queue},
		{Name: "GroupEventHandler.Handle", Role: Entry, At: Recv, From: Queue},
		{Name: "NewCommandHandler", Role: Entry, At: Param("handleFunc"), From: Queue},
		{Name: "NewEventHandler", Role: Entry, At: Param("handleFunc"), From: Queue},
		{Name: "NewGroupEventHandler", Role: Entry, At: Param("handleFunc"), From: Queue},

		{Name: "CommandBus.Send", Role: Publish, At: Param("cmd")},
		{Name: "CommandBus.SendWithModifiedMessage", Role: Publish, At: Param("cmd")},
		{Name: "EventBus.Publish", Role: Publish, At: Param("event")},
	},
}

var watermillMiddleware = Library{
	Paths: []string{"github.com/ThreeDotsLabs/watermill/message/router/middleware"},
	Rows: []Row{
		{Name: "ExpiringKeyRepository.IsDuplicate", Role: Claim, At: Param("key")},
	},
}
