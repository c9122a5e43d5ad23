package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
)

// This file flies the flights that were launched, to their targets and over them.

// flies tells whether aircraft of a kind are on their way with a flight.
func (f *flight) flies(k Kind) bool {
	return k == Bomber && f.bombers > 0 || k == Fighter && f.fighters > 0
}

// with is the aircraft of a flight that are where it is, those that wait there too.
func (f *flight) with() cell {
	var out cell
	out[Fighter], out[Bomber] = f.fighters, f.bombers
	if f.waitAt == int8(f.at) {
		out[Fighter] += f.wait
	}
	return out
}

// airCombat flies the next stretch of the flights, in the order they were launched, until all have been over their targets.
func (t *turn) airCombat() error {
	for i := range t.flights {
		if t.flights[i].state <= overTarget && t.flights[i].mission != supportMission {
			return t.onward(i)
		}
	}
	t.next()
	return nil
}

// onward flies one flight until it is met or turns home.
func (t *turn) onward(i int) error {
	f := t.flying(i)
	if f.state == outbound {
		leads := f.bombers > 0 || f.mission == strikeMission && f.fighters > 0
		switch {
		case !leads || f.turned:
			f.state = homebound
		case f.gone == f.steps:
			f.state = overTarget
		case !f.met && f.gone > 0 && t.intercepted(i):
			f.met = true
		default:
			f.at, f.met = f.way[f.gone], false
			f.gone++
		}
		return nil
	}
	return t.overTarget(i, f)
}

// overTarget: er.bomb.1 the barrage, er.bomb.3 and er.bomb.4 one interception, er.bomb.6 the bombs; a strike is one round.
func (t *turn) overTarget(i int, f *flight) error {
	f.stage++
	switch {
	case f.bombers == 0 && (f.mission == raidMission || f.fighters == 0):
		f.state = homebound
	case f.mission == strikeMission:
		if f.stage == 1 {
			t.strike(i)
			return nil
		}
		f.state = homebound
	case f.stage == 1:
		t.barrage(i)
	case f.stage == 2:
		t.intercepted(i)
	default:
		f.state = homebound
		return t.bombs(i)
	}
	return nil
}

// bombs: er.bomb.6 and er.bombcap.1, a die each, and no more than the land is worth.
func (t *turn) bombs(i int) error {
	f := &t.flights[i]
	at := int(f.at)
	faces, err := t.Dice.Roll(engine.Ask{Key: t.key(bombFight, at, i, 1, 0), N: int(f.bombers), Sides: t.w.rules.Damage(), Cite: "er.bomb.6",
		Why: engine.Say("realism.game.why.bombs", ref(at))})
	if err != nil {
		return err
	}
	sum := 0
	for _, n := range faces {
		sum += n
	}
	most := max(0, t.w.Value[at]-int(t.bombed[at]))
	done := min(sum, most)
	t.last = append(slices.Clone(t.last), &fought{Kind: uint8(bombFight), At: at, Round: 1, Who: [2]engine.Side{t.Side(t.Now), areagame.Foe(t.Side(t.Now))},
		Start: [2]cell{f.with(), {}}, Left: [2]cell{f.with(), {}}, Faces: [2][]int{slices.Clone(faces), nil}, Done: done})
	t.tellBombs(i, faces, done, most)
	t.bombed[at] += uint8(done)
	t.damage[at] += uint8(done)
	t.Destroy(t.Side(t.Now), done)
	t.Events = append(t.Events, engine.Event{Kind: engine.EventDice, Cite: "er.bomb.6", Dice: slices.Clone(faces),
		Text: engine.Say("realism.game.bombs", ref(at), sum, done), Refs: []engine.Ref{ref(at)}})
	return nil
}
