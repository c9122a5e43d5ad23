package units

import (
	"strings"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"awaw/tables"
)

func TestSquadrons(t *testing.T) {
	if Factors(4).Squadrons() != 12 {
		t.Error("four factors are twelve squadrons")
	}
	for s, want := range map[Squadrons][2]int{12: {4, 0}, 11: {3, 2}, 2: {0, 2}, 0: {0, 0}} {
		if w, rest := s.Factors(); int(w) != want[0] || int(rest) != want[1] {
			t.Errorf("%d squadrons: %d and %d, want %v", s, w, rest, want)
		}
	}
	for s, want := range map[Squadrons]Factors{0: 0, 1: 0, 2: 0, 3: 1, 5: 1, 6: 2} {
		if got := SupportFactors(s); got != want {
			t.Errorf("%d NAS give %d factors of ground support, want %d", s, got, want)
		}
	}
}

// 18.11 to 18.13, with the sums of the text.
func TestCapacity(t *testing.T) {
	r := shipped(t)
	europe, pacific := Ground{Theatre: "europe", Terrain: "clear"}, Ground{Theatre: "pacific", Terrain: "clear"}
	jungle := Ground{Theatre: "pacific", Terrain: "jungle"}
	high := Ground{Theatre: "pacific", Terrain: "jungle-mountain"}
	malta, wake := Ground{Theatre: "europe", Terrain: "clear", Island: true}, Ground{Theatre: "pacific", Terrain: "clear", Island: true}
	for _, c := range []struct {
		g          Ground
		facilities int
		room       Squadrons
		naval      Squadrons
	}{
		{europe, 0, 0, 0}, {europe, 1, 15, 0}, {europe, 2, 30, 0}, {europe, 3, 45, 0},
		{pacific, 1, 15, 0}, {jungle, 1, 9, 0}, {high, 2, 18, 0}, {high, 3, 27, 0},
		{malta, 1, 15, 1}, {malta, 2, 30, 1}, {wake, 1, 9, 1}, {wake, 2, 18, 1}, {wake, 0, 0, 1},
		{Ground{Theatre: "europe", Terrain: "jungle"}, 1, 15, 0},
	} {
		if got := r.Capacity(c.g, c.facilities); got != (Capacity{c.room, c.naval}) {
			t.Errorf("%+v with %d facilities: %+v, want %d and %d", c.g, c.facilities, got, c.room, c.naval)
		}
	}
}

func TestFits(t *testing.T) {
	r := shipped(t)
	base := r.Capacity(Ground{Theatre: "europe"}, 1)
	load := func(aaf, nas, jets int) BaseLoad {
		return BaseLoad{}.Add(AAF, aaf).Add(NAS, nas).Add(Jet, jets)
	}
	for _, c := range []struct {
		aaf, nas, jets int
		fits           bool
	}{{5, 0, 0, true}, {6, 0, 0, false}, {4, 3, 0, true}, {4, 4, 0, false}, {3, 6, 0, true}, {0, 15, 0, true}, {0, 16, 0, false}, {3, 3, 1, true}, {4, 1, 1, false}} {
		if got := base.Fits(load(c.aaf, c.nas, c.jets)); got != c.fits {
			t.Errorf("%+v: fits %v", c, got)
		}
	}
	island := r.Capacity(Ground{Theatre: "pacific", Island: true}, 1)
	for _, c := range []struct {
		aaf, nas int
		fits     bool
	}{{3, 1, true}, {3, 2, false}, {0, 10, true}, {0, 11, false}, {2, 4, true}} {
		if got := island.Fits(load(c.aaf, c.nas, 0)); got != c.fits {
			t.Errorf("island %+v: fits %v", c, got)
		}
	}
	bare := r.Capacity(Ground{Theatre: "europe", Island: true}, 0)
	if !bare.Fits(load(0, 1, 0)) || bare.Fits(load(0, 2, 0)) || bare.Fits(load(1, 0, 0)) {
		t.Error("an island without facilities bases one naval squadron and nothing else")
	}
}

// FreeFor is the most that fits: so many more fit, one more does not.
func TestFreeFor(t *testing.T) {
	r := shipped(t)
	rapid.Check(t, func(t *rapid.T) {
		g := Ground{Theatre: rapid.SampledFrom([]string{"europe", "pacific"}).Draw(t, "theatre"), Island: rapid.Bool().Draw(t, "island")}
		c := r.Capacity(g, rapid.IntRange(0, 3).Draw(t, "facilities"))
		l := BaseLoad{}.Add(AAF, rapid.IntRange(0, 15).Draw(t, "aaf")).Add(NAS, rapid.IntRange(0, 15).Draw(t, "nas"))
		typ := rapid.SampledFrom([]Type{AAF, NAS, Jet, Transport}).Draw(t, "type")
		n := c.FreeFor(typ, l)
		if n > 0 && !c.Fits(l.Add(typ, n)) {
			t.Fatalf("%d more do not fit", n)
		}
		if c.Fits(l) && c.Fits(l.Add(typ, n+1)) {
			t.Fatalf("%d more fit too", n+1)
		}
		if !c.Fits(l) && c.Free(l) >= 0 {
			t.Fatal("an overfull base has no negative room")
		}
	})
}

