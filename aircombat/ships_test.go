// Ships hit, air defense, modifiers of strikes, search and interception, kamikazes by the numbers.

package aircombat

import (
	"math"
	"strings"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"awaw/tables"
	"awaw/units"
)

func hull(t testing.TB, n *Naval, code string, size int) Hull {
	t.Helper()
	c, ok := n.Class(code)
	if !ok {
		t.Fatalf("no class %s", code)
	}
	return Hull{Class: c, Size: size}
}

// A named ship or cruiser is damaged by effects of its size less one, sunk by effects of its size, untouched by fewer.
func TestDamage(t *testing.T) {
	n := shippedNaval(t)
	for _, c := range []struct {
		code          string
		size, effects int
		left          int
		damaged       bool
	}{
		{"CV", 4, 0, 4, false}, {"CV", 4, 2, 4, false}, {"CV", 4, 3, 4, true}, {"CV", 4, 4, 0, false}, {"CV", 4, 9, 0, false},
		{"BB", 5, 3, 5, false}, {"BB", 5, 4, 5, true}, {"BB", 5, 5, 0, false}, {"CA", 2, 1, 2, true}, {"CA", 2, 2, 0, false},
		{"CVL", 1, 0, 1, false}, {"CVL", 1, 1, 0, false}, {"CV", 4, -1, 4, false},
		{"DD", 5, 2, 3, false}, {"TR", 2, 3, 0, false}, {"CVE", 3, 3, 0, false},
	} {
		got := n.Hit(hull(t, n, c.code, c.size), c.effects)
		if got.Size != c.left || got.Damaged != c.damaged {
			t.Errorf("%s%d with %d effects: %+v", c.code, c.size, c.effects, got)
		}
	}
	for size, sinks := range []int{1: 1, 2: 1, 3: 2, 4: 2, 5: 3} { // the house: half its size, rounded up
		if size == 0 {
			continue
		}
		h := hull(t, n, "BB", size)
		h.Damaged = true
		if n.Sinks(h) != sinks || n.Damages(h) != 0 || n.Hit(h, sinks).Size != 0 || n.Hit(h, sinks-1) != h {
			t.Errorf("a damaged ship of size %d sinks with %d effects, want %d", size, n.Sinks(h), sinks)
		}
	}
}

func TestSlowAndCategories(t *testing.T) {
	n := shippedNaval(t)
	slow := map[string]bool{"OBB": true, "CVE": true, "TR": true}
	want := map[string]Category{"CVB": FastCarriers, "CV": FastCarriers, "CVL": FastCarriers, "BB": CapitalShips, "OBB": CapitalShips,
		"BC": CapitalShips, "PB": CapitalShips, "CA": LightShips, "DD": LightShips, "CVE": LightShips, "TR": LightShips, "FLT": LightShips}
	if len(n.Classes()) != len(want) {
		t.Errorf("%d classes, want %d", len(n.Classes()), len(want))
	}
	for i, c := range n.Classes() {
		h := Hull{Class: i, Size: 3}
		if n.Slow(h) != slow[c.Code] || c.Category() != want[c.Code] {
			t.Errorf("%s: slow %v, category %d", c.Code, n.Slow(h), c.Category())
		}
		h.Damaged = true
		if !n.Slow(h) {
			t.Errorf("a damaged %s is not slow", c.Code)
		}
	}
}

// Effects on light ships fall in the order given; an effect that cannot hurt the next goes on.
func TestSpread(t *testing.T) {
	n := shippedNaval(t)
	dd, ca, tr := hull(t, n, "DD", 2), hull(t, n, "CA", 4), hull(t, n, "TR", 3)
	hulls := []Hull{dd, ca, tr}
	if rest := n.Spread(hulls, 7); rest != 0 || hulls[0].Size != 0 || hulls[1].Size != 0 || hulls[2].Size != 2 {
		t.Errorf("7 effects leave %v and %d", hulls, rest)
	}
	hulls = []Hull{dd, ca, tr}
	if rest := n.Spread(hulls, 5); rest != 0 || !hulls[1].Damaged || hulls[2].Size != 3 {
		t.Errorf("5 effects leave %v and %d", hulls, rest)
	}
	hulls = []Hull{dd, ca, tr}
	if rest := n.Spread(hulls, 4); rest != 0 || hulls[1] != ca || hulls[2].Size != 1 {
		t.Errorf("4 effects leave %v and %d: two cannot hurt the cruiser", hulls, rest)
	}
	hulls = []Hull{ca}
	if rest := n.Spread(hulls, 9); rest != 5 || hulls[0].Size != 0 {
		t.Errorf("9 effects on a cruiser of 4 leave %d", rest)
	}
}

