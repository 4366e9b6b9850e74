package catalog

var telegram = Library{
	Paths: []string{"github.com/go-telegram-bot-api/telegram-bot-api"},
	Rows: []Row{
		{Name: "BotAPI.Request", Role: Notify, At: Param("c")},
		{Name: "BotAPI.Send", Role: Notify, At: Param("c")},
		{Name: "BotAPI.SendMediaGroup", Role: Notify, At: Param("config")},
	},
}

var telebot = Library{
	Paths: []string{"gopkg.in/telebot.v3"},
	Rows: []Row{
		{Name: "Bot.Reply", Role: Notify, At: Arg(1)},
		{Name: "Bot.Send", Role: Notify, At: Arg(1)},
		{Name: "Bot.SendAlbum", Role: Notify, At: Arg(1)},
		{Name: "Context.Reply", Role: Notify, At: Arg(0)},
		{Name: "Context.Send", Role: Notify, At: Arg(0)},
		{Name: "Context.SendAlbum", Role: Notify, At: Arg(0)},
	},
}
