// Exact odds against whole counterairs of the game, fought command by command with dice.

package main

import (
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/awaw/cases"
	"awaw/hexmap"
	"awaw/internal/rulecase"
	"awaw/tables"
	"awaw/units"
)

// A thousand counterairs of each kind on a board, to the finish or with a side leaving at a number, end within 4 standard errors of
// what the odds say: factors left and factors inverted.
func TestOddsAgreeWithFightsOfTheGame(t *testing.T) {
	u, err := units.Load(tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	rules, err := aircombat.Load(tables.Embedded(), u)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		att, def string
		stay     int // attackers, in the unit of the fight, below which there is no further round
	}{
		{"4 Germany AAF", "3 Britain AAF", 0},
		{"5 Germany AAF, 3 Italy AAF", "4 Britain AAF, 2 France AAF", 0},
		{"5 Germany AAF, 2 Italy AAF", "4 Britain AAF, 2 France AAF inverted, 1 Britain AT", 5},
		{"2 Germany AAF, 1 Italy AAF", "3 Britain NAS, 1 Britain AAF", 0},
	} {
		q := aircombat.Question{Detail: aircombat.ByGroup, Stay: [2]aircombat.Stay{{AtLeast: c.stay}}}
		q.Attacker, _ = rules.ParseForce(c.att)
		q.Defender, _ = rules.ParseForce(c.def)
		out, err := rules.Odds(&q)
		if err != nil {
			t.Fatal(err)
		}
		want := map[string]float64{}
		for _, s := range out.States {
			var left [2]float64
			for side := range left {
				f := make(aircombat.Force, len(out.Groups[side]))
				for i, g := range out.Groups[side] {
					f[i] = g.Group
					f[i].N = s.Units[side][i]
				}
				left[side], _ = rules.Worth(f)
			}
			want[fmt.Sprintf("%.3f %.3f", left[0], left[1])] += s.P
		}
		const of = 1000
		got := map[string]int{}
		start := counterair(t, c.att, c.def)
		dice := engine.NewFast(77)
		for range of {
			got[fightOut(t, start, dice, c.stay)]++
		}
		for k, n := range got {
			p := want[k]
			if p == 0 {
				t.Errorf("%s against %s: %s left %d times, but cannot be", c.att, c.def, k, n)
				continue
			}
			if p*of < 20 || (1-p)*of < 20 {
				continue
			}
			if dev := math.Abs(float64(n)-p*of) / math.Sqrt(p*(1-p)*of); dev > 4 {
				t.Errorf("%s against %s: %s left %d times of %d, odds %.5f: %.1f standard errors", c.att, c.def, k, n, of, p, dev)
			}
		}
	}
}

// counterair sets both forces on the test board and announces the attack.
func counterair(t *testing.T, att, def string) engine.Position {
	t.Helper()
	given := []string{"map europe-test", "control E10 E11 Axis", "control E14 Allies"}
	for i, force := range []string{att, def} {
		for k, item := range strings.Split(force, ",") {
			w := strings.Fields(item)
			line := fmt.Sprintf("%s %s %s at %s", w[1], w[2], w[0], [][]string{{"E10", "E11"}, {"E14", "E14", "E14"}}[i][k])
			given = append(given, strings.TrimSpace(line+" "+strings.Join(w[3:], " ")))
		}
	}
	scene, err := cases.FromGiven(t.Name(), append(given, "airbase Britain at E14")...)
	if err != nil {
		t.Fatal(err)
	}
	kit := rulecase.Kit{Tables: tables.Embedded(), Boards: func(id string) (engine.Board, error) {
		file := "../../tests/boards/" + id + ".toml"
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		return hexmap.Load(file, data)
	}}
	p, _, err := cases.Setup(kit, t.Name(), scene)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; p.View().Battle == nil; n++ {
		if n > 50 {
			t.Fatal("no fight came about")
		}
		side := p.ToAct()[0]
		legal := p.Legal(side, nil)
		i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbFly })
		if i < 0 {
			i = slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbDone })
		}
		if i < 0 {
			t.Fatalf("neither fly nor done among %v", legal)
		}
		if p, _, err = p.Apply(legal[i], engine.NewFast(1)); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

// fightOut fights a counterair to its end, owners giving up what is listed first, and tells the factors left.
func fightOut(t *testing.T, p engine.Position, dice engine.Dice, stay int) string {
	t.Helper()
	for n := 0; ; n++ {
		if n > 5000 {
			t.Fatal("the fight does not end")
		}
		side := p.ToAct()[0]
		legal := p.Legal(side, nil)
		has := func(v engine.Verb, n int16) int {
			return slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == v && c.N == n })
		}
		i := -1
		for _, x := range []struct {
			v engine.Verb
			n int16
		}{{awaw.VerbEngage, 1}, {awaw.VerbScope, 1}, {awaw.VerbRoll, 0}, {awaw.VerbShare, 0}, {awaw.VerbPay, 0}, {awaw.VerbStay, 0}} {
			if i < 0 {
				i = has(x.v, x.n)
			}
		}
		if press := has(awaw.VerbPress, 0); i < 0 && press >= 0 {
			i = press
			if p.View().Battle.Sides[0].Strength < stay {
				i = has(awaw.VerbStop, 0)
			}
		}
		if i < 0 {
			break
		}
		var err error
		if p, _, err = p.Apply(legal[i], dice); err != nil {
			t.Fatal(err)
		}
	}
	var left [2]float64
	for _, c := range p.View().Counters {
		n := float64(c.Size)
		if c.Kind.Code == "NAS" {
			n /= units.PerFactor
		}
		left[c.Side-1] += n
	}
	return fmt.Sprintf("%.3f %.3f", left[0], left[1])
}
