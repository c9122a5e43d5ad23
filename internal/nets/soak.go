package nets

import (
	"fmt"
	"reflect"
	"slices"

	"awaw/engine"
	"awaw/engine/play"
)

// This file plays games that are looked at after every command, and makes of one that fails the shortest that fails in the same way.

// Soak is a game that is played to its end, and how it is looked at.
type Soak struct {
	System
	Seed uint64
	Most int // commands after which it must be over
	Text int // at how many commands the position is written and read back; 0 never
	Cast int // at how many commands the nets for single positions are cast; 0 never
	// Decide gives what a side does; nil plays by chance.
	Decide func(p engine.Position, side engine.Side) []engine.Command
	// Hold looks at the game instead of the functions of this package.
	Hold func(t T, s System, g *play.Game)

	sides int // of the game
	turn  int // after the last command
}

// Failed is what was found in a game: which fault, in words, and the commands that led there.
type Failed struct {
	Fault string // the kind of fault: the same for games that fail in the same way
	What  string
	Given []engine.Command
}

// found is thrown by nets that are asked for what they find.
type found struct{ fault, what string }

type finder struct{}

func (finder) Helper()             {}
func (finder) Logf(string, ...any) {}
func (finder) Fatalf(format string, args ...any) {
	panic(found{format, fmt.Sprintf(format, args...)})
}

// Found tells what nets find, or that the program panics; nil where all is well.
func Found(look func(t T)) (f *Failed) {
	defer func() {
		switch x := recover().(type) {
		case nil:
		case found:
			f = &Failed{Fault: x.fault, What: x.what}
		default:
			f = &Failed{Fault: "panic", What: fmt.Sprint("panic: ", x)}
		}
	}()
	look(finder{})
	return nil
}

// Hold checks what must be so after every command, as far as that is cheap: the game is over, or every side that is to act can do something, its
// own, in order and without doubles; turns do not run back; and each side that something is hidden from sees the same when it looks twice. It
// gives the turn.
func Hold(t T, g *play.Game, sides, turn int) int {
	t.Helper()
	p := g.Position()
	acting := g.ToAct()
	if over := g.Outcome().Over; over != (len(acting) == 0 && len(g.Writing()) == 0) {
		t.Fatalf("the game is over: %v, and sides are to act: %v", over, acting)
	}
	for _, side := range acting {
		legal := g.Legal(side, nil)
		if len(legal) == 0 {
			t.Fatalf("side %d is to act but can do nothing", side)
		}
		for i, c := range legal {
			if c.Side != side || i > 0 && legal[i-1].Compare(c) >= 0 {
				t.Fatalf("what side %d may do is not its own, in order and without doubles: %+v", side, c)
			}
		}
	}
	if h, ok := p.(engine.Hider); ok {
		for side := engine.Side(1); side <= engine.Side(sides); side++ {
			if !h.Hides(side) {
				continue
			}
			if seen := p.Seen(side); !reflect.DeepEqual(seen, seen.Seen(side)) {
				t.Fatalf("side %d sees something else when it looks twice", side)
			}
		}
	}
	if d, ok := p.(engine.Dated); ok {
		if d.TurnNumber() < turn {
			t.Fatalf("turn %d follows turn %d", d.TurnNumber(), turn)
		}
		turn = d.TurnNumber()
	}
	return turn
}

// HoldText checks what takes a whole position as text, and a whole view: the position is read back as it was written, and tells turn and date as
// every view does. What never changes in a game is not made again for it; the nets that Cast casts do without that help.
func HoldText(t T, s System, p engine.Position) {
	t.Helper()
	Dated(t, p)
	e, ok := p.(engine.Encoder)
	if !ok {
		return
	}
	text, err := e.Encode()
	if err != nil {
		t.Fatalf("the position cannot be written: %v", err)
	}
	q, err := engine.Reread(s.Rules, s.Kit, p, text)
	if err != nil {
		t.Fatalf("the position cannot be read back: %v", err)
	}
	if q.Digest() != p.Digest() {
		t.Fatalf("the position is read back as another")
	}
}

