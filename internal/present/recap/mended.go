package recap

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/table"
)

// This file tells what was repaired: works this side had bombed, as far as they stand again.

// mended is the story of the works that are worth bombing to the viewer and of which more stands than before.
func mended(t *table.Sight, to int, old, now engine.View) (s Story, ok bool) {
	s = Story{Kind: Mended, Point: to}
	for _, v := range now.Spaces {
		k, is := worksOf(v, t.Viewer)
		i := slices.IndexFunc(old.Spaces, func(x engine.SpaceView) bool { return x.Ref == v.Ref })
		if !is || i < 0 {
			continue
		}
		before, was := worksOf(old.Spaces[i], t.Viewer)
		more := k.N - before.N
		if !was || more <= 0 {
			continue
		}
		each := 0
		for _, x := range now.Stakes {
			if x.Side == t.Viewer && x.When == engine.StakeDeed && x.At == v.Ref {
				each = x.Points
			}
		}
		s.N, s.worth, s.Places = s.N+more, s.worth+more*each, append(s.Places, v.Ref)
	}
	if len(s.Places) == 0 {
		return s, false
	}
	s.To = s.Places[0]
	return s, true
}

// stoodAt is the view at a point, or another where there is none.
func stoodAt(t *table.Sight, point int, otherwise engine.View) engine.View {
	if point < 0 {
		return otherwise
	}
	p, err := t.Game.At(t.Path[point], t.Viewer)
	if err != nil {
		return otherwise
	}
	return p.View()
}

// worksOf is what there is at a place that a side earns points by bombing.
func worksOf(v engine.SpaceView, side engine.Side) (engine.MarkView, bool) {
	k, ok := table.WorksOf(v)
	return k, ok && k.Side == side
}
