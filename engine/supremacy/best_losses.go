// Losses in best play.
package supremacy

import "awaw/engine/volley"

// lost is what the hits of both leave, the defender's losses named first.
func (k *look) lost(h, back hits) line {
	key := [2]hits{h, back}
	if l, ok := k.known[key]; ok {
		return l
	}
	var least line
	for i, d := range k.leaves(volley.Defender, h) {
		var most line
		for j, a := range k.leaves(volley.Attacker, back) {
			var l line
			if next := [2]volley.Force{a, k.flown(d)}; next == k.from {
				l.stay = 1
			} else {
				l.away = k.solve(next)
			}
			if j == 0 || l.at(k.x) > most.at(k.x)+better {
				most = l
			}
		}
		if i == 0 || most.at(k.x) < least.at(k.x)-better {
			least = most
		}
	}
	k.known[key] = least
	return least
}

// leaves are the forces a side may be left with after hits; one by its policy where it does not choose.
func (k *look) leaves(s volley.Side, h hits) []volley.Force {
	if list, ok := k.left[s][h]; ok {
		return list
	}
	a := k.armies[s]
	a.f = k.now[s]
	var out []volley.Force
	if k.losses[s] {
		out = a.lawful(h)
	} else {
		out = []volley.Force{a.after(h)}
	}
	k.left[s][h] = out
	return out
}

// lawful are all forces that hits may leave of a side.
func (a *army) lawful(h hits) (out []volley.Force) {
	owed := h.due(a.there(a.f))
	var take func(i, n int, f volley.Force, lost [3]int)
	take = func(i, n int, f volley.Force, lost [3]int) {
		if n == 0 {
			if owed.wrong(lost) == nothingWrong {
				out = append(out, a.sink(f))
			}
			return
		}
		if i == len(a.slots) {
			return
		}
		if a.slots[i].state == below {
			take(i+1, n, f, lost)
			return
		}
		for k := 0; k <= min(n, int(a.f[i])); k++ {
			g, l := f, lost
			g[i] -= int32(k)
			l[a.slots[i].where()] += k
			take(i+1, n-k, g, l)
		}
	}
	take(0, owed.all, a.f, [3]int{})
	return out
}
