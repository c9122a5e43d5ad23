package game

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"awaw/areamap"
	"awaw/engine"
	"awaw/engine/supremacy"
	"awaw/scenarios"
	"awaw/tables"
)

// soldier is a unit of a battle at sea as a second reading of the rules sees it.
type soldier struct {
	kind  Kind
	power int
	base  int // where it is based; ships where they are
	state uint8
}

func (u soldier) up() bool { return u.kind.flies() && u.state != supremacy.Below }

// The dice of either side as the rules and the house have them: at land and sea how many and with which value, in the air.
var (
	slowDice  = [2]map[Kind][2]int{{Fighter: {1, 6}, DiveBomber: {1, 8}, Dogfighter: {1, 4}, Bomber: {2, 8}, Destroyer: {1, 4}, Carrier: {1, 2}, Battleship: {1, 8}}, {Fighter: {1, 6}, DiveBomber: {1, 8}, Dogfighter: {1, 4}, Bomber: {1, 2}, Transport: {1, 1}, Destroyer: {1, 4}, Carrier: {1, 4}, Battleship: {1, 8}}}
	slowAir   = map[Kind]int{Fighter: 6, DiveBomber: 4, Dogfighter: 8, Bomber: 2}
	slowLines = [2][]Kind{{Dogfighter, Fighter, DiveBomber}, {Dogfighter, Fighter, Bomber, DiveBomber}}
	slowCosts = map[Kind]float64{Fighter: 10, DiveBomber: 10, Dogfighter: 10, Bomber: 14, Transport: 7, Destroyer: 8, Carrier: 15, Battleship: 20}
)

// throw gives how likely so many hits in the air and so many others are.
func throw(s int, list []soldier, targets int) map[[2]int]float64 {
	out := map[[2]int]float64{{}: 1}
	cast := func(dice, value int, air bool) {
		for range dice {
			next := map[[2]int]float64{}
			for at, p := range out {
				hit := at
				if air {
					hit[0]++
				} else {
					hit[1]++
				}
				next[hit] += p * float64(value) / 12
				next[at] += p * float64(12-value) / 12
			}
			out = next
		}
	}
	for _, k := range slowLines[s] {
		for _, u := range list {
			if u.kind != k || u.state != supremacy.Plain {
				continue
			}
			all := map[[2]int]float64{}
			for at, p := range out {
				out = map[[2]int]float64{at: p}
				if at[0] < targets {
					cast(1, slowAir[k], true)
				} else {
					cast(slowDice[s][k][0], slowDice[s][k][1], false)
				}
				for x, q := range out {
					all[x] += q
				}
			}
			out = all
		}
	}
	for _, u := range list {
		if u.state == supremacy.Plain && !slices.Contains(slowLines[s], u.kind) {
			cast(slowDice[s][u.kind][0], slowDice[s][u.kind][1], false)
		}
	}
	return out
}

// struckBy is what hits leave of a side: ships first of what is hit at sea, the power with most units there gives up first, and of that whoever is at home.
func struckBy(list []soldier, air, other int) []soldier {
	list = slices.Clone(list)
	drop := func(fits func(soldier) bool) {
		best := -1
		force := map[int]int{}
		for _, u := range list {
			force[u.power]++
		}
		for i, u := range list {
			if !fits(u) {
				continue
			}
			if best < 0 || cmp.Or(cmp.Compare(u.kind, list[best].kind), cmp.Compare(u.state, list[best].state), -cmp.Compare(force[u.power], force[list[best].power])) < 0 {
				best = i
			}
		}
		list = slices.Delete(list, best, best+1)
	}
	ships, aloft := 0, 0
	for _, u := range list {
		if u.kind.sails() {
			ships++
		}
		if u.up() {
			aloft++
		}
	}
	air = min(air, aloft)
	for range min(other, ships) {
		drop(func(u soldier) bool { return u.kind.sails() })
	}
	for range min(aloft, air+max(0, other-ships)) {
		drop(soldier.up)
	}
	if !slices.ContainsFunc(list, func(u soldier) bool { return u.kind == Carrier }) {
		list = slices.DeleteFunc(list, func(u soldier) bool { return u.state == supremacy.Below })
	}
	return list
}

