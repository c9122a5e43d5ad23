package ordered

// This file counts what became of orders: headline and list have their figures from here.

// Count is how many orders and units came to what. settled tells of a verdict whether its order, and its unit, are settled as far as is
// counted; nil counts all. Whoever was to hold has done nothing that is counted, but may be driven out.
func (s *Settled) Count(settled func(Verdict) (order, unit bool)) (n [Fates]int) {
	for _, v := range s.Verdicts {
		order, unit := true, true
		if settled != nil {
			order, unit = settled(v)
		}
		if v.Kind != Hold && order {
			n[v.Fate]++
		}
		if unit {
			n[v.Unit]++
		}
	}
	n[Open] = 0
	return n
}
