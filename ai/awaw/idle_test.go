package awaw_test

import (
	"testing"

	"awaw/internal/sim"
)

// Whoever looks further at sea is not kept in port by what might come: from a side that needs points he wins against one who does nothing.
func TestNobodyStaysInPort(t *testing.T) {
	for id, games := range map[string]int{"guadalcanal-1942": 4, "okinawa-1945": 2} {
		got, err := sim.Pair(started(t, id), "commander", "pass", games, 1, 200, func() {})
		if err != nil {
			t.Fatal(err)
		}
		if got.Won <= games*2/3 { // bad luck may cost one of four
			t.Errorf("%s: won %d of %d, with a mean lead of %.0f", id, got.Won, games, got.Lead)
		}
	}
}
