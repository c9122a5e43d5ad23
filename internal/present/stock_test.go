package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present/panels"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// Kamikazes made of units that are not built stand nowhere on the map: the list of forces offers them, and what they cost to
// build, each with its number; the buttons of the prompt do not count them up.
func TestUnitsOfTheForcePoolAreOffered(t *testing.T) {
	m := seaFor(t, []string{"person", "pilot"}, "home Japan islands", "brp Axis 60 60 60", "training carried Japan 2", "pool Japan NAS 25",
		"ship Japan CV 4 with Kido named Akagi", "ship Japan CVL 2 with Sweep named Shoho", "ship Japan TR 4 with Convoy")
	now := func(verb engine.Verb) (out []engine.Command) {
		for _, c := range m.Table().Seen(1).Legal(1, nil) {
			if a := m.Table().ToAct(); c.Verb == verb && len(a) > 0 && a[0] == 1 {
				out = append(out, c)
			}
		}
		return out
	}
	for range 200 {
		if m.Send(scene.Tick{MS: 500}); len(now(awaw.VerbInvoke)) > 0 {
			break
		}
		if done := now(awaw.VerbDone); len(done) > 0 {
			do(t, m, table.Give{Cmd: done[0]})
		}
	}
	if strings.Contains(words(m), "FORCE POOL") {
		t.Error("the force pool is offered before there is anything to do with it")
	}
	do(t, m, table.Give{Cmd: now(awaw.VerbInvoke)[0]})
	list := now(awaw.VerbEnlist)
	most := list[len(list)-1]
	if most.N < 3 {
		t.Fatalf("the test needs a choice of numbers: %v", list)
	}
	do(t, m, panels.ShowStock{})
	if s := words(m); !strings.Contains(s, "FORCE POOL") || !strings.Contains(s, "naval air of the force pool") {
		t.Fatalf("the force pool is not shown: %q", s)
	}
	do(t, m, table.Number{N: int(most.N) - 1})
	do(t, m, table.Give{Cmd: list[len(list)-2]})
	raise := now(awaw.VerbRaise)
	if len(raise) != int(most.N)-1 {
		t.Fatalf("%d are enlisted, and %d may be built", most.N-1, len(raise))
	}
	loose := slices.DeleteFunc(slices.Clone(m.Regions()), func(r scene.Region) bool {
		give, ok := r.Act.(table.Give)
		return !ok || give.Cmd.Verb != awaw.VerbRaise
	})
	if len(loose) != 1 {
		t.Errorf("building kamikazes stands %d times on the screen, wanted once with its number", len(loose))
	}
	do(t, m, table.Give{Cmd: raise[len(raise)-1]})
	if left := now(awaw.VerbRaise); len(left) != 0 {
		t.Errorf("%d are left to build, wanted none", len(left))
	}
}
