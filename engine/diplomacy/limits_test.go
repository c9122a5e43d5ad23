package diplomacy

import (
	"slices"
	"strings"
	"testing"
)

// A set holds the places from 0 to 127 and answers for every other.
func TestPlacesAtTheirEnds(t *testing.T) {
	all := Places{^uint64(0), ^uint64(0)}
	for p, want := range map[Place]bool{0: true, 63: true, 64: true, 127: true, 128: false, 200: false, Nowhere: false} {
		if all.Has(p) != want {
			t.Errorf("%d", p)
		}
	}
	if got := (Places{}).With(0).With(63).With(64).With(127).List(); !slices.Equal(got, []Place{0, 63, 64, 127}) {
		t.Error(got)
	}
	if (Places{}).First() != Nowhere || (Places{}).With(70).First() != 70 {
		t.Error("the first")
	}
	b := testBoard(t)
	if b.Code(places-1) != "stp/sc" || b.Code(places) != "" || b.Name(places-1) != "St Petersburg" || b.Name(places) != "" {
		t.Errorf("%q %q", b.Code(places-1), b.Name(places-1))
	}
}

// Words are compared up to forty letters.
func TestDistanceAtItsEnds(t *testing.T) {
	word := strings.Repeat("a", 40)
	for _, c := range []struct {
		x, y       string
		most, want int
	}{{word, word, 3, 0}, {word + "a", word + "a", 3, 3}, {word, word + "a", 3, 3}, {word + "a", word, 3, 3}, {word, word[1:], 3, 1}, {"", "", 3, 0}, {"", "ab", 3, 2}, {"ab", "ba", 3, 1},
		{"abcd", "", 3, 3}, {"xab", "xba", 3, 1}, {"abx", "bay", 3, 2}} {
		if got := distance(c.x, c.y, c.most); got != c.want {
			t.Errorf("%s to %s: %d, want %d", c.x, c.y, got, c.want)
		}
	}
}

// A board may hold a unit of either layer in every province and not one more.
func TestFullBoard(t *testing.T) {
	b, r := testBoard(t), Rules{System: RN44, Carriers: true}
	var units []Unit
	var texts []string
	for q := range Place(Provinces) {
		u := Unit{Germany, Army, q}
		if b.sea.Has(q) {
			u.Kind = Fleet
		}
		units = append(units, u, Unit{Germany, Wing, q})
	}
	for _, u := range units {
		texts = append(texts, b.Write(u))
	}
	if err := b.Check(r, units); err != nil {
		t.Error(err)
	}
	if _, err := b.Lay(Setup{Units: texts}, r); err != nil {
		t.Error(err)
	}
	want := "151 units, and the board holds 150 at most"
	if err := b.Check(r, append(units, units[0])); err == nil || err.Error() != want {
		t.Error(err)
	}
	if _, err := b.Lay(Setup{Units: append(texts, texts[0])}, r); err == nil || err.Error() != want {
		t.Error(err)
	}
	for _, u := range []Unit{{0, Army, 0}, {8, Army, 0}, {1, 0, 0}, {1, 4, 0}, {1, Fleet, places}} {
		if err := b.Check(r, []Unit{u}); err == nil || err.Error() != "a unit of no power, kind or place" {
			t.Errorf("%v: %v", u, err)
		}
	}
}

