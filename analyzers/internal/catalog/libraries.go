package catalog

// libraries lists every library of the catalogue.
var libraries = []Library{
	awsSQS,
	googleUUID,
}
