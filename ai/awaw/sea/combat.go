// Naval combat as the admiral fights it (22.4, 23.4): whether a force under way is met, what searches, protects and strikes,
// where bombs fall, and whether another round is worth it.

package sea

import (
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// reacts meets a force under way where a strike on it promises most, by air or with a task force that can strike there and risks
// less than that, or lets it pass.
func (a *Admiral) reacts(pass engine.Command) engine.Command {
	s := a.sight
	best, top := pass, a.manner.hunt
	prey := s.Force(s.Sea.Moving)
	if prey == nil {
		return pass
	}
	for _, c := range a.sight.All(awaw.VerbHunt) {
		if v := a.metWorth(c.B.Index(), prey); v > top {
			best, top = c, v
		}
	}
	for _, c := range a.sight.All(awaw.VerbIntercept) {
		own := s.Force(c.A.Index() - awaw.FirstForce)
		if own == nil || own.Transports > 0 || own.Squadrons < 3 {
			continue
		}
		seekers := a.seekers(c.B.Index(), own.Force)
		if v := a.seekWorth(a.decksOf(own), []awaw.GlanceForce{*prey}, seekers) - a.danger(own, c.B.Index()); v > top {
			best, top = c, v
		}
	}
	return best
}

// metWorth is what it promises to seek a force under way as it passes a hex.
func (a *Admiral) metWorth(hex int, prey *awaw.GlanceForce) float64 {
	force, _ := a.strikers(hex)
	groups := append(a.bombs.groups[:0], *prey)
	for _, f := range a.sight.Sea.Forces {
		if f.Side == a.sight.Foe && f.Space == hex && f.Force != prey.Force {
			groups = append(groups, f)
		}
	}
	a.bombs.groups = groups
	return a.seekWorth(force, groups, a.seekers(hex, -1))
}

// commits plays the start of a round of naval combat. Who is struck from afar finds nobody: everything that may protects. Where the
// enemy lies in the hex land air searches and covers, and carriers keep as much over themselves as may come, at most half.
func (a *Admiral) commits(buf []engine.Command) []engine.Command {
	if !a.lies(a.sight.Foe) {
		return a.keeps(buf, everything)
	}
	come := a.mayCome()
	return a.keeps(buf, func(f *awaw.GlanceForce) int { return min(f.Squadrons/2, come) })
}

// everything is more squadrons than any task force has.
func everything(*awaw.GlanceForce) int { return 99 }

// keeps plays the start of a round of naval combat, with so many squadrons over a task force as it is told to keep there.
func (a *Admiral) keeps(buf []engine.Command, over func(f *awaw.GlanceForce) int) []engine.Command {
	s := a.sight
	foes := a.lies(s.Foe)
	if foes {
		var more bool
		if buf, more = a.searches(buf); more {
			return buf
		}
	}
	buf = a.screens(buf, !foes)
	list := a.sight.All(awaw.VerbPatrol)
	for _, d := range whither(list) {
		most, kept := over(s.Force(d.Index()-awaw.FirstForce)), 0
		for _, c := range list {
			u := s.Unit(c.A)
			if c.B != d || u == nil {
				continue
			}
			if n := u.Thirds; kept+n <= most {
				kept += n
				buf = append(buf, c)
			} else if spare := most - kept; spare > 0 && spare <= n/2 && a.breaks(c.A, spare) {
				return append(buf, engine.Command{Side: s.Side, Verb: awaw.VerbBreak, A: c.A, N: int16(spare)})
			}
		}
	}
	return append(buf, engine.Command{Side: s.Side, Verb: awaw.VerbDone})
}

// whither lists what commands go to, each once.
func whither(list []engine.Command) (out []engine.Ref) {
	for _, c := range list {
		if !slices.Contains(out, c.B) {
			out = append(out, c.B)
		}
	}
	return out
}

// searches sends army air to search, which may strike besides, and one squadron of naval air where there is none; more tells that
// the squadron has to be broken off first.
func (a *Admiral) searches(buf []engine.Command) (out []engine.Command, more bool) {
	s := a.sight
	searching := 0
	var small *engine.Command
	for i, c := range a.sight.All(awaw.VerbSearch) {
		u := s.Unit(c.A)
		switch {
		case u == nil:
		case u.Kind == units.AAF:
			searching += u.Thirds
			buf = append(buf, c)
		case small == nil || u.Thirds < s.Unit(small.A).Thirds:
			small = &a.sight.All(awaw.VerbSearch)[i]
		}
	}
	if searching > 0 || small == nil {
		return buf, false
	}
	if n := s.Unit(small.A).Thirds; n > 2 && a.breaks(small.A, 1) {
		return append(buf, engine.Command{Side: s.Side, Verb: awaw.VerbBreak, A: small.A, N: 1}), true
	}
	return append(buf, *small), false
}

// screens puts air from land over the task force in the hex that is worth most: army air, which may strike besides, and naval air
// where there is nobody to strike.
func (a *Admiral) screens(buf []engine.Command, naval bool) []engine.Command {
	s := a.sight
	covered := map[engine.Ref]bool{}
	for _, c := range a.sight.All(awaw.VerbCover) {
		u := s.Unit(c.A)
		if u == nil || u.Kind != units.AAF && !naval || covered[c.A] || c.B != a.treasure() {
			continue
		}
		covered[c.A] = true
		buf = append(buf, c)
	}
	return buf
}

// lies tells whether task forces of a side are in the hex of the naval combat.
func (a *Admiral) lies(side engine.Side) bool {
	return slices.ContainsFunc(a.sight.Sea.Forces, func(f awaw.GlanceForce) bool { return f.Side == side && f.Space == a.sight.Sea.Hex })
}

// mayCome is how many squadrons of the enemy may strike in the hex of the naval combat now.
func (a *Admiral) mayCome() int {
	s := a.sight
	n := a.landSquadrons(s.Foe, s.Sea.Hex)
	for _, f := range s.Sea.Forces {
		if f.Side == s.Foe && s.Pos.FlightHexes(f.Space, s.Sea.Hex) <= seaRange {
			_, ready := decks(&f)
			n += ready
		}
	}
	return n
}

// breaks tells whether a counter may be broken so.
func (a *Admiral) breaks(c engine.Ref, n int) bool {
	return slices.Contains(a.sight.All(awaw.VerbBreak), engine.Command{Side: a.sight.Side, Verb: awaw.VerbBreak, A: c, N: int16(n)})
}

// treasure is the own task force in the combat that is worth most.
func (a *Admiral) treasure() engine.Ref {
	s := a.sight
	best, top := engine.NoRef, -1.0
	for _, f := range s.Sea.Forces {
		if v := prey(f); f.Side == s.Side && f.Space == s.Sea.Hex && v > top {
			best, top = engine.CounterRef(awaw.FirstForce+f.Force), v
		}
	}
	return best
}

// strikesAt sends what is free against what has been found, the richest first, no more than it takes: the rest may hunt elsewhere.
func (a *Admiral) strikesAt(buf []engine.Command) []engine.Command {
	s := a.sight
	type mark struct {
		ref  engine.Ref
		want int
	}
	var marks []mark
	for _, f := range a.marksFound() {
		marks = append(marks, mark{engine.CounterRef(awaw.FirstForce + f.Force), 2 + 2*f.Factors})
	}
	used := map[engine.Ref]bool{}
	for _, m := range marks {
		sent := 0
		for _, c := range a.sight.All(awaw.VerbStrike) {
			u := s.Unit(c.A)
			if c.B != m.ref || u == nil || used[c.A] || sent >= m.want {
				continue
			}
			used[c.A] = true
			sent += u.Thirds
			buf = append(buf, c)
		}
	}
	return append(buf, engine.Command{Side: s.Side, Verb: awaw.VerbDone})
}

// goesOn is the word on another round: who has come for something stays, others while they can still strike.
func (a *Admiral) goesOn() engine.Command {
	s := a.sight
	stop := engine.Command{Side: s.Side, Verb: awaw.VerbStop}
	press := engine.Command{Side: s.Side, Verb: awaw.VerbPress}
	if s.Sea.Mover {
		for _, f := range s.Sea.Forces {
			if f.Side == s.Side && f.Space == s.Sea.Hex && f.Transports > 0 {
				return press
			}
		}
	}
	if a.fewLeft() || !s.Sea.Mover && a.lies(s.Side) && !a.lies(s.Foe) { // who lies where he is struck from afar cannot strike back
		return stop
	}
	return press
}

// fewLeft tells whether too few are left to strike in the hex of the naval combat.
func (a *Admiral) fewLeft() bool {
	_, n := a.strikers(a.sight.Sea.Hex)
	return n < leastStrike
}
