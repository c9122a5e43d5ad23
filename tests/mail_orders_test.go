package tests

import (
	"testing"

	"awaw/engine"
	"awaw/engine/play"
)

// Orders that send several interceptors send them all, one behind the other, at every desk alike. In the games of an older program they stop after
// each, as they did. What waits for dice by an order is told by its link alone: every desk knows of itself that it waits (*Stalingrad*).
func TestOrdersSendAllInterceptors(t *testing.T) {
	for _, id := range []string{"stalingrad-1942", "burma-1943", "market-garden-1944"} {
		if testing.Short() && id == "burma-1943" {
			continue
		}
		rules, kit, doc, _ := scene(t, id)
		for _, onward := range []bool{true, false} {
			all := desksBegun(t, system{rules, kit, doc}, "cadet", func(m *play.LinksMark) { m.Onward = onward })
			for _, d := range all {
				d.orders = "intercept=5"
			}
			n := mails(t, all, 200)
			if !all[0].game.Outcome().Over { // with a letter on its way one desk knows more than the other
				t.Errorf("%s, orders go on: %t: not over after %d letters", id, onward, n)
			}
			var runs []int
			for _, d := range all {
				run := 0
				for side := engine.Side(1); side <= 2; side++ {
					by := d.game.Answered(side)
					for at := range by {
						l, _ := d.game.Line(at)
						if _, behind := by[l.Parent]; behind {
							if before, _ := d.game.Line(l.Parent); before.Side == l.Side {
								run++
							}
						}
					}
				}
				runs = append(runs, run)
				if again, err := d.again(); err != nil || d.game.Story() != all[0].game.Story() || again.Verify().Proof() != play.Proved {
					t.Errorf("%s, orders go on: %t, side %d: %v", id, onward, d.game.ByMail().Side, err)
				}
			}
			t.Logf("%s, orders go on: %t: %d letters, over %t, %v times behind their own answers", id, onward, n, all[0].game.Outcome().Over, runs)
			if (runs[0] > 0) != onward || runs[0] != runs[1] {
				t.Errorf("%s, orders go on: %t, and answered %v times behind their own answers", id, onward, runs)
			}
		}
	}
}
