package rescue

import (
	"awaw/engine"

	"awaw/engine/play"
)

// Texts tells a player what a salvage came to, in a few sentences.
func Texts(s play.Salvaged) []engine.Text {
	if s.Mail {
		return []engine.Text{engine.Say("game.salvaged.mail")}
	}
	out := []engine.Text{engine.Say("game.salvaged", s.Play)}
	if s.Changed > 0 {
		out = append(out, engine.Say("game.salvaged.changed", s.Changed))
	}
	if s.Doubtful > 0 {
		out = append(out, engine.Say("game.salvaged.doubtful", s.Doubtful))
	}
	switch {
	case s.Differ > 0:
		out = append(out, engine.Say("game.salvaged.differ", s.Differ, s.Agree+s.Differ))
	case s.Agree > 0:
		out = append(out, engine.Say("game.salvaged.agree", s.Agree))
	}
	if len(s.Lost) > 0 {
		out = append(out, engine.Say("game.salvaged.lost", len(s.Lost)))
	}
	return out
}
