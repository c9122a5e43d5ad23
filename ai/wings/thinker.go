package wings

import (
	"sync/atomic"
	"time"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/wings"
)

// This file holds one decision: what is known of the position, and how much may be tried.

// thinker is one decision of one power.
type thinker struct {
	scene  scene
	power  diplomacy.Power
	glance wings.Glance
	level  string
	o      ai.Options
	watch  ai.Watch
	until  time.Time
	dice   *engine.Fast

	worths  [powers]worth
	benches []*bench // one a worker
	cut     atomic.Bool
}

func newThinker(g wings.Glance, level string, o ai.Options, seed uint64, w ai.Watch) *thinker {
	t := &thinker{power: g.Power, glance: g, level: level, o: o, watch: w, dice: engine.NewFast(seed)}
	if o.Time > 0 {
		t.until = time.Now().Add(o.Time)
	}
	t.scene.lay(newGround(g.Board), g.Rules, g.At)
	return t
}

// orders are the power's orders for a phase.
func (t *thinker) orders(phase wings.Phase) []diplomacy.Order {
	var w writer
	switch {
	case phase == wings.Retreats:
		return w.retreats(&t.scene, t.power, t.dice, nil)
	case phase == wings.Builds:
		return w.adjustments(&t.scene, t.power, t.dice, nil)
	case t.level == cadet:
		return w.movement(&t.scene, t.power, t.dice, nil)
	}
	t.weighPlaces()
	if t.level == pilot {
		return t.pilot()
	}
	return t.commander()
}

// weighPlaces finds what places are worth to every power.
func (t *thinker) weighPlaces() {
	by := &inSpring
	if t.scene.at.Fall {
		by = &inFall
	}
	for p := diplomacy.Austria; p <= diplomacy.Turkey; p++ {
		t.scene.value(p, by, &t.worths[p])
	}
}

// stopped tells whether the clock has run out or somebody wants the move now.
func (t *thinker) stopped() bool {
	if t.cut.Load() {
		return true
	}
	select {
	case <-t.watch.Stop:
		t.cut.Store(true)
	default:
		if !t.until.IsZero() && time.Now().After(t.until) {
			t.cut.Store(true)
		}
	}
	return t.cut.Load()
}
