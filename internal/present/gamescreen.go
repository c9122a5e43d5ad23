package present

import (
	"math"
	"strings"

	"awaw/engine"
)

// This file lays out the game screen: top bar, rail, prompt, minimap, and around them the panels of other files.

func (m *Model) layGame() {
	m.layMap()
	m.laySandbox()
	m.layTopBar()
	m.layRail()
	m.layTimeline()
	m.layMinimap()
	if !m.fighting() {
		m.layRight()
	}
	if m.fighting() {
		m.layBattle(m.panelView())
	} else {
		m.layPrompt()
	}
	m.layGuide()
	m.layThrows()
	m.layCards()
	m.layMenu()
	m.layProof()
	if m.scene.Map != nil {
		if _, over := m.at2(m.mx, m.my); over {
			m.scene.Map.Hover = -1
		}
	}
}

func (m *Model) layTopBar() {
	t := m.t
	h, _, _, _ := m.bars()
	d := m.panel("top", Rect{0, 0, m.w, h})
	d.box(0, 0, m.w, h, "chrome.panel")
	d.box(0, h-1, m.w, 1, "chrome.line")
	y := h / 2
	d.iconButton("menu", 8, y-16, 32, true, Act{Do: "menu"}, m.say("tip.menu"))
	x := 60.0
	if m.compact() {
		x = 48
	}
	title := d.fit(SerifSemi, 19, 270, t.play.Title)
	x += d.text(x, y+6, SerifSemi, 19, "text.on_dark", title) + 13
	d.box(math.Round(x), y-13, 1, 26, "chrome.line")
	x += 14
	x += d.text(x, y+5, BodyMedium, 14, "text.on_dark", m.word(t.view.Date)) + 8
	x += d.text(x, y+5, Body, 14, "text.on_dark_second", m.say("top.turn", t.view.Turn, t.view.Turns)) + 24

	// right end
	rx := m.w - 40
	d.iconButton("help", rx, y-16, 32, true, Act{Do: "help"}, m.say("tip.help"))
	rx -= 34
	d.iconButton("redo", rx, y-16, 32, m.live() && t.game.CanRedo(m.undoSide()), Act{Do: "redo"}, m.say("tip.redo"))
	rx -= 34
	d.iconButton("undo", rx, y-16, 32, m.live(), Act{Do: "undo"}, m.say("tip.undo"))
	if n := len(t.view.House); n > 0 {
		word := m.say("top.house", n)
		w := d.wide(CondMedium, 13, word) + 36
		rx -= w + 10
		d.frame(rx, y-11, w, 22, 4, "chrome.panel", "status.house")
		d.icon("house", rx+14, y, 6, "status.house")
		d.text(rx+26, y+5, CondMedium, 13, "status.house", word)
		tip := ""
		for _, tx := range t.view.House {
			if tip != "" {
				tip += " · "
			}
			tip += m.word(tx)
		}
		d.hit(rx, y-14, w, 28, Act{Do: "none"}, tip)
	}
	word, style := m.actWord()
	w := d.wide(BodyMedium, 14, word)
	rx -= w + 14
	if rx > x+40 {
		d.text(rx, y+5, BodyMedium, 14, "text.on_dark", word)
		if style != "" {
			d.mark(style, rx-18, y, 10, true)
		}
	}
	m.layTrack(d, x, rx-40, y)
}

// fighting tells whether the combat panel lies on the map.
func (m *Model) fighting() bool {
	return m.screen == ScreenGame && m.t != nil && !m.lifted && m.panelView() != nil
}

// asked tells whether a fight waits for a decision; one that is over is only shown.
func (m *Model) asked() bool { return m.t.view.Battle != nil && !m.t.view.Battle.Over }

// afterwards tells whether the panel shows a fight that is over, until the player puts it away.
func (m *Model) afterwards() bool { return m.fighting() && m.panelView().Over && m.live() }

func (m *Model) undoSide() engine.Side {
	if m.persons() == len(m.t.play.Seats) {
		return engine.NoSide
	}
	return m.t.viewer
}

// actWord says whose move it is.
func (m *Model) actWord() (word, style string) {
	t := m.t
	if !m.live() {
		return m.say("top.past"), ""
	}
	s := m.actor()
	if s == engine.NoSide {
		return m.say("top.over"), ""
	}
	sv := t.sideView(s)
	return m.say("top.act", m.word(sv.Name)), sv.Style
}

