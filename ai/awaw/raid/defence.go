package raid

import (
	"cmp"
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// This file meets raids on production: fighters, and robots.

// wing is counters that are alike to all raids.
type wing struct {
	pack
	like  awaw.GlanceUnit
	units []*awaw.GlanceUnit
}

// opposes sends those who can meet raids where they do most, all raids looked at together. If that takes a part of a counter, it is broken first.
func (a *Planner) opposes(buf []engine.Command) []engine.Command {
	s := a.sight
	raids := make([]raided, len(s.Strategy.Raids))
	for i, r := range s.Strategy.Raids {
		left, worth := a.works(r.Target)
		raids[i] = raided{sortie{r.Sortie}, r.Radar, left, worth, r.Bombs, nobody}
		for k := range s.Units {
			if u := &s.Units[k]; u.Side == s.Side && u.Target == r.Target {
				raids[i].sent = raids[i].sent.with(&pack{drm: u.DRM, jet: u.Kind == units.Jet}, sight.Factors(u.Thirds))
			}
		}
	}
	wings := a.wings()
	packs := make([]pack, len(wings))
	for i := range wings {
		packs[i] = wings[i].pack
	}
	shares, _ := a.parry(raids, packs)
	start := len(buf)
	for i := range wings {
		for r := range raids {
			for _, u := range wings[i].take(&shares[i][r]) {
				buf = append(buf, engine.Command{Side: s.Side, Verb: awaw.VerbOppose, A: engine.CounterRef(u.Counter), B: engine.SpaceRef(s.Strategy.Raids[r].Target)})
			}
		}
		for r := range raids {
			if c, ok := wings[i].part(shares[i][r]); ok && slices.Contains(s.All(awaw.VerbBreak), c) {
				return append(buf[:start], c)
			}
		}
	}
	return append(buf, s.All(awaw.VerbDone)...)
}

// wings lists what may be sent against raids, alike with alike, jets first and then the best.
func (a *Planner) wings() (out []wing) {
	s := a.sight
	moves := s.All(awaw.VerbOppose)
	for i := 0; i < len(moves); {
		j := i
		reaches := make([]bool, len(s.Strategy.Raids))
		for ; j < len(moves) && moves[j].A == moves[i].A; j++ {
			for r, x := range s.Strategy.Raids {
				reaches[r] = reaches[r] || x.Target == moves[j].B.Index()
			}
		}
		if u := s.Unit(moves[i].A); u != nil && u.Target < 0 {
			k := slices.IndexFunc(out, func(w wing) bool {
				return w.like.Kind == u.Kind && w.like.Nation == u.Nation && w.drm == u.DRM && slices.Equal(w.reaches, reaches)
			})
			if k < 0 {
				k = len(out)
				out = append(out, wing{pack: pack{drm: u.DRM, jet: u.Kind == units.Jet, reaches: reaches}, like: *u})
			}
			out[k].factors += sight.Factors(u.Thirds)
			out[k].units = append(out[k].units, u)
		}
		i = j
	}
	for i := range out {
		slices.SortStableFunc(out[i].units, func(x, y *awaw.GlanceUnit) int { return cmp.Compare(y.Thirds, x.Thirds) })
	}
	slices.SortStableFunc(out, func(x, y wing) int {
		return cmp.Or(cmp.Compare(jetFirst(&y.like), jetFirst(&x.like)), cmp.Compare(y.drm, x.drm))
	})
	return out
}

// take takes whole counters for so many factors, the largest that fit first, and leaves how many are wanting.
func (w *wing) take(n *int) (out []*awaw.GlanceUnit) {
	w.units = slices.DeleteFunc(w.units, func(u *awaw.GlanceUnit) bool {
		if f := sight.Factors(u.Thirds); f <= *n {
			*n -= f
			out = append(out, u)
			return true
		}
		return false
	})
	return out
}

// part breaks so many factors that are wanting off the smallest counter that is left.
func (w *wing) part(n int) (engine.Command, bool) {
	if n == 0 || len(w.units) == 0 {
		return engine.Command{}, false
	}
	u := w.units[len(w.units)-1]
	return engine.Command{Side: u.Side, Verb: awaw.VerbBreak, A: engine.CounterRef(u.Counter), N: int16(min(n, sight.Factors(u.Thirds)-n))}, true
}

// jetFirst puts jets before others.
func jetFirst(u *awaw.GlanceUnit) int {
	if u.Kind == units.Jet {
		return 1
	}
	return 0
}

// jetRow is what a jet adds to the row beside itself (17.55).
const jetRow = 2

// robotsWorth is what flying bombs promise when so strong a row shoots at them.
func (a *Planner) robotsWorth(bombs, row, left, worth int) float64 {
	s := a.sight
	if row == 0 {
		return s.Pos.ExpectedHits(bombs, left) * float64(worth)
	}
	v := 0.0
	for _, t := range a.reck.Rolls(row, 0) {
		v += t.P * s.Pos.ExpectedHits(max(0, bombs-t.Eliminated), left)
	}
	return v * float64(worth)
}

// robots launches all flying bombs there are at what is worth most.
func (a *Planner) robots(buf []engine.Command) []engine.Command {
	s := a.sight
	best, top := engine.Command{}, 0.0
	for _, c := range a.sight.All(awaw.VerbLaunch) {
		for _, w := range s.Strategy.Works {
			if v := float64(w.Worth) * s.Pos.ExpectedHits(int(c.N), w.Left); w.Space == c.C.Index() && v > top {
				best, top = c, v
			}
		}
	}
	if best != (engine.Command{}) {
		buf = append(buf, best)
	}
	return buf
}
