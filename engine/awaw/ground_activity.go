// 18.53, 18.54, 18.62: one air transport activity from its departure to its end, as data: what it carries, its route, who
// is asked about it, and what it waits for.

package awaw

import (
	"fmt"
)

// sortieKind is what an air transport activity carries.
type sortieKind uint8

const (
	sortieSupply    sortieKind = iota // air supply (18.53)
	sortieTransport                   // ground units from base to base (18.54)
	sortieDrop                        // an airdrop (10.53)
	sortieHump                        // BRPs to China (40.85)
)

// sortieStage is what an activity waits for.
type sortieStage uint8

const (
	sortieBar    sortieStage = iota // the defender: who intercepts, and where on the route (18.621)
	sortieGuard                     // the mover: who counter-intercepts (18.622)
	sortieStrike                    // the defender: who attacks the transports (18.623)
)

// sortie is one air transport activity. A position never changes one it shares: turnover.activity copies first.
type sortie struct {
	quiet
	kind    sortieKind
	stage   sortieStage
	carrier int16 // the air transport counter
	target  int16 // where it flies
	where   int16 // the hex of the route where it is met, -1 while nobody meets it
	fought  bool  // those who intercept have fought counter-interceptors: they land inverted (18.623)
}

// activity gives the present activity for writing.
func (t *turnover) activity() *sortie { return own[*sortie](t) }

// route lists the hexes an activity flies through, its base first and its destination last: a shortest way around
// neutral land (18.48, 18.621).
func (p *Position) route(s *sortie) []int {
	closed, shut := p.w.skies()
	return p.w.board.Path(int(p.counters[s.carrier].base), int(s.target), p.w.farthest, closed, shut)
}

// mismatched tells whether a fight and an activity do not go together: counter-interceptors fight in an activity that has
// come so far, nothing else does, and an attack on transports is over as soon as it is made.
func (p *Position) mismatched() bool {
	if p.fight() == nil {
		return false
	}
	guarding := p.sortie() != nil && p.sortie().stage == sortieGuard
	return p.fight().kind == airStrike || (p.fight().kind == airGuard) != guarding
}

// sortieText is kind, stage, carrier, target, where, and 1 if those who intercept have fought.
type sortieText [6]int

func (s *sortie) text() *sortieText {
	x := &sortieText{int(s.kind), int(s.stage), int(s.carrier), int(s.target), int(s.where), 0}
	if s.fought {
		x[5] = 1
	}
	return x
}

func (x *sortieText) sortie(p *Position) (*sortie, error) {
	n := p.w.board.Len()
	if x[0] < 0 || x[0] > int(sortieHump) || x[1] < 0 || x[1] > int(sortieStrike) || x[2] < 0 || x[2] >= len(p.counters) || x[3] < 0 || x[3] >= n ||
		x[4] < -1 || x[4] >= n || x[4] < 0 && x[1] != int(sortieBar) || x[5] < 0 || x[5] > 1 {
		return nil, fmt.Errorf("a saved air transport activity is damaged: it names a counter, a place or a stage that does not exist")
	}
	return &sortie{kind: sortieKind(x[0]), stage: sortieStage(x[1]), carrier: int16(x[2]), target: int16(x[3]), where: int16(x[4]), fought: x[5] == 1}, nil
}