// slowEnd is how a battle comes out: won, nobody left, what is left of both sides and what joined, in what it cost.
type slowEnd struct {
	won, none float64
	left      [2]float64
	came      float64
}

func value(list []soldier) (sum float64) {
	for _, u := range list {
		sum += slowCosts[u.kind]
	}
	return sum
}

// exchange yields all that a round may leave of both sides.
func exchange(a, d []soldier, inTurn bool, yield func(a, d []soldier, p float64)) {
	up := func(list []soldier) (n int) {
		for _, u := range list {
			if u.up() {
				n++
			}
		}
		return n
	}
	for x, px := range throw(0, a, up(d)) {
		after, answers := struckBy(d, x[0], x[1]), d
		if inTurn {
			answers = after
		}
		for y, py := range throw(1, answers, up(a)) {
			yield(struckBy(a, y[0], y[1]), after, px*py)
		}
	}
}

// slowParting reckons, unit by unit, a battle whose ships leave after its first round; far from any other base who has lost its deck is lost.
func slowParting(a, d, coming []soldier, zone int, far, inTurn bool) (out slowEnd) {
	afloat := func(list []soldier) float64 { // without who finds no deck
		decks, home := 0, 0
		for _, u := range list {
			switch {
			case u.kind == Carrier:
				decks += 2
			case u.base == zone && u.kind.decks():
				home++
			}
		}
		if !far {
			home = 0
		}
		return value(list) - 10*float64(max(0, home-decks))
	}
	type pair struct{ a, d []soldier }
	key := func(x pair) string {
		for _, l := range [][]soldier{x.a, x.d} {
			slices.SortFunc(l, func(u, v soldier) int { return cmp.Compare(u.kind, v.kind) })
		}
		text := ""
		for _, l := range [][]soldier{x.a, x.d} {
			for _, u := range l {
				text += fmt.Sprint(u.kind, " ")
			}
			text += "|"
		}
		return text
	}
	now, mass := map[string]pair{}, map[string]float64{}
	exchange(a, d, inTurn, func(a, d []soldier, p float64) {
		stay := slices.DeleteFunc(slices.Clone(d), func(u soldier) bool { return u.state == supremacy.Leaving })
		switch {
		case len(a)+len(d) == 0:
			out.none += p
			return
		case len(a) == 0:
			out.left[1] += p * afloat(d)
			return
		case slices.ContainsFunc(d, func(u soldier) bool { return u.kind.sails() }):
			stay = slices.DeleteFunc(stay, func(u soldier) bool { return u.base == zone })
		}
		if len(stay) == 0 {
			out.won += p
			out.left[0] += p * value(a)
			out.left[1] += p * afloat(d)
			return
		}
		out.left[1] += p * afloat(slices.DeleteFunc(slices.Clone(d), func(u soldier) bool { return slices.Contains(stay, u) }))
		out.came += p * value(coming)
		x := pair{slices.Clone(a), append(stay, coming...)}
		k := key(x)
		now[k] = x
		mass[k] += p
	})
	for round := 0; round < 3000 && len(now) > 0; round++ {
		next, sums := map[string]pair{}, map[string]float64{}
		for k, x := range now {
			exchange(x.a, x.d, inTurn, func(a, d []soldier, p float64) {
				p *= mass[k]
				switch {
				case len(a)+len(d) == 0:
					out.none += p
				case len(d) == 0:
					out.won += p
					out.left[0] += p * value(a)
				case len(a) == 0:
					out.left[1] += p * afloat(d)
				case p > 1e-19:
					y := pair{slices.Clone(a), slices.Clone(d)}
					n := key(y)
					next[n] = y
					sums[n] += p
				}
			})
		}
		now, mass = next, sums
	}
	return out
}

