package awaw

import (
	_ "embed"
	"sync"

	"awaw/ai"
)

// This file holds what was found off line for the beginnings of scenarios.

//go:embed openings.json
var openingsFile []byte

// Openings are what to do before the first dice of scenarios as they are shipped (make openings). A test holds the file sound.
var Openings = sync.OnceValue(func() ai.Openings {
	o, _ := ai.ReadOpenings(openingsFile)
	return o
})
