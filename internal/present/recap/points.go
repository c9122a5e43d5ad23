package recap

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out what stands under the sentences: the points, and the commander's slip.

// belowTall is how tall points and slip are.
func (m *Recap) belowTall(d scene.Pen, w float64) float64 {
	tall := 139.0
	if st, ok := m.StandingOf(m.Sight.Viewer); ok && len(d.Wrap(scene.Body, 13, w, m.wonWord(st))) > 1 {
		tall += 17
	}
	if words := m.slip(); words != "" && m.was == nil {
		tall += 8 + slipTall(d, 18, w, words)
	}
	return tall
}

// layBelow lays the points and the commander's slip; it tells whether there was room for the slip.
func (m *Recap) layBelow(d scene.Pen, r scene.Rect, foot float64) bool {
	y := r.Y
	if m.was != nil {
		m.layCentres(d, r)
		return false
	}
	words := m.slip()
	letters, track := 18.0, 42.0
	if h := slipTall(d, letters, r.W, words); words != "" && y+64+track+h > foot-6 { // the track gives way before the commander does
		letters, track = 15, 0
	}
	if st, ok := m.StandingOf(m.Sight.Viewer); ok && y+60 < foot {
		d.Box(r.X, y-12, r.W, 1, "chrome.line")
		d.Label(r.X, y+8, m.Say("recap.points"))
		was := m.leadAt(m.from)
		y = d.Para(r.X, y+32, r.W, scene.Body, 13, 17, "text.on_dark", m.wonWord(st), 2) - 17 - 32
		lead := m.leadWord(was, m.leadAt(m.to), m.leadAt(m.Sight.Cursor))
		if st.Reachable && st.Goal > 0 {
			lead += " " + m.Say("recap.goal", st.Goal)
		}
		d.Text(r.X, y+51, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.W, lead))
		if len(st.Steps) > 0 && y+94 < foot && track > 0 {
			m.charts.LayScoreTrack(d, st, was, r.X, y+64, r.W, 10)
			m.charts.LayScoreMarks(d, st, r.X, y+89, r.W)
		}
		y += 64 + track
	}
	h, head := slipTall(d, letters, r.W, words), letters+8
	if y+h > foot-6 { // it says by itself whose it is
		h, head = h-head, 0
	}
	if words == "" || y+h > foot-6 {
		return false
	}
	d.Frame(r.X, y, r.W, h, 2, "paper.sheet", "paper.edge")
	d.Box(r.X, y, 3, h, "side."+m.Sight.Style(m.other())+".chart")
	if head > 0 {
		d.Text(r.X+20, y+letters+6, scene.CondBold, 12, "text.on_paper_second", strings.ToUpper(m.Say("recap.slip")))
	}
	for i, l := range d.Wrap(scene.SerifItalic, letters, r.W-40, words) {
		d.Text(r.X+20, y+head+letters+4+(letters+6)*float64(i), scene.SerifItalic, letters, "text.on_paper", l)
	}
	return true
}

// leadWord says who led before what is told and who led after it; that this is now only where it still is so.
func (m *Recap) leadWord(was, then, now int) string {
	who := func(n int) (string, int) {
		switch {
		case n > 0:
			return "ahead", n
		case n < 0:
			return "behind", -n
		}
		return "level", 0
	}
	before, k := who(was)
	after, n := who(then)
	switch {
	case then != now && was == then:
		return m.Say("recap.lead.was."+before, k) + " " + m.Say("recap.lead.then.same")
	case then != now:
		return m.Say("recap.lead.was."+before, k) + " " + m.Say("recap.lead.then."+after, n)
	case was == now:
		return m.Say("recap.lead.still."+after, n)
	}
	return m.Say("recap.lead.was."+before, k) + " " + m.Say("recap.lead.now."+after, n)
}

// slipTall is how tall the commander's slip is with letters of a size.
func slipTall(d scene.Pen, letters, w float64, words string) float64 {
	return 2*letters + 10 + (letters+6)*float64(len(d.Wrap(scene.SerifItalic, letters, w-40, words)))
}

