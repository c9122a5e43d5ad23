package present_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// Whoever names who falls reads in each row how likely the battle is held then and what both sides lose in it: the figures the position itself tells, which
// stay the same when that unit has fallen and the rest is still to be named.
func TestRowsOfWhoFallsTellWhatIsLost(t *testing.T) {
	rows, differ, kept := 0, 0, 0
	for seed := range uint64(12) {
		m := three(t, seed, []string{"person", "person"}, attacks...)
		for range 80 {
			x := battles(t, m)
			if x == nil || x.Over {
				break
			}
			if len(falls(x)) > 1 && len(m.Table().ToAct()) > 0 && m.Top().Sight.Viewer == m.Table().ToAct()[0] {
				r, d, k := rowsOfLosses(t, m, x)
				rows, differ, kept = rows+r, differ+d, kept+k
			}
			goOn(t, m, x)
			ready(m)
			if strings.Contains(m.Words(), "The dice stand.") {
				press(m, "space")
				m.Send(scene.Tick{MS: 1000})
			}
		}
	}
	if rows < 10 || differ == 0 || kept == 0 {
		t.Errorf("%d rows read, in %d questions they differ, %d followed", rows, differ, kept)
	}
}

// falls are the offers of who falls.
func falls(x *lanes.Table) (out []lanes.Offer) {
	for _, o := range x.Offers {
		if o.Deed == lanes.Falls {
			out = append(out, o)
		}
	}
	return out
}

// rowsOfLosses reads the rows of one question.
func rowsOfLosses(t *testing.T, m *present.Model, x *lanes.Table) (rows, differ, kept int) {
	t.Helper()
	p := m.Table().Position().(lanes.Shower)
	want := map[string]int{}
	for _, o := range falls(x) {
		e, ok := p.Ending(x.Now, o.Command)
		if !ok {
			continue
		}
		line := fmt.Sprintf("held %s · Axis −%.1f, Allies −%.1f", percent(e.Held), round(e.Lost[0]), round(e.Lost[1]))
		if e.Lost == [2]float64{} {
			line = "then no die falls"
		}
		want[line]++
		rows++
		q, _, err := p.Apply(o.Command, engine.NewTyped())
		if err != nil { // with this one all are named, and dice are asked for
			continue
		}
		next, is := q.(lanes.Shower)
		if y := next.Lanes(); !is || y == nil || y.Now != x.Now || len(falls(y)) == 0 {
			continue
		}
		kept++
		if then, ok := next.Ending(x.Now, engine.Command{}); !ok || math.Abs(then.Held-e.Held) > 1e-9 || math.Abs(then.Lost[0]-e.Lost[0]) > 1e-9 || math.Abs(then.Lost[1]-e.Lost[1]) > 1e-9 {
			t.Errorf("%v: told %+v, and when it has fallen %+v", o.Command, e, then)
		}
	}
	words := m.Words()
	for line, n := range want {
		if got := strings.Count(words, line); got < n {
			t.Errorf("%d rows of %d tell %q: %s", got, n, line, words)
		}
	}
	if len(want) > 1 {
		differ = 1
	}
	return rows, differ, kept
}

// round is a number to one decimal, halves away from nought.
func round(x float64) float64 { return math.Round(10*x) / 10 }

// percent is a chance as rows tell it.
func percent(p float64) string {
	switch n := int(math.Round(100 * p)); {
	case n == 0 && p > 1e-12:
		return "under 1 %"
	case n == 100 && p < 1-1e-12:
		return "over 99 %"
	default:
		return fmt.Sprintf("%d %%", n)
	}
}

// A unit that does not fall, clicked while losses are named, is answered with the clause, why, and what may fall instead.
func TestWhoDoesNotFallIsToldWhy(t *testing.T) {
	for seed := range uint64(20) {
		m := three(t, seed, []string{"person", "person"}, attacks...)
		for range 80 {
			x := battles(t, m)
			if x == nil || x.Over {
				break
			}
			if len(falls(x)) > 0 && m.Top().Sight.Viewer == m.Table().ToAct()[0] {
				refusedCards(t, m, x)
				return
			}
			goOn(t, m, x)
			ready(m)
			if strings.Contains(m.Words(), "The dice stand.") {
				press(m, "space")
				m.Send(scene.Tick{MS: 1000})
			}
		}
	}
	t.Fatal("nobody names losses")
}

// refusedCards clicks cards of the other side, and of another battle.
func refusedCards(t *testing.T, m *present.Model, x *lanes.Table) {
	t.Helper()
	p := m.Table().Position().(lanes.Shower)
	mine := 0
	if m.Table().ToAct()[0] == x.Sides[1] {
		mine = 1
	}
	other := (x.Now + 1) % len(x.Lanes)
	for _, c := range []struct {
		lane, side int
		says       string
	}{{x.Now, 1 - mine, "It is the other side's"}, {other, mine, "It is in another battle"}} {
		cells := x.Lanes[c.lane].Cells
		if len(cells) < x.Round || len(cells[x.Round-1].Cards[c.side]) == 0 {
			t.Fatalf("nobody of side %d in lane %d", c.side, c.lane)
		}
		want := table.Give{Cmd: p.Falling(c.lane, cells[x.Round-1].Cards[c.side][0])}
		at := m.Table().Len()
		hit := false
		for _, h := range m.Regions() {
			if !hit && h.Act == scene.Act(want) {
				click(m, h.Rect.X+h.Rect.W/2, h.Rect.Y+h.Rect.H/2)
				hit = true
			}
		}
		if w := m.Words(); !hit || m.Table().Len() != at || !strings.Contains(w, c.says) || !strings.Contains(w, "as.fighter.2") || !strings.Contains(w, "Nearest legal") {
			t.Errorf("clicked %t: %s", hit, w)
		}
		press(m, "esc")
		m.Send(scene.Tick{MS: 1000})
	}
}
