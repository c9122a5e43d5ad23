// What the scenarios were measured to be worth to each side, as the balance command writes it down.

package scenarios

import (
	_ "embed"
	"encoding/json"
)

// Balance is how often each side won a scenario between equal opponents.
type Balance struct {
	Scenario string    `json:"scenario"`
	Edition  int       `json:"edition"`
	Bot      string    `json:"bot"` // who played all sides
	Games    int       `json:"games"`
	Won      []float64 `json:"won"` // share of the games each side won, 0 to 1; the rest nobody did
}

//go:embed balance.json
var balances []byte

// Measured gives what was measured of a scenario in this edition when such a bot played all sides, if it was.
func Measured(id string, edition int, bot string) (Balance, bool) {
	var all []Balance
	if json.Unmarshal(balances, &all) != nil {
		return Balance{}, false // a test holds the file sound
	}
	for _, b := range all {
		if b.Scenario == id && b.Edition == edition && b.Bot == bot {
			return b, true
		}
	}
	return Balance{}, false
}
