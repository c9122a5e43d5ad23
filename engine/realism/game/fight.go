package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
)

// This file holds one fight: who rises, dice, picks and losses, and what follows a round. One fight goes on at a time.

// fightKind is a kind of fight; its number stands in the keys of dice and is never changed.
type fightKind uint8

const (
	noFight       fightKind = iota
	overflight              // fighters meet aircraft that leave a territory, or are over their target
	barrageFight            // artillery under bombers
	bombFight               // bombs: dice alone
	strikeFight             // aircraft on units
	shipsMet                // aircraft meet ships that leave a zone
	seaFight                // fleets
	landFight               // armies
	fightsOfKinds = 8
)

var fightWords = [fightsOfKinds]string{"none", "overflight", "barrage", "bombs", "strike", "ships", "sea", "land"}

// stage is what is asked in a fight.
type stage uint8

const (
	stNone stage = iota // nothing: dice fall next
	stIntercept
	stBombers
	stJoin
	stPick0 // the first side picks of the second
	stLose1 // the second side gives up
	stPick1
	stLose0
	stOnward
	stStand
	stNext
)

// step is where a fight stands between questions.
type step uint8

const (
	toAsk step = iota
	toRoll
	toPick0
	toLose1
	toPick1
	toLose0
	toEnd
	toStand
	toNext
	toLeave
)

// mostBases is how many territories lie beside a zone at most.
const mostBases = 10

// based is aircraft that take part in a fight from a base beside it.
type based struct{ at, fighters, bombers uint8 }

// fight is one fight. The first side rolls to attack, whoever moved.
type fight struct {
	kind  fightKind
	stage stage
	step  step
	at    uint8
	to    uint8 // where ships that were met go on to
	index uint8 // of the flight that is concerned
	nth   uint8
	bout  uint8
	part  bool // the second part of a round in which artillery fires first

	who   [2]engine.Side
	force [2]cell
	start [2]cell // at the beginning of the round
	picks [2]uint8
	hits  [2]uint8
	rises [mostBases]based // interceptors of ships
	helps [mostBases]based // coastal defence
	faces [2][]int         // shared: never written on
}

// asked is the side a question goes to.
func (f *fight) asked() engine.Side {
	switch f.stage {
	case stIntercept, stBombers, stPick0, stLose0, stNext:
		return f.who[0]
	case stJoin, stPick1, stLose1, stStand, stOnward:
		return f.who[1]
	}
	return engine.NoSide
}

// open begins a fight.
func (t *turn) open(kind fightKind, at int, attacks engine.Side) *fight {
	t.fight = fight{kind: kind, at: uint8(at), who: [2]engine.Side{attacks, areagame.Foe(attacks)}}
	return &t.fight
}

// key is where dice of a fight stand in a game.
func (t *turn) key(kind fightKind, at, nth, round, roll int) engine.Key {
	return engine.Key{Turn: uint16(t.Round), Half: uint8(t.Now), Phase: uint8(t.phase), Fight: uint8(kind), Place: ref(at), Nth: uint8(nth),
		Round: uint8(min(round, 255)), Roll: uint8(roll)}
}

// value is what a kind hits at in the fight; 0 if it rolls no die.
func (p *Position) rollsAt(s int, k Kind) int {
	f := &p.fight
	first := p.w.gunsFirst && f.kind != barrageFight && f.start[s][Artillery]+f.start[1-s][Artillery] > 0
	switch {
	case f.kind == barrageFight && (s == 1 || k != Artillery):
		return 0
	case f.kind == barrageFight:
		return p.w.rules.Barrage()
	case first && (k == Artillery) == f.part:
		return 0
	}
	return p.w.rules.Table.Kinds[k].Values[s]
}

// dice rolled of a kind.
func (t *turn) diceOf(s int, k Kind) int {
	f := &t.fight
	if f.kind == barrageFight && k == Artillery && t.w.perAircraft {
		return f.force[1].Total()
	}
	return int(f.force[s][k])
}

