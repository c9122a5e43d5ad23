// The odds worked out a second time, slowly and without anything clever: rounds resolved in full for every sum of both
// sides' dice, round after round, until nothing is left to fight.

package aircombat

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"pgregory.net/rapid"

	"awaw/units"
)

// stand is a moment between two rounds.
type stand struct {
	att, def Force
	sent     bool
	sq       bool
	back     [2][]Loss // of the round just fought
}

func (s stand) key(aborts bool) string {
	var b strings.Builder
	for _, f := range [2]Force{s.att, s.def} {
		for _, g := range f {
			fmt.Fprint(&b, g.N, ",")
		}
	}
	fmt.Fprint(&b, s.sent, s.sq)
	if aborts {
		for i := range s.back {
			for _, l := range s.back[i] {
				fmt.Fprint(&b, "/", l.Aborted)
			}
		}
	}
	return b.String()
}

type chanceOf struct {
	stand
	p float64
}

// slow plays a question without the code under test: only single rounds are taken from the package.
type slow struct {
	t     rapid.TB
	r     *Rules
	q     Question
	w     Weights
	after map[string][]chanceOf
	// value of another round, by rounds left, for best play
	plays map[string]float64
}

func newSlow(t rapid.TB, r *Rules, q Question) *slow {
	w := q.Weights
	if w == (Weights{}) {
		w = Weights{Kill: 1, Loss: 1}
	}
	return &slow{t: t, r: r, q: q, w: w, after: map[string][]chanceOf{}}
}

func (s *slow) first() stand {
	x := stand{att: slices.Clone(s.q.Attacker), def: slices.Clone(s.q.Defender)}
	x.sq = s.r.InSquadrons(x.att, x.def, s.q.Conditions)
	if x.sq {
		x.att, x.def = s.r.Convert(x.att), s.r.Convert(x.def)
	}
	return x
}

// rounds gives what one round may lead to from a stand, joined.
func (s *slow) rounds(x stand) []chanceOf {
	k := x.key(false)
	if out, ok := s.after[k]; ok {
		return out
	}
	c := s.q.Conditions
	c.Squadrons = x.sq
	at := map[string]int{}
	var out []chanceOf
	for i := 2; i <= 12; i++ {
		for j := 2; j <= 12; j++ {
			dice := [4]int{max(1, i-6), i - max(1, i-6), max(1, j-6), j - max(1, j-6)}
			ch := Choices{Pick: func(attacker bool, d Deal) int { return s.pick(attacker, d, x) }}
			// 19.64: the attacker says after the dice; what he says depends on them
			round, err := s.r.ResolveRound(x.att, x.def, c, dice, ch)
			if err != nil {
				s.t.Fatal(err)
			}
			switch s.q.Scope {
			case ScopeReady:
				ch.UninvertedOnly = true
			case ScopeEnough:
				up := 0
				for _, g := range round.Defender.Force {
					if !g.Inverted && !g.Aside {
						up += g.N
					}
				}
				ch.UninvertedOnly = round.Attacker.Result.Eliminated+round.Attacker.Result.Aborted <= up
			}
			if round, err = s.r.ResolveRound(x.att, x.def, c, dice, ch); err != nil {
				s.t.Fatal(err)
			}
			y := stand{att: round.Attacker.Survivors(), def: round.Defender.Survivors(), sent: x.sent, sq: round.Squadrons,
				back: [2][]Loss{round.Attacker.Losses, round.Defender.Losses}}
			p := float64(6-abs(7-i)) * float64(6-abs(7-j)) / 1296
			k := y.key(true)
			n, ok := at[k]
			if !ok {
				n = len(out)
				at[k] = n
				out = append(out, chanceOf{stand: y})
			}
			out[n].p += p
		}
	}
	s.after[k] = out
	return out
}

func abs(n int) int { return max(n, -n) }

func (s *slow) pick(attacker bool, d Deal, x stand) int {
	f, tie := x.def, s.q.Ties[OfDefender]
	if attacker {
		f, tie = x.att, s.q.Ties[OfAttacker]
	}
	owed := d.Owed()
	if tie == TieFirst {
		return owed[0]
	}
	better := func(a, b Group) bool {
		if a.Inverted != b.Inverted {
			return b.Inverted
		}
		if x, y := s.r.strength[a.Type], s.r.strength[b.Type]; x != y {
			return x > y
		}
		return s.r.DRM(a) > s.r.DRM(b)
	}
	best := owed[0]
	for _, i := range owed[1:] {
		if tie == TieKeep && better(f[best], f[i]) || tie == TieSpend && better(f[i], f[best]) {
			best = i
		}
	}
	return best
}