// Battles at sea that the defender's ships leave after a round (as.ground.7) come out as a plain reckoning has them, unit by unit: the ships go with whoever is
// based on them, those of two powers that were sent there before fight on, and whoever is on the way joins them.
func TestLeavingFleetsAgreeWithSlowOnes(t *testing.T) {
	doc, err := scenarios.Doc("mediterranean-1942")
	if err != nil {
		t.Fatal(err)
	}
	board, err := ReadBoard("mediterranean")
	if err != nil {
		t.Fatal(err)
	}
	find := board.(*areamap.Map).Find
	start, err := Rules{}.Setup(engine.Kit{Board: board, Tables: tables.Embedded()}, doc)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(7, 21))
	guests, joined, below, two := 0, 0, 0, 0
	for n := range 80 {
		p := *start.(*Position)
		p.Own()
		w := *p.w
		w.inTurn = n%3 == 0
		p.w = &w
		zone, island, coast := find("Libyan Sea"), find("Crete"), find("Egypt")
		british, american, german := 0, 1, 2
		if n%2 == 1 { // no base beside it: whoever has lost its deck is lost, and all are of one power
			zone, american = find("Aegean Sea"), british
		}
		p.Now, p.phase, p.bout, p.stage = german, Battles, 2, stDeclare
		p.lanes, p.sky = []lane{{at: int8(zone), from: nobody, home: nobody}}, []supremacy.Lane{{At: zone, First: 1, Last: supremacy.GoesOn, Attacked: 3}}
		for i := range w.Powers {
			p.Units[zone][i] = cell{}
			for _, to := range w.near[zone] { // and no deck with room
				if w.Area.Sea(to) {
					p.Units[to][i] = cell{}
				}
			}
		}
		var a, d, coming []soldier
		at := func(power int, k Kind, n int) {
			for range n {
				p.Units[zone][power][k]++
				u := soldier{k, power, zone, supremacy.Plain}
				if power == german {
					a = append(a, u)
				} else {
					d = append(d, u)
				}
			}
		}
		for _, power := range []int{british, american} {
			at(power, Fighter, r.IntN(2))
			at(power, Transport+Kind(r.IntN(4)), r.IntN(3))
		}
		at(british, Destroyer, 1)
		if r.IntN(3) == 0 { // one aircraft more, below deck
			at(british, Carrier, 1)
			p.Units[zone][british][Fighter]++
			p.lanes[0].down[british][Fighter] = 1
			d = append(d, soldier{Fighter, british, zone, supremacy.Below})
			below++
		}
		at(german, Destroyer, r.IntN(2))
		fly := func(list *[]soldier, power, base int, k Kind, attack bool, state supremacy.Away) {
			c := craft{kind: k, attack: attack, to: int8(zone)}
			c.Power, c.From, c.State, c.Since = power, base, state, 1
			p.craft = append(p.craft, c)
			*list = append(*list, soldier{k, power, base, supremacy.Plain})
		}
		for range 1 + r.IntN(3) {
			fly(&a, german, island, Fighter+Kind(r.IntN(4)), true, supremacy.Engaged)
		}
		of := map[int]bool{}
		for range r.IntN(3) {
			power := []int{british, american}[r.IntN(2)]
			of[power] = true
			guests++
			fly(&d, power, coast, Fighter+Kind(r.IntN(4)), false, supremacy.Engaged)
		}
		if len(of) == 2 {
			two++
		}
		if r.IntN(2) == 0 {
			joined++
			fly(&coming, british, coast, Fighter+Kind(r.IntN(3)), false, supremacy.Dispatched)
		}
		told, ok := p.Ending(0, engine.Command{Side: engine.Side(1), Verb: VerbRetreat, A: ref(zone), B: ref(find("Ionian Sea"))})
		if !ok {
			t.Fatal("nothing is told")
		}
		plainly := slowParting(a, d, coming, zone, n%2 == 1, w.inTurn)
		lost := [2]float64{value(a) - plainly.left[0], value(d) + plainly.came - plainly.left[1]}
		for i, x := range [4][2]float64{{told.Won, plainly.won}, {told.None, plainly.none}, {told.Lost[0], lost[0]}, {told.Lost[1], lost[1]}} {
			if math.Abs(x[0]-x[1]) > 1e-12*max(1, x[1]) {
				t.Fatalf("battle %d, %v against %v, %v on the way: %d is told as %v, and is plainly %v", n, a, d, coming, i, x[0], x[1])
			}
		}
	}
	if guests < 40 || joined < 20 || below < 10 || two < 2 {
		t.Errorf("%d sent before, %d on the way, %d below deck, %d times of two powers: too little to show anything", guests, joined, below, two)
	}
}
