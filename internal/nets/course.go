package nets

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"hash/fnv"
	"os"
	"slices"
	"strings"

	"awaw/engine"
)

const (
	courseLength = 600 // commands of a game at most
	courseOnward = 12  // commands that go on from a position, for each of two ways to choose them
	courseLine   = 100 // commands for a line
	courseStrays = 12  // commands gone astray that are tried at one position
	coursePlans  = 10  // commands from one look at what is planned to the next
)

// Course is what is kept of some commands in a row: what was legal and planned, what was refused and why, what happened, and where
// it led, as it is and as either side sees it.
type Course struct {
	Legal, Refused, Events, Positions hash.Hash32
}

// NewCourse is one of which nothing has been kept yet.
func NewCourse() Course { return Course{fnv.New32a(), fnv.New32a(), fnv.New32a(), fnv.New32a()} }

func (c Course) String() string {
	return fmt.Sprintf("legal %08x refused %08x events %08x positions %08x", c.Legal.Sum32(), c.Refused.Sum32(), c.Events.Sum32(), c.Positions.Sum32())
}

// Courses plays games by chance from p and gives their courses, a line for a hundred commands each. The first game chooses among commands,
// the others among kinds of command first, so that what is rarely offered is done too.
func Courses(t T, name string, p engine.Position, games int) (lines []string) {
	t.Helper()
	for game := range games {
		lines = append(lines, oneCourse(t, fmt.Sprintf("%s, game %d", name, game), p, uint64(game+1), game > 0)...)
	}
	return lines
}

func oneCourse(t T, name string, p engine.Position, seed uint64, byKind bool) (lines []string) {
	t.Helper()
	dice, c, n := engine.NewFast(seed), NewCourse(), 0
	line := func() {
		lines = append(lines, fmt.Sprintf("%s, to command %d: %s", name, n, c))
		c = NewCourse()
	}
	for ; n < courseLength && len(p.ToAct()) > 0; n++ {
		if n > 0 && n%courseLine == 0 {
			line()
		}
		p = c.step(t, name, p, n, dice, seed, func(_ engine.Position, legal []engine.Command, dice *engine.Fast) engine.Command {
			return chosen(legal, byKind, dice)
		})
	}
	line()
	return lines
}

// GoOn plays a few commands by chance from a position, twice, and adds to a course what comes of it, and how commands are offered there.
func GoOn(t T, name string, p engine.Position, c *Course) {
	t.Helper()
	if teller, ok := p.(engine.Teller); ok {
		for _, side := range p.ToAct() {
			for _, l := range p.Legal(side, nil) {
				fmt.Fprint(c.Legal, teller.Tell(l))
			}
		}
	}
	for game := range uint64(2) {
		c.onward(t, name, p, courseOnward, game+1, func(_ engine.Position, legal []engine.Command, dice *engine.Fast) engine.Command {
			return chosen(legal, game > 0, dice)
		}, func(engine.Position) {})
	}
}

// Eagerly adds to a course a game by chance from a position, of so many commands at most, in which what was done least often where the same might
// be done is done first, and looks at every position on the way.
func Eagerly(t T, name string, p engine.Position, commands int, seed uint64, c *Course, look func(engine.Position)) {
	t.Helper()
	type deed struct {
		among string // the verbs there were
		verb  engine.Verb
	}
	done := map[deed]int{}
	c.onward(t, name, p, commands, seed, func(_ engine.Position, legal []engine.Command, dice *engine.Fast) engine.Command {
		among := fmt.Sprint(kindsOf(legal))
		least := deed{among, legal[0].Verb}
		for _, v := range kindsOf(legal) {
			if d := (deed{among, v}); done[d] < done[least] {
				least = d
			}
		}
		c := chosen(legal, true, dice)
		if dice.Intn(4) > 0 {
			c = chosen(slices.DeleteFunc(slices.Clone(legal), func(l engine.Command) bool { return l.Verb != least.verb }), false, dice)
		}
		done[deed{among, c.Verb}]++
		return c
	}, look)
}

// onward adds a game to a course: whatever pick takes among what is legal.
func (c *Course) onward(t T, name string, p engine.Position, commands int, seed uint64, pick chooser, look func(engine.Position)) {
	t.Helper()
	dice := engine.NewFast(seed)
	for n := 0; n < commands && len(p.ToAct()) > 0; n++ {
		p = c.step(t, name, p, n, dice, seed, pick)
		look(p)
	}
}

