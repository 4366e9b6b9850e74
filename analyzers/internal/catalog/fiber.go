package catalog

// App and Group implement Router. Places are numbers since v3 renamed its parameters.
var fiber = Library{
	Paths: []string{"github.com/gofiber/fiber"},
	Rows: []Row{
		{Name: "Ctx", Role: Entry, From: HTTP},
		{Name: "Router.Add", Role: Entry, At: Arg(2), From: HTTP},
		{Name: "Router.All", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Delete", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Get", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Head", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Options", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Patch", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Post", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Put", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Use", Role: Entry, At: Arg(0), From: HTTP},

		// Nothing is sent before the handlers return. Redirect has no row: version 3 made a builder of it.
		{Name: "Ctx.SendStatus", Role: Code, At: Arg(0)},
		{Name: "Ctx.Status", Role: Code, At: Arg(0)},
		{Name: "Res.SendStatus", Role: Code, At: Arg(0)},
		{Name: "Res.Status", Role: Code, At: Arg(0)},

		{Name: "Ctx.AutoFormat", Role: Body, At: Arg(0)},
		{Name: "Ctx.CBOR", Role: Body, At: Arg(0)},
		{Name: "Ctx.Download", Role: Body, At: Arg(0)},
		{Name: "Ctx.Format", Role: Body, At: Arg(0)},
		{Name: "Ctx.JSON", Role: Body, At: Arg(0)},
		{Name: "Ctx.JSONP", Role: Body, At: Arg(0)},
		{Name: "Ctx.MsgPack", Role: Body, At: Arg(0)},
		{Name: "Ctx.Render", Role: Body, At: Arg(0)},
		{Name: "Ctx.Send", Role: Body, At: Arg(0)},
		{Name: "Ctx.SendFile", Role: Body, At: Arg(0)},
		{Name: "Ctx.SendStream", Role: Body, At: Arg(0)},
		{Name: "Ctx.SendStreamWriter", Role: Body, At: Arg(0)},
		{Name: "Ctx.SendString", Role: Body, At: Arg(0)},
		{Name: "Ctx.Write", Role: Body, At: Arg(0)},
		{Name: "Ctx.WriteString", Role: Body, At: Arg(0)},
		{Name: "Ctx.Writef", Role: Body, At: Arg(0)},
		{Name: "Ctx.XML", Role: Body, At: Arg(0)},
		{Name: "Res.AutoFormat", Role: Body, At: Arg(0)},
		{Name: "Res.CBOR", Role: Body, At: Arg(0)},
		{Name: "Res.Download", Role: Body, At: Arg(0)},
		{Name: "Res.Format", Role: Body, At: Arg(0)},
		{Name: "Res.JSON", Role: Body, At: Arg(0)},
		{Name: "Res.JSONP", Role: Body, At: Arg(0)},
		{Name: "Res.MsgPack", Role: Body, At: Arg(0)},
		{Name: "Res.Render", Role: Body, At: Arg(0)},
		{Name: "Res.Send", Role: Body, At: Arg(0)},
		{Name: "Res.SendFile", Role: Body, At: Arg(0)},
		{Name: "Res.SendStream", Role: Body, At: Arg(0)},
		{Name: "Res.SendStreamWriter", Role: Body, At: Arg(0)},
		{Name: "Res.SendString", Role: Body, At: Arg(0)},
		{Name: "Res.Write", Role: Body, At: Arg(0)},
		{Name: "Res.WriteString", Role: Body, At: Arg(0)},
		{Name: "Res.Writef", Role: Body, At: Arg(0)},
		{Name: "Res.XML", Role: Body, At: Arg(0)},
	},
}

var fiberRequestID = Library{
	Paths: []string{"github.com/gofiber/fiber/middleware/requestid"},
	Rows: []Row{
		{Name: "FromContext", Role: Delivery},
	},
}

var fiberUtils = Library{
	Paths: []string{"github.com/gofiber/fiber/utils"},
	Rows: []Row{
		{Name: "UUID", Role: Random},
		{Name: "UUIDv4", Role: Random},
	},
}
