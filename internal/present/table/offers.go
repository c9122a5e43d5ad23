package table

import (
	"slices"

	"awaw/engine"
)

// Alike tells whether two counters stand together, of one side and one arm: a click on the second chooses it, and
// does not merge the two, for which there is a button.
func (m *Surface) Alike(a, b engine.Ref) bool {
	x, ok := m.Sight.Counter(a)
	y, ok2 := m.Sight.Counter(b)
	return ok && ok2 && x.Side == y.Side && x.Flies() == y.Flies() && x.Space == y.Space && !m.Fighting()
}

// Lit tells whether a space may be chosen by itself.
func (m *Surface) Lit(s int) bool {
	return slices.ContainsFunc(m.LegalWith(engine.SpaceRef(s), engine.NoRef), func(c engine.Command) bool { return c.A.Kind() != engine.KindCounter })
}

// LegalWith lists the legal commands that mention both references; NoRef asks for nothing.
func (m *Surface) LegalWith(a, b engine.Ref) []engine.Command {
	var out []engine.Command
	for _, c := range m.Sight.Legal {
		if (a == engine.NoRef || c.Mentions(a)) && (b == engine.NoRef || c.Mentions(b)) {
			out = append(out, c)
		}
	}
	return out
}

// Groups collects commands that differ in their number alone.
func Groups(cmds []engine.Command) [][]engine.Command {
	var out [][]engine.Command
next:
	for _, c := range cmds {
		key := c
		key.N = 0
		for i := range out {
			k := out[i][0]
			k.N = 0
			if k == key {
				out[i] = append(out[i], c)
				continue next
			}
		}
		out = append(out, []engine.Command{c})
	}
	return out
}

// Firsts gives of each group the command with the largest number, for that is the whole unit.
func Firsts(g [][]engine.Command) []engine.Command {
	var out []engine.Command
	for _, x := range g {
		out = append(out, x[len(x)-1])
	}
	return out
}

// Offered lists what the open menu offers, each with the number on the stepper.
func (m *Surface) Offered() []engine.Command {
	if m.Menu.Exact {
		return m.Menu.Cmds
	}
	var out []engine.Command
	for _, c := range m.Menu.Cmds {
		for _, g := range Groups(m.LegalWith(c.A, c.B)) {
			if k := m.WithNumber(g); k.Verb == c.Verb && k.A == c.A && k.B == c.B && k.C == c.C {
				c = k
			}
		}
		out = append(out, c)
	}
	return out
}

// WithNumber picks the command with the number on the stepper, or the largest.
func (m *Surface) WithNumber(g []engine.Command) engine.Command {
	best := g[len(g)-1]
	for _, c := range g {
		if m.Sight.N > 0 && c.N <= m.Sight.N {
			best = c
		}
	}
	return best
}

// Label words a command for a card or menu. What points at nothing is asked for at every picture, so the answer is kept.
func (m *Surface) Label(c engine.Command) engine.Label {
	t, ok := m.Sight.Pos.(engine.Teller)
	if !ok {
		return engine.Label{}
	}
	if c.A != engine.NoRef || c.B != engine.NoRef {
		return t.Tell(c)
	}
	l, known := m.Sight.labels[c]
	if !known {
		l = t.Tell(c)
		m.Sight.labels[c] = l
	}
	return l
}

// Loose lists the commands that point at nothing, offered as buttons: finish, confirm, roll, stay, go.
func (m *Surface) Loose() []engine.Command {
	var out []engine.Command
	for _, c := range m.Sight.Legal {
		if c.A == engine.NoRef && c.B == engine.NoRef && c.C == engine.NoRef && (c.N == 0 || m.Fighting()) {
			out = append(out, c)
		}
	}
	return out
}

// Placed lists the commands that point at a place alone: announce an attack there.
func (m *Surface) Placed() []engine.Command {
	var out []engine.Command
	for _, c := range m.Sight.Legal {
		if c.A == engine.NoRef && c.B.Kind() == engine.KindSpace && c.C == engine.NoRef && c.N == 0 {
			out = append(out, c)
		}
	}
	return out
}

