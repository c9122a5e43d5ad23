// Dispatches of one aircraft in one enemy turn.
package supremacy

import (
	"encoding/json"
	"slices"

	"awaw/engine/request"
	"awaw/engine/volley"
)

// fought is a battle of the turn: the rounds in which it is fought.
type fought struct {
	At          string
	Attacked    []string
	First, Last int
	Pass        bool // the second space of a pass-through
}

// stands tells whether it is fought in a round.
func (f *fought) stands(round int) bool { return f.First <= round && round <= f.Last }

// came tells whether the attack came at all.
func (f *fought) came() bool { return f.First <= f.Last }

type order struct {
	Round   int
	To      string
	Retreat bool
}

// verdict is what becomes of an order.
type verdict struct {
	Legal  bool   `json:"legal"`
	Clause string `json:"clause"`
}

// The states of an aircraft.
const (
	home       = "home"
	dispatched = "dispatched"
	engaged    = "engaged"
	returning  = "returning"
	out        = "out"
)

// flyer is an aircraft through the rounds of a turn.
type flyer struct {
	*request.Graph
	power, from string
	battles     []fought
	helps       []string
	cite        string // the clause that keeps it from helping others

	state string
	at    *fought // it is sent to or fights in
	since int     // the round it was sent, or arrived
	late  bool    // it returns because the battle was over before it came
}

// mostRounds is how many rounds are followed.
const mostRounds = 1000

func (v *Values) path(o request.Object) (*reply, *request.Refusal) {
	f := &flyer{state: home, cite: "as.dispatch.5"}
	var r *request.Refusal
	if f.Graph, r = request.ReadGraph(o, badPath); r != nil {
		return nil, r
	}
	var aircraft string
	var orders []order
	for _, in := range []struct {
		key  string
		into any
		is   string
	}{{"power", &f.power, "a power"}, {"from", &f.from, "a space"}, {"aircraft", &aircraft, "an aircraft"},
		{"orders", &orders, `a list of {"round": 1, "to": ..} or {"round": 1, "retreat": true}`}} {
		if r := o.Read(in.key, in.into, badPath, in.is); r != nil {
			return nil, r
		}
	}
	rounds, r := o.Count("rounds", 1, badRounds)
	switch {
	case r != nil:
		return nil, r
	case rounds > mostRounds:
		return nil, request.Refuse(badRounds, "rounds: %d, and %d at most are followed", rounds, mostRounds)
	case f.Spaces[f.from] == nil:
		return nil, request.Refuse(badPath, "from: %q is no space of the graph", f.from)
	case !slices.ContainsFunc(v.kinds, func(k kind) bool { return k.ID == aircraft && k.class == volley.Air }):
		return nil, request.Refuse(badPath, "aircraft: %q is none", aircraft)
	}
	if r := f.fights(o); r != nil {
		return nil, r
	}
	for _, x := range orders {
		switch {
		case x.Round < 1 || x.Round > mostRounds:
			return nil, request.Refuse(badRounds, "orders: round %d: expected 1 to %d", x.Round, mostRounds)
		case !x.Retreat && f.Spaces[x.To] == nil:
			return nil, request.Refuse(badPath, "orders: to: %q is no space of the graph", x.To)
		}
	}
	f.helps = []string{f.power}
	for _, a := range v.alliances {
		if slices.Contains(a.Powers, f.power) {
			f.helps, f.cite = a.Powers, string(a.Cite)
		}
	}
	verdicts, states := f.turn(orders, rounds)
	return &reply{map[string]any{"orders": verdicts, "states": states}, func(t *telling) { t.path(f, aircraft, orders, verdicts, states) }}, nil
}

// fights reads the battles.
func (f *flyer) fights(o request.Object) *request.Refusal {
	var list []struct {
		At       string
		Attacked []string
		First    json.RawMessage
		Last     json.RawMessage
		Pass     bool
	}
	if r := o.Read("battles", &list, badPath, `a list of {"at": .., "attacked": [..], "last": 3}`); r != nil {
		return r
	}
	for _, in := range list {
		b := fought{At: in.At, Attacked: in.Attacked, First: 1, Pass: in.Pass}
		if in.Pass {
			b.First = 2
		}
		ok := true
		if in.First != nil {
			b.First, ok = request.Whole(in.First)
		}
		last, known := request.Whole(in.Last)
		if b.Last = last; !ok || !known {
			return request.Refuse(badRounds, "battles: %s: expected whole rounds as first and last", in.At)
		}
		if f.Spaces[b.At] == nil {
			return request.Refuse(badPath, "battles: %q is no space of the graph", b.At)
		}
		f.battles = append(f.battles, b)
	}
	return nil
}

// turn goes through the rounds.
func (f *flyer) turn(orders []order, rounds int) ([]verdict, []string) {
	verdicts := make([]verdict, len(orders))
	last := rounds
	for _, x := range orders {
		last = max(last, x.Round)
	}
	states := make([]string, 0, rounds)
	for r := 1; r <= last; r++ {
		f.begin(r)
		for i, x := range orders {
			if x.Round != r {
				continue
			}
			if x.Retreat {
				verdicts[i] = f.retreat(r)
			} else {
				verdicts[i] = f.send(r, x.To)
			}
		}
		if r <= rounds {
			states = append(states, f.state)
		}
	}
	return verdicts, states
}

// begin moves the aircraft on to a round.
func (f *flyer) begin(r int) {
	switch f.state {
	case dispatched:
		switch {
		case f.at.stands(r):
			f.state, f.since = engaged, r
		case f.at.Pass && !f.at.came():
			f.state = home
		default:
			f.state, f.late = returning, true
		}
	case engaged:
		if !f.at.stands(r) {
			f.state, f.late = returning, false
		}
	case returning:
		f.state = home
	}
}

// send judges a dispatch, and sends the aircraft if it may go.
func (f *flyer) send(r int, to string) verdict {
	switch {
	case f.state == dispatched:
		return verdict{false, "as.dispatch.13"}
	case f.state == engaged || f.state == returning && !f.late:
		return verdict{false, "as.dispatch.14"}
	case f.state == returning:
		return verdict{false, "as.dispatch.15"}
	case f.state == out:
		return verdict{false, "as.dispatch.17"}
	case slices.ContainsFunc(f.battles, func(b fought) bool { return b.At == f.from && b.stands(r) }):
		return verdict{false, "as.dispatch.9"}
	case !f.Touch(f.from, to):
		return verdict{false, "as.dispatch.1"}
	}
	there := false
	for i := range f.battles {
		b := &f.battles[i]
		if b.At != to || !b.stands(r) && !(b.Pass && r == 1) {
			continue
		}
		there = true
		if !slices.ContainsFunc(b.Attacked, func(p string) bool { return slices.Contains(f.helps, p) }) {
			continue
		}
		f.state, f.at, f.since = dispatched, b, r
		switch {
		case b.stands(r):
			return verdict{true, "as.dispatch.8"}
		case f.Spaces[to].Sea:
			return verdict{true, "as.dispatch.21"}
		}
		return verdict{true, "as.dispatch.22"}
	}
	if there {
		return verdict{false, f.cite}
	}
	return verdict{false, "as.dispatch.4"}
}

// retreat judges a retreat.
func (f *flyer) retreat(r int) verdict {
	switch {
	case f.state != engaged:
		return verdict{false, "as.dispatch.17"}
	case f.since == r:
		return verdict{false, "as.dispatch.11"}
	}
	f.state = out
	return verdict{true, "as.dispatch.17"}
}