// layTrack draws the phase track between x0 and x1, as much of it as fits.
func (m *Model) layTrack(d pen, x0, x1, y float64) {
	track := m.t.view.Track
	width := func(full bool) (w float64) {
		for _, p := range track {
			if p.State == engine.PhaseNow {
				w += d.wide(BodyBold, 14, m.word(p.Name)) + 28
				if s := m.stepWord(p); s != "" {
					w += d.wide(CondMedium, 13, s) + 8
				}
			} else if full {
				w += d.wide(CondMedium, 14, m.word(p.Name)) + 2
				if p.State == engine.PhaseDone {
					w += 16
				}
			}
			if full {
				w += 24
			}
		}
		return w
	}
	full := width(true) <= x1-x0
	if !full && width(false) > x1-x0 {
		return
	}
	x := x0 + (x1-x0-width(full))/2
	for i, p := range track {
		name := m.word(p.Name)
		switch {
		case p.State == engine.PhaseNow:
			step := m.stepWord(p)
			w := d.wide(BodyBold, 14, name) + 28
			if step != "" {
				w += d.wide(CondMedium, 13, step) + 8
			}
			d.frame(math.Round(x), y-14, math.Round(w), 28, 4, "accent.lamp", "accent.lamp")
			nx := x + 14 + d.text(x+14, y+5, BodyBold, 14, "text.on_amber", name)
			d.text(nx+8, y+5, CondMedium, 13, "text.on_amber", step)
			x += w
		case !full:
			continue
		default:
			col := "text.on_dark_second"
			if p.State == engine.PhaseDone {
				d.icon("tick", x+6, y, 6, "text.on_dark_second")
				x += 16
				col = "text.on_dark_second"
			}
			x += d.text(x, y+5, CondMedium, 14, col, name) + 2
		}
		if full && i < len(track)-1 {
			d.icon("next", x+11, y, 4, "text.on_dark_muted")
			x += 24
		}
	}
}

func (m *Model) stepWord(p engine.PhaseView) string {
	s := m.word(p.Step)
	if p.Of > 1 {
		s = m.say("top.step", s, p.N, p.Of)
	}
	return s
}

func (m *Model) layRail() {
	top, w, _, foot := m.bars()
	d := m.panel("rail", Rect{0, top, w, m.h - top - foot})
	d.box(0, top, w, m.h-top-foot, "chrome.panel")
	d.box(w-1, top, 1, m.h-top-foot, "chrome.line")
	y := top + 8
	for _, id := range []string{"units", "bases", "odds", "log", "luck", "time", "orders", "layers", "rules"} {
		on := m.pane == id && !m.folded
		col := "text.on_dark_second"
		if on {
			d.box(0, y, w, 52, "chrome.raised")
			d.box(0, y, 3, 52, "accent.lamp")
			col = "text.on_dark"
		} else if d.hot(Rect{0, y, w, 52}) {
			d.box(0, y, w-1, 52, "chrome.raised_hover")
		}
		word := m.say("rail." + id)
		tip := ""
		if m.compact() {
			d.icon(id, w/2, y+26, 10, col)
			tip = word
		} else {
			d.icon(id, w/2, y+20, 10, col)
			d.centre(w/2, y+45, CondMedium, 12, col, word)
		}
		d.hit(0, y, w, 52, Act{Do: "pane", S: id}, tip)
		y += 54
	}
	if y > m.h-foot-110 { // no room left for buttons: the wheel and the keys do it
		return
	}
	d.iconButton("plus", w/2-15, m.h-foot-106, 30, true, Act{Do: "zoom", N: 1}, m.say("tip.in"))
	d.iconButton("minus", w/2-15, m.h-foot-74, 30, true, Act{Do: "zoom", N: -1}, m.say("tip.out"))
	d.iconButton("fit", w/2-15, m.h-foot-42, 30, true, Act{Do: "fit"}, m.say("tip.fit"))
}

func (m *Model) layMinimap() {
	_, rail, _, foot := m.bars()
	w, h := 196.0, 140.0
	if m.compact() {
		w, h = 154, 110
	}
	r := Rect{rail + 12, m.h - foot - 12 - h, w, h}
	d := m.panel("mini", r)
	d.frame(r.X-2, r.Y-2, r.W+4, r.H+4, 3, "chrome.panel", "chrome.line")
	d.p.Rect = r.Inset(-2)
	d.add(Item{Kind: ItemMini, X: r.X, Y: r.Y, W: w, H: h})
	for _, s := range m.t.view.Spaces {
		for _, c := range m.t.countersAt(s.Ref.Index()) {
			x, y := m.miniPoint(r, c.Space.Index())
			d.mark(m.t.style(c.Side), x, y, 2, false)
			break
		}
	}
	fx0, fy0 := m.cam.Plane(m.freeMap().X, m.freeMap().Y, m.w, m.h)
	fx1, fy1 := m.cam.Plane(m.freeMap().X+m.freeMap().W, m.freeMap().Y+m.freeMap().H, m.w, m.h)
	k, ox, oy := m.miniScale(r)
	x0, y0 := math.Max(r.X, fx0*k+ox), math.Max(r.Y, fy0*k+oy)
	x1, y1 := math.Min(r.X+w, fx1*k+ox), math.Min(r.Y+h, fy1*k+oy)
	if x1 > x0+2 && y1 > y0+2 {
		m.scene.Map.MiniFrame = Rect{math.Round(x0), math.Round(y0), math.Round(x1 - x0), math.Round(y1 - y0)}
	}
	d.hit(r.X, r.Y, w, h, Act{Do: "mini"}, "")
}

