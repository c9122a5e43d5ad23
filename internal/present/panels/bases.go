package panels

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present/mapview"
	"awaw/internal/present/scene"
)

// This file lays out what the rail opens: bases, odds, layers, rules.

func (m *Panels) layBases(d scene.Pen, r scene.Rect) {
	t := m.Sight
	y := m.head(d, r, m.Say("bases.title"), "", m.Say("bases.under"))
	x, inner := r.X+12, r.W-24
	first := int(m.Scroll["bases"] / 32)
	n := 0
	for _, side := range t.View.Sides {
		for _, s := range t.View.Spaces {
			if s.Owner != side.Side || len(s.Room.Parts) == 0 {
				continue
			}
			n++
			if n <= first || y+32 > r.Y+r.H {
				continue
			}
			if n%2 == 0 {
				d.Box(r.X+1, y, r.W-1, 32, "chrome.zebra")
			}
			if d.Hot(scene.R(r.X, y, r.W, 32)) {
				d.Box(r.X+1, y, r.W-1, 32, "chrome.raised_hover")
			}
			d.Mark(side.Style, x+8, y+16, 6, false)
			d.Text(x+22, y+21, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, 120, m.SpaceName(s.Ref)))
			d.Text(x+150, y+21, scene.CondMedium, 13, "text.on_dark_muted", s.Code)
			unit := max(1, s.Room.Unit)
			used, capacity := (s.Room.Used+unit-1)/unit, s.Room.Capacity/unit
			if s.Room.Capacity < 0 {
				d.Right(x+inner, y+21, scene.CondMedium, 13, "text.on_dark", scene.Itoa(used))
			} else {
				bw := inner - 240
				d.Frame(x+190, y+12, bw, 8, 2, "chrome.well", "chrome.line")
				if capacity > 0 && used > 0 {
					col := "paper.sheet"
					if used > capacity {
						col = "status.warning"
					}
					d.Box(x+190, y+12, bw*math.Min(1, float64(used)/float64(capacity)), 8, col)
				}
				d.Right(x+inner, y+21, scene.CondMedium, 13, "text.on_dark", m.Say("bases.of", used, capacity))
			}
			d.Hit(r.X, y, r.W, 32, mapview.Visit{Space: s.Ref.Index()}, "")
			y += 32
		}
	}
	m.Scroll["bases"] = math.Min(m.Scroll["bases"], math.Max(0, float64(n*32)-(r.H-80)))
}

// layOdds shows the fight that is on, or those announced.
func (m *Panels) layOdds(d scene.Pen, r scene.Rect) {
	t := m.Sight
	y := m.head(d, r, m.Say("odds.title"), "", m.Say("odds.under"))
	x, inner := r.X+12, r.W-24
	shown := 0
	show := func(at engine.Ref) {
		a, ok := m.Ask(engine.Query{Kind: engine.QueryOdds, At: at})
		if !ok || len(a.Charts) == 0 || y+190 > r.Y+r.H {
			return
		}
		shown++
		d.Text(x, y+18, scene.SerifSemi, 16, "text.on_dark", m.NameOf(at))
		if len(a.Cites) > 0 {
			d.CiteRight(x+inner, y+18, a.Cites[0], false)
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
					line = m.Word(a.Lines[0].Text)
				}
				m.charts.LayCalls(d, m.fightAt(at), c, line, scene.R(x, y, inner, h+30))
				y += h + 40
				continue
			}
			m.charts.LayChart(d, c, scene.R(x, y, inner, h))
			y += h + 10
			for _, line := range a.Lines {
				y = d.Para(x, y+4, inner, scene.Body, 13, 17, "text.on_dark_second", m.Word(line.Text), 7)
			}
		}
	}
	empty := "odds.empty"
	if s, ok := t.Pos.(lanes.Shower); ok {
		for _, at := range fights(s) {
			show(at)
			empty = "odds.falling"
		}
		if a, ok := s.(lanes.Announcer); ok {
			for _, at := range a.Announced() {
				show(at)
			}
		}
	} else if b := t.View.Battle; b != nil {
		show(b.Where)
	} else {
		seen := map[engine.Ref]bool{}
		for _, a := range t.View.Arrows {
			if a.Kind == engine.ArrowMission && a.Task == engine.TaskStrike && !seen[a.To] {
				seen[a.To] = true
				show(a.To)
			}
		}
	}
	if shown == 0 {
		d.Para(x, y+18, inner, scene.Body, 13, 18, "text.on_dark_second", m.Say(empty), 6)
		y += 60
	}
	m.layFought(d, x, y+8, inner, r.Y+r.H-8)
}

// fights are the battles side by side that go on.
func fights(s lanes.Shower) (out []engine.Ref) {
	if t := s.Lanes(); t != nil && !t.Over {
		for _, l := range t.Lanes {
			if l.Fate == lanes.GoesOn {
				out = append(out, l.At)
			}
		}
	}
	return out
}

