package play_test

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
)

// rollsOf are the dice of a line of a game, by key.
func rollsOf(g *play.Game, n int) map[string]string {
	out := map[string]string{}
	l, _ := g.Line(n)
	for _, r := range l.Rolls {
		out[r.Key.String()] = fmt.Sprint(r.Sides, r.Faces)
	}
	return out
}

// failing is a sink that fails when told to.
type failing struct {
	play.Memory
	fails bool
}

func (f *failing) Append(b []byte) error {
	if f.fails {
		return errors.New("no room")
	}
	return f.Memory.Append(b)
}

// beforeDice is a game in which dice fall next, and what it is written to.
func beforeDice(t *testing.T) (*play.Game, *failing) {
	t.Helper()
	sink := &failing{}
	g, err := play.New(buckets.Rules, buckets.Kit, buckets.Doc, play.Options{Seed: aSeed(4), Sink: sink, Program: "1.0"})
	if err != nil {
		t.Fatal(err)
	}
	do(t, g, "1 pass")
	return g, sink
}

// Nobody learns a die before the command that draws it is given for good, by the ways a player has: taking back, other orders first,
// sandboxes, dice typed and untyped, a disk that fails, a copy given away, settings in between.
func TestNoDieIsKnownBeforehand(t *testing.T) {
	begin := func() (*play.Game, *failing) { return beforeDice(t) }
	plain, _ := begin()
	do(t, plain, "2 attack 0")
	want := rollsOf(plain, plain.Head())
	if len(want) == 0 {
		t.Fatal("no die fell")
	}

	t.Run("taking back", func(t *testing.T) {
		g, _ := begin()
		do(t, g, "2 attack 0")
		var barrier *play.Barrier
		if err := g.TakeBack(2); !errors.As(err, &barrier) {
			t.Errorf("a command whose dice fell is taken back: %v", err)
		}
		if err := g.GoTo(1, 2); err == nil {
			t.Error("play goes back behind dice by the list")
		}
	})
	t.Run("other commands before it", func(t *testing.T) {
		g, _ := begin()
		if err := g.TakeBack(1); err != nil {
			t.Fatal(err)
		}
		if _, err := g.Redo(1); err != nil {
			t.Fatal(err)
		}
		if err := g.Note(2, "a word"); err != nil {
			t.Fatal(err)
		}
		do(t, g, "2 attack 0")
		if got := rollsOf(g, g.Head()); !reflect.DeepEqual(got, want) {
			t.Errorf("what was done before changed the die: %v, %v", got, want)
		}
	})
	t.Run("a disk that fails", func(t *testing.T) {
		g, sink := begin()
		sink.fails = true
		c, err := g.Rules().ParseCommand(g.Position(), "2 attack 0")
		if err != nil {
			t.Fatal(err)
		}
		done, err := g.Do(c)
		if err == nil || len(done.Events) > 0 {
			t.Fatalf("a die that is not written down is told: %v, %v", done, err)
		}
		sink.fails = false
		do(t, g, "2 attack 0")
		if got := rollsOf(g, g.Head()); !reflect.DeepEqual(got, want) {
			t.Errorf("a failed write draws another die: %v, %v", got, want)
		}
	})
	t.Run("a sandbox", func(t *testing.T) {
		g, _ := begin()
		same := 0
		for n := range byte(20) {
			box, err := g.Fork(g.Head(), 2, play.Options{Seed: aSeed(100 + n)})
			if err != nil {
				t.Fatal(err)
			}
			do(t, box, "2 attack 0")
			if reflect.DeepEqual(rollsOf(box, box.Head()), want) {
				same++
			}
			if err := g.Adopt(box); !errors.Is(err, play.ErrSandboxRolled) {
				t.Errorf("what a sandbox rolled is adopted: %v", err)
			}
		}
		if same == 20 {
			t.Error("sandboxes roll the dice of the game")
		}
		if _, err := g.Fork(g.Head(), 2, play.Options{Seed: aSeed(4)}); err == nil {
			t.Error("a sandbox is given the seed of the game")
		}
	})
	t.Run("typed and untyped", typedAndUntyped)
	t.Run("a copy given away", copyGivenAway)
}

func typedAndUntyped(t *testing.T) {
	g, _ := beforeDice(t)
	if err := g.SetTyped(true); err != nil {
		t.Fatal(err)
	}
	c, err := g.Rules().ParseCommand(g.Position(), "2 attack 0")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Do(c); !errors.Is(err, engine.ErrNeedDice) {
		t.Fatal(err)
	}
	if err := g.SetTyped(false); !errors.Is(err, play.ErrWaiting) {
		t.Errorf("the dice change hands while they are awaited: %v", err)
	}
	ask, _ := g.Waiting()
	if ask.N == 0 {
		t.Error("nothing is asked")
	}
}

func copyGivenAway(t *testing.T) {
	g, sink := beforeDice(t)
	j := journalOf(t, sink.Bytes())
	text, err := g.CopyFor(2, j)
	if err != nil {
		t.Fatal(err)
	}
	c := resume(t, buckets, text, nil)
	if _, err := c.Do(engine.Command{Side: 2}); !errors.Is(err, play.ErrCopy) {
		t.Errorf("a copy is played ahead: %v", err)
	}
	// Who takes the mark out can play on, but has no seed: the dice are asked of him.
	bare := chainAnew(bytes.Replace(text, []byte(`,"copy":{"for":2}`), nil, 1))
	if b := resume(t, buckets, bare, nil); !b.Typed() {
		t.Error("a copy draws dice")
	}
}
