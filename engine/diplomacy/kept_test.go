// Turns by chance whose verdicts, proofs, retreats, removals and readings are kept. A change that nobody meant shows here, wherever
// in the adjudicator it is; what is right is told by the cases. When rules change on purpose,
// `go test ./engine/diplomacy -run Kept -rerecord` writes them anew.
package diplomacy

import (
	cli "flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strings"
	"testing"

	"awaw/internal/nets"
)

var rerecord = cli.Bool("rerecord", false, "write what is kept of turns by chance anew")

func TestKeptTurns(t *testing.T) {
	const groups, each = 30, 50
	b := testBoard(t)
	var lines []string
	for _, system := range []System{Plain, RN44, RN46} {
		for group := range groups {
			rng := rand.New(rand.NewPCG(uint64(group), 46))
			turns, proofs, ends, read := fnv.New32a(), fnv.New32a(), fnv.New32a(), fnv.New32a()
			for range each {
				r := randomRules(system, rng)
				r.Old = rng.IntN(4) == 0
				wings := 0
				if system != Plain {
					wings = 4 + rng.IntN(8)
				}
				p, orders := randomPhase(b, r, rng, 8+rng.IntN(24), wings)
				orders = disturbed(b, rng, orders)
				a := NewAdjudicator(b, r)
				fmt.Fprint(turns, keptTurn(a, p, orders))
				for _, line := range a.Prove() {
					fmt.Fprint(proofs, line.Depth, a.Say(line), a.Cite(line))
				}
				fmt.Fprint(ends, keptEnd(b, r, rng, a.After()))
				for range 6 {
					text := scrambled(rng, b.WriteOrder(orders[rng.IntN(len(orders))]))
					o, err := b.ReadOrder(text, Power(rng.IntN(PowerCount+1)))
					fmt.Fprint(read, text, o, err)
				}
			}
			lines = append(lines, fmt.Sprintf("%s, turns %d to %d: verdicts %08x proofs %08x ends %08x readings %08x", system, group*each, (group+1)*each-1,
				turns.Sum32(), proofs.Sum32(), ends.Sum32(), read.Sum32()))
		}
	}
	nets.Kept(t, "testdata/kept.txt", lines, *rerecord)
}

// keptTurn is all that a movement comes to.
func keptTurn(a *Adjudicator, p *Position, orders []Order) string {
	out := a.Movement(p, orders)
	var s strings.Builder
	for n := range out.N {
		row := out.Rows[n]
		fmt.Fprint(&s, row, a.stoppers(uint8(n)))
		if row.Cause == Intercepted {
			fmt.Fprint(&s, out.At[n])
		}
		if row.Out {
			fmt.Fprint(&s, out.Open[n])
		}
		verb, at := a.Does(n)
		fmt.Fprint(&s, verb, at, a.Attack(n), a.Covers(n), a.CoversAll(n))
	}
	for q := range Place(Provinces) {
		fmt.Fprint(&s, a.Held(q), out.Entered[q])
	}
	for power := Austria; power <= Turkey; power++ {
		fmt.Fprint(&s, a.Watched(power))
	}
	fmt.Fprint(&s, out.Strays, out.Barred, out.Passes)
	return s.String()
}

// keptEnd is what retreats and adjustments by chance make of a position, some of them not allowed.
func keptEnd(b *Board, r Rules, rng *rand.Rand, p *Position) string {
	var s strings.Builder
	var away []Order
	for _, o := range p.Out {
		x := NoOrder
		x.Power, x.Kind, x.At, x.Do, x.To = o.Unit.Power, o.Unit.Kind, o.Unit.At, Retreat, pick(rng, o.Open)
		away = append(away, x)
	}
	away = disturbed(b, rng, away)
	fmt.Fprint(&s, *p)
	p, lost := b.Retreats(r, p, away)
	fmt.Fprint(&s, *p, lost)
	p = b.Conquered(r, p)
	var all []Order
	for power := Austria; power <= Turkey; power++ {
		owes, may := b.Adjustment(r, p, power)
		fmt.Fprint(&s, owes, may, b.Allowance(r, p, power))
		var own []Order
		for rng.IntN(5) > 0 {
			list := b.Adjustments(r, p, power, own)
			fmt.Fprint(&s, list)
			if len(list) == 0 {
				break
			}
			own = append(own, list[rng.IntN(len(list))])
		}
		all = append(all, own...)
	}
	fmt.Fprint(&s, *b.Adjust(r, p, disturbed(b, rng, all)))
	return s.String()
}

// disturbed spoils some orders: other places, powers, kinds, verbs and ways, one given twice, one left out.
func disturbed(b *Board, rng *rand.Rand, orders []Order) []Order {
	out := append([]Order(nil), orders...)
	for i := range out {
		o := &out[i]
		any := Place(rng.IntN(int(places)))
		switch rng.IntN(60) {
		case 0:
			o.To = any
		case 1:
			o.Of = any
		case 2:
			o.At = any
		case 3:
			o.Via = any
		case 4:
			o.Far = true
		case 5:
			o.Power = Power(rng.IntN(PowerCount + 1))
		case 6:
			o.Kind = Kind(rng.IntN(4))
		case 7:
			o.OfKind = Kind(rng.IntN(4))
		case 8:
			o.Do = Verb(1 + rng.IntN(int(Waive)))
		case 9:
			o.By = Way(rng.IntN(3))
		case 10:
			o.To = Nowhere
		case 11:
			o.Of = Nowhere
		}
		if o.Do == Escort && rng.IntN(3) == 0 {
			o.Covers = true
			for range 1 + rng.IntN(3) {
				o.Cover = o.Cover.With(pick(rng, b.area[b.of[o.At%places]]))
			}
		}
	}
	if len(out) > 0 && rng.IntN(2) == 0 {
		out = append(out, out[rng.IntN(len(out))])
		again := out[rng.IntN(len(out))]
		again.To = Place(rng.IntN(int(places)))
		out = append(out, again)
	}
	if len(out) > 0 && rng.IntN(3) == 0 {
		i := rng.IntN(len(out))
		out = append(out[:i], out[i+1:]...)
	}
	return out
}

// scrambled is an order with a letter changed, a word left out, put twice or exchanged, or as it was.
func scrambled(rng *rand.Rand, text string) string {
	words := strings.Fields(text)
	i := rng.IntN(len(words))
	switch rng.IntN(8) {
	case 0:
		words = append(words[:i:i], words[i+1:]...)
	case 1:
		words = append(words[:i+1:i+1], words[i:]...)
	case 2:
		j := rng.IntN(len(words))
		words[i], words[j] = words[j], words[i]
	case 3:
		k := rng.IntN(len(words[i]))
		words[i] = words[i][:k] + string(rune('a'+rng.IntN(26))) + words[i][k+1:]
	case 4:
		k := rng.IntN(len(words[i]))
		words[i] = words[i][:k] + words[i][k+1:]
	case 5:
		words[i] = strings.ToUpper(words[i])
	case 6:
		words = append(words, words[rng.IntN(len(words))])
	}
	return strings.Join(words, " ")
}
