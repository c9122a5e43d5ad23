package recap

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/table"
)

// This file follows the air of the other side from where it stood to where it stands, however its counters were broken off and merged,
// and tells what came to this side and what it had to give.

// part is so many of a counter's size that came from one place.
type part struct {
	from engine.Ref
	n    int
}

// trail follows the parts of counters through the changes of a stretch of the game.
type trail map[engine.Ref][]part

// take takes n out of a counter, from its last parts on.
func (t trail) take(ref engine.Ref, n int) (out []part) {
	list := slices.Clone(t[ref])
	for i := len(list) - 1; i >= 0 && n > 0; i-- {
		k := min(n, list[i].n)
		out = append(out, part{list[i].from, k})
		n -= k
		if list[i].n -= k; list[i].n == 0 {
			list = list[:i]
		}
	}
	t[ref] = list
	return out
}

// arm is what counters have in common that merge.
type arm struct {
	side         engine.Side
	nation, kind string
}

func armOf(c engine.CounterView) arm { return arm{c.Side, c.Nation, c.Kind.Code} }

// step follows what one point changed: parts that were broken off or merged go with their mates, or where several made others of
// themselves with any of these; others are gone or new.
func (t trail) step(changes []table.Change) {
	spare := map[arm][]part{}        // more went to a mate than it grew by
	moved := map[engine.Ref][]part{} // by the counter they go with
	for _, c := range changes {
		if c.Kind == table.ChangeLost || c.Kind == table.ChangeGone {
			out := t.take(c.Ref, c.N)
			if c.Kind == table.ChangeGone {
				delete(t, c.Ref)
			}
			if c.Mate != engine.NoRef {
				moved[c.Mate] = append(moved[c.Mate], out...)
			}
		}
	}
	short := map[engine.Ref]int{} // and which grew by more
	for _, c := range changes {
		if c.Kind != table.ChangeCame && c.Kind != table.ChangeGrown {
			continue
		}
		n := c.N
		for _, p := range moved[c.Ref] {
			k := min(n, p.n)
			if n -= k; k > 0 {
				t[c.Ref] = append(t[c.Ref], part{p.from, k})
			}
			if p.n > k {
				spare[armOf(c.Now)] = append(spare[armOf(c.Now)], part{p.from, p.n - k})
			}
		}
		short[c.Ref] = n
	}
	for _, c := range changes {
		n := short[c.Ref]
		if short[c.Ref] = 0; n == 0 {
			continue
		}
		list := spare[armOf(c.Now)]
		for n > 0 && len(list) > 0 {
			k := min(n, list[0].n)
			t[c.Ref] = append(t[c.Ref], part{list[0].from, k})
			n -= k
			if list[0].n -= k; list[0].n == 0 {
				list = list[1:]
			}
		}
		if spare[armOf(c.Now)] = list; n > 0 {
			t[c.Ref] = append(t[c.Ref], part{engine.NoRef, n})
		}
	}
}

// landed tells whether a counter of the air stands at a base on the map.
func landed(c engine.CounterView) bool {
	return c.Flies() && c.On == engine.NoRef && c.Space.Kind() == engine.KindSpace && !c.Is(engine.Unknown)
}

// moves lists where air of the other side has gone, one story for each place it has come to, and what is new there.
func moves(t *table.Sight, from, to int, old, now engine.View) (out []Story) {
	follow := trail{}
	had, has := map[engine.Ref]bool{}, map[engine.Ref]bool{}
	for _, c := range old.Counters {
		if c.Flies() {
			follow[c.Ref] = []part{{c.Space, c.Size}}
		}
		had[c.Space] = had[c.Space] || landed(c) && c.Side != t.Viewer
	}
	for i := from + 1; i <= to; i++ {
		follow.step(t.Points[i].Changes)
	}
	story := func(k Kind, at engine.Ref) *Story {
		i := slices.IndexFunc(out, func(s Story) bool { return s.Kind == k && (s.To == at || k == Built) })
		if i < 0 {
			i = len(out)
			out = append(out, Story{Kind: k, To: at, Point: to, Down: true})
		}
		return &out[i]
	}
	told := raised(t, from, to, story)
	for _, c := range now.Counters {
		has[c.Space] = has[c.Space] || landed(c) && c.Side != t.Viewer
	}
	for _, c := range now.Counters {
		if !landed(c) || c.Side == t.Viewer {
			continue
		}
		for _, p := range follow[c.Ref] {
			worth := c
			worth.Size = p.n
			switch {
			case p.from == engine.NoRef && told: // units of all kinds are told where they were raised
			case p.from == engine.NoRef:
				s := story(Built, c.Space)
				s.N += worth.Worth()
				s.Air.Add(c, p.n)
				s.Down = s.Down && c.Is(engine.Turned)
				s.Places = added(s.Places, c.Space)
			case p.from != c.Space && p.from.Kind() == engine.KindSpace && had[p.from]:
				s := story(Moved, c.Space)
				s.N += worth.Worth()
				s.Air.Add(c, p.n)
				s.Places = added(s.Places, p.from)
				if !has[p.from] {
					s.Emptied = added(s.Emptied, p.from)
				}
			}
		}
	}
	for i := range out {
		dearest(now, out[i].Places)
		dearest(now, out[i].Emptied)
	}
	return out
}

