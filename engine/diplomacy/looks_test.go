// More that is kept by chance: turns in which the air is thick with wings, what may be ordered and written on, orders of any words, names
// misspelled, boards and units out of order.
package diplomacy

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/internal/nets"
)

// thick is a turn of a dozen provinces and three powers, most of them with a wing: circles of raids, wings that turn back together, armies
// flown past each other.
func thick(b *Board, r Rules, rng *rand.Rand) (*Position, []Order) {
	p := &Position{Fall: rng.IntN(2) == 0, Owner: b.Printed(false)}
	first := Place(rng.IntN(Provinces))
	here := b.area[first]
	for here.Len() < 12 {
		here = here.Or(b.area[pick(rng, here)])
	}
	for _, q := range here.List() {
		power := Power(1 + rng.IntN(3))
		surface := rng.IntN(2) == 0
		if surface {
			u := Unit{power, Army, q}
			if b.sea.Has(q) || !b.inland.Has(q) && rng.IntN(3) == 0 {
				u.Kind = Fleet
				if c := b.coasts[q]; c != nil {
					u.At = c[rng.IntN(2)]
				}
			}
			p.Units = append(p.Units, u)
		}
		switch {
		case rng.IntN(4) == 0:
		case b.misplaced(r, Unit{power, Wing, q}) == "" && (!b.sea.Has(q) || surface):
			p.Units = append(p.Units, Unit{power, Wing, q})
		}
		if !b.sea.Has(q) && rng.IntN(4) > 0 {
			p.Owner[q] = power
		}
	}
	rng.Shuffle(len(p.Units), func(i, j int) { p.Units[i], p.Units[j] = p.Units[j], p.Units[i] })
	return p, disturbed(b, rng, randomOrders(b, r, rng, p))
}

func TestKeptThickAir(t *testing.T) {
	b := testBoard(t)
	var lines []string
	for _, system := range []System{RN44, RN46} {
		for group := range 20 {
			rng := rand.New(rand.NewPCG(uint64(group), 18))
			turns, proofs, menus := fnv.New32a(), fnv.New32a(), fnv.New32a()
			for range 120 {
				r := randomRules(system, rng)
				p, orders := thick(b, r, rng)
				a := NewAdjudicator(b, r)
				fmt.Fprint(turns, keptTurn(a, p, orders))
				for _, line := range a.Prove() {
					fmt.Fprint(proofs, line.Depth, a.Say(line), a.Cite(line))
				}
				fmt.Fprint(turns, keptEnd(b, r, rng, a.After()))
			}
			for range 3 {
				r := randomRules(system, rng)
				p, orders := thick(b, r, rng)
				fmt.Fprint(menus, keptMenu(b, r, p, orders))
			}
			lines = append(lines, fmt.Sprintf("%s, group %d: turns %08x proofs %08x menus %08x", system, group, turns.Sum32(), proofs.Sum32(), menus.Sum32()))
		}
	}
	nets.Kept(t, "testdata/air.txt", lines, *rerecord)
}

// keptMenu is what units may be ordered, and what may be written onto the orders they have.
func keptMenu(b *Board, r Rules, p *Position, orders []Order) string {
	var s strings.Builder
	a, m := NewAdjudicator(b, r), NewMenu(b, r, p)
	for i := range p.Units {
		m.Orders(i, func(o Order) { fmt.Fprint(&s, b.WriteOrder(o), o.By) })
		var own []Order
		for _, o := range orders {
			if o.Power == p.Units[i].Power && (o.At != p.Units[i].At || o.Kind != p.Units[i].Kind) {
				own = append(own, o)
			}
		}
		a.Escorts(p, i, own, func(o Order) { fmt.Fprint(&s, "escort ", b.WriteOrder(o)) })
	}
	for i, o := range orders {
		others := append(append([]Order{}, orders[:i]...), orders[i+1:]...)
		fmt.Fprint(&s, a.Fault(p, append(others, o)))
		if o.At < places && o.Kind == Wing {
			a.Riders(p, o, others, func(x Order) { fmt.Fprint(&s, "rider ", b.WriteOrder(x), x.Covers) })
		}
	}
	return s.String()
}

// spelled are words that orders are made of, by what they are.
var spelled = map[string][]string{
	"power": {"", "", "GER", "German", "ENG", "english", "FRANCE", "Rus", "Turkish:", "Austria-Hungary", "Swedish"},
	"kind":  {"A", "F", "W", "a:", "Army", "fleet", "Wing", "", "X"},
	"place": {"ber", "Berlin", "mun", "London", "lon", "nth", "North Sea", "eng", "ENG", "English Channel", "Channel", "stp/nc", "St. Petersburg (nc)", "Spain (south coast)", "spa SC",
		"bul/ec", "BUL East", "Mid-Atlantic Ocean", "MAO", "Paris", "Tyrrhenian Sea", "gulf of lyon", "North Africa", "Nordsee", "Ärmelkanal", "Warsow", "xyzzy", "nc", "Rome west", ""},
	"to":     {"-", "->", "→", "–", "to", "moves to", "into", "--", "m", ""},
	"hold":   {"h", "holds", "stands", "hold", "HOLD"},
	"help":   {"S", "supports", "C", "convoys", "lifts", "airlift", "sup", "suports"},
	"fly":    {"patrols", "PATROL over", "cap", "raids", "Raid -", "attacks", "att", "p", "partols"},
	"escort": {"e", "escorts", "ESC"},
	"by":     {"", "", "", "", "via convoy", "VC", "by air", "over sea", "via Ruhr", "via nth via hol", "by wing", "via", "via ska, nth"},
	"ignore": {"", "", ", ignore France", "ignoring German and Italy", ", IGNORE ENG, TUR, and Russia", "ignore", "ignore ger,", "ignores Sweden"},
	"covers": {"", "[ber]", "[ber, mun, and kie]", "[North Sea mun", "[]", "[ , ]", "[Warsow]"},
	"end":    {"", "", "", "", ".", ";", "now", ", and", "[ber]"},
}

