// training.toml: how many naval air squadrons a nation trains (17.35).

package awaw

import (
	"fmt"

	"awaw/tables"
	"awaw/units"
)

// trainingRules is training.toml.
type trainingRules struct {
	Since    int
	Cite     string
	Carried  []string
	Never    []string
	Standard map[string]int
	Classic  map[string]int
	Europe   map[string]int
	units    *units.Rules
}

func (w *world) loadTraining() error {
	w.training = &trainingRules{units: w.units}
	return w.kit.Tables.Decode("awaw/training.toml", w.training)
}

// Faults implements tables.Checker.
func (d *trainingRules) Faults() (out []tables.Fault) {
	known := func(key, name string) {
		if n, ok := d.units.Nation(name); !ok || d.units.Info(n).Name != name {
			out = append(out, tables.Fault{Key: key, Expected: fmt.Sprintf("nations as nations.toml names them, not %q", name), Do: "spell it so"})
		}
	}
	for key, list := range [...][]string{d.Carried, d.Never} {
		for _, name := range list {
			known([...]string{"carried", "never"}[key], name)
		}
	}
	for key, rates := range [...]map[string]int{d.Standard, d.Classic, d.Europe} {
		word := [...]string{"standard", "classic", "europe"}[key]
		for _, name := range sortedKeys(rates) {
			known(word, name)
			if n := rates[name]; n < 0 || n > mostTraining {
				out = append(out, tables.Fault{Key: word, Expected: fmt.Sprintf("rates from 0 to %d", mostTraining), Do: "correct " + name})
			}
		}
	}
	return out
}
