// Package nets holds the tests that every rule system must pass, whatever its rules: what Legal offers is
// accepted and what it does not offer is refused, positions are never written on, text and encodings read back
// equal, secrets stay invisible, and whole random games replay equal. It is imported by tests only.
package nets

import (
	"errors"
	"reflect"
	"slices"

	"awaw/engine"
)

// T is what nets need of *testing.T, *testing.F, *testing.B and *rapid.T.
type T interface {
	Helper()
	Fatalf(format string, args ...any)
	Logf(format string, args ...any)
}

// System is one rule system with a scenario to play.
type System struct {
	Rules  engine.Ruleset
	Kit    engine.Kit
	Doc    engine.Doc
	Strict bool // only commands that are legal can be told
}

// Agree checks that Legal and Apply agree in p: the list is sorted, without doubles and of the asking side; each
// command of it is accepted; each neighbour of one that is not in it, and every verb alone, is refused with a paragraph and a reason,
// unless it is one in it by another way; sides not to act have nothing; and p is the same afterwards. A position in which a side has to act must let
// it.
func Agree(t T, p engine.Position) {
	t.Helper()
	before := p.Digest()
	dice := engine.NewFast(1)
	acting := p.ToAct()
	for side := engine.Side(1); side <= 7; side++ {
		legal := p.Legal(side, nil)
		if !slices.Contains(acting, side) {
			if len(legal) > 0 {
				t.Fatalf("side %d is not to act but may %+v", side, legal[0])
			}
			continue
		}
		if len(legal) == 0 {
			t.Fatalf("side %d is to act but has no legal command: a dead end", side)
		}
		for i, c := range legal {
			if c.Side != side {
				t.Fatalf("Legal(%d) offers a command of another side: %+v", side, c)
			}
			if i > 0 && legal[i-1].Compare(c) >= 0 {
				t.Fatalf("Legal(%d) is not sorted, or has doubles, at %+v", side, c)
			}
			if _, _, err := p.Apply(c, dice); err != nil {
				t.Fatalf("Legal(%d) offers %+v, but Apply refuses it: %v", side, c, err)
			}
		}
		for _, m := range strays(side, legal) {
			refused(t, p, m, legal, dice)
		}
	}
	if p.Digest() != before {
		t.Fatalf("Legal or Apply wrote on the position")
	}
}

// verbs is more than any system has.
const verbs = 80

// strays are commands that are not in a sorted list of a side's: neighbours of those in it, and every verb alone, each once.
func strays(side engine.Side, legal []engine.Command) []engine.Command {
	var out []engine.Command
	for v := range engine.Verb(verbs) {
		alone := engine.Command{Side: side, Verb: v}
		if _, found := slices.BinarySearchFunc(legal, alone, engine.Command.Compare); !found {
			out = append(out, alone)
		}
	}
	for _, c := range legal {
		for _, m := range neighbours(c) {
			if _, found := slices.BinarySearchFunc(legal, m, engine.Command.Compare); !found {
				out = append(out, m)
			}
		}
	}
	slices.SortFunc(out, engine.Command.Compare)
	return slices.Compact(out)
}

// neighbours are commands a little different from c, most of them wrong.
func neighbours(c engine.Command) []engine.Command {
	var out []engine.Command
	add := func(change func(*engine.Command)) {
		m := c
		change(&m)
		if m != c {
			out = append(out, m)
		}
	}
	add(func(m *engine.Command) { m.Verb++ })
	add(func(m *engine.Command) { m.Verb-- })
	add(func(m *engine.Command) { m.N++ })
	add(func(m *engine.Command) { m.N = -m.N - 1 })
	add(func(m *engine.Command) { m.A++ })
	add(func(m *engine.Command) { m.A = engine.NoRef })
	add(func(m *engine.Command) { m.B++ })
	add(func(m *engine.Command) { m.B = engine.NoRef })
	add(func(m *engine.Command) { m.B = engine.SpaceRef(0xFFFFFF) })
	add(func(m *engine.Command) { m.A = engine.CounterRef(0xFFFFFF) })
	add(func(m *engine.Command) { m.C = engine.NewRef(200, 7) })
	add(func(m *engine.Command) { m.Way = 1 })
	add(func(m *engine.Command) { m.Way = 1<<64 - 1 })
	return out
}

