package diplomacy

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/tables"
)

// Every verdict has a proof, and a proof is a tree: it begins at depth 0 and goes down one step at a time.
func TestEveryVerdictHasAProof(t *testing.T) {
	b := testBoard(t)
	rng := rand.New(rand.NewPCG(seed(t), 3))
	words, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	said := map[Fact]int{}
	for _, system := range []System{Plain, RN44, RN46} {
		for range 1500 {
			r := randomRules(system, rng)
			wings := 8
			if system == Plain {
				wings = 0
			}
			p, orders := randomPhase(b, r, rng, 20, wings)
			a := NewAdjudicator(b, r)
			a.Movement(p, orders)
			depth, whose := uint8(0), -1
			for _, line := range a.Prove() {
				if int(line.Whose) != whose {
					if line.Depth != 0 || int(line.Whose) != whose+1 {
						t.Fatalf("the proof of unit %d begins at depth %d after unit %d", line.Whose, line.Depth, whose)
					}
					whose, depth = int(line.Whose), 0
				}
				if line.Depth > depth+1 {
					t.Fatalf("a proof goes from depth %d to %d", depth, line.Depth)
				}
				depth = line.Depth
				said[line.Fact]++
				if text := engine.Catalog(words).Word(a.Say(line), nil); strings.ContainsAny(text, "{}") || a.Cite(line) == "" {
					t.Fatalf("%s: %q rests on %q", line.Fact.Key(), text, a.Cite(line))
				}
			}
			if whose != len(p.Units)-1 {
				t.Fatalf("%d proofs for %d units", whose+1, len(p.Units))
			}
		}
	}
	var unsaid []string // a few are rare
	for f := range factCount {
		if said[f] == 0 {
			unsaid = append(unsaid, f.Key())
		}
	}
	if len(unsaid) > 6 {
		t.Errorf("no random phase shows %v", unsaid)
	}
}

// What does not matter changes nothing: the order of units and orders, the names of the powers, the board seen in a mirror (its
// provinces numbered the other way round).
func TestInvariance(t *testing.T) {
	b := testBoard(t)
	mirror := mirrored(b)
	rng := rand.New(rand.NewPCG(seed(t), 5))
	for n := range 3000 {
		system := []System{Plain, RN44, RN46}[n%3]
		r := randomRules(system, rng)
		p, orders := randomPhase(b, r, rng, 8+rng.IntN(24), (n%3)*4)
		want := verdicts(b, r, p, orders, nil, nil)
		shuffled := &Position{Fall: p.Fall, Owner: p.Owner, Units: slices.Clone(p.Units)}
		rng.Shuffle(len(shuffled.Units), func(i, j int) {
			shuffled.Units[i], shuffled.Units[j] = shuffled.Units[j], shuffled.Units[i]
		})
		mixed := slices.Clone(orders)
		rng.Shuffle(len(mixed), func(i, j int) { mixed[i], mixed[j] = mixed[j], mixed[i] })
		if got := verdicts(b, r, shuffled, mixed, nil, nil); got != want {
			t.Fatalf("phase %d: shuffled:\n%s\nwas\n%s", n, got, want)
		}
		var other [PowerCount + 1]Power
		for i, x := range rng.Perm(PowerCount) {
			other[i+1] = Power(x + 1)
		}
		renamed, orders2 := renamePowers(p, orders, other)
		if got := verdicts(b, r, renamed, orders2, nil, &other); got != want {
			t.Fatalf("phase %d: powers renamed:\n%s\nwas\n%s", n, got, want)
		}
		if system == RN46 && coverChosen(b, r, p, orders) {
			continue
		}
		swapped, orders3 := swapPlaces(p, orders)
		if got := verdicts(mirror, r, swapped, orders3, swapPlace, nil); got != want {
			t.Fatalf("phase %d: mirrored:\n%s\nwas\n%s", n, got, want)
		}
	}
}

// coverChosen tells whether an escort that names no provinces covers a part of what it could: of several ways next to each other
// it takes the first in the alphabet.
func coverChosen(b *Board, r Rules, p *Position, orders []Order) bool {
	a := NewAdjudicator(b, r)
	a.Movement(p, orders)
	for e := range a.air.escorts.All() {
		i := a.air.unit[e]
		route := a.air.exposed[a.air.slot[a.of[i]]]
		if !a.given[i].Covers && !route.And(b.two[a.prov[i]]).Minus(a.air.cover[e]).Empty() {
			return true
		}
	}
	return false
}

