package locks_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/toys"
	"awaw/internal/locks"
	"awaw/internal/nets"
)

// The toy systems: secret orders of three sides, and one that rolls dice.
var (
	sealed = nets.System{Rules: toys.Sealed{}, Doc: engine.Doc{Name: "sealed.json",
		Data: []byte(`{"salts": ["x", "y", "z"], "hands": [[1, 5, 9], [5, 6, 9], [3, 5, 9]]}`)}}
	buckets = nets.System{Rules: toys.Buckets{}, Doc: engine.Doc{Name: "buckets.json",
		Data: []byte(`{"turns": 6, "places": [[[3, 2], [2, 3]], [[5, 0], [0, 4]], [[1, 1], [1, 1]]]}`)}}
)

var twoSides = []locks.Passphrase{{Side: 1, Text: "correct horse"}, {Side: 2, Text: "Gewürz"}}

// seed is a seed that nobody knows.
func seed() engine.Seed { return sha256.Sum256([]byte("a seed of tests")) }

// begin starts a game under passphrases.
func begin(t testing.TB, s nets.System, list []locks.Passphrase) (*play.Game, *play.Memory) {
	t.Helper()
	mem := &play.Memory{}
	o := play.Options{Seed: seed(), Sink: mem, Program: "1.0", TextEvery: 1}
	var err error
	if o.Locks, o.Cipher, err = locks.New(list); err != nil {
		t.Fatal(err)
	}
	g, err := play.New(s.Rules, s.Kit, s.Doc, o)
	if err != nil {
		t.Fatal(err)
	}
	return g, mem
}

// asked answers with what sides of the list have.
func asked(list []locks.Passphrase) func(engine.Side, bool) (string, error) {
	return func(side engine.Side, again bool) (string, error) {
		i := slices.IndexFunc(list, func(p locks.Passphrase) bool { return p.Side == side })
		if again || i < 0 {
			return "", locks.ErrWrong
		}
		return list[i].Text, nil
	}
}

