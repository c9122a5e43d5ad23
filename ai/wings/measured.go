package wings

import (
	_ "embed"

	"awaw/engine/diplomacy"
)

// This file holds how the levels were measured: one of a level among six of another (make seats).

//go:embed measured-rn46.json
var measured46 []byte

//go:embed measured-rn44.json
var measured44 []byte

// Measured is a file of measurements of one of the systems.
func Measured(system diplomacy.System) []byte {
	if system == diplomacy.RN44 {
		return measured44
	}
	return measured46
}
