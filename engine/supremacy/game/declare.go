package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/supremacy"
)

// This file lists what is asked in battles before the dice: the attacker goes on or calls off, the defenders send, ground, leave and retreat.

// questions lists the answers to what is asked.
func (l *lister) questions() {
	p := l.p
	switch p.stage {
	case stPress:
		l.pressing(p.cur)
	case stDeclare:
		l.declarations()
	case stAim0, stAim1:
		l.aims(int(p.stage - stAim0))
	case stLose1:
		l.losses(defending)
	case stLose0:
		l.losses(attacking)
	}
}

// pressing: as.retreat.2, at the beginning of a round the attacker may call a battle off; armies that were landed have to stay, and aircraft
// that leave them may be shot at (as.retreat.1). Those who marched to the same battle may go back.
func (l *lister) pressing(i int) {
	p := l.p
	at := int(p.lanes[i].at)
	l.Add(engine.Command{Verb: VerbPress, A: ref(at)})
	own := p.Units[at][p.Now]
	switch {
	case p.Sea(at) && own.Some(Kind.sails):
		for _, to := range p.havens(at, p.Side(p.Now)) {
			l.Add(engine.Command{Verb: VerbCallOff, A: ref(at), B: ref(to)})
		}
	case p.Sea(at) || !own.Some(Kind.lands):
		l.Add(engine.Command{Verb: VerbCallOff, A: ref(at), B: ref(at)})
	case p.stay(at):
		if p.ashore[at] > 0 && own[Infantry] > p.ashore[at] {
			l.Add(engine.Command{Verb: VerbCallOff, A: ref(at), B: ref(int(p.Origin[at]))})
		}
		if p.flying(i) {
			l.Add(engine.Command{Verb: VerbWithdraw, A: ref(at)})
		}
	case p.Origin[at] != nobody:
		l.Add(engine.Command{Verb: VerbCallOff, A: ref(at), B: ref(int(p.Origin[at]))})
	}
}

// stay tells whether armies that were landed in a space keep its battle from being called off.
func (p *Position) stay(at int) bool {
	return p.landed.Has(at) && (!p.w.rules.MarchedLeave || p.ashore[at] > 0)
}

// flying tells whether aircraft attack in a battle.
func (p *Position) flying(i int) bool {
	return slices.ContainsFunc(p.craft, func(c craft) bool {
		return c.attack && c.Lane == i && c.State == supremacy.Engaged && !c.leaving
	})
}

// havens lists zones beside one where ships of a side may go: without enemy ships and without a battle.
func (p *Position) havens(at int, side engine.Side) (out []int) {
	for _, to := range p.w.near[at] {
		if !p.Sea(to) || p.fought(to) {
			continue
		}
		if e := p.Here(to, areagame.Foe(side)); !e.Some(Kind.sails) {
			out = append(out, to)
		}
	}
	return out
}

// fought tells whether a space is attacked, or is to be.
func (p *Position) fought(at int) bool {
	for i := range p.lanes {
		if int(p.lanes[i].at) == at && p.lanes[i].result == goesOn {
			return true
		}
	}
	return false
}

// declarations lists what defenders may declare.
func (l *lister) declarations() {
	p := l.p
	sky := p.skies()
	for power := range p.w.Powers {
		if p.Friends(power, p.Now) {
			continue
		}
		for at := range p.w.Area.Len() {
			u := &p.Units[at][power]
			for k := Fighter; k <= Bomber; k++ {
				if u[k] > 0 {
					l.airborne(&sky, power, at, k)
				}
			}
		}
	}
	recalls := len(l.Out)
	for _, c := range p.craft {
		if c.attack || c.leaving || c.State == supremacy.Engaged && !p.live(c.Lane) { // a battle that is over sends its aircraft home by itself
			continue
		}
		if ok, _ := sky.Retreat(&c.Craft, p.bout); ok {
			// Those of a kind from one place are recalled by the same command, whenever they were sent.
			recall := engine.Command{Side: l.Side, Verb: VerbRecall, A: ref(int(c.to)), B: ref(c.From), C: nation(c.Power), N: kindN(c.kind)}
			if !slices.Contains(l.Out[recalls:], recall) {
				l.Add(recall)
			}
		}
	}
	for i := range p.lanes {
		if p.live(i) {
			l.retreats(i)
		}
	}
	l.Add(engine.Command{Verb: VerbDone})
}

