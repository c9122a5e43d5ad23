package history

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the timeline: where one is in the game, what happened when, and the buttons to move about in it.

// eyesWide is how wide the right end is: the longest name of a side in either language stands there whole.
const eyesWide = 224.0

func (m *History) timelineTrack() (x, w float64) {
	x = 288
	right := eyesWide + 10
	if m.Compact() {
		x, right = 266, eyesWide-6
	}
	return x, m.W - x - right
}

// rail is the track of the timeline: where it lies, how it is divided, and where one is on it.
type rail struct {
	x, w, y    float64 // the bar of the sides
	top, low   float64 // what stands over it and below
	at         []float64
	turns      int
	half       float64 // how wide a player turn is
	here       float64 // share of the track that is behind
	cx, wx, ww float64 // the cursor, and where its words stand
	word       string
}

// LayTimeline lays the timeline along the foot of the window.
func (m *History) LayTimeline() {
	_, _, _, foot := m.Bars()
	y := m.H - foot
	d := m.Panel("timeline", scene.R(0, y, m.W, foot))
	m.Hits[len(m.Hits)-1].Cmd = "timeline"
	d.Box(0, y, m.W, foot, "chrome.panel")
	d.Box(0, y, m.W, 1, "chrome.line")
	m.layButtons(d, y, foot)
	k := m.railOf(d, y, foot)
	m.layTurns(d, k, foot)
	d.Hit(k.x-6, y+2, k.w+12, foot-4, Scrub{}, m.MomentWord(m.Nearest(m.Mx)))
	m.laySigns(d, k)
	d.Box(k.cx-1, y+10, 3, k.low-y-10, "accent.lamp")
	d.Frame(k.cx-6, y+6, 13, 10, 3, "accent.lamp", "accent.lamp")
	if k.word != "" {
		d.Box(k.wx-4, y+3, k.ww+8, 20, "chrome.panel")
		d.Text(k.wx, y+17, scene.CondMedium, 12, "text.on_dark", k.word)
	}
	m.layEyes(d, y, foot)
}

// layButtons lays the buttons that move about in time.
func (m *History) layButtons(d scene.Pen, y, foot float64) {
	bx, by := 16.0, y+foot/2-16
	bs := 36.0
	if m.Compact() {
		bx, bs = 8, 35
	}
	icon := "play"
	if m.Playing() {
		icon = "pause"
	}
	for i, b := range []struct {
		icon, tip string
		act       scene.Act
	}{{"turn_back", "tip.turn.back", StepTurn{By: -1}}, {"step_back", "tip.step.back", table.Step{By: -1}}, {icon, "tip.play", PlayOn{}},
		{"step_on", "tip.step.on", table.Step{By: 1}}, {"turn_on", "tip.turn.on", StepTurn{By: 1}}} {
		x := bx + float64(i)*bs
		d.Frame(x, by, 32, 32, 4, "chrome.raised", "chrome.line")
		d.IconButton(b.icon, x, by, 32, true, b.act, m.Say(b.tip))
	}
	m.layPace(d, bx+5*bs+2, y+foot/2, 74)
}

// railOf measures the track.
func (m *History) railOf(d scene.Pen, y, foot float64) rail {
	k := rail{y: y + foot - 37, top: y}
	k.x, k.w = m.timelineTrack()
	if m.Compact() {
		k.y = y + foot - 19 // so that what is told, the signs and the track keep off each other
	}
	k.low = math.Min(k.y+25, y+foot-3)
	k.at, k.turns = m.slots()
	k.half = k.w / float64(k.turns*len(m.parts()))
	if m.Sight.Cursor < len(k.at) {
		k.here = k.at[m.Sight.Cursor]
	}
	k.cx = math.Round(k.x + k.here*k.w)
	k.wx, k.ww, k.word = m.momentBeside(d, k.cx)
	return k
}

