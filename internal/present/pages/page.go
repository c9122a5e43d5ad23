package pages

import (
	"math"

	"awaw/internal/present/prefs"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds pages: large sheets over whatever is on the screen, for what concerns the program and not the game: options,
// keys, puzzles, the rules. Everything on a page can be reached with Tab and the arrows, and Esc puts it away.

// page is what lies over the screen.
type page struct {
	kind   string // "options", "keys", "puzzles", "rules", "stakes", "seats", "terms"
	tab    string
	focus  int // index into the page's own regions, -1 for none
	first  int // index of the first region of the page
	Scroll float64
	tall   float64 // how tall what scrolls is
	room   float64 // and how much of it is seen

	listen  prefs.Action // the action that waits for a key
	told    string       // what came of the last key
	search  string
	puzzle  int // the puzzle or clause that is open
	answer  int // -1 while none is chosen
	filter  string
	hits    []int  // what the search found
	hitsFor string // and for which search
}

// openPage lays a page over the screen.
func (m *Pages) openPage(kind, tab string) {
	m.Page = &page{kind: kind, tab: tab, focus: -1, answer: -1}
	m.Sheet, m.Menu = nil, nil
	m.Stale = true
}

// pageHead draws the ground of a page with its title and gives the pen and the part below the head.
func (m *Pages) pageHead(title string, tabs ...string) (scene.Pen, scene.Rect) {
	veil := m.Panel("veil", scene.R(0, 0, m.W, m.H))
	veil.Add(scene.Item{Kind: scene.ItemBox, X: 0, Y: 0, W: m.W, H: m.H, Fill: "chrome.scrim", Alpha: .5})
	m.Hits[len(m.Hits)-1].Act = scene.Nothing{}
	w, h := math.Min(1080, m.W-32), math.Min(760, m.H-32)
	d := m.Panel("page", scene.R((m.W-w)/2, (m.H-h)/2, w, h))
	m.Hits[len(m.Hits)-1].Act = scene.Nothing{}
	m.Hits[len(m.Hits)-1].Cmd = "page"
	d.Panel.Shadow = true
	r := d.Panel.Rect
	m.Page.first = len(m.Hits)
	d.Frame(r.X, r.Y, r.W, r.H, 4, "chrome.panel", "chrome.line")
	d.Text(r.X+24, r.Y+42, scene.SerifSemi, 24, "text.on_dark", d.Fit(scene.SerifSemi, 24, r.W-120, title))
	d.IconButton("close", r.X+r.W-44, r.Y+16, 32, true, Close{}, m.Say("tip.page.close"))
	y := r.Y + 64
	if len(tabs) > 0 {
		x := r.X + 24
		for _, t := range tabs {
			word := m.Say("page.tab." + t)
			tw := d.Wide(scene.BodyMedium, 14, word)
			col := "text.on_dark_second"
			if t == m.Page.tab {
				col = "text.on_dark"
				d.Box(x, y+26, tw, 3, "accent.lamp")
			} else if d.Hot(scene.R(x-8, y, tw+16, 30)) {
				col = "text.on_dark"
			}
			d.Text(x, y+19, scene.BodyMedium, 14, col, word)
			d.Hit(x-8, y, tw+16, 30, Turn{Tab: t}, "")
			x += tw + 28
		}
		y += 32
	}
	d.Box(r.X, y, r.W, 1, "chrome.line")
	return d, scene.R(r.X+24, y+16, r.W-48, r.Y+r.H-y-32)
}

// LayPage lays the page out over everything but a sheet.
func (m *Pages) LayPage() {
	var d scene.Pen
	switch m.Page.kind {
	case "options":
		d = m.layOptions()
	case "keys":
		d = m.layKeys()
	case "puzzles":
		d = m.layPuzzles()
	case "rules":
		d = m.layRulebook()
	case "stakes":
		d = m.layStakes()
	case "terms":
		d = m.layTerms()
	case "seats":
		d = m.layGiveSeats()
	default:
		m.Page = nil
		return
	}
	own := m.pageRegions()
	if p := m.Page; p.focus >= 0 && p.focus < len(own) {
		r := own[p.focus].Rect
		d.Add(scene.Item{Kind: scene.ItemBox, X: math.Round(r.X - 2), Y: math.Round(r.Y - 2), W: math.Round(r.W + 4), H: math.Round(r.H + 4), R: 5, Edge: "status.focus", Line: 2})
	}
}

// pageRegions are the parts of the page that do something, in the order they were laid.
func (m *Pages) pageRegions() []scene.Region {
	var out []scene.Region
	for i := min(m.Page.first, len(m.Hits)); i < len(m.Hits); i++ {
		if r := m.Hits[i]; r.Act != nil && r.Act != (scene.Nothing{}) {
			out = append(out, r)
		}
	}
	return out
}

// scrolled gives how far what scrolls on a page is moved up, of tall in room, and draws the bar.
func (m *Pages) scrolled(d scene.Pen, r scene.Rect, tall float64) float64 {
	p := m.Page
	p.tall, p.room = tall, r.H
	most := math.Max(0, tall-r.H)
	p.Scroll = math.Max(0, math.Min(p.Scroll, most))
	if most > 0 {
		h := math.Max(28, r.H*r.H/tall)
		d.Box(r.X+r.W+8, r.Y, 4, r.H, "chrome.well")
		d.Box(r.X+r.W+8, math.Round(r.Y+(r.H-h)*p.Scroll/most), 4, math.Round(h), "chrome.line")
	}
	return p.Scroll
}

// PageKey is the keyboard while a page lies over the screen.
func (m *Pages) PageKey(k scene.Key) {
	p := m.Page
	if p.listen != "" {
		m.hear(k)
		return
	}
	if p.kind == "puzzles" && m.puzzleKey(k) || p.kind == "rules" && m.rulebookKey(k) {
		m.Stale = true
		return
	}
	m.Scene()
	own := m.pageRegions()
	move := func(by int) {
		if len(own) == 0 {
			return
		}
		if p.focus < 0 && by < 0 {
			p.focus = 0
		}
		p.focus = (p.focus + by + len(own)) % len(own)
		m.followFocus(own[p.focus].Rect)
	}
	switch {
	case k.Name == "esc":
		m.Page = nil
	case k.Name == "tab" && k.Shift, k.Name == "up", k.Name == "left":
		move(-1)
	case k.Name == "tab", k.Name == "down", k.Name == "right":
		move(1)
	case k.Name == "pageup":
		p.Scroll -= p.room * .8
	case k.Name == "pagedown":
		p.Scroll += p.room * .8
	case k.Name == "home":
		p.Scroll, p.focus = 0, -1
	case k.Name == "end":
		p.Scroll = p.tall
	case k.Name == "enter" || k.Name == "space":
		if p.focus >= 0 && p.focus < len(own) {
			m.Run(own[p.focus].Act)
		}
	default:
		m.pageAction(m.ActionOf(k))
	}
	m.Stale = true
}

// pageAction does what keys of the player's own choice do while a page lies over the screen.
func (m *Pages) pageAction(action prefs.Action) {
	switch action {
	case "larger":
		m.ScaleBy(1)
	case "smaller":
		m.ScaleBy(-1)
	case "full":
		m.Run(table.FullScreen{})
	case "keys", "options":
		m.Page = nil
	}
}

// followFocus scrolls so that what the keyboard stands on is seen.
func (m *Pages) followFocus(r scene.Rect) {
	p := m.Page
	top := (m.H-math.Min(760, m.H-32))/2 + 120
	foot := (m.H+math.Min(760, m.H-32))/2 - 40
	switch {
	case p.tall <= p.room:
	case r.Y < top:
		p.Scroll -= top - r.Y
	case r.Y+r.H > foot:
		p.Scroll += r.Y + r.H - foot
	}
}

// doPages opens a page, or carries out what is asked of the one that is open; it tells whether it was that.
func (m *Pages) Do(a scene.Act) bool {
	switch a := a.(type) {
	case OpenOptions:
		m.openPage("options", "display")
	case OpenKeys:
		m.openPage("keys", "")
	case table.ShowStakes:
		m.openPage("stakes", "")
	case table.ShowTerms:
		m.openPage("terms", a.Tab)
	case table.ShowSeats:
		m.openPage("seats", "")
	case OpenPuzzles:
		m.openPuzzles()
	case OpenRulebook:
		m.openRulebook(a.At)
	default:
		return m.Page != nil && (m.doPage(a) || m.doPuzzle(a) || m.doRulebook(a))
	}
	return true
}

// doPage carries out what is asked of the page that is open.
func (m *Pages) doPage(a scene.Act) bool {
	switch a := a.(type) {
	case Close:
		m.Page = nil
	case Turn:
		m.Page.tab, m.Page.focus, m.Page.Scroll, m.Page.told = a.Tab, -1, 0, ""
	case Set:
		m.setPref(a)
	case Bind:
		m.Page.listen, m.Page.told = a.Action, ""
	case OwnKeys:
		m.Prefs.Keys = nil
		m.Page.told = m.Say("options.keys.own")
	default:
		return false
	}
	return true
}

// Close puts the page away.
func (m *Pages) Close() { m.Page = nil }
