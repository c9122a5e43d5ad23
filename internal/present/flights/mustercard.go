package flights

import (
	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/charts"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out what may be attacked, and the card of a target that units of several spaces are sent against.

// layMusters lists what may be attacked, with how many can go and how likely all of them win it.
func (m *Flights) layMusters(d scene.Pen, r scene.Rect, list []sortie.Target) {
	top := m.LeafHead(d, r, m.Say("muster.title"), m.Say("muster.under"), table.Fold{})
	l := m.Leaf(d, r, top, 8, "flight")
	l.Label(m.Say("flight.targets"))
	p, _ := m.gathering()
	for i, t := range list {
		if l.Seen(44) {
			row := scene.R(r.X+1, l.Y, r.W-2, 42)
			if d.Hot(row) {
				d.Box(row.X, row.Y, row.W, row.H, "chrome.raised_hover")
			}
			all := m.whole(p, t)
			d.Frame(l.X, l.Y+12, 18, 18, 3, "chrome.panel", "text.on_dark_muted")
			d.Centre(l.X+9, l.Y+25, scene.CondMedium, 12, "text.on_dark_second", m.nines.Number(i, len(list)))
			d.Text(l.X+28, l.Y+18, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, l.W-110, m.NameOf(t.At)))
			d.Text(l.X+28, l.Y+35, scene.Body, 12, "text.on_dark_second", d.Fit(scene.Body, 12, l.W-28, m.Say("muster.all", m.Percent(all.won))))
			d.Right(l.X+l.W, l.Y+18, scene.CondMedium, 13, "text.on_dark_second", m.Say("flight.reach", all.n))
			d.Hit(row.X, row.Y, row.W, row.H, Aim{At: t.At}, "")
		}
		l.Y += 44
	}
	m.LayNines(l, len(list))
	m.EndLeaf(l)
}

// whole is how likely a target is won by all who reach it, and how many they are.
type whole struct {
	won float64
	n   int
}

func (m *Flights) whole(p sortie.Mover, t sortie.Target) whole {
	w, known := m.kept.wholes[t.At]
	if !known {
		all := m.force(t, func(r sortie.Reach) int { return r.Most }).arrive(everybody(t))
		w.won, _ = p.Outlook(t.At, all)
		w.n = count(all)
		m.kept.wholes[t.At] = w
	}
	return w
}

// ending is what is likely to come of an attack: how likely it is won, if that is known, and what else there is to tell.
type ending struct {
	won     float64
	known   bool
	chances chances
}

// ending reckons an attack by those who go.
func (m *Flights) ending(p sortie.Mover, t sortie.Target, going []sortie.Pick) ending {
	if p == nil {
		return ending{}
	}
	key := choice(t.At, going)
	e, ok := m.kept.ends[key]
	if !ok {
		e.won, e.known = p.Outlook(t.At, going)
		if draws, is := p.(sortie.Forecaster); is && len(going) > 0 {
			e.chances.charts, e.chances.under = draws.Forecast(t.At, going)
			e.chances.orders = m.ordered(e.chances.charts)
		}
		m.kept.ends[key] = e
	}
	return e
}

// layMuster lays the card of a target: what stands there, who reaches it, and how likely those who are ticked win it.
func (m *Flights) layMuster(d scene.Pen, r scene.Rect, t sortie.Target) {
	top := m.LeafHead(d, r, m.NameOf(t.At), m.Say("muster.card"), Shut{})
	f := m.force(t, m.ticked)
	p, ok := m.gathering()
	going := f.arrive(m.tickedPicks(t))
	end := m.ending(p, t, going)
	pinned, rest := end.chances.pin(m, d, r, top)
	l := m.Leaf(d, r, top, footHigh+pinned, "flight")
	m.layThere(l, t)
	if ok {
		m.layEnds(l, p, t, going, end)
		if watched, ok := p.(sortie.Watched); ok {
			_, there := watched.Perils(t.At)
			for _, n := range there {
				m.layNote(l, n, true)
			}
		}
	}
	m.layReach(l, t, r)
	if want, n := m.tickedAll(t), count(f.picks); n < want { // below the rows, which stay where they are
		m.layNote(l, sortie.Note{Text: engine.Say("screen.muster."+m.whyFewer(t, f), n, want)}, false)
	}
	rest.layIn(m, l)
	m.EndLeaf(l)
	y := r.Y + r.H - footHigh
	d.Box(r.X+1, y, r.W-1, footHigh, "chrome.well")
	if n := count(f.picks); n > 0 {
		key := "muster.send"
		if f.rolls {
			key = "muster.send.rolls"
		}
		d.Button(r.X+12, y+11, r.W-24, 34, d.Fit(scene.BodyMedium, 14, r.W-96, m.Say(key, n)), m.Say("keyname.enter"), "primary", Send{})
		return
	}
	d.Button(r.X+12, y+11, r.W-24, 34, d.Fit(scene.BodyMedium, 14, r.W-40, m.Say("muster.tick")), "", "disabled", scene.Nothing{})
}

// whyFewer is the last word of the message that tells why not all who are ticked go: the enemy may meet some first, transports are full, or ships stay
// where aircraft have left from.
func (m *Flights) whyFewer(t sortie.Target, f force) string {
	if f.met {
		return "met"
	}
	for _, r := range t.Reach {
		n := m.ticked(r)
		for _, p := range f.picks {
			if p.Unit == r.Unit.Ref {
				n -= p.N
			}
		}
		if n > 0 && r.Unit.Kind.Class == engine.ClassGround {
			return "fewer"
		}
	}
	return "stay"
}

// tickedPicks are those who are ticked, whether or not all can go at once.
func (m *Flights) tickedPicks(t sortie.Target) (out []sortie.Pick) {
	for _, r := range t.Reach {
		if n := m.ticked(r); n > 0 {
			out = append(out, sortie.Pick{Unit: r.Unit.Ref, N: n})
		}
	}
	return out
}

// tickedAll is how many they are.
func (m *Flights) tickedAll(t sortie.Target) int { return count(m.tickedPicks(t)) }

// layEnds draws how the attack ends: with all it may come to and what that costs, where the position foresees it.
func (m *Flights) layEnds(l *table.Leaf, p sortie.Mover, t sortie.Target, picks []sortie.Pick, end ending) {
	seer, ok := p.(sortie.Foresight)
	if !ok {
		m.layWon(l, end.won, end.known)
		return
	}
	own := m.Sight.Viewer
	x := charts.Outcome{Sides: [2]engine.Side{own, engine.Side(len(m.Sight.View.Sides)+1) - own}}
	if e, ok := seer.Foresee(t.At, picks); ok {
		x.Known, x.Won, x.None, x.Lost = true, e.Won, e.None, e.Lost
	}
	m.charts.LayEnding(l, m.Say("muster.ends"), x)
}

// layWon draws how likely the attack wins; its place is kept while nobody is ticked, so that the rows below stay where they are.
func (m *Flights) layWon(l *table.Leaf, won float64, known bool) {
	if l.Seen(46) {
		d := l.Pen
		own := m.Sight.Style(m.Sight.Viewer)
		d.Label(l.X, l.Y+13, m.Say("muster.won"))
		d.Box(l.X, l.Y+20, l.W, 20, "chrome.well")
		d.Box(l.X, l.Y+20, l.W*won, 20, "side."+own+".chart_deep")
		if known {
			d.Text(l.X+6, l.Y+34, scene.CondBold, 13, "text.on_dark", m.Percent(won))
		}
	}
	l.Y += 48
}
