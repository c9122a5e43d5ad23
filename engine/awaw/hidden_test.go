// Hidden task forces: two worlds that differ only in what a side may not know look alike to it, and no event names what is
// hidden (17.3123, 17.3126).

package awaw_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/tables"
)

// TestHiddenForcesStayHidden plays by chance; after every command it exchanges hidden ships between task forces, damages and turns
// them, and moves their air about, and compares all that the other side can ask.
func TestHiddenForcesStayHidden(t *testing.T) {
	for _, name := range []string{"at sea", "with kamikazes"} {
		t.Run(name, func(t *testing.T) { staysHidden(t, name) })
	}
}

func staysHidden(t *testing.T, name string) {
	scene, board := roughScene(t, name, rough[name])
	start, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: name, Data: scene.TOML})
	if err != nil {
		t.Fatal(err)
	}
	first, twins := seed(t), 0
	for game := first; game < first+4; game++ {
		dice := engine.NewFast(game)
		p := start.(*awaw.Position)
		for n := 0; len(p.ToAct()) > 0 && n < 700; n++ {
			for side := engine.Side(1); side <= 2; side++ {
				if q := p.Twin(side, dice); q != nil {
					twins++
					sameTo(t, side, p, q)
				}
			}
			legal := p.Legal(p.ToAct()[0], nil)
			c := legal[dice.Intn(len(legal))]
			next, events, err := p.Apply(c, dice)
			if err != nil {
				t.Fatal(err)
			}
			q := next.(*awaw.Position)
			for side := engine.Side(1); side <= 2; side++ {
				silent(t, side, p, q, events)
			}
			if t.Failed() {
				t.Fatalf("seed %d, command %d, %s", game, n, awaw.Rules{}.FormatCommand(p, c))
			}
			p = q
		}
	}
	if twins < 400 {
		t.Errorf("seed %d: only %d positions hid anything that could be changed", first, twins)
	}
}

func sameTo(t *testing.T, side engine.Side, p, q *awaw.Position) {
	t.Helper()
	a, b := p.Seen(side).(*awaw.Position), q.Seen(side).(*awaw.Position)
	if a.Digest() != b.Digest() {
		t.Errorf("side %d tells two worlds apart", side)
		return
	}
	if !reflect.DeepEqual(a.View(), b.View()) {
		t.Errorf("side %d sees two worlds differently", side)
	}
	if len(p.ToAct()) > 0 && p.ToAct()[0] == side {
		if !slices.Equal(p.Legal(side, nil), q.Legal(side, nil)) {
			t.Errorf("what side %d may do depends on what it cannot see", side)
		}
		if !slices.Equal(p.Legal(side, nil), a.Legal(side, nil)) {
			t.Errorf("what side %d may do is not what it sees", side)
		}
	}
}

// silent checks that events side may know name nothing hidden from it, before and after.
func silent(t *testing.T, side engine.Side, before, after *awaw.Position, events []engine.Event) {
	t.Helper()
	for _, e := range engine.Redact(events, side) {
		refs := slices.Clone(e.Refs)
		for _, a := range e.Text.Args {
			refs = append(refs, a.Ref)
		}
		for _, m := range e.Moves {
			refs = append(refs, m.Counter)
		}
		for _, r := range refs {
			if before.HidesRef(side, r) && after.HidesRef(side, r) {
				t.Errorf("side %d is told %s with %s, which is hidden from it", side, e.Text.Key, fmt.Sprint(r))
			}
		}
	}
}
