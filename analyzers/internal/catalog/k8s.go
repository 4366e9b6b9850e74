package catalog

var k8sUUID = Library{
	Paths: []string{"k8s.io/apimachinery/pkg/util/uuid"},
	Rows: []Row{
		{Name: "NewUUID", Role: Random},
	},
}

var k8sRand = Library{
	Paths: []string{"k8s.io/apimachinery/pkg/util/rand"},
	Rows: []Row{
		{Name: "Int", Role: Random},
		{Name: "Int63nRange", Role: Random},
		{Name: "Intn", Role: Random},
		{Name: "IntnRange", Role: Random},
		{Name: "Perm", Role: Random},
		{Name: "String", Role: Random},

		{Name: "SafeEncodeString", Role: Stable},
	},
}

var k8sWait = Library{
	Paths: []string{"k8s.io/apimachinery/pkg/util/wait"},
	Rows: []Row{
		// They go on whether the function fails or not.
		{Name: "BackoffUntil", Role: Entry, At: Param("f"), From: Schedule},
		{Name: "BackoffUntilWithContext", Role: Entry, At: Param("f"), From: Schedule},
		{Name: "Forever", Role: Entry, At: Param("f"), From: Schedule},
		{Name: "JitterUntil", Role: Entry, At: Param("f"), From: Schedule},
		{Name: "JitterUntilWithContext", Role: Entry, At: Param("f"), From: Schedule},
		{Name: "NonSlidingUntil", Role: Entry, At: Param("f"), From: Schedule},
		{Name: "NonSlidingUntilWithContext", Role: Entry, At: Param("f"), From: Schedule},
		{Name: "Until", Role: Entry, At: Param("f"), From: Schedule},
		{Name: "UntilWithContext", Role: Entry, At: Param("f"), From: Schedule},

		{Name: "ExponentialBackoff", Role: Retry, At: Param("condition")},
		{Name: "ExponentialBackoffWithContext", Role: Retry, At: Param("condition")},
		{Name: "Poll", Role: Retry, At: Param("condition")},
		{Name: "PollImmediate", Role: Retry, At: Param("condition")},
		{Name: "PollImmediateInfinite", Role: Retry, At: Param("condition")},
		{Name: "PollImmediateInfiniteWithContext", Role: Retry, At: Param("condition")},
		{Name: "PollImmediateUntil", Role: Retry, At: Param("condition")},
		{Name: "PollImmediateUntilWithContext", Role: Retry, At: Param("condition")},
		{Name: "PollImmediateWithContext", Role: Retry, At: Param("condition")},
		{Name: "PollInfinite", Role: Retry, At: Param("condition")},
		{Name: "PollInfiniteWithContext", Role: Retry, At: Param("condition")},
		{Name: "PollUntil", Role: Retry, At: Param("condition")},
		{Name: "PollUntilContextCancel", Role: Retry, At: Param("condition")},
		{Name: "PollUntilContextTimeout", Role: Retry, At: Param("condition")},
		{Name: "PollUntilWithContext", Role: Retry, At: Param("condition")},
		{Name: "PollWithContext", Role: Retry, At: Param("condition")},
	},
}

var k8sRetry = Library{
	Paths: []string{"k8s.io/client-go/util/retry"},
	Rows: []Row{
		{Name: "OnError", Role: Retry, At: Param("fn")},
		{Name: "RetryOnConflict", Role: Retry, At: Param("fn")},
	},
}

var k8sPointers = Library{
	Paths: []string{
		"k8s.io/utils/pointer",
		"k8s.io/utils/ptr",
	},
	Rows: []Row{
		{Name: "Deref", Role: Identity, At: Param("ptr")},
		{Name: "To", Role: Identity, At: Param("v")},

		// Variables of function type.
		{Name: "Int64", Role: Identity, At: Arg(0)},
		{Name: "Int64Deref", Role: Identity, At: Arg(0)},
		{Name: "String", Role: Identity, At: Arg(0)},
		{Name: "StringDeref", Role: Identity, At: Arg(0)},
	},
}

// The interfaces for clocks embed PassiveClock. Methods Now are known by a family rule.
var k8sClock = Library{
	Paths: []string{"k8s.io/utils/clock"},
	Rows: []Row{
		{Name: "PassiveClock.Since", Role: Clock},
	},
}

var k8sReconcile = Library{
	Paths: []string{
		"sigs.k8s.io/controller-runtime",
		"sigs.k8s.io/controller-runtime/pkg/reconcile",
	},
	Rows: []Row{
		{Name: "Request", Role: Entry, From: Reconcile},
		{Name: "TypedReconciler.Reconcile", Role: Entry, At: Recv, From: Reconcile},
	},
}

// A resource's version changes with every write to it, the controller's own
// included; its UID does not.
var k8sMeta = Library{
	Paths: []string{"k8s.io/apimachinery/pkg/apis/meta"},
	Rows: []Row{
		{Name: "ObjectMeta.ResourceVersion", Role: Delivery},
	},
}

var k8sClient = Library{
	Paths: []string{"sigs.k8s.io/controller-runtime/pkg/client"},
	Rows: []Row{
		{Name: "SubResourceWriter.Apply", Role: Write, At: Arg(1)},
		{Name: "SubResourceWriter.Create", Role: Write, At: Arg(1)},
		{Name: "SubResourceWriter.Patch", Role: Write, At: Arg(1)},
		{Name: "SubResourceWriter.Update", Role: Write, At: Arg(1)},
		{Name: "Writer.Apply", Role: Write, At: Arg(1)},
		{Name: "Writer.Create", Role: Write, At: Arg(1)},
		{Name: "Writer.Delete", Role: Write, At: Arg(1)},
		{Name: "Writer.DeleteAllOf", Role: Write, At: Arg(1)},
		{Name: "Writer.Patch", Role: Write, At: Arg(1)},
		{Name: "Writer.Update", Role: Write, At: Arg(1)},

		{Name: "Reader.Get", Role: Read},
		{Name: "Reader.List", Role: Read},
		{Name: "SubResourceReader.Get", Role: Read},
	},
}
