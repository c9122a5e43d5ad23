package present

import "math"

// This file holds pages: large sheets over whatever is on the screen, for what concerns the program and not the game: options,
// keys, puzzles, the rules. Everything on a page can be reached with Tab and the arrows, and Esc puts it away.

// page is what lies over the screen.
type page struct {
	kind   string // "options", "keys", "puzzles", "rules", "stakes"
	tab    string
	focus  int // index into the page's own regions, -1 for none
	first  int // index of the first region of the page
	scroll float64
	tall   float64 // how tall what scrolls is
	room   float64 // and how much of it is seen

	listen  Action // the action that waits for a key
	told    string // what came of the last key
	search  string
	puzzle  int // the puzzle or clause that is open
	answer  int // -1 while none is chosen
	filter  string
	hits    []int  // what the search found
	hitsFor string // and for which search
}

// openPage lays a page over the screen.
func (m *Model) openPage(kind, tab string) {
	m.page = &page{kind: kind, tab: tab, focus: -1, answer: -1}
	m.sheet, m.menu = nil, nil
	m.dirty = true
}

// pageHead draws the ground of a page with its title and gives the pen and the part below the head.
func (m *Model) pageHead(title string, tabs ...string) (pen, Rect) {
	veil := m.panel("veil", Rect{0, 0, m.w, m.h})
	veil.add(Item{Kind: ItemBox, X: 0, Y: 0, W: m.w, H: m.h, Fill: "chrome.scrim", Alpha: .5})
	m.regions[len(m.regions)-1].Act = Nothing{}
	w, h := math.Min(1080, m.w-32), math.Min(760, m.h-32)
	d := m.panel("page", Rect{(m.w - w) / 2, (m.h - h) / 2, w, h})
	m.regions[len(m.regions)-1].Act = Nothing{}
	m.regions[len(m.regions)-1].Cmd = "page"
	d.p.Shadow = true
	r := d.p.Rect
	m.page.first = len(m.regions)
	d.frame(r.X, r.Y, r.W, r.H, 4, "chrome.panel", "chrome.line")
	d.text(r.X+24, r.Y+42, SerifSemi, 24, "text.on_dark", d.fit(SerifSemi, 24, r.W-120, title))
	d.iconButton("close", r.X+r.W-44, r.Y+16, 32, true, Close{}, m.say("tip.page.close"))
	y := r.Y + 64
	if len(tabs) > 0 {
		x := r.X + 24
		for _, t := range tabs {
			word := m.say("page.tab." + t)
			tw := d.wide(BodyMedium, 14, word)
			col := "text.on_dark_second"
			if t == m.page.tab {
				col = "text.on_dark"
				d.box(x, y+26, tw, 3, "accent.lamp")
			} else if d.hot(Rect{x - 8, y, tw + 16, 30}) {
				col = "text.on_dark"
			}
			d.text(x, y+19, BodyMedium, 14, col, word)
			d.hit(x-8, y, tw+16, 30, Turn{Tab: t}, "")
			x += tw + 28
		}
		y += 32
	}
	d.box(r.X, y, r.W, 1, "chrome.line")
	return d, Rect{r.X + 24, y + 16, r.W - 48, r.Y + r.H - y - 32}
}

// layPage lays the page out over everything but a sheet.
func (m *Model) layPage() {
	var d pen
	switch m.page.kind {
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
	default:
		m.page = nil
		return
	}
	own := m.pageRegions()
	if p := m.page; p.focus >= 0 && p.focus < len(own) {
		r := own[p.focus].Rect
		d.add(Item{Kind: ItemBox, X: math.Round(r.X - 2), Y: math.Round(r.Y - 2), W: math.Round(r.W + 4), H: math.Round(r.H + 4), R: 5, Edge: "status.focus", Line: 2})
	}
}

// pageRegions are the parts of the page that do something, in the order they were laid.
func (m *Model) pageRegions() []Region {
	var out []Region
	for i := min(m.page.first, len(m.regions)); i < len(m.regions); i++ {
		if r := m.regions[i]; r.Act != nil && r.Act != (Nothing{}) {
			out = append(out, r)
		}
	}
	return out
}

// scrolled gives how far what scrolls on a page is moved up, of tall in room, and draws the bar.
func (m *Model) scrolled(d pen, r Rect, tall float64) float64 {
	p := m.page
	p.tall, p.room = tall, r.H
	most := math.Max(0, tall-r.H)
	p.scroll = math.Max(0, math.Min(p.scroll, most))
	if most > 0 {
		h := math.Max(28, r.H*r.H/tall)
		d.box(r.X+r.W+8, r.Y, 4, r.H, "chrome.well")
		d.box(r.X+r.W+8, math.Round(r.Y+(r.H-h)*p.scroll/most), 4, math.Round(h), "chrome.line")
	}
	return p.scroll
}

// pageKey is the keyboard while a page lies over the screen.
func (m *Model) pageKey(k Key) {
	p := m.page
	if p.listen != "" {
		m.hear(k)
		return
	}
	if p.kind == "puzzles" && m.puzzleKey(k) || p.kind == "rules" && m.rulebookKey(k) {
		m.dirty = true
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
		m.page = nil
	case k.Name == "tab" && k.Shift, k.Name == "up", k.Name == "left":
		move(-1)
	case k.Name == "tab", k.Name == "down", k.Name == "right":
		move(1)
	case k.Name == "pageup":
		p.scroll -= p.room * .8
	case k.Name == "pagedown":
		p.scroll += p.room * .8
	case k.Name == "home":
		p.scroll, p.focus = 0, -1
	case k.Name == "end":
		p.scroll = p.tall
	case k.Name == "enter" || k.Name == "space":
		if p.focus >= 0 && p.focus < len(own) {
			m.run(own[p.focus].Act)
		}
	case m.actionOf(k) == "larger":
		m.scaleBy(1)
	case m.actionOf(k) == "smaller":
		m.scaleBy(-1)
	case m.actionOf(k) == "keys" || m.actionOf(k) == "options":
		m.page = nil
	}
	m.dirty = true
}

// followFocus scrolls so that what the keyboard stands on is seen.
func (m *Model) followFocus(r Rect) {
	p := m.page
	top := (m.h-math.Min(760, m.h-32))/2 + 120
	foot := (m.h+math.Min(760, m.h-32))/2 - 40
	switch {
	case p.tall <= p.room:
	case r.Y < top:
		p.scroll -= top - r.Y
	case r.Y+r.H > foot:
		p.scroll += r.Y + r.H - foot
	}
}

// doPages opens a page, or carries out what is asked of the one that is open; it tells whether it was that.
func (m *Model) doPages(a Act) bool {
	switch a := a.(type) {
	case OpenOptions:
		m.openPage("options", "display")
	case OpenKeys:
		m.openPage("keys", "")
	case ShowStakes:
		m.openPage("stakes", "")
	case OpenPuzzles:
		m.openPuzzles()
	case OpenRulebook:
		m.openRulebook(a.At)
	default:
		return m.page != nil && (m.doPage(a) || m.doPuzzle(a) || m.doRulebook(a))
	}
	return true
}

// doPage carries out what is asked of the page that is open.
func (m *Model) doPage(a Act) bool {
	switch a := a.(type) {
	case Close:
		m.page = nil
	case Turn:
		m.page.tab, m.page.focus, m.page.scroll, m.page.told = a.Tab, -1, 0, ""
	case Set:
		m.setPref(a)
	case Bind:
		m.page.listen, m.page.told = a.Action, ""
	case OwnKeys:
		m.prefs.Keys = nil
		m.page.told = m.say("options.keys.own")
	default:
		return false
	}
	return true
}
