// Best play: the chances of a battle in which both sides aim, give up and stay on the ground as serves them best.
package supremacy

import (
	"math"
	"slices"

	"awaw/engine/request"
	"awaw/engine/volley"
)

// What a side may choose.
const (
	chooseAim    = "aim"
	chooseLosses = "losses"
	chooseGround = "grounding"
)

// bestAnswer is how a battle ends when whoever may choose chooses best.
type bestAnswer struct {
	Attacker float64        `json:"attacker"` // how likely only the attacker has units left
	Policy   float64        `json:"policy"`   // the same when both go by their policies
	Grounded map[string]int `json:"grounded"` // what the defender keeps on the ground in the first round
	First    *aimedDie      `json:"first,omitempty"`
}

// aimedDie is the first die of the attacker.
type aimedDie struct {
	Unit string `json:"unit"`
	Aim  string `json:"aim"`
}

// game is a battle as both sides look ahead in it. In a round the defender says what stays on the ground; the attacker rolls unit by unit,
// then the defender; then the defender names its losses, then the attacker. What is worth something is that only the attacker is left.
type game struct {
	*battle
	aims, losses [2]bool // free to choose
	grounds      bool
	watch        volley.Watch
	looked       int
	worth        map[[2]volley.Force]float64
	stopped      bool
}

// mostPlay bounds how much is looked at: some ten seconds on one core.
const mostPlay = 6e7

func (v *Values) best(o request.Object, watch volley.Watch) (*reply, error) {
	plain := request.Object{}
	for _, key := range keysOf["best"] {
		if o.Has(key) {
			plain[key] = o[key]
		}
	}
	b, _, _, r := v.course(plain)
	if r != nil {
		return nil, r
	}
	g := &game{battle: b, watch: watch, worth: map[[2]volley.Force]float64{}}
	if r := g.chooses(o); r != nil {
		return nil, r
	}
	if g.grounds {
		if r := g.armies[volley.Defender].rise(); r != nil {
			return nil, r
		}
	}
	if g.work() > mostPlay {
		return nil, request.Refuse(badForces, "too many ways to play to look at: about 6 units a side of three kinds are calculated")
	}
	_, _, plainly, err := v.chances(plain, nil)
	if err != nil {
		return nil, err
	}
	start := [2]volley.Force{g.armies[0].f, g.armies[1].f}
	answer := bestAnswer{Attacker: g.solve(start), Policy: plainly.Attacker}
	if g.stopped {
		return nil, volley.ErrStopped
	}
	r0 := g.round(start, answer.Attacker)
	answer.Grounded = map[string]int{}
	for i, s := range g.armies[volley.Defender].slots {
		if s.state == grounded && r0.ground[i] > 0 {
			answer.Grounded[s.ID] = int(r0.ground[i])
		}
	}
	if r0.first.aim >= 0 {
		answer.First = &aimedDie{g.armies[0].slots[r0.first.slot].ID, aimWords[r0.first.aim]}
	}
	return &reply{answer, func(t *telling) { t.best(b, &answer) }}, nil
}

// chooses reads what is free.
func (g *game) chooses(o request.Object) *request.Refusal {
	all := []string{chooseAim, chooseLosses, chooseGround}
	var in map[string][]string
	if r := o.Read("chooses", &in, badOrders, `{"attacker": ["aim", "losses"], "defender": ["aim", "losses", "grounding"]}`); r != nil {
		return r
	}
	for s := volley.Attacker; s <= volley.Defender; s++ {
		list, given := in[s.String()]
		if !given {
			list = all[:2+int(s)]
		}
		for _, word := range list {
			if i := slices.Index(all, word); i < 0 || i == 2 && s == volley.Attacker {
				return request.Refuse(badOrders, "%s: chooses: %q: expected aim, losses and, of the defender, grounding", s, word)
			}
		}
		g.aims[s], g.losses[s] = slices.Contains(list, chooseAim), slices.Contains(list, chooseLosses)
		g.grounds = slices.Contains(list, chooseGround)
	}
	return nil
}

// rise lets all aircraft on the ground fly, and gives each kind its place on the ground.
func (a *army) rise() *request.Refusal {
	var slots []slot
	var f volley.Force
	to := make([]int, len(a.slots))
	for i, s := range a.slots {
		to[i] = len(slots)
		if s.state == grounded {
			to[i] = len(slots) - 1
			f[to[i]-1] += a.f[i]
			continue
		}
		slots = append(slots, s)
		more := s.class == volley.Air && s.state == plain
		if more {
			slots = append(slots, slot{s.kind, grounded})
		}
		if len(slots) > volley.MostKinds {
			return request.Refuse(badForces, "%s: more than %d kinds of unit and states", a.side, volley.MostKinds)
		}
		f[to[i]] += a.f[i]
	}
	for i := range a.air {
		a.air[i] = to[a.air[i]]
	}
	a.slots, a.f = slots, f
	return nil
}

// work is about how much there is to look at.
func (g *game) work() float64 {
	n := 1.0
	for s := range g.armies {
		units := 0.0
		for i, slot := range g.armies[s].slots {
			k := float64(g.armies[s].f[i])
			n *= (k + 1) * (k + 2) / 2 // left of them, and still to roll
			if slot.class == volley.Air && s == 1 && g.grounds {
				n *= (k + 2) / 2
			}
			units += k
		}
		n *= units + 1
	}
	return n
}

// solve is how likely only the attacker is left in the end, from a pair of forces on.
func (g *game) solve(at [2]volley.Force) float64 {
	switch {
	case at[0].Total() == 0:
		return 0
	case at[1].Total() == 0:
		return 1
	}
	if x, ok := g.worth[at]; ok || g.stopped {
		return x
	}
	if g.looked++; g.watch != nil && !g.watch(1-1/(1+float64(g.looked)/100)) {
		g.stopped = true
		return 0
	}
	x := 0.0
	for n := 0; ; n++ {
		line := g.round(at, x).line
		y := line.at(x)
		if math.Abs(y-x) < 1e-15 || n > mostSweeps || g.stopped {
			break
		}
		x = y
		if n < mostJumps && line.stay < 1 {
			x = line.away / (1 - line.stay) // as if they went on to choose so
		}
	}
	g.worth[at] = x
	return x
}

// mostSweeps is how often a pair is looked at again, mostJumps how often what is chosen is taken to last.
const (
	mostSweeps = 5000
	mostJumps  = 40
)

// line is a chance that hangs on what staying as they are is worth.
type line struct{ away, stay float64 }

func (l line) at(x float64) float64 { return l.away + l.stay*x }

func (l *line) add(p float64, m line) {
	l.away += p * m.away
	l.stay += p * m.stay
}
