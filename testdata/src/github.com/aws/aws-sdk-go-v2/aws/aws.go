package aws

import "time"

func String(v string) *string
func Time(v time.Time) *time.Time
func ToString(p *string) string
func ToTime(p *time.Time) time.Time
