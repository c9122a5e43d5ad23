// Where to stand: what a base is worth to a counter, to strike from and to be struck at.

package scripted

import (
	"math"

	"awaw/engine"
)

// striking is what a wing could do from a base: the best target in its range, and a little for each other.
func (b *picture) striking(w *wing, from *spot, k weights) float64 {
	best, rest := 0.0, 0.0
	for i := range b.spots {
		t := &b.spots[i]
		if t.foe == 0 || apart(from, t) > w.Range {
			continue
		}
		v := t.prize*k.prize + math.Min(t.foe, 4)*k.kill/3
		if v > best {
			best, v = v, best
		}
		rest += v
	}
	return best + rest/4
}

// standing is what it means to have a wing at a base when the enemy moves: what it denies him, less what it risks.
// A wing that will lie turned over denies nothing.
func (b *picture) standing(w *wing, at *spot, ready bool, k weights) float64 {
	there := at.own
	if w.at >= 0 && &b.spots[w.at] == at {
		there -= w.strength
	}
	v := 0.0
	if ready {
		v = k.guard * at.stake * (holds(there+w.strength, at.threat) - holds(there, at.threat))
	}
	return v - k.safety*w.strength*at.threat/(at.threat+there+w.strength+1)
}

// holds is a guess at the chance that some strength keeps a base against what may come.
func holds(strength, threat float64) float64 { return strength / (strength + threat/2 + 1) }

// moveGain is what a change of base must gain to be worth it.
const moveGain = 0.3

// stage finds the best change of base before missions fly: to strike from there, and not to be caught there. To fall
// back has time until redeployment, so it needs a stronger reason.
func (s *player) stage(moves []engine.Command) (engine.Command, bool) {
	return s.best(moves, func(w *wing, at *spot) float64 {
		v := s.k.strike*s.striking(w, at, s.k)*w.strength + s.standing(w, at, true, s.k)
		if w.at >= 0 && &s.spots[w.at] != at && s.striking(w, at, s.k) == 0 && at.stake == 0 {
			v -= w.strength
		}
		return v
	})
}

// land finds the best base to come home to.
func (s *player) land(moves []engine.Command) (engine.Command, bool) {
	return s.best(moves, func(w *wing, at *spot) float64 { return s.resting(w, at, true) })
}

// redeploy finds the best change of base before the enemy moves. A wing turned over that moves stays so while he does.
func (s *player) redeploy(moves []engine.Command) (engine.Command, bool) {
	return s.best(moves, func(w *wing, at *spot) float64 {
		return s.resting(w, at, !w.Is(engine.Turned) || w.at >= 0 && &s.spots[w.at] == at)
	})
}

// resting is what a base is worth to a wing that waits there for its next turn.
func (s *player) resting(w *wing, at *spot, ready bool) float64 {
	return s.standing(w, at, ready, s.k) + s.k.strike/4*s.striking(w, at, s.k)*w.strength
}

// best is the move that gains most over staying, if any gains enough.
func (b *picture) best(moves []engine.Command, worth func(*wing, *spot) float64) (engine.Command, bool) {
	var best engine.Command
	top := moveGain
	for i := 0; i < len(moves); {
		w := b.wing(moves[i].A)
		j := i
		for ; j < len(moves) && moves[j].A == moves[i].A; j++ {
		}
		if w != nil && w.at >= 0 {
			now := worth(w, &b.spots[w.at])
			for _, c := range moves[i:j] {
				if at := b.spot(c.B); at != nil && at.onMap && worth(w, at)-now > top {
					best, top = c, worth(w, at)-now
				}
			}
		}
		i = j
	}
	return best, top > moveGain
}

// airbase finds a place for an airbase where the wings would strike from if there were room; counters that stand
// already are left where they are, and as soon as the first nation has no other none is placed.
func (s *player) airbase(sites []engine.Command) (engine.Command, bool) {
	if sites[0].C != engine.NoRef || !s.p.Rebases() {
		return engine.Command{}, false
	}
	var best engine.Command
	top := 0.0
	for _, c := range sites {
		at := s.spot(c.B)
		if at == nil || c.C != engine.NoRef || at.free >= 2 || at.own == 0 {
			continue
		}
		v := 0.0
		for i := range s.wings {
			if w := &s.wings[i]; w.own && w.at >= 0 && &s.spots[w.at] == at {
				v = math.Max(v, s.striking(w, at, s.k)+s.k.guard*at.stake-s.k.safety*at.threat/4)
			}
		}
		if v > top {
			best, top = c, v
		}
	}
	return best, top > 0
}

// build finds the most that can be built, and the best place for it.
func (s *player) build(builds []engine.Command) (engine.Command, bool) {
	var best engine.Command
	top, found := 0.0, false
	for _, c := range builds {
		at := s.spot(c.B)
		if at == nil {
			continue
		}
		w := wing{at: -1, strength: float64(c.N), own: true}
		w.Range = s.reach()
		v := 10*float64(c.N) + s.resting(&w, at, true) - remote*w.strength*math.Max(0, float64(s.nearestFoe(at)-w.Range))
		if !found || v > top {
			best, top, found = c, v, true
		}
	}
	return best, found
}

// remote is what a new wing loses by each hex it stands out of range of the enemy.
const remote = 0.15

// nearestFoe is how far the nearest base of the enemy is; 0 if there is none.
func (b *picture) nearestFoe(at *spot) int {
	least := far
	for i := range b.spots {
		if m := &b.spots[i]; m.foe > 0 {
			least = min(least, apart(at, m))
		}
	}
	return least % far
}

// reach is the longest range of the side's wings, in hexes.
func (b *picture) reach() int {
	n := 0
	for i := range b.wings {
		if w := &b.wings[i]; w.own {
			n = max(n, w.Range)
		}
	}
	return n
}
