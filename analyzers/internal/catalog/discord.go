package catalog

var discord = Library{
	Paths: []string{"github.com/bwmarrin/discordgo"},
	Rows: []Row{
		{Name: "Session.ChannelMessageSend", Role: Notify, At: Arg(1)},
		{Name: "Session.ChannelMessageSendComplex", Role: Notify, At: Arg(1)},
		{Name: "Session.ChannelMessageSendEmbed", Role: Notify, At: Arg(1)},
		{Name: "Session.ChannelMessageSendEmbedReply", Role: Notify, At: Arg(1)},
		{Name: "Session.ChannelMessageSendEmbeds", Role: Notify, At: Arg(1)},
		{Name: "Session.ChannelMessageSendEmbedsReply", Role: Notify, At: Arg(1)},
		{Name: "Session.ChannelMessageSendReply", Role: Notify, At: Arg(1)},
		{Name: "Session.ChannelMessageSendTTS", Role: Notify, At: Arg(1)},
		{Name: "Session.WebhookExecute", Role: Notify, At: Param("data")},
	},
}
