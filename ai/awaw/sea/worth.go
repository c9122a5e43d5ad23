// What a strike on ships is worth (18.58C, 23.44): by the exact chances of the air over them, of their fire and of the attack, in
// points, less what it costs. The same number decides whether ships are sought, struck and struck again.

package sea

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// bombsight is room to reckon strikes in.
type bombsight struct {
	naval *aircombat.Naval
	desk  *aircombat.StrikeDesk
	force aircombat.Force
	ships []awaw.GlanceShip
	marks []mark
	best  []float64

	groups  []awaw.GlanceForce
	answers answers
}

// What is reckoned with beside the points that ships count.
const (
	closes      = 0.5  // worth of a factor of carriers that is hurt, over its points
	squadron    = 0.35 // worth of a squadron beyond its points
	leastStrike = 2    // squadrons for which another round is fought
)

// guises are what a task force nobody has found may be: a convoy, a force of carriers.
var guises = []awaw.GlanceForce{
	{Factors: 5, Guns: 3, Transports: 3},
	{Factors: 10, Guns: 11, Carriers: 5, Squadrons: 4, Aboard: 5, Fresh: 4},
}

// hulls are the ships of these.
var hulls = [][]awaw.GlanceShip{
	{{Laden: true, Size: 3, Sinks: 3}, {Size: 2, Sinks: 2}},
	{{Carrier: true, Named: true, Size: 5, Damages: 4, Sinks: 5}, {Named: true, Size: 4, Damages: 3, Sinks: 4}, {Size: 1, Sinks: 1}},
}

// unseen tells whether nobody has found a task force.
func unseen(f *awaw.GlanceForce) bool { return !f.Known && f.Factors == 0 }

// decks is the naval air taken to be aboard a task force, ready or not, and what is ready of it.
func decks(f *awaw.GlanceForce) (aboard, ready int) {
	if unseen(f) {
		return 3, 2
	}
	return f.Aboard, f.Squadrons
}

// soughtWorth is what a strike on a task force that has yet to be found promises; one in which nothing can be gained is not flown.
func (a *Admiral) soughtWorth(force aircombat.Force, f awaw.GlanceForce) float64 {
	if !unseen(&f) {
		a.known(&f)
		return max(0, a.strikeWorth(force, f, f.Squadrons))
	}
	v := 0.0
	for i, g := range guises {
		g.Side, g.Nation = f.Side, f.Nation
		a.bombs.ships = append(a.bombs.ships[:0], hulls[i]...)
		v += max(0, a.strikeWorth(force, g, g.Squadrons)) / float64(len(guises))
	}
	return v
}

// strikers gathers what could strike at a hex now, as groups that are alike, and tells how many squadrons they are.
func (a *Admiral) strikers(hex int) (force aircombat.Force, squadrons int) {
	s := a.sight
	a.bombs.force = a.bombs.force[:0]
	for i := range s.Units {
		u := &s.Units[i]
		if a.mayStrike(u, s.Side, hex) {
			squadrons += a.arms(u.Counter)
		}
	}
	return a.bombs.force, squadrons
}

// decksOf gathers what could strike from a task force.
func (a *Admiral) decksOf(f *awaw.GlanceForce) aircombat.Force {
	a.bombs.force = a.bombs.force[:0]
	for i := range a.sight.Units {
		if u := &a.sight.Units[i]; u.Side == f.Side && u.Deck && u.Base == f.Space && !u.Inverted && u.Target < 0 {
			a.arms(u.Counter)
		}
	}
	return a.bombs.force
}

// arms adds a counter to those who strike and tells how many squadrons it has.
func (a *Admiral) arms(counter int) int {
	g, ok := a.sight.Pos.StrikeGroup(counter)
	if !ok {
		return 0
	}
	n := g.N
	for i := range a.bombs.force {
		h := &a.bombs.force[i]
		if g.N = h.N; g == *h {
			h.N += n
			return n
		}
	}
	if g.N = n; len(a.bombs.force) < aircombat.MaxGroups {
		a.bombs.force = append(a.bombs.force, g)
	}
	return n
}

// navalAir is so many squadrons of naval air of a side, of a nation if it has any.
func (a *Admiral) navalAir(side engine.Side, nation units.Nation, n int) aircombat.Group {
	g, ok := a.sight.Pos.NavalAir(side, nation)
	if !ok {
		g = aircombat.Group{Nation: nation, Type: units.NAS}
	}
	g.N = n
	return g
}

// tables sees to it that the tables in force are at hand.
func (a *Admiral) tables() {
	if n := a.sight.Pos.Naval(); a.bombs.naval != n {
		a.bombs.naval, a.bombs.desk, a.bombs.answers = n, n.NewStrikeDesk(), answers{}
	}
}

