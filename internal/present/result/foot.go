package result

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file lays out the foot of a sheet.

// layFoot lays the buttons: the table once more, and on.
func (m *Result) layFoot(d scene.Pen, s size, r scene.Rect) {
	y := r.Y + r.H - s.foot
	d.Box(r.X+1, y, r.W-2, s.foot-1, "chrome.well")
	bx := r.X + r.W - s.pad
	word := m.onWord()
	bw := math.Max(160, math.Round(d.Wide(scene.BodyMedium, 14, word)+96))
	bx -= bw
	d.Button(bx, y+(s.foot-38)/2, bw, 38, word, m.Say("keyname.space"), "primary", Close{})
	if m.hasRounds() {
		word = m.Say("done.table")
		bw = math.Round(d.Wide(scene.BodyMedium, 14, word) + 70)
		bx -= bw + 12
		d.Button(bx, y+(s.foot-38)/2, bw, 38, word, "T", "", Rounds{})
	}
	word = m.Say("rail.log")
	key := "L"
	if bw = math.Round(d.Wide(scene.BodyMedium, 14, word) + 62); bx-bw-12 < r.X+8 { // the sheet is narrow, and the language broad
		bw, key = math.Round(d.Wide(scene.BodyMedium, 14, word)+24), ""
	}
	bx -= bw + 12
	d.Button(bx, y+(s.foot-38)/2, bw, 38, word, key, "", Aside{})
	room := bx - r.X - s.pad - 34
	if word = m.Say("done.stands"); d.Wide(scene.Body, 13, word) <= room { // a lock without words tells nobody anything
		d.Icon("lock", r.X+s.pad+6, y+s.foot/2, 7, "text.on_dark_muted")
		d.Text(r.X+s.pad+22, y+s.foot/2+5, scene.Body, 13, "text.on_dark_second", word)
	}
}

// onWord names what the button leads to: the next sheet, the next fight, or on.
func (m *Result) onWord() string {
	if len(m.open) > 1 {
		return m.Say("done.on", name(m.SpaceName(m.open[1].Where)))
	}
	if at := m.nextFight(); at.Kind() == engine.KindSpace {
		return m.Say("done.on", name(m.SpaceName(at)))
	}
	return m.Say("done.goon")
}
