package catalog

var iris = Library{
	Paths: []string{
		"github.com/kataras/iris",
		"github.com/kataras/iris/context",
	},
	Rows: []Row{
		{Name: "Context", Role: Entry, From: HTTP},

		{Name: "Context.StopWithError", Role: Status, At: Param("statusCode")},
		{Name: "Context.StopWithJSON", Role: Status, At: Param("statusCode")},
		{Name: "Context.StopWithPlainError", Role: Status, At: Param("statusCode")},
		{Name: "Context.StopWithProblem", Role: Status, At: Param("statusCode")},
		{Name: "Context.StopWithStatus", Role: Status, At: Param("statusCode")},
		{Name: "Context.StopWithText", Role: Status, At: Param("statusCode")},

		// The code goes out with what is sent next, or when the handlers have returned.
		{Name: "Context.StatusCode", Role: Code, At: Param("statusCode")},

		{Name: "Context.Binary", Role: Body, At: Param("data")},
		{Name: "Context.HTML", Role: Body, At: Param("format")},
		{Name: "Context.JSON", Role: Body, At: Param("v")},
		{Name: "Context.JSONP", Role: Body, At: Param("v")},
		{Name: "Context.Markdown", Role: Body, At: Param("markdownB")},
		{Name: "Context.MsgPack", Role: Body, At: Param("v")},
		{Name: "Context.Problem", Role: Body, At: Param("v")},
		{Name: "Context.Protobuf", Role: Body, At: Param("v")},
		{Name: "Context.SendFile", Role: Body, At: Param("src")},
		{Name: "Context.SendFileWithRate", Role: Body, At: Param("src")},
		{Name: "Context.ServeContent", Role: Body, At: Param("content")},
		{Name: "Context.ServeContentWithRate", Role: Body, At: Param("content")},
		{Name: "Context.ServeFile", Role: Body, At: Param("filename")},
		{Name: "Context.ServeFileWithRate", Role: Body, At: Param("filename")},
		{Name: "Context.Text", Role: Body, At: Param("format")},
		{Name: "Context.TextYAML", Role: Body, At: Param("v")},
		{Name: "Context.View", Role: Body, At: Param("filename")},
		{Name: "Context.Write", Role: Body, At: Param("rawBody")},
		{Name: "Context.WriteString", Role: Body, At: Param("body")},
		{Name: "Context.WriteWithExpiration", Role: Body, At: Param("body")},
		{Name: "Context.Writef", Role: Body, At: Param("format")},
		{Name: "Context.XML", Role: Body, At: Param("v")},
		{Name: "Context.YAML", Role: Body, At: Param("v")},

		{Name: "Context.NotFound", Role: Failure, At: Recv},

		{Name: "Context.SetErr", Role: Handed, At: Param("err")},
		{Name: "Context.SetErrPrivate", Role: Handed, At: Param("err")},
	},
}
