package flights

import (
	"errors"
	"slices"

	"awaw/engine"
	"awaw/engine/sortie"
)

// This file attacks from the target: where units move space by space, those of several spaces that reach a place are ticked on its card and sent
// together.

// gathering tells whether units of whoever is at the screen may be sent against a target: nobody moves, and no flight is planned.
func (m *Flights) gathering() (sortie.Mover, bool) {
	p, ok := m.mine()
	if !ok || m.Planning() || m.Fighting() {
		return nil, false
	}
	_, on := p.Moving()
	return p, !on
}

// musters are all that may be attacked, each with who reaches it.
func (m *Flights) musters() []sortie.Target {
	p, ok := m.gathering()
	if !ok {
		return nil
	}
	m.fresh()
	if m.kept.known {
		return m.kept.all
	}
	m.kept.known = true
	for from := range m.Board().Len() {
		v, ok := begun(p, engine.SpaceRef(from))
		if !ok {
			continue
		}
		for _, x := range v.Units {
			for _, c := range x.Goes {
				if c.B.Kind() == engine.KindSpace && !slices.Contains(v.All, c) {
					m.reaches(c, x)
				}
			}
		}
	}
	m.kept.all = slices.DeleteFunc(m.kept.all, func(t sortie.Target) bool {
		_, won := p.Outlook(t.At, everybody(t))
		return !won
	})
	return m.kept.all
}

// reaches notes that units reach a space by a command.
func (m *Flights) reaches(c engine.Command, x sortie.Reach) {
	i := slices.IndexFunc(m.kept.all, func(t sortie.Target) bool { return t.At == c.B })
	if i < 0 {
		i = len(m.kept.all)
		m.kept.all = append(m.kept.all, sortie.Target{At: c.B})
	}
	t := &m.kept.all[i]
	k := slices.IndexFunc(t.Reach, func(r sortie.Reach) bool { return r.Unit.Ref == x.Unit.Ref })
	if k < 0 {
		k = len(t.Reach)
		t.Reach = append(t.Reach, sortie.Reach{Unit: x.Unit, Most: x.Most})
	}
	t.Reach[k].Goes = append(t.Reach[k].Goes, c)
}

// begun is the position with the units of a space about to move.
func begun(p sortie.Mover, from engine.Ref) (v sortie.Moving, ok bool) {
	c, can := p.Begins(from)
	if !can {
		return v, false
	}
	q, _, err := p.Apply(c, engine.NewTyped())
	if err != nil {
		return v, false
	}
	next, ok := q.(sortie.Mover)
	if !ok {
		return v, false
	}
	return next.Moving()
}

// everybody picks all who reach a target.
func everybody(t sortie.Target) (out []sortie.Pick) {
	for _, r := range t.Reach {
		out = append(out, sortie.Pick{Unit: r.Unit.Ref, N: r.Most})
	}
	return out
}

// mustered is the target in a space, where units may be sent against one.
func (m *Flights) mustered(at engine.Ref) (sortie.Target, bool) {
	list := m.musters()
	if i := slices.IndexFunc(list, func(t sortie.Target) bool { return t.At == at }); i >= 0 {
		return list[i], true
	}
	return sortie.Target{}, false
}

// force is who of those that are ticked really goes, and the commands that send them: one transport may be all there is.
type force struct {
	picks    []sortie.Pick
	commands []engine.Command
	met      bool // the enemy may meet them on the way, and is asked before the others go
	rolls    bool // nobody is asked anything once they have gone: dice fall at once
}

// arrive is who fights in the end: where the enemy may meet some on the way the others follow, and all who are wanted arrive if nobody is lost before.
func (f force) arrive(wanted []sortie.Pick) []sortie.Pick {
	if f.met {
		return wanted
	}
	return f.picks
}

