package aws

func String(v string) *string
func StringValue(v *string) string
