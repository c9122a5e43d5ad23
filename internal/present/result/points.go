package result

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the points a fight has brought, and what they were won by.

// lowColumn is how high luck and points must be for letters of full size.
const lowColumn = 76.0

// brought is what a fight brought a side and the others, and what of it was for land.
func brought(f *table.Fought, eye engine.Side) (rose, land [2]int) {
	for k, side := range f.Sides {
		if side == eye {
			rose[0], land[0] = f.Rose[k], f.Land[k]
		} else {
			rose[1], land[1] = f.Rose[k], f.Land[k]
		}
	}
	return rose, land
}

// leadWord says who leads, by how much.
func (m *Result) leadWord(lead int) string {
	switch {
	case lead > 0:
		return m.Say("done.lead.ahead", lead)
	case lead < 0:
		return m.Say("done.lead.behind", -lead)
	}
	return m.Say("done.lead.level")
}

// layPoints says who leads, what this has brought to whom, and how far it is to the goal.
func (m *Result) layPoints(d scene.Pen, f *table.Fought, s size, r scene.Rect) {
	eye := m.eye(f)
	st, ok := m.StandingOf(eye)
	if !ok {
		return
	}
	d.Label(r.X, r.Y+10, m.Say("done.points"))
	rose, land := brought(f, eye)
	word := m.leadWord(st.Lead())
	y := r.Y + 40
	row := 26.0
	switch { // so that what either side won stands above the foot
	case s.small && land[0] != land[1]:
		y, row = y-4, 16
	case s.small:
		row = 20
	}
	large := 20.0
	if r.H < lowColumn {
		y, row, large = r.Y+29, 12, 16
	}
	for large > 13 && d.Wide(scene.SerifSemi, large, word) > r.W {
		large--
	}
	d.Text(r.X, y, scene.SerifSemi, large, "text.on_dark", d.Fit(scene.SerifSemi, large, r.W, word))
	y += row + 4
	if rose == [2]int{} {
		face, small, word := d.Slim(13, 11, r.W, m.Say("done.points.none"))
		d.Text(r.X, y, face, small, "text.on_dark_second", word)
		y += row
	}
	line := func(word string, n int) {
		if y > r.Y+r.H { // the top bar counts it as well
			return
		}
		face, small, word := d.Slim(14, 11, r.W-34, word)
		d.Text(r.X, y, face, small, "text.on_dark", word)
		d.Right(r.X+r.W, y, scene.CondBold, 16, "text.on_dark", scene.Signed(n))
		y += row
	}
	for k := range rose {
		if n := rose[k] - land[k]; n != 0 {
			line(m.wonFor(f, k == 0, n), n*(1-2*k))
		}
	}
	if n := land[0] - land[1]; n != 0 {
		line(m.Say("done.points.land", name(m.SpaceName(f.Where))), n)
	}
	under := 80.0 // what the goal takes
	if s.small {
		under = 0
	}
	if x, ok := m.toCome(f, f.Sides[0]); ok && y+under < r.Y+r.H {
		more, held := m.Say("done.points.tocome", x.Points), "done.points.held"
		if x.Side != eye {
			more, held = m.Say("done.points.theirs", x.Points), "done.points.held.theirs"
		}
		mw := d.Wide(scene.CondBold, 14, more) + 10
		d.Text(r.X, y, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.W-mw, m.Say(held, name(m.SpaceName(x.At)))))
		d.Right(r.X+r.W, y, scene.CondBold, 14, "text.on_dark", more)
		y += row
	}
	if len(st.Steps) == 0 || y+54 > r.Y+r.H {
		return
	}
	m.charts.LayScoreTrack(d, st, st.Lead()-rose[0]+rose[1], r.X, y, r.W, 12)
	m.charts.LayScoreMarks(d, st, r.X, y+28, r.W)
	goal := scene.Sentence(m.GoalWord(st))
	if st.Reachable && st.Goal > 0 && eye == m.Sight.Viewer {
		goal = m.Say("recap.goal", st.Goal)
	}
	d.Text(r.X, y+50, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.W, goal))
}

// wonFor says what the points of this side, or of the other, were won by: what was shot down where that alone accounts for them.
func (m *Result) wonFor(f *table.Fought, own bool, points int) string {
	lost := m.shotFor(f, own, points)
	bombs, each := m.bombedFor(f, points)
	switch {
	case bombs > 0 && (f.Sides[0] == m.eye(f)) == own:
		return scene.Capital(m.Say("done.points.bombed", table.Count(bombs), each))
	case lost > 0 && own:
		return scene.Capital(m.Say("done.points.shot", m.amount(lost, 1)))
	case lost > 0:
		return scene.Capital(m.Say("done.points.yours", table.Count(lost)))
	case own && points < 0:
		return m.Say("done.points.own.lost")
	case points > 0 && m.byLosses(f, own):
		return m.Say("done.points.losses." + map[bool]string{true: "theirs", false: "yours"}[own])
	case own:
		return m.Say("done.points.own")
	case points < 0:
		return m.Say("done.points.foe.lost")
	}
	return m.Say("done.points.foe")
}

// byLosses tells whether the points of this side, or of the other, can only be for what was lost: something was, and nothing else fell due.
func (m *Result) byLosses(f *table.Fought, own bool) bool {
	k := 0 // the winner
	if (f.Forces[0].Side == m.eye(f)) != own {
		k = 1
	}
	if f.Forces[1-k].Lost+f.Forces[1-k].Drowned() == 0 {
		return false
	}
	for i := f.From; i <= f.At; i++ {
		for _, e := range m.Sight.Points[i].Events {
			if won := e.Facts().Won; won != nil && won.Side == f.Forces[k].Side {
				return false
			}
		}
	}
	return true
}

// shotFor counts the factors shot down in the air for which a side won just these points; 0 where anything else brought some.
func (m *Result) shotFor(f *table.Fought, own bool, points int) int {
	if f.Parts > 1 || f.What.OnGround() || f.What.AtShips() || f.What == engine.FightSea || f.What == engine.FightSearch || f.What == engine.FightBombing {
		return 0
	}
	winner, lost := engine.NoSide, 0
	for k := range f.Forces {
		if (f.Forces[k].Side == m.eye(f)) == own {
			winner = f.Forces[k].Side
		} else {
			lost = f.Forces[k].Lost
		}
	}
	if !slices.ContainsFunc(m.Sight.View.Stakes, func(x engine.Stake) bool {
		return x.Side == winner && x.When == engine.StakeDeed && x.At == engine.NoRef && x.Points*lost == points
	}) {
		return 0
	}
	return lost
}

// toCome is what the place would still bring the side at the end of a turn, where nobody of the other is left there.
func (m *Result) toCome(f *table.Fought, side engine.Side) (engine.Stake, bool) {
	if f.How != engine.EndCleared && f.How != engine.EndLeft || f.Sides[0] != side {
		return engine.Stake{}, false
	}
	i := slices.IndexFunc(m.Sight.View.Stakes, func(x engine.Stake) bool { return x.Side == side && x.When == engine.StakeTurn && x.At == f.Where })
	if i < 0 {
		return engine.Stake{}, false
	}
	return m.Sight.View.Stakes[i], true
}