// airborne lists what aircraft at a base may do: be sent, or where they are attacked stay down or leave.
func (l *lister) airborne(sky *supremacy.Skies, power, at int, k Kind) {
	p := l.p
	i := p.battleAt(at)
	if i == nobody {
		for j := range p.lanes {
			if p.lanes[j].result != goesOn || !p.w.touch(at, int(p.lanes[j].at)) {
				continue
			}
			c := supremacy.Craft{Power: power, From: at}
			if ok, _ := sky.Send(&c, p.bout, int(p.lanes[j].at)); ok {
				l.Add(engine.Command{Verb: VerbDispatch, A: ref(at), B: ref(int(p.lanes[j].at)), C: nation(power), N: kindN(k)})
			}
		}
		return
	}
	if p.Units[at][power][k] <= p.lanes[i].down[power][k] {
		return
	}
	if deck := p.Here(at, p.Side(power)); !p.Sea(at) || deck[Carrier] > 0 {
		l.Add(engine.Command{Verb: VerbGround, A: ref(at), C: nation(power), N: kindN(k)})
	}
	for _, to := range p.w.near[at] {
		if p.battleAt(to) == nobody && p.refuge(to, power, k) {
			l.Add(engine.Command{Verb: VerbLeave, A: ref(at), B: ref(to), C: nation(power), N: kindN(k)})
		}
	}
}

// refuge tells whether an aircraft of a power finds a base in a space.
func (p *Position) refuge(at, power int, k Kind) bool {
	if p.Sea(at) {
		return k.decks() && p.room(at, power) > 0
	}
	return p.Ours(at, power)
}

// battleAt is the battle fought in a space in this round; nobody for none.
func (p *Position) battleAt(at int) int {
	for i := range p.lanes {
		if int(p.lanes[i].at) == at && p.live(i) {
			return i
		}
	}
	return nobody
}

// retreats lists where ships or armies that defend may go.
func (l *lister) retreats(i int) {
	p := l.p
	at := int(p.lanes[i].at)
	side := areagame.Foe(p.Side(p.Now))
	u := p.Here(at, side)
	switch {
	case p.Sea(at) && p.flees[at] > 0:
	case p.Sea(at) && u.Some(Kind.sails):
		for _, to := range p.havens(at, side) {
			l.Add(engine.Command{Verb: VerbRetreat, A: ref(at), B: ref(to)})
		}
	case !p.Sea(at) && u.Some(Kind.lands):
		for _, to := range p.w.near[at] {
			if o := p.Owner[to]; !p.Sea(to) && o != nobody && p.Side(int(o)) == side && !p.fought(to) {
				l.Add(engine.Command{Verb: VerbRetreat, A: ref(at), B: ref(to)})
			}
		}
	}
}

// answer takes an answer.
func (t *turn) answer(c engine.Command) {
	k := kindOf(c.N)
	switch c.Verb {
	case VerbPress:
		t.cur++
	case VerbCallOff:
		if t.callOff(t.cur, c.B.Index()); !t.live(t.cur) {
			t.cur++
		}
	case VerbWithdraw:
		t.withdraw(t.cur)
		t.cur++
	case VerbDispatch:
		t.dispatch(c.A.Index(), c.B.Index(), c.C.Index(), k)
	case VerbGround:
		t.ground(c.A.Index(), c.C.Index(), k)
	case VerbLeave:
		t.leave(c.A.Index(), c.B.Index(), c.C.Index(), k)
	case VerbRecall:
		t.recall(c.A.Index(), c.B.Index(), c.C.Index(), k)
	case VerbRetreat:
		t.retreat(c.A.Index(), c.B.Index())
	case VerbDone:
		t.declared()
	default:
		t.decide(c)
	}
}
