package game

import "awaw/engine"

// This file brings flights home: step by step, by the range and the zones they flew out with, from carriers to those.

// returning brings flights home as far as nobody has to choose; it tells whether somebody has to.
func (t *turn) returning() bool {
	for i := range t.flights {
		for t.flights[i].state == homebound {
			if t.fight.kind != noFight {
				return false
			}
			if t.homing(i) {
				return true
			}
		}
	}
	t.next()
	return false
}

// homing takes one flight a stretch home; it tells whether its owner has to choose.
func (t *turn) homing(i int) bool {
	f := t.flying(i)
	t.rejoin(f)
	total := f.with()
	if total.Total() == 0 {
		if f.wait > 0 { // er.escort.3: they waited for nobody
			f.at, f.fighters, f.wait, f.waitAt = uint8(f.waitAt), f.wait, 0, nobody
			f.next, f.met = nobody, false
			return false
		}
		f.state = landed
		return false
	}
	if f.next != nobody {
		t.goBack(f)
		return false
	}
	lands, on := t.choices(f)
	switch {
	case lands && (f.at == f.from || len(on) == 0):
		t.down(f)
	case !lands && len(on) == 0:
		t.strand(f)
	case !lands && len(on) == 1:
		f.next = int8(on[0])
		t.leaves(i)
	default:
		return true
	}
	return false
}

// rejoin: er.escort.3, escorts that waited go home with those they waited for.
func (t *turn) rejoin(f *flight) {
	if f.wait > 0 && f.waitAt == int8(f.at) && f.fighters == 0 {
		f.fighters, f.wait, f.waitAt = f.wait, 0, nobody
	}
}

// mixed is 1 where bombers and fighters fly together, else 0.
func (f *flight) mixed() int { return min(1, int(f.bombers)*int(f.fighters)) }

// legs are the kinds that fly in a flight, with the steps and zones of their way back.
func (f *flight) legs() (out [2]struct {
	kind        Kind
	n           uint8
	steps, seas int
}) {
	out[0].kind, out[0].n, out[0].steps, out[0].seas = Bomber, f.bombers, int(f.back), int(f.backSeas)
	out[1].kind, out[1].n, out[1].steps, out[1].seas = Fighter, f.fighters, int(f.fback), int(f.fbackSeas)
	return out
}

// choices tells whether a flight may land where it is, and where it may fly on to so that it still comes home.
func (p *Position) choices(f *flight) (lands bool, on []int) {
	lands = true
	near := p.w.ways.Near[f.at]
	barred := make([]bool, len(near))
	for _, leg := range f.legs() {
		if leg.n == 0 {
			continue
		}
		c := p.course(f, leg.kind)
		home := p.homes(&c)
		lands = lands && home.Has(int(f.at))
		for j, to := range near {
			steps, seas := c.Spaces-leg.steps-1, c.Zones-leg.seas
			if p.Sea(to) {
				seas--
			}
			if steps < 0 || seas < 0 || !p.w.reaches(to, steps, seas, home) {
				barred[j] = true
			}
		}
	}
	for j, to := range near {
		if !barred[j] {
			on = append(on, to)
		}
	}
	return lands, on
}

// returns is the flight whose way home is asked about, nil for none.
func (p *Position) returns() *flight {
	for i := range p.flights {
		if p.phase == Return && p.flights[i].state == homebound {
			return &p.flights[i]
		}
	}
	return nil
}

// homeward lists how the flight that is on its way home may go on.
func (l *lister) homeward() {
	f := l.p.returns()
	if f == nil {
		return
	}
	lands, on := l.p.choices(f)
	for _, to := range on {
		l.Add(engine.Command{Verb: VerbBack, B: ref(to)})
	}
	if lands {
		l.Add(engine.Command{Verb: VerbLand})
	}
}

// fly takes a command about the way home.
func (t *turn) fly(c engine.Command) {
	for i := range t.flights {
		if t.flights[i].state != homebound {
			continue
		}
		f := t.flying(i)
		if c.Verb == VerbLand {
			t.down(f)
			return
		}
		f.next = int8(c.B.Index())
		t.leaves(i)
		return
	}
}

// leaves: er.intercept.7, on the way home a flight may be met too, by er.intercept.4 not where it fought.
func (t *turn) leaves(i int) {
	f := &t.flights[i]
	fought := !f.turned && f.steps > 0 && int(f.at) == f.end() && f.waitAt == nobody && f.back+f.fback == 0
	if f.met || fought {
		return
	}
	f.met = true
	t.intercepted(i)
}

// goBack takes a flight to where it goes next.
func (t *turn) goBack(f *flight) {
	f.at, f.next, f.met = uint8(f.next), nobody, false
	sea := uint8(0)
	if t.Sea(int(f.at)) {
		sea = 1
	}
	if f.bombers > 0 {
		f.back++
		f.backSeas += sea
	}
	if f.fighters > 0 {
		f.fback++
		f.fbackSeas += sea
	}
}

// down lands a flight.
func (t *turn) down(f *flight) {
	at := int(f.at)
	u, used := &t.Units[at][t.Now], &t.Spent[at]
	u[Fighter] += f.fighters
	u[Bomber] += f.bombers
	used[Fighter] += f.fighters
	used[Bomber] += f.bombers
	t.fought[at] += f.fighters
	t.Say(engine.EventMove, "er.phase.3", engine.Say("realism.game.lands", int(f.bombers), int(f.fighters), ref(at), f.mixed()), ref(at), ref(int(f.from)))
	f.fighters, f.bombers = 0, 0
}

// strand: er.range.6, aircraft that find no way home are lost. Whoever flies together has a way home together, so that this takes a save or values
// that were changed.
func (t *turn) strand(f *flight) {
	t.lose(t.Now, Bomber, int(f.bombers))
	t.lose(t.Now, Fighter, int(f.fighters))
	t.Say(engine.EventLoss, "er.range.6", engine.Say("realism.game.stranded", int(f.bombers), int(f.fighters), ref(int(f.at)), f.mixed()), ref(int(f.at)))
	f.bombers, f.fighters = 0, 0
}

// lose counts units that a power has lost for good.
func (t *turn) lose(power int, k Kind, n int) {
	if n > 0 {
		t.Ruin(power, k, n)
		t.Losses = append(t.Losses, engine.Loss{Side: t.Side(power), Kind: k.String(), N: n})
	}
}

// clauseOf is the clause a mission flies by.
func (p *Position) clauseOf(f *flight, k Kind) engine.Cite {
	c := p.course(f, k)
	return engine.Cite(c.Cite)
}
