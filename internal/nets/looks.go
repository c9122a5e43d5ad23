package nets

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing/fstest"

	"awaw/engine"
	"awaw/tables"
)

// This file keeps all there is to see of a start: games by chance with their course, what their positions show, what becomes of saves with one thing
// in them changed, and what is said of a scenario with a line, a list or a number of it changed. Every system of whole games is kept by it.

// Looks is how closely a start is looked at.
type Looks struct {
	Games    uint64 // by chance
	Commands int    // of each at most
	Every    int    // commands from one look to the next
	Damages  int    // changed saves at each look
	Lives    int    // commands that are played on from a changed save that is taken; none if 0
	Plain    uint64 // one game of so many chooses among all commands, the others among kinds of command first
	// Tell writes down what the system tells beside; nil for nothing.
	Tell func(p engine.Position, into io.Writer, dice *engine.Fast)
}

// Keep gives the lines that are kept of a start.
func (l Looks) Keep(t T, name string, s System) []string {
	t.Helper()
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	lines := Courses(t, name, p, int(l.Games))
	had := map[string]int{}
	for game := range l.Games {
		dice, shown, damaged, lives := engine.NewFast(game+1), fnv.New32a(), fnv.New32a(), NewCourse()
		Visit(t, p, l.Commands, game%l.Plain > 0, dice, func(n int, p engine.Position) {
			if n%l.Every != 0 && len(p.ToAct()) > 0 {
				return
			}
			Shown(t, s, p, shown, dice)
			if l.Tell != nil {
				l.Tell(p, shown, dice)
			}
			text, err := p.(engine.Encoder).Encode()
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			Damaged(t, text, l.Damages, had, dice, func(what string, text []byte) {
				q, err := s.Rules.Restore(s.Kit, text)
				fmt.Fprintln(damaged, what, err)
				if err != nil {
					return
				}
				fmt.Fprintln(damaged, q.ToAct(), q.Digest())
				Asked(t, s, q)
				lives.live(q, l.Lives, uint64(n))
			})
		})
		lines = append(lines, fmt.Sprintf("%s, game %d: looks %08x damaged saves %08x lives %s", name, game, shown.Sum32(), damaged.Sum32(), lives))
	}
	return lines
}

// live plays on from a position that no game came to. Where nobody may do anything, or what is offered is refused, it ends: such a position need
// not lead anywhere.
func (c *Course) live(p engine.Position, commands int, seed uint64) {
	dice := engine.NewFast(seed)
	for n := range commands {
		acting := p.ToAct()
		if len(acting) == 0 {
			return
		}
		side := engine.InTurn(acting, n)
		legal := p.Legal(side, nil)
		fmt.Fprint(c.Legal, acting, written(legal))
		if len(legal) == 0 {
			return
		}
		next, events, err := p.Apply(chosen(legal, true, dice), dice)
		if err != nil {
			var no *engine.Illegal
			fmt.Fprint(c.Refused, errors.As(err, &no))
			return
		}
		for _, e := range events {
			told, err := json.Marshal([]any{e, e.Fight, e.Facts()})
			fmt.Fprint(c.Events, string(told), err)
		}
		d := next.Digest()
		c.Positions.Write(d[:])
		p = next
	}
}

// Scenario gives the line that is kept of a scenario: what is said of it with a line left out, written twice or spoiled, with a list emptied, cut, or
// turned round, and with each of its numbers at the last that is taken and one beyond, and what it begins with otherwise.
func Scenario(t T, name string, s System) string {
	t.Helper()
	hash, n, bounds := fnv.New32a(), 0, 0
	setup := func(text string) (engine.Position, error) {
		return s.Rules.Setup(s.Kit, engine.Doc{Name: s.Doc.Name, Data: []byte(text)})
	}
	try := func(what, text string) {
		n++
		p, err := setup(text)
		fmt.Fprintln(hash, what, err)
		if err == nil {
			fmt.Fprintln(hash, p.ToAct(), p.Digest())
		}
	}
	text := string(s.Doc.Data)
	DamagedLines(text, engine.NewFast(1), try)
	DamagedLists(text, try)
	Bounds(text, func(text string) error {
		_, err := setup(text)
		return err
	}, func(line, least, most int, below, beyond error) {
		bounds++
		fmt.Fprintln(hash, line, least, most, below, beyond)
	})
	return fmt.Sprintf("%s: %d changes, %d bounds %08x", name, n, bounds, hash.Sum32())
}

// Placed gives the line that is kept of a scenario to which one unit is added: of each power, in each space, of each kind; what is said of it, and what it
// begins with otherwise.
func Placed(t T, name string, s System, powers, spaces, kinds []string) string {
	t.Helper()
	hash, n := fnv.New32a(), 0
	text := string(s.Doc.Data)
	for _, power := range powers {
		at := strings.Index(text, fmt.Sprintf("name = %q", power))
		i := strings.Index(text[max(at, 0):], "units = [")
		if at < 0 || i < 0 {
			t.Fatalf("%s: no units of %s", name, power)
		}
		i += at + len("units = [")
		for _, space := range spaces {
			for _, kind := range kinds {
				n++
				p, err := s.Rules.Setup(s.Kit, engine.Doc{Name: s.Doc.Name, Data: []byte(text[:i] + fmt.Sprintf("%q, ", space+": 1 "+kind) + text[i:])})
				if fmt.Fprintln(hash, err); err == nil {
					fmt.Fprintln(hash, p.ToAct(), p.Digest())
				}
			}
		}
	}
	return fmt.Sprintf("%s: %d units placed %08x", name, n, hash.Sum32())
}

// underValues is how many commands of a game by chance are kept under each changed rule value.
const underValues = 20

// Values gives the lines that are kept of the rule values a system ships, a file each: what is said of a scenario under them with a list changed, and
// with each number at the last that is taken and one beyond, and how the scenario is played with each number one less and one more.
func Values(t T, s System, id string) (lines []string) {
	t.Helper()
	shipped, err := tables.Embedded().Values(id)
	if err != nil {
		t.Fatalf("%v", err)
	}
	for _, file := range slices.Sorted(maps.Keys(shipped)) {
		hash, lists, numbers := fnv.New32a(), 0, 0
		begin := func(text string) (engine.Position, error) {
			kit := s.Kit
			kit.Tables = tables.Embedded().Override("changed", fstest.MapFS{file: {Data: []byte(text)}})
			return s.Rules.Setup(kit, s.Doc)
		}
		with := func(text string) error {
			_, err := begin(text)
			return err
		}
		DamagedLists(shipped[file], func(what, text string) {
			lists++
			fmt.Fprintln(hash, what, with(text))
		})
		Bounds(shipped[file], with, func(line, least, most int, below, beyond error) {
			numbers++
			fmt.Fprintln(hash, line, least, most, below, beyond)
		})
		text, played := shipped[file], 0
		for _, line := range Numbers(text) {
			for _, at := range line {
				was, _ := strconv.Atoi(text[at[0]:at[1]])
				for _, x := range []int{was - 1, was + 1} {
					p, err := begin(text[:at[0]] + strconv.Itoa(x) + text[at[1]:])
					if err != nil {
						continue
					}
					played++
					c := NewCourse()
					Eagerly(t, file, p, underValues, uint64(played), &c, func(engine.Position) {})
					fmt.Fprintln(hash, c)
				}
			}
		}
		lines = append(lines, fmt.Sprintf("%s: %d numbers, %d lists, %d games, %08x", file, numbers, lists, played, hash.Sum32()))
	}
	return lines
}
