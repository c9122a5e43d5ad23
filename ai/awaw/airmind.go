// The air mind: what the thinking opponents know of the air game. Which step it is they read from what is legal.

package awaw

import (
	"awaw/ai"
	"awaw/ai/awaw/duel"
	"awaw/ai/awaw/raid"
	"awaw/ai/awaw/sea"
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
)

// air is the mind for the air game.
type air struct {
	sight    sight.Sight
	reck     *duel.Reckoner
	sea      *sea.Admiral
	raid     *raid.Planner
	land     land
	m        airManner
	learnt   bool // weighs by chances learnt from games
	drilled  bool // does so where it was found to win more
	standing standing
	reckoned [][]gained // by base: what the enemy may gain there, as far as it has been asked for
	free     []int      // by base: room left while moves are planned
	flights  []flight
	shifts   []shift
}

// airManner is one way of playing. Worths are in points.
type airManner struct {
	kill   float64 // worth of an enemy factor eliminated, over its points
	loss   float64 // cost of an own one, over the enemy's points for it
	prize  float64 // worth of a point to be had at the end of the player turn
	thrift float64 // what a factor sent should bring on top
	least  float64 // what a mission should promise
	mass   float64 // share of what the enemy could bring that is taken to come
	guard  float64 // weight of what may be lost to the enemy's next player turn
	wings  int     // targets at once
}

// airManners are the ways it knows. The first was found by letting manners play each other: it sends less and only in mass,
// and thinks first of what the enemy may do in return. The second is the plain one, the rest lean one way or another.
var airManners = []airManner{
	{kill: 1.5, loss: 1.5, prize: 2.25, thrift: 0.9, least: 0.5, mass: 0.9, guard: 3, wings: 2},
	{kill: 1.5, loss: 1.5, prize: 1, thrift: 0.2, least: 0.3, mass: 0.8, guard: 1, wings: 6},
	{kill: 1.5, loss: 1.5, prize: 1.6, thrift: 0.05, least: 0.1, mass: 0.4, guard: 1, wings: 6},
	{kill: 1, loss: 3, prize: 0.8, thrift: 0.3, least: 1, mass: 0.6, guard: 1.2, wings: 3},
	{kill: 3, loss: 1.5, prize: 1, thrift: 0, least: 0.1, mass: 0.35, guard: 0.8, wings: 4},
	{kill: 1.5, loss: 1.5, prize: 1, thrift: 0.4, least: 0.5, mass: 0.9, guard: 1, wings: 2},
	{kill: 2, loss: 2, prize: 2.5, thrift: 0, least: 0, mass: 0.25, guard: 1.5, wings: 8},
}

// raids is how raids are played in the manner.
func (m airManner) raids() raid.Manner {
	return raid.Manner{Kill: m.kill, Loss: m.loss, Least: m.least, Mass: m.mass, Wings: m.wings}
}

// plain is the manner without leanings.
const plain = 1

// Mind makes a mind for a position of this game; nil for one of another.
func Mind(p engine.Position) ai.Mind {
	q, ok := p.(*awaw.Position)
	if !ok {
		return nil
	}
	a := &air{reck: duel.New(q.Air())}
	a.sea, a.raid = sea.New(&a.sight), raid.New(&a.sight, a.reck)
	return a
}

// Fits is yes while the rule values are the same.
func (a *air) Fits(p engine.Position) bool {
	q, ok := p.(*awaw.Position)
	return ok && q.Air() == a.reck.Rules
}

