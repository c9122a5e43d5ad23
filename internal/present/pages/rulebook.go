package pages

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file lays out the rules browser: every clause with its state, in our own words, with search.

// clauseFilters are what the list can be cut down to.
var clauseFilters = []string{"all", "in", "reading", "later", "out"}

func (m *Pages) clauses() []program.Clause {
	if l, ok := m.Desk.(program.Librarian); ok {
		return l.Clauses()
	}
	return nil
}

// found lists the clauses that match the search and the filter, by index.
func (m *Pages) found(all []program.Clause) []int {
	p := m.Page
	if p.hits != nil && p.hitsFor == p.search+"\n"+p.filter {
		return p.hits
	}
	words := strings.Fields(strings.ToLower(p.search))
	p.hits = []int{}
	for i, c := range all {
		switch {
		case p.filter == "reading" && c.Reading == "", p.filter != "" && p.filter != "all" && p.filter != "reading" && c.State != p.filter:
			continue
		}
		text := strings.ToLower(c.ID + " " + c.Title + " " + c.Text + " " + c.Reading)
		ok := true
		for _, w := range words {
			ok = ok && strings.Contains(text, w)
		}
		if ok {
			p.hits = append(p.hits, i)
		}
	}
	p.hitsFor = p.search + "\n" + p.filter
	return p.hits
}

func (m *Pages) layRulebook() scene.Pen {
	d, r := m.pageHead(m.Say("rulebook.title"))
	all := m.clauses()
	p := m.Page
	hits := m.found(all)
	left := math.Min(430, r.W*.46)
	// search
	d.Frame(r.X, r.Y, left, 34, 4, "chrome.well", "accent.lamp")
	if p.search == "" {
		d.Text(r.X+12, r.Y+22, scene.Body, 13, "text.on_dark_muted", m.Say("rulebook.search"))
	} else {
		w := d.Text(r.X+12, r.Y+22, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, left-60, p.search))
		d.Box(r.X+13+w, r.Y+9, 1, 17, "accent.lamp")
		d.IconButton("close", r.X+left-32, r.Y+3, 28, true, ClearSearch{}, m.Say("rulebook.clear"))
	}
	x, y := r.X, r.Y+42
	for _, f := range clauseFilters {
		if f == "later" && !slices.ContainsFunc(all, func(c program.Clause) bool { return c.State == f }) {
			continue // nothing waits
		}
		on := p.filter == f || p.filter == "" && f == "all"
		x += d.Chip(x, y, m.Say("rulebook.filter."+f), on, Filter{State: f}) + 6
	}
	y += 36
	d.Text(r.X, y+12, scene.CondMedium, 12, "text.on_dark_muted", m.Say("rulebook.count", len(hits), len(all)))
	y += 20
	list := scene.R(r.X, y, left-12, r.Y+r.H-y)
	const line = 26.0
	off := m.scrolled(d, list, float64(len(hits))*line)
	for i := int(off / line); i < len(hits); i++ {
		ly := list.Y + float64(i)*line - off
		if ly < list.Y-1 {
			continue
		}
		if ly+line > list.Y+list.H {
			break
		}
		c := all[hits[i]]
		row := scene.R(list.X, ly, list.W, line)
		switch {
		case hits[i] == p.puzzle:
			d.Box(row.X, ly, row.W, line, "chrome.row_current")
			d.Box(row.X, ly, 3, line, "accent.lamp")
		case d.Hot(row):
			d.Box(row.X, ly, row.W, line, "chrome.raised_hover")
		}
		icon, col := clauseSign(c)
		d.Icon(icon, row.X+16, ly+13, 5, col)
		w := d.Text(row.X+30, ly+18, scene.CondMedium, 13, "text.cite", c.ID)
		d.Text(row.X+math.Max(112, 40+w), ly+18, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, row.W-math.Max(112, 40+w)-4, c.Text))
		d.Hit(row.X, ly, row.W, line, ShowClause{N: hits[i]}, "")
	}
	if len(hits) == 0 {
		d.Para(list.X, list.Y+20, list.W, scene.Body, 13, 18, "text.on_dark_second", m.Say("rulebook.empty"), 3)
	}
	d.Box(r.X+left+12, r.Y, 1, r.H, "chrome.line_soft")
	if p.puzzle >= 0 && p.puzzle < len(all) && len(hits) > 0 {
		m.layClause(d, all[p.puzzle], scene.R(r.X+left+32, r.Y, r.W-left-32, r.H))
	}
	return d
}

// clauseSign is the sign of a clause's state and its colour.
func clauseSign(c program.Clause) (icon, colour string) {
	switch {
	case c.State == "in":
		return "tick", "status.legal"
	case c.State == "later":
		return "clock", "text.on_dark_second"
	}
	return "cross", "status.refused"
}

