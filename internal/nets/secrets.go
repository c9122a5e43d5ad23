package nets

import (
	"fmt"
	"reflect"
	"slices"

	"awaw/engine"
)

// Secrets checks that nothing side may do or be told depends on what it may not know: Legal, views and refusals
// computed on p and on p.Seen(side) are equal, and Seen twice is Seen once.
func Secrets(t T, p engine.Position) {
	t.Helper()
	for _, side := range p.ToAct() {
		seen := p.Seen(side)
		again := seen.Seen(side)
		if !reflect.DeepEqual(seen, again) {
			t.Fatalf("what side %d sees is not the same seen twice", side)
		}
		if !reflect.DeepEqual(seen.View(), again.View()) {
			t.Fatalf("side %d's view changes when seen twice", side)
		}
		legal := p.Legal(side, nil)
		if got := seen.Legal(side, nil); !slices.Equal(legal, got) {
			t.Fatalf("side %d's legal commands depend on secrets: %+v on the whole position, %+v on what it sees", side, legal, got)
		}
		if seen == p {
			continue // nothing is hidden, so refusals cannot differ
		}
		list := strays(side, legal)
		whole := make([]string, len(list))
		for i, m := range list {
			whole[i] = refusal(p, m)
		}
		for i, m := range list {
			if a, b := whole[i], refusal(seen, m); a != b {
				t.Fatalf("the refusal of %+v depends on secrets: %s on the whole position, %s on what side %d sees", m, a, b, side)
			}
		}
	}
}

// refusal writes down a refusal whole; "" for an accepted command.
func refusal(p engine.Position, c engine.Command) string {
	_, _, err := p.Apply(c, engine.NewFast(1))
	if err == nil {
		return ""
	}
	if illegal, ok := err.(*engine.Illegal); ok {
		return fmt.Sprintf("%+v", *illegal)
	}
	return err.Error()
}

// Commute checks, where several sides are to act, that their orders do not depend on the sequence they are given
// in: any command of one and any of another lead to equal positions both ways round, unless they complete the
// orders of all.
func Commute(t T, p engine.Position) {
	t.Helper()
	acting := p.ToAct()
	for i, a := range acting {
		for _, b := range acting[i+1:] {
			others := spread(p.Legal(b, nil))
			for _, ca := range spread(p.Legal(a, nil)) {
				for _, cb := range others {
					ab, okAB := both(p, ca, cb)
					ba, okBA := both(p, cb, ca)
					if okAB != okBA {
						t.Fatalf("%+v and %+v are accepted only one way round", ca, cb)
					}
					if okAB && ab.Digest() != ba.Digest() {
						t.Fatalf("%+v and %+v lead to different positions the two ways round", ca, cb)
					}
				}
			}
		}
	}
}

// mostSpread is how many commands of a side are tried against those of another.
const mostSpread = 24

// spread gives the commands of a list, of a long one some from its beginning to its end.
func spread(list []engine.Command) []engine.Command {
	if len(list) <= mostSpread {
		return list
	}
	out := make([]engine.Command, mostSpread)
	for i := range out {
		out[i] = list[i*(len(list)-1)/(mostSpread-1)]
	}
	return out
}

func both(p engine.Position, first, second engine.Command) (engine.Position, bool) {
	q, _, err := p.Apply(first, engine.NewFast(1))
	if err != nil {
		return nil, false
	}
	r, _, err := q.Apply(second, engine.NewFast(1))
	return r, err == nil
}
