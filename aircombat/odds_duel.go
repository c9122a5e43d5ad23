// The fast way: one group against one under a modifier that does not change, fought to the finish.
package aircombat

import (
	"cmp"
	"fmt"

	"awaw/units"
)

// DuelMax is the most units a side of the fast way may have.
const DuelMax = 40

// duelOutcomes is the most different eliminations one roll of up to DuelMax units may give: two rows are
// added above 20, and no cell is above maxCell.
const duelOutcomes = DuelMax/lastRow*maxCell + 1

// spread is what a roll at one strength eliminates: the probability of lowest, lowest+1 and so on.
type spread struct {
	lowest, n int
	p         [duelOutcomes]float64
}

// spreads is every spread of the table under one net modifier, by strength.
type spreads [DuelMax + 1]spread

// board is the distribution of a duel over what is left: [attacker][defender].
type board [DuelMax + 1][DuelMax + 1]float64

// fillSpreads reads the whole table once.
func (r *Rules) fillSpreads() {
	for net := -netMost; net <= netMost; net++ {
		for n := 1; n <= DuelMax; n++ {
			r.spreads[net+netMost][n] = r.spread(n, net)
		}
	}
}

func (r *Rules) spread(strength, net int) spread {
	s := spread{lowest: duelOutcomes}
	for roll := 2; roll <= 12; roll++ {
		s.lowest = min(s.lowest, r.Read(strength, roll+net).Eliminated)
	}
	for roll := 2; roll <= 12; roll++ {
		e := r.Read(strength, roll+net).Eliminated - s.lowest
		s.p[e] += ways[roll] / 36
		s.n = max(s.n, e+1)
	}
	return s
}

func (r *Rules) spreadsAt(net int) *spreads {
	return &r.spreads[min(max(net, -netMost), netMost)+netMost]
}

// shoots tells that one unit is one on the row, so that the modifier and the strength follow from its number alone.
func shoots(g Group) bool {
	return g.Type == units.AAF || g.Type == units.NAS || g.Type == units.StrategicBomber || g.Type == units.Interceptor
}

// duelists are two groups ready for the fast way: their units in the unit of the fight, and the modifier.
type duelists struct {
	att, def Group
	net      int
	sq       bool
}

// pair readies two groups for the fast way, if they are fit for it.
func (r *Rules) pair(att, def Group, c Conditions) (duelists, bool) {
	if !shoots(att) || !shoots(def) || att.Aside || def.Aside || att.N < 1 || def.N < 1 || c.Silent {
		return duelists{}, false
	}
	x := duelists{att, def, 0, c.Squadrons || c.CAP || c.Cover || att.InSquadrons() || def.InSquadrons()}
	for _, g := range [2]*Group{&x.att, &x.def} {
		if x.sq && !g.InSquadrons() {
			g.N, g.Squadrons = units.PerFactor*g.N, true
		}
		if g.N > DuelMax {
			return duelists{}, false
		}
	}
	x.net = (r.DRM(att)-r.DRM(def))*r.modifier[modNationality].n + r.fixedNet(c)
	return x, true
}

// duelists readies two groups for the fast way, or says why they are not fit for it.
func (r *Rules) duelists(att, def Group, c Conditions) (duelists, error) {
	q := [2]Group{att, def}
	for s := range q {
		f := Force(q[s : s+1])
		if err := cmp.Or(f.Check(), r.known(f)); err != nil {
			return duelists{}, fmt.Errorf("%s: %w", sideWord(s), err)
		}
	}
	x, ok := r.pair(att, def, c)
	if !ok {
		return x, fmt.Errorf("%d %s against %d %s: expected army air, naval air, bombers or interceptors, 1 to %d engaged units a side that both roll", att.N, att.Word(), def.N, def.Word(), DuelMax)
	}
	return x, nil
}

// run fights a duel until a side is gone. The board must be zero up to both numbers; afterwards only states with a side
// gone hold probability, and those in which nobody can hurt anybody. It gives the expected rounds.
func (r *Rules) run(x duelists, b *board) (rounds float64, stale bool) {
	attack, defend := r.spreadsAt(x.net), r.spreadsAt(-x.net)
	b[x.att.N][x.def.N] = 1
	for i := x.att.N; i > 0; i-- {
		shot := &attack[i]
		row := &b[i]
		for j := x.def.N; j > 0; j-- {
			p := row[j]
			if p == 0 {
				continue
			}
			back := &defend[j]
			from := 0
			if shot.lowest == 0 && back.lowest == 0 {
				stay := shot.p[0] * back.p[0]
				if shot.n == 1 && back.n == 1 {
					stale = true
					rounds += btof(i == x.att.N && j == x.def.N) // the first round is always fought
					continue
				}
				p /= 1 - stay
				from = 1
			}
			row[j] = 0
			rounds += p
			for e := range back.n {
				q := p * back.p[e]
				to := &b[max(i-back.lowest-e, 0)]
				for y := from; y < shot.n; y++ {
					to[max(j-shot.lowest-y, 0)] += q * shot.p[y]
				}
				from = 0
			}
		}
	}
	return rounds, stale
}

