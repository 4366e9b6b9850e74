module github.com/replaylint/replaylint

go 1.26.0

require (
	go.yaml.in/yaml/v3 v3.0.4
	golang.org/x/mod v0.35.0
	golang.org/x/tools v0.44.0
)

require golang.org/x/sync v0.20.0 // indirect