func TestAirDefense(t *testing.T) {
	n := shippedNaval(t)
	damaged := hull(t, n, "CV", 5)
	damaged.Damaged = true
	all := []Hull{hull(t, n, "BB", 4), hull(t, n, "CVE", 3), hull(t, n, "TR", 9), damaged, {}}
	if got := n.AirDefense(all); got != 4+6+0+2 {
		t.Errorf("air defense of %d factors, want 4, twice 3, nothing and half of 5", got)
	}
	if n.Fires(0) || !n.Fires(1) || n.Fires(n.AirDefense([]Hull{hull(t, n, "TR", 9)})) {
		t.Error("who has a roll")
	}
	if _, house := n.DefenseCite(); !house {
		t.Error("the Air Defense Table is not ours")
	}
	rapid.Check(t, func(t *rapid.T) {
		f, m := rapid.IntRange(-2, 80).Draw(t, "factors"), rapid.IntRange(-5, 20).Draw(t, "modified")
		x, y, z := n.Defend(f, m), n.Defend(f+1, m), n.Defend(f, m+1)
		sum := func(r Result) int { return r.Eliminated + r.Aborted }
		if f < 1 && x != (Result{}) || y.Eliminated < x.Eliminated || z.Eliminated < x.Eliminated || sum(y) < sum(x) || sum(z) < sum(x) {
			t.Fatalf("%d factors rolling %d: %v, one factor more %v, one better %v", f, m, x, y, z)
		}
	})
}

// 17.142B: a result of 1/2 in port eliminates one army factor or naval squadron and turns two back.
func TestAirDefenseInPort(t *testing.T) {
	n := shippedNaval(t)
	for _, s := range []string{"5 US AAF", "5 US NAS"} {
		l := n.DealDefense(force(t, n.r, s), Result{1, 2}).Default().Losses()
		if l[0] != (Loss{1, 2}) {
			t.Errorf("%s: %+v", s, l)
		}
	}
	l := n.DealDefense(force(t, n.r, "3 US AAF, 2 US NAS"), Result{1, 2}).Default().Losses()
	if l[0].Eliminated+l[1].Eliminated != 1 || l[0].Aborted+l[1].Aborted != 2 || l[0].Eliminated != 1 || l[1].Aborted != 1 {
		t.Errorf("mixed: %+v", l)
	}
}

