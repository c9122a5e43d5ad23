package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
)

// This file leads the battles of a turn through their rounds, side by side (as.dispatch.19): arrivals, then the attacker goes on or calls off, then
// what the defenders declare, all of it before any die falls (as.dispatch.10), then the battles one after the other.

// live tells whether a battle is fought in this round.
func (p *Position) live(i int) bool { return p.lanes[i].result == goesOn && p.sky[i].Stands(p.bout) }

// lead goes on until somebody is asked.
func (t *turn) lead() (asks bool, err error) {
	for t.phase == Battles {
		switch t.stage {
		case stNone:
			t.beginRound()
		case stPress:
			if t.cur == len(t.lanes) {
				t.stage = stDeclare
			} else if t.live(t.cur) && t.sky[t.cur].First < t.bout && t.options() > 1 {
				return true, nil
			} else {
				t.cur++
			}
		case stDeclare:
			if t.options() > 1 {
				return true, nil
			}
			t.declared()
		case stFight:
			t.begin()
		default:
			if asks, err := t.combat(); asks || err != nil {
				return asks, err
			}
		}
	}
	return false, nil
}

// options counts what the side that is asked may answer.
func (t *turn) options() int { return len(t.open()) }

// open lists them; what was listed before is written over.
func (t *turn) open() []engine.Command { return t.list(t.room[:0]) }

// beginRound moves fleets that pass and aircraft on, and ends battles that are over.
func (t *turn) beginRound() {
	t.bout++
	told := len(t.Events)
	if t.bout == 2 {
		t.goOn()
	}
	sky := t.skies()
	list := t.crafts()[:0]
	for _, c := range t.craft {
		before := c.State
		if !c.attack && !c.leaving {
			sky.Begin(&c.Craft, t.bout)
			t.tellState(&c, before)
		}
		if !c.attack && c.State == supremacy.Home && t.landAt(&c, c.From) {
			continue
		}
		list = append(list, c)
	}
	t.craft = list
	going := false
	for i := range t.lanes {
		l := t.battle(i)
		l.was, l.down = l.down, [mostPowers]cell{}
		if t.live(i) {
			t.settle(i)
		}
		if t.live(i) && t.w.rules.HelpsPresent {
			t.sky[i].Attacked = t.defended(i)
		}
		going = going || t.lanes[i].result == goesOn
	}
	if !going {
		t.finish()
		return
	}
	t.Events = slices.Insert(t.Events, told, engine.Event{Kind: engine.EventNote, Cite: "as.dispatch.19", Text: engine.Say("supremacy.game.bout", t.bout)})
	t.stage, t.cur = stPress, 0
}

// defended is the powers that defend in a battle: with what stands there, or with what was sent there and fights.
func (p *Position) defended(i int) uint64 {
	out := p.attacked(int(p.lanes[i].at))
	for j := range p.craft {
		if c := &p.craft[j]; !c.attack && c.State == supremacy.Engaged && c.Lane == i {
			out |= 1 << c.Power
		}
	}
	return out
}

// tellState tells what became of an aircraft that was sent.
func (t *turn) tellState(c *craft, before supremacy.Away) {
	if c.State == before {
		return
	}
	cite := engine.Cite("as.dispatch.8")
	switch {
	case c.State == supremacy.Returning && c.Late:
		cite = "as.dispatch.15"
	case c.State == supremacy.Returning:
		cite = "as.dispatch.14"
	case before == supremacy.Dispatched && c.State == supremacy.Home:
		cite = "as.dispatch.21"
	case c.State == supremacy.Home:
		cite = "as.dispatch.12"
	}
	t.stir(cite, engine.Say("supremacy.game.craft."+c.State.String(), nation(c.Power), kindText(c.kind), ref(c.From), ref(int(c.to))), ref(c.From), ref(int(c.to)))
}

// end closes a battle; over before the dice of a round it was last fought in the round before.
func (t *turn) end(i int, r result, before bool) {
	l := t.battle(i)
	l.result = r
	t.sky[i].Last = t.bout
	if before {
		t.sky[i].Last--
	}
	if r == neverCame {
		t.sky[i].Last = 0
	}
	at := int(l.at)
	t.ashore[at], t.flees[at] = 0, 0
	t.tellEnd(i, r)
	t.Say(engine.EventBattle, "as.dispatch.19", engine.Say("supremacy.game.end."+t.wayOf(i, r), ref(at)), ref(at))
	for k := range t.crafts() {
		if c := &t.craft[k]; c.attack && c.Lane == i {
			c.State = supremacy.Out
		}
	}
	if t.takes(i, r) {
		t.capture(at)
	}
}

// takes tells whether a battle that ends so brings its land to the attacker.
func (p *Position) takes(i int, r result) bool {
	at := int(p.lanes[i].at)
	return r == attackWon && !p.Sea(at) && p.Units[at][p.Now].Some(Kind.lands)
}

