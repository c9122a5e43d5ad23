// Simulated fights: the same dice do the same as the plain round, and many of them look like the exact odds.

package aircombat

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// With the same dice a looked-up round leaves what a round told in full leaves, from the start down to the end.
func TestSimAgreesWithRounds(t *testing.T) {
	r := shipped(t)
	for _, q := range questions(t, r) {
		if len(q.Reserve.Force) > 0 {
			continue // the plain round knows nothing of reserves
		}
		sim, err := r.NewSim(&q)
		if err != nil {
			t.Fatal(err)
		}
		rapid.Check(t, func(t *rapid.T) {
			s := newSlow(t, r, q)
			x := s.first()
			a, d, over := int32(0), int32(0), false
			for n := 0; !over && n < 6; n++ {
				var dice [4]int
				for i := range dice {
					dice[i] = rapid.IntRange(1, 6).Draw(t, "die")
				}
				c := q.Conditions
				c.Squadrons = x.sq
				ch := Choices{UninvertedOnly: q.Scope == ScopeReady, Pick: func(attacker bool, d Deal) int { return s.pick(attacker, d, x) }}
				round, err := r.ResolveRound(x.att, x.def, c, dice, ch)
				if err != nil {
					t.Fatal(err)
				}
				if q.Scope == ScopeEnough {
					up := 0
					for _, g := range x.def {
						if !g.Inverted && !g.Aside {
							up += g.N
						}
					}
					res := round.Attacker.Result
					ch.UninvertedOnly = res.Eliminated+res.Aborted <= up
					if round, err = r.ResolveRound(x.att, x.def, c, dice, ch); err != nil {
						t.Fatal(err)
					}
				}
				x = stand{att: round.Attacker.Survivors(), def: round.Defender.Survivors(), sq: round.Squadrons}
				a, d, _, over = sim.Round(a, d, uint(6*dice[0]+dice[1]-7), uint(6*dice[2]+dice[3]-7), max(0, q.Rounds-n-1))
				p := sim.told(Played{}, a, d)
				if !slices.Equal(sim.Force(p, OfAttacker), x.att) || !slices.Equal(sim.Force(p, OfDefender), x.def) {
					t.Fatalf("%s against %s: %v and %v, the plain round %v and %v", r.FormatForce(q.Attacker), r.FormatForce(q.Defender),
						sim.Force(p, OfAttacker), sim.Force(p, OfDefender), x.att, x.def)
				}
			}
		})
	}
}

// within fails if a count is more than 4 standard errors from what the odds say; counts too rare to judge are skipped.
func within(t *testing.T, what string, n, of int, p float64) {
	t.Helper()
	se := math.Sqrt(p * (1 - p) * float64(of))
	if p*float64(of) < 20 || (1-p)*float64(of) < 20 {
		return
	}
	if dev := math.Abs(float64(n)-p*float64(of)) / se; dev > 4 {
		t.Errorf("%s: %d of %d, odds %.5f: %.1f standard errors", what, n, of, p, dev)
	}
}

// 60,000 looked-up fights of every kind stay within 4 standard errors of the exact odds.
func TestSimAgreesWithOdds(t *testing.T) {
	r := shipped(t)
	src := rand.NewPCG(11, 12)
	for _, q := range questions(t, r) {
		sim, err := r.NewSim(&q)
		if err != nil {
			t.Fatal(err)
		}
		const of = 60000
		count := map[[3]int]int{}
		rounds := 0
		for range of {
			p := sim.Play(src)
			count[[3]int{p.Left[0], p.Left[1], int(p.End)}]++
			rounds += p.Rounds
		}
		o := ask(t, r, q)
		name := fmt.Sprintf("%s against %s", r.FormatForce(q.Attacker), r.FormatForce(q.Defender))
		left := of
		for _, s := range o.States {
			n := count[[3]int{s.Attacker, s.Defender, int(s.End)}]
			left -= n
			within(t, fmt.Sprintf("%s: %d and %d, %s", name, s.Attacker, s.Defender, s.End), n, of, s.P)
		}
		if left != 0 {
			t.Errorf("%s: %d fights ended as the odds say they cannot", name, left)
		}
		if mean := float64(rounds) / of; math.Abs(mean-o.Rounds) > .05*o.Rounds {
			t.Errorf("%s: %v rounds, odds %v", name, mean, o.Rounds)
		}
	}
}

// 20,000 fights resolved in full, every round with dice, stay within 4 standard errors of the exact odds, aborts of the
// last round and all.
func TestPlainRoundsAgreeWithOdds(t *testing.T) {
	r := shipped(t)
	src := rand.New(rand.NewPCG(5, 6))
	for _, q := range []Question{
		{Attacker: force(t, r, "5 Germany AAF, 2 Italy AAF, 1 Germany Jet"), Defender: force(t, r, "4 Britain AAF, 3 US NAS")},
		{Attacker: force(t, r, "6 Germany AAF"), Defender: force(t, r, "3 Britain AAF, 3 France AAF inverted, 1 Britain AT"), Stay: [2]Stay{{AtLeast: 3}, {AtLeast: 3}}},
	} {
		const of = 20000
		count := map[string]int{}
		for range of {
			s := newSlow(t, r, q)
			x := s.first()
			for {
				c := q.Conditions
				c.Squadrons = x.sq
				dice := [4]int{1 + src.IntN(6), 1 + src.IntN(6), 1 + src.IntN(6), 1 + src.IntN(6)}
				round, err := r.ResolveRound(x.att, x.def, c, dice, Choices{})
				if err != nil {
					t.Fatal(err)
				}
				x = stand{att: round.Attacker.Survivors(), def: round.Defender.Survivors(), sq: round.Squadrons,
					back: [2][]Loss{round.Attacker.Losses, round.Defender.Losses}}
				a, d := x.att.Engaged(), x.def.Engaged()
				if a == 0 || d == 0 || a < q.Stay[0].AtLeast || d < q.Stay[1].AtLeast {
					break
				}
			}
			var back [2]int
			for i := range back {
				for _, l := range x.back[i] {
					back[i] += l.Aborted
				}
			}
			count[fmt.Sprint(x.att.Total(), x.def.Total(), back)]++
		}
		q.Detail = Aborts
		p := map[string]float64{}
		for _, s := range ask(t, r, q).States {
			p[fmt.Sprint(s.Attacker, s.Defender, s.Aborted)] += s.P
		}
		for k, n := range count {
			if p[k] == 0 {
				t.Errorf("%s came %d times, but cannot", k, n)
			}
			within(t, k, n, of, p[k])
		}
	}
}
