package frame

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/hand"
	"awaw/internal/present/history"
	"awaw/internal/present/panels"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the prompt: what is asked, of whom, with the buttons that move the game on.

// layPrompt says what is asked, of whom, with the buttons that move on.
func (m *Frame) LayPrompt() {
	t := m.Sight
	free := m.FreeMap()
	top, _, _, _ := m.Bars()
	w, h := math.Min(796, free.W-24), 56.0
	if m.Compact() {
		h = 48
	}
	x, y := free.X+(free.W-w)/2, top+14
	p := t.View.Prompt
	ask, limit, cite := m.Word(p.Ask), m.Word(p.Limit), p.Cite
	style := t.Style(p.Side)
	var cmds []engine.Command
	switch {
	case t.Branch != 0:
		ask, limit, cite, style = m.Say("time.branch.ask"), m.Say("time.branch.how"), "", ""
	case !m.Live():
		ask, limit, cite, style = m.Say("prompt.past"), m.Say("prompt.past.how"), "", ""
	case p.Side == engine.NoSide && t.Game.Outcome().Over: // the mark of who has won, none for nobody
		style = ""
		if won := t.Game.Outcome().Winner; won != engine.NoSide {
			style = t.Style(won)
		}
	case m.bots.BotToMove() || m.bots.Paused && m.Actor() != engine.NoSide && m.Seat(m.Actor()) != "person":
		ask, limit = m.bots.BotLines(m.Word(t.SideView(p.Side).Name))
		if s := m.bots.Heard(); s != engine.NoSide {
			style = t.Style(s)
		}
		cite = ""
	default:
		cmds = m.Loose()
		if at := m.Placed(); len(cmds)+len(at) <= table.MostLoose {
			cmds = append(cmds, at...)
		}
	}
	d, mine := m.Panel("prompt", scene.R(x, y, w, h)), len(m.Hits)-1
	d.Panel.Shadow = true
	x, y, w = d.Panel.Rect.X, d.Panel.Rect.Y, d.Panel.Rect.W
	d.Frame(x, y, w, h, 4, "chrome.panel", "chrome.line")
	d.Box(x, y, 4, h, "accent.lamp")
	if style != "" {
		d.Mark(style, x+33, y+h/2, 13, true)
	}
	bx := x + w - 12
	bh := 34.0
	switch {
	case !m.Live() && !t.Play.Replay:
		bx -= 150
		d.Button(bx, y+(h-bh)/2, 150, bh, m.Say("button.now"), "End", "primary", history.Present{})
		if why, _ := t.Game.Blocked(t.Path[t.Cursor]); why.IsZero() && bx-150 > x+w*.45 {
			bx -= 138
			d.Button(bx, y+(h-bh)/2, 130, bh, m.Say("time.here"), "", "", GoHere{})
		}
	case !m.Live():
	case len(cmds) == 0 && m.Actor() != engine.NoSide && m.Seat(m.Actor()) != "person":
		word, kind := m.Say("button.stop"), ""
		if m.bots.Paused {
			word, kind = m.Say("button.goon"), "primary"
		}
		bx -= 130
		d.Button(bx, y+(h-bh)/2, 130, bh, word, "Esc", kind, table.Pause{})
		if m.bots.Thinking() {
			bx -= 138
			d.Button(bx, y+(h-bh)/2, 130, bh, m.Say("button.hurry"), "Enter", "primary", Hurry{})
		}
	case m.Asked():
		bx -= 170
		d.Button(bx, y+(h-bh)/2, 170, bh, m.Say("button.battle"), "C", "", table.ShowBattle{})
		cmds = slices.DeleteFunc(cmds, func(c engine.Command) bool { return !m.Label(c).Main })
		bx = m.loosely(d, cmds, bx-8, y+(h-bh)/2, bh) // what was chosen on the map is carried out there
	default:
		if t.View.Plan != nil {
			word := m.Say("sea.plan")
			bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + 62)
			bx -= bw
			d.Button(bx, y+(h-bh)/2, bw, bh, word, "C", "", table.ShowBattle{})
			bx -= 8
		}
		if len(m.Stock()) > 0 {
			word := m.Say("stock")
			bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + 32)
			bx -= bw
			d.Button(bx, y+(h-bh)/2, bw, bh, word, "", "", panels.ShowStock{})
			bx -= 8
		}
		if r, ok := m.hand.Quarry(); ok {
			word := m.Say("quarry")
			bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + 32)
			bx -= bw
			d.Button(bx, y+(h-bh)/2, bw, bh, word, "", "", hand.ShowQuarry{Ref: r})
			bx -= 8
		}
		bx = m.loosely(d, cmds, bx, y+(h-bh)/2, bh)
		if len(m.Places()) > 0 {
			word := m.Say("places")
			bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + 32)
			bx -= bw
			d.Button(bx, y+(h-bh)/2, bw, bh, word, "", "", hand.ShowPlaces{})
			bx -= 8
		}
		if m.Live() && m.Pane != "study" && len(m.Projects()) > 0 {
			word := m.Say("study.title")
			bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + 40)
			bx -= bw
			d.Button(bx, y+(h-bh)/2, bw, bh, word, "", "", table.Open{Pane: "study"})
			bx -= 8
		}
		if _, stop := t.Game.UndoList(m.UndoSide()); stop.IsZero() && t.Game.Head() != 0 {
			word := m.Say("button.back")
			bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + 54)
			if bx-bw > x+w*.52 {
				bx -= bw
				d.Button(bx, y+(h-bh)/2, bw, bh, word, "Z", "", table.Undo{})
			}
		}
	}
	tx := x + 62
	room := bx - tx - 12
	grow := func(by float64) { // the sheet grows by a line rather than break off
		for i := range 2 {
			d.Panel.Items[i].H += by
		}
		d.Panel.Rect.H += by
		m.Hits[mine].Rect.H += by
	}
	asks := d.Wrap(scene.BodyMedium, 16, room, ask)
	if len(asks) > 1 {
		asks = []string{asks[0], d.Fit(scene.BodyMedium, 16, room, strings.Join(asks[1:], " "))}
		grow(20)
	}
	for i, l := range asks {
		d.Text(tx, y+h/2-4+20*float64(i), scene.BodyMedium, 16, "text.on_dark", l)
	}
	cw := 0.0
	if cite != "" {
		cw = d.Wide(scene.CondMedium, 13, string(cite)) + 10
	}
	lines := d.Wrap(scene.Body, 13, room-cw, limit)
	if len(lines) > 1 {
		lines = []string{lines[0], d.Fit(scene.Body, 13, room-cw, strings.Join(lines[1:], " "))}
		grow(18)
	}
	ty, lw := y+h/2+16+20*float64(max(0, len(asks)-1)), 0.0
	for i, l := range lines {
		lw = d.Text(tx, ty+18*float64(i), scene.Body, 13, "text.on_dark_second", l)
	}
	if cite != "" {
		d.Cite(tx+lw+8, ty+18*float64(len(lines)-1), cite, false)
	}
	if m.fight.Trailed() {
		m.fight.LayTrail(x, y+d.Panel.Rect.H+6, w)
	}
}

// loosely lays the first of the commands out as buttons that end at bx, and gives where the next one ends.
func (m *Frame) loosely(d scene.Pen, cmds []engine.Command, bx, y, h float64) float64 {
	mains := len(m.Mains())
	for i := min(len(cmds), table.MostLoose) - 1; i >= 0; i-- {
		l := m.Label(cmds[i])
		word, key, kind := m.Word(l.Name), scene.KeyWord(l.Key), ""
		if l.Main && mains == 1 && !m.Reading() {
			kind = "primary"
		}
		bw := math.Round(math.Min(230, d.Wide(scene.BodyMedium, 14, word)+62))
		bx -= bw
		d.Button(bx, y, bw, h, word, key, kind, table.Give{Cmd: cmds[i]})
		bx -= 8
	}
	return bx
}
