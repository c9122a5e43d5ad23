package recap

import (
	"cmp"
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/result"
	"awaw/internal/present/table"
)

// This file gathers what happened between two moments as its side saw it, in types: fights, places that changed hands, what was brought
// ashore, moves, building; and beside them what came to its own side and left it.

// Kind is what a story tells of.
type Kind uint8

// The kinds of story.
const (
	Fight    Kind = iota + 1
	Taken         // several places troops of the other side took
	Unloaded      // what its transports brought ashore, for points
	Lost          // places this side has lost without a fight
	Met           // a force at sea came upon another, and nobody was struck
	Moved         // air of the other side that bases elsewhere
	Sailed        // forces of the other side that lie elsewhere
	Mended        // works this side had bombed that stand again
	Built         // new air of the other side
	Drew          // troops of the other side that left places they hold
	Season        // what a season brought in which all wrote at once
)

// rank is in which turn kinds are told: what was done, then what threatens and what is new, the larger before the smaller.
func (k Kind) rank() int {
	if k == Moved || k == Sailed || k == Mended || k == Built || k == Drew {
		return 1
	}
	return 0
}

// Story is one thing that happened.
type Story struct {
	Kind    Kind
	Point   int // when
	Fought  *table.Fought
	Bombs   *table.Fought   // of a raid that was met: what came of its bombs
	Waves   []int           // of ships that were struck: how many squadrons came each time, 0 where this side does not know
	Met     *engine.Contact // how the forces at sea came upon each other
	To      engine.Ref
	N       int          // factors
	Air     table.Amount // of Moved and Built: in what they are counted
	Places  []engine.Ref
	Held    []engine.Ref  // of Taken: where nobody is left, and the other side has not gone; of Sailed: where each lies; of Drew: where more stand
	Emptied []engine.Ref  // of Moved: where no air of theirs is left
	Forces  []engine.Ref  // of Unloaded: which brought it; of Sailed: who
	Total   int           // and the points of all that was brought there so far
	Down    bool          // what was built lies turned over
	Own     bool          // this side did it
	News    *ordered.News // of Season
	worth   int           // points it moved
	nth     int           // as which it is told
}

// lost is how much both sides lost in a story, in factors.
func (s *Story) lost() int {
	if s.Fought == nil {
		return s.N
	}
	n := 0
	for k := range s.Fought.Forces {
		n += s.Fought.Forces[k].Lost / max(1, s.Fought.Parts)
	}
	for _, h := range s.Fought.Harms {
		if n += 2; h.Sunk {
			n += 4
		}
	}
	return n + s.Fought.Forces[1].Drowned()
}

// inTime puts those that are told in the order in which they happened: their numbers on the map say what came first. What has no moment of its own
// comes last, and moves and what was built after fights and deeds.
func inTime(told []Story) {
	when := func(s *Story) int {
		if s.Point == 0 {
			return math.MaxInt
		}
		return s.Point
	}
	slices.SortStableFunc(told, func(a, b Story) int {
		return cmp.Or(cmp.Compare(a.Kind.rank(), b.Kind.rank()), cmp.Compare(when(&a), when(&b)))
	})
}

// Gather lists what happened after point from up to point to: of fights and deeds those that come first by points, then by factors, in the order
// in which they happened, then the others; then moves and what was built, by factors.
func Gather(m *table.Surface, from, to int) []Story {
	t := m.Sight
	before, err := t.Game.At(t.Path[from], t.Viewer)
	if err != nil {
		return nil
	}
	old, now := before.View(), t.View
	if to < len(t.Path)-1 {
		if p, err := t.Game.At(t.Path[to], t.Viewer); err == nil {
			now = p.View()
		}
	}
	out := together(m, fights(m, from, to), now)
	out = append(out, unloaded(t, from, to)...)
	if s, ok := handsChanged(m, old, now, out); ok {
		k := slices.IndexFunc(out, func(x Story) bool { return x.Kind == Taken && !x.Own && len(x.Places) > 0 })
		if k >= 0 { // told with those that were fought for
			out[k].Places = append(out[k].Places, s.Places...)
		} else {
			out = append(out, s)
		}
	}
	out = append(out, moves(t, from, to, old, now)...)
	if s, ok := mended(t, to, stoodAt(t, from-1, old), now); ok { // the other side repairs as this one's last command ends its turn
		out = append(out, s)
	}
	if s, ok := sailed(m, to, old, now, out); ok {
		out = append(out, s)
	}
	if s, ok := drew(m, to, old, now, out); ok {
		out = append(out, s)
	}
	slices.SortStableFunc(out, func(a, b Story) int {
		switch {
		case a.Kind.rank() != b.Kind.rank():
			return a.Kind.rank() - b.Kind.rank()
		case a.worth != b.worth:
			return b.worth - a.worth
		case a.lost() != b.lost():
			return b.lost() - a.lost()
		case a.Kind != b.Kind:
			return int(a.Kind) - int(b.Kind)
		}
		return a.Point - b.Point
	})
	inTime(out[:min(most, len(out))])
	onceEmptied(out)
	out = metOnce(out)
	for i := range out {
		out[i].nth = i
	}
	return out
}

