package awaw

// This file finds what is worth being attacked on land, and what is bound to be lost.

// goal is a place worth going to.
type goal struct {
	space int
	value float64
	keep  bool // ours: to be guarded
	sent  int  // factors on the way
}

// Worths beside the points.
const (
	groundWorth  = 0.6 // of a ground factor
	airWorth     = 1.5 // of an air factor
	basedWorth   = 0.35
	carrierWorth = 0.9
	plainWorth   = 0.25 // of any hex taken
	sourceWorth  = 4    // of a place supply comes from
)

// surveyGoals lists the places worth something, and what every hex is worth to hold.
func (a *air) surveyGoals() {
	s, l := &a.sight, &a.land
	l.goals = l.goals[:0]
	for _, h := range s.Land.Holds {
		v := float64(h.Points)
		ours := s.Pos.Holder(h.Space) == s.Side
		x := l.at(h.Space)
		x.direct += v
		x.foeDirect += v
		if ours {
			l.goals = append(l.goals, goal{space: h.Space, value: v, keep: true})
		} else {
			l.goals = append(l.goals, goal{space: h.Space, value: v})
		}
	}
	for i := range l.marked {
		h := &l.hexes[i]
		if h.foeAir > 0 && s.Pos.Holder(i) == s.Foe {
			v := basedWorth * h.foeAir
			h.direct += v
			l.goals = append(l.goals, goal{space: i, value: v})
		}
	}
	for _, x := range s.Land.Sources {
		switch ours := s.Pos.Holder(x.Space) == s.Side; {
		case x.Side != s.Side:
		case ours:
			l.at(x.Space).foeDirect += sourceWorth
		default:
			l.at(x.Space).direct += sourceWorth
			l.goals = append(l.goals, goal{space: x.Space, value: 2 * sourceWorth})
		}
	}
	a.surveyObjective()
	starved := map[int]float64{}
	var rings []int
	for i := range s.Land.Troops {
		t := &s.Land.Troops[i]
		if t.Side == s.Side && t.Supply == 2 && !t.Afloat && !t.Aboard {
			if starved[t.Space] == 0 {
				rings = append(rings, t.Space)
			}
			starved[t.Space] += 0.7 * (float64(t.Worth) + groundWorth*float64(t.Factors))
		}
	}
	for _, r := range rings { // those cut off are to be relieved
		l.goals = append(l.goals, goal{space: r, value: starved[r]})
	}
	l.redraw()
}

// others is what the other goals weigh beside the best.
const others = 0.35

// drawn is what a hex is worth as a step to the goals: the best of them and some of the others, less for every hex they are
// off. It is asked for again and again while marches are planned, and kept until a goal or the manner changes.
func (a *air) drawn(hex int) float64 {
	l := &a.land
	if l.drawnBy != l.m.pull {
		l.drawnBy = l.m.pull
		l.redraw()
	}
	k := &l.draws[hex]
	if k.age != l.age {
		k.age, k.v = l.age, a.drawnNow(hex)
	}
	return k.v
}

// redraw forgets what hexes are worth as steps to the goals.
func (l *land) redraw() { l.age++ }

// draw is what a hex was found to be worth as a step to the goals.
type draw struct {
	age uint64
	v   float64
}

func (a *air) drawnNow(hex int) float64 {
	best, sum := 0.0, 0.0
	for i := range a.land.goals {
		g := &a.land.goals[i]
		if g.keep {
			continue
		}
		far := int(a.landFrom(g.space)[hex])
		if far >= farthest {
			continue
		}
		v := g.value * fades[far] / (1 + float64(g.sent)/8)
		best = max(best, v)
		sum += v
	}
	return (best+others*(sum-best))*a.land.m.pull + a.toward(hex)
}

// sentTo notes that factors have gone toward the goal that draws most at a hex.
func (a *air) sentTo(hex, n int) {
	best, top := -1, 0.0
	for i := range a.land.goals {
		g := &a.land.goals[i]
		if far := int(a.landFrom(g.space)[hex]); !g.keep && far < farthest {
			if v := g.value * fade(far) / (1 + float64(g.sent)/8); v > top {
				best, top = i, v
			}
		}
	}
	if best >= 0 {
		a.land.goals[best].sent += n
		a.land.redraw()
	}
}

// holdWorth is what a hex is worth in the hand of the side asked, beside the way it opens.
func (a *air) holdWorth(hex int) float64 {
	h := &a.land.hexes[hex]
	return plainWorth + h.direct*a.soon()
}

// fade is what is left of a worth some hexes off.
func fade(hexes int) float64 { return fades[min(hexes, len(fades)-1)] }

var fades = func() (out [farthest]float64) {
	v := 1.0
	for i := range out {
		out[i] = v
		v *= 0.8
	}
	return out
}()

// farthest is how far off a place still draws anybody.
const farthest = 40
