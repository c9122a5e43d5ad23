// The air mind: what the thinking opponents know of the air game. Which step it is they read from what is legal.

package awaw

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/awaw"
)

// air is the mind for the air game.
type air struct {
	sight    airSight
	reck     *reckoner
	bombs    bombsight
	sea      seaManner
	land     land
	m        airManner
	learnt   bool // weighs by chances learnt from games
	standing standing
	free     []int // by base: room left while moves are planned
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
	{kill: 1.5, loss: 1.5, prize: 1, thrift: 0.1, least: 0.3, mass: 0.5, guard: 1, wings: 6},
	{kill: 1.5, loss: 1.5, prize: 1.6, thrift: 0.05, least: 0.1, mass: 0.4, guard: 1, wings: 6},
	{kill: 1, loss: 3, prize: 0.8, thrift: 0.3, least: 1, mass: 0.6, guard: 1.2, wings: 3},
	{kill: 3, loss: 1.5, prize: 1, thrift: 0, least: 0.1, mass: 0.35, guard: 0.8, wings: 4},
	{kill: 1.5, loss: 1.5, prize: 1, thrift: 0.4, least: 0.5, mass: 0.9, guard: 1, wings: 2},
	{kill: 2, loss: 2, prize: 2.5, thrift: 0, least: 0, mass: 0.25, guard: 1.5, wings: 8},
}

// Mind makes a mind for a position of this game; nil for one of another.
func Mind(p engine.Position) ai.Mind {
	q, ok := p.(*awaw.Position)
	if !ok {
		return nil
	}
	return &air{reck: newReckoner(q.Air())}
}

// Fits is yes while the rule values are the same.
func (a *air) Fits(p engine.Position) bool {
	q, ok := p.(*awaw.Position)
	return ok && q.Air() == a.reck.rules
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
	return landKnows(c) || strategyKnows(c) || seaKnows(c) || divineKnows(c)
}

// Folly is to meet ships with a task force that has nothing ready to strike them: the enemy it is tried against is kinder than others,
// and what can only be lost is not staked on that.
func (a *air) Folly(p engine.Position, side engine.Side, c engine.Command) bool {
	q, ok := p.(*awaw.Position)
	if !ok || c.Verb != awaw.VerbIntercept {
		return false
	}
	a.sight.look(q, side)
	f := a.sight.force(c.A.Index() - awaw.FirstForce)
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
	a.sea = seaManners[manner]
	s.look(q, side)
	if s.Land.On {
		a.land.m = landManners[manner]
		a.m.thrift += a.land.m.spare
		if s.hungry() {
			a.m.wings = 1 // the rest flies with the transports
			a.m.thrift += 0.3
		}
	}
	if s.Fight.Stay && side != s.Phasing && !s.Fight.Over {
		return a.defend(buf)
	}
	if a.Legal(p, side); len(s.legal) < 2 {
		return append(buf, s.legal...)
	}
	if a.has(awaw.VerbChoose) || a.asksLanding() { // the default keeps what is worth most, and brings home what has flown
		return append(buf, a.all(awaw.VerbDefault)...)
	}
	if out, ok := a.onStrategy(buf); ok {
		return a.byQuietWays(out)
	}
	if out, ok := a.onDivine(buf); ok {
		return out
	}
	if out, ok := a.onSea(buf); ok {
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
	s := &a.sight
	if s.listed != p || s.lister != side {
		s.legal = p.Legal(side, s.legal[:0])
		s.listed, s.lister = p, side
	}
	return s.legal
}

// answer is what is said to a question of the air war, or a step of it played.
func (a *air) answer(buf []engine.Command) []engine.Command {
	s := &a.sight
	first, last := s.legal[0], s.legal[len(s.legal)-1]
	switch {
	case a.has(awaw.VerbEngage):
		return append(buf, last)
	case a.has(awaw.VerbScope):
		if s.Fight.Harm <= s.Fight.Ready {
			return append(buf, first)
		}
		return append(buf, last)
	case a.has(awaw.VerbShare), a.has(awaw.VerbPay):
		return append(buf, a.pays())
	case a.has(awaw.VerbResolve):
		return append(buf, a.richest())
	case a.has(awaw.VerbLeave):
		return append(buf, a.all(awaw.VerbLeave)[0])
	case a.has(awaw.VerbFlee):
		return append(buf, a.refuge(a.all(awaw.VerbFlee)))
	case a.has(awaw.VerbPress):
		return a.press(buf)
	case a.has(awaw.VerbDisplace):
		return append(buf, a.refuge(a.all(awaw.VerbDisplace)))
	case a.has(awaw.VerbYield):
		return append(buf, last)
	case a.has(awaw.VerbDone):
		return a.step(buf, a.all(awaw.VerbDone)[0])
	}
	return buf
}

// step plays the steps in which a side does as much as it likes and then ends them.
func (a *air) step(buf []engine.Command, done engine.Command) []engine.Command {
	switch {
	case a.sight.Land.On && a.sight.pos.Rebases() && a.has(awaw.VerbAirbase) && !a.has(awaw.VerbBuild) && !a.has(awaw.VerbRedeploy) && a.forwardBase(&buf):
		return buf
	case a.has(awaw.VerbStage):
		buf = a.stage(buf)
		buf = a.bringUp(awaw.VerbStage, buf)
	case a.has(awaw.VerbFly):
		buf = a.announce(buf)
	case a.has(awaw.VerbLand) && a.sight.Land.On:
		a.rooms()
		buf = a.bringUp(awaw.VerbLand, buf)
	case a.has(awaw.VerbLand):
		buf = a.shift(awaw.VerbLand, buf)
	case a.has(awaw.VerbInvest): // what research brings can be built at once
		return a.studies(buf)
	case a.has(awaw.VerbBuild):
		buf = a.build(buf)
	case a.has(awaw.VerbRedeploy) && a.sight.Land.On:
		a.rooms()
		buf = a.bringUp(awaw.VerbRedeploy, buf)
	case a.has(awaw.VerbRedeploy):
		buf = a.shift(awaw.VerbRedeploy, buf)
	}
	buf = a.fronts(buf)
	return append(buf, done)
}

// all gives the legal commands of one verb.
func (a *air) all(v engine.Verb) []engine.Command {
	list := a.sight.legal
	i := 0
	for ; i < len(list) && list[i].Verb != v; i++ {
	}
	j := i
	for ; j < len(list) && list[j].Verb == v; j++ {
	}
	return list[i:j]
}

func (a *air) has(v engine.Verb) bool { return len(a.all(v)) > 0 }

// rooms takes down the room of every base.
func (a *air) rooms() {
	a.free = a.free[:0]
	for _, b := range a.sight.Bases {
		a.free = append(a.free, b.Free)
	}
}

// room is the room at a space, as planned.
func (a *air) room(space int) *int {
	s := &a.sight
	if space < 0 || space >= len(s.base) || s.base[space] == 0 {
		return nil
	}
	return &a.free[s.base[space]-1]
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
