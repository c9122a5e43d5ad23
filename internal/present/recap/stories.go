package recap

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/result"
	"awaw/internal/present/table"
)

// This file gathers what happened between two moments as its side saw it, in types: fights, places that changed hands, moves, building,
// arrivals.

// Kind is what a story tells of.
type Kind uint8

// The kinds of story, in the order they are told.
const (
	Fight   Kind = iota + 1
	Lost         // places this side has lost
	Given        // a base the other side has left altogether
	Moved        // air of the other side that bases elsewhere
	Built        // new air of the other side
	Arrived      // and of one's own
)

// Story is one thing that happened.
type Story struct {
	Kind     Kind
	Point    int // when
	Fought   *table.Fought
	From, To engine.Ref
	N        int // factors
	Places   []engine.Ref
	Down     bool   // what was built lies turned over
	Nation   string // of arrivals
	worth    int    // points it moved
}

// lost is how many factors both sides lost in a story.
func (s *Story) lost() int {
	if s.Fought == nil {
		return s.N
	}
	n := 0
	for k := range s.Fought.Forces {
		n += s.Fought.Forces[k].Lost
	}
	for _, h := range s.Fought.Harms {
		if n += 2; h.Sunk {
			n += 4
		}
	}
	return n + s.Fought.Forces[1].Drowned()
}

// Gather lists what happened after point from up to point to, the weightiest first: fights by points, then by factors, then by time;
// then what changed hands, moved, was built, arrived.
func Gather(m *table.Surface, from, to int) []Story {
	t := m.Sight
	var out []Story
	for i := from + 1; i <= to; i++ {
		for _, e := range t.Decided(i) {
			if !result.Told(e.What) || e.What == engine.FightSearch {
				continue
			}
			f := m.ReadFought(i, e)
			out = append(out, Story{Kind: Fight, Point: i, Fought: &f, To: e.Where, From: origin(&f.Forces[0]), worth: max(f.Rose[0], f.Rose[1])})
		}
	}
	before, err := t.Game.At(t.Path[from], t.Viewer)
	if err != nil {
		return out
	}
	old, now := before.View(), t.View
	if to < len(t.Path)-1 {
		if p, err := t.Game.At(t.Path[to], t.Viewer); err == nil {
			now = p.View()
		}
	}
	if s, ok := handsChanged(m, old, now); ok {
		out = append(out, s)
	}
	out = append(out, moves(t, from, to, now)...)
	slices.SortStableFunc(out, func(a, b Story) int {
		switch {
		case a.Kind != b.Kind:
			return int(a.Kind) - int(b.Kind)
		case a.worth != b.worth:
			return b.worth - a.worth
		case a.lost() != b.lost():
			return b.lost() - a.lost()
		}
		return a.Point - b.Point
	})
	return out
}

// origin is where all of a force came from; NoRef if from several places.
func origin(f *table.Force) engine.Ref {
	at := engine.NoRef
	for _, x := range f.Fates {
		if at != engine.NoRef && x.Was.Space != at {
			return engine.NoRef
		}
		at = x.Was.Space
	}
	return at
}

// handsChanged lists the places with a name that this side held before and another holds now.
func handsChanged(m *table.Surface, old, now engine.View) (Story, bool) {
	s := Story{Kind: Lost}
	for i := range min(len(old.Control), len(now.Control)) {
		if old.Control[i] != m.Sight.Viewer || now.Control[i] == m.Sight.Viewer || now.Control[i] == engine.NoSide {
			continue
		}
		if v, ok := m.Sight.SpaceView(i); ok && v.Name != "" {
			s.Places = append(s.Places, engine.SpaceRef(i))
		}
	}
	if len(s.Places) == 0 {
		return s, false
	}
	s.To, s.N = s.Places[0], len(s.Places)
	return s, true
}

// between is a way air has gone.
type between struct{ from, to engine.Ref }

// moves lists what of the other side bases elsewhere or is new, and what of one's own has come.
func moves(t *table.Sight, from, to int, now engine.View) (out []Story) {
	gone := map[between]int{}
	var ways []between
	built, came := map[engine.Ref]int{}, map[engine.Ref]int{}
	down := map[engine.Ref]bool{}
	nation := map[engine.Ref]string{}
	var sites []engine.Ref
	site := func(of map[engine.Ref]int, c table.Change, at engine.Ref, n int) {
		if at.Kind() != engine.KindSpace {
			return
		}
		of[at] += n
		nation[at], down[at] = c.Now.Nation, c.Now.Is(engine.Turned)
		if !slices.Contains(sites, at) {
			sites = append(sites, at)
		}
	}
	for i := from + 1; i <= to; i++ {
		for _, c := range t.Points[i].Changes {
			own := c.Now.Side == t.Viewer
			switch {
			case !c.Now.Flies() || c.Mate != engine.NoRef || c.Now.On != engine.NoRef: // decks sail, their ships are told of
			case c.Kind == table.ChangeMoved && !own && c.From.Kind() == engine.KindSpace && c.To.Kind() == engine.KindSpace:
				w := between{c.From, c.To}
				if gone[w] == 0 {
					ways = append(ways, w)
				}
				gone[w] += c.Now.Worth()
			case c.Kind == table.ChangeCame || c.Kind == table.ChangeGrown:
				worth := c.Now
				worth.Size = c.N
				if own {
					site(came, c, c.To, worth.Worth())
				} else {
					site(built, c, c.To, worth.Worth())
				}
			}
		}
	}
	for _, w := range ways {
		s := Story{Kind: Moved, From: w.from, To: w.to, N: gone[w]}
		if !slices.ContainsFunc(now.Counters, func(c engine.CounterView) bool { return c.Side != t.Viewer && c.Space == w.from && c.Flies() }) {
			s.Kind = Given
		}
		out = append(out, s)
	}
	for _, at := range sites {
		if n := built[at]; n > 0 {
			out = append(out, Story{Kind: Built, To: at, N: n, Down: down[at]})
		}
		if n := came[at]; n > 0 {
			out = append(out, Story{Kind: Arrived, To: at, N: n, Nation: nation[at]})
		}
	}
	return out
}