// What cannot be an order, a sheet, a unit, a name or a position is told at its limit.
func TestReadingAtItsEnds(t *testing.T) {
	b := testBoard(t)
	order := "A ber holds"
	if _, err := b.ReadOrder(order+strings.Repeat(" ", 400-len(order)), Germany); err != nil {
		t.Error(err)
	}
	if _, err := b.ReadOrder(order+strings.Repeat(" ", 401-len(order)), Germany); err == nil {
		t.Error("401 characters")
	}
	if _, faults := b.ReadSheet(strings.Repeat("\n", MostBytes)); len(faults) > 0 {
		t.Error(faults)
	}
	if _, faults := b.ReadSheet(strings.Repeat("\n", MostBytes+1)); len(faults) != 1 || !strings.HasPrefix(faults[0].Error(), "4194305 bytes, and a sheet of orders may have 4194304") {
		t.Error(faults)
	}
	sheet := strings.Repeat("A par h\n", MostOrders)
	if orders, faults := b.ReadSheet(sheet); len(orders) != MostOrders || len(faults) > 0 {
		t.Error(len(orders), faults)
	}
	if orders, faults := b.ReadSheet(sheet + "A par h\n"); len(orders) != MostOrders || len(faults) != 1 || !strings.HasPrefix(faults[0].Error(), "line 10001: too much: a sheet takes 10000 orders") {
		t.Error(len(orders), faults)
	}
	if _, faults := b.ReadSheet(strings.Repeat("A xyzzy h\n", 60)); len(faults) != MostFaults+1 || !strings.HasPrefix(faults[MostFaults].Error(), "line 51: too much") {
		t.Error(len(faults))
	}
	for text, want := range map[string]string{
		"GER A":           `unit "GER A": expected power, kind and place, such as GER A ber`,
		"XYZ A ber":       `unit "XYZ A ber": "XYZ" is no power`,
		"GER X ber":       `unit "GER X ber": "X" is no kind of unit; expected A, F or W`,
		"GER A brlin":     `unit "GER A brlin": "brlin" is no place; Berlin?`,
		"GER A north seb": `unit "GER A north seb": "north seb" is no place; North Sea?`,
	} {
		if _, err := b.ReadUnit(text); err == nil || err.Error() != want {
			t.Errorf("%s: %v", text, err)
		}
	}
	if _, err := b.Speaking([][2]string{{"nth", "Nordsee"}, {"xyzzy", "Nirgends"}}); err == nil || err.Error() != `names: "xyzzy" is no place` {
		t.Error(err)
	}
}

// Words that are no verb, and owners of nothing, are told.
func TestWordsAtTheirEnds(t *testing.T) {
	b := testBoard(t)
	if v, ok := VerbNamed(""); ok || v != NoVerb {
		t.Error(v)
	}
	if v, ok := VerbNamed("waive"); !ok || v != Waive {
		t.Error(v)
	}
	for owners, want := range map[string]string{"ber ber": "", "ber GER ber": "owners: ber is owned twice", "nth": "owners: nobody owns nth", "xyzzy": `owners: "xyzzy" is no place`} {
		first, second, _ := strings.Cut(owners, " GER ")
		c := Setup{Units: []string{"GER A mun"}, Owners: map[string][]string{"FRA": strings.Fields(first), "GER": strings.Fields(second)}}
		if _, err := b.Lay(c, Rules{}); err == nil && want != "" || err != nil && err.Error() != want {
			t.Errorf("%s: %v", owners, err)
		}
	}
}

// An order is known up to the last of each of its parts.
func TestKnownOrders(t *testing.T) {
	good := Order{Power: Turkey, Kind: Wing, OfKind: Wing, Do: Waive, By: ByAir, At: places - 1, To: Nowhere, Of: 0, Via: places - 1}
	if !good.Known() {
		t.Error("not known")
	}
	for n, spoil := range []func(*Order){func(o *Order) { o.Power++ }, func(o *Order) { o.Kind++ }, func(o *Order) { o.OfKind++ }, func(o *Order) { o.Do++ }, func(o *Order) { o.By++ },
		func(o *Order) { o.At++ }, func(o *Order) { o.To-- }, func(o *Order) { o.Of = 128 }, func(o *Order) { o.Via = places }, func(o *Order) { o.Cover = o.Cover.With(places) }} {
		bad := good
		if spoil(&bad); bad.Known() {
			t.Errorf("%d", n)
		}
	}
}

// Powers are called in files as they are here.
func TestNamesOfPowers(t *testing.T) {
	want := []string{"", "Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"}
	for p := Nobody; p <= Turkey; p++ {
		if p.Name() != want[p] {
			t.Errorf("%d is %q", p, p.Name())
		}
	}
}

