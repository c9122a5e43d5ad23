// 18.53, 18.54, 18.62: one air transport activity from its departure to its end.

package awaw

import (
	"fmt"

	"awaw/engine"
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

// sortie is one air transport activity.
type sortie struct {
	kind    sortieKind
	stage   sortieStage
	carrier int16 // the air transport counter
	target  int16 // where it flies
	where   int16 // the hex of the route where it is met, -1 while nobody meets it
}

func (p *Position) legalInSortie(side engine.Side, buf []engine.Command) []engine.Command { return buf }
func (p *Position) barRefusal(c engine.Command) (engine.Cite, string) {
	return "18.621", "awaw.no.such"
}
func (p *Position) askedInSortie() engine.Side { return p.phasing() }
func (t *turnover) bar(c engine.Command)       {}
func (t *turnover) afterSortieFight(f *fight)  {}
func (p *Position) loadRefusal(c engine.Command) (engine.Cite, string) {
	return "18.54", "awaw.no.such"
}
func (p *Position) departRefusal(c engine.Command) (engine.Cite, string) {
	return "18.54", "awaw.no.such"
}
func (p *Position) spareRefusal(c engine.Command) (engine.Cite, string) {
	return "18.54", "awaw.no.such"
}
func (t *turnover) load(c engine.Command)                            {}
func (t *turnover) depart(c engine.Command)                          {}
func (t *turnover) spare(c engine.Command)                           {}
func (t *turnover) sortieDone()                                      {}
func (t *turnover) strike() error                                    { return nil }
func (p *Position) legalLoads(buf []engine.Command) []engine.Command { return buf }

// sortieText is kind, stage, carrier, target, where.
type sortieText [5]int

func (s *sortie) text() *sortieText {
	return &sortieText{int(s.kind), int(s.stage), int(s.carrier), int(s.target), int(s.where)}
}

func (x *sortieText) sortie(p *Position) (*sortie, error) {
	n := p.w.board.Len()
	if x[0] < 0 || x[0] > int(sortieHump) || x[1] < 0 || x[1] > int(sortieStrike) || x[2] < 0 || x[2] >= len(p.counters) || x[3] < 0 || x[3] >= n || x[4] >= n {
		return nil, fmt.Errorf("a saved air transport activity is damaged: it names a counter or place that does not exist")
	}
	return &sortie{kind: sortieKind(x[0]), stage: sortieStage(x[1]), carrier: int16(x[2]), target: int16(x[3]), where: int16(x[4])}, nil
}

func (p *Position) sortiePrompt(q engine.Prompt) engine.Prompt { return q }

func (p *Position) sortieName() engine.Text { return engine.Text{} }
