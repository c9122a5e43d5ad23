// In defence and in the meetings of the air over a battle: which hexes to cover, whom to meet, when to go home (18.56, 18.61).

package awaw

import (
	"slices"

	"awaw/ai/awaw/clash"
	"awaw/ai/awaw/duel"
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// against is the enemy's attack on a hex of ours: his strength as it stands, our cover as given.
func (a *air) against(hex, cover int) clash.Attack {
	s, l := &a.sight, &a.land
	h := &l.hexes[hex]
	att, rivers := 0, true
	worth, n := 0.0, 0
	for i := range s.Land.Troops {
		t := &s.Land.Troops[i]
		switch {
		case t.Side == s.Side:
			if t.Space == hex && !t.Aboard && !t.Afloat {
				worth, n = worth+float64(t.Worth), n+t.Factors
			}
		case s.Able(t, s.Foe) && (t.Space == hex || slices.Contains(l.scape.Beach[t.Space], hex)):
			att, rivers = att+t.Factors, false
		case s.Able(t, s.Foe):
			for _, w := range l.scape.Ways[t.Space] {
				if w.To == hex {
					att += t.Factors
					rivers = rivers && w.River
				}
			}
		}
	}
	c := clash.Attack{Att: att + min(h.support, l.scape.PerAir*max(att, 1)), Def: h.own, Times: 1, Air: cover, Prize: h.foeDirect*a.soon() + plainWorth + 0.5,
		Down: float64(s.Kill) + airWorth, Loss: 1 + groundWorth}
	if g := s.GroundAt(hex); g != nil {
		c.Prize += basedWorth * float64(g.Own) / units.PerFactor
	}
	if h.own > 0 {
		c.Times = max(1, (h.ownStrength+h.own/2)/h.own)
		if rivers && c.Times > 1 {
			c.Times = max(c.Times, l.scape.River)
		}
		c.Kill = worth/float64(max(1, n)) + groundWorth
	}
	return c
}

// covers shares defensive support out: the hex where it takes most from the attack first, each with as much as pays.
func (a *air) covers(buf []engine.Command) []engine.Command {
	l := &a.land
	a.survey()
	moves := a.sight.All(awaw.VerbDefend)
	taken := map[engine.Ref]bool{}
	hexes := targets(moves)
	for len(hexes) > 0 {
		best, top, want := -1, 0.15, 0
		for _, h := range hexes {
			c := a.against(h, l.hexes[h].shade)
			if c.Att == 0 {
				continue
			}
			free := a.freeOver(moves, taken, h)
			bare := max(0, l.odds.Worth(c))
			for k := 1; k <= min(free, l.scape.PerAir*l.hexes[h].own); k++ {
				c := c
				c.Air += k
				if v := bare - max(0, l.odds.Worth(c)) - (l.m.thrift+0.1)*float64(k); v > top {
					best, top, want = h, v, k
				}
			}
		}
		if best < 0 {
			break
		}
		hexes = slices.DeleteFunc(hexes, func(h int) bool { return h == best })
		buf = a.sendOver(moves, taken, best, want, buf)
	}
	return a.done(buf)
}

// answers stops an overrun if that can be done, and leaves attacks at low odds to fail.
func (a *air) answers(buf []engine.Command) []engine.Command {
	s, l := &a.sight, &a.land
	a.survey()
	if !s.Land.Overrun || l.hexes[s.Land.Hex].shade > 0 && s.Land.Strength[0] < l.scape.Overrun*s.Land.Strength[1] {
		return a.done(buf)
	}
	want := s.Land.Strength[0]/l.scape.Overrun + 1 - s.Land.Strength[1]
	if want > 0 && a.freeOver(a.sight.All(awaw.VerbDefend), nil, s.Land.Hex) >= want {
		buf = a.sendOver(a.sight.All(awaw.VerbDefend), map[engine.Ref]bool{}, s.Land.Hex, want, buf)
	}
	return a.done(buf)
}

// uses lets the support over the hex count, or keeps it back where it could not help: for exploitation, and for another day.
func (a *air) uses(buf []engine.Command) []engine.Command {
	s, l := &a.sight, &a.land
	a.survey()
	hex := s.Land.Hex
	c := a.against(hex, l.hexes[hex].shade)
	c.Att = s.Land.Strength[0]
	with := l.odds.Worth(c)
	c.Air = 0
	if without := l.odds.Worth(c); !s.Land.Overrun && with > without+0.3 {
		buf = append(buf, a.sight.All(awaw.VerbHold)...)
	}
	return a.done(buf)
}

// meets sends interceptors against defensive support where taking it away is worth the fight.
func (a *air) meets(buf []engine.Command) []engine.Command {
	s, l := &a.sight, &a.land
	a.survey()
	moves := a.sight.All(awaw.VerbMeet)
	taken := map[engine.Ref]bool{}
	hexes := targets(moves)
	none := make([]bool, len(s.Land.Troops))
	for _, h := range hexes {
		x := a.force(h, none, true)
		n := a.sum(x.force) + l.hexes[h].support
		if s.Land.Asked == awaw.AskMeet && s.Land.Strength[0] > 0 && h == s.Land.Hex {
			n = s.Land.Strength[0]
		}
		shade := l.hexes[h].shade
		prize := max(0, l.odds.Worth(a.clashAt(h, n, 0, x.rivers))) - max(0, l.odds.Worth(a.clashAt(h, n, shade, x.rivers)))
		buf = a.sendAgainst(moves, taken, h, shade, a.drmOver(h, s.Foe), max(0, prize), buf)
	}
	return a.done(buf)
}

// drmOver is the worst modifier of a side's air over a hex.
func (a *air) drmOver(hex int, side engine.Side) int {
	drm := sight.NoDRM
	for i := range a.sight.Units {
		if u := &a.sight.Units[i]; u.Side == side && u.Target == hex {
			drm = min(drm, u.DRM)
		}
	}
	return drm
}

// sendAgainst sends counters to a meeting in the air as long as each makes it worth more.
func (a *air) sendAgainst(moves []engine.Command, taken map[engine.Ref]bool, hex, foe, foeDRM int, prize float64, buf []engine.Command) []engine.Command {
	s := &a.sight
	if foe <= 0 || foeDRM == sight.NoDRM {
		return buf
	}
	k := float64(s.Kill)
	t := duel.Terms{Kill: k + a.m.kill, Loss: k + a.m.loss, Prize: prize, Flight: 0.2}
	sent, drm, top, keep := 0, sight.NoDRM, 0.1, 0
	var list []engine.Command
	for _, c := range moves {
		u := s.Unit(c.A)
		if c.B.Index() != hex || taken[c.A] || u == nil || sight.Factors(u.Thirds) == 0 {
			continue
		}
		list = append(list, c)
		sent += u.Thirds
		drm = min(drm, u.DRM)
		t.Net = drm - foeDRM
		if v := a.reck.Worth(t, sight.Factors(sent), foe) - (a.m.thrift+a.land.m.thrift)*float64(sight.Factors(sent)); v > top {
			top, keep = v, len(list)
		}
	}
	for _, c := range list[:keep] {
		taken[c.A] = true
	}
	return append(buf, list[:keep]...)
}

// meeting is what a meeting in the air is about, for its attacker.
func (a *air) meeting() duel.Terms {
	s := &a.sight
	f := &s.Fight
	k := float64(s.Kill)
	t := duel.Terms{Net: f.Net, Squadrons: f.Squadrons, Kill: k + a.m.kill, Loss: k + a.m.loss, Flight: 0.2, Idle: duel.IdleOf(f.Idle, f.Strength[1])}
	if s.Land.Carrier < 0 {
		t.Prize = 0.8 * float64(f.Ready)
		if f.Squadrons {
			t.Prize /= units.PerFactor
		}
		return t
	}
	t.Prize = a.cargoWorth() + float64(s.Kill)
	return t
}

// stays goes on with a mission that was met, or goes home. Those who bar the way of transports end the rounds unless one
// more favours them: what is left of them attacks.
func (a *air) stays() engine.Command {
	s := &a.sight
	f := &s.Fight
	t := a.meeting()
	home, stay := a.sight.All(awaw.VerbHome)[0], a.sight.All(awaw.VerbStay)[0]
	if f.Strength[0] == 0 {
		if s.Land.Carrier >= 0 {
			return home
		}
		return stay
	}
	mine, theirs := a.round(f.Net, f.Squadrons, f.Strength[0], f.Strength[1], f.Idle)
	if s.Land.Carrier >= 0 {
		if mine > 1.3*theirs {
			return stay
		}
		return home
	}
	if t.Loss*mine+t.Prize*float64(f.Strength[1]-f.Aborted)/float64(max(1, f.Strength[1])) >= t.Kill*theirs {
		return stay
	}
	return home
}

// presses goes on with a meeting in the air, sends more or stops.
func (a *air) presses(last engine.Command) engine.Command {
	s := &a.sight
	f := &s.Fight
	t := a.meeting()
	x := a.advice(t)
	best, more := max(x.Go, x.Stop), engine.Command{}
	for _, c := range a.sight.All(awaw.VerbMeet) {
		u := s.Unit(c.A)
		if u == nil || f.Squadrons != (f.Squadrons || u.Thirds%units.PerFactor != 0) {
			continue
		}
		q := t
		if d := a.drmOver(f.Space, s.Foe); d != sight.NoDRM {
			q.Net = min(q.Net, u.DRM-d)
		}
		if v := a.reck.Worth(q, f.Strength[0]+strength(u.Thirds, f.Squadrons), f.Strength[1]) - (a.m.thrift+0.2)*float64(u.Thirds)/units.PerFactor; v > best+0.1 {
			best, more = v, c
		}
	}
	press, stop := a.sight.All(awaw.VerbPress), a.sight.All(awaw.VerbStop)
	switch {
	case more != (engine.Command{}):
		return more
	case len(press) > 0 && (len(stop) == 0 || x.Presses):
		return press[0]
	case len(stop) > 0:
		return stop[0]
	}
	return last
}

// targets lists the spaces commands point at, ascending.
func targets(moves []engine.Command) (out []int) {
	for _, c := range moves {
		out = append(out, c.B.Index())
	}
	slices.Sort(out)
	return slices.Compact(out)
}
