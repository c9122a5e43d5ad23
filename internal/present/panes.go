package present

import (
	"math"
	"strings"

	"awaw/engine"
)

// This file lays out what the rail opens: bases, odds, layers, rules.

func (m *Model) layBases(d pen, r Rect) {
	t := m.t
	y := m.head(d, r, m.say("bases.title"), "", m.say("bases.under"))
	x, inner := r.X+12, r.W-24
	first := int(m.scroll["bases"] / 32)
	n := 0
	for _, side := range t.view.Sides {
		for _, s := range t.view.Spaces {
			if s.Owner != side.Side || len(s.Room.Parts) == 0 {
				continue
			}
			n++
			if n <= first || y+32 > r.Y+r.H {
				continue
			}
			if n%2 == 0 {
				d.box(r.X+1, y, r.W-1, 32, "chrome.zebra")
			}
			if d.hot(Rect{r.X, y, r.W, 32}) {
				d.box(r.X+1, y, r.W-1, 32, "chrome.raised_hover")
			}
			d.mark(side.Style, x+8, y+16, 6, false)
			d.text(x+22, y+21, Body, 13, "text.on_dark", d.fit(Body, 13, 120, s.Name))
			d.text(x+150, y+21, CondMedium, 13, "text.on_dark_muted", s.Code)
			unit := max(1, s.Room.Unit)
			used, capacity := (s.Room.Used+unit-1)/unit, s.Room.Capacity/unit
			if s.Room.Capacity < 0 {
				d.right(x+inner, y+21, CondMedium, 13, "text.on_dark", itoa(used))
			} else {
				bw := inner - 240
				d.frame(x+190, y+12, bw, 8, 2, "chrome.well", "chrome.line")
				if capacity > 0 && used > 0 {
					col := "paper.sheet"
					if used > capacity {
						col = "status.warning"
					}
					d.box(x+190, y+12, bw*math.Min(1, float64(used)/float64(capacity)), 8, col)
				}
				d.right(x+inner, y+21, CondMedium, 13, "text.on_dark", m.say("bases.of", used, capacity))
			}
			d.hit(r.X, y, r.W, 32, Visit{Space: s.Ref.Index()}, "")
			y += 32
		}
	}
	m.scroll["bases"] = math.Min(m.scroll["bases"], math.Max(0, float64(n*32)-(r.H-80)))
}

// layOdds shows the fight that is on, or those announced.
func (m *Model) layOdds(d pen, r Rect) {
	t := m.t
	y := m.head(d, r, m.say("odds.title"), "", m.say("odds.under"))
	x, inner := r.X+12, r.W-24
	shown := 0
	show := func(at engine.Ref) {
		a, ok := m.ask(engine.Query{Kind: engine.QueryOdds, At: at})
		if !ok || len(a.Charts) == 0 || y+190 > r.Y+r.H {
			return
		}
		shown++
		d.text(x, y+18, SerifSemi, 16, "text.on_dark", m.nameOf(at))
		if len(a.Cites) > 0 {
			d.citeRight(x+inner, y+18, a.Cites[0], false)
		}
		y += 28
		for _, c := range a.Charts {
			h := 130.0
			if c.Kind == engine.ChartOutlook {
				h = 40 + 24*float64(len(c.Bars))
			}
			if y+h > r.Y+r.H {
				return
			}
			if c.Kind == engine.ChartCalls {
				line := ""
				if len(a.Lines) > 0 {
					line = m.word(a.Lines[0].Text)
				}
				m.layCalls(d, c, line, Rect{x, y, inner, h + 30})
				y += h + 40
				continue
			}
			m.layChart(d, c, Rect{x, y, inner, h})
			y += h + 10
		}
	}
	if b := t.view.Battle; b != nil {
		show(b.Where)
	} else {
		seen := map[engine.Ref]bool{}
		for _, a := range t.view.Arrows {
			if a.Kind == engine.ArrowMission && a.Task == engine.TaskStrike && !seen[a.To] {
				seen[a.To] = true
				show(a.To)
			}
		}
	}
	if shown == 0 {
		d.para(x, y+18, inner, Body, 13, 18, "text.on_dark_second", m.say("odds.empty"), 6)
	}
}

func (m *Model) layLayers(d pen, r Rect) {
	y := m.head(d, r, m.say("layers.title"), "", m.say("layers.under"))
	x, inner := r.X+12, r.W-24
	for i, l := range []struct {
		id string
		on bool
	}{{"range", m.layers.rangeOn}, {"staging", m.layers.stagingOn}, {"reach", m.layers.reachOn}, {"control", m.layers.controlOn}, {"front", m.layers.frontOn}, {"numbers", m.numbers}, {"air", !m.layers.airOff}, {"ground", !m.layers.groundOff}} {
		if i%2 == 1 {
			d.box(r.X+1, y, r.W-1, 44, "chrome.zebra")
		}
		d.text(x, y+19, BodyMedium, 13, "text.on_dark", m.say("layer."+l.id))
		d.text(x, y+36, Body, 12, "text.on_dark_second", d.fit(Body, 12, inner-70, m.say("layer."+l.id+".how")))
		word := m.say("layer.off")
		if l.on {
			word = m.say("layer.on")
		}
		w := d.wide(CondMedium, 14, word) + 24
		d.chip(x+inner-w, y+8, word, l.on, Layer{Name: l.id})
		y += 44
	}
}

// layRules shows our words for a paragraph.
func (m *Model) layRules(d pen, r Rect) {
	if m.rule == "" {
		m.rule = m.t.view.Prompt.Cite
	}
	x, inner := r.X+12, r.W-24
	y := m.head(d, r, m.say("rules.title"), string(m.rule), m.say("rules.under"))
	title, text, ok := m.desk.Rule(m.rule)
	switch {
	case m.rule == "":
		y = d.para(x, y+18, inner, Body, 13, 18, "text.on_dark_second", m.say("rules.none"), 4)
	case !ok:
		y = d.para(x, y+18, inner, Body, 13, 18, "text.on_dark_second", m.say("rules.unknown"), 4)
	default:
		probe := d.wrap(Body, 13, inner-32, text)
		h := math.Min(66+18*float64(len(probe)), r.H-240)
		d.frame(x, y+4, inner, h, 3, "paper.sheet", "paper.edge")
		ty := y + 30
		if title != "" && title != string(m.rule) {
			ty = d.para(x+16, ty, inner-32, SerifBold, 16, 22, "text.on_paper", title, 3)
		}
		d.para(x+16, ty+4, inner-32, Body, 13, 18, "text.on_paper", text, int((h-56)/18))
		y += h + 4
	}
	near := m.desk.RulesFrom(m.rule)
	if len(near) == 0 {
		return
	}
	d.label(x, y+28, m.say("rules.near"))
	y += 40
	for _, c := range near {
		if y+26 > r.Y+r.H {
			return
		}
		_, text, _ := m.desk.Rule(c)
		title, _, _ := strings.Cut(text, "\n")
		w := d.cite(x, y+16, c, false)
		d.text(x+math.Max(64, w+10), y+16, Body, 13, "text.on_dark_second", d.fit(Body, 13, inner-math.Max(64, w+10), title))
		d.hit(x, y, inner, 26, OpenRule{Cite: c}, "")
		y += 26
	}
}
