package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
)

// This file shows the battles of a turn side by side: a lane each, a cell for each round.

var fates = [results]lanes.Fate{goesOn: lanes.GoesOn, attackWon: lanes.Won, defenceWon: lanes.Held, calledOff: lanes.CalledOff, neverCame: lanes.NeverCame,
	passedOn: lanes.Left, stoodOff: lanes.CalledOff}

var doings = [...]lanes.Doing{supremacy.Home: lanes.Barred, supremacy.Dispatched: lanes.Sent, supremacy.Engaged: lanes.Fighting, supremacy.Returning: lanes.Returning,
	supremacy.Out: lanes.Out}

// Lanes implements lanes.Shower: the battles of the turn, those of the last while nothing new is fought.
func (p *Position) Lanes() *lanes.Table {
	if p.phase < Battles || p.phase > Battles && len(p.record) == 0 || p.Over() {
		return nil
	}
	t := &lanes.Table{Round: p.bout, Sides: [2]engine.Side{p.sideOf(0), p.sideOf(1)}, Now: -1,
		Policy: p.policy(), Cites: lanes.Cites{Together: "as.dispatch.19", Sent: "as.dispatch.10", Home: "as.dispatch.14"}}
	if p.phase == Battles && (p.stage == stPress || p.stage >= stAim0) {
		t.Now = p.cur
	}
	for i := range p.lanes {
		l := p.laneOf(p.lanes[i].at, p.lanes[i].result, p.sky[i].Last)
		if l.First = p.sky[i].First; p.live(i) && p.pooled(int(p.lanes[i].at)) {
			l.Limit = engine.Say("supremacy.game.pooled")
		}
		t.Lanes = append(t.Lanes, l)
	}
	if p.phase > Battles {
		t.Round = len(p.record)
		for _, e := range p.record[len(p.record)-1].Ends {
			t.Lanes = append(t.Lanes, p.laneOf(e.At, e.Result, e.Last))
		}
	}
	for n, r := range p.record {
		for i := range r.Fought {
			p.place(t, n, &r.Fought[i])
		}
	}
	if p.phase == Battles && p.stage >= stAim0 {
		p.place(t, p.bout-1, &fought{Lane: p.cur, Cards: [2][]card{p.struck(attacking), p.struck(defending)}, Dice: p.fight.dice})
	}
	concluded(t)
	if p.phase == Battles {
		p.stand(t)
	}
	for n, r := range p.record {
		p.span(t, n+1, r.Flown)
	}
	p.late(t)
	if p.stage == stPress || p.stage == stDeclare { // arrivals come before either; later rounds keep what was declared
		p.span(t, p.bout, p.flown())
		p.free(t)
	}
	slices.SortStableFunc(t.Bars, func(a, b lanes.Bar) int { return a.Send.Compare(b.Send) }) // a bar keeps its place when it sets out
	if t.Over = p.phase > Battles; !t.Over && p.stage != stNone {
		t.Offers = p.offers()
		switch p.stage {
		case stAim0, stAim1:
			t.Fire = p.fire()
		case stLose0, stLose1:
			t.Toll = p.toll(int(stLose0 - p.stage))
		}
	}
	return t
}

// toll is what has hit a side in the battle at hand, and how many it has still to give up.
func (p *Position) toll(s int) lanes.Toll {
	h := p.scored(s)
	owed, _ := p.w.arena.Toll(p.began(s), p.force(p.cur, s), h)
	return lanes.Toll{Air: h.Air, Surface: h.Land + h.Bombs, Owed: owed}
}

// stand fills the cells of the present round with who is there, where no die has fallen yet.
func (p *Position) stand(t *lanes.Table) {
	for i := range p.lanes {
		if l := &t.Lanes[i]; p.live(i) && len(l.Cells) < p.bout {
			for len(l.Cells) < p.bout {
				l.Cells = append(l.Cells, lanes.Cell{})
			}
			for s := range l.Cells[p.bout-1].Cards {
				for _, x := range p.cards(i, s) {
					l.Cells[p.bout-1].Cards[s] = append(l.Cells[p.bout-1].Cards[s], p.cardOf(s, &x))
				}
			}
		}
	}
}

