// Exact chances of a battle.
package supremacy

import (
	"errors"
	"slices"

	"awaw/engine/request"
	"awaw/engine/volley"
)

// chances is the answer to a question of odds.
type chances struct {
	Attacker float64                       `json:"attacker"`
	Defender float64                       `json:"defender"`
	None     float64                       `json:"none"`
	Open     float64                       `json:"open"`
	Quit     float64                       `json:"quit,omitempty"` // the attacker has broken off
	Fled     float64                       `json:"fled,omitempty"` // the defender has
	Left     map[string]map[string]float64 `json:"left"`
}

func (v *Values) odds(o request.Object, watch volley.Watch) (*reply, error) {
	b, rounds, answer, err := v.chances(o, watch)
	if err != nil {
		return nil, err
	}
	return &reply{answer, func(t *telling) { t.odds(b, rounds, answer) }}, nil
}

// chances calculates a battle.
func (v *Values) chances(o request.Object, watch volley.Watch) (*battle, int, *chances, error) {
	b, rounds, c, r := v.course(o)
	if r != nil {
		return nil, 0, nil, r
	}
	x, err := c.Odds(watch)
	var large *volley.TooLarge
	if errors.As(err, &large) {
		return nil, 0, nil, request.Refuse(badForces, "%v", err)
	}
	if err != nil {
		return nil, 0, nil, err
	}
	for i := range x.P { // what adding up leaves over is no chance
		x.P[i] = min(1, x.P[i])
	}
	answer := chances{x.P[volley.Won], x.P[volley.Held], x.P[volley.None], x.P[volley.Open], x.P[volley.Quit], x.P[volley.Fled], map[string]map[string]float64{}}
	for s := range x.Left {
		by := map[string]float64{}
		for i, slot := range b.armies[s].slots {
			if n := x.Left[s][i]; n > 0 {
				by[slot.ID] += n
			}
		}
		answer.Left[volley.Side(s).String()] = by
	}
	return b, rounds, &answer, nil
}

// course reads a battle whose chances are asked for.
func (v *Values) course(o request.Object) (b *battle, rounds int, c *volley.Course, r *request.Refusal) {
	if b, r = v.types(o); r != nil {
		return
	}
	joins, join, r := b.joins(o)
	if r != nil {
		return nil, 0, nil, r
	}
	if r = b.forces(o, true, join); r != nil {
		return
	}
	if r = b.turns(o); r != nil {
		return
	}
	leave, r := o.Sides("leave", badOrders, `{"attacker": 3}`)
	if r != nil {
		return nil, 0, nil, r
	}
	if rounds, r = o.Count("rounds", 0, badRounds); r != nil {
		return
	}
	events, r := b.events(o, joins)
	if r != nil {
		return nil, 0, nil, r
	}
	for s := range b.armies {
		n := b.armies[s].f.Total()
		for _, c := range join {
			n += c.n
		}
		if n > mostUnits {
			return nil, 0, nil, request.Refuse(badForces, "%s: %d units, and chances are calculated for %d at most", volley.Side(s), n, mostUnits)
		}
	}
	if r = b.tooMany(join); r != nil {
		return
	}
	return b, rounds, &volley.Course{Start: [2]volley.Force{b.armies[0].f, b.armies[1].f}, Rounds: rounds, Events: events, InTurn: b.inTurn, Leave: leave,
		Grow: func(s volley.Side, roots []volley.Force) *volley.Tree { return b.grow(s, roots, join) }}, nil
}

// mostUnits is how many units a side may have whose chances are calculated.
const mostUnits = 120

// mostThrows bounds what a side's dice may come to, over all it may be left with and all there may be in the air against it.
const mostThrows = 2e7

