package wings

import (
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
	writer writer

	nodes int // movements settled
	cut   bool
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
	switch phase {
	case wings.Retreats:
		return t.writer.retreats(&t.scene, t.power, t.dice, nil)
	case wings.Builds:
		return t.writer.adjustments(&t.scene, t.power, t.dice, nil)
	}
	return t.writer.movement(&t.scene, t.power, t.dice, nil)
}