func (p *Position) laneOf(at int8, r result, last int) lanes.Lane {
	l := lanes.Lane{At: ref(int(at)), Name: engine.Say("supremacy.game.battle", ref(int(at))), Fate: fates[r], First: 1, Bound: engine.NoRef}
	if to := p.flees[at]; to > 0 {
		l.Bound = ref(int(to) - 1)
	}
	if r != goesOn {
		l.Last, l.Ended = last, engine.Say("supremacy.game.end."+resultWords[r], ref(int(at)))
		if r == attackWon && !p.Sea(int(at)) && !p.hostile(int(at)) {
			l.Fate = lanes.Taken
		}
	}
	return l
}

// concluded tells of battles that have ended otherwise than at arms: whoever was attacked has left, before any die fell or after, or nobody is left.
func concluded(t *lanes.Table) {
	for i := range t.Lanes {
		l := &t.Lanes[i]
		r, known := map[lanes.Fate]result{lanes.Won: attackWon, lanes.Taken: attackWon, lanes.Held: defenceWon}[l.Fate]
		fought, stood := false, [2]bool{true, true}
		for _, c := range l.Cells {
			if c.Fought {
				fought, stood = true, standing(c)
			}
		}
		word := endWord(r, !fought, stood)
		switch {
		case !known || word == resultWords[r]:
			continue
		case word == "none":
			l.Fate = lanes.Empty
		case l.Fate == lanes.Won:
			l.Fate = lanes.Yielded
		}
		l.Ended = engine.Say("supremacy.game.end."+word, l.At)
	}
}

// standing tells of both sides whether anybody stood when the dice of a cell had fallen.
func standing(c lanes.Cell) (out [2]bool) {
	for s := range c.Cards {
		out[s] = slices.ContainsFunc(c.Cards[s], func(x lanes.Card) bool { return !x.Lost && x.State != lanes.Below })
	}
	return out
}

// place puts what was fought in a round into its cell.
func (p *Position) place(t *lanes.Table, n int, f *fought) {
	if f.Lane >= len(t.Lanes) {
		return
	}
	l := &t.Lanes[f.Lane]
	for len(l.Cells) <= n {
		l.Cells = append(l.Cells, lanes.Cell{})
	}
	c := &l.Cells[n]
	c.Fought = true
	for s := range f.Cards {
		used := make([]int, len(f.Cards[s]))
		for _, x := range f.Cards[s] {
			c.Cards[s] = append(c.Cards[s], p.cardOf(s, &x))
		}
		for _, d := range f.Dice[s] {
			c.Dice[s] = append(c.Dice[s], lanes.Die{By: rolledBy(f.Cards[s], used, d), Aim: aimOf(d.Aim), Needs: d.Needs, Face: d.Face, Hit: d.Face <= d.Needs})
		}
	}
}

func (p *Position) cardOf(s int, x *card) lanes.Card {
	_, land := p.w.arena.Ground(volley.Side(s), int(x.Kind))
	return lanes.Card{Nation: p.code(int(x.Power)), Kind: counterKinds[x.Kind], Value: p.figure(s, x.Kind), Land: land, State: lanes.State(x.State), From: ref(int(x.From)), Came: x.Came, Lost: x.Lost}
}

// figure is the number on a card: what an aircraft hits others with, what all else hits land and sea with.
func (p *Position) figure(s int, k Kind) int {
	if k.decks() {
		return p.w.arena.Air(int(k))
	}
	_, value := p.w.arena.Ground(volley.Side(s), int(k))
	return value
}

// rolledBy is the card that rolled a die: the next of its kind that fights, two bombs to a card.
func rolledBy(cards []card, used []int, d die) int {
	most := 1
	if d.Aim == supremacy.Bombs {
		most = 2
	}
	for i, c := range cards {
		if c.Kind == d.Kind && c.State == supremacy.Plain && used[i] < most {
			used[i]++
			if d.Aim != supremacy.Bombs {
				used[i] = 2
			}
			return i
		}
	}
	return -1
}

func aimOf(word string) lanes.Aim {
	switch word {
	case supremacy.AtAir:
		return lanes.AtAir
	case supremacy.Bombs:
		return lanes.Bombs
	}
	return lanes.AtSurface
}
