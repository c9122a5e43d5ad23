package table

import "awaw/engine"

// This file counts what came to a fight and what was lost in it: in whole factors what has whole factors, in squadrons what is counted so.

// Amount is so many factors, and so many squadrons of what is counted in squadrons.
type Amount struct{ Factors, Squadrons int }

// None tells whether it is nothing.
func (a Amount) None() bool { return a == Amount{} }

// Add adds so much of a counter.
func (a *Amount) Add(c engine.CounterView, n int) {
	if InSquadrons(c) {
		a.Squadrons += n
	} else {
		a.Factors += n
	}
}

// AmountWord words an amount: "five factors and one squadron".
func (m *Surface) AmountWord(a Amount) string {
	f, s := m.Counted("factors", a.Factors), m.Counted("squadrons", a.Squadrons)
	switch {
	case a.Squadrons == 0:
		return f.S
	case a.Factors == 0:
		return s.S
	}
	return m.Say("recap.and", f, s)
}

// Counted words so many of something; one of it has words of its own.
func (m *Surface) Counted(key string, n int) engine.Arg {
	if n == 1 {
		return engine.Arg{Kind: engine.ArgName, S: m.Say("recap.one." + key), N: 1}
	}
	return engine.Arg{Kind: engine.ArgName, S: m.Say("recap.many."+key, Count(n)), N: n}
}

// Gone is what a force lost: of its counters, or where those do not tell, of what its rounds took.
func (f *Fought) Gone(k int) (a Amount) {
	known := false
	for _, x := range f.Forces[k].Fates {
		if x.Was.Flies() || f.What.OnGround() || f.ByUnit {
			a.Add(x.Was, x.Lost)
			known = true
		}
	}
	if n := f.Forces[k].Lost; !known && n > 0 {
		if f.Parts > 1 {
			return Amount{Squadrons: n}
		}
		return Amount{Factors: n}
	}
	return a
}
