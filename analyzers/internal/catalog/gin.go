package catalog

// Group and Engine implement IRoutes.
var gin = Library{
	Paths: []string{"github.com/gin-gonic/gin"},
	Rows: []Row{
		{Name: "Context", Role: Entry, From: HTTP},
		{Name: "IRoutes.Any", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.DELETE", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.GET", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.HEAD", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.Handle", Role: Entry, At: Arg(2), From: HTTP},
		{Name: "IRoutes.Match", Role: Entry, At: Arg(2), From: HTTP},
		{Name: "IRoutes.OPTIONS", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.PATCH", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.POST", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.PUT", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.Use", Role: Entry, At: Arg(0), From: HTTP},

		{Name: "Context.AbortWithError", Role: Status, At: Param("code")},
		{Name: "Context.AbortWithStatus", Role: Status, At: Param("code")},
		{Name: "Context.AbortWithStatusJSON", Role: Status, At: Param("code")},
		{Name: "Context.AbortWithStatusPureJSON", Role: Status, At: Param("code")},
		{Name: "Context.AsciiJSON", Role: Status, At: Param("code")},
		{Name: "Context.BSON", Role: Status, At: Param("code")},
		{Name: "Context.Data", Role: Status, At: Param("code")},
		{Name: "Context.DataFromReader", Role: Status, At: Param("code")},
		{Name: "Context.HTML", Role: Status, At: Param("code")},
		{Name: "Context.IndentedJSON", Role: Status, At: Param("code")},
		{Name: "Context.JSON", Role: Status, At: Param("code")},
		{Name: "Context.JSONP", Role: Status, At: Param("code")},
		{Name: "Context.Negotiate", Role: Status, At: Param("code")},
		{Name: "Context.ProtoBuf", Role: Status, At: Param("code")},
		{Name: "Context.PureJSON", Role: Status, At: Param("code")},
		{Name: "Context.Redirect", Role: Status, At: Param("code")},
		{Name: "Context.Render", Role: Status, At: Param("code")},
		{Name: "Context.SecureJSON", Role: Status, At: Param("code")},
		{Name: "Context.String", Role: Status, At: Param("code")},
		{Name: "Context.TOML", Role: Status, At: Param("code")},
		{Name: "Context.XML", Role: Status, At: Param("code")},
		{Name: "Context.YAML", Role: Status, At: Param("code")},

		{Name: "Context.Status", Role: Code, At: Param("code")},

		{Name: "Context.File", Role: Body, At: Param("filepath")},
		{Name: "Context.FileAttachment", Role: Body, At: Param("filepath")},
		{Name: "Context.FileFromFS", Role: Body, At: Param("filepath")},
		{Name: "Context.SSEvent", Role: Body, At: Param("message")},
		{Name: "Context.Stream", Role: Body, At: Param("step")},
		{Name: "ResponseWriter.WriteHeaderNow", Role: Body, At: Recv},
		{Name: "ResponseWriter.WriteString", Role: Body, At: Arg(0)},

		{Name: "Context.Error", Role: Handed, At: Param("err")},
	},
}

var ginRequestID = Library{
	Paths: []string{"github.com/gin-contrib/requestid"},
	Rows: []Row{
		{Name: "Get", Role: Delivery},
	},
}
