// The ways of a wing, before anything is settled: what it may fly over, and how far it is covered.
package diplomacy

// Flight gives the ways unit number i may take by its order among those of its power, each from its base to its target, and the
// provinces on them that escorts among the orders cover. It has none when it flies nowhere.
func (a *Adjudicator) Flight(p *Position, orders []Order, i int) (ways [][]Place, cover Places) {
	a.read(p, orders)
	n := uint8(i)
	if a.rules.System != RN46 || i < 0 || i >= len(p.Units) || a.surface(n) || a.act[n] == Hold || a.act[n] == Escort || a.result[n] != OK {
		return nil, cover
	}
	w, b := &a.air, a.board
	k := w.slot[n]
	home, to := a.prov[n], w.target[k]
	if a.act[n] == Support || a.act[n] == Airlift {
		to = a.far(n, k)
	}
	for e := range w.n {
		u := w.unit[e]
		if a.act[u] == Escort && a.of[u] == n && a.result[u] == OK {
			cover = cover.Or(w.cover[e])
		}
	}
	if to == home || b.wing[home].Has(to) && a.given[n].Via == Nowhere {
		return [][]Place{{home, to}}, cover
	}
	between := w.exposed[k].Without(home).Without(to)
	for q := range between.All() {
		if b.wing[home].Has(q) && b.wing[q].Has(to) {
			ways = append(ways, []Place{home, q, to})
		}
	}
	return ways, cover
}

// far is where a wing that supports or lifts flies to: what of its way lies farthest from its base.
func (a *Adjudicator) far(n, k uint8) Place {
	home := a.prov[n]
	for _, to := range []Place{a.board.Province(a.given[n].To), a.board.Province(a.given[n].Of)} {
		if to != Nowhere && to != home && a.air.exposed[k].Has(to) {
			return to
		}
	}
	return home
}

// Threatens gives the provinces that a wing based somewhere could watch by a patrol.
func (b *Board) Threatens(base Place) (out Places) {
	near := b.area[b.of[base]]
	for q := range near.All() {
		out = out.Or(b.area[q])
	}
	return out
}
