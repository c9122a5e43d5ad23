// Fights known by numbers and modifier alone, for those who think ahead of who will fly.
package aircombat

import (
	"fmt"

	"awaw/units"
)

// Numbers is a fight to the finish between units of which each counts one on the row, under a modifier that stays.
type Numbers struct {
	Net                  int  // the attacker's net modifier (19.31)
	Squadrons            bool // units are squadrons, three of them a factor's worth; else factors
	Attackers, Defenders int
	Idle, Of             int // of every Of defenders so many add nothing to the row and are lost like the others, as air transports (17.65, 18.521B)
	Stay                 [2]Stay
	Weights              Weights
}

// Numbers is Table for a fight known by its numbers. Errors are those of Table.
func (k *Desk) Numbers(n *Numbers) (*Table, error) {
	g := Group{Nation: 1, Type: units.AAF}
	if n.Squadrons {
		g.Type = units.NAS
	}
	att, def := g, g
	att.N, def.N = n.Attackers, n.Defenders
	k.given, k.givenNet = true, int32(min(max(n.Net, -netMost), netMost))
	back := &k.side[OfDefender]
	back.idle, back.of = int32(min(max(n.Idle, 0), max(n.Of, 0))), int32(max(n.Of, 0))
	defer func() { k.given, back.idle, back.of = false, 0, 0 }()
	return k.Table(&Question{Attacker: Force{att}, Defender: Force{def}, Stay: n.Stay, Weights: n.Weights})
}

// Chances is what a roll at a strength can bring under a net modifier, without regard to whom it falls on.
func (r *Rules) Chances(strength, net int) []LossChance {
	var out []LossChance
	for s := 2; s <= 12; s++ {
		res := r.Read(strength, s+net)
		x := LossChance{res.Eliminated, res.Aborted, ways[s] / 36}
		if n := len(out); n > 0 && out[n-1].Eliminated == x.Eliminated && out[n-1].Aborted == x.Aborted {
			out[n-1].P += x.P
			continue
		}
		out = append(out, x)
	}
	return out
}

// Advise is the advice at a moment of a fight of the table, with so many defenders turned back by the round just fought.
// It is that of Desk.Advise but for rounding.
func (t *Table) Advise(attackers, defenders, turned int) (Advice, error) {
	if attackers < 0 || defenders < 0 || attackers > t.most[0] || defenders > t.most[1] || turned < 0 || turned > defenders {
		return Advice{}, fmt.Errorf("%d against %d, %d turned back; expected 0 to %d against 0 to %d, and no more turned back than there are",
			attackers, defenders, turned, t.most[0], t.most[1])
	}
	g := t.defender
	g.N = defenders
	a := Advice{Go: t.Worth(attackers, defenders), Leave: t.leave[defenders]}
	a.Relief = a.Go
	if turned > 0 {
		a.Stop = t.weights.Turn * t.r.turned(Force{g}, []uint16{uint16(turned)})
	}
	if g.Inverted || turned == defenders {
		a.Stop += t.weights.Quiet
	}
	if defenders == 0 {
		a.Stop += t.weights.Clear
	}
	a.settle()
	return a, nil
}
