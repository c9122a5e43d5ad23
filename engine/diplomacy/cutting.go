// Whether a support is given or cut.
package diplomacy

// counts tells whether a support is given: nobody of another power attacks the supporter from elsewhere than the province it
// acts on, and nobody dislodges it from there.
func (a *Adjudicator) counts(s uint8) answer {
	p, t, own := a.prov[s], a.dest[s], a.power(s)
	if a.raided.Has(p) {
		return no
	}
	for n := a.strikes[p]; n != none; n = a.next[n] {
		if a.power(n) != own && a.prov[n] != t {
			return no
		}
	}
	if a.withinStack(s) {
		return yes
	}
	known := yes
	for m := a.comers[p]; m != none; m = a.next[m] {
		if a.power(m) == own {
			continue
		}
		cut := a.cuts(m, t)
		if cut == yes {
			return no
		}
		if cut == unknown {
			known = unknown
		}
	}
	return known
}

// withinStack tells whether a wing supports the unit beside it where that counts (A44-6): a unit that moves in does not cut what is
// meant against it, only a wing's attack does.
func (a *Adjudicator) withinStack(s uint8) bool {
	return a.rules.StackSupport && a.dest[s] == a.prov[s]
}

// cuts tells whether a foreign move into a supporter's province cuts its support into t.
func (a *Adjudicator) cuts(m uint8, t Place) answer {
	if a.way[m] == ownWings {
		if a.rules.MoveCuts && a.prov[m] != t {
			return yes
		}
		return no
	}
	gets := a.gets(m)
	if gets == no || a.prov[m] != t {
		return gets
	}
	return a.answered(m)
}
