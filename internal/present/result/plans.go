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

// planLine is one line of what plans lead to: what it tells, and of each plan how much.
type planLine struct {
	name string
	of   func(table.Plan) string
}

// planLines lists what plans lead to, at most so many lines: hits, what becomes of the target, what it costs, the answer. Where they are
// too many the fates give way, the least of them first.
func (m *Result) planLines(list []table.Plan, most int) (out []planLine) {
	fates := list[0].Fates
	out = append(out, planLine{m.Say("done.plan.hits"), func(x table.Plan) string { return m.Say("done.plan.hits.n", m.decimal(x.Hits)) }})
	lost := planLine{m.Say("done.plan.lost.other"), func(x table.Plan) string { return m.Say("done.plan.hits.n", m.decimal(x.Lost)) }}
	if list[0].Squadrons {
		lost.name = m.Say("done.plan.lost")
	}
	last := []planLine{lost}
	if list[0].Reply != nil {
		last = append(last, planLine{m.Say("done.plan.reply"), func(x table.Plan) string {
			if x.Reply == nil {
				return m.Percent(0)
			}
			return m.Percent(x.Reply.P)
		}})
	}
	for k := range max(0, min(len(fates), most-1-len(last))) {
		out = append(out, planLine{m.Word(fates[k].Name), func(x table.Plan) string {
			p := 0.0
			for _, b := range x.Fates {
				if m.Word(b.Name) == m.Word(fates[k].Name) {
					p = b.P
				}
			}
			return m.Percent(p)
		}})
	}
	out = append(out, last...)
	return out[:max(1, min(len(out), most))]
}

// layPlans lays a column for each plan, and rows of what they lead to.
func (m *Result) layPlans(d scene.Pen, r scene.Rect) {
	list := m.planned()
	wide := math.Min(planWide, math.Floor(r.W*.7/float64(len(list))))
	left := r.X + r.W - wide*float64(len(list))
	room := left - r.X - 12
	target := name(m.NameOf(list[0].At))
	d.Label(r.X, r.Y+16, d.Fit(scene.CondMedium, 13, room, m.Say("done.plans", target)))
	lines := m.planLines(list, int((r.H-36)/planRow))
	for i, x := range list {
		col := scene.R(left+wide*float64(i), r.Y, wide-8, 36+planRow*float64(len(lines)))
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
		for k, l := range lines {
			d.Centre(col.X+col.W/2, r.Y+56+planRow*float64(k), scene.CondBold, 16, "text.on_dark", l.of(x))
		}
	}
	for k, l := range lines {
		y := r.Y + 36 + planRow*float64(k)
		if k > 0 {
			d.Box(r.X, y, r.W, 1, "chrome.line_soft")
		}
		d.Text(r.X, y+20, scene.Body, 14, "text.on_dark", d.Fit(scene.Body, 14, room, l.name))
	}
	how := m.Say("done.plan.how")
	if reply := list[0].Reply; reply != nil {
		how = m.Say("done.plan.reply") + ": " + m.Word(reply.Name) + " " + how
	}
	if y := r.Y + 36 + planRow*float64(len(lines)) + 20; y < r.Y+r.H-4 {
		d.Para(r.X, y, r.W, scene.Body, 13, 18, "text.on_dark_second", how, int(math.Max(1, (r.Y+r.H-y)/18)))
	}
}
