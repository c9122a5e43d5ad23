// Hidden task forces: two worlds that differ only in what a side may not know look alike to it, and no event names what is
// hidden (17.3123, 17.3126).

package awaw_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// TestHiddenForcesStayHidden plays by chance; after every command it exchanges hidden ships between task forces, damages and turns
// them, and moves their air about, and compares all that the other side can ask. Then the same command is given in both worlds:
// where it shows nobody, it must look the same from the other side.
func TestHiddenForcesStayHidden(t *testing.T) {
	for _, name := range []string{"at sea", "with kamikazes"} {
		t.Run(name, func(t *testing.T) {
			scene, board := roughScene(t, name, rough[name])
			staysHidden(t, engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: name, Data: scene.Doc}, 4, 700, 400)
		})
	}
	for _, name := range []string{"pearl-harbor-1941", "coral-sea-1942", "midway-1942", "guadalcanal-1942", "malta-1942", "okinawa-1945"} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && name != "midway-1942" {
				t.Skip("one of six is enough for a short run")
			}
			kit, doc := published(t, name)
			staysHidden(t, kit, doc, 1, 300, 20)
		})
	}
}

func staysHidden(t *testing.T, kit engine.Kit, doc engine.Doc, games, length, least int) {
	start, err := awaw.Rules{}.Setup(kit, doc)
	if err != nil {
		t.Fatal(err)
	}
	first, twins, pairs := seed(t), 0, 0
	for game := first; game < first+uint64(games); game++ {
		dice := engine.NewFast(game)
		for x := range byChance(t, start, dice, length) {
			p, c := x.p, x.c
			for side := engine.Side(1); side <= 2; side++ {
				if q := p.Twin(side, dice); q != nil {
					twins++
					sameTo(t, side, p, q)
					if slices.Contains(q.Legal(c.Side, nil), c) && sameAfter(t, side, p, q, c, game) {
						pairs++
					}
				}
			}
			for side := engine.Side(1); side <= 2; side++ {
				silent(t, side, p, x.next, x.events)
			}
			if t.Failed() {
				t.Fatalf("seed %d, command %d, %s", game, x.n, awaw.Rules{}.FormatCommand(p, c))
			}
		}
	}
	if twins < least || pairs < least/2 {
		t.Errorf("seed %d: only %d positions hid anything that could be changed, %d commands were given in both worlds", first, twins, pairs)
	}
}

// sameAfter gives one command in two worlds that a side cannot tell apart, with the same dice, and compares what it is shown; false
// where the outcome rightly differs: what is hidden has been shown, has left its marker or the ship that carries it, or has told by its speed or its search.
func sameAfter(t *testing.T, side engine.Side, p, q *awaw.Position, c engine.Command, game uint64) bool {
	t.Helper()
	if c.Verb == awaw.VerbForm || c.Verb == awaw.VerbAshore || p.HidesRef(side, c.A) && c.A.Index() < awaw.FirstShip || c.Verb == awaw.VerbRoll && p.Searching() {
		return false
	}
	var after [2]*awaw.Position
	var told [2][]engine.Event
	for k, x := range []*awaw.Position{p, q} {
		next, events, err := x.Apply(c, engine.NewKeyed(engine.OpenSeed(game)))
		if err != nil {
			return false // dice of other sides than these
		}
		if slices.ContainsFunc(events, func(e engine.Event) bool { return e.Kind == engine.EventReveal || e.Text.Key == "awaw.disembarked" }) {
			return false
		}
		after[k], told[k] = next.(*awaw.Position), engine.Redact(events, side)
	}
	if !reflect.DeepEqual(told[0], told[1]) {
		t.Errorf("side %d is told of two worlds differently: %v and %v", side, told[0], told[1])
	}
	sameTo(t, side, after[0], after[1])
	return true
}

// published reads a scenario of the program.
func published(t *testing.T, id string) (engine.Kit, engine.Doc) {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	_, kit, err := systems.Open(doc, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return kit, doc
}

func sameTo(t *testing.T, side engine.Side, p, q *awaw.Position) {
	t.Helper()
	a, b := p.Seen(side).(*awaw.Position), q.Seen(side).(*awaw.Position)
	if a.Digest() != b.Digest() {
		t.Errorf("side %d tells two worlds apart: %s", side, apart(a, b))
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

// apart is the first part of what two positions are saved as in which they differ.
func apart(a, b *awaw.Position) string {
	x, _ := a.Encode()
	y, _ := b.Encode()
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			from := max(0, i-80)
			return fmt.Sprintf("%s and %s", x[from:min(i+40, len(x))], y[from:min(i+40, len(y))])
		}
	}
	return fmt.Sprintf("%d and %d bytes", len(x), len(y))
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

// TestUnknownMarkersHaveNoNames asks what each side calls the markers of the other: the name of one nobody has found would tell
// what sails under it, and its owner keeps the name.
func TestUnknownMarkersHaveNoNames(t *testing.T) {
	kit, doc := published(t, "coral-sea-1942")
	start, err := awaw.Rules{}.Setup(kit, doc)
	if err != nil {
		t.Fatal(err)
	}
	p := start.(*awaw.Position)
	striking := engine.CounterRef(awaw.FirstForce)
	if got := p.Seen(1).(engine.Namer).NameOf(striking); got != "Striking Force" {
		t.Errorf("its owner calls it %q", got)
	}
	enemy := p.Seen(2)
	if got := enemy.(engine.Namer).NameOf(striking); got != "Japan TF 1" {
		t.Errorf("the enemy calls it %q", got)
	}
	text, ok := enemy.(engine.Wordy).TextOf(striking)
	if want := engine.Say("awaw.named.unit", engine.Text{Key: "awaw.of.JA"}, engine.Text{Key: "awaw.arm.TF"}, 1); !ok || !text.Equal(want) {
		t.Errorf("the enemy calls it %v", text)
	}
	for f := 4; f < 7; f++ { // the markers of the Allies, with all that they know of them
		if got := enemy.(engine.Namer).NameOf(engine.CounterRef(awaw.FirstForce + f)); !strings.HasPrefix(got, "Task Force ") {
			t.Errorf("the Allies call their own %q", got)
		}
	}
}

// TestHiddenPatrolsStrikeNoPortInMovement: a step is not passed over while patrol that nobody knows of could attack something from
// the air, and ships in port are such a thing in the combat phase alone (17.3123, 18.512B).
func TestHiddenPatrolsStrikeNoPortInMovement(t *testing.T) {
	p, m := stand(t, "map sea-test", "control C4 E3 Axis", "control C18 E20 B17 D15 E12 B6 D9 Allies", "turns 1", "force Axis Kido at C4", "ship Japan DD 2 with Kido", "US AAF 2 at B6")
	port, times := m.Find("C4"), []int{}
	for n := 0; len(p.ToAct()) > 0 && n < 100; n++ {
		if p.ToAct()[0] == 2 && p.View().Prompt.Ask.Key == "awaw.ask.announce" {
			n := 0
			for _, b := range p.(*awaw.Position).Strafed() {
				if int(b) == port {
					n++
				}
			}
			times = append(times, n)
		}
		p = order(t, p, nil, "done")
	}
	if want := []int{1}; !slices.Equal(times, want) { // as a base, and not for the ships in it once more
		t.Errorf("the port is named %v times, want %v", times, want)
	}
}
