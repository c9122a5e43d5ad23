package systems_test

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// A scenario of any system with more faults than anybody reads tells the first of them and looks for no more: each costs a look through the file.
func TestNotAllFaultsAreTold(t *testing.T) {
	numbers, words := strings.Repeat("1000, ", 900)+"1001", `"x`+strings.Repeat(`x", "x`, 900)+`"`
	for id, list := range map[string][2]string{
		"barbarossa-1941": {"counters", numbers}, "first-raid": {"units", words}, "manchuria-1945": {"owns", words},
		"wings-two-1901": {"units", words}, "air-units-1901": {"units", words},
	} {
		doc, err := scenarios.Doc(id)
		if err != nil {
			t.Fatal(err)
		}
		was := regexp.MustCompile(`(?m)^` + list[0] + ` = \[.*\]$`).FindString(string(doc.Data))
		if was == "" {
			t.Fatalf("%s has no %s", id, list[0])
		}
		text := strings.Replace(string(doc.Data), was, list[0]+" = ["+list[1]+"]", 1)
		_, err = systems.Start(engine.Doc{Name: doc.Name, Data: []byte(text)}, tables.Embedded())
		if n := told(err); n == 0 || n > tables.MostFaults {
			t.Errorf("%s: %d faults are told: %.200v", id, n, err)
		}
	}
}

// told counts the faults in an error.
func told(err error) int {
	if many, ok := err.(interface{ Unwrap() []error }); ok {
		n := 0
		for _, e := range many.Unwrap() {
			n += told(e)
		}
		return n
	}
	if errors.As(err, new(*tables.Error)) {
		return 1
	}
	return 0
}
