// Glance of strategic warfare: targets, raids and who could meet them, as bare numbers (17.58, 17.72, 17.82, 26).

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// GlanceStrategy is strategic warfare as a player weighs it.
type GlanceStrategy struct {
	Step  int
	Share int // one army air factor in so many bombs
	Radar int // results of the side that defends
	Works []GlanceWorks
	Raids []GlanceRaid
}

// GlanceWorks is one target.
type GlanceWorks struct {
	Space, Left, Worth int // points still to be bombed, and the victory points of each
	Owner              engine.Side
}

// GlanceRaid is one raid announced.
type GlanceRaid struct {
	Target, Bombs int
	Sortie
	Radar int // results of the side that defends
}

// Sortie is a force on one side of a raid.
type Sortie struct {
	Heavy, Army, Escort int // factors: strategic bombers, army air, interceptors and jets
	Jets                int // of the escort
	DRM                 int // the lowest of them
	Spare               int // added to the roll for what falls, where all that bomb could fly twice as far (26)
}

// NoSortie is a force before anything of it is counted.
var NoSortie = Sortie{DRM: lowestDRM}

// With is the force with so many factors of a type more, which have this DRM.
func (x Sortie) With(t units.Type, factors, drm int) Sortie {
	switch t {
	case units.StrategicBomber:
		x.Heavy += factors
	case units.AAF:
		x.Army += factors
	case units.Jet:
		x.Jets += factors
		x.Escort += factors
	default:
		x.Escort += factors
	}
	x.DRM = min(x.DRM, drm)
	return x
}

// glanceStrategy fills the part about strategic warfare.
func (g *Glance) glanceStrategy(p *Position) {
	x := &g.Strategy
	*x = GlanceStrategy{Works: x.Works[:0], Raids: x.Raids[:0]}
	if !p.w.strategic() {
		return
	}
	x.Share = p.w.strategy.Share
	x.Step = p.step.row().raids
	x.Radar = p.radarOfSide(p.defending())
	for k, w := range p.w.works {
		x.Works = append(x.Works, GlanceWorks{Space: int(w.space), Left: p.standing(k), Worth: int(w.worth), Owner: p.control[w.space]})
	}
	for _, r := range p.raids {
		x.Raids = append(x.Raids, p.glanceRaid(r))
	}
}

func (p *Position) glanceRaid(r raid) GlanceRaid {
	x := GlanceRaid{Target: int(r.target), Bombs: int(r.bombs), Sortie: NoSortie}
	for _, c := range p.counters {
		if !c.onTask(taskRaid) || c.target != r.target {
			continue
		}
		x.Sortie = x.With(c.kind, int(c.size), p.drm(c))
	}
	x.Radar = p.radarOfSide(p.defending())
	if x.Bombs == 0 && p.rangeToSpare(x.Target) {
		x.Spare = p.w.strategy.Bombing.Spare
	}
	return x
}

// SpareOver is what is added to the roll for what a bomber's counter drops on a target, if all with it have as much range to spare.
func (p *Position) SpareOver(counter, target int) int {
	c := p.counters[counter]
	if c.target = int16(target); 2*p.wayFlown(c) > p.w.rangeOf(c) {
		return 0
	}
	return p.w.strategy.Bombing.Spare
}

// lowestDRM stands for no modifier yet where the lowest of some is looked for.
const lowestDRM = 99

// radarOfSide is the best radar of the nations of a side (19.31D).
func (p *Position) radarOfSide(side engine.Side) (n int) {
	for i := range p.w.nations {
		if p.w.nations[i].side == side {
			n = max(n, p.radarOf(units.Nation(i)))
		}
	}
	return n
}

// Opposition is what the other side could send against bombers of a counter's nation, flying from where this counter would
// start for a target: factors, jets among them, the lowest DRM of them, and their radar results.
func (p *Position) Opposition(counter, target int) (factors, jets, drm, radar int) {
	drm = lowestDRM
	for _, i := range p.Opposers(counter, target, nil) {
		e := p.counters[i]
		factors += int(e.size)
		if e.kind == units.Jet {
			jets += int(e.size)
		}
		drm = min(drm, p.drm(e))
	}
	return factors, jets, drm, p.radarOfSide(p.defending())
}

// Opposers adds the counters that the other side could send against bombers of a counter's nation, flying from where this counter would start
// for a target.
func (p *Position) Opposers(counter, target int, buf []int) []int {
	if counter < 0 || counter >= len(p.counters) {
		return buf
	}
	c := p.counters[counter]
	from := int(c.base)
	if p.w.strategicUnit(c.kind) {
		from, _ = p.nearestField(p.fields(c.nation, c.front(), true), target)
	}
	if from < 0 {
		return buf
	}
	r := raid{target: int16(target), from: int16(from)}
	way := p.exposed(r)
	for i, e := range p.counters {
		if _, why := p.opposer(e); why != "" || p.barred(e.nation, target) {
			continue
		}
		if _, why := p.meetsRaid(e, r, way); why == "" {
			buf = append(buf, i)
		}
	}
	return buf
}

// ExpectedHits is how many points so many bombers do on average by the bombing table, if so many are left to do.
func (p *Position) ExpectedHits(bombers, left int) float64 { return p.ExpectedFall(bombers, left, 0) }

// ExpectedFall is ExpectedHits with something added to the roll.
func (p *Position) ExpectedFall(bombers, left, spare int) float64 {
	sum := 0
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			if bombers > 0 {
				sum += min(left, p.w.strategy.hits(bombers, a+b+spare))
			}
		}
	}
	return float64(sum) / 36
}

// FrontUse is what a bomber or interceptor would find within its range from a front: points of works of the enemy's, and of
// its own side's, that stand.
func (p *Position) FrontUse(counter, front int) (enemy, own int) {
	c := p.counters[counter]
	side := p.w.sideOf(c.nation)
	reach := p.w.rangeOf(c)
	list := p.fields(c.nation, front, false)
	for k, x := range p.w.works {
		if _, d := p.nearestField(list, int(x.space)); d > reach {
			continue
		}
		switch {
		case p.control[x.space] != side:
			enemy += p.standing(k)
		case p.w.frontOf(int(x.space)) == front:
			own += p.standing(k)
		}
	}
	return enemy, own
}

// Escorts tells whether an interceptor or jet has range to a target from where it is.
func (p *Position) Escorts(counter, target int) bool {
	c := p.counters[counter]
	if _, why := p.raider(c); why != "" {
		return false
	}
	_, why := p.reachRefusal(c, p.raidFields(c), target)
	return why == ""
}

// FrontOf is the number of the front a bomber or interceptor serves, from 1; 0 for other air.
func (p *Position) FrontOf(counter int) int { return p.counters[counter].front() }
