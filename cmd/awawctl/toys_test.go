//go:build toys

package main

import (
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// Every command serves a second system, or says plainly which it serves.
func TestScriptsOfTheToy(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata/toys"})
}
