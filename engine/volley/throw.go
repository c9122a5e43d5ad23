// Battles thrown with dice, by the million.
package volley

import (
	"math/bits"

	"awaw/engine"
)

// Thrower throws one battle again and again. It is not safe for concurrent use.
type Thrower struct {
	begin  [2]Force
	left   [2]Force
	kinds  [2][]uint8
	dice   [2][][]rolling // by step: the kinds that roll
	loss   [2]Order       // what each side gives up, only kinds there are
	pick   [2]Order       // what it picks of the other's
	total  [2]int32
	rounds int
	leave  [2]int
	needs  [2]Kinds // 0 where any unit will do
	join   []Joining
	sides  uint64
	draw   uint64
	ready  int // dice that the last draw still gives
	src    *engine.Fast
}

// rolling is a kind of unit that rolls.
type rolling struct {
	kind  uint8
	value uint64 // the faces below it, counted from 0, hit
	pick  uint64 // the faces below it pick
}

// perDraw is how many dice a draw of 62 bits gives: what twelve sides leave of them keeps faces even to one part in 2^33.
const perDraw = 8

// Fights beyond so many rounds have come to nothing: no die can change anything any more.
const endlessRounds = 10_000

// Thrower prepares a battle to be thrown.
func (b *Battle) Thrower(src *engine.Fast) *Thrower {
	t := &Thrower{begin: b.Forces, rounds: b.Rounds, leave: b.Leave, needs: b.Needs, join: b.Join, sides: uint64(b.Table.Sides), src: src}
	there := b.Forces
	for _, j := range b.Join {
		there[Defender] = there[Defender].Plus(j.Units)
	}
	for s := range there {
		t.total[s] = int32(b.Forces[s].Total())
		t.loss[s] = present(b.Policy[s].Loss, there[s])
		t.kinds[s] = t.loss[s]
		t.pick[s] = present(b.Policy[s].Pick, there[1-s])
	}
	for _, step := range b.steps() {
		for s := range there {
			var list []rolling
			for k := range b.Table.Kinds {
				v := b.value(Side(s), k)
				if there[s][k] == 0 || v == 0 || !step.Has(k) {
					continue
				}
				r := rolling{kind: uint8(k), value: uint64(v)}
				if b.picks(Side(s), k) {
					r.pick = 1
				}
				list = append(list, r)
			}
			t.dice[s] = append(t.dice[s], list)
		}
	}
	if t.rounds == 0 {
		t.rounds = endlessRounds
	}
	return t
}

// present are the kinds of an order that a force has.
func present(o Order, f Force) Order {
	var out Order
	for _, k := range o {
		if f[k] > 0 {
			out = append(out, k)
		}
	}
	return out
}

// Throw fights the battle once and gives how it ends; Left is what is left then.
func (t *Thrower) Throw() int {
	left, total := &t.left, t.total
	for s, list := range t.kinds {
		for _, k := range list {
			left[s][k] = t.begin[s][k]
		}
	}
	next := 0
	for round := 1; round <= t.rounds; round++ {
		if how := t.over(&total); how >= 0 {
			return how
		}
		for next < len(t.join) && t.join[next].Round <= round {
			for k, n := range t.join[next].Units {
				left[Defender][k] += n
			}
			total[Defender] += int32(t.join[next].Units.Total())
			next++
		}
		for step := range t.dice[Attacker] {
			ah, ap := t.roll(&left[Attacker], t.dice[Attacker][step])
			dh, dp := t.roll(&left[Defender], t.dice[Defender][step])
			total[Defender] = take(&left[Defender], total[Defender], ap, ah-ap, t.pick[Attacker], t.loss[Defender])
			total[Attacker] = take(&left[Attacker], total[Attacker], dp, dh-dp, t.pick[Defender], t.loss[Attacker])
		}
	}
	if how := t.over(&total); how >= 0 {
		return how
	}
	return Open
}

// over tells how a battle is over before a round; -1 if it goes on.
func (t *Thrower) over(total *[2]int32) int {
	attacks := total[Attacker] > 0 && (t.needs[Attacker] == 0 || t.left[Attacker].some(t.needs[Attacker]))
	defends := total[Defender] > 0 && (t.needs[Defender] == 0 || t.left[Defender].some(t.needs[Defender]))
	switch {
	case !attacks && !defends:
		return None
	case !attacks:
		return Held
	case !defends:
		return Won
	}
	for s, n := range t.leave {
		if int(total[s]) <= n {
			return Quit + s
		}
	}
	return -1
}

// Left is what the last battle left of a side.
func (t *Thrower) Left(s Side) Force { return t.left[s] }

// roll throws the dice of a side.
func (t *Thrower) roll(f *Force, kinds []rolling) (hits, picks int32) {
	draw, ready := t.draw, t.ready
	for _, r := range kinds {
		for range f[r.kind] {
			if ready == 0 {
				draw, ready = uint64(t.src.Intn(1<<62))<<2, perDraw
			}
			var face uint64
			face, draw = bits.Mul64(draw, t.sides)
			ready--
			hits += int32((face - r.value) >> 63)
			picks += int32((face - r.pick) >> 63)
		}
	}
	t.draw, t.ready = draw, ready
	return hits, picks
}

// take takes losses off a force of so many units and gives how many are left.
func take(f *Force, total, picks, hits int32, pick, loss Order) int32 {
	if picks > 0 {
		total -= drop(f, picks, pick)
	}
	if hits > 0 {
		total -= drop(f, hits, loss)
	}
	return total
}

func drop(f *Force, n int32, order Order) (gone int32) {
	for _, k := range order {
		m := min(n, f[k])
		f[k] -= m
		gone += m
		if n -= m; n == 0 {
			break
		}
	}
	return gone
}