func (m *Panels) layLayers(d scene.Pen, r scene.Rect) {
	y := m.head(d, r, m.Say("layers.title"), "", m.Say("layers.under"))
	x, inner := r.X+12, r.W-24
	for i, l := range m.Sight.View.Layers {
		if i%2 == 1 {
			d.Box(r.X+1, y, r.W-1, 44, "chrome.zebra")
		}
		d.Text(x, y+19, scene.BodyMedium, 13, "text.on_dark", m.Word(l.Name))
		d.Text(x, y+36, scene.Body, 12, "text.on_dark_second", d.Fit(scene.Body, 12, inner-70, m.Word(l.How)))
		word := m.Say("layer.off")
		if m.Layers[l.Kind] {
			word = m.Say("layer.on")
		}
		w := d.Wide(scene.CondMedium, 14, word) + 24
		d.Chip(x+inner-w, y+8, word, m.Layers[l.Kind], mapview.Layer{Kind: l.Kind})
		y += 44
	}
}

// layRules shows our words for a paragraph.
func (m *Panels) layRules(d scene.Pen, r scene.Rect) {
	if m.rule == "" {
		m.rule = m.Sight.View.Prompt.Cite
	}
	x, inner := r.X+12, r.W-24
	number, near := string(m.rule), m.Say("rules.near")
	title, text, ok := m.Desk.Rule(m.rule)
	if m.rule == engine.House { // no clause has it, and none is near
		number, near = "", m.Say("rules.all")
		title, text, ok = m.Say("house.title"), m.Say("house.body"), true
	}
	y := m.head(d, r, m.Say("rules.title"), number, m.Say("rules.under"))
	switch {
	case m.rule == "":
		y = d.Para(x, y+18, inner, scene.Body, 13, 18, "text.on_dark_second", m.Say("rules.none"), 4)
	case !ok:
		y = d.Para(x, y+18, inner, scene.Body, 13, 18, "text.on_dark_second", m.Say("rules.unknown"), 4)
	default:
		probe := d.Wrap(scene.Body, 13, inner-32, text)
		h := math.Min(66+18*float64(len(probe)), r.H-240)
		d.Frame(x, y+4, inner, h, 3, "paper.sheet", "paper.edge")
		ty := y + 30
		if title != "" && title != string(m.rule) {
			ty = d.Para(x+16, ty, inner-32, scene.SerifBold, 16, 22, "text.on_paper", title, 3)
		}
		d.Para(x+16, ty+4, inner-32, scene.Body, 13, 18, "text.on_paper", text, int((h-56)/18))
		y += h + 4
	}
	list := m.Desk.RulesFrom(m.rule)
	if len(list) == 0 {
		return
	}
	d.Label(x, y+28, near)
	y += 40
	m.layNear(d, scene.R(x, y, inner, r.Y+r.H-y), list)
}

// nearHigh is how high a row of the list of rules is, nearFirst how many rows stand before the rule that is read.
const (
	nearHigh  = 26.0
	nearFirst = 3
)

// layNear lists the rules, to be scrolled; the one that is read comes into sight with those before it.
func (m *Panels) layNear(d scene.Pen, r scene.Rect, list []engine.Cite) {
	if m.listed != m.rule {
		m.listed = m.rule
		at := slices.Index(list, m.rule)
		if at < 0 { // a part of a paragraph stands with it, and a paragraph with its first part
			at = slices.IndexFunc(list, func(c engine.Cite) bool {
				return strings.HasPrefix(string(m.rule), string(c)) || m.rule != "" && strings.HasPrefix(string(c), string(m.rule))
			})
		}
		m.Scroll["rules"] = nearHigh * float64(max(0, at-nearFirst))
	}
	fits := max(1, int(r.H/nearHigh))
	most := nearHigh * float64(max(0, len(list)-fits))
	m.Scroll["rules"] = math.Max(0, math.Min(m.Scroll["rules"], most))
	from, y := int(m.Scroll["rules"]/nearHigh), r.Y
	for _, c := range list[from:min(len(list), from+fits)] {
		_, text, _ := m.Desk.Rule(c)
		title, _, _ := strings.Cut(text, "\n")
		if c == m.rule {
			d.Box(r.X-11, y, r.W+22, nearHigh, "chrome.row_current")
		}
		w := d.Cite(r.X, y+16, c, false)
		d.Text(r.X+math.Max(64, w+10), y+16, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.W-math.Max(64, w+10), title))
		d.Hit(r.X, y, r.W, nearHigh, scene.OpenRule{Cite: c}, "")
		y += nearHigh
	}
	if tall := math.Max(24, r.H*float64(fits)/float64(len(list))); most > 0 {
		d.Box(r.X+r.W+7, math.Round(r.Y+(r.H-tall)*m.Scroll["rules"]/most), 3, math.Round(tall), "text.on_dark_muted")
	}
}

// fightAt is the fight at a place, nil where none is on.
func (m *Panels) fightAt(at engine.Ref) *engine.BattleView {
	if b := m.Sight.View.Battle; b != nil && b.Where == at {
		return b
	}
	return nil
}
