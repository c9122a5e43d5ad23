package main

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/internal/present/program"
)

// All clauses of a system are listed in the order of the rules, numbers as they count: the ninth of the dispatch stands between the eighth and the tenth.
func TestRulesStandInTheirOrder(t *testing.T) {
	d := testDesk(t, options{saves: t.TempDir(), mute: true})
	start(t, d, program.NewGame{Scenario: "first-dispatch", Seats: []string{person, "pass"}})
	list := d.RulesFrom("as.dispatch.9")
	at := slices.Index(list, engine.Cite("as.dispatch.9"))
	if at < 1 || list[at-1] != "as.dispatch.8" || list[at+1] != "as.dispatch.10" || !slices.Contains(list, "as.aim.1") || !slices.Contains(list, "as.retreat.2") {
		t.Errorf("the ninth is at %d of %v", at, list)
	}
}
