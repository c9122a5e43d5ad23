package panels

import (
	"math"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file tells the life of one counter, event by event, from what changed of it at every step.

// stage is one line of a biography.
type stage struct {
	point int
	text  string
	why   string // what was happening then, empty when the line says it itself
	cite  engine.Cite
	icon  string
	mate  engine.Ref
}

// tally sums a life up.
type lifeSum struct{ flights, lost, downs int }

// life lists what became of a counter, oldest first, and sums it up.
func (m *Panels) life(r engine.Ref) (out []stage, sum lifeSum) {
	t := m.Sight
	if start, err := t.Game.At(0, t.Viewer); err == nil {
		v := start.View()
		for i := range v.Counters {
			if c := &v.Counters[i]; c.Ref == r {
				out = append(out, stage{text: m.Say("life.start", m.SpaceName(c.Space), c.Size), icon: "flag"})
			}
		}
	}
	for i := range t.Points {
		p := &t.Points[i]
		told := -1
		for _, c := range p.Changes {
			if c.Ref != r {
				continue
			}
			s := m.stageOf(p, c, &sum)
			s.point = i
			k := table.EventNaming(p, c)
			if k >= 0 && k == told && c.Kind == table.ChangeDown {
				continue // the line before it says so
			}
			if k >= 0 && k != told {
				s.cite = p.Events[k].Cite
				if c.Kind != table.ChangeLost && c.Kind != table.ChangeDown {
					s.text, told = p.Words[k], k
				} else {
					s.why = p.Words[k]
				}
			} else if c.Kind == table.ChangeLost || c.Kind == table.ChangeDown || c.Kind == table.ChangeGone {
				s.why, s.cite = m.causeOf(p)
			}
			out = append(out, s)
		}
	}
	return out, sum
}

// lately are the last lines of a counter's life up to the moment shown, newest first; its state when nothing has happened.
func (m *Panels) lately(c engine.CounterView, most int) (out []string) {
	t := m.Sight
	for i := min(t.Cursor, len(t.Points)-1); i > 0 && len(out) < most; i-- {
		if text := m.lastOf(&t.Points[i], c.Ref); text != "" {
			if len(out) == 0 {
				text = m.Say("counter.last", text)
			}
			out = append(out, text)
		}
	}
	if len(out) == 0 {
		out = append(out, m.Word(c.Note))
	}
	return out
}

// lastOf is the one line in which a step tells of a counter: the event that names it, or what changed; becoming ready again
// is no news.
func (m *Panels) lastOf(p *table.Point, r engine.Ref) string {
	text := ""
	for _, c := range p.Changes {
		if c.Ref != r || c.Kind == table.ChangeUp {
			continue
		}
		if n := table.EventNaming(p, c); n >= 0 {
			return p.Words[n]
		}
		if text == "" || c.Kind == table.ChangeLost || c.Kind == table.ChangeGone {
			text = m.stageOf(p, c, &lifeSum{}).text
		}
	}
	return text
}

// stageOf words one change and counts it.
func (m *Panels) stageOf(p *table.Point, c table.Change, sum *lifeSum) stage {
	s := stage{mate: c.Mate}
	switch c.Kind {
	case table.ChangeCame:
		s.icon, s.text = "flag", m.Say("life.came", m.SpaceName(c.To), c.N)
		if c.Mate != engine.NoRef {
			s.text = m.Say("life.broken", m.NameOf(c.Mate), c.N)
		}
	case table.ChangeGone:
		s.icon, s.text = "triangle", m.Say("life.gone", c.N)
		switch {
		case c.Mate != engine.NoRef:
			s.icon, s.text = "next", m.Say("life.merged", m.NameOf(c.Mate))
		default:
			sum.lost += c.N
		}
	case table.ChangeMoved:
		s.icon, s.text = "next", m.Say("life.moved", m.SpaceName(c.From), m.SpaceName(c.To))
	case table.ChangeFlew:
		sum.flights++
		s.icon, s.text = "battle", m.Say("life.flew", m.SpaceName(c.To))
	case table.ChangeHome:
		s.icon, s.text = "next", m.Say("life.home", m.SpaceName(c.To))
	case table.ChangeDown:
		sum.downs++
		s.icon, s.text = "undo", m.Say("life.down")
	case table.ChangeUp:
		s.icon, s.text = "tick", m.Say("life.up")
	case table.ChangeLost:
		s.icon, s.text = "triangle", m.Say("life.lost", c.N, c.Now.Size)
		switch _, pooled := m.Sight.Pos.(sortie.Mover); {
		case pooled: // a counter stands for all of a kind: who is no longer among them has moved as often as fallen
			s.icon, s.text = "next", m.Say("life.fewer", c.N, c.Now.Size)
		case c.Mate != engine.NoRef:
			s.icon, s.text = "next", m.Say("life.parted", c.N, c.Now.Size)
		default:
			sum.lost += c.N
		}
	case table.ChangeGrown:
		s.icon, s.text = "plus", m.Say("life.grown", c.N, c.Now.Size)
	}
	return s
}

// causeOf is what a point was about: its loss, or what it tells first.
func (m *Panels) causeOf(p *table.Point) (string, engine.Cite) {
	for k, e := range p.Events {
		if e.Kind == engine.EventBattle || e.Kind == engine.EventTurned {
			return p.Words[k], e.Cite
		}
	}
	return p.Text, p.Cite
}

// layLife lays the biography of a counter out, newest first.
func (m *Panels) layLife(d scene.Pen, r scene.Rect) {
	t := m.Sight
	list, sum := m.life(m.lived)
	y := m.head(d, r, m.NameOf(m.lived), "", m.Say("life.under", sum.flights, sum.downs, sum.lost))
	d.IconButton("back", r.X+r.W-70, r.Y+12, 28, true, table.Open{Pane: "units"}, m.Say("tip.back"))
	x, inner := r.X+12, r.W-24
	foot := r.Y + r.H - 44
	skip := m.Scroll["life"]
	date := ""
	for i := len(list) - 1; i >= 0; i-- {
		s := list[i]
		text := d.Wrap(scene.Body, 13, inner-30-d.Wide(scene.CondMedium, 13, string(s.cite)), s.text)
		why := []string(nil)
		if s.why != "" && s.why != s.text {
			why = d.Wrap(scene.Body, 12, inner-30, s.why)
		}
		h := 18*float64(len(text)) + 16*float64(len(why)) + 8
		head := ""
		if s.point < len(t.Points) {
			if now := m.Word(t.Points[s.point].Date); now != date {
				head, date = now, now
				h += 24
			}
		}
		if skip > 0 {
			skip -= h
			continue
		}
		if y+h > foot {
			break
		}
		if head != "" {
			d.Label(x, y+18, head)
			y, h = y+24, h-24
		}
		if d.Hot(scene.R(r.X, y, r.W, h)) {
			d.Box(r.X+1, y, r.W-1, h, "chrome.raised_hover")
		}
		d.Hit(r.X, y, r.W, h, table.Jump{Point: s.point}, m.Say("tip.life"))
		col := "text.on_dark_muted"
		if s.icon == "triangle" {
			col = "status.warning"
		}
		d.Icon(s.icon, x+8, y+12, 5, col)
		ty := y + 16
		for _, l := range text {
			d.Text(x+24, ty, scene.Body, 13, "text.on_dark", l)
			ty += 18
		}
		for _, l := range why {
			d.Text(x+24, ty, scene.Body, 12, "text.on_dark_muted", l)
			ty += 16
		}
		d.CiteRight(x+inner, y+16, s.cite, false)
		if s.mate != engine.NoRef {
			d.Hit(x+inner-28, y, 28, h, table.Life{Ref: s.mate}, m.Say("tip.mate", m.NameOf(s.mate)))
			d.Icon("units", x+inner-12, y+12, 6, "text.cite")
		}
		y += h
	}
	if len(list) == 0 {
		d.Para(x, y+18, inner, scene.Body, 13, 18, "text.on_dark_second", m.Say("life.empty"), 4)
	}
	m.Scroll["life"] = math.Max(0, math.Min(m.Scroll["life"], 30*float64(len(list))))
	d.Box(r.X+1, foot, r.W-1, 1, "chrome.line_soft")
	d.Chip(x, foot+8, m.Say("life.log"), false, LifeLog{Ref: m.lived})
}
