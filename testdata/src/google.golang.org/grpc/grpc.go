package grpc

type ServiceDesc struct{}

type ServiceRegistrar interface {
	RegisterService(desc *ServiceDesc, impl any)
}
