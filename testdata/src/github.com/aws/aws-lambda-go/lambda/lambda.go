package lambda

func Start(handler interface{})
