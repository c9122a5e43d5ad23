package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/engine/wings"
	"awaw/internal/present"
	"awaw/internal/present/quill"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// kiel lays the verdicts of a turn on the table: England takes Kiel, whose wing turned back and was raided.
func kiel(t *testing.T) *present.Model {
	t.Helper()
	seats := slices.Repeat([]string{"person"}, 7)
	p := europePlay(t, "wings-kiel-1904", nil, seats...)
	rules, ok := p.Game.Rules().(interface {
		ReadOrders(engine.Position, string) ([]engine.Command, error)
	})
	if !ok {
		t.Fatalf("the rules are %T", p.Game.Rules())
	}
	for _, line := range []string{"England: A den - kie", "England: F hel supports A den - kie", "England: W bel raids kie", "England: W bel via hol",
		"England: W yor escorts W bel", "England: W yor cover bel", "England: W yor cover hol", "Germany: W kie patrols hol"} {
		list, err := rules.ReadOrders(p.Game.Position(), line)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range list {
			if _, err := p.Game.Do(c); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
	}
	all := p.Game.ToAct()
	for _, s := range all[1:] {
		if _, err := p.Game.Do(engine.Command{Side: s, Verb: wings.VerbSeal}); err != nil {
			t.Fatal(err)
		}
	}
	m, _ := newModel(t)
	m.Put(p)
	lift(m)
	do(t, m, table.Give{Cmd: engine.Command{Side: all[0], Verb: wings.VerbSeal}})
	m.Send(scene.Tick{MS: 1000})
	press(m, "space")
	return m
}

// The causes of a verdict are walked one by one, in the order in which they came about: each is told and stands out on the map, and after
// the last the whole proof is there again.
func TestCausesAreWalked(t *testing.T) {
	m := kiel(t)
	var told []string
	for range 4 {
		press(m, "n")
		hot := 0
		for _, o := range m.Scene().Map.Orders {
			if o.Hot {
				hot++
			}
		}
		told = append(told, words(m))
		if hot > 1 {
			t.Errorf("%d orders stand out", hot)
		}
	}
	for i, want := range []string{"Cause 1 of 4", "Cause 2 of 4", "Cause 3 of 4", "Cause 4 of 4"} {
		if !strings.Contains(told[i], want) {
			t.Errorf("after %d steps %q is not told: %s", i+1, want, told[i])
		}
	}
	press(m, "n")
	if s := words(m); strings.Contains(s, "Cause ") || !strings.Contains(s, "Kiel falls") {
		t.Errorf("after the last cause: %s", s)
	}
	clickAct(t, m, "verdict.cause")
	if s := words(m); !strings.Contains(s, "Cause 1 of 4") || !strings.Contains(s, "turns back to defend") {
		t.Errorf("the button does not walk them: %s", s)
	}
}

// What lies on the map of verdicts can be taken off and laid on: signs, causes, and the patrol of a wing that has turned back.
func TestPartsOfVerdicts(t *testing.T) {
	m := kiel(t)
	count := func() (signs, numbers, patrols int) {
		ms := m.Scene().Map
		for _, o := range ms.Orders {
			if o.Fate != "" {
				signs++
			}
			if o.Number != "" {
				numbers++
			}
			if o.Kind == ordered.Patrol.String() {
				patrols++
			}
		}
		for _, f := range ms.Fates {
			if f.Fate != "" {
				signs++
			}
			if f.Number != "" {
				numbers++
			}
		}
		return signs, numbers, patrols
	}
	if s, n, p := count(); s == 0 || n != 4 || p != 0 {
		t.Fatalf("%d signs, %d numbers, %d patrols", s, n, p)
	}
	do(t, m, quill.Show{Part: quill.PartWritten})
	if _, n, p := count(); n != 4 || p != 1 {
		t.Errorf("as written there are %d numbers and %d patrols", n, p)
	}
	do(t, m, quill.Show{Part: quill.PartResults})
	do(t, m, quill.Show{Part: quill.PartCauses})
	if s, n, _ := count(); s != 0 || n != 0 || len(m.Scene().Map.Lamps) != 0 {
		t.Errorf("taken off, %d signs and %d numbers are left", s, n)
	}
}

// In a window with little room the cause that is walked to is among the lines that are laid, though not all are.
func TestTheCauseWalkedToIsRead(t *testing.T) {
	m := kiel(t)
	m.Send(scene.Resize{W: 1024, H: 500, Scale: 1})
	laid := func() (out []string) {
		for _, p := range m.Scene().Panels {
			for _, i := range p.Items {
				if strings.HasPrefix(i.Text, "cause.") {
					out = append(out, i.Text)
				}
			}
		}
		return out
	}
	if n := len(laid()); n >= 4 {
		t.Fatalf("%d causes have room: the window is too large for this test", n)
	}
	for _, want := range []string{"cause.1", "cause.2", "cause.3", "cause.4"} {
		press(m, "n")
		if got := laid(); !slices.Contains(got, want) {
			t.Errorf("walked to %s, %v are laid", want, got)
		}
	}
}