// force plays the moves of those who are ticked, base by base.
func (m *Flights) force(t sortie.Target, ticked func(sortie.Reach) int) (out force) {
	p, ok := m.gathering()
	if !ok {
		return out
	}
	play := func(c engine.Command) bool {
		if out.rolls {
			return false
		}
		q, _, err := p.Apply(c, engine.NewTyped())
		if out.rolls = errors.Is(err, engine.ErrNeedDice); out.rolls { // they have gone, and were the last who could
			out.commands = append(out.commands, c)
			return true
		}
		next, is := q.(sortie.Mover)
		if err != nil || !is {
			return false
		}
		out.met = out.met || !slices.Equal(next.ToAct(), p.ToAct()) && step(next) == step(p)
		p = next
		out.commands = append(out.commands, c)
		return true
	}
	for _, base := range bases(t) {
		var own []sortie.Pick
		for _, r := range t.Reach {
			if n := ticked(r); r.Unit.Space == base && n > 0 {
				own = append(own, sortie.Pick{Unit: r.Unit.Ref, N: n})
			}
		}
		c, can := p.Begins(base)
		if len(own) == 0 || !can || !play(c) {
			continue
		}
		var gone []engine.Ref // together with others
		for _, pick := range own {
			n := pick.N
			if !slices.Contains(gone, pick.Unit) {
				var with []engine.Ref
				n, with = m.marched(&p, play, t.At, pick, own)
				gone = append(gone, with...)
			}
			if n > 0 {
				out.picks = append(out.picks, sortie.Pick{Unit: pick.Unit, N: n})
			}
		}
		if v, on := p.Moving(); on {
			play(v.End)
		}
	}
	return out
}

// step is the place of the present step among those of a player turn.
func step(p sortie.Mover) int {
	return slices.IndexFunc(p.View().Track, func(f engine.PhaseView) bool { return f.State == engine.PhaseNow })
}

// marched sends as many of a pick as can go, and counts them. All who go in one way go by one command where all are ticked: with are those.
func (m *Flights) marched(p *sortie.Mover, play func(engine.Command) bool, at engine.Ref, pick sortie.Pick, own []sortie.Pick) (n int, with []engine.Ref) {
	for n < pick.N {
		v, on := (*p).Moving()
		if !on {
			return n, nil
		}
		c, can := way(v, pick.Unit, at)
		if !can || slices.Contains(v.All, c) {
			return n, nil
		}
		if all, who, ok := allOf(v, c, own); ok && n == 0 {
			if !play(all) {
				return 0, nil
			}
			return pick.N, who
		}
		k := load(*p, c)
		if !play(c) {
			return n, nil
		}
		n += k
	}
	return n, nil
}

// allOf is the command that takes along all who go in the way of another, and who they are, where all of them are ticked.
func allOf(v sortie.Moving, c engine.Command, own []sortie.Pick) (all engine.Command, who []engine.Ref, ok bool) {
	i := slices.IndexFunc(v.All, func(a engine.Command) bool { return a.Verb == c.Verb && a.B == c.B })
	if i < 0 {
		return c, nil, false
	}
	for _, x := range v.Units {
		goes := slices.ContainsFunc(x.Goes, func(o engine.Command) bool { return o.Verb == c.Verb && o.B == c.B })
		if goes && !slices.ContainsFunc(own, func(p sortie.Pick) bool { return p.Unit == x.Unit.Ref && p.N >= x.Most }) {
			return c, nil, false
		}
		if goes {
			who = append(who, x.Unit.Ref)
		}
	}
	return v.All[i], who, true
}

// strike sends those who are ticked against the target whose card is open.
func (m *Flights) strike(t sortie.Target) {
	all := m.force(t, m.ticked).commands
	m.close()
	for _, c := range all {
		if !slices.Contains(m.Sight.Legal, c) {
			return
		}
		m.Give(c)
	}
}

// ticked is how many of a counter's units are ticked.
func (m *Flights) ticked(r sortie.Reach) int { return min(m.picks[r.Unit.Ref], r.Most) }

// clickMuster is a click on the map while nobody moves: on a counter that reaches the open target it ticks, on what may be attacked it opens a card.
func (m *Flights) clickMuster(at engine.Ref, c engine.CounterView, over bool) bool {
	if _, ok := m.gathering(); !ok {
		return false
	}
	if over && m.Open() {
		if _, ok := m.reach(c.Ref); ok {
			m.Run(Every{c.Ref})
			return true
		}
	}
	_, prey := m.mustered(at)
	if own := over && c.Side == m.Sight.Viewer; own || !prey || !over && m.from(at) {
		if m.Open() {
			m.close()
		}
		return m.moves(at)
	}
	m.Run(Aim{At: at})
	return true
}

// moves tells whether units of a space move now.
func (m *Flights) moves(at engine.Ref) bool {
	v, on := m.moving()
	return on && v.From == at
}
