// 22.44, 17.33C, 18.58A: who searches in a round of naval combat, and what both sides find.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
)

// searchRefusal tells why a counter may not search (17.33C, 18.58A).
func (p *Position) searchRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "18.58A", "awaw.no.such"
	}
	i := c.A.Index()
	switch {
	case !p.atStage(seaCommit):
		return "18.58A", "awaw.no.search.now"
	case c.B.Index() != int(p.sea().hex):
		return "18.58A", "awaw.no.sea.hex"
	case p.counters[i].onDeck():
		return "17.33C", "awaw.no.sea.deck"
	case p.roleTaken(i, roleSearch):
		return "18.58A", "awaw.no.fly.twice"
	}
	return p.mayCommit(i, "18.58A")
}

func (l *listing) searches(buf []engine.Command) []engine.Command {
	for _, i := range l.able() {
		if !l.counters[i].onDeck() && !l.roleTaken(int(i), roleSearch) {
			buf = append(buf, engine.Command{Side: l.side, Verb: VerbSearch, A: ct(int(i)), B: sp(int(l.sea().hex))})
		}
	}
	return buf
}

func (t *turnover) searchAtSea(c engine.Command) {
	t.enlistAtSea(c.A.Index(), roleSearch)
	t.say(engine.EventChoice, "18.58A", "awaw.searches", c.A, c.B)
}

// searchers is what a side searches with: search squadrons, naval air on land, and its fast carriers within range that could fly.
func (p *Position) searchers(k uint8) aircombat.Searchers {
	b := p.sea()
	var s aircombat.Searchers
	for _, a := range b.air {
		if a.has(roleSearch) && p.w.sideOf(p.counters[a.c].nation) == b.side(k) {
			s.Squadrons += p.squadrons(int(a.c))
		}
	}
	for i := range p.ships {
		if p.looks(i, k) {
			s.Carriers++
		}
	}
	return s
}

// searchLedger is what a side's searchers add to its dice.
func (p *Position) searchLedger(k uint8) (l engine.Ledger) {
	l.Add("22.44", p.w.naval.SearchBonus(p.searchers(k)), engine.Say("awaw.sea.searchers"))
	return l
}

// looks tells whether a ship is a carrier of a side whose decks search the hex of the naval combat.
func (p *Position) looks(i int, k uint8) bool {
	return p.scouts(i, p.sea().side(k)) && p.deckWithin(i, int(p.sea().hex))
}

// scouts tells whether a ship is a whole carrier of a side that is with a task force: hers is a deck to search from.
func (p *Position) scouts(i int, side engine.Side) bool {
	x := &p.ships[i]
	return x.alive() && x.kind == shipCarrier && !x.has(shipDamaged) && x.force > 0 && p.w.sideOf(x.nation) == side
}

// rollSearch throws both sides' dice: how many task forces each finds, the largest first, and who surprises whom (22.44).
func (t *turnover) rollSearch() error {
	p, b := t.p, t.p.sea()
	n := p.w.naval
	var totals [2]int
	var dice [2][2]int
	var ledgers [2]engine.Ledger
	var secret [2]bool // what is added may come from carriers that nobody has found
	for k := range uint8(2) {
		faces, err := t.dice.Roll(engine.Ask{Key: t.seaKey(seaKeySearch, int(k), 0), N: 2, Sides: 6, Cite: "22.44",
			Why: engine.Say("awaw.dice.search", b.side(k))})
		if err != nil {
			return err
		}
		dice[k] = [2]int(faces)
		secret[k] = p.mayHideDecks(b.side(k), int(b.hex))
		ledgers[k] = p.searchLedger(k)
		totals[k] = faces[0] + faces[1] + ledgers[k].Net()
	}
	w := t.seas()
	for k := range uint8(2) {
		groups, needed := len(p.groupsAt(b.side(1-k), int(b.hex))), 0 // needed by who found nobody of those there are
		found := n.Found(totals[k], groups)
		if found == 0 && groups > 0 {
			needed = n.FindNeeds()
		}
		w.surprise[k] = uint8(n.Surprise(totals[k], totals[1-k], found))
		if secret[k] {
			t.sayThrown("22.44", "awaw.search.hidden", b.side(k), found, int(w.surprise[k]))
		} else {
			t.sayThrown("22.44", "awaw.search.rolled", b.side(k), totals[k], found, int(w.surprise[k]), needed)
		}
		t.ev[len(t.ev)-1].Dice = dice[k][:]
		if secret[k] {
			t.secretly(b.side(k), engine.EventNote, "22.44", "awaw.search.total", b.side(k), totals[k], needed)
		}
		t.ev[len(t.ev)-1].Ledger = ledgers[k] // of the dice, or where it is a secret of the line only their side reads
		t.finds(k, found)
	}
	id := engine.FightID{What: engine.FightSearch, Where: sp(int(b.hex)), N: int(b.round)}
	t.over = append(t.over, engine.Ended{FightID: id, Sides: [2]engine.Side{b.side(1), b.side(0)}, Got: [2]int{w.foundOf(0), w.foundOf(1)}})
	t.searched()
	return nil
}

// finds shows a side so many of the enemy's task forces in the hex, the largest first.
func (t *turnover) finds(k uint8, found int) {
	p, w := t.p, t.seas()
	groups := p.groupsAt(w.side(1-k), int(w.hex))
	slices.SortStableFunc(groups, func(x, y int) int {
		a, _ := p.forceSize(x)
		b, _ := p.forceSize(y)
		return b - a
	})
	for _, f := range groups[:found] {
		w.found[1-k] |= 1 << uint(f)
		t.reveal(f, "22.44")
	}
}

// searched goes on from both searches to the strikes of the side that surprises the other more.
func (t *turnover) searched() {
	w := t.seas()
	w.lead = 0
	if w.surprise[1] > w.surprise[0] {
		w.lead = 1
	}
	w.stage, w.whose = seaStrike, w.lead
	t.skipStrikes()
}
