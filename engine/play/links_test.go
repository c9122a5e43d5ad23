package play_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
)

// mark is the header of a game by mail between two desks, as side has it.
func mark(t testing.TB, side engine.Side) *play.LinksMark {
	t.Helper()
	m := &play.LinksMark{Game: strings.Repeat("ab", 32), Side: side, Keys: []string{"", ""}}
	for i := range 2 {
		tip, err := chain.Of(aSeed(byte(i+1)), 0)
		if err != nil {
			t.Fatal(err)
		}
		m.Tips = append(m.Tips, tip.String())
	}
	return m
}

// byMail begins a game by mail at the desk of side.
func byMail(t testing.TB, side engine.Side) (*play.Game, *play.Memory) {
	t.Helper()
	mem := &play.Memory{}
	g, err := play.New(buckets.Rules, buckets.Kit, buckets.Doc, play.Options{Seed: aSeed(byte(side)), Links: mark(t, side), Sink: mem, Program: "1.0"})
	if err != nil {
		t.Fatal(err)
	}
	return g, mem
}

// owe gives a command whose dice are not there.
func owe(t testing.TB, g *play.Game, line string) {
	t.Helper()
	c, err := g.Rules().ParseCommand(g.Position(), line)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Do(c); !errors.Is(err, play.ErrOwed) {
		t.Fatalf("%s: %v", line, err)
	}
}

// linkOf is the n-th link of a side.
func linkOf(t testing.TB, side engine.Side, n int) chain.Link {
	t.Helper()
	l, err := chain.Of(aSeed(byte(side)), n)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// giveLinks brings the n-th links of both sides.
func giveLinks(t testing.TB, g *play.Game, n int) {
	t.Helper()
	for side := engine.Side(1); side <= 2; side++ {
		if _, err := g.GiveLink(side, linkOf(t, side, n)); err != nil {
			t.Fatal(err)
		}
	}
}

// Dice by mail come once all links are there, are the same at every desk, whatever was taken back there, and are proved.
func TestDiceComeFromLinks(t *testing.T) {
	g, mem := byMail(t, 1)
	h, _ := byMail(t, 2)
	do(t, g, "1 pass", "2 pass")
	if err := g.TakeBack(engine.NoSide); err != nil { // nobody else has heard of it
		t.Fatal(err)
	}
	do(t, g, "2 pass")
	do(t, h, "1 pass", "2 pass")
	owe(t, g, "1 attack 0")
	owe(t, h, "1 attack 0")
	if side, cmd, ok := g.Owed(); !ok || side != 1 || cmd != "1 attack 0" {
		t.Errorf("owed: %d %q %v", side, cmd, ok)
	}
	if n := len(g.Legal(1, nil)); n != 0 {
		t.Errorf("%d commands are legal while dice are owed", n)
	}
	if _, err := g.GiveLink(2, linkOf(t, 2, 2)); !errors.Is(err, play.ErrLink) {
		t.Errorf("another link than the next: %v", err)
	}
	if _, err := g.GiveLink(1, linkOf(t, 1, 1)); err != nil {
		t.Fatal(err)
	}
	if _, err := g.GiveLink(1, linkOf(t, 1, 1)); !errors.Is(err, play.ErrNoLink) {
		t.Errorf("a link twice: %v", err)
	}
	g = resume(t, buckets, mem.Bytes(), mem) // the program stops between the links
	if _, err := g.GiveLink(2, linkOf(t, 2, 1)); err != nil {
		t.Fatal(err)
	}
	giveLinks(t, h, 1)
	if g.Story() != h.Story() || g.Position().Digest() != h.Position().Digest() {
		t.Error("the desks tell two stories")
	}
	l, _ := g.Line(g.Head())
	if len(l.Rolls) == 0 {
		t.Fatal("no dice fell")
	}
	if r := resume(t, buckets, mem.Bytes(), nil).Verify(); r.Proof() != play.Proved || r.Drawn == 0 {
		t.Errorf("%+v", r)
	}
	liar := chainAnew(bytes.Replace(mem.Bytes(), []byte(fmt.Sprintf(`"f":[%d`, l.Rolls[0].Faces[0])), []byte(fmt.Sprintf(`"f":[%d`, l.Rolls[0].Faces[0]%6+1)), 1))
	if r := resume(t, buckets, liar, nil).Verify(); r.Proof() != play.Broken {
		t.Errorf("a changed die: %v", r.Proof())
	}
}

// With the same links another command, or another one before it, has other dice: whoever writes a command down cannot know them, and whoever
// gives a link cannot choose them.
func TestDiceHangOnWhatWasWrittenDown(t *testing.T) {
	rolls := map[string]bool{}
	for _, lines := range [][]string{{"1 attack 0"}, {"1 attack 1"}, {"1 attack 2"}, {"1 pass", "2 attack 0"}, {"1 pass", "2 pass", "1 attack 0"}} {
		g, _ := byMail(t, 1)
		last := len(lines) - 1
		do(t, g, lines[:last]...)
		owe(t, g, lines[last])
		giveLinks(t, g, 1)
		l, _ := g.Line(g.Head())
		var faces []int
		for _, r := range l.Rolls {
			faces = append(faces, r.Faces[:2]...)
		}
		rolls[fmt.Sprint(faces)] = true
	}
	if len(rolls) < 4 {
		t.Errorf("five commands have only %d different rolls", len(rolls))
	}
}

// A command that can be chosen when dice are known needs links of its own; what has been told to others is not taken back.
func TestChosenCommandsNeedNewLinks(t *testing.T) {
	g, mem := byMail(t, 1)
	owe(t, g, "1 attack 0")
	if err := g.TakeBack(1); err != nil {
		t.Fatalf("a command nobody has heard of: %v", err)
	}
	if _, _, ok := g.Owed(); ok {
		t.Error("what was taken back is owed")
	}
	owe(t, g, "1 attack 1")
	if err := g.MarkLetter(1, 1, g.Len(), ""); err != nil {
		t.Fatal(err)
	}
	barrier := (*play.Barrier)(nil)
	if err := g.TakeBack(1); !errors.As(err, &barrier) {
		t.Errorf("taken back after a letter: %v", err)
	}
	giveLinks(t, g, 1)
	for len(g.Legal(1, nil))+len(g.Legal(2, nil)) > 0 { // losses
		side := g.ToAct()[0]
		c := g.Legal(side, nil)[0]
		if c.Verb == 1 || c.Verb == 3 {
			break
		}
		if _, err := g.Do(c); err != nil {
			t.Fatal(err)
		}
	}
	owe(t, g, "1 attack 0")
	if n, ok := g.LinkAwaited(2); !ok || n != 2 {
		t.Errorf("link %d awaited, %v", n, ok)
	}
	giveLinks(t, g, 2)
	if r := resume(t, buckets, mem.Bytes(), nil).Verify(); r.Proof() != play.Proved {
		t.Errorf("%+v", r)
	}
}
