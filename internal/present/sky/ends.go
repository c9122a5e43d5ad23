package sky

import (
	"strings"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file tells in the panel how many hits a side has to answer for, and how the battles have ended.

// layToll says how many hits have fallen on whoever chooses who falls, and how many are still to be named.
func (m *Sky) layToll(l *table.Leaf, t *lanes.Table) {
	if t.Toll.Owed == 0 || !m.asked(t) {
		return
	}
	word := m.Say("sky.toll", t.Toll.Air, t.Toll.Surface, t.Toll.Owed)
	if plain := m.plainly(t); plain != "" {
		word += " " + m.Say("sky.toll.plain", engine.Arg{Kind: engine.ArgName, S: plain})
	}
	lines := len(l.Pen.Wrap(scene.Body, 14, l.W, word))
	if high := float64(18 * lines); l.Seen(high) {
		l.Pen.Para(l.X, l.Y+14, l.W, scene.Body, 14, 18, "text.on_dark", word, lines)
	}
	l.Y += float64(18*lines) + 6
}

// plainly lists what falls in the plain order, the largest force first: it is taken so unless its owners name others. Whose it is stands before units where
// those of several powers may fall.
func (m *Sky) plainly(t *lanes.Table) string {
	type lot struct {
		owner engine.Ref
		kind  *engine.CounterKind
	}
	var lots []lot
	n, shared, owner := map[lot]int{}, false, engine.NoRef
	for _, o := range t.Offers {
		k := lot{o.Owner, o.Card.Kind}
		if o.Plain > 0 && n[k] == 0 {
			lots = append(lots, k)
		}
		n[k] += o.Plain
		if o.Deed == lanes.Falls {
			shared = shared || owner != engine.NoRef && o.Owner != owner
			owner = o.Owner
		}
	}
	var out []string
	for _, k := range lots {
		word := scene.Capital(m.Word(k.kind.Name)) + " " + m.Say("sky.times", n[k])
		if shared {
			word = m.Say("sky.owned", k.owner, engine.Arg{Kind: engine.ArgName, S: word})
		}
		out = append(out, word)
	}
	return strings.Join(out, ", ")
}

// layEnds tells how each battle has ended.
func (m *Sky) layEnds(l *table.Leaf, t *lanes.Table) {
	for i := range t.Lanes {
		if l.Seen(rowHigh) {
			l.Pen.Frame(l.X, l.Y+8, 24, 24, 12, "paper.edge", "chrome.scrim")
			l.Pen.Centre(l.X+12, l.Y+25, scene.SerifBold, 14, "text.on_paper", letter(i))
			word := m.Word(t.Lanes[i].Ended)
			if t.Lanes[i].Ended.IsZero() {
				word = m.NameOf(t.Lanes[i].At)
			}
			l.Pen.Para(l.X+34, l.Y+20, l.W-34, scene.Body, 13, 17, "text.on_dark", word, 2)
		}
		l.Y += rowHigh
	}
}
