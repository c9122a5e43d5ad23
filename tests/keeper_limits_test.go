package tests

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/post"
)

// A player who sends the keeper as many legal commands as a letter holds, again and again, is answered in as many letters as that takes, and nobody's
// game stands still by it.
func TestALetterOfManyCommands(t *testing.T) {
	_, _, doc, _ := scene(t, "midway-1942")
	all, way := keptFolders(t, doc, "random")
	keeper, f := all[0], all[way[0].to]
	if _, err := f.o.Read(way[0].text, engine.NoSide, nil); err != nil {
		t.Fatal(err)
	}
	rounds := 3
	if testing.Short() {
		rounds = 1
	}
	for range rounds {
		f.at(func(g *play.Game) { toggles(t, g, f.side, 500) })
		out, err := f.o.Pack(f.path, "", nil)
		if err != nil {
			t.Fatal(err)
		}
		told, err := keeper.o.Read(out.Text, engine.NoSide, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(told.Sent) < 2 {
			t.Errorf("%d letters tell of it", len(told.Sent))
		}
		var heard post.Told
		for _, s := range told.Sent {
			if len(s.Text) > mail.LongestText {
				t.Errorf("a letter has %d bytes", len(s.Text))
			}
			if heard, err = f.o.Read(s.Text, engine.NoSide, nil); err != nil {
				t.Fatal(err)
			}
		}
		if heard.Answer == nil || heard.Answer.Done != 500 || !heard.State.Decide {
			t.Errorf("the answer is %+v, and there stands %+v", heard.Answer, heard.State)
		}
	}
}

// toggles plans n commands that part ships and bring them together again.
func toggles(t *testing.T, g *play.Game, side engine.Side, n int) {
	t.Helper()
	p := g.Seen(side)
	for ; n > 0; n-- {
		var cmd string
		for _, verb := range []string{"join", "break"} {
			for _, c := range p.Legal(side, nil) {
				text := g.Rules().FormatCommand(p, c)
				if cmd != "" || !strings.Contains(text, ": "+verb+" ") {
					continue
				}
				if next, _, err := p.Apply(c, sealedDice{}); err == nil {
					p, cmd = next.Seen(side), text
				}
			}
		}
		if err := g.Jot(play.Line{Kind: play.LineOwed, Side: side, Cmd: cmd}); err != nil || cmd == "" {
			t.Fatalf("%q: %v", cmd, err)
		}
	}
}
