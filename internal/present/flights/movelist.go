package flights

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
)

// This file lays out the panel of the space whose units move.

// layMove lays the panel of the space that is taken up: who goes, and where to, with the chance of what is to be won there.
func (m *Flights) layMove(d scene.Pen, r scene.Rect, v sortie.Moving) {
	p, _ := m.mine()
	top := m.LeafHead(d, r, m.NameOf(v.From), m.Say("move.under"), Stay{})
	l := m.Leaf(d, r, top, footHigh, "flight")
	l.Label(m.Say("move.who"))
	picks, _ := m.going(v)
	goals := m.goalsOf(v)
	all := len(v.Units) + len(goals)
	for i, x := range v.Units {
		n := 0
		if k := slices.IndexFunc(picks, func(p sortie.Pick) bool { return p.Unit == x.Unit.Ref }); k >= 0 {
			n = picks[k].N
		}
		m.layPick(l, r, m.nines.Number(i, all), x, n, scene.Capital(m.Word(x.Unit.Kind.Name)))
	}
	l.Label(m.Say("move.where"))
	for i, at := range goals {
		if l.Seen(38) {
			word := m.NameOf(engine.SpaceRef(at))
			if won, ok := p.Outlook(engine.SpaceRef(at), m.able(v, picks, at)); ok {
				word = m.Say("move.odds", engine.SpaceRef(at), m.Percent(won))
			}
			d.Button(l.X, l.Y+2, l.W, 30, d.Fit(scene.BodyMedium, 14, l.W-56, word), m.nines.Number(len(v.Units)+i, all), "", To{engine.SpaceRef(at)})
		}
		l.Y += 36
	}
	m.LayNines(l, all)
	m.EndLeaf(l)
	y := r.Y + r.H - footHigh
	d.Box(r.X+1, y, r.W-1, footHigh, "chrome.well")
	d.Button(r.X+12, y+11, math.Round(r.W-24), 34, m.Say("move.end", v.From), m.KeyLabel("esc"), "", Stay{})
}

// able are those of the picks who may go to a space.
func (m *Flights) able(v sortie.Moving, picks []sortie.Pick, at int) (out []sortie.Pick) {
	for _, p := range picks {
		if _, can := way(v, p.Unit, engine.SpaceRef(at)); can {
			out = append(out, p)
		}
	}
	return out
}
