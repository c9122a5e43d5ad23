// The row of the mission matrix about the hunt for ships at sea (18.58).

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// seeking tells whether ships are sought now, or have been found.
func (p *Position) seeking() bool { return p.step == stepHunt || p.sea() != nil }

// seaCell tells whether a counter could search and strike at sea: it may whenever ships meet or are sought within its range, in
// either player turn.
func (p *Position) seaCell(c counter) engine.MatrixCell {
	ok, cite := p.may(c, units.AttackShips)
	if !ok {
		return engine.MatrixCell{Cite: cite, Text: engine.Say("awaw.no.fly.type", engine.NoRef, engine.NoRef)}
	}
	if why := p.seaworthy(c); why != "" {
		return engine.MatrixCell{Cite: "18.58", Text: engine.Say(why, engine.NoRef, engine.NoRef)}
	}
	if p.seeking() {
		return engine.MatrixCell{Verdict: engine.Yes, Cite: "18.58"}
	}
	return engine.MatrixCell{Verdict: engine.YesLater, Cite: "18.58"}
}
