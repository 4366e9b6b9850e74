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
