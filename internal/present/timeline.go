package present

import (
	"math"

	"awaw/engine"
)

// This file lays out the timeline: where one is in the game, what happened when, and the buttons to move about in it.

func (m *Model) timelineTrack() (x, w float64) {
	x = 288
	right := 230.0
	if m.compact() {
		x, right = 266, 210
	}
	return x, m.w - x - right
}

// slot places point i of the path on the track: every player turn has the same width.
func (m *Model) slots() (at []float64, turns int) {
	t := m.t
	turns = max(1, t.view.Turns)
	sides := max(1, len(t.view.Sides))
	type key struct {
		turn int
		side engine.Side
	}
	count := map[key]int{}
	for _, p := range t.points {
		count[key{p.turn, p.side}]++
	}
	seen := map[key]int{}
	order := map[engine.Side]int{}
	for _, p := range t.points {
		if _, ok := order[p.side]; !ok && p.side != engine.NoSide {
			order[p.side] = len(order)
		}
	}
	for _, p := range t.points {
		k := key{p.turn, p.side}
		f := float64(seen[k]) + .5
		seen[k]++
		pos := (float64(max(0, p.turn-1)*sides+order[p.side]) + f/float64(count[k]+1)) / float64(turns*sides)
		at = append(at, math.Min(1, pos))
	}
	return at, turns
}

func (m *Model) layTimeline() {
	t := m.t
	_, _, _, foot := m.bars()
	y := m.h - foot
	d := m.panel("timeline", Rect{0, y, m.w, foot})
	m.regions[len(m.regions)-1].Cmd = "timeline"
	d.box(0, y, m.w, foot, "chrome.panel")
	d.box(0, y, m.w, 1, "chrome.line")
	bx, by := 16.0, y+foot/2-16
	bs := 36.0
	if m.compact() {
		bx, bs = 8, 35
	}
	icon := "play"
	if m.playing() {
		icon = "pause"
	}
	for i, b := range []struct {
		icon, tip string
		act       Act
	}{{"turn_back", "tip.turn.back", StepTurn{By: -1}}, {"step_back", "tip.step.back", Step{By: -1}}, {icon, "tip.play", PlayOn{}},
		{"step_on", "tip.step.on", Step{By: 1}}, {"turn_on", "tip.turn.on", StepTurn{By: 1}}} {
		x := bx + float64(i)*bs
		d.frame(x, by, 32, 32, 4, "chrome.raised", "chrome.line")
		d.iconButton(b.icon, x, by, 32, true, b.act, m.say(b.tip))
	}
	m.layPace(d, bx+5*bs+2, y+foot/2, 74)
	x0, w := m.timelineTrack()
	ty := y + foot - 37
	if m.compact() {
		ty = y + foot - 19 // so that what is told, the signs and the track keep off each other
	}
	low := math.Min(ty+25, y+foot-3)
	at, turns := m.slots()
	sides := max(1, len(t.view.Sides))
	half := w / float64(turns*sides)
	order := m.sideOrder()
	dates := map[int]string{}
	for _, p := range t.points {
		if _, ok := dates[p.turn]; !ok {
			dates[p.turn] = m.word(p.date)
		}
	}
	here := 0.0
	if t.cursor < len(at) {
		here = at[t.cursor]
	}
	cx := math.Round(x0 + here*w)
	wx, ww, word := m.momentBeside(d, cx)
	for turn := range turns {
		tx := x0 + float64(turn*sides)*half
		d.box(math.Round(tx), y+8, 1, foot-26, "chrome.line")
		name := dates[turn+1]
		end := tx + 8 + d.wide(CondMedium, 12, name)
		if hidden := cx >= tx-4 && cx <= end || word != "" && wx-8 < end && wx+ww+4 > tx; name != "" && half*float64(sides) > 90 && !hidden {
			d.text(tx+1, y+16, CondMedium, 12, "text.on_dark_second", d.fit(CondMedium, 12, half*float64(sides)-8, name))
		}
		for k, s := range order {
			sv := t.sideView(s)
			sx := tx + float64(k)*half
			done := math.Max(0, math.Min(1, (here*w+x0-sx)/half))
			d.add(Item{Kind: ItemBox, X: math.Round(sx) + 1, Y: ty, W: math.Round(half) - 2, H: 14, Fill: "side." + sv.Style + ".chart_deep", Alpha: .28})
			if done > 0 {
				d.box(math.Round(sx)+1, ty, math.Max(1, (math.Round(half)-2)*done), 14, "side."+sv.Style+".chart_deep")
			}
			if half > 70 {
				d.mark(sv.Style, sx+11, ty+7, 4.5, false)
				d.text(sx+21, ty+11.5, CondMedium, 12, "text.on_dark", d.fit(CondMedium, 12, half-26, m.word(sv.Name)))
			}
		}
	}
	d.hit(x0-6, y+2, w+12, foot-4, Scrub{}, m.momentWord(m.nearest(m.mx)))
	ey := ty - 10
	lastX := -100.0
	barrier, die := -1.0, false
	for i, p := range t.points {
		if i >= len(at) || i == 0 {
			continue
		}
		px := x0 + at[i]*w
		if p.barrier || p.shown {
			barrier, die = px, p.barrier
		}
		if px-lastX < 9 && p.glyph == "dot" {
			continue
		}
		if px-lastX < 5 {
			continue
		}
		lastX = px
		switch p.glyph {
		case "dot":
			d.frame(px-1.5, ey-1.5, 3, 3, 1.5, "text.on_dark_muted", "text.on_dark_muted")
		case "battle":
			d.icon("battle", px, ey, 5, "text.on_dark")
		case "triangle":
			d.icon("triangle", px, ey, 5, "status.warning")
		case "flag":
			d.icon("flag", px, ey, 5, "text.on_dark_second")
		}
	}
	if barrier >= 0 {
		d.box(math.Round(barrier)-1, y+8, 2, low-y-8, "paper.sheet")
		if die {
			d.add(Item{Kind: ItemDie, X: math.Round(barrier) - 8, Y: y + 4, W: 16, N: 5, Style: "allies"})
		} else {
			d.icon("lock", math.Round(barrier), y+12, 6, "paper.sheet")
		}
	}
	d.box(cx-1, y+10, 3, low-y-10, "accent.lamp")
	d.frame(cx-6, y+6, 13, 10, 3, "accent.lamp", "accent.lamp")
	if word != "" {
		d.box(wx-4, y+3, ww+8, 20, "chrome.panel")
		d.text(wx, y+17, CondMedium, 12, "text.on_dark", word)
	}
	// right end
	rx := m.w - 216
	d.box(rx, y+14, 1, foot-28, "chrome.line")
	d.icon("eye", rx+24, y+foot/2, 9, "text.on_dark_second")
	sv := t.sideView(t.viewer)
	d.text(rx+44, y+foot/2-3, Cond, 12, "text.on_dark_second", m.say("timeline.seen"))
	d.mark(sv.Style, rx+49, y+foot/2+10, 5, false)
	d.text(rx+60, y+foot/2+15, CondMedium, 14, "text.on_dark", d.fit(CondMedium, 14, m.w-100-rx-60, m.word(sv.Name)))
	d.hit(rx+8, y+8, 110, foot-16, OtherEyes{}, m.say("tip.viewer"))
	d.button(m.w-94, y+foot/2-16, 80, 32, m.say("button.fork"), "", "", Fork{}) // never the lamp: looking back, that leads to the present
}

