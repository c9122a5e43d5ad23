package present_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present/scene"
)

// A strike on a dozen ships has more chances to tell than the panel has lines: they stand side by side, and none lies outside
// it or under what is chosen.
func TestChancesOfManyShipsStayInThePanel(t *testing.T) {
	ships := []string{"ship Japan CV 4 with Kido named Akagi", "Japan NAS 4 at Akagi", "ship Japan CVL 2 with Sweep named Shoho", "ship Japan TR 4 with Convoy", "force Allies Second at D10", "ship US CV 5 with Second named Hornet",
		"US NAS 5 at Hornet", "ship US CV 5 with Second named Wasp", "US NAS 5 at Wasp"}
	for i := range 10 {
		ships = append(ships, fmt.Sprintf("ship Japan CA 2 with Sweep named Cruiser%d", i))
	}
	m := sea(t, ships...)
	seek(t, m)
	press(m, "c")
	for slices.ContainsFunc(m.Regions(), func(r scene.Region) bool { return scene.Means(r.Act, "fly", "strike") }) {
		clickActS(t, m, "fly", "strike")
	}
	aiming := func() bool {
		return slices.ContainsFunc(m.Table().Seen(2).Legal(2, nil), func(c engine.Command) bool { return c.Verb == awaw.VerbAim })
	}
	for range 60 {
		if aiming() {
			break
		}
		m.Send(scene.Tick{MS: 500})
		if !give(t, m, awaw.VerbRoll) && !give(t, m, awaw.VerbPay) {
			give(t, m, awaw.VerbDone)
		}
	}
	if !aiming() {
		t.Fatal("nobody came through the fire")
	}
	p := panelOf(m, "battle")
	if p == nil {
		t.Fatal("the targets are asked for without a panel")
	}
	told := 0
	for _, i := range p.Items {
		if i.Kind != scene.ItemText || !strings.Contains(i.Text, ": sunk") {
			continue
		}
		told++
		if i.Y < p.Rect.Y+206 || i.Y > p.Rect.Y+p.Rect.H-150 || i.X < p.Rect.X || i.X > p.Rect.X+p.Rect.W {
			t.Errorf("%q lies at %.0f, %.0f, on the forces or the foot of a panel at %v", i.Text, i.X, i.Y, p.Rect)
		}
	}
	if told != 11 {
		t.Errorf("%d of eleven ships are told of", told)
	}
}
