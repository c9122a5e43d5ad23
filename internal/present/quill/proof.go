package quill

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file lays out the verdicts: what the headline is, the proof of one order, what else was settled.

// LayPrompt says what came of the movement, with the way on.
func (m *Quill) LayPrompt() {
	vs := &m.verdicts
	free := m.FreeMap()
	top, _, _, _ := m.Bars()
	w, h := math.Min(796, free.W-24), 56.0
	d := m.Panel("prompt", scene.R(free.X+(free.W-w)/2, top+14, w, h))
	d.Panel.Shadow = true
	x, y := d.Panel.Rect.X, d.Panel.Rect.Y
	d.Frame(x, y, w, h, 4, "chrome.panel", "chrome.line")
	d.Box(x, y, 4, h, "accent.lamp")
	d.Mark(m.Sight.Style(m.Sight.Viewer), x+33, y+h/2, 13, true)
	last := vs.step == len(vs.of.Steps)-1
	word, key := m.Say("verdict.next"), m.Say("keyname.space")
	if last {
		word = m.Say("verdict.on")
		if !vs.fresh {
			word = m.Say("verdict.close")
		}
	}
	bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + d.Wide(scene.CondMedium, 12, key) + 50)
	bx := x + w - 12 - bw
	d.Button(bx, y+11, bw, 34, word, key, "primary", Go{vs.step + 1})
	head, under := m.Word(vs.of.Headline), m.Word(vs.of.Under)
	switch {
	case !last:
		head, under = m.stepHead(), m.Say("verdict.of", vs.step+1, len(vs.of.Steps))
	case m.caused() != engine.NoRef:
		head, under = m.causeLine(), m.Say("verdict.cause.of", vs.cause, len(m.causes()))
	}
	beside := func(word, key string, a scene.Act, least float64) { // another button, where it leaves the headline its room
		ww := math.Round(d.Wide(scene.BodyMedium, 14, word) + 56)
		if bx-ww-8-x-74 < least {
			return
		}
		bx -= ww + 8
		d.Button(bx, y+11, ww, 34, word, key, "", a)
	}
	back := 0.0
	if last && len(m.causes()) > 0 {
		beside(m.Say("verdict.cause"), "N", Next{}, 0)
		back = math.Max(d.Wide(scene.CondMedium, 16, head), d.Wide(scene.Cond, 13, under)) // the headline before what has a key, and a button at the foot
	}
	if vs.step > 0 {
		beside(m.Say("verdict.back"), "B", Go{vs.step - 1}, back)
	}
	if m.offersTrial() && !m.Compact() && vs.cause == 0 {
		word := m.Say("trial.open")
		if m.Sight.Play.Trial {
			word = m.Say("trial.again")
		}
		beside(word, "G", Try{}, back)
	}
	room := bx - x - 74
	m.layHead(d, x+62, y, room, head, under)
}

// layHead writes a headline with what stands under it. Where it has no room in one line it takes both; what stands under it is whole or left out, for
// the panel beside tells it too.
func (m *Quill) layHead(d scene.Pen, x, y, room float64, head, under string) {
	title := scene.BodyMedium
	if d.Wide(title, 16, head) > room {
		title = scene.CondMedium
	}
	if d.Wide(title, 16, head) > room {
		lines := d.Wrap(title, 15, room, head)
		for i, line := range lines[:min(2, len(lines))] {
			d.Text(x, y+24+19*float64(i), title, 15, "text.on_dark", d.Fit(title, 15, room, line))
		}
		return
	}
	d.Text(x, y+24, title, 16, "text.on_dark", head)
	if face, snug := d.Snug(13, room, under); snug == under {
		d.Text(x, y+44, face, 13, "text.on_dark_second", snug)
	}
}

// partsTall is the room of the switches under a proof.
const partsTall = 42.0

// LayProof lays the proof of the verdict chosen, or the list of all.
func (m *Quill) LayProof(d scene.Pen, r scene.Rect) {
	vs := &m.verdicts
	x, w := r.X+12, r.W-24
	d.IconButton("close", r.X+r.W-38, r.Y+12, 28, true, Leave{}, m.Say("verdict.close"))
	whose := w // room for whose order it was
	if m.writesOut() {
		word := m.Say("letter.open")
		cx := r.X + r.W - 70 - d.Wide(scene.CondMedium, 13, word)
		d.ChipPlain(cx, r.Y+42, word, Letter{})
		whose = cx - x - 6
	}
	if vs.chosen < 0 || vs.runs {
		d.Text(x, r.Y+33, scene.SerifSemi, 20, "text.on_dark", m.Say("verdict.title"))
		d.Text(x, r.Y+55, scene.Body, 13, "text.on_dark_second", m.Word(vs.of.Name))
		y := m.layCounts(d, x, r.Y+74, w)
		m.layAll(d, r, x, y+10, w)
		return
	}
	v := vs.of.Verdicts[vs.chosen]
	word := m.Word(v.Text)
	size := 20.0
	for size > 15 && d.Wide(scene.SerifSemi, size, word) > w-44 {
		size--
	}
	d.Text(x, r.Y+33, scene.SerifSemi, size, "text.on_dark", d.Fit(scene.SerifSemi, size, w-44, word))
	face, said := d.Snug(13, whose, m.Say("verdict.whose", m.Word(m.Sight.SideView(v.Side).Name), m.fateWord(v.Fate)))
	d.Text(x, r.Y+55, face, 13, "text.on_dark_second", said)
	y := r.Y + 70
	if v.Kind.Goes() && v.Attack > 0 {
		y = m.layStrengths(d, v, r, y)
	}
	foot := r.Y + r.H - 120
	if m.Compact() { // the proof before the list
		foot = r.Y + r.H - partsTall - 4
	}
	y = m.layPaper(d, v, x, y+8, w, foot)
	m.layAll(d, r, x, y+10, w)
	m.layParts(d, x, r.Y+r.H-partsTall+6)
}

