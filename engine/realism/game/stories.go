package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
)

// This file tells fights in types: each round with who was there and who fell, and how a fight was decided.

// about is what kinds of fight are to whoever is told of them: the guns under bombers belong to the bombs.
var about = [fightsOfKinds]engine.FightWhat{overflight: engine.FightRaid, barrageFight: engine.FightBombing, bombFight: engine.FightBombing,
	strikeFight: engine.FightFromAir, shipsMet: engine.FightFromAir, seaFight: engine.FightFleets, landFight: engine.FightGround}

// flown tells whether the second side of a fight is a flight, which came to the first.
func (k fightKind) flown() bool { return k == overflight || k == barrageFight }

// story is what the fight at hand is told as, and whose forces were in it: who came is told first.
func (p *Position) story() (engine.FightID, [2]engine.Side) {
	f := &p.fight
	who := f.who
	if f.kind.flown() {
		who[0], who[1] = who[1], who[0]
	}
	return engine.FightID{What: about[f.kind], Where: ref(int(f.at)), N: int(f.nth)}, who
}

// tellRound tells the round that was just fought, before what it cost is taken off the board.
func (t *turn) tellRound() {
	f, cast := &t.fight, t.told()
	id, who := t.story()
	v := engine.Volley{FightID: id, First: f.bout == 1 && !f.part, Of: t.w.rules.Table.Sides}
	for s := range f.force {
		x := engine.VolleySide{Side: f.who[s]}
		var fell cell
		for k := range kindCount {
			x.Units = t.fielded(x.Units, s, k)
			fell[k] = f.start[s][k] - f.force[s][k]
		}
		x.Cost = t.Price(fell)
		for i, face := range cast.Faces[s] {
			if i < len(cast.By[s]) {
				x.Dice = append(x.Dice, engine.VolleyDie{Kind: cast.By[s][i].String(), Needs: cast.Needs[s][i], Face: face})
			}
		}
		if x.Side == who[0] {
			v.Sides[0] = x
		} else {
			v.Sides[1] = x
		}
	}
	t.Rounds = append(t.Rounds, v)
}

// tellEnd tells that the fight at hand is decided.
func (t *turn) tellEnd(how engine.Ending) {
	id, who := t.story()
	e := engine.Ended{FightID: id, Sides: who, How: how}
	if f := &t.fight; f.kind == landFight && how == engine.EndCleared {
		e.Points = t.Spoils(int(f.at))
	}
	t.Ended = append(t.Ended, e)
}

// tellBombs tells what bombs did; where guns fired at the bombers that was the first round of it.
func (t *turn) tellBombs(i int, faces []int, done, most int) {
	f := &t.flights[i]
	at := int(f.at)
	guns := t.Enemies(at)
	who := [2]engine.Side{t.Side(t.Now), areagame.Foe(t.Side(t.Now))}
	v := engine.Volley{FightID: engine.FightID{What: engine.FightBombing, Where: ref(at), N: i}, First: guns[Artillery] == 0, Of: t.w.rules.Damage(), Most: most}
	v.Sides[0].Side, v.Sides[1].Side = who[0], who[1]
	for k, n := range f.with() {
		if n > 0 {
			v.Sides[0].Units = append(v.Sides[0].Units, t.unit(Kind(k), source{t.Now, int(f.from), n}, 0))
		}
	}
	if t.w.Deeds {
		v.Sides[1].Cost = done
	}
	for _, face := range faces {
		v.Sides[0].Dice = append(v.Sides[0].Dice, engine.VolleyDie{Kind: Bomber.String(), Face: face})
	}
	t.Rounds = append(t.Rounds, v)
	t.Ended = append(t.Ended, engine.Ended{FightID: v.FightID, Sides: who, Got: [2]int{done}})
}

// over is how a battle ends in which those who may take or hold the place are left on these sides.
func over(attackers, defenders bool) engine.Ending {
	left := func(any bool) int {
		if any {
			return 1
		}
		return 0
	}
	return engine.EndingOf(left(attackers), left(defenders))
}

// source is units of a kind in a fight: whose they are, where they are based.
type source struct {
	power, from int
	n           uint8
}

func (p *Position) unit(k Kind, of source, lost uint8) engine.VolleyUnit {
	return engine.VolleyUnit{Counter: counterOf(of.from, of.power, k), Kind: k.String(), Nation: p.code(of.power), From: ref(of.from), N: int(of.n), Lost: int(lost)}
}

// fielded adds the units of a kind that were in the round, with those that fell, taken as they are taken off the board.
func (p *Position) fielded(out []engine.VolleyUnit, s int, k Kind) []engine.VolleyUnit {
	f := &p.fight
	n, lost := f.start[s][k], f.start[s][k]-f.force[s][k]
	for _, x := range p.sources(s, k) {
		if x.n = min(x.n, n); x.n == 0 {
			continue
		}
		gone := min(lost, x.n)
		n, lost = n-x.n, lost-gone
		out = append(out, p.unit(k, x, gone))
	}
	return out
}

// sources lists where units of a kind in the fight at hand come from, those first that fall first.
func (p *Position) sources(s int, k Kind) (out []source) {
	f := &p.fight
	at := int(f.at)
	switch {
	case f.kind.flown() && s == 1 || f.kind == strikeFight && s == 0:
		g := &p.flights[f.index]
		n := g.with()
		return []source{{p.Now, int(g.from), n[k]}}
	case f.kind == shipsMet && s == 0:
		return p.basedBeside(&f.rises, f.who[0], k)
	case f.kind == landFight && s == 0 && k.flies():
		for i := range p.flights {
			if g := &p.flights[i]; g.mission == supportMission && g.state == outbound && g.end() == at {
				n := g.with()
				if i := slices.IndexFunc(out, func(x source) bool { return x.from == int(g.from) }); i >= 0 { // sent one by one
					out[i].n += n[k]
				} else {
					out = append(out, source{p.Now, int(g.from), n[k]})
				}
			}
		}
		return out
	case k == Fighter && s == 1 && p.Sea(at):
		out = p.basedBeside(&f.helps, f.who[1], k)
	}
	for _, power := range p.order(at, f.who[s]) {
		out = append(out, source{power, at, p.Units[at][power][k]})
	}
	return out
}

// basedBeside adds aircraft that came from bases beside the fight.
func (p *Position) basedBeside(from *[mostBases]based, side engine.Side, k Kind) (out []source) {
	for i := range from {
		n := from[i].fighters
		if k == Bomber {
			n = from[i].bombers
		}
		at := int(from[i].at)
		for _, power := range p.order(at, side) {
			m := min(n, p.Units[at][power][k])
			n -= m
			out = append(out, source{power, at, m})
		}
	}
	return out
}
