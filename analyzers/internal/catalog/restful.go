package catalog

var restful = Library{
	Paths: []string{"github.com/emicklei/go-restful"},
	Rows: []Row{
		{Name: "Container.Handle", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Container.HandleWithFilter", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Request", Role: Entry, From: HTTP},
		{Name: "RouteBuilder.To", Role: Entry, At: Param("function"), From: HTTP},

		{Name: "Response.WriteError", Role: Status, At: Param("httpStatus")},
		{Name: "Response.WriteErrorString", Role: Status, At: Param("httpStatus")},
		{Name: "Response.WriteHeader", Role: Status, At: Param("httpStatus")},
		{Name: "Response.WriteHeaderAndEntity", Role: Status, At: Param("status")},
		{Name: "Response.WriteHeaderAndJson", Role: Status, At: Param("status")},
		{Name: "Response.WriteHeaderAndXml", Role: Status, At: Param("status")},
		{Name: "Response.WriteServiceError", Role: Status, At: Param("httpStatus")},

		{Name: "Response.Write", Role: Body, At: Param("bytes")},
		{Name: "Response.WriteAsJson", Role: Body, At: Param("value")},
		{Name: "Response.WriteAsXml", Role: Body, At: Param("value")},
		{Name: "Response.WriteEntity", Role: Body, At: Param("value")},
		{Name: "Response.WriteJson", Role: Body, At: Param("value")},

		{Name: "Response.InternalServerError", Role: Failure, At: Recv},
	},
}