func TestStrikeModifiers(t *testing.T) {
	n := shippedNaval(t)
	nation := func(s string) units.Nation { x, _ := n.r.units.Nation(s); return x }
	us, it := []units.Nation{nation("US")}, []units.Nation{nation("Italy")}
	for _, c := range []struct {
		name      string
		strike    Strike
		level     int
		net, sure int // sum, and the lines expected
	}{
		{"naval air at sea", Strike{Force: force(t, n.r, "3 Japan NAS"), Against: us}, 3, 1, 3},
		{"naval air in port", Strike{Force: force(t, n.r, "3 Japan NAS"), Port: true, Against: us}, 3, 0, 2},
		{"attack squadrons", Strike{Force: force(t, n.r, "3 Japan AAS attack"), Against: us}, 3, 0, 2},
		{"of squadrons of no kind a third attacks", Strike{Force: force(t, n.r, "3 Japan AAS"), Against: us}, 1, 0, 2},
		{"both together", Strike{Force: force(t, n.r, "2 Japan AAS attack, 1 Japan NAS"), Against: us}, 3, 0, 2},
		{"cover squadrons do not attack", Strike{Force: force(t, n.r, "2 Japan AAS cover, 1 Japan NAS"), Against: us}, 1, 1, 3},
		{"elite", Strike{Force: force(t, n.r, "3 Japan EliteNAS"), Against: us}, 3, 2, 3},
		{"the lowest counts", Strike{Force: force(t, n.r, "3 Japan EliteNAS, 1 Japan NAS"), Against: us}, 4, 1, 3},
		{"British naval air", Strike{Force: force(t, n.r, "3 Britain NAS"), Against: it}, 3, 1, 3},
		{"the weakest navy counts", Strike{Force: force(t, n.r, "3 US NAS"), Against: append(it, us...)}, 3, 2, 3},
		{"surprise 3", Strike{Force: force(t, n.r, "3 US NAS"), Surprise: 3, Against: us}, 3, 2, 4},
		{"surprise 2", Strike{Force: force(t, n.r, "3 US NAS"), Surprise: 2, Against: us}, 3, 1, 3},
		{"army air in port", Strike{Force: force(t, n.r, "2 Japan AAF, 2 Japan NAS"), Port: true, Against: us}, 4, 0, 2},
		{"army factors at sea have one attack squadron each", Strike{Force: force(t, n.r, "3 Japan AAF"), Against: us}, 3, 0, 2},
		{"jets escort", Strike{Force: force(t, n.r, "2 Germany Jet, 1 Germany AAF"), Port: true, Against: us}, 1, 0, 2},
		{"kamikazes", Strike{Force: force(t, n.r, "3 Japan KAM"), Against: us}, 6, 3 - 2, 2},
		{"kamikazes, pool grown twice", Strike{Force: force(t, n.r, "3 Japan KAM"), Growth: 2, Against: us}, 6, 3, 3},
		{"kamikazes need no oil", Strike{Force: force(t, n.r, "3 Japan KAM oil"), Against: us}, 6, 1, 2},
		{"growth is for kamikazes", Strike{Force: force(t, n.r, "3 Japan NAS"), Growth: 2, Against: us}, 3, 1, 3},
		{"nobody", Strike{Against: us}, 0, -2, 1},
	} {
		l := n.Modifiers(c.strike)
		if got := n.Level(c.strike.Force, c.strike.Port); got != c.level {
			t.Errorf("%s: level %d, want %d", c.name, got, c.level)
		}
		if n.Net(c.strike) != c.net || l.Net() != c.net || len(l.Lines) != c.sure {
			t.Errorf("%s: modifier %d by %v, want %d by %d lines", c.name, n.Net(c.strike), l, c.net, c.sure)
		}
	}
	if got := n.r.DRM(force(t, n.r, "1 Japan KAM oil")[0]); got != 2 {
		t.Errorf("kamikazes under oil effects fly with %d, want that of regular naval air", got)
	}
	aas := Force{{Nation: nation("US"), Type: units.AAF, Squadrons: true, N: 8}}
	if n.Level(aas, true) != 3 || n.Level(aas, false) != 3 {
		t.Errorf("8 squadrons of broken factors attack as %d in port and %d at sea; they come together as 3", n.Level(aas, true), n.Level(aas, false))
	}
}

func TestSearch(t *testing.T) {
	n := shippedNaval(t)
	for _, c := range [][2]int{{0, 0}, {1, 1}, {2, 1}, {3, 2}, {9, 3}, {15, 5}, {99, 5}} {
		if got := n.SearchBonus(Searchers{Squadrons: c[0]}); got != c[1] {
			t.Errorf("%d squadrons add %d, want %d", c[0], got, c[1])
		}
	}
	if n.SearchBonus(Searchers{2, 1}) != n.SearchBonus(Searchers{Squadrons: 3}) {
		t.Error("a carrier does not count as a squadron")
	}
	if n.Found(5, 6) != 0 || n.Found(6, 6) != 1 || n.Found(16, 6) != 6 || n.Found(16, 2) != 2 || n.Found(9, 0) != 0 {
		t.Error("groups found")
	}
	for lead, want := range map[int]int{-4: 0, 0: 0, 1: 1, 2: 1, 3: 2, 5: 3, 7: 4, 20: 4} {
		if got := n.Surprise(10+lead, 10, 1); got != want {
			t.Errorf("a lead of %d gives level %d, want %d", lead, got, want)
		}
	}
	if n.Surprise(20, 2, 0) != 0 {
		t.Error("who found nobody surprises nobody")
	}
	sum, high, none := 0.0, 0.0, 0.0
	for found, row := range n.SearchChances(Searchers{Squadrons: 3}, Searchers{Squadrons: 3}, 3) {
		for level, p := range row {
			sum += p
			if level >= 3 {
				high += p
			}
			if found == 0 {
				none += p
			}
		}
	}
	if math.Abs(sum-1) > 1e-12 || math.Abs(high-126./1296) > 1e-12 || math.Abs(none-3./36) > 1e-12 {
		t.Errorf("chances sum to %v, level 3 and more %v, nobody found %v", sum, high, none)
	}
}

