package result

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays plans side by side on the sheet that tells of a sighting: how many go, and what it leads to.

// How wide a plan is, and how high a row of what it leads to.
const (
	planWide = 128.0
	planRow  = 30.0
)

// planLine is one line of what plans lead to: what it tells, and of each plan how much.
type planLine struct {
	name, short string
	of          func(*table.Plan) string
}

// planLines lists what plans lead to, at most so many lines: what becomes of the ship looked at, what it costs, the answer, and where
// there is room the hits.
func (m *Result) planLines(x *strike, most int) (out []planLine) {
	for _, b := range x.plans[0].Fates {
		if b.Of != x.ship {
			continue
		}
		long, short := m.Say("done.plan.hurt", name(m.NameOf(b.Of))), m.Say("done.plan.hurt.short")
		if b.Worst {
			long, short = m.Say("done.plan.sunk", name(m.NameOf(b.Of))), m.Say("done.plan.sunk.short")
		}
		out = append(out, planLine{long, short, func(p *table.Plan) string {
			i := slices.IndexFunc(p.Fates, func(o engine.Bar) bool { return o.Of == b.Of && o.Worst == b.Worst })
			if i < 0 {
				return m.Percent(0)
			}
			return m.Percent(p.Fates[i].P)
		}})
	}
	lost := "done.plan.lost.other"
	if x.plans[0].Squadrons {
		lost = "done.plan.lost"
	}
	out = append(out, planLine{m.Say(lost), m.Say("done.plan.lost.short"), func(p *table.Plan) string { return m.Say("done.plan.hits.n", m.decimal(p.Lost)) }})
	if x.plans[0].Reply != nil {
		out = append(out, planLine{m.Say("done.plan.reply"), "", func(p *table.Plan) string {
			if p.Reply == nil {
				return m.Percent(0)
			}
			return m.Percent(p.Reply.P)
		}})
	}
	hits := planLine{m.Say("done.plan.hits"), "", func(p *table.Plan) string { return m.Say("done.plan.hits.n", m.decimal(p.Hits)) }}
	if len(out) < most {
		out = slices.Insert(out, 0, hits)
	}
	return out[:max(1, min(len(out), most))]
}

// layPlans lays a column for each plan, the chosen one lit, and rows of what they lead to.
func (m *Result) layPlans(d scene.Pen, x *strike, r scene.Rect) {
	wide := math.Min(planWide, math.Floor(r.W*.7/float64(len(x.plans))))
	left := r.X + r.W - wide*float64(len(x.plans))
	room := left - r.X - 8
	lines := m.planLines(x, int((r.H-36)/planRow))
	d.Label(r.X, r.Y+21, d.Fit(scene.CondMedium, 13, room, m.Say("done.plans.head")))
	for i := range x.plans {
		p := &x.plans[i]
		col := scene.R(left+wide*float64(i), r.Y, wide, 36+planRow*float64(len(lines)))
		switch {
		case i == x.chosen:
			d.Frame(col.X, col.Y, col.W, col.H, 4, "chrome.row_current", "chrome.row_current")
		case d.Hot(col):
			d.Frame(col.X, col.Y, col.W, col.H, 4, "chrome.raised_hover", "accent.lamp")
		}
		ink := "text.on_dark_second"
		if i == x.chosen {
			ink = "text.on_dark"
		}
		word := m.Say("done.plan.all", p.N)
		if p.Rest > 0 {
			word = m.Say("done.plan.some", p.N, p.Rest)
		}
		if d.Wide(scene.CondMedium, 14, word) > col.W-8 {
			word = m.Say("done.strike.of", p.N, p.N+p.Rest)
		}
		d.Centre(col.X+col.W/2, r.Y+22, scene.CondMedium, 14, ink, d.Fit(scene.CondMedium, 14, col.W-8, word))
		d.Hit(col.X, col.Y, col.W, col.H, Take{Nth: i}, m.Say("done.plan.tip", scene.Itoa(i+1)))
		for k, l := range lines {
			d.Centre(col.X+col.W/2, r.Y+56+planRow*float64(k), scene.CondBold, 16, ink, l.of(p))
		}
	}
	for k, l := range lines {
		y := r.Y + 36 + planRow*float64(k)
		if k > 0 {
			d.Box(r.X, y, r.W, 1, "chrome.line_soft")
		}
		if l.short != "" && d.Wide(scene.Cond, 14, l.name) > room {
			l.name = l.short
		}
		face, word := d.Snug(14, room, l.name)
		d.Text(r.X, y+20, face, 14, "text.on_dark", word)
	}
	how := m.Say("done.plan.how")
	if reply := x.plan().Reply; reply != nil {
		how = m.Say("done.plan.reply") + ": " + m.Word(reply.Name) + " " + how
	}
	if y := r.Y + 36 + planRow*float64(len(lines)) + 20; y < r.Y+r.H-4 {
		d.Para(r.X, y, r.W, scene.Body, 13, 18, "text.on_dark_second", how, int(math.Max(1, (r.Y+r.H-y)/18)))
	}
}
