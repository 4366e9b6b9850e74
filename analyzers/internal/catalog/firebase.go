package catalog

var firebaseMessaging = Library{
	Paths: []string{"firebase.google.com/go/messaging"},
	Rows: []Row{
		{Name: "Client.Send", Role: Notify, At: Param("message")},
		{Name: "Client.SendAll", Role: Notify, At: Param("messages")},
		{Name: "Client.SendEach", Role: Notify, At: Param("messages")},
		{Name: "Client.SendEachForMulticast", Role: Notify, At: Param("message")},
		{Name: "Client.SendMulticast", Role: Notify, At: Param("message")},
	},
}
