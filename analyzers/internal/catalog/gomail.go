package catalog

var gomail = Library{
	Paths: []string{"gopkg.in/gomail.v2"},
	Rows: []Row{
		{Name: "Dialer.DialAndSend", Role: Notify, At: Param("m")},
		{Name: "Send", Role: Notify, At: Param("msg")},
	},
}

var goMail = Library{
	Paths: []string{"github.com/wneessen/go-mail"},
	Rows: []Row{
		{Name: "Client.DialAndSend", Role: Notify, At: Param("messages")},
		{Name: "Client.DialAndSendWithContext", Role: Notify, At: Param("messages")},
		{Name: "Client.Send", Role: Notify, At: Param("messages")},
		{Name: "Client.SendWithSMTPClient", Role: Notify, At: Param("messages")},
	},
}