// chooser picks a command of those that are legal.
type chooser func(p engine.Position, legal []engine.Command, dice *engine.Fast) engine.Command

// step notes what is legal, planned and refused at a position, and goes on by one command.
func (c *Course) step(t T, name string, p engine.Position, n int, dice *engine.Fast, seed uint64, pick chooser) engine.Position {
	t.Helper()
	side := engine.InTurn(p.ToAct(), n)
	legal := p.Legal(side, nil)
	fmt.Fprint(c.Legal, p.ToAct(), written(legal))
	if planner, ok := p.Seen(side).(engine.Planner); ok && n%coursePlans == 0 {
		for _, plan := range planner.Plans(side) {
			fmt.Fprint(c.Legal, plan.Kind, written(plan.Commands))
		}
	}
	for range courseStrays {
		stray := astray(legal[dice.Intn(len(legal))], legal[dice.Intn(len(legal))], dice)
		_, _, err := p.Apply(stray, engine.NewFast(seed))
		var no *engine.Illegal
		if errors.As(err, &no) {
			fmt.Fprint(c.Refused, written([]engine.Command{stray})[0], no.Cite, no.Reason)
		}
	}
	next, events, err := p.Apply(pick(p, legal, dice), dice)
	if err != nil {
		t.Fatalf("%s, command %d: %v", name, n, err)
	}
	for _, e := range events {
		told, err := json.Marshal([]any{e, e.Fight, e.Facts()})
		if err != nil {
			t.Fatalf("%s, command %d: %v", name, n, err)
		}
		c.Events.Write(told)
	}
	sides := max(2, engine.Side(len(p.View().Sides)))
	for seer := engine.NoSide; seer <= sides; seer++ {
		x := next
		if seer != engine.NoSide {
			x = next.Seen(seer)
		}
		d := x.Digest()
		c.Positions.Write(d[:])
	}
	return next
}

// written are commands as courses keep them: a way only where one is named.
func written(list []engine.Command) []any {
	type usual struct {
		Side    engine.Side
		Verb    engine.Verb
		A, B, C engine.Ref
		N       int16
	}
	out := make([]any, len(list))
	for i, c := range list {
		x := usual{c.Side, c.Verb, c.A, c.B, c.C, c.N}
		if out[i] = x; c.Way != 0 {
			out[i] = struct {
				usual
				Way engine.Way
			}{x, c.Way}
		}
	}
	return out
}

// chosen is a command by chance: any, or first a kind of command and then one of it, so that what is rarely offered is done too.
func chosen(legal []engine.Command, byKind bool, dice *engine.Fast) engine.Command {
	if byKind {
		kinds := kindsOf(legal)
		kind := kinds[dice.Intn(len(kinds))]
		legal = slices.DeleteFunc(slices.Clone(legal), func(l engine.Command) bool { return l.Verb != kind })
	}
	return legal[dice.Intn(len(legal))]
}

// kindsOf lists the verbs of commands, each once.
func kindsOf(legal []engine.Command) (kinds []engine.Verb) {
	for _, l := range legal {
		if !slices.Contains(kinds, l.Verb) {
			kinds = append(kinds, l.Verb)
		}
	}
	return kinds
}

// astray is a with one part of b, or with a number or verb beside it: sometimes legal, mostly not.
func astray(a, b engine.Command, dice *engine.Fast) engine.Command {
	switch dice.Intn(6) {
	case 0:
		a.A = b.A
	case 1:
		a.B = b.B
	case 2:
		a.C = b.C
	case 3:
		a.N++
	case 4:
		a.Verb = b.Verb
	default:
		a.B++
	}
	return a
}

// Kept compares courses with those a file keeps, or writes them to it.
func Kept(t T, file string, lines []string, again bool) {
	t.Helper()
	if again {
		if err := os.WriteFile(file, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			t.Fatalf("%v", err)
		}
		return
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v", err)
	}
	Differ(t, file, strings.Split(strings.TrimSuffix(string(data), "\n"), "\n"), lines)
}

// Differ fails where lines are not those that a file keeps.
func Differ(t T, file string, want, lines []string) {
	t.Helper()
	for i, line := range lines {
		if i < len(want) && line != want[i] {
			t.Fatalf("%s, line %d of these: a game by chance goes otherwise than kept:\n%s\nis now\n%s\nif the rules changed on purpose, run this test with -rerecord", file, i+1, want[i], line)
		}
	}
	if len(lines) != len(want) {
		t.Fatalf("%s keeps %d lines, there are %d now", file, len(want), len(lines))
	}
}