func (s *slow) reinforced(x stand) stand {
	y := stand{att: append(slices.Clone(x.att), s.q.Reserve.Force...), def: x.def, sent: true, sq: x.sq}
	if x.sq || s.r.Squadrons(y.att, y.def) {
		y.att, y.def, y.sq = s.r.Convert(y.att), s.r.Convert(y.def), true
	}
	return y
}

// after a round: the end, or the stand the next round begins with.
func (s *slow) says(x stand, left int) (End, stand, bool) {
	a, d := x.att.Engaged(), x.def.Engaged()
	have := len(s.q.Reserve.Force) > 0 && !x.sent
	switch {
	case a == 0 && d == 0:
		return BothGone, x, false
	case d == 0:
		return DefenderGone, x, false
	case a == 0 && !(have && s.q.Reserve.Relief):
		return AttackerGone, x, false
	case s.q.Rounds > 0 && left == 0:
		return RoundsUsed, x, false
	}
	attacker := s.attackers(x, left, have)
	if s.q.Stay[OfDefender].Best {
		if v := s.value(Left, x); v < attacker.v-1e-12*(1+math.Abs(attacker.v)) {
			return Left, x, false
		}
	} else if d < s.q.Stay[OfDefender].AtLeast {
		return Left, x, false
	}
	return attacker.end, attacker.next, attacker.on
}

// option is what a side may make of a round that is over.
type option struct {
	end  End
	next stand
	on   bool
	v    float64
}

// attackers is what the attacker makes of it; have tells that a reserve may still come.
func (s *slow) attackers(x stand, left int, have bool) option {
	a, stop, attacker := x.att.Engaged(), option{end: Stopped, next: x}, option{}
	switch {
	case s.q.Stay[OfAttacker].Best:
		stop.v = s.value(Stopped, x)
		attacker = stop
		if v, ok := s.plays[x.key(false)+fmt.Sprint(left)]; ok && a > 0 && !s.dead(x) && v > attacker.v+1e-12*(1+math.Abs(attacker.v)) {
			attacker = option{next: x, on: true, v: v}
		}
		if have {
			y := s.reinforced(x)
			if v, ok := s.plays[y.key(false)+fmt.Sprint(left)]; ok && !s.dead(y) && v > attacker.v+1e-12*(1+math.Abs(attacker.v)) {
				attacker = option{next: y, on: true, v: v}
			}
		}
	default:
		y := x
		if have && (a < s.q.Reserve.Below || a == 0) {
			y = s.reinforced(x)
		}
		attacker = option{next: y, on: true}
		if y.att.Engaged() < s.q.Stay[OfAttacker].AtLeast {
			attacker = stop
		} else if s.dead(y) {
			attacker = option{end: Stalemate, next: x}
		}
		if s.q.Stay[OfDefender].Best {
			if attacker.on {
				attacker.v = s.plays[y.key(false)+fmt.Sprint(left)]
			} else {
				attacker.v = s.value(attacker.end, x)
			}
		}
	}
	return attacker
}

// dead tells that a fight to the finish would never move again.
func (s *slow) dead(x stand) bool {
	if s.q.Rounds > 0 {
		return false
	}
	for _, y := range s.rounds(x) {
		if y.att.Total() != x.att.Total() || y.def.Total() != x.def.Total() {
			return false
		}
	}
	return true
}

func (s *slow) worth(f Force) (factors, brp float64) {
	type kind struct {
		n units.Nation
		t units.Type
	}
	sum := map[kind]int{}
	for _, g := range f {
		switch {
		case g.Type == units.NAS || g.Type == units.Kamikaze:
			factors += float64(g.N) / 3
			brp += float64(g.N)
		case g.Squadrons:
			sum[kind{g.Nation, g.Type}] += g.N
		default:
			factors += float64(g.N)
			brp += 3 * float64(g.N)
		}
	}
	for _, n := range sum {
		factors += float64((n + 1) / 3)
		brp += 3 * float64((n+1)/3)
	}
	return factors, brp
}

