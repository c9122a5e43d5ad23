package front

import (
	"fmt"
	"slices"
	"strconv"

	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file changes the fight that is put together at the odds desk.

// oddsDraft is the fight on the odds desk.
type oddsDraft struct {
	ask    program.OddsAsk
	plan   program.OddsPlan
	set    bool
	asked  program.OddsAsk // what the answer is to
	answer program.OddsAnswer
	fault  string
}

// mostForces bounds how many kinds of unit a side has on the odds desk, mostUnits how many of each.
const (
	mostForces = 5
	mostUnits  = 40
)

// doOdds carries out what the odds desk asks for; false means that it is none of its acts.
func (m *Front) doOdds(a scene.Act) bool {
	r, ok := m.reckoner()
	if !ok {
		return false
	}
	ask := &m.state.odds.ask
	switch a := a.(type) {
	case OddsNation:
		f := m.oddsForce(a.At)
		f.Nation = a.Nation
		kinds, has := r.OddsKinds(a.Nation), false
		for _, k := range kinds {
			has = has || k.S == f.Kind
		}
		if !has && len(kinds) > 0 {
			f.Kind = kinds[0].S
		}
	case OddsKind:
		m.oddsForce(a.At).Kind = a.Kind
	case OddsUnits:
		var side, i int
		if _, err := fmt.Sscan(a.At, &side, &i); err == nil {
			m.oddsForce(side*10 + i).N = max(1, min(mostUnits, a.N))
		}
	case OddsAdd:
		if a.Side < 0 || a.Side >= len(ask.Sides) {
			break
		}
		if n := len(ask.Sides[a.Side]); n < mostForces {
			ask.Sides[a.Side] = append(ask.Sides[a.Side], ask.Sides[a.Side][n-1])
		}
	case OddsDrop:
		side, i := a.At/10, a.At%10
		if a.At < 0 || side >= len(ask.Sides) {
			break
		}
		if list := ask.Sides[side]; len(list) > 1 && i < len(list) {
			ask.Sides[side] = append(append([]program.OddsForce{}, list[:i]...), list[i+1:]...)
		}
	case OddsSwap:
		ask.Sides = append(slices.Clone(ask.Sides[1:]), ask.Sides[0]) // of two sides each takes the other's part
	default:
		return m.doOddsHow(a)
	}
	return true
}

// oddsForce is a force on the desk: ten times its side and its place in the list.
func (m *Front) oddsForce(at int) *program.OddsForce {
	ask := &m.state.odds.ask
	side, i := at/10, at%10
	if at < 0 || side >= len(ask.Sides) || i >= len(ask.Sides[side]) {
		return &program.OddsForce{}
	}
	return &ask.Sides[side][i]
}

// doOddsHow changes how the fight on the desk is fought.
func (m *Front) doOddsHow(a scene.Act) bool {
	ask := &m.state.odds.ask
	switch a := a.(type) {
	case OddsRounds:
		if n, err := strconv.Atoi(a.Rounds); err == nil && n >= 0 {
			ask.Rounds = n
		}
	case OddsHow:
		m.state.odds.turn(a.ID, a.On == 1)
	default:
		return false
	}
	return true
}

// turn switches something on or off, and off with it what it excludes.
func (o *oddsDraft) turn(id string, on bool) {
	was := o.ask
	o.ask.On = nil
	not := ""
	for _, x := range o.plan.Switches {
		if x.ID == id && on {
			not = x.Not
		}
	}
	for _, x := range o.plan.Switches {
		if x.ID == id && on || x.ID != id && x.ID != not && was.Has(x.ID) {
			o.ask.On = append(o.ask.On, x.ID)
		}
	}
}
