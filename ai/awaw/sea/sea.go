// Package sea is what thinking opponents of A World at War know of the sea: an admiral who says where task forces sail and who is hunted,
// fights naval combats, and flies kamikazes. He looks through a sight that somebody else fills, and plays by one of several manners.
package sea

import (
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// Admiral decides at sea for whoever the sight is of. It is for one goroutine.
type Admiral struct {
	// Reckons tells that carriers fear what a strike on them would bring, by the tables, rather than how many may come.
	Reckons bool

	sight  *sight.Sight
	manner manner
	loss   float64 // cost of an own factor of air, over the enemy's points for it
	bombs  bombsight
}

// New is an admiral who sees what a sight holds whenever he is asked. He must be told how to play before he is asked.
func New(s *sight.Sight) *Admiral { return &Admiral{sight: s} }

// Play has him play by one of the manners, in which an own factor of air costs so many points more than the enemy gets for it.
func (a *Admiral) Play(i int, loss float64) { a.manner, a.loss = manners[i], loss }

// Knows lists the commands of task forces and of kamikazes.
func Knows(c engine.Command) bool { return shipsKnow(c) || divineKnows(c) }

// shipsKnow lists the commands of task forces.
func shipsKnow(c engine.Command) bool {
	switch c.Verb {
	case awaw.VerbSail, awaw.VerbHunt, awaw.VerbIntercept, awaw.VerbSpot, awaw.VerbSearch, awaw.VerbCover, awaw.VerbPatrol, awaw.VerbStrike,
		awaw.VerbAim, awaw.VerbBoard, awaw.VerbAshore, awaw.VerbForm, awaw.VerbEmbark:
		return true
	}
	return false
}

// seaRange is how far naval air is taken to reach, in hexes.
const seaRange = 3

// On answers what kamikazes and task forces ask; false leaves the question to others.
func (a *Admiral) On(buf []engine.Command) ([]engine.Command, bool) {
	if out, ok := a.onDivine(buf); ok {
		return out, true
	}
	return a.onShips(buf)
}

// onShips answers what task forces ask.
func (a *Admiral) onShips(buf []engine.Command) ([]engine.Command, bool) {
	s := a.sight
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
		return append(append(buf, a.sight.All(awaw.VerbSpot)...), engine.Command{Side: s.Side, Verb: awaw.VerbRoll}), true
	case awaw.SeaCommits:
		return a.commits(buf), true
	case awaw.SeaRolls:
		return append(buf, s.Legal[0]), true
	case awaw.SeaStrikes:
		return a.strikesAt(buf), true
	case awaw.SeaAims:
		return append(buf, a.aims()), true
	case awaw.SeaLands:
		for _, c := range a.sight.All(awaw.VerbLand) {
			if s.Pos.Deckless(c.A.Index()) { // the others have a deck and stay ready on it
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
func (a *Admiral) ends() engine.Command {
	if list := a.sight.All(awaw.VerbDone); len(list) > 0 {
		return list[0]
	}
	return a.sight.Legal[len(a.sight.Legal)-1]
}

// landSquadrons is the air of a side on land that could strike a place at sea, in squadrons.
func (a *Admiral) landSquadrons(side engine.Side, space int) (n int) {
	s := a.sight
	for i := range s.Units {
		u := &s.Units[i]
		if a.strikesFromLand(u, side, space) {
			n += squadronsOf(u)
		}
	}
	return n
}

// strikesFromLand tells whether a unit of a side on land could strike a place at sea.
func (a *Admiral) strikesFromLand(u *awaw.GlanceUnit, side engine.Side, space int) bool {
	return !u.Deck && a.mayStrike(u, side, space)
}

// mayStrike tells whether a unit of a side could strike a place at sea.
func (a *Admiral) mayStrike(u *awaw.GlanceUnit, side engine.Side, space int) bool {
	return u.Side == side && !u.Inverted && u.Target < 0 && (u.Kind == units.AAF || u.Kind == units.NAS) && a.sight.Pos.FlightHexes(u.Base, space) <= u.Range
}

// prey is what a task force promises the enemy who finds it; one that cannot be seen is taken for a middling one.
func prey(f awaw.GlanceForce) float64 {
	if unseen(&f) {
		return 6
	}
	return float64(f.Factors) + 2*float64(f.Carriers) + 2*float64(f.Transports)
}

// hunts is the hunt that promises most, if one does.
func (a *Admiral) hunts() (engine.Command, bool) {
	best, top, found := engine.Command{}, a.manner.hunt, false
	for _, c := range a.sight.All(awaw.VerbHunt) {
		if v := a.huntWorth(c.B.Index()); v > top {
			best, top, found = c, v, true
		}
	}
	return best, found
}

// Anchored tells whether enemy ships lie in a port: where no air is ready to rise carriers come for them, not for what is parked.
func (a *Admiral) Anchored(port int) bool {
	return slices.ContainsFunc(a.sight.Sea.Forces, func(f awaw.GlanceForce) bool { return f.Side == a.sight.Foe && f.Space == port && !f.AtSea })
}

// raidsPorts sends what carriers at sea can spare against ships in port.
func (a *Admiral) raidsPorts() (out []engine.Command) {
	s := a.sight
	port, top := -1, 3.0
	for _, f := range s.Sea.Forces {
		if f.Side == s.Foe && !f.AtSea {
			guards := 0.0
			if g := s.GroundAt(f.Space); g != nil {
				guards = 0.5 * float64(g.FoeReady)
			}
			if v := prey(f) - guards; v > top {
				port, top = f.Space, v
			}
		}
	}
	for _, c := range a.sight.All(awaw.VerbStrike) {
		if u := s.Unit(c.A); u != nil && u.Deck && c.B == engine.SpaceRef(port) {
			out = append(out, c)
		}
	}
	if len(out) > 0 {
		out = append(out, engine.Command{Side: s.Side, Verb: awaw.VerbResolve, B: engine.SpaceRef(port)})
	}
	return out
}
