package raid

import (
	"io/fs"
	"math"
	"testing"

	"awaw/ai/awaw/duel"
	"awaw/ai/awaw/sight"
	"awaw/aircombat"
	"awaw/assets"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/hexmap"
	"awaw/scenarios"
	"awaw/tables"
	"awaw/units"
)

// planner is one who has looked at the bomber offensive as a side, and plays as the plain manner does.
func planner(t *testing.T, side engine.Side) *Planner {
	t.Helper()
	doc, err := scenarios.Doc("bomber-offensive-1943")
	if err != nil {
		t.Fatal(err)
	}
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		t.Fatal(err)
	}
	file := "maps/" + info.Map + ".toml"
	data, err := fs.ReadFile(assets.FS(), file)
	if err != nil {
		t.Fatal(err)
	}
	board, err := hexmap.Load(file, data)
	if err != nil {
		t.Fatal(err)
	}
	p, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: tables.Embedded()}, doc)
	if err != nil {
		t.Fatal(err)
	}
	var s sight.Sight
	s.Look(p.Seen(side).(*awaw.Position), side)
	a := New(&s, duel.New(s.Pos.Air()))
	a.Play(Manner{Kill: 1.5, Loss: 1.5, Least: 0.3, Mass: 0.8, Wings: 6})
	return a
}

// force is a force of so many bombers, army air and interceptors.
func force(heavy, army, escort int) sortie {
	return sortie{awaw.Sortie{Heavy: heavy, Army: army, Escort: escort, DRM: 2}}
}

// What falls on a raid goes round its types: two escorts with eight bombers bear two of six effects, not one (19.61, 19.63).
func TestEscortsBearTheirShare(t *testing.T) {
	a := planner(t, 2)
	for _, x := range []struct {
		heavy, army, escort int
		res                 aircombat.Result
		lost, over, left    int
	}{
		{8, 0, 0, aircombat.Result{Eliminated: 2, Aborted: 4}, 2, 2, 0},
		{8, 0, 2, aircombat.Result{Eliminated: 2, Aborted: 4}, 2, 4, 0},
		{8, 4, 2, aircombat.Result{Eliminated: 2, Aborted: 4}, 2, 6, 2},
		{2, 0, 0, aircombat.Result{Eliminated: 3, Aborted: 3}, 2, 0, 0},
	} {
		if lost, heavy, army := a.dealt(force(x.heavy, x.army, x.escort), x.res); lost != x.lost || heavy != x.over || army != x.left {
			t.Errorf("%+v: %d lost, %d bombers and %d factors of army air get through", x, lost, heavy, army)
		}
	}
	alone, along := a.odds(force(8, 0, 0), 6, 0, 3, 1, 6), a.odds(force(8, 0, 2), 6, 0, 3, 1, 6)
	if along.hits < 1.3*alone.hits {
		t.Errorf("with two escorts %.2f points fall, without %.2f", along.hits, alone.hits)
	}
}

// Who could fly twice as far bombs better (26).
func TestRangeToSpareBringsSomething(t *testing.T) {
	a := planner(t, 2)
	near := force(8, 0, 0)
	near.Spare = 1
	if a.odds(near, 0, 0, 0, 0, 6).hits <= a.odds(force(8, 0, 0), 0, 0, 0, 0, 6).hits {
		t.Error("range to spare brings nothing")
	}
}

// No way to share two kinds of fighters over three raids does more than the one that is found.
func TestFightersAreSharedAsWellAsCanBe(t *testing.T) {
	a := planner(t, 1)
	raids := []raided{
		{sortie: force(8, 0, 0), radar: 1, left: 3, worth: 3, sent: nobody},
		{sortie: force(4, 0, 2), radar: 1, left: 4, worth: 3, sent: nobody},
		{sortie: force(2, 2, 0), radar: 1, left: 6, worth: 2, sent: nobody},
	}
	packs := []pack{
		{factors: 5, drm: 3, reaches: []bool{true, true, true}},
		{factors: 2, drm: 2, reaches: []bool{false, true, true}},
	}
	shares, worth := a.parry(raids, packs)
	least := math.Inf(1)
	var best [5]int
	for n := range 6 * 6 * 6 * 3 * 3 {
		x := [5]int{n % 6, n / 6 % 6, n / 36 % 6, n / 216 % 3, n / 648}
		if x[0]+x[1]+x[2] > packs[0].factors || x[3]+x[4] > packs[1].factors {
			continue
		}
		v := 0.0
		for r := range raids {
			g := nobody.with(&packs[0], x[r])
			if r > 0 {
				g = g.with(&packs[1], x[r+2])
			}
			v += a.metBy(&raids[r], g)
		}
		if v < least {
			least, best = v, x
		}
	}
	if worth > least+0.1 {
		t.Errorf("shared as %v the raids are worth %.2f, as %v %.2f", shares, worth, best, least)
	}
	for i, k := range packs {
		sum := 0
		for r, n := range shares[i] {
			if sum += n; n > 0 && !k.reaches[r] {
				t.Errorf("pack %d meets raid %d, which it does not reach", i, r)
			}
		}
		if sum > k.factors {
			t.Errorf("%d factors of pack %d are sent, of %d", sum, i, k.factors)
		}
	}
}

// In the last turn what is shot down on a raid is worth its points and no more; before, it is worth more the more turns are to come.
func TestLossesCountForWhatIsStillToCome(t *testing.T) {
	a := planner(t, 2)
	s := a.sight
	x := force(8, 0, 0)
	o := a.odds(x, 6, 0, 3, 1, 6)
	before := math.Inf(-1)
	for turn := 1; turn <= s.Turns; turn++ {
		s.Turn = turn
		v := a.raidWorth(x, 6, 0, 3, 1, 6, 2)
		if v <= before {
			t.Errorf("turn %d: %.2f, the turn before %.2f", turn, v, before)
		}
		before = v
	}
	if want := 2*o.hits + float64(s.Kill)*(o.downed-o.lost); math.Abs(before-want) > 1e-9 {
		t.Errorf("in the last turn %.2f, expected %.2f", before, want)
	}
}

// No more of a counter is broken off than the plan against raids takes.
func TestCountersAreBrokenOnlyAsFarAsWanted(t *testing.T) {
	w := wing{units: []*awaw.GlanceUnit{{Counter: 1, Side: 1, Thirds: 5 * units.PerFactor}, {Counter: 2, Side: 1, Thirds: 2 * units.PerFactor}}}
	n := 3
	if got := w.take(&n); len(got) != 1 || got[0].Counter != 2 || n != 1 {
		t.Errorf("%d counters are taken for three factors, %d are wanting", len(got), n)
	}
	if c, ok := w.part(n); !ok || c.A != engine.CounterRef(1) || c.N != 1 {
		t.Errorf("%v is broken", c)
	}
	if _, ok := w.part(0); ok || sight.Factors(w.units[0].Thirds) != 5 {
		t.Error("a counter is broken though nothing is wanting")
	}
}
