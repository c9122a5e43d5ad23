// What a side is given of a game, all of it: for tests that hold two worlds against each other.
package tests

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"awaw/ai/advice"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/locks"
	"awaw/internal/report"
)

// surface is one thing that a side is given, as text.
type surface struct{ name, text string }

// surfacesOf are all that side is given of a game now: what it sees, may do, is told, may take back, may ask and is answered, and what reports
// of it tell.
func surfacesOf(t *testing.T, g *play.Game, side engine.Side) (out []surface) {
	t.Helper()
	add := func(name string, what any) { out = append(out, surface{name, printedOf(what)}) }
	seen := g.Seen(side)
	v := seen.View()
	legal := g.Legal(side, nil)
	add("view", v)
	add("digest", seen.Digest())
	add("legal commands", legal)
	add("to act", []any{g.ToAct(), g.Writing(), g.Outcome(), g.LockedOrders()})
	for _, s := range []engine.Side{1, 2} {
		add("sealed", g.Sealed(s))
	}
	undo, why := g.UndoList(side)
	add("undo", []any{undo, why, g.CanRedo(side)})
	add("history", g.History(side))
	add("own draft and orders", []any{g.Draft(side), g.Orders(side), g.Answered(side), g.Passed()})
	if e, ok := seen.(engine.Encoder); ok {
		text, err := e.Encode()
		add("position as text", []any{string(text), err})
	}
	if p, ok := seen.(engine.Planner); ok {
		add("plans", p.Plans(side))
	}
	if b, ok := seen.(engine.Gambler); ok {
		add("luck", b.Fortunes())
	}
	if n, ok := seen.(engine.Teller); ok {
		for _, c := range legal[:min(len(legal), 60)] {
			add("how a command is offered", n.Tell(c))
		}
	}
	if len(legal) > 0 {
		h, err := advice.Ask(systems.Bots(), seen, side, advice.Options{Nodes: 20, Games: 1, Seed: 5})
		add("hint", []any{h, fmt.Sprint(err)})
	}
	out = append(out, answersTo(seen, side, v, legal)...)
	for _, n := range g.Path() {
		events, err := g.Events(n, side)
		add("what was told", []any{events, err})
	}
	var moments []any
	err := g.Moments(side, 0, func(m play.Moment, was, now []byte) error {
		m.Node = 0 // it stays with the keeper
		moments = append(moments, m, string(now))
		return nil
	})
	add("what a keeper's letters tell", []any{moments, fmt.Sprint(err)})
	words, err := systems.Words("en")
	if err != nil {
		t.Fatal(err)
	}
	for name, write := range map[string]func(*bytes.Buffer) error{
		"report": func(b *bytes.Buffer) error { return report.Action(b, g, side, words) },
		"page":   func(b *bytes.Buffer) error { return report.Page(b, g, side, words) },
	} {
		var b bytes.Buffer
		if err := write(&b); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		out = append(out, surface{name, b.String()})
	}
	slices.SortStableFunc(out, func(a, b surface) int { return strings.Compare(a.name, b.name) })
	return out
}

// answersTo are the answers to what a side may ask: of every counter and place it sees, and of every command.
func answersTo(seen engine.Position, side engine.Side, v engine.View, legal []engine.Command) (out []surface) {
	a, ok := seen.(engine.Asker)
	if !ok {
		return nil
	}
	ask := func(name string, q engine.Query) {
		answer, err := a.Ask(side, q)
		out = append(out, surface{name, printedOf([]any{answer, fmt.Sprint(err)})})
	}
	for i, c := range v.Counters {
		if i%3 != 0 {
			continue // a third of them, for time
		}
		for _, kind := range []engine.QueryKind{engine.QueryRange, engine.QueryMoves, engine.QueryCounter} {
			ask("answers about counters", engine.Query{Kind: kind, At: c.Ref})
		}
		for _, kind := range []engine.QueryKind{engine.QueryRoom, engine.QueryFalls, engine.QueryOdds} {
			ask("answers about places", engine.Query{Kind: kind, At: c.Space})
		}
		ask("matrix", engine.Query{Kind: engine.QueryMatrix, With: []engine.Ref{c.Ref}})
	}
	ask("reach", engine.Query{Kind: engine.QueryReach})
	for _, c := range legal[:min(len(legal), 40)] {
		for _, d := range []engine.Command{c, {Side: c.Side, Verb: c.Verb + 1, A: c.A, B: c.B, N: c.N}, {Side: 3 - c.Side, Verb: c.Verb, A: c.A, B: c.B, N: c.N}} {
			if d.Side >= 1 {
				ask("answers about commands", engine.Query{Kind: engine.QueryCommand, Cmd: d})
			}
		}
	}
	return out
}

