package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// While a strike chooses its targets the chances are those of as many squadrons as the stepper stands at.
func TestChancesFollowTheStepper(t *testing.T) {
	m := sea(t, "ship Japan CV 4 with Sweep named Akagi", "ship Japan CV 4 with Sweep named Kaga", "ship Japan TR 4 with Convoy", "ship Japan DD 2 with Kido",
		"force Allies Second at D10", "ship US CV 5 with Second named Hornet", "US NAS 5 at Hornet", "ship US DD 2 with Second")
	seek(t, m)
	press(m, "c")
	flies := slices.IndexFunc(m.Regions(), func(r scene.Region) bool { return scene.Means(r.Act, "fly", "strike") })
	do(t, m, m.Regions()[max(0, flies)].Act)
	give(t, m, awaw.VerbDone)
	most := int16(0)
	for range 200 {
		m.Send(scene.Tick{MS: 500})
		read(m)
		if a := m.Table().ToAct(); len(a) == 0 || a[0] != 2 {
			continue
		}
		for _, c := range m.Table().Seen(2).Legal(2, nil) {
			if c.Verb == awaw.VerbAim {
				most = max(most, c.N)
			}
		}
		if most > 0 {
			break
		}
		if !give(t, m, awaw.VerbRoll) && !give(t, m, awaw.VerbPay) {
			give(t, m, awaw.VerbDone)
		}
	}
	if most < 2 {
		t.Fatalf("the strike has %d squadrons to share out", most)
	}
	all := " on Akagi: sunk"
	if s := words(m); !strings.Contains(s, string(rune('0'+most))+all) {
		t.Fatalf("with no number chosen the chances are not those of all %d: %q", most, s)
	}
	do(t, m, table.Number{N: int(most) - 1})
	s := words(m)
	if strings.Contains(s, string(rune('0'+most))+all) || !strings.Contains(s, string(rune('0'+most-1))+all) {
		t.Errorf("with one less chosen the panel says %q", s)
	}
	if !slices.ContainsFunc(m.Regions(), func(r scene.Region) bool {
		give, ok := r.Act.(table.Give)
		return ok && give.Cmd.N == most-1 && give.Cmd.A != engine.NoRef
	}) {
		t.Error("the cards do not take the number chosen")
	}
}

// The list of forces tells how many squadrons are inverted, where some are.
func TestSquadronsInvertedAreTold(t *testing.T) {
	m := sea(t, "US NAS 2 at E20 inverted", "ship Japan DD 2 with Kido", "ship Japan DD 2 with Sweep", "ship Japan TR 4 with Convoy")
	if s := words(m); !strings.Contains(s, "5 squadrons (2 turned over)") || !strings.Contains(s, "AIR\n3 ready\nSHIPS") {
		t.Errorf("the forces are summed up as %q", s)
	}
}
