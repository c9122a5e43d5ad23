// Package raid is what thinking opponents of A World at War know of strategic warfare (17.58, 17.7, 17.8, 26): a planner who says what is bombed with how
// much, who escorts, who meets which raid, and which front bombers and interceptors serve. He looks through a sight that somebody else fills, and reckons
// by the worths he is told.
package raid

import (
	"awaw/ai/awaw/duel"
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// Manner is how raids are played. Worths are in points.
type Manner struct {
	Kill  float64 // of an enemy factor, over its points, while turns are to come
	Loss  float64 // of an own one, over the enemy's points for it
	Least float64 // what raids must promise together
	Mass  float64 // share of what the enemy could bring that is taken to come
	Wings int     // targets at once
}

// Planner decides about raids for whoever the sight is of. It is for one goroutine.
type Planner struct {
	sight  *sight.Sight
	reck   *duel.Reckoner
	manner Manner
	cases  map[raidCase]raidOdds // odds that were worked out, by what they hang on
}

// New is a planner who sees what a sight holds whenever he is asked. He must be told how to play before he is asked.
func New(s *sight.Sight, r *duel.Reckoner) *Planner { return &Planner{sight: s, reck: r} }

// Play has him play in a manner.
func (a *Planner) Play(m Manner) { a.manner = m }

// Knows lists the commands of strategic warfare.
func Knows(c engine.Command) bool {
	switch c.Verb {
	case awaw.VerbRaid, awaw.VerbOppose, awaw.VerbLaunch, awaw.VerbFront, awaw.VerbVerdict:
		return true
	}
	return false
}

// On answers what strategic warfare asks; false leaves the question to others.
func (a *Planner) On(buf []engine.Command) ([]engine.Command, bool) {
	s := a.sight
	if s.Fight.On || s.Strategy.Step == awaw.RaidsNone {
		return buf, false
	}
	switch s.Strategy.Step {
	case awaw.RaidsAnnounced:
		buf = a.robots(buf)
		return append(a.raids(buf), s.All(awaw.VerbDone)...), true
	case awaw.RaidsMet:
		return a.opposes(buf), true
	}
	if list := a.sight.All(awaw.VerbVerdict); len(list) > 0 { // a printed table nobody has read: about the middle
		return append(buf, list[len(list)/3]), true
	}
	return append(buf, s.Legal[0]), true
}

// sortie is a force on one side of a raid.
type sortie struct{ awaw.Sortie }

func (x sortie) total() int { return x.Heavy + x.Army + x.Escort }

// with is the force with a unit more.
func (x sortie) with(u *awaw.GlanceUnit) sortie {
	return sortie{x.With(u.Kind, sight.Factors(u.Thirds), u.DRM)}
}

// over is the force with a unit more, on its way to a target.
func (a *Planner) over(x sortie, u *awaw.GlanceUnit, target int) sortie {
	if u.Kind == units.StrategicBomber || u.Kind == units.AAF {
		if spare := a.sight.Pos.SpareOver(u.Counter, target); x.Heavy+x.Army == 0 {
			x.Spare = spare
		} else {
			x.Spare = min(x.Spare, spare)
		}
	}
	return x.with(u)
}

// raidWorth is what a raid promises its attacker when it is met by so many factors and jets of a DRM: points bombed, losses
// given and taken.
func (a *Planner) raidWorth(x sortie, met, jets, drm, radar, left, worth int) float64 {
	s := a.sight
	price, later := float64(s.Kill), laterWorth*float64(s.Turns-s.Turn)
	o := a.odds(x, met, jets, drm, radar, left)
	return o.downed*(price+later*a.manner.Kill) - o.lost*(price+later*a.manner.Loss) + o.hits*float64(worth)
}

// laterWorth is how much of what a factor is worth over its points it is worth for each turn that is still to come: it is built again for BRPs, and after
// the last turn nobody needs it.
const laterWorth = 0.25

// Fronts moves bombers and interceptors to the front where there is more for them to do.
func (a *Planner) Fronts(buf []engine.Command) []engine.Command {
	s := a.sight
	use := func(u *awaw.GlanceUnit, front int) int {
		enemy, own := s.Pos.FrontUse(u.Counter, front)
		if u.Kind == units.StrategicBomber {
			return enemy
		}
		return enemy + own
	}
	moves := a.sight.All(awaw.VerbFront)
	for i := 0; i < len(moves); {
		j := i
		for ; j < len(moves) && moves[j].A == moves[i].A; j++ {
		}
		if u := s.Unit(moves[i].A); u != nil {
			best, top := engine.Command{}, use(u, s.Pos.FrontOf(u.Counter))+2
			for _, c := range moves[i:j] {
				if v := use(u, int(c.N)); c.B.Index() == u.Base && v > top {
					best, top = c, v
				}
			}
			if best != (engine.Command{}) {
				buf = append(buf, best)
			}
		}
		i = j
	}
	return buf
}
