// How likely so many hits are.
package volley

// Spread is how likely so many picks and so many other hits are.
type Spread struct {
	picks, hits int // how many there may be, and one
	p           []float64
}

// NoDice is what no dice come to.
var NoDice = Spread{1, 1, []float64{1}}

// Die is the spread with one die more.
func (d Spread) Die(value, sides int, picks bool) Spread {
	pick, hit := 0.0, float64(value)/float64(sides)
	e := Spread{d.picks, d.hits, nil}
	if picks {
		pick, hit = 1/float64(sides), float64(value-1)/float64(sides)
		e.picks++
	}
	if hit > 0 {
		e.hits++
	}
	miss := float64(sides-value) / float64(sides)
	e.p = make([]float64, e.picks*e.hits)
	for i := range d.picks {
		for j := range d.hits {
			p := d.p[i*d.hits+j]
			e.p[i*e.hits+j] += p * miss
			if hit > 0 {
				e.p[i*e.hits+j+1] += p * hit
			}
			if picks {
				e.p[(i+1)*e.hits+j] += p * pick
			}
		}
	}
	return e
}

// Dice is the spread with n dice more.
func (d Spread) Dice(n, value, sides int, picks bool) Spread {
	for range n {
		d = d.Die(value, sides, picks)
	}
	return d
}

// List are the chances that count.
func (d Spread) List() []Chance {
	out := make([]Chance, 0, len(d.p))
	for i := range d.picks {
		for j := range d.hits {
			if p := d.p[i*d.hits+j]; p > tiny {
				out = append(out, Chance{int32(i), int32(j), p})
			}
		}
	}
	return out
}