// metOnce tells how forces came upon each other once: a meeting that came to nothing is no story where another tells of it.
func metOnce(list []Story) (out []Story) {
	var told []*engine.Contact
	for _, s := range list {
		switch {
		case s.Met == nil:
		case !slices.Contains(told, s.Met):
			told = append(told, s.Met)
		case s.Kind == Met:
			continue
		default:
			s.Met = nil
		}
		out = append(out, s)
	}
	return out
}

// fights lists the battles that were decided, each with how the forces came upon each other, and the meetings at sea that came to none.
func fights(m *table.Surface, from, to int) (out []Story) {
	t := m.Sight
	var met *engine.Contact
	used := true
	at := 0
	for i := from + 1; i <= to; i++ {
		for _, e := range t.Points[i].Events {
			if c := e.Facts().Met; c != nil {
				met, used, at = c, false, i
			}
		}
		for _, e := range t.Decided(i) {
			if e.What == engine.FightSea && met != nil && e.Where == met.At {
				if !used {
					out = append(out, Story{Kind: Met, Point: at, Met: met, To: met.At})
				}
				met = nil
			}
			if !result.Told(e.What) || e.What == engine.FightSearch {
				continue
			}
			s := fightAt(m, i, e)
			if met != nil && met.At == e.Where && e.What == engine.FightStrike {
				s.Met, used = met, true
			}
			out = append(out, s)
		}
	}
	return out
}

// fightAt is the story of a battle that was decided at a point.
func fightAt(m *table.Surface, i int, e engine.Ended) Story {
	f := m.ReadFought(i, e)
	setOut(m, &f)
	s := Story{Kind: Fight, Point: i, Fought: &f, To: e.Where, Own: e.Sides[0] == m.Sight.Viewer, worth: max(f.Rose[0], f.Rose[1])}
	if e.What.AtShips() { // what the other side won meanwhile, it won by a strike of its own
		s.worth = f.Rose[0]
		s.Waves = []int{waveOf(&f)}
	}
	return s
}

// waveOf is how many squadrons struck, 0 where this side does not know.
func waveOf(f *table.Fought) int {
	if f.Parts < 2 {
		return 0
	}
	return f.Forces[0].Began
}

// unloaded lists what transports of any side brought ashore, by place, with all that was brought there so far, and who came upon them on
// the way.
func unloaded(t *table.Sight, from, to int) (out []Story) {
	all := map[engine.Won]int{}
	var met []*engine.Contact
	for i := 1; i <= to; i++ {
		for _, e := range t.Points[i].Events {
			if c := e.Facts().Met; c != nil && i > from {
				met = append(met, c)
			}
			w := e.Facts().Won
			if w == nil || w.Unloaded == 0 {
				continue
			}
			where := engine.Won{Side: w.Side, At: w.At}
			all[where] += w.Points
			if i <= from {
				continue
			}
			own := w.Side == t.Viewer
			k := slices.IndexFunc(out, func(s Story) bool { return s.To == w.At && s.Own == own })
			if k < 0 {
				k = len(out)
				out = append(out, Story{Kind: Unloaded, Point: i, To: w.At, Own: own})
			}
			s := &out[k]
			s.N, s.worth, s.Total = s.N+w.Unloaded, s.worth+w.Points, all[where]
			s.Forces = added(s.Forces, w.By)
			if m := slices.IndexFunc(met, func(c *engine.Contact) bool { return c.With == w.By }); m >= 0 {
				s.Met = met[m]
			}
		}
	}
	return out
}

// handsChanged lists the places with a name that this side held before and another holds now, of which no battle tells.
func handsChanged(m *table.Surface, old, now engine.View, told []Story) (Story, bool) {
	s := Story{Kind: Lost}
	for i := range min(len(old.Control), len(now.Control)) {
		if old.Control[i] != m.Sight.Viewer || now.Control[i] == m.Sight.Viewer || now.Control[i] == engine.NoSide {
			continue
		}
		at := engine.SpaceRef(i)
		if slices.ContainsFunc(told, func(x Story) bool { return x.Kind <= Taken && (x.To == at || slices.Contains(x.Places, at)) }) {
			continue
		}
		if table.Named(m.Board(), i) {
			s.Places = append(s.Places, at)
		}
	}
	if len(s.Places) == 0 {
		return s, false
	}
	s.To, s.N = s.Places[0], 2*len(s.Places)
	return s, true
}
