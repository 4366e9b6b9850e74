package catalog

var stdSMTP = Library{
	Paths: []string{"net/smtp"},
	Rows: []Row{
		{Name: "SendMail", Role: Notify, At: Param("msg")},
	},
}