func TestOperations(t *testing.T) {
	r := shipped(t)
	for _, c := range []struct {
		typ     Type
		op      Operation
		land    bool
		carrier bool
		cite    string
	}{
		{AAF, Counterair, true, false, "17.23"}, {AAF, Bomb, true, false, "17.23"}, {AAF, CombatAirPatrol, false, false, "17.23"},
		{NAS, Counterair, true, true, "17.33"}, {NAS, AirCover, true, false, "17.33"}, {NAS, CombatAirPatrol, false, true, "17.33"},
		{NAS, Bomb, false, false, "17.33"}, {NAS, DefensiveSupport, true, false, "17.33"}, {NAS, GroundSupport, true, true, "17.33"},
		{Kamikaze, AttackShips, true, false, "17.463"}, {Kamikaze, Counterair, false, false, "17.463"},
		{Jet, Counterair, true, false, "17.53"}, {Jet, GroundSupport, false, false, "17.531"}, {Jet, AirCover, false, false, "17.531"}, {Jet, Airdrop, false, false, "17.53"},
		{Transport, Airdrop, true, false, "17.63"}, {Transport, Counterair, false, false, "17.63"},
		{StrategicBomber, Bomb, true, false, "17.73"}, {StrategicBomber, Counterair, false, false, "17.73"},
		{Interceptor, OpposeBombing, true, false, "17.83"}, {Interceptor, Bomb, false, false, "17.83"},
	} {
		land, cite := r.May(c.typ, c.op)
		carrier, _ := r.MayFromCarrier(c.typ, c.op)
		if land != c.land || carrier != c.carrier || string(cite) != c.cite {
			t.Errorf("%v %v: land %v, carrier %v (%s)", c.typ, c.op, land, carrier, cite)
		}
	}
}

func TestCostsAndBases(t *testing.T) {
	r := shipped(t)
	for typ, want := range map[Type]int{AAF: 3, NAS: 1, Kamikaze: 1, Jet: 3, Transport: 3, StrategicBomber: 3, Interceptor: 3} {
		if got := r.Cost(typ); got != want {
			t.Errorf("%v costs %d, want %d", typ, got, want)
		}
	}
	for typ, want := range map[Type][3]bool{AAF: {true}, NAS: {true, true}, Kamikaze: {}, Jet: {true}, Transport: {true}, StrategicBomber: {2: true}, Interceptor: {2: true}} {
		hex, _ := r.BasesOnHex(typ)
		ship, _ := r.BasesOnCarrier(typ)
		sw, _ := r.BasesInSW(typ)
		if got := [3]bool{hex, ship, sw}; got != want {
			t.Errorf("%v bases %v, want %v", typ, got, want)
		}
	}
	if ok, _ := r.Buildable(Jet, Research{Jets: 8}); ok {
		t.Error("jets may not be built before a result of 9")
	}
	if ok, _ := r.Buildable(Jet, Research{Jets: 9}); !ok {
		t.Error("jets may be built after a result of 9")
	}
	if r.CarrierCapacity(4) != 4 {
		t.Error("a carrier of four factors bases four squadrons")
	}
}

// Faults of a player's tables name file, line and key.
func TestFaults(t *testing.T) {
	for _, c := range []struct{ file, text, want string }{
		{"nations", "[[nation]]\nname = \"X\"\ncode = \"X\"\nkind = \"giant\"\n", "mine/awaw/nations.toml:4: nation[0].kind"},
		{"nations", "[[nation]]\nname = \"X\"\ncode = \"A\"\nkind = \"minor\"\n[[nation]]\nname = \"Y\"\ncode = \"A\"\nkind = \"minor\"\n", "nations.toml:6: nation[1].name"},
		{"ranges", "[staging]\nmultiple = 0\n", "ranges.toml:2: staging.multiple"},
		{"costs", "[[cost]]\ntype = \"AAF\"\nbrp = -1\n", "costs.toml:3: cost[0].brp"},
		{"costs", "[[cost]]\ntype = \"AAF\"\n[[cost]]\ntype = \"AAF\"\n", "costs.toml:4: cost[1].type"},
		{"operations", "[[type]]\ntype = \"AAF\"\nmay = [\"dance\"]\n", "operations.toml:3: type[0].may"},
		{"basing", "squadrons-per-factor = 4\n", "basing.toml:1: squadrons-per-factor"},
	} {
		set := tables.Embedded().Override("mine", fstest.MapFS{"awaw/" + c.file + ".toml": {Data: []byte(c.text)}})
		if _, err := Load(set); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %s", c.file, err, c.want)
		}
	}
}
