package sea_test

import (
	"slices"
	"testing"

	"awaw/aircombat"
	"awaw/engine/awaw"
)

// 22.44: searchers find the largest task force first. Whoever wants the small one beside it is promised less than if it lay alone, and more searchers
// promise more.
func TestWhatLiesBesideALargerForceIsFoundLess(t *testing.T) {
	a, s := admiral(scene(t, "coral-sea-1942"), 2)
	var force aircombat.Force
	for i := range s.Units {
		if u := &s.Units[i]; u.Side == 2 && u.Deck && u.Thirds == 5 {
			force = slices.Clone(a.Armed(u.Counter))
			break
		}
	}
	var convoy, large awaw.GlanceForce
	for _, f := range s.Sea.Forces {
		switch {
		case f.Side == 1 && f.Transports > 0:
			convoy = f
		case f.Side == 1 && f.Factors > large.Factors:
			large = f
		}
	}
	one := aircombat.Searchers{Carriers: 1}
	alone := a.SeekWorth(force, []awaw.GlanceForce{convoy}, one)
	large.Squadrons = 12 // nobody attacks it
	if v := a.SeekWorth(force, []awaw.GlanceForce{convoy, large}, one); v <= 0 || v >= 0.8*alone {
		t.Errorf("a convoy promises %.2f beside a larger force and %.2f alone", v, alone)
	}
	if v := a.SeekWorth(force, []awaw.GlanceForce{convoy}, aircombat.Searchers{Squadrons: 6, Carriers: 1}); v <= alone {
		t.Errorf("more searchers promise %.2f, one carrier %.2f", v, alone)
	}
}

// 17.352: Japan's naval air is elite over its ships too, so a strike on them is worth less than on others with as many patrols.
func TestElitePatrolsAreReckonedAsSuch(t *testing.T) {
	_, s := admiral(scene(t, "coral-sea-1942").Seen(2).(*awaw.Position), 2)
	japan, _ := s.Pos.NavalAir(1)
	allies, ok := s.Pos.NavalAir(2)
	if !japan.Elite || allies.Elite || !ok {
		t.Errorf("Japan's naval air is elite: %t; that of the Allies: %t", japan.Elite, allies.Elite)
	}
}