// MiniView tells how the minimap lies in a rectangle: window point = plane point times k plus ox, oy. The whole of
// every hex is shown.
func MiniView(b Board, r Rect) (k, ox, oy float64) {
	x0, y0, x1, y1 := boardBounds(b)
	x0, x1, y0, y1 = x0-.5, x1+.5, y0-1/math.Sqrt(3), y1+1/math.Sqrt(3)
	k = math.Min(r.W/(x1-x0), r.H/(y1-y0))
	return k, r.X + r.W/2 - k*(x0+x1)/2, r.Y + r.H/2 - k*(y0+y1)/2
}

func (m *Model) miniScale(r Rect) (k, ox, oy float64) { return MiniView(m.board(), r) }

func (m *Model) miniPoint(r Rect, i int) (x, y float64) {
	k, ox, oy := m.miniScale(r)
	px, py := m.board().Plane(i)
	return px*k + ox, py*k + oy
}

// dragAct follows the pointer while it is held on the minimap or the timeline.
func (m *Model) dragAct(x, y float64) bool {
	if m.pressed.Do != "mini" && m.pressed.Do != "scrub" {
		return false
	}
	m.dragTo(m.pressed)
	return true
}

func (m *Model) dragTo(a Act) {
	m.dirty = true
	if a.Do == "scrub" {
		m.scrubTo(m.mx)
		return
	}
	for _, p := range m.scene.Panels {
		if p.ID == "mini" {
			k, ox, oy := m.miniScale(p.Rect.Inset(2))
			m.looked, m.glide = true, glide{}
			m.cam = m.cam.at((m.mx-ox)/k, (m.my-oy)/k, m.freeMap(), m.w, m.h)
			m.holdCamera()
		}
	}
}