// A board with a code twice, a third coast of a province, or one coast too many, is refused.
func TestBoardsOutOfOrder(t *testing.T) {
	text := string(mapText)
	for _, c := range []struct{ from, to, want string }{
		{`code = "alb"`, `code = "adr"`, "codes in the order of the alphabet"},
		{`code = "aeg"`, `code = "adr"`, "codes in the order of the alphabet"},
		{`coasts = { nc =`, `coasts = { wc = [], ec = [], nc =`, "spa: too many coasts"},
		{`name = "Albania"`, `name = "Albania"` + "\ncoasts = { nc = [] }", "too many coasts"},
	} {
		bad := strings.Replace(text, c.from, c.to, 1)
		if _, err := ReadBoard([]byte(bad)); bad == text || err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.to, err)
		}
	}
}

// Who flies no ways has none: units of other systems, and numbers of no unit.
func TestFlightOfNobody(t *testing.T) {
	b := testBoard(t)
	o := Order{Power: England, Kind: Wing, At: mustPlace(t, b, "lon"), Do: Move, To: mustPlace(t, b, "edi"), Of: Nowhere, Via: Nowhere}
	for _, c := range []struct {
		system System
		i      int
		flies  bool
	}{{RN46, 0, true}, {RN44, 0, false}, {RN46, -1, false}, {RN46, 1, false}} {
		r := Rules{System: c.system}
		p, err := b.Lay(Setup{Units: []string{"ENG W lon"}}, r)
		if err != nil {
			t.Fatal(err)
		}
		if ways, _ := NewAdjudicator(b, r).Flight(p, []Order{o}, c.i); (len(ways) > 0) != c.flies {
			t.Errorf("%s, unit %d: %v", c.system, c.i, ways)
		}
	}
}

// A wing's way is covered by those who escort it and by nobody else; who holds or escorts flies no way.
func TestFlightIsCovered(t *testing.T) {
	b, r := testBoard(t), Rules{System: RN46}
	p, err := b.Lay(Setup{Units: []string{"ENG W lon", "ENG W yor", "ENG W wal"}}, r)
	if err != nil {
		t.Fatal(err)
	}
	at := func(code string) Place { return mustPlace(t, b, code) }
	wing := func(base string, do Verb) Order {
		o := NoOrder
		o.Power, o.Kind, o.At, o.Do = England, Wing, at(base), do
		return o
	}
	raid := wing("lon", Raid)
	raid.To = at("bel")
	escort := wing("yor", Escort)
	escort.Of, escort.OfKind = at("lon"), Wing
	other := escort
	other.Of = at("wal")
	patrol := wing("wal", Patrol)
	patrol.To = at("lvp")
	hold := wing("lon", Hold)
	for n, c := range []struct {
		orders         []Order
		i              int
		flies, covered bool
	}{
		{[]Order{raid}, 0, true, false},
		{[]Order{raid, escort}, 0, true, true},
		{[]Order{raid, other, patrol}, 0, true, false},
		{[]Order{raid, escort}, 1, false, false},
		{[]Order{hold}, 0, false, false},
	} {
		ways, cover := NewAdjudicator(b, r).Flight(p, c.orders, c.i)
		if (len(ways) > 0) != c.flies || (cover != Places{}) != c.covered {
			t.Errorf("%d: ways %v, covered %v", n, ways, cover)
		}
	}
}

// A wing sent to a carrier that sails off bounces; one sent where another power's fleet lay finds no airbase (A44-10, rn44.11a).
func TestCarrierLeft(t *testing.T) {
	b, r := testBoard(t), Rules{System: RN44, Carriers: true}
	for power, want := range map[string]Cause{"ENG": Bounced, "FRA": NoAirbase} {
		p, err := b.Lay(Setup{Units: []string{"ENG W lon", power + " F nth"}}, r)
		if err != nil {
			t.Fatal(err)
		}
		orders, faults := b.ReadSheet("W lon - nth\nF nth - nrg\n")
		if len(faults) > 0 {
			t.Fatal(faults)
		}
		if row := NewAdjudicator(b, r).Movement(p, orders).Rows[0]; row.Cause != want {
			t.Errorf("%s: %s, want %s", power, row.Cause, want)
		}
	}
}

func mustPlace(t *testing.T, b *Board, name string) Place {
	t.Helper()
	p, ok := b.Named(name)
	if !ok {
		t.Fatal(name)
	}
	return p
}