func swapPlace(p Place) Place {
	switch {
	case p < Provinces:
		return Provinces - 1 - p
	case p < places:
		return places - 1 - (p - Provinces)
	}
	return p
}

func swapSet(s Places) (out Places) {
	for _, p := range s.List() {
		out = out.With(swapPlace(p))
	}
	return out
}

func mirrored(b *Board) *Board {
	m := &Board{}
	for p := range Place(slots - 1) {
		q := swapPlace(p)
		m.army[q], m.fleet[q], m.of[q] = swapSet(b.army[p]), swapSet(b.fleet[p]), swapPlace(b.of[p])
		m.home[q] = b.home[p]
		for _, c := range b.coasts[p] {
			m.coasts[q] = append(m.coasts[q], swapPlace(c))
		}
	}
	m.of[Nowhere] = Nowhere
	m.sea, m.inland, m.centre = swapSet(b.sea), swapSet(b.inland), swapSet(b.centre)
	m.derive()
	return m
}

func swapPlaces(p *Position, orders []Order) (*Position, []Order) {
	m := &Position{Fall: p.Fall}
	for q, owner := range p.Owner {
		m.Owner[swapPlace(Place(q))] = owner
	}
	for _, u := range p.Units {
		m.Units = append(m.Units, Unit{u.Power, u.Kind, swapPlace(u.At)})
	}
	var out []Order
	for _, o := range orders {
		o.At, o.To, o.Of, o.Via, o.Cover = swapPlace(o.At), swapPlace(o.To), swapPlace(o.Of), swapPlace(o.Via), swapSet(o.Cover)
		out = append(out, o)
	}
	return m, out
}

func renamePowers(p *Position, orders []Order, other [PowerCount + 1]Power) (*Position, []Order) {
	m := &Position{Fall: p.Fall}
	for q, owner := range p.Owner {
		m.Owner[q] = other[owner]
	}
	for _, u := range p.Units {
		m.Units = append(m.Units, Unit{other[u.Power], u.Kind, u.At})
	}
	var out []Order
	for _, o := range orders {
		o.Power = other[o.Power]
		ignore := Powers(0)
		for q := Austria; q <= Turkey; q++ {
			if o.Ignore.Has(q) {
				ignore = ignore.With(other[q])
			}
		}
		o.Ignore = ignore
		out = append(out, o)
	}
	return m, out
}

// verdicts is what a movement came to, told independently of the order of units and told back in the first names.
func verdicts(b *Board, r Rules, p *Position, orders []Order, back func(Place) Place, other *[PowerCount + 1]Power) string {
	a := NewAdjudicator(b, r)
	out := a.Movement(p, orders)
	if back == nil {
		back = func(q Place) Place { return q }
	}
	set := func(s Places) (m Places) {
		for _, q := range s.List() {
			m = m.With(back(q))
		}
		return m
	}
	var lines []string
	for n := range out.N {
		row := &out.Rows[n]
		power := row.Unit.Power
		if other != nil {
			power = Power(slices.Index(other[:], power))
		}
		line := fmt.Sprint(power, row.Unit.Kind, back(row.Unit.At), row.Result, row.Cause, row.Reverted, row.SelfDefence, row.Moved, back(row.To), row.Out, row.Lost)
		if row.Cause == Intercepted {
			line += fmt.Sprint(set(out.At[n]))
		}
		if row.Out {
			line += fmt.Sprint(set(out.Open[n]))
		}
		lines = append(lines, line)
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

// Every clause that a proof cites stands in the ledger of its system.
func TestProofsCiteTheLedger(t *testing.T) {
	for _, s := range []System{RN44, RN46} {
		var ledger struct {
			Clause []map[string]any
		}
		if err := tables.Embedded().Decode(s.String()+"/ledger.toml", &ledger); err != nil {
			t.Fatal(err)
		}
		known := map[string]bool{}
		for _, c := range ledger.Clause {
			known[c["id"].(string)] = true
		}
		cited := missionCites[s][:]
		for f := range factCount {
			cited = append(cited, [2]engine.Cite{f.Cite(s)})
		}
		for _, c := range faultCites {
			cited = append(cited, [2]engine.Cite{c[s]})
		}
		for _, two := range cited {
			for _, c := range two {
				if c != "" && !known[string(c)] {
					t.Errorf("%s is cited, which the ledger of %s does not have", c, s)
				}
			}
		}
	}
}