// layPrompt says what is asked, of whom, with the buttons that move on.
func (m *Model) layPrompt() {
	t := m.t
	free := m.freeMap()
	top, _, _, _ := m.bars()
	w, h := math.Min(796, free.W-24), 56.0
	if m.compact() {
		h = 48
	}
	x, y := free.X+(free.W-w)/2, top+14
	p := t.view.Prompt
	ask, limit, cite := m.word(p.Ask), m.word(p.Limit), p.Cite
	style := t.style(p.Side)
	var cmds []engine.Command
	switch {
	case t.branch != 0:
		ask, limit, cite, style = m.say("time.branch.ask"), m.say("time.branch.how"), "", ""
	case !m.live():
		ask, limit, cite, style = m.say("prompt.past"), m.say("prompt.past.how"), "", ""
	case m.botToMove() || t.paused && m.actor() != engine.NoSide && m.seat(m.actor()) != "person":
		ask, limit = m.botLines(m.word(t.sideView(p.Side).Name))
		cite = ""
	default:
		cmds = m.loose()
		if at := m.placed(); len(cmds)+len(at) <= 2 {
			cmds = append(cmds, at...)
		}
	}
	d, mine := m.panel("prompt", Rect{x, y, w, h}), len(m.regions)-1
	d.p.Shadow = true
	x, y, w = d.p.Rect.X, d.p.Rect.Y, d.p.Rect.W
	d.frame(x, y, w, h, 4, "chrome.panel", "chrome.line")
	d.box(x, y, 4, h, "accent.lamp")
	if style != "" {
		d.mark(style, x+33, y+h/2, 13, true)
	}
	bx := x + w - 12
	bh := 34.0
	switch {
	case !m.live() && !t.play.Replay:
		bx -= 150
		d.button(bx, y+(h-bh)/2, 150, bh, m.say("button.now"), "End", "primary", Act{Do: "now"})
		if why, _ := t.game.Blocked(t.path[t.cursor]); why.IsZero() && bx-150 > x+w*.45 {
			bx -= 138
			d.button(bx, y+(h-bh)/2, 130, bh, m.say("time.here"), "", "", Act{Do: "goto"})
		}
	case !m.live():
	case len(cmds) == 0 && m.actor() != engine.NoSide && m.seat(m.actor()) != "person":
		word, kind := m.say("button.stop"), ""
		if t.paused {
			word, kind = m.say("button.goon"), "primary"
		}
		bx -= 130
		d.button(bx, y+(h-bh)/2, 130, bh, word, "Esc", kind, Act{Do: "pause"})
		if m.thinking() {
			bx -= 138
			d.button(bx, y+(h-bh)/2, 130, bh, m.say("button.hurry"), "Enter", "primary", Act{Do: "hurry"})
		}
	case m.asked():
		bx -= 170
		d.button(bx, y+(h-bh)/2, 170, bh, m.say("button.battle"), "C", "", Act{Do: "battle"})
	default:
		if t.view.Plan != nil {
			word := m.say("sea.plan")
			bw := math.Round(d.wide(BodyMedium, 14, word) + 62)
			bx -= bw
			d.button(bx, y+(h-bh)/2, bw, bh, word, "C", "", Act{Do: "battle"})
			bx -= 8
		}
		if len(m.stock()) > 0 {
			word := m.say("stock")
			bw := math.Round(d.wide(BodyMedium, 14, word) + 32)
			bx -= bw
			d.button(bx, y+(h-bh)/2, bw, bh, word, "", "", Act{Do: "stock"})
			bx -= 8
		}
		if r, ok := m.quarry(); ok {
			word := m.say("quarry")
			bw := math.Round(d.wide(BodyMedium, 14, word) + 32)
			bx -= bw
			d.button(bx, y+(h-bh)/2, bw, bh, word, "", "", Act{Do: "quarry", Ref: r})
			bx -= 8
		}
		mains := len(m.mains())
		for i := min(len(cmds), 2) - 1; i >= 0; i-- {
			l := m.tell(cmds[i])
			word, key, kind := m.word(l.Name), keyWord(l.Key), ""
			if l.Main && mains == 1 {
				kind = "primary"
			}
			bw := math.Round(math.Min(230, d.wide(BodyMedium, 14, word)+62))
			bx -= bw
			d.button(bx, y+(h-bh)/2, bw, bh, word, key, kind, Act{Do: "command", Cmd: cmds[i]})
			bx -= 8
		}
		if m.live() && m.pane != "study" && len(m.projects()) > 0 {
			word := m.say("study.title")
			bw := math.Round(d.wide(BodyMedium, 14, word) + 40)
			bx -= bw
			d.button(bx, y+(h-bh)/2, bw, bh, word, "", "", Act{Do: "pane", S: "study"})
			bx -= 8
		}
		if _, stop := t.game.UndoList(m.undoSide()); stop.IsZero() && t.game.Head() != 0 {
			word := m.say("button.back")
			bw := math.Round(d.wide(BodyMedium, 14, word) + 54)
			if bx-bw > x+w*.52 {
				bx -= bw
				d.button(bx, y+(h-bh)/2, bw, bh, word, "Z", "", Act{Do: "undo"})
			}
		}
	}
	tx := x + 62
	room := bx - tx - 12
	grow := func(by float64) { // the sheet grows by a line rather than break off
		for i := range 2 {
			d.p.Items[i].H += by
		}
		d.p.Rect.H += by
		m.regions[mine].Rect.H += by
	}
	asks := d.wrap(BodyMedium, 16, room, ask)
	if len(asks) > 1 {
		asks = []string{asks[0], d.fit(BodyMedium, 16, room, strings.Join(asks[1:], " "))}
		grow(20)
	}
	for i, l := range asks {
		d.text(tx, y+h/2-4+20*float64(i), BodyMedium, 16, "text.on_dark", l)
	}
	cw := 0.0
	if cite != "" {
		cw = d.wide(CondMedium, 13, string(cite)) + 10
	}
	lines := d.wrap(Body, 13, room-cw, limit)
	if len(lines) > 1 {
		lines = []string{lines[0], d.fit(Body, 13, room-cw, strings.Join(lines[1:], " "))}
		grow(18)
	}
	ty, lw := y+h/2+16+20*float64(max(0, len(asks)-1)), 0.0
	for i, l := range lines {
		lw = d.text(tx, ty+18*float64(i), Body, 13, "text.on_dark_second", l)
	}
	if cite != "" {
		d.cite(tx+lw+8, ty+18*float64(len(lines)-1), cite, false)
	}
	if m.trailed() {
		m.layTrail(x, y+d.p.Rect.H+6, w)
	}
}
