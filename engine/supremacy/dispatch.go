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

	state Away   // the aircraft's when it was given
	near  *order // of one that is refused: the nearest that would not be; nil where there is none but to stay
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
	f, asked, r := v.flyer(o)
	if r != nil {
		return nil, r
	}
	verdicts, states := f.turn(asked.orders, asked.rounds)
	return &reply{map[string]any{"orders": verdicts, "states": states}, func(t *telling) { t.path(f, asked.aircraft, asked.orders, verdicts, states) }}, nil
}

// followed is what a request asks of one aircraft.
type followed struct {
	aircraft string
	orders   []order
	rounds   int
}

// flyer reads whom a request follows, and what it is ordered.
func (v *Values) flyer(o request.Object) (*flyer, followed, *request.Refusal) {
	f, x := &flyer{}, followed{}
	var r *request.Refusal
	if f.Graph, r = request.ReadGraph(o, badPath); r != nil {
		return nil, x, r
	}
	for _, in := range []struct {
		key  string
		into any
		is   string
	}{{"power", &f.power, "a power"}, {"from", &f.from, "a space"}, {"aircraft", &x.aircraft, "an aircraft"},
		{"orders", &x.orders, `a list of {"round": 1, "to": ..} or {"round": 1, "retreat": true}`}} {
		if r := o.Read(in.key, in.into, badPath, in.is); r != nil {
			return nil, x, r
		}
	}
	x.rounds, r = o.Count("rounds", 1, badRounds)
	switch {
	case r != nil:
		return nil, x, r
	case x.rounds > mostRounds:
		return nil, x, request.Refuse(badRounds, "rounds: %d, and %d at most are followed", x.rounds, mostRounds)
	case f.Spaces[f.from] == nil:
		return nil, x, request.Refuse(badPath, "from: %q is no space of the graph", f.from)
	case !slices.ContainsFunc(v.kinds, func(k kind) bool { return k.ID == x.aircraft && k.class == volley.Air }):
		return nil, x, request.Refuse(badPath, "aircraft: %q is none", x.aircraft)
	}
	for _, to := range x.orders {
		switch {
		case to.Round < 1 || to.Round > mostRounds:
			return nil, x, request.Refuse(badRounds, "orders: round %d: expected 1 to %d", to.Round, mostRounds)
		case !to.Retreat && f.Spaces[to.To] == nil:
			return nil, x, request.Refuse(badPath, "orders: to: %q is no space of the graph", to.To)
		}
	}
	f.helps, f.cite = v.Friends(f.power)
	f.names = slices.Sorted(maps.Keys(f.Spaces))
	f.craft.From = f.number(f.from)
	f.sky.Touch = func(a, b int) bool { return f.Touch(f.names[a], f.names[b]) }
	f.sky.Sea = func(at int) bool { return f.Spaces[f.names[at]].Sea }
	f.sky.Helps = func(int) (uint64, string) { return 1, f.cite }
	return f, x, f.fights(o)
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

// mostWait is how many rounds on a nearest order is looked for.
const mostWait = 20

// near is the order nearest to one that is refused: in the same round elsewhere, else as soon as it may be given, first where it was to go.
func (f *flyer) near(c Craft, x order) *order {
	for r := x.Round; r <= x.Round+mostWait; r++ {
		if r > x.Round {
			f.sky.Begin(&c, r)
		}
		if x.Retreat {
			if left := c; f.retreats(&left, r) {
				return &order{Round: r, Retreat: true}
			}
			continue
		}
		for _, to := range append([]int{f.number(x.To)}, f.targets()...) {
			sent := c
			if ok, _ := f.sky.Send(&sent, r, to); ok {
				return &order{Round: r, To: f.names[to]}
			}
		}
	}
	return nil
}

func (f *flyer) retreats(c *Craft, round int) bool {
	ok, _ := f.sky.Retreat(c, round)
	return ok
}

// targets are the places of battles, in their order.
func (f *flyer) targets() (out []int) {
	for i := range f.sky.Lanes {
		out = append(out, f.sky.Lanes[i].At)
	}
	return out
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
			v.state = f.craft.State
			before := f.craft
			if x.Retreat {
				v.Legal, v.Clause = f.sky.Retreat(&f.craft, r)
			} else {
				v.Legal, v.Clause = f.sky.Send(&f.craft, r, f.number(x.To))
			}
			if !v.Legal {
				v.near = f.near(before, x)
			}
		}
		if r <= rounds {
			states = append(states, f.craft.State.String())
		}
	}
	return verdicts, states
}