// begin sets the game up.
func (s *Soak) begin(sink play.Sink) (*play.Game, error) {
	g, err := play.New(s.Rules, s.Kit, s.Doc, play.Options{Seed: engine.OpenSeed(s.Seed), Open: true, Sink: sink, Program: "test"})
	if err == nil {
		s.sides, s.turn = len(g.Position().View().Sides), 0
	}
	return g, err
}

// look looks at the game after its n-th command.
func (s *Soak) look(t T, g *play.Game, n int) {
	if s.Hold != nil {
		s.Hold(t, s.System, g)
		return
	}
	s.turn = Hold(t, g, s.sides, s.turn)
	at := n + int(s.Seed*617%10_000) // elsewhere in every game
	if s.Text > 0 && at%s.Text == 0 {
		HoldText(t, s.System, g.Position())
	}
	if s.Cast > 0 && at%s.Cast == 0 && len(g.ToAct()) > 0 {
		Cast(t, s.System, g.Position())
	}
}

// Play plays the game to its end, keeps its journal in sink, and tells what is found; nil where nothing is. It tells how many commands were given.
func (s *Soak) Play(sink play.Sink) (n int, f *Failed) {
	var given []engine.Command
	f = Found(func(t T) {
		g, err := s.begin(sink)
		if err != nil {
			t.Fatalf("the game cannot be set up: %v", err)
		}
		chance := engine.NewFast(s.Seed)
		for len(g.ToAct()) > 0 {
			if len(given) >= s.Most {
				t.Fatalf("the game is not over after so many commands")
			}
			side := engine.InTurn(g.ToAct(), len(given))
			for i, c := range s.next(g, side, chance) {
				if i > 0 && !slices.Contains(g.Legal(side, nil), c) {
					break
				}
				given = append(given, c)
				if _, err := g.Do(c); err != nil {
					t.Fatalf("what is legal is refused: %v", err)
				}
				s.look(t, g, len(given))
			}
		}
		if !g.Outcome().Over {
			t.Fatalf("nobody is to act, and the game is not over")
		}
	})
	if f != nil {
		f.Given = given
	}
	return len(given), f
}

// next is what a side does next.
func (s *Soak) next(g *play.Game, side engine.Side, chance *engine.Fast) []engine.Command {
	if s.Decide != nil {
		return s.Decide(g.Seen(side), side)
	}
	legal := g.Legal(side, nil)
	return []engine.Command{legal[chance.Intn(len(legal))]}
}

// again gives commands in a new game, without those that are refused there, and tells what is found and after which of them.
func (s *Soak) again(given []engine.Command, sink play.Sink) (f *Failed) {
	var took []engine.Command
	f = Found(func(t T) {
		g, err := s.begin(sink)
		if err != nil {
			t.Fatalf("the game cannot be set up: %v", err)
		}
		for _, c := range given {
			if !slices.Contains(g.ToAct(), c.Side) || !slices.Contains(g.Legal(c.Side, nil), c) {
				continue
			}
			took = append(took, c)
			if _, err := g.Do(c); err != nil {
				t.Fatalf("what is legal is refused: %v", err)
			}
			s.look(t, g, len(took))
		}
	})
	if f != nil {
		f.Given = took
	}
	return f
}

// mostTries bounds how often a failing game is played again to make it shorter.
const mostTries = 600

// Shrink leaves commands out of a game that fails, as long as it goes on failing in the same way: first halves, then smaller and smaller
// pieces, at last single commands.
func (s *Soak) Shrink(f *Failed) *Failed {
	least, tries := f, 0
	for size := (len(f.Given) + 1) / 2; size > 0 && tries < mostTries; {
		shorter := false
		for at := 0; at < len(least.Given) && tries < mostTries; {
			rest := slices.Concat(least.Given[:at], least.Given[min(len(least.Given), at+size):])
			tries++
			if g := s.again(rest, nil); g != nil && g.Fault == f.Fault && len(g.Given) < len(least.Given) {
				least, shorter = g, true
				continue
			}
			at += size
		}
		switch {
		case size > 1:
			size /= 2
		case !shorter:
			size = 0
		}
	}
	return least
}

// Journal is the journal of a game that fails, up to the command after which it does: whoever opens it stands there.
func (s *Soak) Journal(f *Failed) []byte {
	kept := &play.Memory{}
	s.again(f.Given, kept)
	return kept.Bytes()
}
