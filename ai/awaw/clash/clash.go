// Package clash tells what a ground attack is worth, by the combat table, when the attacker goes on or stops as is best after every round
// (15).
package clash

import "awaw/engine/awaw"

// Attack is a ground attack as numbers. Strengths are in factors; worths in points to the attacker.
type Attack struct {
	Att   int     // what attacks, air counted; not negative
	Def   int     // ground factors that defend
	Times int     // their multiplier
	Air   int     // air that defends
	Shift int     // columns to the left
	Bound int     // own ground factors that are lost if the hex is not taken: whoever dropped on it
	Prize float64 // worth of the hex
	Kill  float64 // worth of a ground factor of the defender
	Down  float64 // and of an air factor
	Loss  float64 // cost of an own factor
}

// Sizes of the table of what has been worked out.
const (
	mostAttack = 64
	mostGround = 32
	mostCover  = 16
)

// Odds works attacks out, and keeps what it has worked out while the terms are the same. It is for one goroutine.
type Odds struct {
	Scape *awaw.Landscape // of the land attacked in
	terms Attack
	epoch uint32
	known []knownOdds
}

type knownOdds struct {
	epoch uint32
	v     float64
}

// Worth is what an attack may be expected to bring, if it is made.
func (o *Odds) Worth(c Attack) float64 {
	if c.Def <= 0 {
		return c.Prize
	}
	terms := c
	terms.Att, terms.Def, terms.Air = 0, 0, 0
	if o.known == nil {
		o.known = make([]knownOdds, mostAttack*mostGround*mostCover)
	}
	if terms != o.terms || o.epoch == 0 {
		o.terms = terms
		o.epoch++
	}
	if c.Att <= 0 {
		return 0
	}
	return o.round(min(c.Att, mostAttack-1), min(c.Def, mostGround-1), min(c.Air, mostCover-1))
}

// round is one roll and what follows it.
func (o *Odds) round(att, def, cover int) float64 {
	k := &o.known[(att*mostGround+def)*mostCover+cover]
	if k.epoch == o.epoch {
		return k.v
	}
	t := &o.terms
	strength := def*t.Times + cover
	faces := o.Scape.Verdicts[o.column(att, strength)]
	v := 0.0
	for _, f := range faces {
		lost := min(att, (strength*f.Attacker+1)/2)
		w := -t.Loss * float64(lost)
		left, dg, dc := att-lost, def, cover
		switch {
		case f.Wiped:
			w += t.Kill*float64(def) + t.Down*float64(cover)
			dg, dc = 0, 0
			if left > 0 {
				w += t.Prize
			}
		case f.Defender > 0:
			owed := (def + cover + 1) / 2
			dc = max(0, cover-owed)
			dg = max(0, def-(owed-(cover-dc)))
			w += t.Kill*float64(def-dg) + t.Down*float64(cover-dc)
			if dg == 0 && left > 0 {
				w += t.Prize
			}
		}
		if dg > 0 && left > 0 {
			stop := -t.Loss * float64(min(left, t.Bound))
			if left < att || dg < def || dc < cover {
				stop = max(stop, o.round(left, dg, dc))
			}
			w += stop
		}
		v += w
	}
	v /= float64(len(faces))
	k.epoch, k.v = o.epoch, v
	return v
}

// Roll is what one roll of an attack should bring, in factors, and the chance that nobody holds the hex after it.
type Roll struct{ Ours, Theirs, Taken float64 }

// First is the first roll of an attack with somebody on either side.
func (o *Odds) First(c Attack) (x Roll) {
	o.terms = c
	o.terms.Att, o.terms.Def, o.terms.Air = 0, 0, 0
	o.epoch++
	att, def, cover := min(c.Att, mostAttack-1), min(c.Def, mostGround-1), min(c.Air, mostCover-1)
	strength := def*c.Times + cover
	faces := o.Scape.Verdicts[o.column(att, strength)]
	share := 1 / float64(len(faces))
	for _, f := range faces {
		lost := 0
		if f.Attacker > 0 {
			lost = min(att, (strength*f.Attacker+1)/2)
		}
		x.Ours += share * float64(lost)
		switch {
		case f.Wiped:
			x.Theirs += share * float64(def+cover)
			if lost < att {
				x.Taken += share
			}
		case f.Defender > 0:
			owed := (def + cover + 1) / 2
			x.Theirs += share * float64(owed)
			if owed >= def+cover && lost < att {
				x.Taken += share
			}
		}
	}
	return x
}

// column is the column of the table for two strengths.
func (o *Odds) column(att, def int) int {
	best := 0
	for k, c := range o.Scape.Columns {
		if att*c[1] >= def*c[0] {
			best = k
		}
	}
	return max(0, best-o.terms.Shift)
}