// Knows lists what the steps below play.
func (*air) Knows(c engine.Command) bool {
	switch c.Verb {
	case awaw.VerbFly:
		return c.C == engine.NoRef && c.N == 0
	case awaw.VerbAirbase, awaw.VerbStage, awaw.VerbResolve, awaw.VerbEngage, awaw.VerbRoll, awaw.VerbScope, awaw.VerbShare, awaw.VerbPay,
		awaw.VerbFlee, awaw.VerbLeave, awaw.VerbStay, awaw.VerbPress, awaw.VerbStop, awaw.VerbLand, awaw.VerbDisplace, awaw.VerbYield,
		awaw.VerbBuild, awaw.VerbInvest, awaw.VerbRedeploy, awaw.VerbBreak, awaw.VerbJoin, awaw.VerbDone, awaw.VerbChoose, awaw.VerbDefault:
		return true
	}
	return landKnows(c) || raid.Knows(c) || sea.Knows(c)
}

// Folly is to meet ships with a task force that has nothing ready to strike them: the enemy it is tried against is kinder than others,
// and what can only be lost is not staked on that.
func (a *air) Folly(p engine.Position, side engine.Side, c engine.Command) bool {
	q, ok := p.(*awaw.Position)
	if !ok || c.Verb != awaw.VerbIntercept {
		return false
	}
	a.look(q, side)
	f := a.sight.Force(c.A.Index() - awaw.FirstForce)
	return f != nil && f.Squadrons == 0
}

// Manners counts the ways of playing.
func (*air) Manners() int { return len(airManners) }

// sideCount is how many sides an air game has.
const sideCount = 2

// Clock counts player turns.
func (*air) Clock(p engine.Position) int {
	if m, ok := p.(engine.PhaseMarker); ok {
		id := int(m.PhaseID())
		return id>>16*sideCount + id>>8&0xff
	}
	return 0
}

// Moves plays the step the position is in.
func (a *air) Moves(p engine.Position, side engine.Side, manner int, buf []engine.Command) []engine.Command {
	q, ok := p.(*awaw.Position)
	if !ok {
		return buf
	}
	s := &a.sight
	a.m = airManners[manner]
	a.sea.Play(manner, a.m.loss)
	a.look(q, side)
	if s.Land.On {
		a.land.m = landManners[manner]
		if a.m.thrift += a.land.m.spare; a.land.led {
			a.m.thrift += objectiveSpare
		}
		if s.Hungry() {
			a.m.wings = 1 // the rest flies with the transports
			a.m.thrift += 0.3
		}
	}
	a.raid.Play(a.m.raids())
	if s.Fight.Stay && side != s.Phasing && !s.Fight.Over {
		return a.defend(buf)
	}
	if a.Legal(p, side); len(s.Legal) < 2 {
		return append(buf, s.Legal...)
	}
	if a.sight.Has(awaw.VerbChoose) || a.asksLanding() { // the default keeps what is worth most, and brings home what has flown
		return append(buf, a.sight.All(awaw.VerbDefault)...)
	}
	if out, ok := a.raid.On(buf); ok {
		return a.byQuietWays(out)
	}
	if out, ok := a.sea.On(buf); ok {
		return out
	}
	if s.Land.On {
		if out, ok := a.onLand(buf); ok {
			return a.byQuietWays(out)
		}
	}
	return a.answer(buf)
}

// Legal lists what is legal, once for a position that is asked about again.
func (a *air) Legal(p engine.Position, side engine.Side) []engine.Command {
	return a.sight.List(p, side)
}

// look takes a position in anew.
func (a *air) look(p *awaw.Position, side engine.Side) {
	a.sight.Look(p, side)
	if len(a.sight.Sea.Forces) > 0 {
		a.sea.Reckons = doctrines[p.Scenario()].reckons
	}
	a.land.surveyed = false
	for len(a.reckoned) < len(a.sight.Bases) {
		a.reckoned = append(a.reckoned, nil)
	}
	for i := range a.reckoned {
		a.reckoned[i] = a.reckoned[i][:0]
	}
}

