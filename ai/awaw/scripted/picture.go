// The picture: what a scripted opponent takes in of a position, as numbers by base.

package scripted

import (
	"awaw/engine"
	"awaw/hexmap"
)

// spot is a base as one side sees it. Strengths are in air factors.
type spot struct {
	ref      engine.Ref
	hex      hexmap.Hex
	onMap    bool // has a coordinate; boxes have none
	owner    engine.Side
	prize    float64 // points for clearing it of the enemy
	stake    float64 // points of the enemy's for clearing it of us
	free     float64 // room left
	own, foe float64 // strength based here
	threat   float64 // enemy strength that may come
}

// wing is a counter as one side sees it.
type wing struct {
	engine.CounterView
	at       int // index of its spot, -1 for none
	strength float64
	own      bool
}

// picture is what a decision is made on.
type picture struct {
	side  engine.Side
	spots []spot
	wings []wing
	place map[engine.Ref]int // spot by space
	unit  map[engine.Ref]int // wing by counter
	view  engine.View
}

func look(p engine.Position, side engine.Side) *picture {
	v := p.View()
	b := &picture{side: side, view: v, place: make(map[engine.Ref]int, len(v.Spaces)), unit: make(map[engine.Ref]int, len(v.Counters))}
	for _, s := range v.Spaces {
		x := spot{ref: s.Ref, owner: s.Owner, free: 99}
		if hex, err := hexmap.Parse(s.Code); err == nil {
			x.hex, x.onMap = hex, true
		}
		if n, limited := s.Room.Free(); limited {
			x.free = n
		}
		for _, m := range s.Marks {
			switch {
			case m.Kind != engine.MarkObjective:
			case m.Side == side:
				x.prize += float64(m.Points)
			default:
				x.stake += float64(m.Points)
			}
		}
		b.place[s.Ref] = len(b.spots)
		b.spots = append(b.spots, x)
	}
	for _, c := range v.Counters {
		w := wing{CounterView: c, at: -1, strength: float64(c.Size) / float64(max(1, c.Kind.Parts)), own: c.Side == side}
		if i, ok := b.place[c.Space]; ok {
			w.at = i
			if w.own {
				b.spots[i].own += w.strength
			} else {
				b.spots[i].foe += w.strength
			}
		}
		b.unit[c.Ref] = len(b.wings)
		b.wings = append(b.wings, w)
	}
	b.reachable()
	return b
}

// wing gives a counter; nil if it is not shown.
func (b *picture) wing(r engine.Ref) *wing {
	if i, ok := b.unit[r]; ok {
		return &b.wings[i]
	}
	return nil
}

// spot gives a base; nil if nothing can be based there.
func (b *picture) spot(r engine.Ref) *spot {
	if i, ok := b.place[r]; ok {
		return &b.spots[i]
	}
	return nil
}

// reachable fills in the enemy strength that reaches each base: what does so from where it stands in full, and most of
// what could after a change of base.
func (b *picture) reachable() {
	const afterMove = 0.7
	for i := range b.spots {
		s := &b.spots[i]
		for j := range b.wings {
			w := &b.wings[j]
			if w.own || w.at < 0 || w.Range == 0 {
				continue
			}
			switch {
			case apart(&b.spots[w.at], s) <= w.Range:
				s.threat += w.strength
			case b.viaBase(w, s):
				s.threat += afterMove * w.strength
			}
		}
	}
}

// viaBase tells whether an enemy wing could reach a base from another it may move to, at most twice its range away.
func (b *picture) viaBase(w *wing, s *spot) bool {
	for i := range b.spots {
		m := &b.spots[i]
		if m.owner == w.Side && apart(m, s) <= w.Range && apart(&b.spots[w.at], m) <= 2*w.Range {
			return true
		}
	}
	return false
}

// far is a distance nothing flies.
const far = 1000

func apart(a, c *spot) int {
	if !a.onMap || !c.onMap {
		return far
	}
	return a.hex.Distance(c.hex)
}
