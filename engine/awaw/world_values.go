// The values of every table a scenario is played with: read once for a set of tables and a choice of readings, and shared.

package awaw

import (
	"errors"
	"strings"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// values are the rule values in force. Nothing writes on them once they are loaded.
type values struct {
	units    *units.Rules
	air      *aircombat.Rules
	partners *partners
	ground   *groundRules
	missions *missionRules
	fleets   *fleetRules
	naval    *aircombat.Naval
	strategy *strategicRules
	training *trainingRules
	science  *researchRules
	shown    *shownKinds
}

// loadValues gives the world its rule values: those already made of these tables with these readings, or new ones.
func (w *world) loadValues() error {
	var key strings.Builder
	key.WriteString(string(ID))
	for _, id := range sortedKeys(w.opt.chosen) {
		key.WriteString(" " + id + "=" + w.opt.chosen[id])
	}
	var err error
	w.values, err = engine.Kept(w.kit.Tables, key.String(), func() (values, error) {
		fresh := &world{kit: w.kit, opt: w.opt}
		err := fresh.readValues()
		return fresh.values, err
	})
	return err
}

func (w *world) readValues() (err error) {
	if w.units, err = units.Load(w.kit.Tables); err != nil {
		return err
	}
	w.nationReadings()
	if w.air, err = aircombat.Load(w.kit.Tables, w.units); err != nil {
		return err
	}
	w.combatReadings()
	err = errors.Join(w.loadPartners(), w.loadGround(), w.loadMissions(), w.loadFleets(), w.loadNaval(), w.loadStrategic(), w.loadTraining(), w.loadResearch())
	w.describeKinds()
	return err
}
