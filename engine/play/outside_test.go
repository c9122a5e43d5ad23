package play_test

import (
	"testing"

	"awaw/engine"
	"awaw/internal/nets"
)

// brittle is a rule set whose restored positions cannot be asked one thing, as those of a save that somebody made up.
type brittle struct {
	engine.Ruleset
	fails string
}

func (r brittle) Restore(kit engine.Kit, data []byte) (engine.Position, error) {
	p, err := r.Ruleset.Restore(kit, data)
	return brittlePosition{p, r.fails}, err
}

type brittlePosition struct {
	engine.Position
	fails string
}

func (p brittlePosition) Seen(s engine.Side) engine.Position {
	return brittlePosition{p.Position.Seen(s), p.fails}
}

func (p brittlePosition) View() engine.View {
	if p.fails == "view" {
		panic("no such place")
	}
	return p.Position.View()
}

func (p brittlePosition) Legal(s engine.Side, buf []engine.Command) []engine.Command {
	if p.fails == "legal" {
		panic("no such unit")
	}
	return p.Position.Legal(s, buf)
}

// A position written in a save that fails when it is asked is left out, and the game is played anew from its commands.
func TestPositionsFromOutsideAreAskedFirst(t *testing.T) {
	g, mem := start(t, buckets)
	do(t, g, "1 pass", "2 pass")
	want := g.Position().Digest()
	for _, fails := range []string{"", "view", "legal"} {
		h := resume(t, nets.System{Rules: brittle{buckets.Rules, fails}, Doc: buckets.Doc}, mem.Bytes(), nil)
		if h.Position().Digest() != want {
			t.Errorf("failing in %q: another position", fails)
		}
		told := false
		for _, n := range h.Notices() {
			told = told || n.Text.Key == "game.notice.position"
		}
		if told != (fails != "") {
			t.Errorf("failing in %q: notices %v", fails, h.Notices())
		}
	}
}
