// Dispatches of one aircraft in one enemy turn.
package supremacy

import (
	"encoding/json"
	"maps"
	"slices"

	"awaw/engine/request"
	"awaw/engine/volley"
)

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

// flyer is one aircraft that a request follows.
type flyer struct {
	*request.Graph
	power, from string
	helps       []string
	cite        string   // the clause that keeps it from helping others
	names       []string // the spaces, by their numbers
	sky         Skies
	craft       Craft
}

// mostRounds is how many rounds are followed.
const mostRounds = 1000

func (v *Values) path(o request.Object) (*reply, *request.Refusal) {
	f := &flyer{}
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
	for _, x := range orders {
		switch {
		case x.Round < 1 || x.Round > mostRounds:
			return nil, request.Refuse(badRounds, "orders: round %d: expected 1 to %d", x.Round, mostRounds)
		case !x.Retreat && f.Spaces[x.To] == nil:
			return nil, request.Refuse(badPath, "orders: to: %q is no space of the graph", x.To)
		}
	}
	f.helps, f.cite = v.Friends(f.power)
	f.names = slices.Sorted(maps.Keys(f.Spaces))
	f.craft.From = f.number(f.from)
	f.sky.Touch = func(a, b int) bool { return f.Touch(f.names[a], f.names[b]) }
	f.sky.Sea = func(at int) bool { return f.Spaces[f.names[at]].Sea }
	f.sky.Helps = func(int) (uint64, string) { return 1, f.cite }
	if r := f.fights(o); r != nil {
		return nil, r
	}
	verdicts, states := f.turn(orders, rounds)
	return &reply{map[string]any{"orders": verdicts, "states": states}, func(t *telling) { t.path(f, aircraft, orders, verdicts, states) }}, nil
}

// number is the number of a space.
func (f *flyer) number(name string) int { i, _ := slices.BinarySearch(f.names, name); return i }

// fights reads the battles; among the powers attacked only those count that the aircraft may help.
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
		b := Lane{First: 1, Pass: in.Pass}
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
		if f.Spaces[in.At] == nil {
			return request.Refuse(badPath, "battles: %q is no space of the graph", in.At)
		}
		b.At = f.number(in.At)
		if slices.ContainsFunc(in.Attacked, func(p string) bool { return slices.Contains(f.helps, p) }) {
			b.Attacked = 1
		}
		f.sky.Lanes = append(f.sky.Lanes, b)
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
		f.sky.Begin(&f.craft, r)
		for i, x := range orders {
			if x.Round != r {
				continue
			}
			v := &verdicts[i]
			if x.Retreat {
				v.Legal, v.Clause = f.sky.Retreat(&f.craft, r)
			} else {
				v.Legal, v.Clause = f.sky.Send(&f.craft, r, f.number(x.To))
			}
		}
		if r <= rounds {
			states = append(states, f.craft.State.String())
		}
	}
	return verdicts, states
}
