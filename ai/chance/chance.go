// Package chance tells how likely a side is to win from how its position stands, by small models that were fitted to played games.
package chance

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"

	"awaw/engine"
)

// Standing is a position in numbers, as one side has it: its own less the enemy's.
type Standing struct {
	Scenario string    `json:"scenario"` // id
	Family   string    `json:"family"`   // of scenarios that are alike
	Togo     float64   `json:"togo"`     // turns still to be played
	X        []float64 `json:"x"`
}

// Stander is a mind that tells a position in numbers.
type Stander interface {
	// Standing is how a position stands for a side, with the chance to win by the lead alone; false where no lead decides, or all is decided.
	// The numbers are good until the next question.
	Standing(p engine.Position, side engine.Side) (s Standing, plain float64, ok bool)
	// Clock counts the player turns gone by.
	Clock(p engine.Position) int
}

// Model is what each number of a standing is worth: now, and for every turn still to be played.
type Model struct {
	Name  string    `json:"name"`  // a scenario's id, or a family
	Floor float64   `json:"floor"` // turns whose luck is always still to come
	Now   []float64 `json:"now"`
	Later []float64 `json:"later"`
	From  *Source   `json:"from,omitempty"` // the games that made it, where they are not those of the table
}

// Source are the games a model was learnt from.
type Source struct {
	Commit string `json:"commit"`
	Level  string `json:"level"`           // of those who played
	Nodes  int    `json:"nodes,omitempty"` // commands they might try for a decision, if not their usual number
	Games  int    `json:"games"`
	Seed   uint64 `json:"seed"`
}

// Win is the chance that the side wins; half of that of a draw counts.
func (m *Model) Win(s *Standing) float64 {
	z := 0.0
	for i, x := range s.X {
		z += (m.Now[i] + m.Later[i]*s.Togo) * x
	}
	return logistic(z / math.Sqrt(m.Floor+s.Togo))
}

func logistic(z float64) float64 { return 1 / (1 + math.Exp(-z)) }

// Table are the models of a system, with the games that made them.
type Table struct {
	Commit string  `json:"commit"`
	Games  int     `json:"games"` // of each scenario
	Seed   uint64  `json:"seed"`
	Models []Model `json:"models"` // of scenarios, and of families for those that were not measured
}

// Read reads a table whose standings have so many numbers.
func Read(data []byte, numbers int) (Table, error) {
	var t Table
	if err := json.Unmarshal(data, &t); err != nil {
		return t, err
	}
	for _, m := range t.Models {
		if len(m.Now) != numbers || len(m.Later) != numbers || m.Floor <= 0 {
			return t, fmt.Errorf("model %s: %d and %d numbers, floor %v; expected %d, and a floor above nothing", m.Name, len(m.Now), len(m.Later), m.Floor, numbers)
		}
	}
	return t, nil
}

// Find gives the model of a scenario, or else that of its family; nil if there is neither.
func (t *Table) Find(scenario, family string) *Model {
	for _, name := range [...]string{scenario, family} {
		if i := slices.IndexFunc(t.Models, func(m Model) bool { return m.Name == name }); i >= 0 {
			return &t.Models[i]
		}
	}
	return nil
}