func TestInterceptionAtSea(t *testing.T) {
	n := shippedNaval(t)
	for _, c := range []struct {
		x    Interceptor
		dice int
	}{{Interceptor{}, 3}, {Interceptor{Patrol: true}, 8}, {Interceptor{Slow: true}, 2}, {Interceptor{Spotting: 2}, 4}, {Interceptor{Patrol: true, Slow: true, Spotting: 6}, 10}} {
		if got := n.InterceptionDice(c.x); got != c.dice {
			t.Errorf("%+v: %d dice, want %d", c.x, got, c.dice)
		}
	}
	if n.InterceptionNeeds(3, false) != 9 || n.InterceptionNeeds(1, true) != 9 || n.InterceptionNeeds(0, true) != 6 {
		t.Error("sums needed")
	}
	for _, c := range []struct {
		dice, least int
		want        float64
	}{{0, 0, 1}, {0, 1, 0}, {1, 6, 1. / 6}, {2, 12, 1. / 36}, {2, 2, 1}, {3, 9, 160. / 216}, {3, 19, 0}} {
		if got := ChanceOfSum(c.dice, c.least); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%d dice show %d with %v, want %v", c.dice, c.least, got, c.want)
		}
	}
}

// Broken data is refused with file, line and key.
func TestNavalFaults(t *testing.T) {
	text, err := tables.Embedded().Values("awaw")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ from, to, want string }{
		{"cells = [2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6]", "cells = [2, 2, 2]", "attack.row[7].cells"},
		{"air = 5\n", "air = 6\n", "attack.row[7].air"},
		{"fleet = 13\n", "fleet = 9\n", "attack.row[7].fleet"},
		{"[modifier.surprise]", "[modifier.suprise]", "modifier"},
		{`"Japan" = 2`, `"Ruritania" = 2`, "nationality.nations"},
		{`"Japan" = 2`, `"Japan" = 99`, "nationality.nations"},
		{`code = "CVL"`, `code = "CV"`, "class[2].code"},
		{"carrier = true\ndefends = 1\n\n[[class]]\ncode = \"BB\"", "carrier = true\nslow = true\ndefends = 1\n\n[[class]]\ncode = \"BB\"", "class[2].carrier"},
		{"damaged-divisor = 2", "damaged-divisor = 0", "damage.more.damaged-divisor"},
		{`cells = ["1/0", "1/1", "1/1",`, `cells = ["1/0", "x", "1/1",`, "defense.row[5].cells"},
		{"factors = 13", "factors = 8", "defense.row[3].factors"},
		{"surprise = [1, 3, 5, 7]", "surprise = [1, 3, 5]", "search.surprise"},
		{"bonus = [1, 3, 6, 10, 15]", "bonus = [1, 3, 3]", "search.bonus"},
		{"patrol = 8", "patrol = 80", "interception.patrol"},
		{"two = [3]", "two = [6]", "kamikaze.two"},
		{"wave = 15", "waves = 15", "kamikaze.waves"},
	} {
		whole := text["awaw/naval.toml"]
		if strings.Count(whole, c.from) != 1 {
			t.Errorf("%q stands %d times in naval.toml", c.from, strings.Count(whole, c.from))
		}
		set := tables.Embedded().Override("mine", fstest.MapFS{"awaw/naval.toml": {Data: []byte(strings.Replace(whole, c.from, c.to, 1))}})
		if _, err := LoadNaval(set, shipped(t)); err == nil || !strings.Contains(err.Error(), "mine/awaw/naval.toml:") || !strings.Contains(err.Error(), ": "+c.want+":") {
			t.Errorf("%s: got %v", c.want, err)
		}
	}
}

// A save made before the file came still verifies, and one whose naval numbers differ does not pass for one of today.
func TestNavalCameLater(t *testing.T) {
	text, err := tables.Embedded().Values("awaw")
	if err != nil {
		t.Fatal(err)
	}
	if e := tables.Embedded().Editions("awaw"); len(e) == 0 || e[0] < 3 {
		t.Fatalf("editions %v", e)
	}
	other := tables.Embedded().Override("mine", fstest.MapFS{"awaw/naval.toml": {Data: []byte(strings.Replace(text["awaw/naval.toml"], "wave = 15", "wave = 16", 1))}})
	if other.Before(3).Hash("awaw") != tables.Embedded().Before(3).Hash("awaw") || other.Hash("awaw") == tables.Embedded().Hash("awaw") {
		t.Error("naval numbers count for saves made before them, or for none")
	}
}
