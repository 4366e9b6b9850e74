package catalog

var paypal = Library{
	Paths: []string{"github.com/plutov/paypal"},
	Rows: []Row{
		{Name: "Client.CaptureAuthorizationWithPaypalRequestId", Role: Key, At: Param("requestID"), Tier: Outgoing},
		{Name: "Client.CaptureOrderWithPaypalRequestId", Role: Key, At: Param("requestID"), Tier: Outgoing},
		{Name: "Client.CreateOrderWithPaypalRequestID", Role: Key, At: Param("requestID"), Tier: Outgoing},
		{Name: "Client.RefundCaptureWithPaypalRequestId", Role: Key, At: Param("requestID"), Tier: Outgoing},
		{Name: "SenderBatchHeader.SenderBatchID", Role: Key, Tier: Outgoing},
	},
}