// refused checks that c is refused properly. legal are commands known to be accepted.
func refused(t T, p engine.Position, c engine.Command, legal []engine.Command, dice engine.Dice) {
	t.Helper()
	_, _, err := p.Apply(c, dice)
	var illegal *engine.Illegal
	switch {
	case err == nil && c.Way != 0 && engine.Offered(legal, c): // by a way that is not listed
		return
	case err == nil:
		t.Fatalf("asked %v, Apply accepts %+v, which Legal does not offer; it offers %+v", p.View().Prompt.Ask, c, legal)
	case !errors.As(err, &illegal):
		t.Fatalf("Apply answers %+v with %v (%T), which is no refusal", c, err, err)
	case illegal.Reason.IsZero() || illegal.Cite == "":
		t.Fatalf("the refusal of %+v has no reason or no paragraph", c)
	}
	for _, n := range illegal.Nearest {
		if _, found := slices.BinarySearchFunc(legal, n, engine.Command.Compare); found {
			continue
		}
		if _, _, err := p.Apply(n, dice); err != nil {
			t.Fatalf("the refusal of %+v names %+v as nearest, which is refused: %v", c, n, err)
		}
	}
}

// Dated checks that a position which tells its turn and date by itself says what every side's View says.
func Dated(t T, p engine.Position) {
	t.Helper()
	d, ok := p.(engine.Dated)
	if !ok {
		return
	}
	for _, side := range append(p.ToAct(), engine.NoSide) {
		if v := p.Seen(side).View(); v.Turn != d.TurnNumber() || !reflect.DeepEqual(v.Date, d.Date()) {
			t.Fatalf("side %d sees turn %d, %v; the position says turn %d, %v", side, v.Turn, v.Date, d.TurnNumber(), d.Date())
		}
	}
}

// Plans checks that every plan of every side to act is accepted command by command.
func Plans(t T, p engine.Position) {
	t.Helper()
	for _, side := range p.ToAct() {
		planner, ok := p.Seen(side).(engine.Planner)
		if !ok {
			return
		}
		for _, plan := range planner.Plans(side) {
			at := p
			for i, c := range plan.Commands {
				next, _, err := at.Apply(c, engine.NewFast(uint64(i)))
				if err != nil {
					t.Fatalf("command %d of the plan %s (%+v) is refused: %v", i+1, plan.Kind, c, err)
				}
				at = next
			}
		}
	}
}

// ReadsBack checks that p is equal after Encode and Restore, and every legal command after being written and read.
func ReadsBack(t T, s System, p engine.Position) {
	t.Helper()
	for _, side := range p.ToAct() {
		for _, c := range p.Legal(side, nil) {
			text := s.Rules.FormatCommand(p, c)
			got, err := s.Rules.ParseCommand(p, text)
			if err != nil || got != c {
				t.Fatalf("%+v is written %q, which is read as %+v, %v", c, text, got, err)
			}
		}
	}
	enc, ok := p.(engine.Encoder)
	if !ok {
		return
	}
	text, err := enc.Encode()
	if err != nil {
		t.Fatalf("the position cannot be encoded: %v", err)
	}
	q, err := s.Rules.Restore(s.Kit, text)
	if err != nil {
		t.Fatalf("what Encode wrote is not read back: %v\n%s", err, text)
	}
	Same(t, "restored", p, q)
	if q, err = engine.Reread(s.Rules, s.Kit, p, text); err != nil {
		t.Fatalf("what Encode wrote is not read back in its own game: %v", err)
	}
	Same(t, "reread", p, q)
}

// Same checks that two positions cannot be told apart: digest, sides to act, legal commands, outcome.
func Same(t T, what string, p, q engine.Position) {
	t.Helper()
	if p.Digest() != q.Digest() {
		t.Fatalf("the %s position has another digest", what)
	}
	if !slices.Equal(p.ToAct(), q.ToAct()) {
		t.Fatalf("in the %s position %v are to act, not %v", what, q.ToAct(), p.ToAct())
	}
	for _, side := range p.ToAct() {
		if !slices.Equal(p.Legal(side, nil), q.Legal(side, nil)) {
			t.Fatalf("in the %s position side %d has other legal commands", what, side)
		}
	}
	if !reflect.DeepEqual(p.Outcome(), q.Outcome()) {
		t.Fatalf("the %s position has another outcome", what)
	}
}
