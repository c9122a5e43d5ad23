// What the levels were measured to be worth, as `awawctl ladder` writes it down.

package ai

import (
	_ "embed"
	"encoding/json"
)

// Measurement is how a level scored against another, draws counted half.
type Measurement struct {
	Level   string  `json:"level"`
	Against string  `json:"against"`
	Nodes   [2]int  `json:"nodes"` // commands tried for one decision, by each
	Games   int     `json:"games"`
	Share   float64 `json:"share"`
}

//go:embed measured.json
var measured []byte

// Measured gives what a level was measured to score, if it was.
func Measured(level string) (Measurement, bool) {
	var all []Measurement
	if json.Unmarshal(measured, &all) != nil {
		return Measurement{}, false // a test holds the file sound
	}
	for _, m := range all {
		if m.Level == level {
			return m, true
		}
	}
	return Measurement{}, false
}
