// Strikes: which bases to strike and with what, from where wings stand or may be staged to (18.2, 18.5).

package awaw

import (
	"cmp"
	"slices"

	"awaw/ai/awaw/duel"
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// flight is one way to bring a unit to a target.
type flight struct {
	unit   int            // index in Units
	target int            // space
	via    int            // base flown from
	stage  engine.Command // the move there first; zero if none is needed
	ways   int            // how many targets the unit could reach
}

// fightTerms are what a fight at a base is about, for the attacker.
func (a *air) fightTerms(net int, squadrons bool, prize float64) duel.Terms {
	k := float64(a.sight.Kill)
	t := duel.Terms{Net: net, Squadrons: squadrons, Kill: k + a.m.kill, Loss: k + a.m.loss, Prize: prize * a.m.prize, Flight: 0.2}
	if a.sight.Land.On {
		t.Turn = quieted
	}
	return t
}

// quieted is what a defending factor turned over or driven off is worth in a ground war, in points: it neither supports nor bars anybody's way for the
// rest of the player turn (18.43).
const quieted = 0.3

// strength is thirds in the unit a fight counts in.
func strength(thirds int, squadrons bool) int {
	if squadrons {
		return thirds
	}
	return (thirds + 1) / units.PerFactor
}

// stage plans the strikes of this player turn and brings up what they need, then betters where the rest stands.
func (a *air) stage(buf []engine.Command) []engine.Command {
	s := &a.sight
	s.Menace()
	a.flights = a.flights[:0]
	moves := a.sight.All(awaw.VerbStage)
	for i := range s.Units {
		if u := &s.Units[i]; u.Side == s.Side && u.Fights && !u.Inverted && u.Target < 0 {
			a.ways(i, moves)
		}
	}
	busy := make([]bool, len(s.Units))
	for _, f := range a.fromBest() {
		busy[f.unit] = true
		if f.stage != (engine.Command{}) {
			buf = append(buf, f.stage)
			u := &s.Units[f.unit]
			a.moved(u, f.via)
			u.Base = f.via
		}
	}
	if s.Land.On {
		return buf // the ground war tells where the rest is wanted
	}
	return a.better(moves, busy, buf)
}

// fromBest plans strikes for which bases are changed, if they promise more in all than those for which none is: whoever goes to where most
// can be struck leaves what he alone could have reached.
func (a *air) fromBest() []flight {
	all := a.flights
	a.flights = slices.DeleteFunc(slices.Clone(all), func(f flight) bool { return f.stage != (engine.Command{}) })
	a.rooms()
	still, here := a.campaign()
	a.flights = all
	a.rooms()
	staged, there := a.campaign()
	if here >= there {
		a.rooms()
		return still
	}
	return staged
}

// ways lists what a unit could strike, at once or after staging.
func (a *air) ways(i int, moves []engine.Command) {
	s := &a.sight
	u := &s.Units[i]
	moves = sight.MovesOf(moves, u.Counter)
	start := len(a.flights)
	home := s.BaseAt(u.Base)
	for t := range s.Bases {
		if s.Bases[t].Owner != s.Foe || s.Ground[t].Foe == 0 {
			continue
		}
		at := s.Bases[t].Space
		best := flight{unit: i, target: at, via: -1}
		if home != nil && home.Open && s.Pos.FlightHexes(u.Base, at) <= u.Range {
			best.via = u.Base
		} else {
			room := 0
			for _, c := range moves {
				to := c.B.Index()
				if b := s.BaseAt(to); b != nil && b.Open && b.Free > room && s.Pos.FlightHexes(to, at) <= u.Range {
					best.via, best.stage, room = to, c, b.Free
				}
			}
		}
		if best.via >= 0 {
			a.flights = append(a.flights, best)
		}
	}
	for k := start; k < len(a.flights); k++ {
		a.flights[k].ways = len(a.flights) - start
	}
}

// announce plans the strikes of this step; before an own drop no more than leave some air for the battle.
func (a *air) announce(buf []engine.Command) []engine.Command {
	start := len(buf)
	a.flightsNow(a.sight.All(awaw.VerbFly))
	if buf = a.fly(buf); a.dropsNow() {
		return append(buf[:start], a.part(buf[start:], a.flyers()-a.flyers()/dropKeeps)...)
	}
	return buf
}

// fly plans strikes with the flights that are listed.
func (a *air) fly(buf []engine.Command) []engine.Command {
	a.rooms()
	list, _ := a.campaign()
	for _, f := range list {
		buf = append(buf, f.stage)
	}
	return buf
}

// flightsNow lists the flights there are among commands that fly, counter by counter.
func (a *air) flightsNow(moves []engine.Command) {
	s := &a.sight
	a.flights = a.flights[:0]
	for k := 0; k < len(moves); {
		e := k
		for ; e < len(moves) && moves[e].A == moves[k].A; e++ {
		}
		i := slices.IndexFunc(s.Units, func(u awaw.GlanceUnit) bool { return u.Counter == moves[k].A.Index() })
		for _, c := range moves[k:e] {
			if g := s.GroundAt(c.B.Index()); i >= 0 && c.C == engine.NoRef && c.N == 0 && g != nil && g.Foe > 0 && !(s.Units[i].Deck && g.FoeReady == 0 && a.sea.Anchored(c.B.Index())) {
				a.flights = append(a.flights, flight{unit: i, target: c.B.Index(), via: s.Units[i].Base, stage: c, ways: e - k})
			}
		}
		k = e
	}
}

// campaign shares the flights out: the target that promises most first, each with as much as pays. What all of them promise is told too.
func (a *air) campaign() (out []flight, all float64) {
	s := &a.sight
	slices.SortStableFunc(a.flights, func(x, y flight) int {
		u, v := &s.Units[x.unit], &s.Units[y.unit]
		return cmp.Or(cmp.Compare(x.target, y.target), cmp.Compare(v.DRM, u.DRM), cmp.Compare(x.ways, y.ways), cmp.Compare(v.Thirds, u.Thirds), cmp.Compare(u.Counter, v.Counter))
	})
	used := make([]bool, len(s.Units))
	struck := map[int]bool{}
	for range a.m.wings {
		var best []flight
		top := a.m.least
		for i := 0; i < len(a.flights); {
			j := i
			for ; j < len(a.flights) && a.flights[j].target == a.flights[i].target; j++ {
			}
			if !struck[a.flights[i].target] {
				if pick, v := a.mission(a.flights[i:j], used); v > top && len(pick) > 0 {
					best, top = pick, v
				}
			}
			i = j
		}
		if best == nil {
			break
		}
		for _, f := range best {
			used[f.unit] = true
			if f.via != s.Units[f.unit].Base {
				a.rehouse(s.Units[f.unit].Base, f.via, s.Units[f.unit].Thirds)
			}
		}
		struck[best[0].target] = true
		out, all = append(out, best...), all+top
	}
	return out, all
}

// mission adds unit after unit to a strike and keeps the size that is worth most.
func (a *air) mission(list []flight, used []bool) ([]flight, float64) {
	s := &a.sight
	g := s.GroundAt(list[0].target)
	prize := 0.0
	if g.FoeReady > 0 {
		prize = g.Prize
	}
	var pick []flight
	spare := map[int]int{}
	sent, drm, naval := 0, sight.NoDRM, g.Naval
	keep, top := 0, 0.0
	for _, f := range list {
		u := &s.Units[f.unit]
		if used[f.unit] {
			continue
		}
		if f.via != u.Base {
			if r := a.room(f.via); r == nil || *r-spare[f.via] < u.Thirds {
				continue
			}
			spare[f.via] += u.Thirds
		}
		pick = append(pick, f)
		sent += u.Thirds
		drm = min(drm, u.DRM)
		naval = naval || u.Kind == units.NAS
		t := a.withHaul(a.fightTerms(drm-g.FoeDRM, naval, prize), list[0].target, s.Side)
		t.Idle = duel.IdleOf(g.FoeIdle, g.Foe)
		w := a.reck.Worth(t, strength(sent, naval), strength(g.Foe, naval))
		if w -= a.m.thrift * float64(sent) / units.PerFactor; len(pick) == 1 || w > top {
			keep, top = len(pick), w
		}
	}
	return pick[:keep], top
}
