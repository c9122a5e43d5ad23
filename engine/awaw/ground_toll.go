// 18.624: which of the units an air transport carries are lost with it, and which turn back; of those it supplies, which go without.

package awaw

import (
	"slices"

	"awaw/engine"
)

// What the two parts of the choice are about.
const (
	cargoLost int16 = iota // lost with its transport
	cargoBack              // back where it came from, or not supplied
)

// cargoAt lists the units aboard that are not named yet, those first that the plain default gives up: the weakest.
func (p *Position) cargoAt(owed) (out []offer) {
	for _, j := range p.cargo(int(p.sortie().carrier)) {
		g := p.troops[j]
		if p.choice().has(gu(j)) {
			continue
		}
		out = append(out, offer{ref: gu(j), most: 1, worth: 1,
			like: likeness{int(g.nation), int(g.kind)<<16 | int(g.factors)<<8 | int(g.moves), int(g.spent)<<8 | int(g.starved), int(g.flags)}})
	}
	return out
}

// cargoFails goes on when it is named which units share the fate of their transport.
func (t *turnover) cargoFails(f frame) { t.deliverRest(f.(*choice).named) }

// deliverRest ends an activity: what is named fails, what else is aboard comes through. Whom the enemy keeps from a hex loses no
// support over it (18.555).
func (t *turnover) deliverRest(failing []naming) {
	s := t.p.sortie()
	if s.kind != sortieDrop {
		t.unloadAll(s, failing)
		return
	}
	t.excused("18.555", func() { t.unloadAll(s, failing) })
}

// unloadAll lets what is named fail with its transport and delivers the rest. What is supplied was never aboard.
func (t *turnover) unloadAll(s *sortie, failing []naming) {
	t.end(s)
	aboard := t.p.cargo(int(s.carrier))
	for _, x := range failing {
		j := t.p.troopAt(x.what)
		t.troop(j).carrier = none
		aboard = slices.DeleteFunc(aboard, func(k int) bool { return k == j })
		switch {
		case s.kind == sortieSupply:
		case x.at == cargoLost:
			t.kill(j, "18.624", "awaw.cargo.lost")
		default:
			t.say(engine.EventTurned, "18.624", "awaw.cargo.back", gu(j), sp(int(t.p.troops[j].space)))
		}
	}
	for _, j := range aboard {
		t.deliver(s, j)
	}
}

// mayAskCargo tells whether a saved choice of cargo belongs to the activity it stands on.
func (p *Position) mayAskCargo(c *choice) bool {
	return p.sortie() != nil && p.fight() == nil && c.side == p.phasing() &&
		!slices.ContainsFunc(c.named, func(x naming) bool { return p.troopAt(x.what) == none }) &&
		!slices.ContainsFunc(c.owed, func(x owed) bool { return x.n < 1 || x.at != cargoLost && x.at != cargoBack })
}
