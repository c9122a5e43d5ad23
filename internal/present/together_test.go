package present_test

import (
	"fmt"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/toys/skerries"
	"awaw/internal/present"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// manyFights has four sides seal orders that meet at several places at once; the last to seal opens them.
func manyFights(t *testing.T, m *present.Model, orders ...[]string) {
	t.Helper()
	for range orders {
		lift(m)
		for i, lines := range orders { // whose turn it is to write is on the screen
			give := table.Give{Cmd: engine.Command{Side: engine.Side(i + 1), Verb: skerries.VerbSeal}}
			if has(m, give) {
				writes(t, m, lines...)
				do(t, m, give)
				break
			}
		}
	}
	lift(m)
	for range 60 { // what moves comes to its place
		m.Send(scene.Tick{MS: 100})
	}
}

// Fights opened together each have their panel, one after the other, and then the board lies where it lay.
func TestFightsOpenedTogetherAreShownOneAfterTheOther(t *testing.T) {
	for _, how := range []scene.Key{{Name: "space"}, {Name: "c"}} {
		m := lairds(t, &sealer{}, "person", "person", "person", "person")
		m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
		lift(m)
		m.Send(scene.Tick{MS: 100})
		x, y := m.Scene().Map.CX, m.Scene().Map.CY
		for turn := range 2 {
			if turn == 0 {
				manyFights(t, m, nil, []string{"East: order #5 Brough"}, []string{"South: order #10 Linga"}, []string{"West: order #15 Papa"})
			} else {
				manyFights(t, m, []string{"North: order #3 \"West Sound\""}, nil, []string{"South: order #13 \"East Sound\""}, nil)
			}
			n := len(m.Table().Position().View().Fought) + 1
			if n < 2 {
				t.Fatalf("turn %d: one fight shows nothing", turn)
			}
			for i := range n {
				s := words(m)
				if !strings.Contains(s, fmt.Sprintf("· %d of %d", i+1, n)) {
					t.Fatalf("turn %d: fight %d of %d is not shown: %q", turn, i+1, n, s)
				}
				if last := strings.Contains(s, "Back to the map"); last != (i == n-1) {
					t.Errorf("turn %d, fight %d of %d: the button says %q", turn, i+1, n, s)
				}
				m.Send(how)
			}
			if strings.Contains(words(m), fmt.Sprintf("of %d\n", n)) {
				t.Fatalf("turn %d: a fight is shown after the last", turn)
			}
			if s := m.Scene().Map; s.CX != x || s.CY != y {
				t.Errorf("turn %d: the board lay at %.2f %.2f, and lies at %.2f %.2f", turn, x, y, s.CX, s.CY)
			}
		}
	}
}
