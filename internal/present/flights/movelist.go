package flights

import (
	"errors"
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
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
	watched, _ := p.(sortie.Watched)
	if watched != nil && len(goals) > 0 {
		leaving, _ := watched.Perils(engine.SpaceRef(goals[0]))
		for _, n := range leaving {
			m.layNote(l, n, true)
		}
	}
	l.Label(m.Say("move.where"))
	for i, at := range goals {
		m.layGoal(l, v, picks, at, m.nines.Number(len(v.Units)+i, all))
		if watched != nil {
			_, there := watched.Perils(engine.SpaceRef(at))
			for _, n := range there {
				m.layNote(l, n, true)
			}
		}
	}
	m.LayNines(l, all)
	m.EndLeaf(l)
	y := r.Y + r.H - footHigh
	d.Box(r.X+1, y, r.W-1, footHigh, "chrome.well")
	end := "move.end"
	if m.ends(v) {
		end = "move.end.rolls"
	}
	d.Button(r.X+12, y+11, math.Round(r.W-24), 34, d.Fit(scene.BodyMedium, 14, r.W-84, m.Say(end, v.From)), m.KeyLabel("esc"), "", Stay{})
}

// layGoal lays the button of a space units may go to: how many of those ticked really go, where it is not all, and what they win.
func (m *Flights) layGoal(l *table.Leaf, v sortie.Moving, picks []sortie.Pick, at int, number string) {
	if l.Seen(38) {
		p, _ := m.mine()
		to := engine.SpaceRef(at)
		going, falls := m.sent(v, picks, to)
		word := m.NameOf(to)
		if n, of := count(going), count(picks); n < of {
			word = m.Say("move.some", to, n, of)
		} else if n > of {
			word = m.Say("move.more", to, n)
		}
		if won, ok := p.Outlook(to, going); ok {
			word = m.Say("move.odds", word, m.Percent(won))
		}
		if falls {
			word = m.Say("move.falls", word)
		}
		l.Pen.Button(l.X, l.Y+2, l.W, 30, l.Pen.Fit(scene.BodyMedium, 14, l.W-56, word), number, "", To{to})
	}
	l.Y += 36
}

// count is how many units are picked.
func count(picks []sortie.Pick) (n int) {
	for _, p := range picks {
		n += p.N
	}
	return n
}

// load is how many units a command takes along.
func load(p sortie.Mover, c engine.Command) int {
	if l, ok := p.(sortie.Loading); ok {
		return max(1, l.Load(c))
	}
	return 1
}

// sent are those of the picks who really go to a space: what goes before may fill the last transport, or somebody is asked before the next. Dice may fall
// when the last of them goes.
func (m *Flights) sent(v sortie.Moving, picks []sortie.Pick, to engine.Ref) (out []sortie.Pick, falls bool) {
	p, _ := m.mine()
	if c, ok := m.together(v, to); ok {
		return picks, rolls(p, c)
	}
	for _, pick := range picks {
		n := 0
		for n < pick.N {
			c, can := way(v, pick.Unit, to)
			if !can {
				break
			}
			n += load(p, c)
			next, _, err := p.Apply(c, engine.NewTyped())
			if falls = errors.Is(err, engine.ErrNeedDice); err != nil {
				v = sortie.Moving{}
				break
			}
			p = next.(sortie.Mover)
			v, _ = p.Moving()
		}
		if n > 0 {
			out = append(out, sortie.Pick{Unit: pick.Unit, N: n})
		}
	}
	return out, falls
}
