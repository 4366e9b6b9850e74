package worker

type ActivityRegistry interface {
	RegisterActivity(a interface{})
}

type WorkflowRegistry interface {
	RegisterWorkflow(w interface{})
}

type Registry interface {
	ActivityRegistry
	WorkflowRegistry
}

type Worker interface{ Registry }
