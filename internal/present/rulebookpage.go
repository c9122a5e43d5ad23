package present

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
)

// This file lays out the rules browser: every clause with its state, in our own words, with search.

// Clause is a clause of the rules as the program knows it.
type Clause struct {
	ID      string // "18.21-1"
	Cite    engine.Cite
	Title   string   // of the paragraph
	Text    string   // our words
	State   string   // "in", "later" or "out"
	Reading string   // the reading taken where the text leaves room, "" for none
	Why     string   // why it is later or out
	Cases   []string // names of the rule cases that show it
	Decides []string // names of the scenarios it decides
}

// Librarian is implemented by a desk that knows every clause. The list is sorted and is not to be written on.
type Librarian interface{ Clauses() []Clause }

// clauseFilters are what the list can be cut down to.
var clauseFilters = []string{"all", "in", "reading", "later", "out"}

func (m *Model) clauses() []Clause {
	if l, ok := m.desk.(Librarian); ok {
		return l.Clauses()
	}
	return nil
}

// found lists the clauses that match the search and the filter, by index.
func (m *Model) found(all []Clause) []int {
	p := m.page
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

func (m *Model) layRulebook() pen {
	d, r := m.pageHead(m.say("rulebook.title"))
	all := m.clauses()
	p := m.page
	hits := m.found(all)
	left := math.Min(430, r.W*.46)
	// search
	d.frame(r.X, r.Y, left, 34, 4, "chrome.well", "accent.lamp")
	if p.search == "" {
		d.text(r.X+12, r.Y+22, Body, 13, "text.on_dark_muted", m.say("rulebook.search"))
	} else {
		w := d.text(r.X+12, r.Y+22, Body, 13, "text.on_dark", d.fit(Body, 13, left-60, p.search))
		d.box(r.X+13+w, r.Y+9, 1, 17, "accent.lamp")
		d.iconButton("close", r.X+left-32, r.Y+3, 28, true, ClearSearch{}, m.say("rulebook.clear"))
	}
	x, y := r.X, r.Y+42
	for _, f := range clauseFilters {
		if f == "later" && !slices.ContainsFunc(all, func(c Clause) bool { return c.State == f }) {
			continue // nothing waits
		}
		on := p.filter == f || p.filter == "" && f == "all"
		x += d.chip(x, y, m.say("rulebook.filter."+f), on, Filter{State: f}) + 6
	}
	y += 36
	d.text(r.X, y+12, CondMedium, 12, "text.on_dark_muted", m.say("rulebook.count", len(hits), len(all)))
	y += 20
	list := Rect{r.X, y, left - 12, r.Y + r.H - y}
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
		row := Rect{list.X, ly, list.W, line}
		switch {
		case hits[i] == p.puzzle:
			d.box(row.X, ly, row.W, line, "chrome.row_current")
			d.box(row.X, ly, 3, line, "accent.lamp")
		case d.hot(row):
			d.box(row.X, ly, row.W, line, "chrome.raised_hover")
		}
		icon, col := clauseSign(c)
		d.icon(icon, row.X+16, ly+13, 5, col)
		w := d.text(row.X+30, ly+18, CondMedium, 13, "text.cite", c.ID)
		d.text(row.X+math.Max(112, 40+w), ly+18, Body, 13, "text.on_dark", d.fit(Body, 13, row.W-math.Max(112, 40+w)-4, c.Text))
		d.hit(row.X, ly, row.W, line, ShowClause{N: hits[i]}, "")
	}
	if len(hits) == 0 {
		d.para(list.X, list.Y+20, list.W, Body, 13, 18, "text.on_dark_second", m.say("rulebook.empty"), 3)
	}
	d.box(r.X+left+12, r.Y, 1, r.H, "chrome.line_soft")
	if p.puzzle >= 0 && p.puzzle < len(all) && len(hits) > 0 {
		m.layClause(d, all[p.puzzle], Rect{r.X + left + 32, r.Y, r.W - left - 32, r.H})
	}
	return d
}

// clauseSign is the sign of a clause's state and its colour.
func clauseSign(c Clause) (icon, colour string) {
	switch {
	case c.State == "in":
		return "tick", "status.legal"
	case c.State == "later":
		return "clock", "text.on_dark_second"
	}
	return "cross", "status.refused"
}

