package play

import (
	"fmt"

	"awaw/engine"
)

// This file holds a game by mail against its links: that dice fell only for
// what was written down before, or for what nobody chose, and that they are those of the links.

// link brings a line to the verifier's own links.
func (v *verifier) link(l Line) {
	if v.links == nil {
		return
	}
	if v.links.sides > 0 && l.Kind == LineOwed && l.Cmd != "" { // whoever may ask anew has two throws to choose from
		if p, ok := v.position(l.Parent); ok {
			if c, err := v.g.rules.ParseCommand(p, l.Cmd); err == nil && v.g.still(v.links, l.Parent, p, c) {
				v.fault(l.N, fmt.Sprintf("links were given for %q, which had dice", l.Cmd), engine.Say("game.fault.anew"))
			}
		}
		if l.by() != v.g.payer(l) { // whoever may choose a chain may choose dice
			v.fault(l.N, fmt.Sprintf("%q owes dice by the links of side %d", l.Cmd, l.by()), engine.Say("game.fault.payer"))
		}
	}
	if owed, err := v.g.follow(v.links, l); err == nil && owed != nil { // a link that is none is found as the game is opened
		v.paid = owed
	}
}

// linkDice opens the verifier's dice of links for a node, if they serve it, before its rolls are looked at.
func (v *verifier) linkDice(l Line) {
	if v.links == nil {
		return
	}
	v.links.open = false
	if owed := v.paid; owed != nil {
		v.paid = nil
		if owed.Side != l.Side || owed.Cmd != l.Cmd || owed.Parent != l.Parent || (owed.Text == owesOpening) != (l.Kind == LineReveal) {
			v.fault(l.N, fmt.Sprintf("links were given for %q, and another command was carried out", owed.Cmd), engine.Say("game.fault.owed"))
		}
		v.links.open = true
		return
	}
	if !l.Rolled() || l.Kind != LineCommand {
		return
	}
	if p, ok := v.position(l.Parent); ok {
		if c, err := v.g.rules.ParseCommand(p, l.Cmd); err == nil {
			v.links.open = v.g.still(v.links, l.Parent, p, c)
		}
	}
	if !v.links.open {
		v.fault(l.N, "dice fell for a command that could be chosen when they were known", engine.Say("game.fault.chosen"))
		v.links.open = true // whether they are those of the links is another question
	}
}
