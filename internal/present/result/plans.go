package result

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays plans for what a search has found side by side: who would strike, and what would come of it. A plan that is clicked opens
// the card of the target with its wings ticked; they are sent from there.

// planned lists the plans for what may be struck now, all for one target: that which most reach.
func (m *Result) planned() []table.Plan {
	if len(m.open) == 0 || m.open[0].What != engine.FightSearch || !m.Live() {
		return nil
	}
	if head := m.Sight.Game.Head() + 1; m.at != head {
		m.at, m.plans = head, nil
		if at := m.Targets(); len(at) > 0 {
			m.plans = m.Plans(at[0])
		}
	}
	return m.plans
}

// How wide a plan is, and how high a row of what it leads to.
const (
	planWide = 148.0
	planRow  = 30.0
)

// layPlans lays a column for each plan, and rows of what they lead to.
func (m *Result) layPlans(d scene.Pen, r scene.Rect) {
	list := m.planned()
	wide := math.Min(planWide, math.Floor(r.W*.55/float64(len(list))))
	left := r.X + r.W - wide*float64(len(list))
	room := left - r.X - 12
	target := name(m.NameOf(list[0].At))
	d.Label(r.X, r.Y+16, d.Fit(scene.CondMedium, 13, room, m.Say("done.plans", target)))
	fates := list[0].Fates
	rows := max(0, min(len(fates), int((r.H-36-planRow)/planRow)))
	for i, x := range list {
		col := scene.R(left+wide*float64(i), r.Y, wide-8, 36+planRow*float64(1+rows))
		fill, edge := "chrome.raised", "chrome.line"
		if d.Hot(col) {
			fill, edge = "chrome.raised_hover", "accent.lamp"
		}
		d.Frame(col.X, col.Y, col.W, col.H, 4, fill, edge)
		key := "done.plan.some"
		if i == 0 {
			key = "done.plan.all"
		}
		d.Centre(col.X+col.W/2, r.Y+22, scene.CondMedium, 14, "text.on_dark", d.Fit(scene.CondMedium, 14, col.W-12, m.Say(key, x.N)+"  "+scene.Itoa(i+1)))
		d.Hit(col.X, col.Y, col.W, col.H, Take{At: x.At, Nth: i}, m.Say("done.plan.tip", target))
		y := r.Y + 36
		d.Centre(col.X+col.W/2, y+20, scene.CondBold, 16, "text.on_dark", m.Say("done.plan.hits.n", m.decimal(x.Hits)))
		for k := range rows {
			y += planRow
			p := 0.0
			for _, b := range x.Fates {
				if m.Word(b.Name) == m.Word(fates[k].Name) {
					p = b.P
				}
			}
			d.Centre(col.X+col.W/2, y+20, scene.CondBold, 16, "text.on_dark", m.Percent(p))
		}
	}
	y := r.Y + 36
	d.Text(r.X, y+20, scene.Body, 14, "text.on_dark", d.Fit(scene.Body, 14, room, m.Say("done.plan.hits")))
	for k := range rows {
		y += planRow
		d.Box(r.X, y, r.W, 1, "chrome.line_soft")
		d.Text(r.X, y+20, scene.Body, 14, "text.on_dark", d.Fit(scene.Body, 14, room, m.Word(fates[k].Name)))
	}
	if y += planRow + 30; y < r.Y+r.H-4 {
		d.Para(r.X, y, r.W, scene.Body, 13, 18, "text.on_dark_second", m.Say("done.plan.how"), int(math.Max(1, (r.Y+r.H-y)/18)))
	}
}
