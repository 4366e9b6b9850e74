package catalog

var line = Library{
	Paths: []string{
		"github.com/line/line-bot-sdk-go/linebot",
		"github.com/line/line-bot-sdk-go/linebot/webhook",
	},
	Rows: []Row{
		{Name: "CallbackRequest", Role: Entry, From: HTTP},
		{Name: "Event", Role: Entry, From: HTTP},

		{Name: "BroadcastMessageCall.Do", Role: Notify, At: Recv},
		{Name: "MulticastCall.Do", Role: Notify, At: Recv},
		{Name: "PushMessageCall.Do", Role: Notify, At: Recv},
		{Name: "ReplyMessageCall.Do", Role: Notify, At: Recv},

		{Name: "Client.ParseRequest", Role: Verifies},
		{Name: "ParseRequest", Role: Verifies},
		{Name: "ValidateSignature", Role: Verifies},
	},
}
