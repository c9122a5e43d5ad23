package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/volley"
)

// This file shows fights: the one that waits for an answer with its chances, and what the last command has decided.

// fought is a round of a fight that was fought, kept to be shown.
type fought struct {
	Kind  uint8          `json:"kind"`
	At    int            `json:"at"`
	Round int            `json:"round"`
	Who   [2]engine.Side `json:"who"`
	Start [2]cell        `json:"start"`
	Left  [2]cell        `json:"left"`
	Faces [2][]int       `json:"faces"`
	Needs [2][]int       `json:"needs"`
	By    [2][]Kind      `json:"by,omitempty"`
	Done  int            `json:"done,omitempty"` // what bombs have destroyed
}

// show keeps the round that was just fought.
func (t *turn) show() { t.last = append(slices.Clone(t.last), t.told()) }

// told is the round of the fight at hand.
func (p *Position) told() *fought {
	f := &p.fight
	x := &fought{Kind: uint8(f.kind), At: int(f.at), Round: int(f.bout), Who: f.who, Start: f.start, Left: f.force, Faces: f.faces}
	for s := range f.who {
		for k := range kindCount {
			v := p.rollsAt(s, k)
			for range p.rolledBy(s, k) {
				if v > 0 {
					x.Needs[s], x.By[s] = append(x.Needs[s], v), append(x.By[s], k)
				}
			}
		}
	}
	return x
}

// rolledBy is how many dice a kind rolled in the round that is over.
func (p *Position) rolledBy(s int, k Kind) int {
	f := &p.fight
	if f.kind == barrageFight && k == Artillery && p.w.perAircraft {
		return f.start[1].Total()
	}
	return int(f.start[s][k])
}

// fights are what the last command has decided, and the fight that waits for an answer; the last of them is told apart.
func (p *Position) fights() (before []*engine.BattleView, last *engine.BattleView) {
	for _, f := range p.last {
		if f.Kind < fightsOfKinds {
			before = append(before, p.shown(f))
		}
	}
	if p.fight.stage != stNone {
		if n := len(before); n > 0 && p.last[n-1].At == int(p.fight.at) && fightKind(p.last[n-1].Kind) == p.fight.kind {
			before = before[:n-1] // its dice lie on the table still
		}
		return before, p.waiting()
	}
	if n := len(before); n > 0 {
		return before[:n-1], before[n-1]
	}
	return nil, nil
}

// panel is what every fight shows.
func (p *Position) panel(kind fightKind, at, round int, who [2]engine.Side) *engine.BattleView {
	b := &engine.BattleView{Kind: engine.BattleVolley, Where: ref(at), Name: engine.Say("realism.game.fight."+fightWords[kind], ref(at)), Cite: p.citeOf(kind),
		Round: round, Unit: engine.Say("realism.game.unit"), Toll: "er.escort.5"}
	roles := [2]string{"attacks", "defends"}
	for s, side := range who {
		if side >= 1 && int(side) <= len(p.w.Sides) {
			b.Sides = append(b.Sides, engine.BattleSide{Side: side, Name: engine.Say("realism.game.side." + p.w.Style(engine.Side(side))), Role: engine.Say("realism.game.role." + roles[s])})
		}
	}
	return b
}

// shown is a round that is over, as a volley of dice.
func (p *Position) shown(f *fought) *engine.BattleView {
	b := p.panel(fightKind(f.Kind), f.At, f.Round, f.Who)
	b.Over = true
	p.cast(b, f)
	if fightKind(f.Kind) == bombFight && len(b.Sides) > 1 {
		b.Sides[1].Suffered = engine.Say("realism.game.bombed", f.Done)
	}
	return b
}

// cast lays the dice of a round on the panel.
func (p *Position) cast(b *engine.BattleView, f *fought) {
	b.Rolled = true
	for s := range b.Sides {
		side := &b.Sides[s]
		side.Strength, side.Dice = f.Left[s].Total(), f.Faces[s]
		side.Counters, side.Before = p.cards(s, side.Side, f.At, f.Left[s]), p.cards(s, side.Side, f.At, f.Start[s])
		side.Suffered = engine.Say("realism.game.suffered", f.Start[s].Total()-f.Left[s].Total())
		for i, face := range f.Faces[s] {
			shot := engine.Shot{Face: face, By: kindRef(Bomber)}
			if i < len(f.Needs[s]) {
				shot.Needs, shot.Hit = f.Needs[s][i], face <= f.Needs[s][i]
			}
			if i < len(f.By[s]) {
				shot.By = kindRef(f.By[s][i])
			}
			side.Shots = append(side.Shots, shot)
		}
	}
}

