// The ground war as the air mind plays it (13, 15, 18.53-18.56, 18.61-18.62): what is asked, and who answers. Games without
// ground units never come here.

package awaw

import (
	"awaw/ai/awaw/clash"
	"awaw/engine"
	"awaw/engine/awaw"
)

// land is what the mind knows beside the air: its survey of the ground, filled again for every decision that needs one.
type land struct {
	m       landManner
	scape   *awaw.Landscape
	hexes   []landHex
	goals   []goal
	round   []int     // room for the hexes round one
	draws   []draw    // by space: what it is worth as a step to the goals
	drawnBy float64   // the manner's pull those go by
	age     uint64    // of those that still hold
	far     [][]uint8 // by space: hexes by land to every other
	near    [][]int16 // by space: those that can be reached by land, the nearest first
	marks   []uint64  // a bit a hex: something may be on it
	lines   []bool    // where supply would reach, once traced
	traced  bool
	reached []bool // where supply reaches, of one side or the other
	odds    clash.Odds
	zones   []dropZone

	objective int  // a space; the player turn is led there
	led       bool // there is one

	surveyed bool // since the position was last looked at
}

// landManner is one way of waging the ground war; it goes with the airManner of the same number.
type landManner struct {
	dare   float64 // worth of what an attack may win, over what it may cost
	reply  float64 // share of the enemy's air in reach that is taken to defend
	pull   float64 // weight of places farther off
	fear   float64 // weight of what the enemy may attack
	thrift float64 // what a factor of air sent over the ground should bring
	spare  float64 // what a factor sent against airfields should bring on top, where there are battles to support
}

// landManners go with airManners, one by one.
var landManners = []landManner{
	{dare: 1.2, reply: 0.35, pull: 1, fear: 0.15, thrift: 0.05, spare: 0},
	{dare: 1.2, reply: 0.35, pull: 1, fear: 0.15, thrift: 0.05, spare: 0},
	{dare: 1.4, reply: 0.25, pull: 1.3, fear: 0.2, thrift: 0.05, spare: 0.7},
	{dare: 0.7, reply: 0.7, pull: 0.7, fear: 0.7, thrift: 0.3, spare: 0.3},
	{dare: 1.2, reply: 0.4, pull: 1.5, fear: 0.25, thrift: 0.1, spare: 0},
	{dare: 1, reply: 0.6, pull: 1, fear: 0.6, thrift: 0.3, spare: 1},
	{dare: 1.6, reply: 0.2, pull: 1.6, fear: 0.15, thrift: 0, spare: 1.2},
}

// onLand answers what the ground war asks; false leaves the question to the air.
func (a *air) onLand(buf []engine.Command) ([]engine.Command, bool) {
	s := &a.sight
	first, last := s.Legal[0], s.Legal[len(s.Legal)-1]
	switch s.Land.Asked {
	case awaw.AskFeed:
		return a.feed(buf), true
	case awaw.AskMarch:
		return a.march(buf), true
	case awaw.AskBreakout:
		return a.march(buf), true
	case awaw.AskSupport:
		return a.supports(buf), true
	case awaw.AskDefend:
		return a.covers(buf), true
	case awaw.AskMeet:
		return a.meets(buf), true
	case awaw.AskDrop:
		return a.drops(buf), true
	case awaw.AskAssault:
		return a.assaults(buf), true
	case awaw.AskBar:
		return a.bars(buf), true
	case awaw.AskGuard:
		return a.guards(buf), true
	case awaw.AskStrike:
		return append(buf, a.sight.All(awaw.VerbRoll)...), true
	case awaw.AskAnswer:
		return a.answers(buf), true
	case awaw.AskUse:
		return a.uses(buf), true
	case awaw.AskRoll:
		return append(buf, first), true
	case awaw.AskToll:
		return append(buf, a.tolls()), true
	case awaw.AskAgain:
		return append(buf, a.again()), true
	case awaw.AskAdvance:
		return a.advances(buf), true
	case awaw.AskFight:
		if a.sight.Has(awaw.VerbHome) {
			return append(buf, a.stays()), true
		}
		return append(buf, a.presses(last)), true
	}
	return buf, false
}

// landKnows lists the commands of the ground war.
func landKnows(c engine.Command) bool {
	switch c.Verb {
	case awaw.VerbSupport, awaw.VerbDefend, awaw.VerbMeet, awaw.VerbHome, awaw.VerbMarch, awaw.VerbOverrun, awaw.VerbAssign, awaw.VerbAssault,
		awaw.VerbAbandon, awaw.VerbHold, awaw.VerbLose, awaw.VerbAdvance, awaw.VerbLoad, awaw.VerbDepart, awaw.VerbSpare:
		return true
	}
	return false
}

// Rest is the end of a step while there is a war on the ground. Marches, changes of base and what is sent to battles go by rules of thumb: those
// tell what a place is worth, not what is given up with the one left for it. Who starves is fed: he dies
// after a trial's end.
func (a *air) Rest(p engine.Position, side engine.Side) (engine.Command, bool) {
	q, ok := p.(*awaw.Position)
	if !ok {
		return engine.Command{}, false
	}
	a.look(q, side)
	if a.Legal(p, side); !a.sight.Land.On || a.sight.Land.Asked == awaw.AskFeed || !a.sight.Has(awaw.VerbDone) {
		return engine.Command{}, false
	}
	return a.sight.All(awaw.VerbDone)[0], true
}

// done ends a step, if it may be ended.
func (a *air) done(buf []engine.Command) []engine.Command {
	return append(buf, a.sight.All(awaw.VerbDone)...)
}
