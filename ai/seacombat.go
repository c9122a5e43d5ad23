// Naval combat as the air mind fights it (22.4, 23.4): whether a force under way is met, what searches, protects and strikes,
// where bombs fall, and whether another round is worth it.

package ai

import (
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// reacts meets a force under way where most can reach it, by air if there is enough, with a task force that is stronger
// otherwise, or lets it pass.
func (a *air) reacts(pass engine.Command) engine.Command {
	s := &a.sight
	best, top := pass, 2.0
	for _, c := range a.all(awaw.VerbHunt) {
		hex := c.B.Index()
		if n := float64(a.landSquadrons(s.side, hex) + a.deckSquadrons(s.side, hex, seaRange)); n > top {
			best, top = c, n
		}
	}
	for _, c := range a.all(awaw.VerbIntercept) {
		for _, f := range s.Sea.Forces {
			if awaw.FirstForce+f.Force != c.A.Index() || f.Transports > 0 || f.Squadrons < 3 {
				continue
			}
			if n := float64(f.Squadrons + a.landSquadrons(s.side, c.B.Index())); 0.6*n > top {
				best, top = c, 0.6*n
			}
		}
	}
	return best
}

// commits plays the start of a round of naval combat: land air searches and covers, carriers in the hex keep half of their air
// over themselves.
func (a *air) commits(buf []engine.Command) []engine.Command {
	s := &a.sight
	searching := 0
	for _, c := range a.all(awaw.VerbSearch) {
		u := s.unit(c.A)
		if u == nil {
			continue
		}
		if u.Kind == units.AAF || searching < 1 {
			searching += u.Thirds
			buf = append(buf, c)
		}
	}
	covered := map[engine.Ref]bool{}
	for _, c := range a.all(awaw.VerbCover) {
		u := s.unit(c.A)
		if u == nil || u.Kind != units.AAF || covered[c.A] || c.B != a.treasure() {
			continue
		}
		covered[c.A] = true
		buf = append(buf, c)
	}
	list := a.all(awaw.VerbPatrol)
	var decks []engine.Ref
	for _, c := range list {
		if !slices.Contains(decks, c.B) {
			decks = append(decks, c.B)
		}
	}
	for _, d := range decks {
		total, kept := 0, 0
		for _, f := range s.Sea.Forces {
			if engine.CounterRef(awaw.FirstForce+f.Force) == d {
				total = f.Squadrons
			}
		}
		for _, c := range list {
			u := s.unit(c.A)
			if c.B != d || u == nil {
				continue
			}
			if n := u.Thirds; 2*(kept+n) <= total+1 {
				kept += n
				buf = append(buf, c)
			} else if spare := total/2 - kept; spare > 0 && spare <= n/2 && a.breaks(c.A, spare) {
				return append(buf, engine.Command{Side: s.side, Verb: awaw.VerbBreak, A: c.A, N: int16(spare)})
			}
		}
	}
	return append(buf, engine.Command{Side: s.side, Verb: awaw.VerbDone})
}

// breaks tells whether a counter may be broken so.
func (a *air) breaks(c engine.Ref, n int) bool {
	return slices.Contains(a.all(awaw.VerbBreak), engine.Command{Side: a.sight.side, Verb: awaw.VerbBreak, A: c, N: int16(n)})
}

// treasure is the own task force in the combat that is worth most.
func (a *air) treasure() engine.Ref {
	s := &a.sight
	best, top := engine.NoRef, -1.0
	for _, f := range s.Sea.Forces {
		if v := prey(f); f.Side == s.side && f.Space == s.Sea.Hex && v > top {
			best, top = engine.CounterRef(awaw.FirstForce+f.Force), v
		}
	}
	return best
}

// strikesAt sends what is free against what has been found, the richest first, no more than it takes: the rest may hunt elsewhere.
func (a *air) strikesAt(buf []engine.Command) []engine.Command {
	s := &a.sight
	type mark struct {
		ref  engine.Ref
		want int
	}
	var marks []mark
	found := slices.Clone(s.Sea.Forces)
	slices.SortStableFunc(found, func(x, y awaw.GlanceForce) int { return int(4 * (prey(y) - prey(x))) })
	for _, f := range found {
		if f.Side == s.foe && f.Space == s.Sea.Hex && f.Found {
			marks = append(marks, mark{engine.CounterRef(awaw.FirstForce + f.Force), 2 + 2*f.Factors})
		}
	}
	used := map[engine.Ref]bool{}
	for _, m := range marks {
		sent := 0
		for _, c := range a.all(awaw.VerbStrike) {
			u := s.unit(c.A)
			if c.B != m.ref || u == nil || used[c.A] || sent >= m.want {
				continue
			}
			used[c.A] = true
			sent += u.Thirds
			buf = append(buf, c)
		}
	}
	return append(buf, engine.Command{Side: s.side, Verb: awaw.VerbDone})
}

// aims sends what a ship takes to be hurt against the best target that has none yet, the rest against the last.
func (a *air) aims() engine.Command {
	s := &a.sight
	legal := a.all(awaw.VerbAim)
	worth := func(x awaw.GlanceShip) int {
		switch {
		case x.Carrier && !x.Damaged:
			return 40 + x.Size
		case x.Carrier:
			return 30 + x.Size
		case x.Laden:
			return 25
		case x.Named && x.Damaged: // half the work is done
			return 20 + x.Size
		case x.Capital:
			return 15 + x.Size
		case !x.Named:
			return 14
		}
		return 10 + x.Size
	}
	ships := slices.Clone(s.Sea.Aims)
	slices.SortStableFunc(ships, func(x, y awaw.GlanceShip) int { return worth(y) - worth(x) })
	for _, x := range ships {
		want := 2 * x.Size
		if x.Damaged {
			want = x.Size
		}
		if s.Sea.Left-want < 2 {
			want = s.Sea.Left
		}
		best := engine.Command{}
		for _, c := range legal {
			if c.A == engine.CounterRef(x.Ship) && (best.Verb == 0 || int(c.N) <= want && c.N > best.N) {
				best = c
			}
		}
		if best.Verb != 0 {
			return best
		}
	}
	return legal[0]
}

// goesOn is the word on another round: who has come for something stays, others while they can still strike.
func (a *air) goesOn() engine.Command {
	s := &a.sight
	stop := engine.Command{Side: s.side, Verb: awaw.VerbStop}
	press := engine.Command{Side: s.side, Verb: awaw.VerbPress}
	own := a.deckSquadrons(s.side, s.Sea.Hex, seaRange) + a.landSquadrons(s.side, s.Sea.Hex)
	if s.Sea.Mover {
		for _, f := range s.Sea.Forces {
			if f.Side == s.side && f.Space == s.Sea.Hex && f.Transports > 0 {
				return press
			}
		}
	}
	here := func(side engine.Side) bool {
		return slices.ContainsFunc(s.Sea.Forces, func(f awaw.GlanceForce) bool { return f.Side == side && f.Space == s.Sea.Hex })
	}
	if own < 2 || !s.Sea.Mover && here(s.side) && !here(s.foe) { // who lies where he is struck from afar cannot strike back
		return stop
	}
	return press
}
