// What a side should know of a scenario before it begins, read from the scenario itself.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// Brief tells of strength that comes and goes, of what can be built, of what is hidden, and of staying or fleeing.
func (p *Position) Brief(side engine.Side) (out []engine.Note) {
	if come, leave := p.calendar(side); come > 0 || leave > 0 {
		key := "awaw.brief.both"
		switch 0 {
		case come:
			key = "awaw.brief.leave"
		case leave:
			key = "awaw.brief.come"
		}
		out = append(out, engine.Note{Kind: engine.NoteStrength, Text: engine.Say(key, come, leave)})
	}
	if own, theirs := p.means(side); own > 0 || theirs > 0 {
		out = append(out, engine.Note{Kind: engine.NoteSupply, Text: engine.Say("awaw.brief.build", own, theirs)})
	}
	for _, f := range p.w.sc.Force {
		if !f.Known {
			out = append(out, engine.Note{Kind: engine.NoteHidden, Text: engine.Say("awaw.brief.hidden")})
			break
		}
	}
	return append(out, engine.Note{Kind: engine.NoteChoice, Text: engine.Say("awaw.brief.stay")})
}

// calendar is how many air factors come to a side in the course of the game, and how many leave; what makes no whole factor is left out.
func (p *Position) calendar(side engine.Side) (come, leave int) {
	for _, r := range p.w.sc.Reinforcement {
		nation, _ := p.w.units.Nation(r.Nation)
		kind, _ := units.ParseType(r.Type)
		switch {
		case p.w.sideOf(nation) != side:
		case r.Withdraw:
			leave += thirdsOf(kind, r.N)
		default:
			come += thirdsOf(kind, r.N)
		}
	}
	return come / 3, leave / 3
}

// means is what a side and its enemies may spend on building in the whole game, in BRPs.
func (p *Position) means(side engine.Side) (own, theirs int) {
	for _, x := range p.w.sc.Production {
		for _, n := range x.BRP {
			if p.w.sc.sides[x.Side] == side {
				own += n
			} else {
				theirs += n
			}
		}
	}
	return own, theirs
}
