package post

import (
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
)

// This file says where a game by mail stands.

// Says is where a game by mail stands at this desk, a sentence each.
func Says(g *play.Game, s mail.State) []engine.Text {
	var out []engine.Text
	if s.Over {
		out = append(out, engine.Say("mail.state.over"))
	}
	if side, _, owed := g.Owed(); owed {
		key := "mail.state.owed"
		if g.OwesEnd() {
			key = "mail.state.ends"
		}
		out = append(out, engine.Say(key, side))
	}
	if s.Lost {
		out = append(out, engine.Say("mail.state.lost"))
	}
	if s.Decide {
		out = append(out, engine.Say("mail.state.decide"))
	}
	if s.Keeper {
		out = append(out, engine.Say("mail.state.keeper"))
	}
	if s.Pack {
		out = append(out, engine.Say("mail.state.pack"))
	}
	for _, side := range s.Waiting {
		if !s.Decide {
			out = append(out, engine.Say("mail.state.waits", side))
		}
	}
	return out
}