// settle ends a battle before its dice if a side has nothing left, or neither can harm the other.
func (t *turn) settle(i int) {
	a, d := t.force(i, attacking), t.force(i, defending)
	switch {
	case empty(a):
		t.end(i, defenceWon, true)
	case empty(d):
		t.end(i, attackWon, true)
	case !t.harms(a, attacking) && !t.harms(d, defending):
		t.end(i, stoodOff, true)
	}
}

func empty(f volley.Force) bool { return f == volley.Force{} }

// harms tells whether a force has any die.
func (p *Position) harms(f volley.Force, s int) bool {
	for i := range p.w.arena.Slots() {
		k, _ := p.w.arena.Of(i)
		if dice, _ := p.w.arena.Ground(volley.Side(s), k); f[i] > 0 && dice > 0 {
			return true
		}
	}
	return false
}

// begin begins the dice of the next battle of the round.
func (t *turn) begin() {
	for ; t.cur < len(t.lanes); t.cur++ {
		if t.live(t.cur) {
			t.settle(t.cur)
		}
		if t.live(t.cur) {
			break
		}
	}
	if t.cur == len(t.lanes) {
		t.stage = stNone
		return
	}
	t.stage, t.fight = stAim0, fight{}
	for s := range t.fight.start {
		f := t.force(t.cur, s)
		for i, n := range f {
			t.fight.start[s][i] = uint8(n)
		}
		t.fight.cards[s] = t.cards(t.cur, s)
	}
}

// goOn: as.dispatch.21 and as.dispatch.22, fleets that pass go on in the second round, and land what they carry.
func (t *turn) goOn() {
	for i := range t.lanes {
		from := int(t.lanes[i].from)
		if from == nobody || t.lanes[i].home != nobody {
			continue
		}
		to := int(t.lanes[i].at)
		if !t.Units[from][t.Now].Some(Kind.sails) {
			t.end(i, neverCame, true)
			continue
		}
		for k := range kindCount {
			n := t.Units[from][t.Now][k]
			t.Units[from][t.Now][k] = 0
			t.Units[to][t.Now][k] += n
			t.Spent[to][k] += n
		}
		t.Spent[from], t.Lifted[to], t.Lifted[from] = cell{}, t.Lifted[from], 0
		for k := range t.lanes {
			if int(t.lanes[k].at) == from && t.lanes[k].result == goesOn {
				t.end(k, passedOn, true)
			}
		}
		t.stir("as.dispatch.21", engine.Say("supremacy.game.passed", nation(t.Now), ref(from), ref(to)), ref(from), ref(to))
		if e := t.Enemies(to); e.Total() == 0 {
			t.end(i, neverCame, true)
		}
	}
	for i := range t.lanes {
		if t.lanes[i].home != nobody {
			t.disembark(i)
		}
	}
}

// disembark lands what a fleet that has passed carries, as far as transports are left; if it has not passed, the landing is called off.
func (t *turn) disembark(i int) {
	l := t.battle(i)
	at, to := int(l.at), int(t.bound[l.from])
	boats := t.Units[to][t.Now][Transport]
	if e := t.Enemies(to); e.Some(Kind.sails) || boats == 0 {
		for k, n := range l.cargo {
			t.Units[l.home][t.Now][k] += n
			t.Spent[l.home][k] += n
		}
		t.end(i, neverCame, true)
		return
	}
	for ; l.boats > boats; l.boats-- {
		for k := range kindCount {
			if l.cargo[k] > 0 {
				n := min(l.cargo[k], uint8(t.w.Load[k]))
				l.cargo[k] -= n
				t.lose(t.Now, k, int(n))
				break
			}
		}
	}
	for k, n := range l.cargo {
		t.Units[at][t.Now][k] += n
		t.Spent[at][k] += n
	}
	t.land(at, int(l.cargo[Infantry]))
	l.cargo = cell{}
	t.stir("as.dispatch.22", engine.Say("supremacy.game.disembarks", nation(t.Now), ref(at)), ref(at))
	if empty(t.force(i, defending)) {
		t.end(i, attackWon, true)
	}
}

// load puts armies on a transport of a fleet that is to pass.
func (t *turn) load(from, to, zone int, k Kind, n uint8) {
	t.Units[from][t.Now][k] -= n
	t.Lifted[zone]++
	i := nobody
	for j := range t.lanes {
		if int(t.lanes[j].at) == to {
			i = j
		}
	}
	if i == nobody {
		i = len(t.lanes)
		t.lanes = append(t.lanes[:i:i], lane{at: int8(to), from: int8(zone), home: int8(from)})
		t.sky = append(t.sky[:i:i], supremacy.Lane{})
		t.ownLanes = true
	}
	l := t.battle(i)
	l.boats++
	l.cargo[k] += n
}
