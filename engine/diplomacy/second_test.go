package diplomacy

import "testing"

// A second reading: every clause of both air systems that weighs two or three has a case written from the rules alone.
func TestSecondReading(t *testing.T) {
	shown := meetAll(t, secondCases(t))
	for _, c := range airLedger(t) {
		if c.Weight >= 2 && c.Topic != "diplomacy" && !shown[c.ID] {
			t.Errorf("%s has no second case", c.ID)
		}
	}
}

func secondCases(t testing.TB) []clauseCase {
	t.Helper()
	return casesIn(t, "testdata/second-rn44.toml", "testdata/second-rn46.toml")
}
