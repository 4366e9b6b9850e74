package catalog

// Publishing.MessageId is no key: it is for the consumer to compare it.
var amqp = Library{
	Paths: []string{
		"github.com/rabbitmq/amqp091-go",
		"github.com/streadway/amqp",
	},
	Rows: []Row{
		{Name: "Delivery.ConsumerTag", Role: Delivery},
		{Name: "Delivery.DeliveryTag", Role: Delivery},
		{Name: "Delivery.MessageCount", Role: Delivery},
		{Name: "Delivery.Redelivered", Role: Delivery},

		{Name: "Delivery.CorrelationId", Role: Message},
		{Name: "Delivery.MessageId", Role: Message},
		{Name: "Delivery.Timestamp", Role: Message},

		{Name: "Channel.Consume", Role: Entry, From: Queue},
		{Name: "Channel.ConsumeWithContext", Role: Entry, From: Queue},
		{Name: "Channel.Get", Role: Entry, From: Queue},
		{Name: "Delivery", Role: Entry, From: Queue},
	},
}
