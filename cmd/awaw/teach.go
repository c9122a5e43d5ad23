package main

import (
	"fmt"
	"os"

	"awaw/internal/learn"
	"awaw/internal/present"
)

// This file lends the screen what teaches.

// Guide gives the guided game of a scenario, nil for none.
func (d *desk) Guide(scenario string) *present.Guide {
	g, err := learn.Guide(scenario)
	if err != nil {
		fmt.Fprintln(os.Stderr, "awaw:", err)
	}
	return g
}
