package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
)

// This file opens fights, brings forces together, and carries out what a round did to them.

// intercepted: er.intercept.1 and er.intercept.5, enemy fighters based in a territory may meet a flight that leaves it, or is over its
// target there. It tells whether they are asked.
func (t *turn) intercepted(i int) bool {
	at := int(t.flights[i].at)
	e := t.Enemies(at)
	if t.Sea(at) || e[Fighter] == 0 {
		return false
	}
	f := t.open(overflight, at, areagame.Foe(t.Side(t.Now)))
	t.met++ // a flight may leave a place more than once
	f.index, f.nth = uint8(i), t.met
	f.force[1] = t.flights[i].with()
	f.stage = stIntercept
	return true
}

// barrage: er.bomb.1, artillery at the target fires before bombs fall.
func (t *turn) barrage(i int) {
	at := int(t.flights[i].at)
	e := t.Enemies(at)
	if e[Artillery] == 0 {
		return
	}
	f := t.open(barrageFight, at, areagame.Foe(t.Side(t.Now)))
	f.index, f.nth, f.step = uint8(i), uint8(i), toRoll
	f.force[0][Artillery] = e[Artillery]
	f.force[1] = t.flights[i].with()
}

// strike: one round of aircraft against all that stands in a space.
func (t *turn) strike(i int) {
	at := int(t.flights[i].at)
	f := t.open(strikeFight, at, t.Side(t.Now))
	f.index, f.nth = uint8(i), uint8(i)
	f.force[0], f.force[1] = t.flights[i].with(), t.Enemies(at)
	if t.Sea(at) && !f.force[1].Some(Kind.sails) || f.force[1].Total() == 0 {
		t.fight = fight{} // another flight has left nothing
	}
}

// interceptors are those who may rise in the fight that is asked about.
func (p *Position) interceptors() (fighters, bombers int) {
	f := &p.fight
	if f.kind == overflight {
		e := p.Here(int(f.at), f.who[0])
		return int(e[Fighter]), 0
	}
	for _, b := range p.beside(int(f.at), f.who[0]) {
		fighters += int(b.fighters)
		bombers += int(b.bombers)
	}
	return fighters, bombers
}

// beside lists aircraft of a side based on land beside a zone; on an island only beside its own (er.coastdef.1, er.coastdef.2, er.coastint.1,
// er.coastint.2).
func (p *Position) beside(zone int, side engine.Side) (out [mostBases]based) {
	n := 0
	for _, at := range p.w.ways.Near[zone] {
		if p.Sea(at) || p.w.island[at] != nobody && p.w.island[at] != zone {
			continue
		}
		c := p.Here(at, side)
		if p.w.rules.UsedStay && side == p.Side(p.Now) { // er.phase.4
			c[Fighter] -= min(c[Fighter], p.fought[at])
		}
		out[n] = based{uint8(at), c[Fighter], c[Bomber]}
		n++
	}
	return out
}

// helpers is how many fighters from the coast may still join ships in the fight.
func (p *Position) helpers() int {
	n := 0
	if !p.Sea(int(p.fight.at)) {
		return n
	}
	for i, b := range p.beside(int(p.fight.at), p.fight.who[1]) {
		n += int(b.fighters) - int(p.fight.helps[i].fighters)
	}
	return n
}

// offer asks those who may join before dice fall.
func (t *turn) offer() {
	if t.fight.step = toRoll; t.helpers() > 0 {
		t.fight.stage = stJoin
	}
}

// rise puts interceptors into the fight.
func (t *turn) rise(n int) {
	f := &t.fight
	if f.kind == overflight {
		if n == 0 {
			t.fight = fight{}
			return
		}
		f.force[0][Fighter], f.step = uint8(n), toRoll
		t.Say(engine.EventBattle, t.riseBy(), engine.Say("realism.game.rise", f.who[0], n, ref(int(f.at))), ref(int(f.at)))
		return
	}
	for i, b := range t.beside(int(f.at), f.who[0]) {
		m := min(n, int(b.fighters))
		f.rises[i].at, f.rises[i].fighters = b.at, uint8(m)
		f.force[0][Fighter] += uint8(m)
		n -= m
	}
	if _, bombers := t.interceptors(); bombers > 0 {
		f.stage = stBombers
		return
	}
	t.risen()
}