// cards are the units of a side in a fight: a counter for each kind, of the power most of them are of.
func (p *Position) cards(s int, side engine.Side, at int, of cell) (out []engine.CounterView) {
	nation := ""
	for _, i := range p.order(at, side) {
		if nation == "" || p.Units[at][i].Total() > 0 && p.Units[at][p.Now].Total() == 0 {
			nation = p.code(i)
		}
	}
	for k, n := range of {
		if n > 0 {
			out = append(out, engine.CounterView{Ref: inFight(s, Kind(k)), Side: side, Nation: nation, Kind: counterKinds[k], Size: int(n), Space: ref(at), Note: kindText(Kind(k))})
		}
	}
	return out
}

// waiting is the fight that waits for an answer.
func (p *Position) waiting() *engine.BattleView {
	f := &p.fight
	b := p.panel(f.kind, int(f.at), max(1, int(f.bout)), f.who)
	switch f.stage {
	case stIntercept, stBombers, stJoin:
		for s := range b.Sides {
			side := &b.Sides[s]
			side.Strength, side.Counters = f.force[s].Total(), p.cards(s, side.Side, int(f.at), f.force[s])
		}
	default:
		p.cast(b, p.told())
		for s := range b.Sides { // those still to be named have fallen too
			if owed := int(f.picks[1-s]) + int(f.hits[1-s]); owed > 0 {
				fell := f.start[s].Total() - f.force[s].Total()
				b.Sides[s].Suffered = engine.Say("realism.game.suffered", min(fell+owed, f.start[s].Total()))
			}
		}
	}
	b.Charts = p.chances()
	return b
}

// chances are those of the fight at hand: of the round that comes, with all who may still join it, or of the battle to its end.
func (p *Position) chances() []engine.Chart {
	f := &p.fight
	force, title := f.force, "round"
	switch f.stage {
	case stIntercept, stBombers:
		fighters, bombers := p.interceptors()
		if f.stage == stIntercept {
			force[0][Fighter] += uint8(fighters)
		}
		force[0][Bomber] += uint8(bombers)
		if f.kind == shipsMet {
			force[1][Fighter] += uint8(p.helpers()) // er.coastint.4
		}
		title = "all"
	case stJoin:
		force[1][Fighter] += uint8(p.helpers())
		title = "all"
	case stStand, stNext:
		force[1][Fighter] += uint8(p.helpers())
		title = "end"
	default:
		left, ok := p.after(engine.Command{})
		if b := p.between(left[0], left[1], f.who, f.form()); ok && !b.Over() {
			return p.reckoned(b, p.decksIn([2]cell{cellOf(left[0]), cellOf(left[1])}), f.who, "end")
		}
		return nil
	}
	b := p.between(forceOf(force[0]), forceOf(force[1]), f.who, f.form())
	if f.form() != OneRound && title == "all" {
		title = "end"
	}
	return p.reckoned(b, p.decksIn(force), f.who, title)
}

// reckoned reckons a battle and charts it; nothing for one beyond what is calculated.
func (p *Position) reckoned(b *volley.Battle, d [2]decks, who [2]engine.Side, title string) []engine.Chart {
	odds, err := b.Odds(nil)
	if err != nil {
		return nil
	}
	return p.charted(b, odds, d, who, title)
}

// charted draws what each side loses in a battle, and of one to its end how it ends.
func (p *Position) charted(b *volley.Battle, odds *volley.Odds, d [2]decks, who [2]engine.Side, title string) []engine.Chart {
	lost := engine.Chart{Title: engine.Say("realism.game.chart.lost." + title), Unit: engine.Say("realism.game.chart.units"), Kind: engine.ChartBars}
	for s, side := range who {
		most := b.Forces[s].Total()
		if !d[s].fight {
			most += d[s].fighters
		}
		lost.Bars = append(lost.Bars, engine.BarsOf(side, 1, spread(p.tolls(b, odds, volley.Side(s), d[s]), most))...)
	}
	out := []engine.Chart{lost}
	if b.Rounds != 1 {
		ends := engine.Chart{Title: engine.Say("realism.game.chart.ends"), Kind: engine.ChartOutlook, Unit: engine.Say("realism.game.chart.chance")}
		if d[1].ashore > 0 {
			ends.Title = engine.Say("realism.game.chart.ends.all")
		}
		for how, word := range [...]string{volley.Won: "won", volley.Held: "held", volley.None: "none"} {
			side := [...]engine.Side{volley.Won: who[0], volley.Held: who[1], volley.None: engine.NoSide}[how]
			ends.Bars = append(ends.Bars, engine.Bar{Side: side, P: odds.P[how], Name: engine.Say("realism.game.chart." + word)})
		}
		out = append([]engine.Chart{ends}, out...)
	}
	return out
}

// forceOf are units as battles are reckoned with.
func forceOf(c cell) (f volley.Force) {
	for k, n := range c {
		f[k] = int32(n)
	}
	return f
}

// cellOf are units as the board has them.
func cellOf(f volley.Force) (c cell) {
	for k := range kindCount {
		c[k] = uint8(f[k])
	}
	return c
}
