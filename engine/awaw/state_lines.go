// The lines of the ground war, drawn once for all who ask about them while one list is made.

package awaw

import "awaw/engine"

// trek is a hex a unit can reach, at what cost and from where.
type trek struct{ space, cost, from int }

// lines is where ground units stand and what armor beside them controls, for a side and its enemy: what
// guarded, stackRoom and zoned find out one hex at a time.
type lines struct {
	own, enemy []uint8
	zone       []bool // of the enemy

	treks   []trek  // the last that were asked for
	reached []int16 // while they are looked for: where a space stands among them, from 1
	spaces  []int   // what one unit reaches, in order
	queue   []int16 // while supply is spread: hexes it has come to
}

// lines draws the lines of a side. The paper they are drawn on is kept on the desk: whoever asks gives it back.
func (p *Position) lines(side engine.Side) *lines {
	l := p.desk.drawn.Swap(nil)
	if l == nil {
		n := p.w.board.Len()
		l = &lines{own: make([]uint8, n), enemy: make([]uint8, n), zone: make([]bool, n), reached: make([]int16, n)}
	}
	l.fill(p, side)
	return l
}

// close gives the paper back that lines were drawn on.
func (l *lines) close(d *desk) { d.drawn.Store(l) }

func (l *lines) fill(p *Position, side engine.Side) {
	clear(l.own)
	clear(l.enemy)
	clear(l.zone)
	for i := range p.troops {
		g := &p.troops[i]
		if !g.alive() || !g.onBoard() || g.carried() || g.has(troopAfloat) {
			continue
		}
		if p.troopSide(i) == side {
			l.own[g.space]++
			continue
		}
		l.enemy[g.space]++
		if !p.w.ground.Types[g.kind].Armor || g.supply == supplyNone {
			continue
		}
		for dir, n := range p.w.board.Around(int(g.space)) {
			if p.w.leads(int(g.space), dir) {
				l.zone[n] = true
			}
		}
	}
}