// answer is what is said to a question of the air war, or a step of it played.
func (a *air) answer(buf []engine.Command) []engine.Command {
	s := &a.sight
	first, last := s.Legal[0], s.Legal[len(s.Legal)-1]
	switch {
	case a.sight.Has(awaw.VerbEngage):
		return append(buf, last)
	case a.sight.Has(awaw.VerbScope):
		if s.Fight.Harm <= s.Fight.Ready {
			return append(buf, first)
		}
		return append(buf, last)
	case a.sight.Has(awaw.VerbShare), a.sight.Has(awaw.VerbPay):
		return append(buf, a.pays())
	case a.sight.Has(awaw.VerbResolve):
		return append(buf, a.richest())
	case a.sight.Has(awaw.VerbLeave):
		return append(buf, a.sight.All(awaw.VerbLeave)[0])
	case a.sight.Has(awaw.VerbFlee):
		return append(buf, a.refuge(a.sight.All(awaw.VerbFlee)))
	case a.sight.Has(awaw.VerbPress):
		return a.press(buf)
	case a.sight.Has(awaw.VerbDisplace):
		return append(buf, a.refuge(a.sight.All(awaw.VerbDisplace)))
	case a.sight.Has(awaw.VerbYield):
		return append(buf, last)
	case a.sight.Has(awaw.VerbDone):
		return a.step(buf, a.sight.All(awaw.VerbDone)[0])
	case a.sight.Has(awaw.VerbBreak):
		return a.parts(buf)
	}
	return buf
}

// step plays the steps in which a side does as much as it likes and then ends them.
func (a *air) step(buf []engine.Command, done engine.Command) []engine.Command {
	switch {
	case a.sight.Land.On && a.sight.Pos.Rebases() && a.sight.Has(awaw.VerbAirbase) && !a.sight.Has(awaw.VerbBuild) && !a.sight.Has(awaw.VerbRedeploy) && a.forwardBase(&buf):
		return buf
	case a.sight.Has(awaw.VerbStage):
		buf = a.stage(buf)
		buf = a.coverAhead(awaw.VerbStage, a.bringUp(awaw.VerbStage, buf))
	case a.sight.Has(awaw.VerbFly):
		buf = a.announce(buf)
	case a.sight.Has(awaw.VerbLand):
		if buf = a.comeHome(buf); len(buf) > 0 {
			return buf // who comes home last ends the step
		}
	case a.sight.Has(awaw.VerbInvest): // what research brings can be built at once
		return a.studies(buf)
	case a.sight.Has(awaw.VerbBuild):
		if buf = a.build(buf); len(buf) > 0 {
			return buf // there may be money left
		}
	case a.sight.Has(awaw.VerbRedeploy) && a.fronted():
		a.rooms()
		buf = a.bringUp(awaw.VerbRedeploy, buf)
	case a.sight.Has(awaw.VerbRedeploy):
		buf = a.shift(awaw.VerbRedeploy, buf)
	}
	buf = a.raid.Fronts(buf)
	return append(buf, done)
}

// comeHome plans where air lands that has flown.
func (a *air) comeHome(buf []engine.Command) []engine.Command {
	if a.fronted() {
		a.rooms()
		return a.bringUp(awaw.VerbLand, buf)
	}
	return a.shift(awaw.VerbLand, buf)
}

// fronted tells whether air that rests is wanted where the ground war goes on. In a side's last player turn it is not: then it stands where
// the enemy has least to gain.
func (a *air) fronted() bool { return a.sight.Land.On && a.sight.Turn < a.sight.Turns }

// rooms takes down the room of every base.
func (a *air) rooms() {
	a.free = a.free[:0]
	for _, b := range a.sight.Bases {
		a.free = append(a.free, b.Free)
	}
}

// room is the room at a space, as planned.
func (a *air) room(space int) *int {
	if i := a.sight.Index(space); i >= 0 {
		return &a.free[i]
	}
	return nil
}

// rehouse plans a move of so many thirds from where they are to a base. Where they are need be none any more: then no room is gained.
func (a *air) rehouse(from, to, thirds int) {
	if r := a.room(from); r != nil {
		*r += thirds
	}
	if r := a.room(to); r != nil {
		*r -= thirds
	}
}
