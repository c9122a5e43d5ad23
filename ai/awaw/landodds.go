// What a ground attack is worth, by the combat table, when the attacker goes on or stops as is best after every round (15).

package awaw

import "awaw/engine/awaw"

// clash is a ground attack as numbers. Strengths are in factors; worths in points to the attacker.
type clash struct {
	att   int     // what attacks, air counted
	def   int     // ground factors that defend
	times int     // their multiplier
	air   int     // air that defends
	shift int     // columns to the left
	prize float64 // worth of the hex
	kill  float64 // worth of a ground factor of the defender
	down  float64 // and of an air factor
	loss  float64 // cost of an own factor
}

// Sizes of the table of what has been worked out.
const (
	mostAttack = 64
	mostGround = 32
	mostCover  = 16
)

// groundOdds works attacks out.
type groundOdds struct {
	scape *awaw.Landscape
	terms clash
	epoch uint32
	known []knownOdds
}

type knownOdds struct {
	epoch uint32
	v     float64
}

// worth is what an attack may be expected to bring, if it is made.
func (o *groundOdds) worth(c clash) float64 {
	if c.def <= 0 {
		return c.prize
	}
	terms := c
	terms.att, terms.def, terms.air = 0, 0, 0
	if o.known == nil {
		o.known = make([]knownOdds, mostAttack*mostGround*mostCover)
	}
	if terms != o.terms || o.epoch == 0 {
		o.terms = terms
		o.epoch++
	}
	if c.att <= 0 {
		return 0
	}
	return o.round(min(c.att, mostAttack-1), min(c.def, mostGround-1), min(c.air, mostCover-1))
}

// round is one roll and what follows it.
func (o *groundOdds) round(att, def, cover int) float64 {
	k := &o.known[(att*mostGround+def)*mostCover+cover]
	if k.epoch == o.epoch {
		return k.v
	}
	t := &o.terms
	strength := def*t.times + cover
	faces := o.scape.Verdicts[o.column(att, strength)]
	v := 0.0
	for _, f := range faces {
		lost := min(att, (strength*f.Attacker+1)/2)
		w := -t.loss * float64(lost)
		left, dg, dc := att-lost, def, cover
		switch {
		case f.Wiped:
			w += t.kill*float64(def) + t.down*float64(cover)
			dg, dc = 0, 0
			if left > 0 {
				w += t.prize
			}
		case f.Defender > 0:
			owed := (def + cover + 1) / 2
			dc = max(0, cover-owed)
			dg = max(0, def-(owed-(cover-dc)))
			w += t.kill*float64(def-dg) + t.down*float64(cover-dc)
			if dg == 0 && left > 0 {
				w += t.prize
			}
		}
		if dg > 0 && left > 0 && (left < att || dg < def || dc < cover) {
			w += max(0, o.round(left, dg, dc))
		}
		v += w
	}
	v /= float64(len(faces))
	k.epoch, k.v = o.epoch, v
	return v
}

// roll is what one roll of an attack should bring, in factors, and the chance that nobody holds the hex after it.
type roll struct{ ours, theirs, taken float64 }

// first is the first roll of an attack with somebody on either side.
func (o *groundOdds) first(c clash) (x roll) {
	o.terms = c
	o.terms.att, o.terms.def, o.terms.air = 0, 0, 0
	o.epoch++
	att, def, cover := min(c.att, mostAttack-1), min(c.def, mostGround-1), min(c.air, mostCover-1)
	strength := def*c.times + cover
	faces := o.scape.Verdicts[o.column(att, strength)]
	share := 1 / float64(len(faces))
	for _, f := range faces {
		lost := 0
		if f.Attacker > 0 {
			lost = min(att, (strength*f.Attacker+1)/2)
		}
		x.ours += share * float64(lost)
		switch {
		case f.Wiped:
			x.theirs += share * float64(def+cover)
			if lost < att {
				x.taken += share
			}
		case f.Defender > 0:
			owed := (def + cover + 1) / 2
			x.theirs += share * float64(owed)
			if owed >= def+cover && lost < att {
				x.taken += share
			}
		}
	}
	return x
}

// column is the column of the table for two strengths.
func (o *groundOdds) column(att, def int) int {
	best := 0
	for k, c := range o.scape.Columns {
		if att*c[1] >= def*c[0] {
			best = k
		}
	}
	return max(0, best-o.terms.shift)
}

// fade is what is left of a worth some hexes off.
func fade(hexes int) float64 { return fades[min(hexes, len(fades)-1)] }

var fades = func() (out [farthest]float64) {
	v := 1.0
	for i := range out {
		out[i] = v
		v *= 0.8
	}
	return out
}()

// farthest is how far off a place still draws anybody.
const farthest = 40
