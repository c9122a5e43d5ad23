package game_test

import (
	"errors"
	"testing"

	"awaw/engine"
)

// Whatever may not be moved, bought or placed is refused with why, and with what is legal beside it.
func TestRefusedMovesAreToldWhy(t *testing.T) {
	s := system(t, "channel-skies", nil)
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	dice := engine.NewFast(1)
	for _, x := range []struct{ line, why string }{
		{"sail all SCO NOS", "order"},
		{"buy bomber", ""},
		{"buy fighter", "money"},
		{"done", ""},
		{"sail all SCO NOS", "from"},
		{"from EUR", "from"},
		{"from SCO", ""},
		{"march infantry GBR NOR", "focus"},
		{"sail battleship SCO NOS", "left"},
		{"sail destroyer SCO CHA", "sail.far"},
		{"sortie fighter SCO NOR", ""},
		{"sail carrier SCO NOS", "sail.decks"},
		{"sortie fighter SCO GBR", "sortie.nobody"},
		{"sortie fighter SCO FRA", "sortie.far"},
		{"redeploy fighter SCO NA5", "redeploy"},
		{"sail destroyer SCO NSE", ""},
		{"end SCO", ""},
		{"from DST", ""},
		{"end DST", ""},
		{"from DST", "idle"},
		{"from GBR", ""},
		{"march infantry GBR NOR", "march.far"},
		{"lift infantry GBR GER SCO", "lift"},
		{"end GBR", ""},
	} {
		c, err := s.Rules.ParseCommand(p, x.line)
		if err != nil {
			t.Fatal(err)
		}
		q, _, err := p.Apply(c, dice)
		var no *engine.Illegal
		switch refused := errors.As(err, &no); {
		case x.why == "" && err == nil:
			p = q
		case x.why == "" || !refused:
			t.Fatalf("%q: %v", x.line, err)
		case no.Reason.Key != "supremacy.game.no."+x.why:
			t.Errorf("%q is refused by %s, not by %s", x.line, no.Reason.Key, x.why)
		case len(no.Nearest) == 0:
			t.Errorf("%q is refused, and nothing is told to be legal", x.line)
		}
	}
}
