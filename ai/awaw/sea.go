// Task forces as the air mind moves them (18.58, 22.4): where forces sail, what they board, who is hunted, and which ports are
// raided.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// seaKnows lists the commands of the sea.
func seaKnows(c engine.Command) bool {
	switch c.Verb {
	case awaw.VerbSail, awaw.VerbHunt, awaw.VerbIntercept, awaw.VerbSpot, awaw.VerbSearch, awaw.VerbCover, awaw.VerbPatrol, awaw.VerbStrike,
		awaw.VerbAim, awaw.VerbBoard, awaw.VerbAshore, awaw.VerbForm, awaw.VerbEmbark:
		return true
	}
	return false
}

// seaRange is how far naval air is taken to reach, in hexes.
const seaRange = 3

// onSea answers what the sea asks; false leaves the question to others.
func (a *air) onSea(buf []engine.Command) ([]engine.Command, bool) {
	s := &a.sight
	last := a.ends()
	switch s.Sea.Asked {
	case awaw.SeaSails:
		return a.sails(buf), true
	case awaw.SeaHunts:
		if c, ok := a.hunts(); ok {
			return append(buf, c), true
		}
		return append(buf, last), true
	case awaw.SeaReacts:
		return append(buf, a.reacts(last)), true
	case awaw.SeaSpots:
		if c, ok := a.embarks(); ok { // what came off its carriers in port puts to sea with them (17.3126C)
			return append(buf, c), true
		}
		return append(append(buf, a.all(awaw.VerbSpot)...), engine.Command{Side: s.side, Verb: awaw.VerbRoll}), true
	case awaw.SeaCommits:
		return a.commits(buf), true
	case awaw.SeaRolls:
		return append(buf, s.legal[0]), true
	case awaw.SeaStrikes:
		return a.strikesAt(buf), true
	case awaw.SeaAims:
		return append(buf, a.aims()), true
	case awaw.SeaLands:
		for _, c := range a.all(awaw.VerbLand) {
			if s.pos.Deckless(c.A.Index()) { // the others have a deck and stay ready on it
				return append(buf, c), true
			}
		}
		return append(buf, last), true
	case awaw.SeaContinues:
		return append(buf, a.goesOn()), true
	}
	return buf, false
}

// ends is the command that does nothing more here: the last that is legal is not it where kamikazes could fly.
func (a *air) ends() engine.Command {
	if list := a.all(awaw.VerbDone); len(list) > 0 {
		return list[0]
	}
	return a.sight.legal[len(a.sight.legal)-1]
}

// landSquadrons is the air of a side on land that could strike a place at sea, in squadrons.
func (a *air) landSquadrons(side engine.Side, space int) (n int) {
	s := &a.sight
	for i := range s.Units {
		u := &s.Units[i]
		if u.Side != side || u.Deck || u.Inverted || u.Target >= 0 || u.Kind != units.AAF && u.Kind != units.NAS || s.pos.FlightHexes(u.Base, space) > u.Range {
			continue
		}
		n += squadronsOf(u)
	}
	return n
}

// force finds a task force by its number; nil if it is not on the map.
func (s *airSight) force(n int) *awaw.GlanceForce {
	for i := range s.Sea.Forces {
		if s.Sea.Forces[i].Force == n {
			return &s.Sea.Forces[i]
		}
	}
	return nil
}

// prey is what a task force promises the enemy who finds it; one that cannot be seen is taken for a middling one.
func prey(f awaw.GlanceForce) float64 {
	if unseen(&f) {
		return 6
	}
	return float64(f.Factors) + 2*float64(f.Carriers) + 2*float64(f.Transports)
}

// hunts is the hunt that promises most, if one does.
func (a *air) hunts() (engine.Command, bool) {
	best, top, found := engine.Command{}, a.sea.hunt, false
	for _, c := range a.all(awaw.VerbHunt) {
		if v := a.huntWorth(c.B.Index()); v > top {
			best, top, found = c, v, true
		}
	}
	return best, found
}

// anchored tells whether enemy ships lie in a port: where no air is ready to rise carriers come for them, not for what is parked.
func (a *air) anchored(port int) bool {
	return slices.ContainsFunc(a.sight.Sea.Forces, func(f awaw.GlanceForce) bool { return f.Side == a.sight.foe && f.Space == port && !f.AtSea })
}

// raidsPorts sends what carriers at sea can spare against ships in port.
func (a *air) raidsPorts() (out []engine.Command) {
	s := &a.sight
	port, top := -1, 3.0
	for _, f := range s.Sea.Forces {
		if f.Side == s.foe && !f.AtSea {
			guards := 0.0
			if g := s.groundAt(f.Space); g != nil {
				guards = 0.5 * float64(g.foeReady)
			}
			if v := prey(f) - guards; v > top {
				port, top = f.Space, v
			}
		}
	}
	for _, c := range a.all(awaw.VerbStrike) {
		if u := s.unit(c.A); u != nil && u.Deck && c.B == engine.SpaceRef(port) {
			out = append(out, c)
		}
	}
	if len(out) > 0 {
		out = append(out, engine.Command{Side: s.side, Verb: awaw.VerbResolve, B: engine.SpaceRef(port)})
	}
	return out
}
