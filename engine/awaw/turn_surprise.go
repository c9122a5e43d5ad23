// The surprise at Pearl Harbor (18.527, 51.31): before anything else two dice for each American carrier force settle where it is,
// by a column that the scenario's tension chooses; air at the harbor is caught on the ground.
//
// The table is printed. Where a force lies that is so many hexes away, and what surprise does to air, are the house's.

package awaw

import (
	"slices"
	"strconv"

	"awaw/engine"
)

const pearlFile = "awaw/pearl.toml"

// The cells of the table that are no number.
const (
	pearlHarbor = "harbor"
	pearlAway   = "away"
	pearlAuto   = "auto"
)

// openSurprise asks for the surprise before the first player turn goes on, and catches air on the ground.
func (t *turnover) openSurprise() {
	x := t.p.w.surprised
	if x == nil {
		return
	}
	t.p.step = stepSurprise
	if !x.rules.Ground.Inverts {
		return
	}
	for i, c := range t.p.airOf(2) {
		if int(c.base) == x.harbor {
			t.p.counters[i].flags |= inverted
		}
	}
}

// surpriseRefusal tells why the dice of the surprise may not be thrown: it has one command, without anything else.
func (p *Position) surpriseRefusal(c engine.Command) (engine.Cite, string) {
	if !plain(c) {
		return "51.31", "awaw.no.such"
	}
	return "", ""
}

func tellSurprise(_ *Position, _ engine.Command, l *engine.Label) {
	l.Cite, l.Name = "51.31", told("roll.surprise")
}

// rollSurprise throws for every carrier force and puts it where the table has it; those that meet the patrol fight at once.
func (t *turnover) rollSurprise() error {
	p, x := t.p, t.p.w.surprised
	from := int(p.forces[x.patrol].space)
	t.openStaging()
	if x.rules.Ground.Inverts {
		t.say(engine.EventNote, "18.527", "awaw.surprise.ground", sp(x.harbor))
	}
	met := false
	for _, f := range x.forces {
		faces, err := t.dice.Roll(engine.Ask{Key: t.seaKey(seaKeySurprise, f[0], 0), N: 2, Sides: 6, Cite: x.rules.Cite,
			Why: engine.Say("awaw.dice.surprise", tf(f[0]))})
		if err != nil {
			return err
		}
		sum := faces[0] + faces[1]
		cell := x.rules.Rows[sum-2][x.column]
		key, to := "awaw.surprise.at.sea", from
		switch cell {
		case pearlHarbor:
			key, to = "awaw.surprise.harbor", x.harbor
		case pearlAway:
			key, to = "awaw.surprise.away", x.away
		case pearlAuto:
			key, met = "awaw.surprise.auto", true
		default:
			n, _ := strconv.Atoi(cell) // loadPearl has seen to it
			to = p.offing(from, f[1], n)
		}
		t.sayThrown(x.rules.Cite, key, tf(f[0]), sum, sp(to))
		t.ev[len(t.ev)-1].Dice = slices.Clone(faces)
		if to != x.harbor {
			t.force(f[0]).port = int16(x.harbor)
			t.place(f[0], to)
			for i, c := range p.counters {
				if c.alive() && c.onDeck() && int(p.ships[c.aboard()].force) == f[0]+1 {
					t.p.counters[i].flags &^= inverted // at sea nobody is caught on the ground
				}
			}
		}
	}
	if met {
		t.p.seaCount++
		b := &seaBattle{hex: int16(from), mover: none, hunter: none, from: none, to: none, first: t.p.phasing()}
		t.push(b)
		t.joinBattle()
	}
	return nil
}

// offing is the hex of the sea so far from a space that lies nearest to another; where the map in play is too small for it, the
// one whose distance comes nearest.
func (p *Position) offing(from, toward, n int) int {
	best, top := from, -1
	for i := range p.w.board.Len() {
		if s := p.w.board.Space(i); !s.Sea || s.Box || !p.w.inPlay(i) {
			continue
		}
		d, e := p.w.board.Distance(from, i), p.w.board.Distance(toward, i)
		if d < 1 || e < 0 {
			continue
		}
		if v := 1000*max(d-n, n-d) + e; top < 0 || v < top {
			best, top = i, v
		}
	}
	return best
}

// unsurprised tells of a table that is to be thrown for, in a scenario that has no surprise.
func (p *Position) unsurprised() bool { return p.step == stepSurprise && p.w.surprised == nil }
