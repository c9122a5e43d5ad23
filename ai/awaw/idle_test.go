package awaw_test

import (
	"testing"

	"awaw/engine/systems"
	"awaw/internal/sim"
	"awaw/scenarios"
	"awaw/tables"
)

// Whoever looks further at sea is not kept in port by what might come: from a side that needs points he wins against one who does nothing.
func TestNobodyStaysInPort(t *testing.T) {
	for _, id := range []string{"guadalcanal-1942", "okinawa-1945"} {
		doc, err := scenarios.Doc(id)
		if err != nil {
			t.Fatal(err)
		}
		start, err := systems.Start(doc, tables.Embedded())
		if err != nil {
			t.Fatal(err)
		}
		const games = 2
		got, err := sim.Pair(start, "commander", "pass", games, 1, 200, func() {})
		if err != nil {
			t.Fatal(err)
		}
		if got.Won != games {
			t.Errorf("%s: won %d of %d, with a mean lead of %.0f", id, got.Won, games, got.Lead)
		}
	}
}
