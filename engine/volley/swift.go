// The common battle, quickly: nobody picks, nobody joins, all dice fall together, to the finish.
package volley

// ladder is a side whose units go in one order: what counts is only how many are left.
type ladder struct {
	units  int
	counts Force
	order  Order
	hits   []float64 // for so many units left, how likely so many hits: row by row, units+1 wide
	spent  []bool    // for so many units left, whether the side fights no more
}

// swift calculates a common battle; nil for any other.
func (b *Battle) swift() *Odds {
	if b.Rounds != 0 || b.Leave != [2]int{} || len(b.Join) > 0 || b.Forces[Attacker].Total() > MostUnits/4 || b.Forces[Defender].Total() > MostUnits/4 {
		return nil
	}
	for s := range b.Forces {
		for k := range b.Table.Kinds {
			if b.Forces[s][k] > 0 && b.value(Side(s), k) > 0 && (b.Table.Kinds[k].Picks || b.First.Has(k)) {
				return nil
			}
		}
	}
	a, d := b.climb(Attacker), b.climb(Defender)
	na, nd := a.units, d.units
	wide := nd + 1
	mass := make([]float64, (na+1)*wide) // by units lost
	mass[0] = 1
	for x := range na {
		la := na - x
		pa := a.hits[la*(na+1) : la*(na+1)+la+1]
		for y := range nd {
			ld := nd - y
			m := mass[x*wide+y]
			pd := d.hits[ld*(nd+1) : ld*(nd+1)+ld+1]
			stay := pa[0] * pd[0]
			if stay >= 1 || m < faint || a.spent[la] || d.spent[ld] {
				continue
			}
			mass[x*wide+y] = 0
			pourSwift(mass[x*wide:], wide, y, m/(1-stay), pa, pd)
		}
	}
	return swiftOdds(a, d, mass)
}

// pourSwift carries mass from a row where y of the defender's units are lost; pa and pd are the chances of hits, of as many dice as there
// are units. Hits beyond the units there are, are wasted.
func pourSwift(mass []float64, wide, y int, m float64, pa, pd []float64) {
	la, ld := len(pa)-1, len(pd)-1
	few := pa // hits that leave the defender something
	var all float64
	if la >= ld {
		few, all = pa[:ld], sum(pa[ld:])
	}
	share := func(i int) float64 {
		if i == la {
			return m * sum(pd[la:])
		}
		return m * pd[i]
	}
	rows := min(la, ld) + 1
	none := share(0)
	for j, p := range few[1:] { // neither side hit is no change
		mass[y+1+j] += none * p
	}
	i := 1
	for ; i+1 < rows; i += 2 { // two at once
		m1, m2 := share(i), share(i+1)
		one := mass[i*wide+y:][:len(few)]
		two := mass[(i+1)*wide+y:][:len(few)]
		for j, p := range few {
			one[j] += m1 * p
			two[j] += m2 * p
		}
	}
	if i < rows {
		last := share(i)
		row := mass[i*wide+y:][:len(few)]
		for j, p := range few {
			row[j] += last * p
		}
	}
	if la >= ld {
		for i := range rows {
			mass[(i+1)*wide-1] += share(i) * all
		}
	}
}

// sum adds chances.
func sum(p []float64) float64 {
	all := 0.0
	for _, v := range p {
		all += v
	}
	return all
}

// climb prepares a side.
func (b *Battle) climb(s Side) *ladder {
	l := &ladder{units: b.Forces[s].Total(), counts: b.Forces[s], order: b.Policy[s].Loss}
	wide := l.units + 1
	l.hits = make([]float64, wide*wide)
	l.hits[0] = 1
	n := 0
	for i := len(l.order) - 1; i >= 0; i-- { // the last to go stand at the bottom
		k := int(l.order[i])
		p := float64(b.value(s, k)) / float64(b.Table.Sides)
		for range l.counts[k] {
			old, row := l.hits[n*wide:n*wide+wide], l.hits[(n+1)*wide:(n+1)*wide+wide]
			for h, v := range old[:n+1] {
				row[h] += v * (1 - p)
				row[h+1] += v * p
			}
			n++
		}
	}
	l.spent = make([]bool, wide)
	l.spent[0] = true
	if b.Needs[s] != 0 {
		for n := range l.spent {
			f := l.left(n)
			l.spent[n] = spent(&f, b.Needs[s])
		}
	}
	return l
}

// left is what a side has when so many units are left.
func (l *ladder) left(n int) Force {
	var f Force
	for i := len(l.order) - 1; i >= 0 && n > 0; i-- {
		k := l.order[i]
		f[k] = min(int32(n), l.counts[k])
		n -= int(f[k])
	}
	return f
}

// swiftOdds puts the chances together; mass goes by units lost.
func swiftOdds(a, d *ladder, mass []float64) *Odds {
	na, nd := a.units, d.units
	wide := nd + 1
	ends := [2][][Ways]float64{make([][Ways]float64, na+1), make([][Ways]float64, nd+1)}
	for x := 0; x <= na; x++ {
		for y := 0; y <= nd; y++ {
			how := Open
			switch {
			case a.spent[x] && d.spent[y]:
				how = None
			case d.spent[y]:
				how = Won
			case a.spent[x]:
				how = Held
			}
			m := mass[(na-x)*wide+nd-y]
			ends[Attacker][x][how] += m
			ends[Defender][y][how] += m
		}
	}
	o := &Odds{}
	for s, l := range [2]*ladder{a, d} {
		o.Ends[s] = make([]End, 0, l.units+1)
		for n := l.units; n >= 0; n-- {
			if p := ends[s][n]; p != [Ways]float64{} {
				o.add(Side(s), End{l.left(n), p})
			}
		}
	}
	return o
}
