// Games by chance whose course is kept: what was legal, what was refused and why, what happened and where it led. A change that
// nobody meant shows here first, wherever in the rules it is; what is right is told by the rule cases. When rules change on
// purpose, `go test ./tests -run Kept -rerecord` writes kept.txt anew, and the lines that differ tell which scenarios it touched.
package tests

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"hash/fnv"
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/scenarios"
)

const (
	keptFile   = "kept.txt"
	keptLength = 600 // commands of a game at most
	keptEvery  = 100 // commands for a line
	keptStrays = 12  // commands gone astray that are tried at one position
	keptPlans  = 10  // commands from one look at what is planned to the next
)

// course is what is kept of some commands in a row.
type course struct {
	Legal, Refused, Events, Positions hash.Hash32
}

func newCourse() course { return course{fnv.New32a(), fnv.New32a(), fnv.New32a(), fnv.New32a()} }

func (c course) String() string {
	return fmt.Sprintf("legal %08x refused %08x events %08x positions %08x", c.Legal.Sum32(), c.Refused.Sum32(), c.Events.Sum32(), c.Positions.Sum32())
}

func TestKeptGames(t *testing.T) {
	var out []string
	for _, info := range scenarios.List() {
		for game := range uint64(3) { // the first choosing among commands, the others among kinds of command first
			out = append(out, keptGame(t, info.ID, game, game > 0)...)
		}
	}
	text := strings.Join(out, "\n") + "\n"
	if *rerecord {
		if err := os.WriteFile(keptFile, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(keptFile)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	for i, line := range out {
		if i < len(want) && line != want[i] {
			t.Fatalf("%s:%d: a game by chance goes otherwise than kept:\n%s\nis now\n%s\nif the rules changed on purpose, run this test with -rerecord", keptFile, i+1, want[i], line)
		}
	}
	if len(out) != len(want) {
		t.Errorf("%s keeps %d lines, there are %d now", keptFile, len(want), len(out))
	}
}

// keptGame plays one game and gives its lines.
func keptGame(t *testing.T, scenario string, game uint64, byKind bool) (lines []string) {
	t.Helper()
	_, _, _, p := scene(t, scenario)
	dice, c, n := engine.NewFast(game+1), newCourse(), 0
	line := func() {
		lines = append(lines, fmt.Sprintf("%s, game %d, to command %d: %s", scenario, game, n, c))
		c = newCourse()
	}
	for ; n < keptLength && len(p.ToAct()) > 0; n++ {
		if n > 0 && n%keptEvery == 0 {
			line()
		}
		side := p.ToAct()[0]
		legal := p.Legal(side, nil)
		fmt.Fprint(c.Legal, p.ToAct(), legal)
		if planner, ok := p.Seen(side).(engine.Planner); ok && n%keptPlans == 0 {
			for _, plan := range planner.Plans(side) {
				fmt.Fprint(c.Legal, plan.Kind, plan.Commands)
			}
		}
		for range keptStrays {
			stray := astray(legal[dice.Intn(len(legal))], legal[dice.Intn(len(legal))], dice)
			_, _, err := p.Apply(stray, engine.NewFast(game))
			var no *engine.Illegal
			if errors.As(err, &no) {
				reason, _ := json.Marshal(no.Reason)
				fmt.Fprint(c.Refused, stray, no.Cite, string(reason))
			}
		}
		next, events, err := p.Apply(chosen(legal, byKind, dice), dice)
		if err != nil {
			t.Fatal(err)
		}
		told, err := json.Marshal(events)
		if err != nil {
			t.Fatal(err)
		}
		c.Events.Write(told)
		for _, x := range []engine.Position{next, next.Seen(1), next.Seen(2)} {
			d := x.Digest()
			c.Positions.Write(d[:])
		}
		p = next
	}
	line()
	return lines
}

// chosen is a command by chance: any, or first a kind of command and then one of it, so that what is rarely offered is done too.
func chosen(legal []engine.Command, byKind bool, dice *engine.Fast) engine.Command {
	if byKind {
		var kinds []engine.Verb
		for _, l := range legal {
			if !slices.Contains(kinds, l.Verb) {
				kinds = append(kinds, l.Verb)
			}
		}
		kind := kinds[dice.Intn(len(kinds))]
		legal = slices.DeleteFunc(slices.Clone(legal), func(l engine.Command) bool { return l.Verb != kind })
	}
	return legal[dice.Intn(len(legal))]
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
