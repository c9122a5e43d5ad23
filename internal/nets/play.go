package nets

import (
	"bytes"
	"errors"
	"reflect"

	"awaw/engine"
	"awaw/engine/play"
)

// Play says how RandomPlay plays.
type Play struct {
	Seed uint64
	Most int // commands after which a game must be over
	// Every is at how many commands the nets for single positions are cast; 0 never.
	Every int
	// Back is how often in a hundred commands something is taken back, and often brought back again.
	Back int
}

// RandomPlay plays a whole game by chance through play.Game and gives its journal. It fails on a dead end, on a game that does not end, and on what the other nets find.
func RandomPlay(t T, s System, how Play) *play.Memory {
	t.Helper()
	mem := &play.Memory{}
	g, err := play.New(s.Rules, s.Kit, s.Doc, play.Options{Seed: engine.OpenSeed(how.Seed), Open: true, Sink: mem, Program: "test", TextEvery: 7})
	if err != nil {
		t.Fatalf("the game cannot be set up: %v", err)
	}
	chance := engine.NewFast(how.Seed)
	var buf []engine.Command
	for n := 0; ; n++ {
		acting := g.ToAct()
		if len(acting) == 0 {
			break
		}
		if n >= how.Most {
			t.Fatalf("seed %d: the game is not over after %d commands", how.Seed, n)
		}
		side := acting[chance.Intn(len(acting))]
		if how.Every > 0 && n%how.Every == 0 {
			Cast(t, s, g.Position())
		}
		if chance.Intn(100) < how.Back {
			back(t, g, side, chance)
			continue
		}
		buf = g.Legal(side, buf[:0])
		if len(buf) == 0 {
			t.Fatalf("seed %d, command %d: side %d is to act but can do nothing", how.Seed, n, side)
		}
		c := buf[chance.Intn(len(buf))]
		if _, err := g.Do(c); err != nil {
			t.Fatalf("seed %d, command %d: %+v, offered as legal, is refused: %v", how.Seed, n, c, err)
		}
	}
	if !g.Outcome().Over {
		t.Fatalf("seed %d: nobody is to act, but the game is not over", how.Seed)
	}
	return mem
}

// back takes something back and, half the time, brings it back; a redo must lead to the same position.
func back(t T, g *play.Game, side engine.Side, chance *engine.Fast) {
	t.Helper()
	before := g.Seen(side).Digest()
	head := g.Head()
	err := g.TakeBack(side)
	var barrier *play.Barrier
	if errors.As(err, &barrier) {
		if g.Head() != head || g.Seen(side).Digest() != before {
			t.Fatalf("a refused take-back changed the game")
		}
		return
	}
	if err != nil {
		t.Fatalf("take-back: %v", err)
	}
	if chance.Intn(2) == 0 {
		return
	}
	for g.CanRedo(side) {
		if did, err := g.Redo(side); err != nil || !did {
			t.Fatalf("redo: %v, %v", did, err)
		}
		if g.Head() == head {
			break
		}
	}
}

// Cast casts every net for single positions at p.
func Cast(t T, s System, p engine.Position) {
	t.Helper()
	Agree(t, p)
	Dated(t, p)
	Plans(t, p)
	ReadsBack(t, s, p)
	Secrets(t, p)
	Commute(t, p)
}

// Replay resumes a journal twice, once from its keyframes and once from its first line, and checks that both reach
// one position, that every line has the same events, and that the journal proves true.
func Replay(t T, s System, journal []byte) *play.Game {
	t.Helper()
	read := func() *play.Journal {
		j, err := play.ReadJournal("journal", bytes.NewReader(journal))
		if err != nil {
			t.Fatalf("the journal is not read back: %v", err)
		}
		return j
	}
	quick, err := play.Resume(s.Rules, s.Kit, read(), nil)
	if err != nil {
		t.Fatalf("the journal cannot be resumed: %v", err)
	}
	slow, err := play.Resume(s.Rules, s.Kit, read().WithoutPositions(), nil)
	if err != nil {
		t.Fatalf("the journal cannot be replayed from its beginning: %v", err)
	}
	Same(t, "replayed", quick.Position(), slow.Position())
	for _, n := range slow.Path() {
		a, errA := quick.Events(n, engine.NoSide)
		b, errB := slow.Events(n, engine.NoSide)
		if errA != nil || errB != nil || !reflect.DeepEqual(a, b) {
			t.Fatalf("line %d has other events when replayed (%v, %v)", n, errA, errB)
		}
	}
	if r := slow.Verify(); !r.OK() {
		t.Fatalf("the journal does not prove true: %v", r.Faults)
	}
	return slow
}