// ways are how orders are built.
var ways = []string{"unit to place by end", "unit hold end", "unit help unit to place by end", "unit help unit hold end", "unit help unit end", "unit fly place by ignore end",
	"unit escort unit covers end", "unit escort unit to place by covers end", "r unit place", "unit r to place end", "d unit end", "unit d", "build unit", "unit b end", "rem unit",
	"waive end", "unit", "place to place", "unit to place by by", "disband unit to place"}

// anyOrder is an order built of any words, now and then with one left out or exchanged.
func anyOrder(rng *rand.Rand) string {
	var line []string
	for part := range strings.FieldsSeq(ways[rng.IntN(len(ways))]) {
		if part == "unit" {
			line = append(line, oneOf(rng, "power"), oneOf(rng, "kind"), oneOf(rng, "place"))
		} else if spelled[part] != nil {
			line = append(line, oneOf(rng, part))
		} else {
			line = append(line, part)
		}
	}
	text := strings.Join(line, " ")
	switch rng.IntN(8) {
	case 0:
		return strings.Replace(text, " ", "", rng.IntN(4))
	case 1:
		return scrambled(rng, text)
	}
	return text
}

func oneOf(rng *rand.Rand, part string) string { return spelled[part][rng.IntN(len(spelled[part]))] }

func TestKeptWords(t *testing.T) {
	b := testBoard(t)
	speaking, err := b.Speaking([][2]string{{"nth", "Nordsee"}, {"war", "Warschau"}, {"eng", "Ärmelkanal"}})
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 18))
	var lines []string
	for group := range 10 {
		hash, read := fnv.New32a(), 0
		note := func(text string, o Order, err error) {
			fmt.Fprint(hash, text, o, err)
			if err == nil {
				fmt.Fprint(hash, b.WriteOrder(o))
				read++
			}
		}
		for range 3000 {
			text := anyOrder(rng)
			o, err := speaking.ReadOrder(text, Power(rng.IntN(PowerCount+1)))
			note(text, o, err)
		}
		for range 600 {
			name := b.names[rng.IntN(Provinces)]
			for range rng.IntN(4) {
				k := rng.IntN(len(name))
				switch rng.IntN(4) {
				case 0:
					name = name[:k] + name[k+1:] + " "
				case 1:
					name = name[:k] + string(rune('a'+rng.IntN(26))) + name[k:]
				case 2:
					name = name[:k] + string(rune('a'+rng.IntN(26))) + name[k+1:]
				case 3:
					name = name[:k] + name[len(name)-1:] + name[k:len(name)-1]
				}
			}
			p, ok := b.Named(name)
			fmt.Fprint(hash, name, p, ok, b.Suggest(name))
		}
		lines = append(lines, fmt.Sprintf("group %d: %d orders read, %08x", group, read, hash.Sum32()))
	}
	nets.Kept(t, "testdata/words.txt", lines, *rerecord)
}

// Boards with a line changed, units in any places, and the sheets that orders are written on.
func TestKeptBoards(t *testing.T) {
	hash, n := fnv.New32a(), 0
	nets.DamagedLines(string(mapText), engine.NewFast(1), func(what, text string) {
		if n++; n%41 != 0 {
			return
		}
		b, err := ReadBoard([]byte(text))
		fmt.Fprintln(hash, what, err)
		if err == nil {
			fmt.Fprintln(hash, b)
		}
	})
	lines := []string{fmt.Sprintf("%d boards: %08x", n, hash.Sum32())}
	b := testBoard(t)
	rng := rand.New(rand.NewPCG(2, 18))
	hash = fnv.New32a()
	for range 4000 {
		r := randomRules(System(rng.IntN(3)), rng)
		units := make([]Unit, 1+rng.IntN(3))
		near := Place(rng.IntN(slots))
		for i := range units {
			units[i] = Unit{Power(1 + rng.IntN(2)), Kind(1 + rng.IntN(3)), near}
			switch rng.IntN(8) {
			case 0:
				units[i].Power = Power(rng.IntN(10))
			case 1:
				units[i].Kind = Kind(rng.IntN(5))
			case 2, 3:
				units[i].At = Place(rng.IntN(int(places) + 2))
			}
		}
		fmt.Fprint(hash, units, b.Check(r, units))
	}
	lines = append(lines, fmt.Sprintf("units: %08x", hash.Sum32()))
	hash = fnv.New32a()
	for range 300 {
		_, orders := randomPhase(b, randomRules(RN46, rng), rng, 10, 10)
		text := b.WriteSheet(disturbed(b, rng, orders))
		read, faults := b.ReadSheet(text)
		fmt.Fprint(hash, text, read, faults)
	}
	nets.Kept(t, "testdata/boards.txt", append(lines, fmt.Sprintf("sheets: %08x", hash.Sum32())), *rerecord)
}
