// What the ground promises: places as they are held and threatened, units that starve.

package awaw

// landTogo is the lead the ground war promises beyond the points counted so far: by places, by those who fight, and what is likely to starve.
func (a *air) landTogo() (places, troops, hungry float64) {
	s := &a.sight
	a.survey()
	l := &a.land
	togo := float64(s.Turns-s.Turn) + 0.5*float64(sideCount-int(s.Phasing))
	for _, h := range s.Land.Holds {
		sign := 1.0
		if h.Side != s.Side {
			sign = -1
		}
		x := &l.hexes[h.Space]
		held := s.Pos.Holder(h.Space) == h.Side
		p := 0.0
		switch {
		case held:
			near, guard := x.reach, x.ownStrength
			if h.Side != s.Side {
				near, guard = a.ownNear(h.Space), x.foeStrength
			}
			p = 1 - 0.1*min(togo, 2)
			if near > 0 {
				p -= 0.4 * min(togo, 1) * float64(near) / float64(near+guard)
			}
			if h.Guarded && guard == 0 {
				p = 0
			}
		case togo > 0:
			near, guard := a.ownNear(h.Space), x.foeStrength
			if h.Side != s.Side {
				near, guard = x.reach, x.ownStrength
			}
			p = 0.5 * min(togo, 1) * float64(near) / float64(near+guard+2)
		}
		places += sign * p * float64(h.Points)
	}
	for i := range s.Land.Troops {
		t := &s.Land.Troops[i]
		sign := 1.0
		if t.Side != s.Side {
			sign = -1
		}
		troops += sign * groundWorth * float64(t.Factors)
		if t.Supply == 2 && togo > 0 {
			hungry -= sign * float64(t.Worth) * 0.35 * float64(t.Starved+1) / float64(max(1, l.scape.Last))
		}
	}
	return places, troops, hungry
}

// ownNear is our factors that could be at a hex in a turn or so.
func (a *air) ownNear(hex int) (n int) {
	s := &a.sight
	for i := range s.Land.Troops {
		t := &s.Land.Troops[i]
		if t.Side == s.Side && t.Walks && !t.Afloat && t.Supply < 2 && int(a.landFrom(t.Space)[hex]) <= 1+t.Moves/2 {
			n += t.Factors
		}
	}
	return n
}