func read(t testing.TB, text []byte) *play.Journal {
	t.Helper()
	j, err := play.ReadJournal("test", bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// reopened goes on with a journal under the passphrases of a list.
func reopened(t testing.TB, s nets.System, ring *locks.Ring, text []byte, list []locks.Passphrase) (*play.Game, *play.Memory) {
	t.Helper()
	j := read(t, text)
	if err := ring.Unlock(j, asked(list)); err != nil {
		t.Fatal(err)
	}
	mem := &play.Memory{}
	if err := mem.Append(text); err != nil {
		t.Fatal(err)
	}
	g, err := play.Resume(s.Rules, s.Kit, j, mem)
	if err != nil {
		t.Fatal(err)
	}
	return g, mem
}

// Of a save under passphrases everything but the first line, the order of lines and what everybody at the table knows is ciphertext; so are the
// seed, orders that are being written, and whole positions.
func TestALockedSaveShowsNothing(t *testing.T) {
	shown := map[string][]string{
		"command": nil, "reveal": {"orders"}, "contribution": {"side", "commit"}, "head": {"side", "to"}, "keyframe": {"phase", "turn", "date"},
		"setting": nil, "note": nil,
	}
	for name, s := range map[string]nets.System{"sealed": sealed, "buckets": buckets} {
		g, mem := begin(t, s, twoSides)
		nets.Some(t, g, 3, 9)
		if err := errors.Join(g.Note(1, "we shall see"), g.Set("orders.1", "secret=of side one")); err != nil {
			t.Fatal(err)
		}
		if len(g.ToAct()) == 0 {
			t.Fatal("the game is over: nothing is hidden any more")
		}
		text := mem.Bytes()
		for _, no := range []string{seed().String(), "we shall see", "secret=", "AGE-SECRET-KEY", `"cmd"`, `"rolls"`, `"digest"`, `"private":"seed"`, `"private":"draft"`, `"private":"position"`} {
			if bytes.Contains(text, []byte(no)) {
				t.Errorf("%s: the save shows %s", name, no)
			}
		}
		n := 0
		for line := range bytes.Lines(text) {
			var l map[string]any
			if err := json.Unmarshal(line, &l); err != nil {
				t.Fatal(err)
			}
			kind, ok := l["kind"].(string)
			if !ok {
				continue
			}
			n++
			for key := range l {
				if !slices.Contains([]string{"n", "parent", "kind", "locked", "chain"}, key) && !slices.Contains(shown[kind], key) {
					t.Errorf("%s: an entry of kind %s shows its %s: %s", name, kind, key, line)
				}
			}
			if orders, ok := l["orders"].([]any); ok {
				for _, o := range orders {
					if o := o.(map[string]any); o["salt"] != "" || o["cmds"] != nil {
						t.Errorf("%s: opened orders are shown: %v", name, o)
					}
				}
			}
		}
		if n < 8 {
			t.Errorf("%s: only %d entries were looked at", name, n)
		}
	}
}

// A game goes on as it stood, with orders that are being written, whenever it is opened with all passphrases, and with no fewer; when it is
// over it opens without.
func TestALockedGameGoesOn(t *testing.T) {
	for name, s := range map[string]nets.System{"sealed": sealed, "buckets": buckets} {
		g, mem := begin(t, s, twoSides)
		open, _ := play.New(s.Rules, s.Kit, s.Doc, play.Options{Seed: seed(), Program: "1.0"})
		var ring locks.Ring
		chance := engine.NewFast(5)
		for n := 0; !g.Outcome().Over; n++ {
			if n > 3000 {
				t.Fatalf("%s is not over", name)
			}
			side := g.ToAct()[chance.Intn(len(g.ToAct()))]
			legal := g.Legal(side, nil)
			c := legal[chance.Intn(len(legal))]
			_, err := g.Do(c)
			_, other := open.Do(c)
			if err != nil || other != nil {
				t.Fatal(err, other)
			}
			if n%5 != 0 {
				continue
			}
			if n == 0 {
				half := read(t, mem.Bytes())
				var no *play.LockedError
				if _, err := play.Resume(s.Rules, s.Kit, half, nil); !errors.As(err, &no) || !slices.Equal(no.Sides, []engine.Side{1, 2}) {
					t.Fatalf("%s opens without its passphrases: %v", name, err)
				}
				if err := new(locks.Ring).Unlock(half, asked(twoSides[:1])); !errors.Is(err, locks.ErrWrong) || half.Locked() == nil {
					t.Fatalf("%s opens with one passphrase of two: %v", name, err)
				}
			}
			before := mem.Bytes()
			g, mem = reopened(t, s, &ring, before, twoSides)
			if !bytes.Equal(before, mem.Bytes()) {
				t.Fatalf("%s: opening the save changed it", name)
			}
			nets.Same(t, name, open.Position(), g.Position())
			for _, side := range []engine.Side{1, 2, 3} {
				if !slices.Equal(open.Draft(side), g.Draft(side)) || open.Sealed(side) != g.Sealed(side) {
					t.Fatalf("%s: side %d wrote %v, and finds %v", name, side, open.Draft(side), g.Draft(side))
				}
				a, why := open.UndoList(side)
				if b, also := g.UndoList(side); !reflect.DeepEqual(a, b) || !why.Equal(also) {
					t.Fatalf("%s: side %d may take back other things", name, side)
				}
			}
		}
		j := read(t, mem.Bytes())
		if err := locks.Unlock(j); err != nil || j.Locked() != nil {
			t.Fatalf("%s is over, and asks for passphrases: %v", name, err)
		}
		whole, err := play.Resume(s.Rules, s.Kit, j.WithoutPositions(), nil)
		if err != nil {
			t.Fatal(err)
		}
		if r := whole.Verify(); r.Proof() != play.Proved {
			t.Errorf("%s is not proved: %+v", name, r)
		}
		nets.Same(t, name, open.Position(), whole.Position())
	}
}

// A copy for one side of a game under passphrases is one that is read without, and is found to be of that game.
func TestCopiesOfALockedGame(t *testing.T) {
	for name, s := range map[string]nets.System{"sealed": sealed, "buckets": buckets} {
		g, mem := begin(t, s, twoSides)
		nets.Some(t, g, 4, 12)
		j := read(t, mem.Bytes())
		if err := new(locks.Ring).Unlock(j, asked(twoSides)); err != nil {
			t.Fatal(err)
		}
		g, err := play.Resume(s.Rules, s.Kit, j, nil)
		if err != nil {
			t.Fatal(err)
		}
		text, err := g.CopyFor(2, j)
		if err != nil {
			t.Fatal(err)
		}
		own := read(t, text)
		if own.Locked() != nil || bytes.Contains(text, []byte(`"locks"`)) || bytes.Contains(text, []byte(`"locked"`)) {
			t.Errorf("%s: the copy is locked", name)
		}
		c, err := play.Resume(s.Rules, s.Kit, own, nil)
		if err != nil {
			t.Fatal(err)
		}
		if a, err := c.Against(own, g, j); err != nil || len(a.Faults) > 0 || a.Open+a.Committed == 0 {
			t.Errorf("%s: the copy is not that of the game: %+v, %v", name, a, err)
		}
	}
}

// A sandbox of a locked game is as locked, by the same passphrases.
func TestASandboxOfALockedGame(t *testing.T) {
	g, _ := begin(t, buckets, twoSides)
	nets.Some(t, g, 4, 6)
	mem := &play.Memory{}
	box, err := g.Fork(g.Head(), 1, play.Options{Seed: sha256.Sum256([]byte("another")), Sink: mem, Program: "1.0"})
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(mem.Bytes(), []byte(`"cmd"`)) {
		t.Error("the sandbox shows commands")
	}
	again, _ := reopened(t, buckets, new(locks.Ring), mem.Bytes(), twoSides)
	nets.Same(t, "sandbox", box.Position(), again.Position())
}

// Two games that differ in what is locked alone give saves that are alike but for the ciphertexts, and these are of one length.
func TestLockedSavesOfTwoWorldsAreAlike(t *testing.T) {
	shape := func(picks []int16) string {
		g, mem := begin(t, sealed, twoSides)
		for i, n := range picks {
			if _, err := g.Do(engine.Command{Side: engine.Side(i + 1), Verb: toys.VerbPick, N: n}); err != nil {
				t.Fatal(err)
			}
		}
		var b strings.Builder
		for i, line := range bytes.Split(mem.Bytes(), []byte{'\n'}) {
			if i == 0 || len(line) == 0 {
				continue // the keys of the save are drawn anew
			}
			var l map[string]any
			if err := json.Unmarshal(line, &l); err != nil {
				t.Fatal(err)
			}
			for _, key := range []string{"locked", "text", "chain"} {
				if s, ok := l[key].(string); ok {
					l[key] = len(s)
				}
			}
			text, err := json.Marshal(l)
			if err != nil {
				t.Fatal(err)
			}
			b.Write(append(text, '\n'))
		}
		return b.String()
	}
	if a, b := shape([]int16{1, 5, 3}), shape([]int16{9, 6, 9}); a != b {
		t.Errorf("the saves differ:\n%s\n%s", a, b)
	}
}

// Whoever leaves a game before its end may give its key away.
func TestPublish(t *testing.T) {
	g, mem := begin(t, buckets, twoSides[:1])
	nets.Some(t, g, 4, 8)
	if err := errors.Join(g.Publish(), g.Publish()); err != nil {
		t.Fatal(err)
	}
	j := read(t, mem.Bytes())
	if err := locks.Unlock(j); err != nil || j.Locked() != nil || bytes.Count(mem.Bytes(), []byte(`"kind":"opened"`)) != 1 {
		t.Errorf("it is not open: %v", err)
	}
	plainly, err := play.New(buckets.Rules, buckets.Kit, buckets.Doc, play.Options{Seed: seed(), Program: "1.0"})
	if err != nil {
		t.Fatal(err)
	}
	if err := plainly.Publish(); !errors.Is(err, play.ErrNoLocks) {
		t.Errorf("a save without passphrases was published: %v", err)
	}
}

// A file of passphrases may begin with a byte order mark, which is no part of the first.
func TestAFileOfPassphrasesMayBeginWithAMark(t *testing.T) {
	list, err := locks.Phrases(strings.NewReader("\ufeffthe first one\r\nthe second\n"), false)
	if err != nil || len(list) != 2 || list[0].Text != "the first one" || list[1].Text != "the second" {
		t.Errorf("%+v, %v", list, err)
	}
}
