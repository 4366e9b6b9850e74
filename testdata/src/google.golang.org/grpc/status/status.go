package status

import "google.golang.org/grpc/codes"

func Error(c codes.Code, msg string) error
func Errorf(c codes.Code, format string, a ...any) error