var address = regexp.MustCompile(`0x[0-9a-f]{6,}`)

// printedOf prints a thing with all it holds.
func printedOf(what any) string {
	text, err := json.Marshal(what)
	if err == nil {
		return string(text)
	}
	return address.ReplaceAllString(fmt.Sprintf("%+v", what), "0x")
}

// sameSurfaces holds what a side is given of two games against each other.
func sameSurfaces(t *testing.T, where string, side engine.Side, g, h *play.Game) int {
	t.Helper()
	a, b := surfacesOf(t, g, side), surfacesOf(t, h, side)
	if len(a) != len(b) {
		t.Fatalf("%s: side %d is given %d things in one world and %d in the other", where, side, len(a), len(b))
	}
	for i := range a {
		x, y := a[i].text, b[i].text
		if a[i].name == b[i].name && x == y {
			continue
		}
		at := 0
		for at < min(len(x), len(y)) && x[at] == y[at] {
			at++
		}
		t.Fatalf("%s: side %d tells two worlds apart by %s:\n…%s\n…%s", where, side, a[i].name, x[max(0, at-120):min(len(x), at+80)], y[max(0, at-120):min(len(y), at+80)])
	}
	return len(a)
}

// locked are the keys of the saves that tests lock.
var locked struct {
	mark *play.LocksMark
	key  play.Cipher
}

// lockedSave plays a game once more under passphrases, with what every side has given in it, and gives its save but for the first line.
func lockedSave(t *testing.T, g *play.Game) string {
	t.Helper()
	if locked.mark == nil {
		var err error
		if locked.mark, locked.key, err = locks.New([]locks.Passphrase{{Side: 1, Text: "red"}, {Side: 2, Text: "blue"}}); err != nil {
			t.Fatal(err)
		}
	}
	mem := &play.Memory{}
	h := g.Header()
	again, err := play.New(g.Rules(), g.Kit(), engine.Doc{Name: h.Scenario.Name, Data: []byte(h.Scenario.Text)},
		play.Options{Seed: engine.Seed{5, 4, 3, 2, 1}, Sink: mem, Program: "test", Locks: locked.mark, Cipher: locked.key})
	if err != nil {
		t.Fatal(err)
	}
	give := func(text string) {
		c, err := again.Rules().ParseCommand(again.Position(), text)
		if err == nil {
			_, err = again.Do(c)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	for _, n := range g.Path()[1:] {
		l, _ := g.Line(n)
		give(l.Cmd)
	}
	for _, side := range g.Writing() {
		for _, text := range g.Draft(side) {
			give(text)
		}
	}
	_, rest, _ := strings.Cut(string(mem.Bytes()), "\n")
	return rest
}

var (
	ciphertext = regexp.MustCompile(`"(locked|text)":"([A-Za-z0-9+/=]{100,})"`)
	hashes     = regexp.MustCompile(`"(commit|chain)":"[0-9a-f]{64}"`)
)

// shapeOf is a locked save with the length of each ciphertext in its place: what somebody reads in it who has no passphrase.
func shapeOf(save string) string {
	save = ciphertext.ReplaceAllStringFunc(save, func(s string) string { return fmt.Sprintf(`"locked":%d`, len(s)) })
	return hashes.ReplaceAllString(save, `"$1"`)
}
