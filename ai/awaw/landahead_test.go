package awaw

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// Before a drop that may come fighters go to the place that could be taken, though they could not fly elsewhere from there; where nobody can drop they
// stay where they are.
func TestAirComesUpBeforeADrop(t *testing.T) {
	staged := func(p engine.Position) (n int) {
		t.Helper()
		a := Mind(p).(*air)
		q := p.Seen(1).(*awaw.Position)
		for _, c := range a.Moves(q, 1, plain, nil) {
			u := a.sight.Unit(c.A)
			if c.Verb != awaw.VerbStage || u == nil {
				continue
			}
			n += u.Thirds
		}
		return n
	}
	if n := staged(changed(t, "crete-1941")); n < 12 {
		t.Errorf("%d thirds come up before the drop", n)
	}
	const left, right = "type = \"airborne\"\nat = \"DD27\"", "type = \"airborne\"\nat = \"CC28\""
	if n := staged(changed(t, "crete-1941", left, "type = \"infantry\"\nat = \"DD27\"", right, "type = \"infantry\"\nat = \"CC28\"")); n > 0 {
		t.Errorf("%d thirds come up where nobody can drop", n)
	}
}

// Who may drop is counted by the transports that stand with them and reach the place: one unit to a factor.
func TestDroppersAreThoseWithTransports(t *testing.T) {
	p := changed(t, "crete-1941", "at = \"CC28\"\ncounters = [1, 1, 1, 1]", "at = \"CC28\"\ncounters = [1]")
	a := Mind(p).(*air)
	a.look(p.Seen(1).(*awaw.Position), 1)
	a.survey()
	for _, x := range a.dreads() {
		if x.drops != 6 {
			t.Errorf("%d factors may drop on %d; three of the four units have a transport", x.drops, x.hex)
		}
		if none, four := a.bare(&x, 0), a.bare(&x, 12); four >= none {
			t.Errorf("with four factors there the drop promises %.1f, with none %.1f", four, none)
		}
	}
	if n := len(a.dreads()); n != 2 {
		t.Errorf("%d places are feared for", n)
	}
}

// Before an own drop strikes on airfields leave a third of the air for the battle, whatever they promise; ways beside that are all that pays and a third
// of it.
func TestAirIsKeptForTheDrop(t *testing.T) {
	p := changed(t, "crete-1941", "at = \"Alexandria\"\ncounters = [1, 1]", "at = \"Iraklion\"\ncounters = [1, 1]", "at = \"Cairo\"\ncounters = [1]", "at = \"Iraklion\"\ncounters = [1]")
	a := Mind(p).(*air)
	asked := func(p *awaw.Position) bool {
		return len(p.ToAct()) > 0 && p.ToAct()[0] == 2 && len(flown(p.Legal(2, nil))) > 0
	}
	list := game(t, p, "pilot", 1, asked)
	last := list[len(list)-1]
	next, _, err := last.p.Apply(last.c, nil)
	if err != nil {
		t.Fatal(err)
	}
	p = next.Seen(2)
	thirds := func(moves []engine.Command) (n int) {
		for _, c := range flown(moves) {
			n += a.sight.Unit(c.A).Thirds
		}
		return n
	}
	struck := thirds(a.Moves(p, 2, plain, nil))
	if all := a.flyers(); struck == 0 || struck > all-all/dropKeeps {
		t.Errorf("%d of %d thirds strike before a drop", struck, all)
	}
	others := a.Others(p, 2)
	if len(others) != 2 || thirds(others[0]) <= struck || thirds(others[1]) >= struck {
		t.Errorf("beside %d thirds strikes of %v are tried", struck, others)
	}
}

// flown are the strikes on airfields among commands.
func flown(moves []engine.Command) (out []engine.Command) {
	for _, c := range moves {
		if c.Verb == awaw.VerbFly {
			out = append(out, c)
		}
	}
	return out
}

// Where the enemy may drop, Commander tries to bring all that can come to each place that is feared for; where nobody may drop nothing is added.
func TestPlacesToBringAirToAreTried(t *testing.T) {
	p := changed(t, "crete-1941")
	if n := len(Mind(p).(*air).Others(p.Seen(1), 1)); n != 3 {
		t.Errorf("%d ways to bring up air: one to each of two places, and one that shares it out", n)
	}
	p = changed(t, "stalingrad-1942")
	if n := len(Mind(p).(*air).Others(p.Seen(p.ToAct()[0]), p.ToAct()[0])); n != 0 {
		t.Errorf("%d ways at Stalingrad", n)
	}
}

// One way beside the plain one shares the air that comes up out over all places in danger, by turns, so that none is left bare; others bring all of it to one.
func TestAirIsSharedOutOverThePlacesInDanger(t *testing.T) {
	p := changed(t, "crete-1941")
	a := Mind(p).(*air)
	shared := false
	for _, way := range a.Others(p.Seen(1), 1) {
		a.survey()
		covers := map[int]int{}
		moved := map[engine.Ref]bool{}
		for _, c := range way {
			if moved[c.A] {
				t.Errorf("%v comes up twice", c.A)
			}
			moved[c.A] = true
			for _, x := range a.dreads() {
				if a.coversFrom(a.sight.Unit(c.A), c.B.Index(), x.hex) {
					covers[x.hex]++
				}
			}
		}
		least := len(way)
		for _, x := range a.dreads() {
			least = min(least, covers[x.hex])
		}
		shared = shared || least >= 2
	}
	if !shared {
		t.Error("no way covers both places")
	}
}
