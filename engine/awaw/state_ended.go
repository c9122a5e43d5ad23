// What a command has decided, in types: which fights stand on the stack, which of them ended and how. A screen makes its headlines of it.

package awaw

import (
	"slices"

	"awaw/engine"
)

// foughtOut is a question that is a fight to whoever looks.
type foughtOut interface {
	fightID(p *Position) engine.FightID // FightNone for one that has not come about
	foes(p *Position) [2]engine.Side    // the first attacks
	ending(p *Position) engine.Ending   // how it ends as it stands, where nobody has said so
}

// fights lists the fights that stand, outermost first.
func (p *Position) fights() (out []engine.FightID) {
	for _, f := range p.frames[:p.n] {
		if x, ok := f.(foughtOut); ok {
			if id := x.fightID(p); id.What != engine.FightNone {
				out = append(out, id)
			}
		}
	}
	return out
}

// decided notes how a fight ended that is about to close. Bombs tell of themselves what they did.
func (t *turnover) decided(f frame) {
	x, ok := f.(foughtOut)
	if !ok || f.what() == frameBombing {
		return
	}
	how := t.how
	t.how = engine.EndFought
	if how == engine.EndFought {
		how = x.ending(t.p)
	}
	if id := x.fightID(t.p); id.What != engine.FightNone {
		t.over = append(t.over, engine.Ended{FightID: id, Sides: x.foes(t.p), How: how, Origin: t.p.raidedFrom(id)})
	}
}

// tellDecided puts the fights a command has decided on its last event that everybody sees; where it has none, as when nobody goes in
// after an attack, one is said.
func (t *turnover) tellDecided() {
	if len(t.over) != 0 && !slices.ContainsFunc(t.ev, func(e engine.Event) bool { return e.Audience == 0 }) {
		last := t.over[len(t.over)-1]
		t.say(engine.EventBattle, "15", "awaw.attack.ends", last.Where)
	}
	for i, e := range slices.Backward(t.ev) {
		if e.Audience == 0 {
			t.ev[i].Fact().Ended = t.over
			return
		}
	}
}

func (b *battle) fightID(*Position) engine.FightID {
	id := engine.FightID{What: engine.FightGround, Where: sp(int(b.hex))}
	switch {
	case b.overrun:
		id.What = engine.FightOverrun
	case b.round == 0:
		id.What = engine.FightNone // called off before any die
	case b.landing:
		id.What = engine.FightLanding
	}
	return id
}

func (b *battle) foes(p *Position) [2]engine.Side { return [2]engine.Side{p.phasing(), p.defending()} }

// ending tells whether a ground battle is won: those who have advanced stand in no list of attackers any more.
func (b *battle) ending(p *Position) engine.Ending {
	att, def := 0, 0
	for _, g := range p.troops {
		switch {
		case !g.alive():
		case g.has(troopJoined) && slices.Contains(b.list(), g.target):
			att++
		case !g.has(troopJoined) && g.holds(int(g.space)) && b.at(int(g.space)) && p.w.sideOf(g.nation) == p.defending():
			def++
		}
	}
	switch {
	case def == 0 && (att > 0 || b.stage == battleAdvance || b.overrun):
		return engine.EndCleared
	case def == 0:
		return engine.EndBoth
	case att == 0 && !b.overrun:
		return engine.EndRepelled
	}
	return engine.EndStopped
}

func (b *seaBattle) fightID(*Position) engine.FightID {
	if b.hex < 0 || b.round == 0 {
		return engine.FightID{}
	}
	return engine.FightID{What: engine.FightSea, Where: sp(int(b.hex))}
}

func (b *seaBattle) foes(*Position) [2]engine.Side { return [2]engine.Side{b.side(1), b.side(0)} }

func (b *seaBattle) ending(*Position) engine.Ending { return engine.EndFought }

func (b *bombing) fightID(*Position) engine.FightID {
	return engine.FightID{What: engine.FightBombing, Where: sp(int(b.target))}
}

func (b *bombing) foes(p *Position) [2]engine.Side { return [2]engine.Side{p.phasing(), p.defending()} }

func (b *bombing) ending(*Position) engine.Ending { return engine.EndFought }

// effectChances is how likely each number of effects was under two dice, by what does so for a sum of them.
func effectChances(side engine.Side, where engine.Ref, got int, effects func(roll int) int) *engine.Fortune {
	f := &engine.Fortune{Side: side, Where: where, Unit: 1, Got: got}
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			n := effects(a + b)
			for len(f.Chances) <= n {
				f.Chances = append(f.Chances, 0)
			}
			f.Chances[n] += 1.0 / 36
		}
	}
	return f
}