// riseBy is the clause by which fighters meet a flight: over its target, on its way home, with the escorts it leaves behind, or on its way.
func (t *turn) riseBy() engine.Cite {
	g := &t.flights[t.fight.index]
	switch {
	case g.state == overTarget:
		return "er.bomb.3"
	case g.state == homebound:
		return "er.intercept.7"
	case g.wait > 0 && g.waitAt == int8(g.at):
		return "er.escort.2"
	}
	return "er.intercept.1"
}

// riseToo: er.coastint.1, bombers may meet ships as well.
func (t *turn) riseToo(n int) {
	f := &t.fight
	for i, b := range t.beside(int(f.at), f.who[0]) {
		m := min(n, int(b.bombers))
		f.rises[i].at, f.rises[i].bombers = b.at, uint8(m)
		f.force[0][Bomber] += uint8(m)
		n -= m
	}
	t.risen()
}

// risen goes on when it is known who meets the ships; they sail on if nobody does.
func (t *turn) risen() {
	f := &t.fight
	if f.force[0].Total() == 0 {
		ships, from, to := f.force[1], int(f.at), int(f.to)
		t.fight = fight{}
		t.arrive(ships, from, to)
		return
	}
	f.step = toAsk
	t.Say(engine.EventBattle, "er.coastint.1", engine.Say("realism.game.rise", f.who[0], f.force[0].Total(), ref(int(f.at))), ref(int(f.at)))
}

// help: er.coastdef.3, before any round fighters from the coast may join ships.
func (t *turn) help(n int) {
	f := &t.fight
	if n > 0 {
		t.Say(engine.EventChoice, "er.coastdef.1", engine.Say("realism.game.help", f.who[1], n, ref(int(f.at))), ref(int(f.at)))
	}
	for i, b := range t.beside(int(f.at), f.who[1]) {
		m := min(n, int(b.fighters)-int(f.helps[i].fighters))
		f.helps[i].at = b.at
		f.helps[i].fighters += uint8(m)
		f.force[1][Fighter] += uint8(m)
		n -= m
	}
}

// endRound takes off the board what a round cost both sides, or the part of it in which artillery alone has fired.
func (t *turn) endRound() {
	f := &t.fight
	more := !f.part && t.w.gunsFirst && f.kind != barrageFight && f.start[0][Artillery]+f.start[1][Artillery] > 0
	if !f.part || f.start[0].Total() > 0 && f.start[1].Total() > 0 { // else the guns have left nobody to be hit
		t.tellRound()
		t.show()
	}
	for s := range f.force {
		for k := range kindCount {
			if n := f.start[s][k] - f.force[s][k]; n > 0 {
				t.remove(s, k, n)
			}
		}
	}
	if more {
		f.start, f.part, f.step = f.force, true, toRoll
		return
	}
	f.part = false
	switch f.kind {
	case overflight, barrageFight:
		t.flew()
	case strikeFight:
		t.tellEnd(engine.EndingOf(f.force[0].Total(), f.force[1].Total()))
		t.drown(int(f.at))
		t.fight = fight{}
	case shipsMet:
		ships, from, to := f.force[1].Only(Kind.sails), int(f.at), int(f.to)
		t.tellEnd(engine.EndingOf(f.force[0].Total(), ships.Total()))
		t.drown(from)
		t.fight = fight{}
		t.arrive(ships, from, to)
	default:
		f.step = toStand
	}
}

// flew ends a fight of one round about a flight; on the way out its owner may turn it back.
func (t *turn) flew() {
	f := &t.fight
	g := &t.flights[f.index]
	leads := g.bombers > 0 || g.mission == strikeMission && g.fighters > 0
	if left := g.with(); f.kind == overflight || left[Bomber] == 0 {
		t.tellEnd(engine.EndingOf(left.Total(), 1)) // who met them may be based there in greater numbers
	}
	if f.kind == overflight && g.state == outbound && leads {
		f.stage, f.step = stOnward, toLeave
		return
	}
	t.fight = fight{}
}
