// 17.47E.3: kamikazes turned away from one combat group go where the defender sends them.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
)

// turnAway shoots kamikazes down and turns others away.
func (t *turnover) turnAway(res aircombat.Result, cite engine.Cite) {
	d := t.dives()
	x := &d.out[d.at]
	down := min(int(x.left), res.Eliminated)
	away := min(int(x.left)-down, res.Aborted)
	x.left -= uint8(down + away)
	x.owed += uint8(away)
	if down+away > 0 {
		t.say(engine.EventLoss, cite, "awaw.dive.shot", down, away, t.p.groupRef(int(x.group)))
	}
}

// divertTo lists the combat groups those turned away from one may be sent to: any other, or the same if there is no other
// (17.47E.3).
func (p *Position) divertTo(from int) []int {
	out := slices.DeleteFunc(p.diveGroups(), func(g int) bool { return g == from })
	if len(out) == 0 {
		out = append(out, from)
	}
	return out
}

// divertAll sends those turned away where there is no choice, and asks the defender about the others.
func (t *turnover) divertAll() {
	d := t.dives()
	d.stage = diveDivert
	for i := range d.out {
		x := d.out[i]
		d.at = uint8(i)
		if x.owed == 0 {
			continue
		}
		to := t.p.divertTo(int(x.group))
		if len(to) > 1 {
			return
		}
		if t.p.w.opt.divertedLost && to[0] == int(x.group) { // an option takes them out of the attack
			d.out[i].owed = 0
			t.say(engine.EventLoss, "17.47E.3", "awaw.divert.lost", int(x.owed))
			continue
		}
		t.divert(to[0], int(x.owed))
	}
	for i := range d.out {
		d.out[i].came += d.out[i].left
		d.out[i].left = 0
	}
	t.drawNext(0)
}

// divertRefusal tells why those turned away may not be sent to a combat group.
func (p *Position) divertRefusal(c engine.Command) (engine.Cite, string) {
	d := p.dive()
	if c.B != 0 || c.C != 0 || c.N < 1 {
		return "17.47E.3", "awaw.no.such"
	}
	if d == nil || d.stage != diveDivert {
		return "17.47E.3", "awaw.no.dive.now"
	}
	x := d.out[d.at]
	g := slices.IndexFunc(p.divertTo(int(x.group)), func(g int) bool { return p.groupRef(g) == c.A })
	switch {
	case g < 0:
		return "17.47E.3", "awaw.no.divert.group"
	case int(c.N) > int(x.owed):
		return "17.47E.3", "awaw.no.divert.many"
	}
	return "", ""
}

func (p *Position) legalDiverts(buf []engine.Command) []engine.Command {
	x := p.dive().out[p.dive().at]
	for _, g := range p.divertTo(int(x.group)) {
		for n := 1; n <= int(x.owed); n++ {
			buf = append(buf, engine.Command{Side: p.asked(), Verb: VerbDivert, A: p.groupRef(g), N: int16(n)})
		}
	}
	return buf
}

// divert gives kamikazes turned away from the attack at hand another target; nobody there rolls against them.
func (t *turnover) divert(group, n int) {
	d := t.dives()
	d.out[d.at].owed -= uint8(n)
	i := slices.IndexFunc(d.out, func(x groupAttack) bool { return int(x.group) == group })
	if i < 0 {
		i = len(d.out)
		d.out = append(d.out, groupAttack{group: int16(group)})
	}
	d.out[i].came += uint8(n)
	t.say(engine.EventChoice, "17.47E.3", "awaw.diverted", n, t.p.groupRef(group))
	if group >= 0 {
		t.reveal(group, "17.47E.3")
	}
}

// divertBy sends those turned away where the defender says.
func (t *turnover) divertBy(c engine.Command) {
	d := t.p.dive()
	for _, g := range t.p.divertTo(int(d.out[d.at].group)) {
		if t.p.groupRef(g) == c.A {
			t.divert(g, int(c.N))
		}
	}
	t.divertAll()
}