// fateWord words a fate.
func (m *Quill) fateWord(f ordered.Fate) engine.Arg {
	return engine.Arg{Kind: engine.ArgKey, S: "screen.fate." + f.String()}
}

// layStrengths shows the strengths as cells: what counts, and struck out what does not.
func (m *Quill) layStrengths(d scene.Pen, v ordered.Verdict, r scene.Rect, y float64) float64 {
	d.Box(r.X+1, y, r.W-1, 78, "chrome.well")
	x, w := r.X+12, r.W-24
	row := func(word string, y float64, first engine.Ref, list []ordered.Help, n string) {
		d.Text(x, y+20, scene.Body, 13, "text.on_dark_second", word)
		d.Right(x+w, y+24, scene.CondBold, 26, "text.on_dark", n)
		cx := x + 62
		cells := list
		if first != engine.NoRef {
			cells = append([]ordered.Help{{Unit: first, Counts: true}}, list...)
		}
		cw := math.Min(104, (w-62-40)/float64(max(1, len(cells)))-5)
		for _, h := range cells {
			d.Frame(cx, y+2, cw, 28, 4, "chrome.raised", "chrome.line")
			c, ok := m.Sight.Counter(h.Unit)
			if ok {
				d.Add(scene.Item{Kind: scene.ItemCard, X: cx + 5, Y: y + 7, W: 18, Card: scene.PlainCard(c, m.Sight.Style(c.Side))})
				name := d.Fit(scene.CondMedium, 13, cw-34, m.NameOf(c.Space))
				d.Text(cx+29, y+21, scene.CondMedium, 13, "text.on_dark", name)
				if !h.Counts {
					d.Add(scene.Item{Kind: scene.ItemHatch, X: cx + 1, Y: y + 3, W: cw - 2, H: 26, Fill: "chrome.well"})
					d.Line(cx+27, y+16, cx+31+d.Wide(scene.CondMedium, 13, name), y+16, "status.refused")
				}
			}
			cx += cw + 5
		}
	}
	row(m.Say("verdict.attack"), y+4, v.Counter, v.With, scene.Itoa(v.Attack))
	held := scene.Itoa(v.Held)
	if _, blind := m.sight(); blind && v.Fate == ordered.Bounced && v.Held == 0 { // what met it was not seen
		held = "?"
	}
	row(m.Say("verdict.held"), y+40, engine.NoRef, v.Against, held)
	return y + 78
}

// numberOf is the verdict on a unit's order, -1 for none.
func (m *Quill) numberOf(unit engine.Ref) int {
	return slices.IndexFunc(m.verdicts.of.Verdicts, func(v ordered.Verdict) bool { return v.Counter == unit })
}

// layCounts tells how many orders came to what.
func (m *Quill) layCounts(d scene.Pen, x, y, w float64) float64 {
	n := m.counts()
	for f := ordered.Done; f < ordered.Fates; f++ {
		if n[f] == 0 {
			continue
		}
		d.Icon("fate."+f.String(), x+10, y+12, 9, "")
		d.Text(x+30, y+17, scene.Body, 14, "text.on_dark", m.Say("fate."+f.String()))
		d.Right(x+w, y+17, scene.CondMedium, 14, "text.on_dark_second", scene.Itoa(n[f]))
		y += 26
	}
	return y
}

// layAll lists the verdicts, each a click; the wheel turns them.
func (m *Quill) layAll(d scene.Pen, r scene.Rect, x, y, w float64) {
	vs := &m.verdicts
	if y+60+partsTall > r.Y+r.H {
		return
	}
	d.Label(x, y+12, m.Say("verdict.also"))
	y += 22
	foot := r.Y + r.H - 6
	if vs.chosen >= 0 && !vs.runs {
		foot -= partsTall - 6
	}
	fits := int((foot - y) / 25)
	all := vs.of.Verdicts
	m.Scroll["units"] = math.Max(0, math.Min(m.Scroll["units"], 25*float64(max(0, len(all)-fits))))
	from := int(m.Scroll["units"] / 25)
	for i := from; i < len(all) && i < from+fits; i++ {
		v := all[i]
		row := scene.R(r.X+1, y, r.W-2, 25)
		switch {
		case i == vs.chosen:
			d.Box(row.X, row.Y, row.W, row.H, "chrome.row_current")
			d.Box(row.X, row.Y, 3, row.H, "accent.lamp")
		case d.Hot(row):
			d.Box(row.X, row.Y, row.W, row.H, "chrome.raised_hover")
		}
		fate := v.Fate
		if v.Unit != ordered.Open {
			fate = v.Unit
		}
		if !vs.runs && vs.step == len(vs.of.Steps)-1 {
			d.Icon("fate."+fate.String(), x+9, y+12, 7.5, "")
		}
		d.Mark(m.Sight.Style(v.Side), x+30, y+12, 7, true)
		d.Text(x+44, y+17, scene.CondMedium, 13, "text.on_dark", d.Fit(scene.CondMedium, 13, w-48, m.written(v.Order)))
		d.Hit(row.X, row.Y, row.W, row.H, Explain{i}, "")
		y += 25
	}
}
