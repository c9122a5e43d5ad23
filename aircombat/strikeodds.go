// Exact odds of an air attack on ships: one round with defending air (19.12), air defense (23.42), the attack itself (23.44).
//
// Every result of the three rolls is worked through once, with losses shared as 19.6 has it and, where the owner could choose,
// by the group listed first. Nothing is sampled.
package aircombat

import (
	"fmt"

	"awaw/units"
)

// StrikeQuestion is an attack on ships whose odds are asked.
type StrikeQuestion struct {
	Strike     Strike     // the attackers before anybody has fired: in squadrons at sea
	Guard      Force      // combat air patrol, air cover, or the air of a port; none if there is none
	Conditions Conditions // of the air combat
	Defense    int        // factors of air defense; see AirDefense
	Extra      int        // added to the modifier of the attack
}

// StrikeOdds is the answer. That of a StrikeDesk holds until its next question.
type StrikeOdds struct {
	Level   []float64 // how likely so many squadrons attack
	Effects []float64 // how likely so many effects fall on the ships, all attackers having one target
	Shot    [2]float64
	Turned  [2]float64
	Guard   float64 // expected guards eliminated, in the unit of the air combat
}

// The two that fire at attackers, as indices of Shot and Turned: expected attackers eliminated and turned back.
const (
	ByAir = iota
	ByShips
)

// AtLeast is how likely so many effects or more fall.
func (o *StrikeOdds) AtLeast(effects int) float64 {
	p := 0.0
	for e := len(o.Effects) - 1; e >= max(effects, 0); e-- {
		p += o.Effects[e]
	}
	return min(p, 1)
}

// Mean is the expected effects.
func (o *StrikeOdds) Mean() float64 {
	sum := 0.0
	for e, p := range o.Effects {
		sum += p * float64(e)
	}
	return sum
}

// Fate is how likely a hull is damaged, and how likely nothing of it is left, if all effects fall on it.
func (n *Naval) Fate(o *StrikeOdds, h Hull) (damaged, sunk float64) {
	sunk = o.AtLeast(n.Sinks(h))
	if d := n.Damages(h); d > 0 {
		damaged = o.AtLeast(d) - sunk
	}
	return damaged, sunk
}

// StrikeMost is the most units of a side in a question, in the unit it is asked in.
const StrikeMost = 300

// StrikeDesk is room to work out odds of strikes in, used again from question to question. It is not for two callers at a time.
type StrikeDesk struct {
	n   *Naval
	out StrikeOdds
	air [11]rolledResult // results of the guards
	gun [11]rolledResult // of the ships

	now   [MaxGroups]Group // after the guards
	after [MaxGroups]Group // after the ships
}

type rolledResult struct {
	res Result
	p   float64
}

// NewStrikeDesk makes an empty desk.
func (n *Naval) NewStrikeDesk() *StrikeDesk { return &StrikeDesk{n: n} }

// StrikeOdds answers a question on a desk of its own.
func (n *Naval) StrikeOdds(q *StrikeQuestion) (*StrikeOdds, error) { return n.NewStrikeDesk().Odds(q) }

func (n *Naval) checkStrike(q *StrikeQuestion) error {
	for s, f := range [2]Force{q.Strike.Force, q.Guard} {
		err := f.Check()
		if err == nil {
			err = n.r.known(f)
		}
		if err == nil && f.Total() > StrikeMost {
			err = fmt.Errorf("%d units; expected at most %d", f.Total(), StrikeMost)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", sideWord(s), err)
		}
	}
	s := q.Strike
	switch {
	case s.Surprise < 0 || s.Surprise > MaxSurprise:
		return fmt.Errorf("surprise level %d: expected 0 to %d", s.Surprise, MaxSurprise)
	case s.Growth < 0 || s.Growth > OddsRounds:
		return fmt.Errorf("kamikaze pool grown %d times: expected 0 to %d", s.Growth, OddsRounds)
	case q.Defense < 0 || q.Defense > MaxUnits:
		return fmt.Errorf("air defense of %d factors: expected 0 to %d", q.Defense, MaxUnits)
	case q.Extra < -OddsRounds || q.Extra > OddsRounds:
		return fmt.Errorf("a modifier of %d more: expected at most %d", q.Extra, OddsRounds)
	}
	return nil
}