func btof(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// simple tells whether a question is for the fast way, and readies it.
func (k *Desk) simple(q *Question) (duelists, bool) {
	w := q.Weights
	if len(q.Attacker) != 1 || len(q.Defender) != 1 || q.Rounds != 0 || q.Stay != [2]Stay{} || len(q.Reserve.Force) > 0 ||
		q.Detail != Totals || q.Boundary || w.byAborts() || len(q.Turned) > 0 {
		return duelists{}, false
	}
	return k.r.pair(q.Attacker[0], q.Defender[0], q.Conditions)
}

// duel answers a question the fast way.
func (k *Desk) duel(x duelists, weights Weights) {
	o, b := &k.out, &k.board
	a, d := x.att.N, x.def.N
	for i := range a + 1 {
		clear(b[i][:d+1])
	}
	stale := false
	o.Rounds, stale = k.r.run(x, b)
	o.Squadrons, o.Weights, o.Pairs = x.sq, weights.orPlain(), (a+1)*(d+1)
	for i := a; i >= 0; i-- {
		if i > 0 && !stale {
			o.end(DefenderGone, i, 0, b[i][0])
			continue
		}
		for j := d; j >= 0; j-- {
			switch {
			case i > 0 && j > 0:
				o.end(Stalemate, i, j, b[i][j])
			case i > 0:
				o.end(DefenderGone, i, 0, b[i][0])
			case j > 0:
				o.end(AttackerGone, 0, j, b[0][j])
			default:
				o.end(BothGone, 0, 0, b[0][0])
			}
		}
	}
	cleared := o.Ends[DefenderGone] + o.Ends[BothGone]
	o.Factors[OfAttacker], o.BRP[OfAttacker] = k.r.duelLoss(x.att, o.States, OfAttacker)
	o.Factors[OfDefender], o.BRP[OfDefender] = k.r.duelLoss(x.def, o.States, OfDefender)
	w := o.Weights
	fd, _ := k.r.oneWorth(x.def, d)
	o.Value = w.Kill*o.Factors[OfDefender] - w.Loss*o.Factors[OfAttacker] + w.Clear*cleared
	o.Advice = Advice{Go: o.Value, Relief: o.Value, Leave: w.Clear + w.Flee*fd}
	o.Advice.settle()
}

// end enters a state of a duel.
func (o *Outlook) end(end End, a, d int, p float64) {
	if p > 0 {
		o.States = append(o.States, State{Attacker: a, Defender: d, P: p, End: end})
		o.Ends[end] += p
		o.Left[OfAttacker] += p * float64(a)
		o.Left[OfDefender] += p * float64(d)
	}
}

// duelLoss is the factors and BRPs one side of a duel may expect to lose.
func (r *Rules) duelLoss(g Group, states []State, side int) (factors, brp float64) {
	f0, b0 := r.oneWorth(g, g.N)
	for i := range states {
		s := &states[i]
		n := s.Attacker
		if side == OfDefender {
			n = s.Defender
		}
		f, b := r.oneWorth(g, n)
		factors += s.P * (f0 - f)
		brp += s.P * (b0 - b)
	}
	return factors, brp
}

// Expectation is what one group against one comes to, if both fight to the finish.
type Expectation struct {
	Left, Factors, BRP     [2]float64 // expected units left; factors lost, and what they cost
	Attacker, Defender, No float64    // how likely the attacker alone, the defender alone, nobody is left
	Rounds                 float64
}

// Expect is Odds for the commonest case, without a desk: one group against one of types that shoot, up to DuelMax units
// a side in the unit of the fight. It allocates nothing. Others are refused: ask Odds.
func (r *Rules) Expect(att, def Group, c Conditions) (Expectation, error) {
	var e Expectation
	x, err := r.duelists(att, def, c)
	if err != nil {
		return e, err
	}
	var b board
	var stale bool
	e.Rounds, stale = r.run(x, &b)
	fa, ba := r.oneWorth(x.att, x.att.N)
	fd, bd := r.oneWorth(x.def, x.def.N)
	add := func(i, j int) {
		p := b[i][j]
		if p == 0 {
			return
		}
		e.Left[OfAttacker] += p * float64(i)
		e.Left[OfDefender] += p * float64(j)
		f, c := r.oneWorth(x.att, i)
		e.Factors[OfAttacker] += p * (fa - f)
		e.BRP[OfAttacker] += p * (ba - c)
		f, c = r.oneWorth(x.def, j)
		e.Factors[OfDefender] += p * (fd - f)
		e.BRP[OfDefender] += p * (bd - c)
		switch {
		case i == 0 && j == 0:
			e.No += p
		case j == 0:
			e.Attacker += p
		case i == 0:
			e.Defender += p
		}
	}
	for i := x.att.N; i > 0; i-- {
		add(i, 0)
		for j := x.def.N; stale && j > 0; j-- {
			add(i, j)
		}
	}
	for j := x.def.N; j >= 0; j-- {
		add(0, j)
	}
	return e, nil
}

// oneWorth is Worth for so many units of one group.
func (r *Rules) oneWorth(g Group, n int) (factors, brp float64) {
	cost := float64(r.units.Cost(g.Type))
	switch {
	case g.Type.InSquadrons():
		return float64(n) / units.PerFactor, float64(n) * cost
	case g.Squadrons:
		whole, _ := r.Recombine(units.Squadrons(n))
		n = int(whole)
	}
	return float64(n), float64(n) * cost
}