// Places lists the commands that point at a place alone when they are too many for buttons and few enough for a menu.
func (m *Surface) Places() []engine.Command {
	at := m.Placed()
	if len(m.Loose())+len(at) <= MostLoose || len(at) > mostPlaces || !m.Live() || m.Seat(m.Actor()) != "person" {
		return nil
	}
	return at
}

// mostPlaces is how many places a menu lists; more are looked for on the map.
const mostPlaces = 12

// Choices lists what is offered as cards in a fight: everything, grouped, if it is little enough.
func (m *Surface) Choices() []engine.Command {
	g := Groups(m.Sight.Legal)
	var out, far []engine.Command
	for _, x := range g {
		if c := m.WithNumber(x); m.concerns(c) {
			out = append(out, c)
		} else {
			far = append(far, c)
		}
	}
	if len(out) == 0 {
		return far
	}
	return out
}

// concerns tells whether a command is about the fight at hand: what could be done with counters elsewhere, such as breaking
// factors off, is done on the map and is no choice of the fight.
func (m *Surface) concerns(c engine.Command) bool {
	b := m.Sight.View.Battle
	if b == nil || c.A.Kind() != engine.KindCounter || c.B.Kind() == engine.KindSpace {
		return true
	}
	for _, s := range b.Sides {
		for _, list := range [][]engine.CounterView{s.Counters, s.Before} {
			if slices.ContainsFunc(list, func(v engine.CounterView) bool { return v.Ref == c.A }) {
				return true
			}
		}
	}
	v, ok := m.Sight.Counter(c.A)
	return !ok || v.Space == b.Where || v.Mission == b.Where
}

// Span gives the least and the most a choice of the fight can be made for, equal when there is nothing to choose.
func (m *Surface) Span() (lo, hi int16) {
	for _, g := range Groups(m.Sight.Legal) {
		if len(g) > 1 && g[0].N > 0 {
			if lo == 0 || g[0].N < lo {
				lo = g[0].N
			}
			hi = max(hi, g[len(g)-1].N)
		}
	}
	return lo, hi
}

// LegalFrom lists the legal commands by which counter a does something at or to b.
func (m *Surface) LegalFrom(a, b engine.Ref) []engine.Command {
	var out []engine.Command
	for _, c := range m.LegalWith(a, b) {
		if c.A == a {
			out = append(out, c)
		}
	}
	return out
}

// Planning tells whether what is drafted can still be changed: the side that is asked may go on choosing, and no fight is on.
func (m *Surface) Planning() bool {
	return m.Live() && m.Sight.View.Battle == nil && len(m.Mains()) > 0
}

// Mains lists the commands that move the game on.
func (m *Surface) Mains() []engine.Command {
	var out []engine.Command
	for _, c := range m.Loose() {
		if m.Label(c).Main {
			out = append(out, c)
		}
	}
	return out
}

// MostLoose is how many commands the prompt offers as buttons of their own.
const MostLoose = 2

// Stock collects such commands by what they are, least number first.
func (m *Surface) Stock() [][]engine.Command {
	if !m.Live() || m.Fighting() || m.Seat(m.Actor()) != "person" {
		return nil
	}
	var out []engine.Command
	for _, c := range m.Sight.Legal {
		if c.B == engine.NoRef && c.C == engine.NoRef && (c.A.Kind() == engine.KindSystem || c.A == engine.NoRef && c.N > 0) || m.aside(c) {
			out = append(out, c)
		}
	}
	return Groups(out)
}

// aside tells whether a command builds a nation's units of a type in a box.
func (m *Surface) aside(c engine.Command) bool {
	return c.A.Kind() == engine.KindNation && c.B.Kind() == engine.KindSpace && c.C.Kind() == engine.KindSystem && m.Board().Code(c.B.Index()) == ""
}

// Projects lists the legal commands that name somebody and something, and neither a counter nor a place.
func (m *Surface) Projects() []engine.Command {
	var out []engine.Command
	for _, c := range m.Sight.Legal {
		if abstract(c.A) && abstract(c.B) && c.C == engine.NoRef {
			out = append(out, c)
		}
	}
	return out
}

// abstract tells whether a reference is to something that stands nowhere.
func abstract(r engine.Ref) bool {
	return r != engine.NoRef && r.Kind() != engine.KindSpace && r.Kind() != engine.KindCounter
}