// wonWord says what either side won, and the other for what.
func (m *Recap) wonWord(st table.Standing) string {
	own, foe := m.rose(st.Side), m.rose(st.Other)
	why := m.wonBy(st.Other, foe, m.from, m.to)
	switch {
	case why != "":
		return m.Say("recap.won.for", foe, own, name(why))
	case own+foe > 0:
		return m.Say("recap.won", foe, own)
	}
	return m.Say("recap.won.none")
}

// slip is what the commander of the other side says of its turn.
func (m *Recap) slip() string {
	said := m.Spoken(m.bots.Said(m.other()))
	if said == "" || m.from < m.opened { // what was said before the game was opened here is not known, and its last word is not its plan
		return ""
	}
	return m.Say("recap.quoted", name(said))
}

// leadAt is this side's lead at a point.
func (m *Recap) leadAt(i int) int {
	n := 0
	for _, s := range m.Sight.Points[i].Score {
		if s.Side == m.Sight.Viewer {
			n += s.Points
		} else {
			n -= s.Points
		}
	}
	return n
}

// wonBy tells what a side won its points by between two points of the history: for what it bombed, for what it shot down and sank, and for
// which places, the most first.
func (m *Recap) wonBy(side engine.Side, all, from, to int) string {
	var list []engine.Won
	own := ""
	if side == m.Sight.Viewer {
		own = ".own"
	}
	for i := from + 1; i <= to; i++ {
		for _, e := range m.Sight.Points[i].Events {
			won := e.Facts().Won
			if won == nil || won.Side != side {
				continue
			}
			all -= won.Points
			if k := slices.IndexFunc(list, func(w engine.Won) bool { return w.At == won.At }); k >= 0 {
				list[k].Points += won.Points
			} else {
				list = append(list, *won)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b engine.Won) int { return b.Points - a.Points })
	var out []string
	for k, w := range list {
		if w.At == engine.NoRef {
			out = append(out, m.Say("recap.for.other"+own, w.Points))
		} else if k < 3 || len(list) == 4 {
			key, at := "recap.for", ground(m.Surface, w.At)
			if !table.Named(m.Board(), w.At.Index()) {
				key, at = "recap.for.near", where(m.Surface, w.At)
			}
			out = append(out, m.Say(key, w.Points, at))
		}
	}
	if len(list) > 4 {
		n := 0
		for _, w := range list[3:] {
			n += w.Points
		}
		out = append(out, m.Say("recap.for.others", n))
	}
	bombs := m.bombedBy(side, from, to)
	all -= bombs
	if cost, units := m.costBy(side, from, to); units {
		switch land := all - cost; {
		case land > 0:
			out = append(out, m.Say("recap.for.land", land))
		case land < 0:
			out = append(out, m.Say("recap.for.land.lost", -land))
		}
		all = cost
	}
	if all > 0 {
		out = append([]string{m.Say("recap.for.losses"+own, all)}, out...)
	}
	if bombs > 0 {
		out = append([]string{m.Say("recap.for.bombs"+own, bombs)}, out...)
	}
	return strings.Join(out, ", ")
}

// rose is how many points a side won since.
func (m *Recap) rose(side engine.Side) int {
	return table.ScoreAt(m.Sight, m.to, side) - table.ScoreAt(m.Sight, m.from, side)
}

// fellDue tells what fell due to this side as it ended its turn, "" for nothing: it had not been told then.
func (m *Recap) fellDue() string {
	if m.from == 0 {
		return ""
	}
	side := m.Sight.Viewer
	n := table.ScoreAt(m.Sight, m.from, side) - table.ScoreAt(m.Sight, m.from-1, side)
	if why := m.wonBy(side, n, m.from-1, m.from); n > 0 && why != "" {
		return m.Say("recap.due", name(why))
	}
	return ""
}
