package play_test

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/toys"
	"awaw/internal/nets"
)

// aSeed is a seed that nobody knows.
func aSeed(n byte) engine.Seed {
	s := engine.Seed{31: n}
	for i := range 31 {
		s[i] = byte(i)*7 + n
	}
	return s
}

// closed starts a game with a seed that nobody knows.
func closed(t testing.TB, s nets.System, seed engine.Seed) (*play.Game, *play.Memory) {
	t.Helper()
	mem := &play.Memory{}
	g, err := play.New(s.Rules, s.Kit, s.Doc, play.Options{Seed: seed, Sink: mem, Program: "1.0", TextEvery: 1})
	if err != nil {
		t.Fatal(err)
	}
	return g, mem
}

func journalOf(t testing.TB, data []byte) *play.Journal {
	t.Helper()
	j, err := play.ReadJournal("test", bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// copyFor makes a copy for a side and opens it.
func copyFor(t testing.TB, s nets.System, data []byte, side engine.Side) (text []byte, g *play.Game) {
	t.Helper()
	j := journalOf(t, data)
	whole, err := play.Resume(s.Rules, s.Kit, j, nil)
	if err != nil {
		t.Fatal(err)
	}
	if text, err = whole.CopyFor(side, j); err != nil {
		t.Fatal(err)
	}
	return text, resume(t, s, text, nil)
}

// A copy for one side shows what that side saw, holds neither the seed nor a private line, plays nothing, and is found to be of the game
// when that is opened.
func TestCopiesForOneSide(t *testing.T) {
	for name, s := range map[string]nets.System{"sealed": sealed, "buckets": buckets} {
		for _, seed := range []byte{1, 2, 3} {
			g, mem := closed(t, s, aSeed(seed))
			nets.Some(t, g, uint64(seed), 12)
			if err := g.Note(1, "a word"); err != nil {
				t.Fatal(err)
			}
			if err := g.Set("orders.1", "secret=of side one"); err != nil {
				t.Fatal(err)
			}
			for _, side := range []engine.Side{1, 2} {
				text, c := copyFor(t, s, mem.Bytes(), side)
				hidden := []string{aSeed(seed).String(), `{"private"`}
				if side == 2 {
					hidden = append(hidden, "secret=of side one")
				}
				for _, h := range hidden {
					if bytes.Contains(text, []byte(h)) {
						t.Errorf("%s: the copy for side %d holds %q", name, side, h)
					}
				}
				if a, b := c.Position().Seen(side).Digest(), g.Position().Seen(side).Digest(); a != b {
					t.Errorf("%s: the copy shows side %d another position", name, side)
				}
				if len(c.Path()) != len(g.Path()) {
					t.Errorf("%s: a line of play of %d and %d", name, len(c.Path()), len(g.Path()))
				}
				for _, n := range g.Path() {
					p, err := g.At(n, side)
					q, errCopy := c.At(n, side)
					if err != nil || errCopy != nil || p.Digest() != q.Digest() {
						t.Fatalf("%s: line %d looks otherwise to side %d: %v %v", name, n, side, err, errCopy)
					}
					a, err := g.Events(n, side)
					b, errCopy := c.Events(n, side)
					if err != nil || errCopy != nil || fmt.Sprint(told(a)) != fmt.Sprint(told(b)) {
						t.Fatalf("%s: line %d is told otherwise to side %d: %v %v", name, n, side, a, b)
					}
				}
				_, err := c.Do(engine.Command{Side: side, Verb: toys.VerbPick})
				if !errors.Is(err, play.ErrCopy) || !errors.Is(c.Note(side, "x"), play.ErrCopy) || len(c.Legal(side, nil)) > 0 {
					t.Errorf("%s: something is played in a copy: %v", name, err)
				}
				if r := c.Verify(); r.Proof() != play.Unproved || r.Veiled == 0 && side == 2 {
					t.Errorf("%s: the copy for side %d proves %v %+v", name, side, r.Proof(), r)
				}
				agreed(t, s, text, mem.Bytes())
			}
		}
	}
}

// told is what events say, whoever else may know it.
func told(events []engine.Event) []engine.Event {
	for i := range events {
		events[i].Audience = 0
	}
	return events
}

// agreed holds a copy against the game, then changes it in every line and expects that to be found.
func agreed(t *testing.T, s nets.System, text, whole []byte) {
	t.Helper()
	j := journalOf(t, whole)
	g, err := play.Resume(s.Rules, s.Kit, j, nil)
	if err != nil {
		t.Fatal(err)
	}
	own := journalOf(t, text)
	a, err := resume(t, s, text, nil).Against(own, g, j)
	if err != nil || len(a.Faults) > 0 || a.Open+a.Committed != len(own.Lines) {
		t.Fatalf("the copy does not agree with its game: %+v, %v", a, err)
	}
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	for i := 1; i < len(lines); i++ {
		changed := append([]string(nil), lines...)
		body := changed[i][:strings.Index(changed[i], `,"chain"`)]
		switch {
		case strings.Contains(body, `"commit":"`):
			at := strings.Index(body, `"commit":"`) + len(`"commit":"`)
			changed[i] = body[:at] + string('0'+('1'+body[at])%2) + body[at+1:] + `,"chain":""}`
		default:
			changed[i] = body + `,"text":"other","chain":""}`
		}
		liar := chainAnew([]byte(strings.Join(changed, "\n")))
		own, err := play.ReadJournal("liar", bytes.NewReader(liar))
		if err != nil {
			t.Fatal(err)
		}
		c, err := play.Resume(s.Rules, s.Kit, own, nil)
		if err != nil {
			continue
		}
		if a, err := c.Against(own, g, j); err != nil || len(a.Faults) == 0 {
			t.Fatalf("a copy that lies in line %d agrees: %+v %v\n%s", i, a, err, changed[i])
		}
	}
}

// salted is what of a copy may differ between two worlds: commitments, and the chain over them.
var salted = regexp.MustCompile(`"(commit|chain)":"[0-9a-f]{64}"`)

// Two games that a side cannot tell apart are copied for it in the same bytes, but for commitments; and what differs there differs with
// another seed too, so that nobody finds out by guessing.
func TestCopiesTellNothing(t *testing.T) {
	play := func(seed byte, picks ...int) []byte {
		g, mem := closed(t, hands(2), aSeed(seed))
		for side, n := range picks {
			if _, err := g.Do(pick(engine.Side(side+1), n)); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := g.Do(confirm(1)); err != nil {
			t.Fatal(err)
		}
		text, _ := copyFor(t, hands(2), mem.Bytes(), 2)
		return text
	}
	a, b := play(1, 5, 5), play(1, 9, 5)
	if bytes.Equal(a, b) {
		t.Fatal("two games of which one line is sealed otherwise have equal commitments")
	}
	if x, y := salted.ReplaceAll(a, nil), salted.ReplaceAll(b, nil); !bytes.Equal(x, y) {
		t.Errorf("two worlds that look alike:\n%s\n%s", x, y)
	}
}

// A copy for everybody is made when the game is over, and proves what the game proves.
func TestCopiesForEverybody(t *testing.T) {
	for name, s := range map[string]nets.System{"sealed": sealed, "buckets": buckets} {
		g, mem := closed(t, s, aSeed(9))
		nets.Some(t, g, 1, 5)
		if _, err := g.CopyForAll(journalOf(t, mem.Bytes())); !errors.Is(err, play.ErrNotOver) {
			t.Errorf("%s: a copy for everybody in the middle of the game: %v", name, err)
		}
		nets.Some(t, g, 1, 5000)
		text, err := g.CopyForAll(journalOf(t, mem.Bytes()))
		if err != nil {
			t.Fatal(err)
		}
		c := resume(t, s, text, nil)
		if a, b := c.Verify().Proof(), g.Verify().Proof(); a != b || a == play.Broken || bytes.Contains(text, []byte(`{"private"`)) {
			t.Errorf("%s: the copy proves %v, the game %v", name, a, b)
		}
		agreed(t, s, must(t, s, mem.Bytes(), 2), text) // the seed it shows opens what was given to one side
	}
}

func must(t *testing.T, s nets.System, data []byte, side engine.Side) []byte {
	text, _ := copyFor(t, s, data, side)
	return text
}
