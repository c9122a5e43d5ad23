// Limits of forces and of the combat table, and fights to the finish between every pair of types.

package aircombat

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"awaw/tables"
	"awaw/units"
)

func TestLimitsOfForces(t *testing.T) {
	g := Group{Nation: 1, Type: units.AAF}
	many := make(Force, MaxGroups)
	for i := range many {
		many[i] = g
	}
	for _, c := range []struct {
		name string
		f    Force
		ok   bool
	}{
		{"none left", Force{g}, true},
		{"fewer than none", Force{{Nation: 1, Type: units.AAF, N: -1}}, false},
		{"the most", Force{{Nation: 1, Type: units.AAF, N: MaxUnits}}, true},
		{"one more", Force{{Nation: 1, Type: units.AAF, N: MaxUnits + 1}}, false},
		{"no type", Force{{Nation: 1, N: 1}}, false},
		{"the last type", Force{{Nation: 1, Type: units.Interceptor, N: 1}}, true},
		{"beyond the last type", Force{{Nation: 1, Type: units.Interceptor + 1, N: 1}}, false},
		{"as many groups as may be", many, true},
		{"a group more", append(many, g), false},
	} {
		if err := c.f.Check(); (err == nil) != c.ok {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// What is wrong with a force names the group as people count them.
func TestAFaultNamesItsGroup(t *testing.T) {
	good := Group{Nation: 1, Type: units.AAF, N: 1}
	for _, bad := range []Group{{Nation: 1, Type: units.AAF, N: -1}, {Nation: 1, N: 1}, {Nation: 1, Type: units.AAF, N: 1, Kind: Kind(KindCount)},
		{Nation: 1, Type: units.AAF, N: 1, Research: MaxResearch + 1}} {
		if err := (Force{good, bad}).Check(); err == nil || !strings.HasPrefix(err.Error(), "group 2 has ") {
			t.Errorf("%+v: %v", bad, err)
		}
	}
}

// 17.141C: naval air that is gone, or sits aside, turns nobody into squadrons.
func TestOnlyNavalAirInTheFightMakesSquadrons(t *testing.T) {
	r := shipped(t)
	army := Force{{Nation: 1, Type: units.AAF, N: 3}}
	for _, c := range []struct {
		g    Group
		want bool
	}{
		{Group{Nation: 2, Type: units.NAS, N: 1}, true},
		{Group{Nation: 2, Type: units.NAS, N: 0}, false},
		{Group{Nation: 2, Type: units.NAS, N: 1, Aside: true}, false},
		{Group{Nation: 2, Type: units.AAF, N: 1}, false},
	} {
		if r.Squadrons(army, Force{c.g}) != c.want || r.Squadrons(Force{c.g}, army) != c.want {
			t.Errorf("%+v: squadrons %v, want %v", c.g, !c.want, c.want)
		}
	}
}

// 19.61: a deal says whether the choice its owner has to make is of a loss or of an abort.
func TestDealSaysWhatIsDealt(t *testing.T) {
	r := shipped(t)
	f := force(t, r, "4 Germany AAF, 4 Britain AAF")
	for _, res := range []Result{{1, 0}, {0, 1}} {
		d := r.NewDeal(f, res, Options{})
		if d.Done() || len(d.Owed()) != 2 {
			t.Fatalf("%v: nobody has to choose between equals", res)
		}
		if d.Eliminating() != (res.Eliminated == 1) {
			t.Errorf("%v: eliminating is %v", res, d.Eliminating())
		}
	}
}

// A fight to the finish is the limit of one of many rounds, whoever fights whom.
func TestFinishIsTheLimitOfRounds(t *testing.T) {
	r := shipped(t)
	forces := []string{"3 Germany AAF", "1 Germany Jet", "2 Germany AAF, 1 Italy AAF", "1 Germany Jet, 1 Germany AAF", "3 Germany NAS", "3 Germany SB",
		"3 Germany INT", "1 Germany AT, 1 Germany AAF"}
	for _, a := range forces {
		for _, d := range forces {
			att, def := force(t, r, a), force(t, r, d)
			most, least := expectedLeft(t, r, att, def, 150)
			end, other := expectedLeft(t, r, att, def, 0)
			if math.Abs(most-end) > 1e-6 || math.Abs(least-other) > 1e-6 {
				t.Errorf("%s against %s: %.9f and %.9f are left at the end, but %.9f and %.9f after 150 rounds", a, d, end, other, most, least)
			}
		}
	}
}

func expectedLeft(t *testing.T, r *Rules, att, def Force, rounds int) (float64, float64) {
	t.Helper()
	o := ask(t, r, Question{Attacker: att, Defender: def, Rounds: rounds})
	return o.Left[OfAttacker], o.Left[OfDefender]
}

func TestLimitsOfTheCombatTable(t *testing.T) {
	shipped := func() *combatDoc {
		d := &combatDoc{units: shipped(t).units}
		if err := tables.Embedded().Decode("awaw/aircombat.toml", d); err != nil {
			t.Fatal(err)
		}
		return d
	}
	with := func(n int, key string, d *combatDoc) {
		v := d.Modifier[key]
		v.N = n
		d.Modifier[key] = v
	}
	for i, c := range []struct {
		faults int
		change func(d *combatDoc)
	}{
		{0, func(d *combatDoc) {}},
		{1, func(d *combatDoc) { d.Table.Lowest = 1 }},
		{1, func(d *combatDoc) { d.Table.Highest = 13 }},
		{1, func(d *combatDoc) { d.Table.Rolls = d.Table.Rolls[1:] }},
		{1, func(d *combatDoc) { d.Row = d.Row[:19] }},
		{1, func(d *combatDoc) { d.Row[4].Strength = 6 }},
		{1, func(d *combatDoc) { d.Row[4].Cells = d.Row[4].Cells[1:] }},
		{0, func(d *combatDoc) { d.Row[4].Cells[0] = fmt.Sprintf("%d/0", maxCell) }},
		{1, func(d *combatDoc) { d.Row[4].Cells[0] = fmt.Sprintf("%d/0", maxCell+1) }},
		{1, func(d *combatDoc) { d.Row[4].Cells[0] = fmt.Sprintf("0/%d", maxCell+1) }},
		{0, func(d *combatDoc) { d.Strength.Jet, d.Strength.Transport, d.Strength.Kamikaze = 0, 9, 9 }},
		{1, func(d *combatDoc) { d.Strength.Transport = -1 }},
		{1, func(d *combatDoc) { d.Strength.Jet = 10 }},
		{0, func(d *combatDoc) { with(20, "cap", d) }},
		{1, func(d *combatDoc) { with(21, "cap", d) }},
		{0, func(d *combatDoc) { with(-20, "jets", d) }},
		{1, func(d *combatDoc) { with(-21, "jets", d) }},
		{2, func(d *combatDoc) { d.Modifier["moon"], d.DRM["moon"] = d.Modifier["cap"], d.Modifier["cap"] }},
		{1, func(d *combatDoc) { delete(d.Modifier, "cap") }},
		{0, func(d *combatDoc) { d.Fight[0].Rounds = 0 }},
		{1, func(d *combatDoc) { d.Fight[0].Rounds = -1 }},
		{1, func(d *combatDoc) { d.Fight[0].Kind = "" }},
	} {
		d := shipped()
		c.change(d)
		if got := len(d.Faults()); got != c.faults {
			t.Errorf("line %d: %d faults, want %d: %+v", i+1, got, c.faults, d.Faults())
		}
	}
	for i, c := range []struct {
		faults int
		change func(d *recombinationDoc)
	}{
		{0, func(d *recombinationDoc) { d.PerFactor = 1 }},
		{1, func(d *recombinationDoc) { d.PerFactor = 0 }},
		{0, func(d *recombinationDoc) { d.PerFactor = 9 }},
		{1, func(d *recombinationDoc) { d.PerFactor = 10 }},
		{0, func(d *recombinationDoc) { d.RoundsUpFrom = 1 }},
		{1, func(d *recombinationDoc) { d.RoundsUpFrom = 0 }},
		{1, func(d *recombinationDoc) { d.Kinds = d.Kinds[1:] }},
		{1, func(d *recombinationDoc) { d.Kinds[1] = "sleep" }},
	} {
		d := &recombinationDoc{}
		if err := tables.Embedded().Decode("awaw/recombination.toml", d); err != nil {
			t.Fatal(err)
		}
		c.change(d)
		if got := len(d.Faults()); got != c.faults {
			t.Errorf("recombination, line %d: %d faults, want %d", i+1, got, c.faults)
		}
	}
}
