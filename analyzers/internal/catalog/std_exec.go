package catalog

var stdExec = Library{
	Paths: []string{"os/exec"},
	Rows: []Row{
		{Name: "Cmd.CombinedOutput", Role: Call, At: Recv},
		{Name: "Cmd.Output", Role: Call, At: Recv},
		{Name: "Cmd.Run", Role: Call, At: Recv},
	},
}
