package catalog

var slack = Library{
	Paths: []string{"github.com/slack-go/slack"},
	Rows: []Row{
		{Name: "Client.PostEphemeral", Role: Notify, At: Param("options")},
		{Name: "Client.PostEphemeralContext", Role: Notify, At: Param("options")},
		{Name: "Client.PostMessage", Role: Notify, At: Param("options")},
		{Name: "Client.PostMessageContext", Role: Notify, At: Param("options")},
		{Name: "Client.ScheduleMessage", Role: Notify, At: Param("options")},
		{Name: "Client.ScheduleMessageContext", Role: Notify, At: Param("options")},
		{Name: "Client.SendMessage", Role: Notify, At: Param("options")},
		{Name: "Client.SendMessageContext", Role: Notify, At: Param("options")},
		{Name: "Client.UpdateMessage", Role: Notify, At: Param("options")},
		{Name: "Client.UpdateMessageContext", Role: Notify, At: Param("options")},
		{Name: "PostWebhook", Role: Notify, At: Param("msg")},
		{Name: "PostWebhookContext", Role: Notify, At: Param("msg")},
		{Name: "PostWebhookCustomHTTP", Role: Notify, At: Param("msg")},
		{Name: "PostWebhookCustomHTTPContext", Role: Notify, At: Param("msg")},

		{Name: "NewSecretsVerifier", Role: Verifies},
	},
}

var slackEvents = Library{
	Paths: []string{"github.com/slack-go/slack/slackevents"},
	Rows: []Row{
		{Name: "EventsAPIEvent", Role: Entry, From: HTTP},

		{Name: "OptionVerifyToken", Role: Verifies},
	},
}