// dearest sorts places by what they are worth to whoever earns by them, the dearest first: the first are named, the rest counted.
func dearest(v engine.View, places []engine.Ref) {
	worth := map[engine.Ref]int{}
	for _, s := range v.Spaces {
		for _, k := range s.Marks {
			if k.Earns() {
				worth[s.Ref] += k.Points
			}
		}
	}
	slices.SortStableFunc(places, func(a, b engine.Ref) int { return worth[b] - worth[a] })
}

// raised adds the new units of the other side that its events tell of; it tells whether any were told of by either side, now or in an earlier turn: where
// they are, a counter that comes up is none.
func raised(t *table.Sight, from, to int, story func(Kind, engine.Ref) *Story) (told bool) {
	for i := range to + 1 {
		for _, e := range t.Points[i].Events {
			x := e.Facts().Raised
			if told = told || x != nil; x == nil || i <= from || x.Side == t.Viewer {
				continue
			}
			s := story(Built, x.At)
			s.N, s.Down = s.N+x.N, false
			s.Places = added(s.Places, x.At)
		}
	}
	return told
}

// onceEmptied leaves each place that was given up to the first story that tells of it.
func onceEmptied(list []Story) {
	var told []engine.Ref
	for i := range list {
		s := &list[i]
		s.Emptied = slices.DeleteFunc(s.Emptied, func(r engine.Ref) bool { return slices.Contains(told, r) })
		told = append(told, s.Emptied...)
	}
}

func added(list []engine.Ref, r engine.Ref) []engine.Ref {
	if slices.Contains(list, r) {
		return list
	}
	return append(list, r)
}

// Own is what came to this side and what it had to give while it waited, not in a fight.
type Own struct {
	Came, Withdrawn int // factors
	At              []engine.Ref
	Merged          []engine.Ref // where counters were put together as its own turn ended
}

// passedOn tells whether units a counter has more or fewer have come from elsewhere, or gone there: where counters count units that come and go.
func passedOn(p *table.Point, c table.Change) bool {
	return slices.ContainsFunc(p.Events, func(e engine.Event) bool {
		return e.Kind == engine.EventMove && (slices.Contains(e.Refs, c.From) || slices.Contains(e.Refs, c.To))
	})
}

// ownNews tells what came to this side and what was taken from it outside of fights.
func ownNews(t *table.Sight, from, to int) (o Own) {
	for _, c := range t.Points[from].Changes {
		if c.Kind == table.ChangeGone && c.Mate != engine.NoRef && c.Now.Side == t.Viewer && landed(c.Now) {
			o.Merged = added(o.Merged, c.From)
		}
	}
	for i := from + 1; i <= to; i++ {
		p := &t.Points[i]
		fought := len(p.Fights) > 0 || len(t.Points[i-1].Fights) > 0 || len(t.Decided(i)) > 0 ||
			slices.ContainsFunc(p.Events, func(e engine.Event) bool { return len(e.Losses) > 0 })
		for _, c := range p.Changes {
			if c.Now.Side != t.Viewer || !c.Now.Flies() || c.Mate != engine.NoRef || c.Now.On != engine.NoRef || passedOn(p, c) {
				continue
			}
			worth := c.Now
			worth.Size = c.N
			switch {
			case (c.Kind == table.ChangeCame || c.Kind == table.ChangeGrown) && c.To.Kind() == engine.KindSpace:
				o.Came += worth.Worth()
				o.At = added(o.At, c.To)
			case !fought && (c.Kind == table.ChangeLost || c.Kind == table.ChangeGone):
				o.Withdrawn += worth.Worth()
			}
		}
	}
	return o
}
