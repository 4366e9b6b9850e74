package worker

type Worker interface {
	RegisterActivity(a interface{})
	RegisterWorkflow(w interface{})
}

type ActivityRegistry interface {
	RegisterActivity(a interface{})
}

type WorkflowRegistry interface {
	RegisterWorkflow(w interface{})
}
