package present

import (
	"math"

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
	d.iconButton("menu", 8, y-16, 32, true, OpenMenu{}, m.say("tip.menu"))
	x := 60.0
	if m.compact() {
		x = 48
	}
	date, turn := m.word(t.view.Date), m.say("top.turn", t.view.Turn, t.view.Turns)
	dates := 59 + d.wide(BodyMedium, 14, date) + d.wide(Body, 14, turn)
	least := math.Min(titleLeast, d.wide(SerifSemi, 19, t.play.Title))

	// right end
	rx := m.w - 40
	d.iconButton("help", rx, y-16, 32, true, OpenKeys{}, m.say("tip.help"))
	rx -= 34
	d.iconButton("redo", rx, y-16, 32, m.live() && t.game.CanRedo(m.undoSide()), Redo{}, m.say("tip.redo"))
	rx -= 34
	d.iconButton("undo", rx, y-16, 32, m.live() && m.canUndo(), Undo{}, m.say("tip.undo"))
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
		d.hit(rx, y-14, w, 28, Nothing{}, tip)
	}
	word, style := m.actWord()
	w := d.wide(BodyMedium, 14, word)
	rx -= w + 14
	if rx > x+least+dates+40 {
		d.text(rx, y+5, BodyMedium, 14, "text.on_dark", word)
		if style != "" {
			d.mark(style, rx-18, y, 10, true)
		}
	}

	room := rx - 40 - x - dates // for the title and the phases
	phases := m.trackWidth(d, true)
	if room-phases < least {
		phases = m.trackWidth(d, false)
	}
	title := d.fit(SerifSemi, 19, math.Max(titleLeast, room-phases), t.play.Title)
	x += d.text(x, y+6, SerifSemi, 19, "text.on_dark", title) + 13
	d.box(math.Round(x), y-13, 1, 26, "chrome.line")
	x += 14
	x += d.text(x, y+5, BodyMedium, 14, "text.on_dark", date) + 8
	x += d.text(x, y+5, Body, 14, "text.on_dark_second", turn) + 24
	m.layTrack(d, x, rx-40, y)
}

// titleLeast is the room the title of a game has in the top bar before phases other than the present one give way.
const titleLeast = 270.0

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
	full := m.trackWidth(d, true) <= x1-x0
	if !full && m.trackWidth(d, false) > x1-x0 {
		return
	}
	x := x0 + (x1-x0-m.trackWidth(d, full))/2
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

// trackWidth is how wide the phases are: all of them, or the present one alone.
func (m *Model) trackWidth(d pen, full bool) (w float64) {
	for _, p := range m.t.view.Track {
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
		d.hit(0, y, w, 52, Open{Pane: id}, tip)
		y += 54
	}
	if y > m.h-foot-110 { // no room left for buttons: the wheel and the keys do it
		return
	}
	d.iconButton("plus", w/2-15, m.h-foot-106, 30, true, Zoom{By: 1}, m.say("tip.in"))
	d.iconButton("minus", w/2-15, m.h-foot-74, 30, true, Zoom{By: -1}, m.say("tip.out"))
	d.iconButton("fit", w/2-15, m.h-foot-42, 30, true, FitMap{}, m.say("tip.fit"))
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
	d.hit(r.X, r.Y, w, h, Mini{}, "")
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
	px, py := m.board().Middle(i)
	return px*k + ox, py*k + oy
}

// lookAtMini looks where the pointer is on the small map.
func (m *Model) lookAtMini() {
	for _, p := range m.scene.Panels {
		if p.ID == "mini" {
			k, ox, oy := m.miniScale(p.Rect.Inset(2))
			m.looked, m.glide = true, glide{}
			m.cam = m.cam.at((m.mx-ox)/k, (m.my-oy)/k, m.freeMap(), m.w, m.h)
			m.holdCamera()
		}
	}
}
