package game

import "awaw/engine"

// This file goes on by itself as far as nobody has to be asked.

// run goes on until somebody is asked, and lists what may be answered.
func (t *turn) run() (list []engine.Command, err error) {
	for !t.Over() {
		asks := false
		switch {
		case t.fight.kind != noFight:
			t.write()
			asks, err = t.battle()
		case t.phase == AirCombat:
			t.write()
			err = t.airCombat()
		case t.phase == Return:
			t.write()
			asks = t.returning()
		case t.phase == SeaCombat || t.phase == LandCombat:
			t.write()
			t.combat()
		case t.phase == Income:
			t.write()
			t.income()
		default:
			list = t.listed()
			if len(list) > 1 || t.draft.mission != noMission {
				return list, nil
			}
			t.through()
		}
		if err != nil {
			return nil, err
		}
		if asks {
			return t.listed(), nil
		}
	}
	return nil, nil
}

// through leaves a space whose units can do no more, or a step in which nothing can be done.
func (t *turn) through() {
	if t.Focus == nobody {
		t.write()
		t.next()
		return
	}
	if t.phase != AirMove { // who no longer sails may still launch
		t.Idle.Add(t.Focus)
	}
	t.Focus = nobody
}