// momentBeside is what is told of the moment shown, and where it stands beside the cursor.
func (m *Model) momentBeside(d pen, cx float64) (x, wide float64, word string) {
	t := m.t
	if t.cursor >= len(t.points) {
		return 0, 0, ""
	}
	key := "timeline.now"
	if !m.live() {
		key = "timeline.then"
	}
	last := t.cursor // a step that brings nothing to tell leaves the last thing told standing
	for last > 0 && t.points[last].text == "" {
		last--
	}
	word = m.say(key, t.points[last].text)
	if t.points[last].text == "" {
		word = m.say("timeline.start")
	}
	if room := math.Min(360, m.w-cx-260); room >= 160 {
		word = d.fit(CondMedium, 12, room, word)
		return cx + 12, d.wide(CondMedium, 12, word), word
	}
	word = d.fit(CondMedium, 12, 360, word)
	wide = d.wide(CondMedium, 12, word)
	return cx - 12 - wide, wide, word
}

func (m *Model) sideOrder() []engine.Side {
	var out []engine.Side
	for _, p := range m.t.points {
		found := p.side == engine.NoSide
		for _, s := range out {
			found = found || s == p.side
		}
		if !found {
			out = append(out, p.side)
		}
	}
	for _, v := range m.t.view.Sides {
		found := false
		for _, s := range out {
			found = found || s == v.Side
		}
		if !found {
			out = append(out, v.Side)
		}
	}
	return out
}
