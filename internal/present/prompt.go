package present

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
)

// This file lays out the prompt: what is asked, of whom, with the buttons that move the game on.

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
	case p.Side == engine.NoSide && t.game.Outcome().Over: // the mark of who has won, none for nobody
		style = ""
		if won := t.game.Outcome().Winner; won != engine.NoSide {
			style = t.style(won)
		}
	case m.botToMove() || m.paused && m.actor() != engine.NoSide && m.seat(m.actor()) != "person":
		ask, limit = m.botLines(m.word(t.sideView(p.Side).Name))
		if s := m.heard(); s != engine.NoSide {
			style = t.style(s)
		}
		cite = ""
	default:
		cmds = m.loose()
		if at := m.placed(); len(cmds)+len(at) <= mostLoose {
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
		d.button(bx, y+(h-bh)/2, 150, bh, m.say("button.now"), "End", "primary", Present{})
		if why, _ := t.game.Blocked(t.path[t.cursor]); why.IsZero() && bx-150 > x+w*.45 {
			bx -= 138
			d.button(bx, y+(h-bh)/2, 130, bh, m.say("time.here"), "", "", GoHere{})
		}
	case !m.live():
	case len(cmds) == 0 && m.actor() != engine.NoSide && m.seat(m.actor()) != "person":
		word, kind := m.say("button.stop"), ""
		if m.paused {
			word, kind = m.say("button.goon"), "primary"
		}
		bx -= 130
		d.button(bx, y+(h-bh)/2, 130, bh, word, "Esc", kind, Pause{})
		if m.thinking() {
			bx -= 138
			d.button(bx, y+(h-bh)/2, 130, bh, m.say("button.hurry"), "Enter", "primary", Hurry{})
		}
	case m.asked():
		bx -= 170
		d.button(bx, y+(h-bh)/2, 170, bh, m.say("button.battle"), "C", "", ShowBattle{})
		cmds = slices.DeleteFunc(cmds, func(c engine.Command) bool { return !m.tell(c).Main })
		bx = m.loosely(d, cmds, bx-8, y+(h-bh)/2, bh) // what was chosen on the map is carried out there
	default:
		if t.view.Plan != nil {
			word := m.say("sea.plan")
			bw := math.Round(d.wide(BodyMedium, 14, word) + 62)
			bx -= bw
			d.button(bx, y+(h-bh)/2, bw, bh, word, "C", "", ShowBattle{})
			bx -= 8
		}
		if len(m.stock()) > 0 {
			word := m.say("stock")
			bw := math.Round(d.wide(BodyMedium, 14, word) + 32)
			bx -= bw
			d.button(bx, y+(h-bh)/2, bw, bh, word, "", "", ShowStock{})
			bx -= 8
		}
		if r, ok := m.quarry(); ok {
			word := m.say("quarry")
			bw := math.Round(d.wide(BodyMedium, 14, word) + 32)
			bx -= bw
			d.button(bx, y+(h-bh)/2, bw, bh, word, "", "", ShowQuarry{Ref: r})
			bx -= 8
		}
		bx = m.loosely(d, cmds, bx, y+(h-bh)/2, bh)
		if len(m.places()) > 0 {
			word := m.say("places")
			bw := math.Round(d.wide(BodyMedium, 14, word) + 32)
			bx -= bw
			d.button(bx, y+(h-bh)/2, bw, bh, word, "", "", ShowPlaces{})
			bx -= 8
		}
		if m.live() && m.pane != "study" && len(m.projects()) > 0 {
			word := m.say("study.title")
			bw := math.Round(d.wide(BodyMedium, 14, word) + 40)
			bx -= bw
			d.button(bx, y+(h-bh)/2, bw, bh, word, "", "", Open{Pane: "study"})
			bx -= 8
		}
		if _, stop := t.game.UndoList(m.undoSide()); stop.IsZero() && t.game.Head() != 0 {
			word := m.say("button.back")
			bw := math.Round(d.wide(BodyMedium, 14, word) + 54)
			if bx-bw > x+w*.52 {
				bx -= bw
				d.button(bx, y+(h-bh)/2, bw, bh, word, "Z", "", Undo{})
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

// mostLoose is how many commands the prompt offers as buttons of their own.
const mostLoose = 2

// loosely lays the first of the commands out as buttons that end at bx, and gives where the next one ends.
func (m *Model) loosely(d pen, cmds []engine.Command, bx, y, h float64) float64 {
	mains := len(m.mains())
	for i := min(len(cmds), mostLoose) - 1; i >= 0; i-- {
		l := m.tell(cmds[i])
		word, key, kind := m.word(l.Name), keyWord(l.Key), ""
		if l.Main && mains == 1 && !m.reading() {
			kind = "primary"
		}
		bw := math.Round(math.Min(230, d.wide(BodyMedium, 14, word)+62))
		bx -= bw
		d.button(bx, y, bw, h, word, key, kind, Give{Cmd: cmds[i]})
		bx -= 8
	}
	return bx
}
