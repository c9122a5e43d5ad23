// 23.42: the ships' fire on those who strike them.

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
)

// fireStage lets the ships fire, unless none of them can.
func (t *turnover) fireStage() {
	s := t.strikes()
	s.stage = strikeFire
	if len(s.in) == 0 {
		t.endStrike()
		return
	}
	if !t.p.w.naval.Fires(t.p.w.naval.AirDefense(t.p.hulls(t.p.struckShips()))) {
		t.aimStage()
	}
}

// fire throws the ships' dice: attackers are eliminated and turned back, in port army factors and naval squadrons alike
// (17.142B, 23.42).
func (t *turnover) fire() error {
	p, s := t.p, t.p.strike()
	who := max(0, int(s.force))
	faces, err := t.dice.Roll(engine.Ask{Key: t.seaKey(seaKeyFire, who, int(s.side)), N: 2, Sides: 6, Cite: "23.42", Why: engine.Say("awaw.dice.fire", sp(int(s.space)))})
	if err != nil {
		return err
	}
	strength := p.w.naval.AirDefense(p.hulls(p.struckShips()))
	ledger := p.w.naval.DefenseModifiers(p.surpriseOf(s.side))
	modified := faces[0] + faces[1] + ledger.Net()
	result := p.w.naval.Defend(strength, modified)
	t.sayThrown("23.42", "awaw.fire.rolled", 3-s.side, strength, modified, result.Eliminated, result.Aborted)
	e := &t.ev[len(t.ev)-1]
	e.Dice, e.Ledger = faces, ledger
	t.fired(result, [2]uint8{uint8(faces[0]), uint8(faces[1])})
	return nil
}

// fired lets a result of the ships' fire fall on the strike.
func (t *turnover) fired(result aircombat.Result, dice [2]uint8) {
	p, s := t.p, t.p.strike()
	if result == (aircombat.Result{}) {
		t.aimStage()
		return
	}
	f := &fight{kind: airFire, by: s.side, space: s.space, round: 1, squadrons: !s.port(), rolled: true}
	for _, x := range s.in {
		f.force[attacker] = append(f.force[attacker], member{c: x.c, units: x.n, before: x.n})
	}
	f.rows[defender] = uint16(p.w.naval.AirDefense(p.hulls(p.struckShips())))
	f.dice[2], f.dice[3] = dice[0], dice[1]
	f.results[defender] = result
	t.push(f)
	t.deal()
}

// surpriseOf is a side's level of surprise in the naval combat at hand; none over a port.
func (p *Position) surpriseOf(side engine.Side) int {
	if p.sea() == nil || p.strike() != nil && p.strike().port() {
		return 0
	}
	return int(p.sea().surprise[p.sea().number(side)])
}

// hull is a ship as the tables see it.
func (p *Position) hull(i int) aircombat.Hull {
	s := p.ships[i]
	return aircombat.Hull{Class: int(p.w.classes[i]), Size: int(s.factors), Damaged: s.has(shipDamaged)}
}

func (p *Position) hulls(list []int) (out []aircombat.Hull) {
	for _, i := range list {
		out = append(out, p.hull(i))
	}
	return out
}