// roll throws the dice of a round, or of the part of it that comes now.
func (t *turn) roll() error {
	f := &t.fight
	if !f.part {
		f.bout++
		f.start = f.force
	}
	f.faces, f.picks, f.hits = [2][]int{}, [2]uint8{}, [2]uint8{}
	for s := range f.force {
		n := 0
		for k := range kindCount {
			if t.rollsAt(s, k) > 0 {
				n += t.diceOf(s, k)
			}
		}
		if n == 0 {
			continue
		}
		roll := s
		if f.part {
			roll += 2
		}
		faces, err := t.Dice.Roll(engine.Ask{Key: t.key(f.kind, int(f.at), int(f.nth), int(f.bout), roll), N: n, Sides: t.w.rules.Table.Sides, Cite: t.citeOf(f.kind),
			Why: engine.Say("realism.game.why."+fightWords[f.kind], ref(int(f.at)))})
		if err != nil {
			return err
		}
		f.faces[s] = slices.Clone(faces)
		t.read(s)
		t.Events = append(t.Events, engine.Event{Kind: engine.EventDice, Cite: t.citeOf(f.kind), Dice: f.faces[s], Refs: []engine.Ref{ref(int(f.at))},
			Text: engine.Say("realism.game.rolls", f.who[s], int(f.hits[s]+f.picks[s]), int(f.picks[s]), ref(int(f.at)))})
	}
	for s := range f.force {
		there := f.force[1-s].Total()
		f.picks[s] = uint8(min(int(f.picks[s]), there))
		f.hits[s] = uint8(min(int(f.hits[s]), there-int(f.picks[s])))
	}
	f.step = toPick0
	return nil
}

// read counts the hits of a side: er.escort.5, on a die of 1 those who may pick name the victim.
func (t *turn) read(s int) {
	f := &t.fight
	i := 0
	for k := range kindCount {
		v := t.rollsAt(s, k)
		if v == 0 {
			continue
		}
		for range t.diceOf(s, k) {
			switch face := f.faces[s][i]; {
			case face == 1 && t.w.rules.Table.Kinds[k].Picks:
				f.picks[s]++
			case face <= v:
				f.hits[s]++
			}
			i++
		}
	}
}

// citeOf is the clause a kind of fight is fought by.
func (p *Position) citeOf(k fightKind) engine.Cite {
	switch k {
	case overflight:
		return "er.intercept.2"
	case barrageFight:
		return "er.bomb.1"
	case shipsMet:
		return "er.coastint.3"
	case strikeFight:
		return "er.phase.2"
	}
	return engine.House
}

// owed is who takes units of which side in a step, and how many.
func (f *fight) owed() (n *uint8, victim int, ask stage) {
	switch f.step {
	case toPick0:
		return &f.picks[0], 1, stPick0
	case toLose1:
		return &f.hits[0], 1, stLose1
	case toPick1:
		return &f.picks[1], 0, stPick1
	}
	return &f.hits[1], 0, stLose0
}

// share takes hits off as long as nobody has to choose; it tells whether somebody has to.
func (t *turn) share() bool {
	f := &t.fight
	n, victim, ask := f.owed()
	force := &f.force[victim]
	for *n > 0 {
		only, kinds := Kind(0), 0
		for k, v := range force {
			if v > 0 {
				only = Kind(k)
				kinds++
			}
		}
		switch {
		case int(*n) >= force.Total():
			*force, *n = cell{}, 0
		case kinds == 1:
			force[only] -= *n
			*n = 0
		default:
			f.stage = ask
			return true
		}
	}
	f.step++
	return false
}

// battle takes the fight on until somebody is asked.
func (t *turn) battle() (asks bool, err error) {
	for t.fight.kind != noFight {
		f := &t.fight
		if f.stage != stNone {
			return true, nil
		}
		switch f.step {
		case toAsk:
			t.offer()
		case toRoll:
			if err := t.roll(); err != nil {
				return false, err
			}
		case toPick0, toLose1, toPick1, toLose0:
			if t.share() {
				return true, nil
			}
		case toEnd:
			t.endRound()
		default:
			t.afterRound()
		}
	}
	return false, nil
}