// layTurns draws the turns with their dates, and in each the part of every side, filled as far as it is behind.
func (m *History) layTurns(d scene.Pen, k rail, foot float64) {
	t := m.Sight
	order := m.parts()
	dates := map[int]string{}
	for _, p := range t.Points {
		if _, ok := dates[p.Turn]; !ok {
			dates[p.Turn] = m.Word(p.Date)
		}
	}
	if f, ok := t.Pos.(engine.Forecaster); ok {
		for turn := 1; turn <= k.turns; turn++ {
			if dates[turn] == "" {
				dates[turn] = m.Word(f.DateOf(turn))
			}
		}
	}
	wide := k.half * float64(len(order))
	for turn := range k.turns {
		tx := k.x + float64(turn)*wide
		d.Box(math.Round(tx), k.top+8, 1, foot-26, "chrome.line")
		name := dates[turn+1]
		year, seasons, years := m.year(turn + 1)
		if years {
			name = year
		}
		end := tx + 8 + d.Wide(scene.CondMedium, 12, name)
		if hidden := k.cx >= tx-4 && k.cx <= end || k.word != "" && k.wx-8 < end && k.wx+k.ww+4 > tx; name != "" && (wide > 90 || years && wide > 34) && !hidden {
			d.Text(tx+1, k.top+16, scene.CondMedium, 12, "text.on_dark_second", d.Fit(scene.CondMedium, 12, wide-8, name))
		}
		if years {
			m.layYear(d, k, seasons, tx, wide)
			continue
		}
		for n, part := range order {
			sv := t.SideView(part.side)
			sx := tx + float64(n)*k.half
			done := math.Max(0, math.Min(1, (k.here*k.w+k.x-sx)/k.half))
			col := "side." + sv.Style + ".chart_deep"
			if part.side == engine.NoSide {
				col = "chrome.line"
			}
			d.Add(scene.Item{Kind: scene.ItemBox, X: math.Round(sx) + 1, Y: k.y, W: math.Round(k.half) - 2, H: 14, Fill: col, Alpha: .28})
			if done > 0 {
				d.Box(math.Round(sx)+1, k.y, math.Max(1, (math.Round(k.half)-2)*done), 14, col)
			}
			if k.half > 70 && part.side != engine.NoSide {
				d.Mark(sv.Style, sx+11, k.y+7, 4.5, false)
				d.Text(sx+21, k.y+11.5, scene.CondMedium, 12, "text.on_dark", d.Fit(scene.CondMedium, 12, k.half-26, m.Word(part.name)))
			}
		}
	}
}

// laySigns draws a sign for what happened at each point, as far as they keep off each other, and the bar behind which nothing is
// taken back.
func (m *History) laySigns(d scene.Pen, k rail) {
	ey := k.y - 10
	lastX := -100.0
	barrier, die := -1.0, false
	for i, p := range m.Sight.Points {
		if i >= len(k.at) || i == 0 {
			continue
		}
		px := k.x + k.at[i]*k.w
		if p.Barrier || p.Shown {
			barrier, die = px, p.Barrier
		}
		if px-lastX < 9 && p.Glyph == "dot" || px-lastX < 5 {
			continue
		}
		lastX = px
		switch p.Glyph {
		case "dot":
			d.Frame(px-1.5, ey-1.5, 3, 3, 1.5, "text.on_dark_muted", "text.on_dark_muted")
		case "battle":
			d.Icon("battle", px, ey, 5, "text.on_dark")
		case "triangle":
			d.Icon("triangle", px, ey, 5, "status.warning")
		case "flag":
			d.Icon("flag", px, ey, 5, "text.on_dark_second")
		}
	}
	if barrier < 0 {
		return
	}
	d.Box(math.Round(barrier)-1, k.top+8, 2, k.low-k.top-8, "paper.sheet")
	if die {
		d.Add(scene.Item{Kind: scene.ItemDie, X: math.Round(barrier) - 8, Y: k.top + 4, W: 16, N: 5, Style: "allies"})
	} else {
		d.Icon("lock", math.Round(barrier), k.top+12, 6, "paper.sheet")
	}
}

// layEyes tells at the right end through whose eyes the game is seen, and offers a sandbox.
func (m *History) layEyes(d scene.Pen, y, foot float64) {
	rx := m.W - eyesWide
	d.Box(rx, y+14, 1, foot-28, "chrome.line")
	d.Icon("eye", rx+24, y+foot/2, 9, "text.on_dark_second")
	sv := m.Sight.SideView(m.Sight.Viewer)
	d.Text(rx+44, y+foot/2-3, scene.Cond, 12, "text.on_dark_second", m.Say("timeline.seen"))
	d.Mark(sv.Style, rx+47, y+foot/2+10, 5, false)
	d.Text(rx+55, y+foot/2+15, scene.CondMedium, 14, "text.on_dark", d.Fit(scene.CondMedium, 14, m.W-97-rx-55, m.Word(sv.Name)))
	d.Hit(rx+8, y+8, eyesWide-106, foot-16, OtherEyes{}, m.Say("tip.viewer"))
	d.Button(m.W-94, y+foot/2-16, 80, 32, m.Say("button.fork"), "", "", table.Fork{}) // never the lamp: looking back, that leads to the present
}