// layClause shows one clause on paper, with what is said of it.
func (m *Model) layClause(d pen, c Clause, r Rect) {
	icon, col := clauseSign(c)
	w := d.text(r.X, r.Y+22, SerifSemi, 22, "text.on_dark", c.ID)
	d.icon(icon, r.X+w+20, r.Y+15, 7, col)
	d.text(r.X+w+36, r.Y+20, BodyMedium, 13, "text.on_dark_second", d.fit(BodyMedium, 13, r.W-w-40, m.say("rulebook.state."+c.State)))
	lines := d.wrap(Body, 14, r.W-40, c.Text)
	h := 30 + 20*float64(len(lines))
	title := d.wrap(SerifBold, 16, r.W-40, c.Title)
	if c.Title == "" {
		title = nil
	}
	h += 24 * float64(len(title))
	d.frame(r.X, r.Y+38, r.W, h, 3, "paper.sheet", "paper.edge")
	y := r.Y + 66
	for _, l := range title {
		d.text(r.X+20, y, SerifBold, 16, "text.on_paper", l)
		y += 24
	}
	for _, l := range lines {
		d.text(r.X+20, y, Body, 14, "text.on_paper", l)
		y += 20
	}
	y = r.Y + 38 + h + 24
	for _, part := range []struct{ head, text string }{{m.say("rulebook.reading"), c.Reading}, {m.say("rulebook.why"), c.Why}} {
		if part.text != "" && y+40 < r.Y+r.H {
			d.label(r.X, y, part.head)
			y = d.para(r.X, y+20, r.W, Body, 13, 18, "text.on_dark_second", part.text, 6) + 12
		}
	}
	if len(c.Decides) > 0 && y+40 < r.Y+r.H {
		d.label(r.X, y, m.say("rulebook.decides"))
		y = d.para(r.X, y+20, r.W, Body, 13, 18, "text.on_dark_second", strings.Join(c.Decides, ", "), 2) + 12
	}
	if len(c.Cases) > 0 && y+40 < r.Y+r.H {
		d.label(r.X, y, m.say("rulebook.cases"))
		y += 20
		for _, name := range c.Cases {
			if y > r.Y+r.H-4 {
				return
			}
			d.icon("tick", r.X+6, y-4, 4, "text.on_dark_muted")
			y = d.para(r.X+18, y, r.W-18, Body, 13, 18, "text.on_dark_second", name, 3)
		}
	}
}

// openRulebook opens the rules browser at a clause or paragraph.
func (m *Model) openRulebook(at string) {
	m.openPage("rules", "")
	m.page.filter = "all"
	for i, c := range m.clauses() {
		if at != "" && (c.ID == at || string(c.Cite) == at) {
			m.page.puzzle = i
			m.page.scroll = math.Max(0, float64(i-3)*26)
			break
		}
	}
}

// doRulebook carries out what the rules browser asks for; false means that it is none of its acts.
func (m *Model) doRulebook(a Act) bool {
	p := m.page
	if p.kind != "rules" {
		return false
	}
	switch a := a.(type) {
	case Filter:
		p.filter, p.scroll, p.focus = a.State, 0, -1
	case ShowClause:
		p.puzzle, p.focus = a.N, -1
	case ClearSearch:
		p.search, p.scroll, p.focus = "", 0, -1
	default:
		return false
	}
	m.openFound()
	return true
}

// openFound opens the first clause found if the open one is not among them.
func (m *Model) openFound() {
	if hits := m.found(m.clauses()); len(hits) > 0 && !slices.Contains(hits, m.page.puzzle) {
		m.page.puzzle = hits[0]
	}
}

// rulebookKey types the search and walks the list; it tells whether the key was one of these.
func (m *Model) rulebookKey(k Key) bool {
	p := m.page
	name := k.Name
	switch {
	case name == "backspace" && p.search != "":
		r := []rune(p.search)
		p.search, p.scroll = string(r[:len(r)-1]), 0
	case name == "space" && p.focus < 0:
		p.search += " "
	case len(name) == 1 && (name[0] >= 'a' && name[0] <= 'z' || name[0] >= '0' && name[0] <= '9' || name[0] == '.'):
		p.search, p.scroll, p.focus = p.search+name, 0, -1
	case name == "minus":
		p.search, p.scroll = p.search+"-", 0
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
		if y := float64(at) * 26; y < p.scroll {
			p.scroll = y
		} else if y+26 > p.scroll+p.room {
			p.scroll = y + 26 - p.room
		}
	default:
		return false
	}
	m.openFound()
	return true
}
