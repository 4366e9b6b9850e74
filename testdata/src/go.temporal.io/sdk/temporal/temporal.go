package temporal

func NewNonRetryableApplicationError(msg, errType string, cause error, details ...interface{}) error