// tooMany refuses a battle whose throws alone are too many, before they are looked for.
func (b *battle) tooMany(join []counted) *request.Refusal {
	var air, ground [2]float64
	for s := range b.armies {
		a := &b.armies[s]
		for i, slot := range a.slots {
			n := float64(a.f[i])
			if slot.class == volley.Air {
				air[s] += n
			} else {
				ground[s] += n
			}
		}
	}
	for _, c := range join {
		air[volley.Defender] += float64(c.n)
	}
	for s := range air {
		throws := (air[s] + 1) * (ground[s] + 1) * (air[1-s] + 1) * (min(air[s], air[1-s]) + 1) * (ground[s] + 2*air[s] + 1)
		if throws > mostThrows {
			return request.Refuse(badForces, "%s: too many throws to look at: about 50 units a side are calculated", volley.Side(s))
		}
	}
	return nil
}

// joiner is aircraft that come before a round.
type joiner struct {
	round int
	list  []counted
}

// joins reads who comes later, and all of them together.
func (b *battle) joins(o request.Object) (out []joiner, all []counted, r *request.Refusal) {
	var list []request.Object
	if r := o.Read("join", &list, badJoin, `a list of {"round": 2, "units": {"fighter": 1}}`); r != nil {
		return nil, nil, r
	}
	for _, j := range list {
		units, r := b.units("join: units", j["units"])
		if r != nil {
			return nil, nil, r
		}
		round, ok := request.Whole(j["round"])
		if !ok || round < 2 {
			return nil, nil, request.Refuse(badJoin, "join: round %s: whoever joins comes in round 2 or later", request.Short(j["round"]))
		}
		for _, c := range units {
			if c.class != volley.Air || c.state != plain {
				return nil, nil, request.Refuse(joinByAir, "join: %s: only aircraft are dispatched, and they fly", c.name())
			}
		}
		out = append(out, joiner{round, units})
		all = append(all, units...)
	}
	return out, all, nil
}

// events are what changes the defender between rounds: who joins, and when grounded aircraft fly.
func (b *battle) events(o request.Object, joins []joiner) ([]volley.Event, *request.Refusal) {
	a := &b.armies[volley.Defender]
	at := func(k *kind) int {
		return slices.IndexFunc(a.slots, func(s slot) bool { return s.kind == k && s.state == plain })
	}
	var out []volley.Event
	for _, j := range joins {
		var units volley.Force
		for _, c := range j.list {
			units[at(c.kind)] += int32(c.n)
		}
		out = append(out, volley.Event{Round: j.round, Change: units.Plus})
	}
	if o.Has("takeoff") {
		round, ok := request.Whole(o["takeoff"])
		if !ok || round < 2 {
			return nil, request.Refuse(badTakeoff, "takeoff: %s: expected a round from 2 on", request.Short(o["takeoff"]))
		}
		out = append(out, volley.Event{Round: round, Change: func(f volley.Force) volley.Force {
			for i, s := range a.slots {
				if s.state == grounded {
					f[at(s.kind)] += f[i]
					f[i] = 0
				}
			}
			return f
		}})
	}
	slices.SortStableFunc(out, func(x, y volley.Event) int { return x.Round - y.Round })
	return out, nil
}

// grow finds all that a side may come to, and what its dice do against so many targets in the air.
func (b *battle) grow(s volley.Side, roots []volley.Force, join []counted) *volley.Tree {
	a, enemy := &b.armies[s], &b.armies[s.Other()]
	most := 0
	for i, slot := range enemy.slots {
		if slot.class == volley.Air {
			most += int(enemy.f[i])
		}
	}
	if s == volley.Attacker {
		for _, c := range join {
			most += c.n
		}
	}
	t := volley.NewTree(roots, a.shedAir, a.shedGround)
	rolls := make([][][]volley.Chance, len(t.Forces))
	dice := b.throwing(a, most, volley.Force{})
	for n, f := range t.Forces {
		t.Class[n] = a.targets(f)
		rolls[n] = dice.of(f)
	}
	t.Rolls = [][][][]volley.Chance{rolls}
	return t
}
