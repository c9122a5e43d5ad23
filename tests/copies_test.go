// Copies for one side of games with hidden task forces: they show what that side saw, and tell nothing else.
package tests

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/locks"
	"awaw/internal/nets"
)

// hiders are scenarios in which ships sail under markers.
var hiders = []string{"midway-1942", "coral-sea-1942", "pearl-harbor-1941"}

// begun starts a game with a seed that nobody knows.
func begun(t *testing.T, id string) (*play.Game, *play.Memory) {
	t.Helper()
	rules, kit, doc, _ := scene(t, id)
	mem := &play.Memory{}
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.Seed{5, 4, 3, 2, 1}, Sink: mem, Program: "test"})
	if err != nil {
		t.Fatal(err)
	}
	return g, mem
}

// given makes the copy of a journal for a side, and reads both.
func given(t *testing.T, data []byte, side engine.Side) (text []byte, c, g *play.Game, own, whole *play.Journal) {
	t.Helper()
	text, err := systems.Copy("g.awaw", data, fmt.Sprint(side), systems.Tables(), locks.Unlock)
	if err != nil {
		t.Fatal(err)
	}
	read := func(data []byte) (*play.Game, *play.Journal) {
		j, err := play.ReadJournal("g.awaw", bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		g, err := systems.Resume(j, systems.Tables(), nil)
		if err != nil {
			t.Fatal(err)
		}
		return g, j
	}
	c, own = read(text)
	g, whole = read(data)
	return text, c, g, own, whole
}

// A copy for one side shows every moment as that side saw it, and agrees with the game.
func TestCopiesShowWhatWasSeen(t *testing.T) {
	for _, id := range append(slices.Clone(hiders), "first-morning") {
		g, mem := begun(t, id)
		nets.Some(t, g, 3, 90)
		for side := engine.Side(1); side <= 2; side++ {
			_, c, whole, own, j := given(t, mem.Bytes(), side)
			for _, n := range g.Path() {
				p, err := g.At(n, side)
				q, errCopy := c.At(n, side)
				if err != nil || errCopy != nil || p.Digest() != q.Digest() {
					t.Fatalf("%s, line %d: side %d sees something else in its copy (%v, %v)", id, n, side, err, errCopy)
				}
			}
			if a, err := c.Against(own, whole, j); err != nil || len(a.Faults) > 0 {
				t.Fatalf("%s: the copy for side %d does not agree with its game: %+v, %v", id, side, a.Faults, err)
			}
			if r := c.Verify(); !r.OK() {
				t.Fatalf("%s: the copy for side %d: %v", id, side, r.Faults)
			}
		}
	}
}

// salted is what of a copy may differ between two worlds that look alike.
var salted = regexp.MustCompile(`"(commit|chain)":"[0-9a-f]{64}"`)

// Two games are played in which one side orders something else where the other cannot see it, and the same from then on as long as
// neither shows. The copies for the other side are the same bytes but for commitments, and hold no seed.
func TestCopiesOfTwoWorldsAreAlike(t *testing.T) {
	pairs := 0
	for _, id := range hiders {
		for seed := range uint64(6) {
			for watcher := engine.Side(1); watcher <= 2; watcher++ {
				rules, kit, doc, _ := scene(t, id)
				_, _, a, b := nets.TwoWorlds(t, nets.System{Rules: rules, Kit: kit, Doc: doc}, seed, watcher)
				if a == nil {
					continue
				}
				pairs++
				sameCopies(t, fmt.Sprintf("%s, seed %d", id, seed), watcher, a, b)
			}
		}
	}
	if pairs < 6 {
		t.Errorf("only %d pairs of games were found that a side cannot tell apart", pairs)
	}
}

// sameCopies fails where the copies for a side of two games are not the same bytes but for commitments, or hold the seed.
func sameCopies(t *testing.T, where string, side engine.Side, a, b []byte) {
	t.Helper()
	x, _, _, _, _ := given(t, a, side)
	y, _, _, _, _ := given(t, b, side)
	if bytes.Equal(x, y) {
		t.Errorf("%s: two games have equal commitments", where)
	}
	if !bytes.Equal(salted.ReplaceAll(x, nil), salted.ReplaceAll(y, nil)) {
		t.Errorf("%s: side %d tells two worlds apart by its copies", where, side)
	}
	secret := engine.Seed{5, 4, 3, 2, 1}
	if bytes.Contains(x, []byte(secret.String())) || bytes.Contains(x, []byte(`{"private"`)) {
		t.Errorf("%s: a copy for a side holds the seed or a private line", where)
	}
}