func (s *slow) value(end End, x stand) float64 {
	start := s.first()
	before := start.att
	if x.sent {
		before = s.reinforced(start).att
	}
	a0, _ := s.worth(before)
	d0, _ := s.worth(start.def)
	a, _ := s.worth(x.att)
	d, _ := s.worth(x.def)
	v := s.w.Kill*(d0-d) - s.w.Loss*(a0-a)
	if end == Left || x.def.Engaged() == 0 {
		v += s.w.Clear
	}
	ready := 0
	for i, g := range x.def {
		if !g.Inverted && !g.Aside {
			ready += g.N
			if x.back[1] != nil {
				ready -= x.back[1][i].Aborted
			}
		}
	}
	if end == Left || ready == 0 {
		v += s.w.Quiet
	}
	if end == Left {
		v += s.w.Flee * d
	}
	turned := func(f Force, back []Loss) float64 {
		g := slices.Clone(f)
		all, _ := s.worth(f)
		for i := range g {
			g[i].N = back[i].Aborted
		}
		n, _ := s.worth(g)
		return min(n, all)
	}
	if end == Left {
		up := slices.Clone(x.def)
		for i := range up {
			if up[i].Inverted {
				up[i].N = 0
			}
		}
		n, _ := s.worth(up)
		v += s.w.Turn * n
	} else if x.back[1] != nil {
		v += s.w.Turn * turned(x.def, x.back[1])
	}
	if x.back[0] != nil {
		v -= s.w.Turned * turned(x.att, x.back[0])
	}
	return v
}

// ends is the distribution of ends, by key.
func (s *slow) ends() (map[string]float64, map[string]State, float64) {
	out, states := map[string]float64{}, map[string]State{}
	value := 0.0
	record := func(end End, x stand, p float64) {
		st := State{Attacker: x.att.Total(), Defender: x.def.Total(), End: end}
		for side, f := range [2]Force{x.att, x.def} {
			for i, g := range f {
				st.Units[side] = append(st.Units[side], g.N)
				n := 0
				if x.back[side] != nil {
					n = x.back[side][i].Aborted
				}
				st.Turned[side] = append(st.Turned[side], n)
			}
		}
		for len(st.Units[0]) < len(s.q.Attacker)+len(s.q.Reserve.Force) {
			st.Units[0], st.Turned[0] = append(st.Units[0], 0), append(st.Turned[0], 0)
		}
		k := slowKey(st)
		out[k] += p
		states[k] = st
		value += p * s.value(end, x)
	}
	x := s.first()
	if end, _, on := s.says(x, 1); !on && end <= BothGone { // over before it begins
		record(end, x, 1)
		return out, states, value
	}
	now := []chanceOf{{x, 1}}
	alive := 1.0
	for n := 1; alive > 1e-17 && n < 4000 && len(now) > 0; n++ {
		at := map[string]int{}
		var next []chanceOf
		alive = 0
		for _, x := range now {
			for _, y := range s.rounds(x.stand) {
				p := x.p * y.p
				end, z, on := s.says(y.stand, max(0, s.q.Rounds-n))
				if !on {
					record(end, y.stand, p)
					continue
				}
				z.back = [2][]Loss{}
				alive += p
				k := z.key(false)
				i, ok := at[k]
				if !ok {
					i = len(next)
					at[k] = i
					next = append(next, chanceOf{stand: z})
				}
				next[i].p += p
			}
		}
		now = next
	}
	return out, states, value
}

func slowKey(s State) string { return fmt.Sprint(s.End, s.Units, s.Turned) }

// iterate works the values of another round out by value iteration, from zero until nothing moves.
func (s *slow) iterate() {
	s.plays = map[string]float64{}
	var all []stand
	seen := map[string]bool{}
	var visit func(x stand)
	visit = func(x stand) {
		if k := x.key(false); seen[k] || x.att.Engaged() == 0 && x.sent || x.def.Engaged() == 0 {
			return
		} else {
			seen[k] = true
		}
		if len(s.q.Reserve.Force) > 0 && !x.sent && (x.att.Engaged() > 0 || s.q.Reserve.Relief) {
			visit(s.reinforced(x))
		}
		if x.att.Engaged() == 0 {
			return
		}
		all = append(all, x)
		for _, y := range s.rounds(x) {
			visit(y.stand)
		}
	}
	visit(s.first())
	last := 0
	if s.q.Rounds > 0 {
		last = s.q.Rounds
	}
	for _, x := range all {
		for left := 0; left <= last; left++ {
			s.plays[x.key(false)+fmt.Sprint(left)] = 0
		}
	}
	for range 2000 {
		moved := 0.0
		for left := 0; left <= last; left++ {
			if s.q.Rounds > 0 && left == 0 {
				continue
			}
			for _, x := range all {
				v := 0.0
				for _, y := range s.rounds(x) {
					then := max(0, left-1)
					end, z, on := s.says(y.stand, then)
					if on {
						v += y.p * s.plays[z.key(false)+fmt.Sprint(then)]
					} else {
						v += y.p * s.value(end, y.stand)
					}
				}
				k := x.key(false) + fmt.Sprint(left)
				moved = max(moved, math.Abs(v-s.plays[k]))
				s.plays[k] = v
			}
		}
		if moved < 1e-15 {
			return
		}
	}
}