// Odds answers a question. Errors say what is wrong with it.
func (k *StrikeDesk) Odds(q *StrikeQuestion) (*StrikeOdds, error) {
	n := k.n
	if err := n.checkStrike(q); err != nil {
		return nil, err
	}
	f := k.now[:copy(k.now[:], q.Strike.Force)]
	var from [MaxGroups]Group
	sq := false
	guards := q.Guard.Engaged() > 0 && Force(f).Engaged() > 0
	if guards {
		sq = n.r.InSquadrons(f, q.Guard, q.Conditions)
	}
	for i, g := range f {
		if sq && !g.InSquadrons() {
			g.N, g.Squadrons = int(units.Factors(g.N).Squadrons()), true
		}
		from[i] = g
	}
	start := Force(from[:len(f)])
	most := max(n.Level(start, q.Strike.Port), n.Level(f, q.Strike.Port))
	k.out.Level = zeroed(k.out.Level, most+1)
	k.out.Effects = zeroed(k.out.Effects, n.mostEffects(most)+1)
	k.out.Shot, k.out.Turned, k.out.Guard = [2]float64{}, [2]float64{}, 0

	air := append(k.air[:0], rolledResult{p: 1})
	if guards {
		net := n.r.Net(f, q.Guard, q.Conditions)
		air = n.r.results(k.air[:0], n.r.Strength(q.Guard, sq), -net, n.r.Read)
		k.guardLosses(q, start, sq, net)
	}
	gun := append(k.gun[:0], rolledResult{p: 1})
	if n.Fires(q.Defense) {
		gun = n.r.results(k.gun[:0], q.Defense, n.defenseNet(q.Strike.Surprise), n.Defend)
	}
	for _, a := range air {
		left := k.now[:len(start)]
		k.strikeOff(left, start, n.r.NewDeal(start, a.res, Options{}), ByAir, a.p)
		if sq && q.Strike.Port {
			left = n.recombine(left)
		}
		for _, g := range gun {
			then := k.after[:len(left)]
			k.strikeOff(then, left, n.DealDefense(left, g.res), ByShips, a.p*g.p)
			k.attack(q, then, a.p*g.p)
		}
	}
	return &k.out, nil
}

// strikeOff takes both the eliminated and those turned back out of a force, the owner choosing nothing.
func (k *StrikeDesk) strikeOff(to, from Force, d Deal, by int, p float64) {
	for !d.Done() {
		d = d.Give(d.First())
	}
	for i, g := range from {
		e, a := int(d.out[i].eliminated), int(d.out[i].aborted)
		g.N -= e + a
		to[i] = g
		k.out.Shot[by] += p * float64(e)
		k.out.Turned[by] += p * float64(a)
	}
}

// recombine makes factors of squadrons in place, before a port's ships fire (17.142B).
func (n *Naval) recombine(f Force) Force {
	for i := range f {
		g := &f[i]
		if g.Type.InSquadrons() || !g.Squadrons {
			continue
		}
		sum := g.N
		for j := i + 1; j < len(f); j++ {
			if h := &f[j]; alike(*g, *h) {
				sum, h.N = sum+h.N, 0
			}
		}
		whole, _ := n.r.Recombine(units.Squadrons(sum))
		g.N, g.Squadrons, g.Kind = int(whole), false, 0
	}
	return f
}

// attack adds what a force that has come through does to the ships.
func (k *StrikeDesk) attack(q *StrikeQuestion, f Force, p float64) {
	s := q.Strike
	s.Force = f
	level := k.n.Level(f, s.Port)
	k.out.Level[level] += p
	net := k.n.Net(s) + q.Extra
	for roll := 2; roll <= 12; roll++ {
		k.out.Effects[k.n.Effects(level, roll+net)] += p * ways[roll] / 36
	}
}

// guardLosses adds what the attackers' own roll costs the guards; kamikazes have none (17.47E.1).
func (k *StrikeDesk) guardLosses(q *StrikeQuestion, start Force, sq bool, net int) {
	strength, there := k.n.r.Strength(start, sq), q.Guard.Engaged()
	if sq {
		there = 0
		for _, g := range q.Guard {
			switch {
			case g.Aside:
			case g.InSquadrons():
				there += g.N
			default:
				there += int(units.Factors(g.N).Squadrons())
			}
		}
	}
	for roll := 2; roll <= 12; roll++ {
		k.out.Guard += ways[roll] / 36 * float64(min(k.n.r.Read(strength, roll+net).Eliminated, there))
	}
}

// results lists what a roll can bring, each result once.
func (r *Rules) results(to []rolledResult, strength, net int, read func(int, int) Result) []rolledResult {
next:
	for roll := 2; roll <= 12; roll++ {
		res := read(strength, roll+net)
		for i := range to {
			if to[i].res == res {
				to[i].p += ways[roll] / 36
				continue next
			}
		}
		to = append(to, rolledResult{res, ways[roll] / 36})
	}
	return to
}

// mostEffects is the most effects any attack of up to so many squadrons may have.
func (n *Naval) mostEffects(level int) int {
	most, last := 0, len(n.air)-1
	for row := range n.air {
		if row <= level {
			for _, e := range n.air[row][2:] {
				most = max(most, int(e))
			}
		}
	}
	top := 0
	for _, e := range n.air[last][2:] {
		top = max(top, int(e))
	}
	return level/last*top + most
}
