package table

import (
	"slices"

	"awaw/engine"
)

// This file tells what became of the counters that were in a fight.

// readFates holds the counters that were in it against what they are now.
func (f *Fought) readFates(m *Surface) {
	t := m.Sight
	if f.What == engine.FightSearch {
		return
	}
	before, err := t.Game.At(t.Path[max(0, f.From-1)], t.Viewer)
	if err != nil {
		return
	}
	if f.What == engine.FightBombing {
		f.readBombers(before.View())
		return
	}
	f.readDecks(t)
	in := f.refs(t)
	for _, c := range slices.Concat(before.View().Counters, f.shown(t, in)) {
		s := f.force(c.Side)
		if s == nil || !in[c.Ref] {
			continue
		}
		delete(in, c.Ref)
		x := Fate{Was: c}
		f.follow(t, &x)
		for _, b := range s.turned {
			if b.Counter == c.Ref && !x.Gone {
				x.Back = min(x.Back+b.N, c.Size-x.Lost)
			}
		}
		s.Fates = append(s.Fates, x)
	}
	for k := range f.Forces {
		s := &f.Forces[k]
		if f.What.OnGround() {
			for _, x := range s.Fates {
				s.Began += x.Was.Worth()
				s.Lost += x.Lost
			}
			s.Left = s.Began - s.Lost
		}
		slices.SortStableFunc(s.Fates, func(a, b Fate) int { return b.Lost - a.Lost })
	}
}

// readBombers finds those who bombed, and who flew with them.
func (f *Fought) readBombers(v engine.View) {
	for _, c := range v.Counters {
		if c.Side == f.Sides[0] && c.Mission == f.Where && c.Flies() {
			f.Bombers = append(f.Bombers, c)
		}
	}
}

// shown are the counters in it that were hidden before it and were seen while it lasted, as they were when they came into sight.
func (f *Fought) shown(t *Sight, in map[engine.Ref]bool) (out []engine.CounterView) {
	for i := f.From; i <= f.At; i++ {
		for _, c := range t.Points[i].Changes {
			if c.Kind == ChangeCame && c.Mate == engine.NoRef && in[c.Ref] && f.own(t, i) {
				out = append(out, c.Now)
			}
		}
	}
	return out
}

// readDecks counts the air that went down with the ships of those who were struck, and that which found no deck to land on afterwards.
func (f *Fought) readDecks(t *Sight) {
	if !f.What.AtShips() {
		return
	}
	n := 0
	count := func(i int) {
		for _, c := range t.Points[i].Changes {
			if c.Now.Flies() && c.Now.Side == f.Sides[1] && c.Mate == engine.NoRef && (c.Kind == ChangeLost || c.Kind == ChangeGone) {
				n += c.N
			}
		}
	}
	for i := f.From; i <= f.At; i++ {
		if f.own(t, i) {
			count(i)
		}
	}
	for i := f.At + 1; i < len(t.Points) && len(t.Points[i-1].Fights) > 0; i++ { // patrols come down last
		over := t.Decided(i)
		if slices.ContainsFunc(over, func(e engine.Ended) bool { return e.What != engine.FightSea }) {
			break
		}
		if count(i); len(over) > 0 {
			break
		}
	}
	f.WithDecks = max(0, n-f.Forces[1].Lost)
}

// refs are the counters that were in it: those its panels listed, or where it was over at once those it changed.
func (f *Fought) refs(t *Sight) map[engine.Ref]bool {
	in := map[engine.Ref]bool{}
	add := func(b *engine.BattleView) {
		if b == nil {
			return
		}
		for _, s := range b.Sides {
			for _, c := range append(slices.Clone(s.Counters), s.Before...) {
				in[c.Ref] = true
			}
		}
	}
	for i := f.From; i < f.At; i++ {
		if f.own(t, i+1) {
			add(t.Points[i].Battle)
		}
	}
	if f.Last != nil {
		add(f.Last)
	}
	if f.own(t, f.From) {
		for _, c := range t.Points[f.From].Changes {
			if c.From == f.Where || c.To == f.Where || c.Now.Mission == f.Where {
				in[c.Ref] = true
			}
		}
		for _, c := range t.View.Counters {
			if c.Mission == f.Where && f.What == engine.FightBase {
				in[c.Ref] = true
			}
		}
	}
	return in
}

// Drowned is how many factors of ships that are only counted were lost on a side.
func (f *Force) Drowned() (n int) {
	for _, x := range f.Fates {
		if x.Was.Class() == engine.ClassShip && !x.Gone && x.Lost > 0 || x.Was.Class() == engine.ClassShip && x.Gone && !x.Named {
			n += x.Lost
		}
	}
	return n
}

// follow adds up what changed of one counter while it lasted.
func (f *Fought) follow(t *Sight, x *Fate) {
	for i := f.From; i <= f.At; i++ {
		for _, c := range t.Points[i].Changes {
			if c.Ref != x.Was.Ref {
				continue
			}
			switch {
			case c.Kind == ChangeLost && c.Mate == engine.NoRef:
				x.Lost += c.N
			case c.Kind == ChangeGone && c.Mate == engine.NoRef:
				x.Lost, x.Gone = x.Was.Size, true
			case c.Kind == ChangeDown:
				x.Down = true
			case c.Kind == ChangeMoved:
				x.To = c.To
			}
			x.Damaged = c.Now.Is(engine.Damaged) && !x.Was.Is(engine.Damaged)
		}
	}
	for _, h := range f.Harms {
		if h.Ship == x.Was.Ref {
			x.Named = true
			x.Gone, x.Damaged = h.Sunk, !h.Sunk
			if h.Sunk {
				x.Lost = x.Was.Size
			}
		}
	}
}