// known takes down the ships of a task force.
func (a *Admiral) known(f *awaw.GlanceForce) {
	a.bombs.ships = a.sight.Pos.ShipsWith(f.Force, a.bombs.ships[:0])
}

// reckon works out what a strike promises.
func (a *Admiral) reckon(q *question) float64 {
	ask := aircombat.StrikeQuestion{Strike: aircombat.Strike{Force: q.force, Against: []units.Nation{q.nation}}, Defense: q.guns}
	if q.guard.N > 0 {
		ask.Guard, ask.Conditions.CAP = aircombat.Force{q.guard}, true
	}
	odds, err := a.bombs.desk.Odds(&ask)
	if err != nil {
		return 0
	}
	best, v := a.share(a.marksOf(q.side, q.ships), a.bombs.naval.Net(ask.Strike), len(odds.Level)-1), 0.0
	for n, p := range odds.Level {
		v += p * best[n]
	}
	cost := q.loss*float64(q.kill)/units.PerFactor + squadron
	return v - cost*(odds.Shot[aircombat.ByAir]+odds.Shot[aircombat.ByShips])
}

// huntWorth is what it promises to seek the ships in a hex: of every number of task forces that may be found, the largest first, the best strike on
// one of them.
func (a *Admiral) huntWorth(hex int) float64 {
	s := a.sight
	force, n := a.strikers(hex)
	if n == 0 {
		return 0
	}
	groups := a.bombs.groups[:0]
	for _, f := range s.Sea.Forces {
		if f.Side == s.Foe && f.Space == hex { // those who have fought too: who lies beside them is sought (22.44)
			groups = append(groups, f)
		}
	}
	a.bombs.groups = groups
	return a.seekWorth(force, groups, a.seekers(hex, -1))
}

// seekWorth is what it promises to seek some task forces that lie together.
func (a *Admiral) seekWorth(force aircombat.Force, groups []awaw.GlanceForce, by aircombat.Searchers) float64 {
	a.tables()
	slices.SortStableFunc(groups, func(x, y awaw.GlanceForce) int { return likelySize(&y) - likelySize(&x) })
	v, best := 0.0, 0.0
	for found, levels := range a.bombs.naval.SearchChances(by, aircombat.Searchers{}, len(groups)) {
		if found > 0 {
			best = max(best, a.soughtWorth(force, groups[found-1]))
		}
		for _, p := range levels {
			v += p * best
		}
	}
	return v
}

// likelySize is how many factors a task force is taken to have.
func likelySize(f *awaw.GlanceForce) int {
	if unseen(f) {
		return 8
	}
	return f.Factors
}

// seekers is what the side asked would search a hex with: army air in reach, a squadron of naval air on land if there is none, and carriers with air aboard,
// those of a task force that is to go there as well; -1 if none is.
func (a *Admiral) seekers(hex, coming int) (out aircombat.Searchers) {
	s := a.sight
	out.Carriers = s.Pos.SearchingCarriers(s.Side, hex, coming)
	naval := 0
	for i := range s.Units {
		u := &s.Units[i]
		switch {
		case u.Side != s.Side || u.Deck || u.Inverted || u.Target >= 0 || s.Pos.FlightHexes(u.Base, hex) > u.Range:
		case u.Kind == units.AAF:
			out.Squadrons += squadronsOf(u)
		case u.Kind == units.NAS:
			naval = 1
		}
	}
	if out.Squadrons == 0 {
		out.Squadrons = naval
	}
	return out
}

// markWorth is what a strike on a task force that has been found promises, with all that may be sent.
func (a *Admiral) markWorth(f awaw.GlanceForce) float64 {
	a.bombs.force = a.bombs.force[:0]
	for _, c := range a.sight.All(awaw.VerbStrike) {
		if c.B == engine.CounterRef(awaw.FirstForce+f.Force) {
			a.arms(c.A.Index())
		}
	}
	a.known(&f)
	return a.strikeWorth(a.bombs.force, f, f.Guards)
}

// marksFound lists the enemy task forces that have been found, those first on which a strike promises most, without those on which
// none pays.
func (a *Admiral) marksFound() (out []awaw.GlanceForce) {
	s := a.sight
	var worth []float64
	for _, f := range s.Sea.Forces {
		if f.Side != s.Foe || f.Space != s.Sea.Hex || !f.Found {
			continue
		}
		v := a.markWorth(f)
		if v <= 0 {
			continue
		}
		i := 0
		for i < len(worth) && worth[i] >= v {
			i++
		}
		worth, out = slices.Insert(worth, i, v), slices.Insert(out, i, f)
	}
	return out
}