// layClause shows one clause on paper, with what is said of it.
func (m *Pages) layClause(d scene.Pen, c program.Clause, r scene.Rect) {
	icon, col := clauseSign(c)
	w := d.Text(r.X, r.Y+22, scene.SerifSemi, 22, "text.on_dark", c.ID)
	d.Icon(icon, r.X+w+20, r.Y+15, 7, col)
	d.Text(r.X+w+36, r.Y+20, scene.BodyMedium, 13, "text.on_dark_second", d.Fit(scene.BodyMedium, 13, r.W-w-40, m.Say("rulebook.state."+c.State)))
	lines := d.Wrap(scene.Body, 14, r.W-40, c.Text)
	h := 30 + 20*float64(len(lines))
	title := d.Wrap(scene.SerifBold, 16, r.W-40, c.Title)
	if c.Title == "" {
		title = nil
	}
	h += 24 * float64(len(title))
	d.Frame(r.X, r.Y+38, r.W, h, 3, "paper.sheet", "paper.edge")
	y := r.Y + 66
	for _, l := range title {
		d.Text(r.X+20, y, scene.SerifBold, 16, "text.on_paper", l)
		y += 24
	}
	for _, l := range lines {
		d.Text(r.X+20, y, scene.Body, 14, "text.on_paper", l)
		y += 20
	}
	y = r.Y + 38 + h + 24
	for _, part := range []struct{ head, text string }{{m.Say("rulebook.reading"), c.Reading}, {m.Say("rulebook.why"), c.Why}} {
		if part.text != "" && y+40 < r.Y+r.H {
			d.Label(r.X, y, part.head)
			y = d.Para(r.X, y+20, r.W, scene.Body, 13, 18, "text.on_dark_second", part.text, 6) + 12
		}
	}
	if len(c.Decides) > 0 && y+40 < r.Y+r.H {
		d.Label(r.X, y, m.Say("rulebook.decides"))
		y = d.Para(r.X, y+20, r.W, scene.Body, 13, 18, "text.on_dark_second", strings.Join(c.Decides, ", "), 2) + 12
	}
	if len(c.Cases) > 0 && y+40 < r.Y+r.H {
		d.Label(r.X, y, m.Say("rulebook.cases"))
		y += 20
		for _, name := range c.Cases {
			if y > r.Y+r.H-4 {
				return
			}
			d.Icon("tick", r.X+6, y-4, 4, "text.on_dark_muted")
			y = d.Para(r.X+18, y, r.W-18, scene.Body, 13, 18, "text.on_dark_second", name, 3)
		}
	}
}

// openRulebook opens the rules browser at a clause or paragraph.
func (m *Pages) openRulebook(at string) {
	m.openPage("rules", "")
	m.Page.filter = "all"
	for i, c := range m.clauses() {
		if at != "" && (c.ID == at || string(c.Cite) == at) {
			m.Page.puzzle = i
			m.Page.Scroll = math.Max(0, float64(i-3)*26)
			break
		}
	}
}

// doRulebook carries out what the rules browser asks for; false means that it is none of its acts.
func (m *Pages) doRulebook(a scene.Act) bool {
	p := m.Page
	if p.kind != "rules" {
		return false
	}
	switch a := a.(type) {
	case Filter:
		p.filter, p.Scroll, p.focus = a.State, 0, -1
	case ShowClause:
		p.puzzle, p.focus = a.N, -1
	case ClearSearch:
		p.search, p.Scroll, p.focus = "", 0, -1
	default:
		return false
	}
	m.openFound()
	return true
}

// openFound opens the first clause found if the open one is not among them.
func (m *Pages) openFound() {
	if hits := m.found(m.clauses()); len(hits) > 0 && !slices.Contains(hits, m.Page.puzzle) {
		m.Page.puzzle = hits[0]
	}
}

// longestSearch is how long a search may be, in bytes.
const longestSearch = 60

// Typed writes into the search of the rules what was typed, by the layout of the keyboard there is.
func (m *Pages) Typed(text string) {
	p := m.Page
	if p == nil || p.kind != "rules" {
		return
	}
	for _, r := range text {
		if unicode.IsPrint(r) && len(p.search) < longestSearch && (r != ' ' || p.focus < 0) {
			p.search, p.Scroll, p.focus = p.search+string(r), 0, -1
		}
	}
	m.Stale = true
}

// rulebookKey types the search and walks the list; it tells whether the key was one of these.
func (m *Pages) rulebookKey(k scene.Key) bool {
	p := m.Page
	name := k.Name
	switch {
	case name == "backspace" && p.search != "":
		r := []rune(p.search)
		p.search, p.Scroll = string(r[:len(r)-1]), 0
	case k.Letter() != "" && (name != "space" || p.focus < 0):
		if !k.Told {
			m.Typed(k.Letter())
		}
	case name == "up", name == "down":
		hits := m.found(m.clauses())
		at := -1
		for i, h := range hits {
			if h == p.puzzle {
				at = i
			}
		}
		if name == "up" {
			at--
		} else {
			at++
		}
		if at < 0 || at >= len(hits) {
			return true
		}
		p.puzzle = hits[at]
		if y := float64(at) * 26; y < p.Scroll {
			p.Scroll = y
		} else if y+26 > p.Scroll+p.room {
			p.Scroll = y + 26 - p.room
		}
	default:
		return false
	}
	m.openFound()
	return true
}
