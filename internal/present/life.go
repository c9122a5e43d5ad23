package present

import (
	"math"

	"awaw/engine"
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
func (m *Model) life(r engine.Ref) (out []stage, sum lifeSum) {
	t := m.t
	if start, err := t.game.At(0, t.viewer); err == nil {
		v := start.View()
		for i := range v.Counters {
			if c := &v.Counters[i]; c.Ref == r {
				out = append(out, stage{text: m.say("life.start", m.spaceName(c.Space), c.Size), icon: "flag"})
			}
		}
	}
	for i := range t.points {
		p := &t.points[i]
		told := -1
		for _, c := range p.changes {
			if c.ref != r {
				continue
			}
			s := m.stageOf(p, c, &sum)
			s.point = i
			k := eventNaming(p, c)
			if k >= 0 && k == told && c.kind == changeDown {
				continue // the line before it says so
			}
			if k >= 0 && k != told {
				s.cite = p.events[k].Cite
				if c.kind != changeLost && c.kind != changeDown {
					s.text, told = p.words[k], k
				} else {
					s.why = p.words[k]
				}
			} else if c.kind == changeLost || c.kind == changeDown || c.kind == changeGone {
				s.why, s.cite = m.causeOf(p)
			}
			out = append(out, s)
		}
	}
	return out, sum
}

// lately are the last lines of a counter's life up to the moment shown, newest first; its state when nothing has happened.
func (m *Model) lately(c engine.CounterView, most int) (out []string) {
	t := m.t
	for i := min(t.cursor, len(t.points)-1); i > 0 && len(out) < most; i-- {
		if text := m.lastOf(&t.points[i], c.Ref); text != "" {
			if len(out) == 0 {
				text = m.say("counter.last", text)
			}
			out = append(out, text)
		}
	}
	if len(out) == 0 {
		out = append(out, m.word(c.Note))
	}
	return out
}

// lastOf is the one line in which a step tells of a counter: the event that names it, or what changed; becoming ready again
// is no news.
func (m *Model) lastOf(p *point, r engine.Ref) string {
	text := ""
	for _, c := range p.changes {
		if c.ref != r || c.kind == changeUp {
			continue
		}
		if n := eventNaming(p, c); n >= 0 {
			return p.words[n]
		}
		if text == "" || c.kind == changeLost || c.kind == changeGone {
			text = m.stageOf(p, c, &lifeSum{}).text
		}
	}
	return text
}

// stageOf words one change and counts it.
func (m *Model) stageOf(p *point, c change, sum *lifeSum) stage {
	s := stage{mate: c.mate}
	switch c.kind {
	case changeCame:
		s.icon, s.text = "flag", m.say("life.came", m.spaceName(c.to), c.n)
		if c.mate != engine.NoRef {
			s.text = m.say("life.broken", m.nameOf(c.mate), c.n)
		}
	case changeGone:
		s.icon, s.text = "triangle", m.say("life.gone", c.n)
		switch {
		case c.mate != engine.NoRef:
			s.icon, s.text = "next", m.say("life.merged", m.nameOf(c.mate))
		default:
			sum.lost += c.n
		}
	case changeMoved:
		s.icon, s.text = "next", m.say("life.moved", m.spaceName(c.from), m.spaceName(c.to))
	case changeFlew:
		sum.flights++
		s.icon, s.text = "battle", m.say("life.flew", m.spaceName(c.to))
	case changeHome:
		s.icon, s.text = "next", m.say("life.home", m.spaceName(c.to))
	case changeDown:
		sum.downs++
		s.icon, s.text = "undo", m.say("life.down")
	case changeUp:
		s.icon, s.text = "tick", m.say("life.up")
	case changeLost:
		s.icon, s.text = "triangle", m.say("life.lost", c.n, c.now.Size)
		if c.mate != engine.NoRef {
			s.icon, s.text = "next", m.say("life.parted", c.n, c.now.Size)
		} else {
			sum.lost += c.n
		}
	case changeGrown:
		s.icon, s.text = "plus", m.say("life.grown", c.n, c.now.Size)
	}
	return s
}

// eventNaming is the event of a point that tells of a change of a counter by name, -1 for none.
func eventNaming(p *point, c change) int {
	for k, e := range p.events {
		if !names(e, c.ref) {
			continue
		}
		switch c.kind {
		case changeDown:
			if e.Kind == engine.EventTurned || len(e.Moves) > 0 {
				return k
			}
		case changeUp, changeHome:
		default:
			return k
		}
	}
	return -1
}

// causeOf is what a point was about: its loss, or what it tells first.
func (m *Model) causeOf(p *point) (string, engine.Cite) {
	for k, e := range p.events {
		if e.Kind == engine.EventBattle || e.Kind == engine.EventTurned {
			return p.words[k], e.Cite
		}
	}
	return p.text, p.cite
}

// spaceName names a space, or says that it is none.
func (m *Model) spaceName(r engine.Ref) string {
	if r.Kind() != engine.KindSpace || r.Index() >= m.board().Len() {
		return m.say("life.nowhere")
	}
	return m.board().Name(r.Index())
}

// layLife lays the biography of a counter out, newest first.
func (m *Model) layLife(d pen, r Rect) {
	t := m.t
	list, sum := m.life(m.lived)
	y := m.head(d, r, m.nameOf(m.lived), "", m.say("life.under", sum.flights, sum.downs, sum.lost))
	d.iconButton("back", r.X+r.W-70, r.Y+12, 28, true, Open{Pane: "units"}, m.say("tip.back"))
	x, inner := r.X+12, r.W-24
	foot := r.Y + r.H - 44
	skip := m.scroll["life"]
	date := ""
	for i := len(list) - 1; i >= 0; i-- {
		s := list[i]
		text := d.wrap(Body, 13, inner-30-d.wide(CondMedium, 13, string(s.cite)), s.text)
		why := []string(nil)
		if s.why != "" && s.why != s.text {
			why = d.wrap(Body, 12, inner-30, s.why)
		}
		h := 18*float64(len(text)) + 16*float64(len(why)) + 8
		head := ""
		if s.point < len(t.points) {
			if now := m.word(t.points[s.point].date); now != date {
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
			d.label(x, y+18, head)
			y, h = y+24, h-24
		}
		if d.hot(Rect{r.X, y, r.W, h}) {
			d.box(r.X+1, y, r.W-1, h, "chrome.raised_hover")
		}
		d.hit(r.X, y, r.W, h, Jump{Point: s.point}, m.say("tip.life"))
		col := "text.on_dark_muted"
		if s.icon == "triangle" {
			col = "status.warning"
		}
		d.icon(s.icon, x+8, y+12, 5, col)
		ty := y + 16
		for _, l := range text {
			d.text(x+24, ty, Body, 13, "text.on_dark", l)
			ty += 18
		}
		for _, l := range why {
			d.text(x+24, ty, Body, 12, "text.on_dark_muted", l)
			ty += 16
		}
		d.citeRight(x+inner, y+16, s.cite, false)
		if s.mate != engine.NoRef {
			d.hit(x+inner-28, y, 28, h, Life{Ref: s.mate}, m.say("tip.mate", m.nameOf(s.mate)))
			d.icon("units", x+inner-12, y+12, 6, "text.cite")
		}
		y += h
	}
	if len(list) == 0 {
		d.para(x, y+18, inner, Body, 13, 18, "text.on_dark_second", m.say("life.empty"), 4)
	}
	m.scroll["life"] = math.Max(0, math.Min(m.scroll["life"], 30*float64(len(list))))
	d.box(r.X+1, foot, r.W-1, 1, "chrome.line_soft")
	d.chip(x, foot+8, m.say("life.log"), false, LifeLog{Ref: m.lived})
}
