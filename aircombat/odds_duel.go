// Odds of a duel: one group against one, the common case, worked out fast for one constant modifier.
package aircombat

// DuelMax is the most units a side of a Duel may have.
const DuelMax = 40

// duelOutcomes is the most different eliminations one roll of up to DuelMax units may give: two rows are
// added above 20, and no cell is above maxCell.
const duelOutcomes = DuelMax/lastRow*maxCell + 1

// Duel is a fight between two groups whose modifier does not change while it lasts (no jets, no types without
// strength), for any sizes up to DuelMax. It is read only and can be asked for many sizes.
type Duel struct {
	attack, defend [DuelMax + 1]spread
}

// spread is what a roll at one strength eliminates: the probability of lowest, lowest+1 and so on.
type spread struct {
	lowest, n int
	p         [duelOutcomes]float64
}

// NewDuel prepares the fight; the sizes of the groups do not matter.
func (r *Rules) NewDuel(att, def Group, c Conditions) *Duel {
	att.N, def.N = 1, 1
	net := r.Net(Force{att}, Force{def}, c)
	d := &Duel{}
	for n := 1; n <= DuelMax; n++ {
		d.attack[n] = r.spread(n, net)
		d.defend[n] = r.spread(n, -net)
	}
	return d
}

func (r *Rules) spread(strength, net int) spread {
	ch := r.chances(strength, net)
	s := spread{lowest: ch[0].eliminated}
	for _, c := range ch {
		s.lowest = min(s.lowest, c.eliminated)
	}
	for _, c := range ch {
		s.p[c.eliminated-s.lowest] += c.p
		s.n = max(s.n, c.eliminated-s.lowest+1)
	}
	return s
}

// Board is the distribution of a duel over what is left: Board[attacker][defender].
type Board [DuelMax + 1][DuelMax + 1]float64

// Finish fights a against d units until a side is gone, and writes the distribution into b, which must be zero up to
// there. Afterwards only states with a side gone hold probability.
func (d *Duel) Finish(a, def int, b *Board) {
	b[a][def] = 1
	for i := a; i > 0; i-- {
		shot := &d.attack[i]
		row := &b[i]
		for j := def; j > 0; j-- {
			p := row[j]
			if p == 0 {
				continue
			}
			row[j] = 0
			back := &d.defend[j]
			if shot.lowest == 0 && back.lowest == 0 {
				stay := shot.p[0] * back.p[0]
				if stay >= 1 {
					row[j] = p
					continue
				}
				p /= 1 - stay
			}
			for x := range back.n {
				q := p * back.p[x]
				lost := back.lowest + x
				to := &b[max(i-lost, 0)]
				from := 0
				if lost == 0 && shot.lowest == 0 {
					from = 1
				}
				for y := from; y < shot.n; y++ {
					to[max(j-shot.lowest-y, 0)] += q * shot.p[y]
				}
			}
		}
	}
}

// States gives the distribution of a against def units fought to the finish, the most units first.
func (d *Duel) States(a, def int) []State {
	var b Board
	d.Finish(a, def, &b)
	var out []State
	for i := a; i >= 0; i-- {
		for j := def; j >= 0; j-- {
			if b[i][j] > 0 {
				out = append(out, State{Attacker: i, Defender: j, P: b[i][j]})
			}
		}
	}
	return out
}
