package mail

import (
	"awaw/engine"
	"awaw/engine/play"
)

// This file tells what a keeper's letter says of the commands of the letter before it.

// LastAnswer tells what became of the last letter of this desk, and the command that was refused; ok is false while there is none, and once another is
// planned.
func LastAnswer(g *play.Game) (a Answer, refused string, ok bool) {
	_, last := lettersOf(g, toward(g, g.ByMail().Side))
	h, err := heardOf(last)
	if err != nil || h.Answer == nil || len(Planned(g)) > 0 || Awaits(g) {
		return a, "", false
	}
	if cmds := lastSent(g); h.Answer.Done < len(cmds) {
		refused = cmds[h.Answer.Done]
	}
	return *h.Answer, refused, true
}

// Meant is the command of the last letter of this desk that the keeper refused, as LastAnswer has it, and the position at which it was ordered, as its side knew it then: it
// words what was meant, and brings nothing that the side has not seen. ok is false where that cannot be found any more.
func Meant(g *play.Game, a Answer) (p engine.Position, c engine.Command, ok bool) {
	cmds := lastSent(g)
	_, own := lettersOf(g, g.ByMail().Side)
	if a.Done >= len(cmds) {
		return nil, c, false
	}
	p, err := g.At(own.Parent, g.ByMail().Side)
	if err != nil {
		return nil, c, false
	}
	if p, ok = upon(g, p, cmds[:a.Done]); !ok {
		return nil, c, false
	}
	c, err = g.Rules().ParseCommand(p, cmds[a.Done])
	return p, c, err == nil
}
