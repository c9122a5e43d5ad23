package nets

import (
	"bytes"
	"errors"
	"slices"

	"awaw/engine"
	"awaw/engine/play"
)

// This file is for fuzz targets: games that bytes decide, and a short look at a position that a stranger's file made.

// Some plays a number of commands by chance.
func Some(t T, g *play.Game, seed uint64, commands int) {
	t.Helper()
	chance := engine.NewFast(seed)
	for range commands {
		acting := g.ToAct()
		if len(acting) == 0 {
			return
		}
		side := acting[chance.Intn(len(acting))]
		legal := g.Legal(side, nil)
		if len(legal) == 0 {
			t.Fatalf("side %d is to act but can do nothing", side)
		}
		if _, err := g.Do(legal[chance.Intn(len(legal))]); err != nil {
			t.Fatalf("a legal command is refused: %v", err)
		}
	}
}

// Looked asks a position all that a program asks of it before and while it is played, for a few commands.
func Looked(t T, s System, p engine.Position) {
	t.Helper()
	dice := engine.NewFast(1)
	for range 12 {
		acting := p.ToAct()
		for _, side := range append([]engine.Side{engine.NoSide}, acting...) {
			p.Seen(side).View()
		}
		p.Outcome()
		ReadsBack(t, s, p)
		if len(acting) == 0 {
			return
		}
		legal := p.Legal(acting[0], nil)
		if len(legal) == 0 {
			t.Fatalf("a dead end: side %d can do nothing", acting[0])
		}
		next, _, err := p.Apply(legal[dice.Intn(len(legal))], dice)
		if err != nil {
			t.Fatalf("a legal command is refused: %v", err)
		}
		p = next
	}
}

// Asked asks a position that a stranger wrote down what is asked of any: it may be an odd one, but answers.
func Asked(t T, s System, p engine.Position) {
	t.Helper()
	p.Digest()
	p.Outcome()
	for _, side := range append([]engine.Side{engine.NoSide}, p.ToAct()...) {
		seen := p.Seen(side)
		seen.View()
		for _, c := range seen.Legal(side, nil) {
			_ = s.Rules.FormatCommand(seen, c)
		}
	}
}

// Scripted plays a game as bytes say: legal commands and bent ones, take-backs, branches, sandboxes, settings, notes, typed dice. The
// journal then reads back to the same position and proves true.
func Scripted(t T, s System, script []byte) {
	t.Helper()
	mem := &play.Memory{}
	g, err := play.New(s.Rules, s.Kit, s.Doc, play.Options{Seed: engine.OpenSeed(1), Open: true, Sink: mem, Program: "test", TextEvery: 9})
	if err != nil {
		t.Fatalf("the game cannot be set up: %v", err)
	}
	for len(script) >= 2 && len(g.ToAct()) > 0 {
		act, n := script[0], int(script[1])
		script = script[2:]
		scripted(t, g, act, n)
	}
	j, err := play.ReadJournal("journal", bytes.NewReader(mem.Bytes()))
	if err != nil {
		t.Fatalf("the journal is not read back: %v", err)
	}
	again, err := play.Resume(s.Rules, s.Kit, j, nil)
	if err != nil {
		t.Fatalf("the journal cannot be resumed: %v", err)
	}
	Same(t, "resumed", g.Position(), again.Position())
	if r := again.Verify(); !r.OK() {
		t.Fatalf("the journal does not prove true: %v", r.Faults)
	}
}

// scripted is one act of a script.
func scripted(t T, g *play.Game, act byte, n int) {
	acting := g.ToAct()
	side := acting[n%len(acting)]
	var barrier *play.Barrier
	fine := func(err error) {
		if err != nil && !errors.As(err, &barrier) && !errors.Is(err, play.ErrWaiting) {
			t.Fatalf("act %d %d: %v", act, n, err)
		}
	}
	if ask, waits := g.Waiting(); waits {
		if act%4 == 0 {
			fine(g.Cancel())
			return
		}
		_, _ = g.Give(slices.Repeat([]int{1 + n%ask.Sides}, ask.N)...)
		return
	}
	switch act % 16 {
	case 0:
		fine(g.TakeBack(side))
	case 1:
		_, err := g.Redo(side)
		fine(err)
	case 2:
		fine(g.Note(side, "n"+string(rune('a'+n%26))))
	case 3:
		fine(g.SetTyped(n%8 == 0))
	case 4:
		fine(g.GiveSeat(side, []string{"person", "pilot", "steady"}[n%3]))
	case 5:
		_, _ = g.Fork(g.Head(), side, play.Options{Seed: engine.OpenSeed(uint64(n) + 7), Open: true})
	case 6:
		_ = g.TakeBackStep(side, n%3)
	default:
		legal := g.Legal(side, nil)
		if len(legal) == 0 {
			t.Fatalf("side %d is to act but can do nothing", side)
		}
		c := legal[(n*7+int(act)/16)%len(legal)]
		if act%16 > 13 { // bent: refused or taken, but without harm
			c.N, c.B = int16(n)-128, engine.NewRef(c.B.Kind(), c.B.Index()+n-100)
			_, _ = g.Do(c)
			return
		}
		var need *engine.NeedDice
		if _, err := g.Do(c); err != nil && !errors.As(err, &need) {
			t.Fatalf("%+v, offered as legal, is refused: %v", c, err)
		}
	}
}
