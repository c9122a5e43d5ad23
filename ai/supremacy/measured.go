package supremacy

import _ "embed"

// This file holds how the levels were measured: each against the one below (awawctl ladder).

//go:embed measured.json
var measured []byte

// Measured is the file of measurements.
func Measured() []byte { return measured }
