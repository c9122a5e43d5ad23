// Exact odds of strikes against a slow enumeration that resolves every throw in full.

package aircombat

import (
	"fmt"
	"math"
	"testing"

	"pgregory.net/rapid"

	"awaw/units"
)

// slowStrike works the same out by sums of dice, with the code that plays: ResolveRound, DealDefense, RecombineForce, Modifiers.
func slowStrike(t rapid.TB, n *Naval, q *StrikeQuestion) (level, effects map[int]float64, guard float64) {
	level, effects = map[int]float64{}, map[int]float64{}
	dice := func(sum int) [2]int { return [2]int{max(1, sum-6), sum - max(1, sum-6)} }
	less := func(f Force, l []Loss) Force {
		out := After(f, l)
		for i := range out {
			out[i].N -= l[i].Aborted
		}
		return out
	}
	fought := q.Guard.Engaged() > 0 && q.Strike.Force.Engaged() > 0
	for a := 2; a <= 12; a++ {
		for g := 2; g <= 12; g++ {
			p, f := ways[a]*ways[g]/1296, q.Strike.Force
			if fought {
				x, y := dice(a), dice(g)
				round, err := n.r.ResolveRound(f, q.Guard, q.Conditions, [4]int{x[0], x[1], y[0], y[1]}, Choices{})
				if err != nil {
					t.Fatal(err)
				}
				for _, l := range round.Defender.Losses {
					guard += p * float64(l.Eliminated)
				}
				f = less(round.Attacker.Force, round.Attacker.Losses)
				if round.Squadrons && q.Strike.Port {
					f = n.r.RecombineForce(f)
				}
			}
			for ships := 2; ships <= 12; ships++ {
				res := Result{}
				if n.Fires(q.Defense) {
					res = n.Defend(q.Defense, ships+n.DefenseModifiers(q.Strike.Surprise).Net())
				}
				s := q.Strike
				s.Force = less(f, n.DealDefense(f, res).Default().Losses())
				lv, net := n.Level(s.Force, s.Port), n.Modifiers(s).Net()+q.Extra
				level[lv] += p * ways[ships] / 36
				for roll := 2; roll <= 12; roll++ {
					effects[n.Effects(lv, roll+net)] += p * ways[ships] * ways[roll] / 1296
				}
			}
		}
	}
	return level, effects, guard
}

func compareStrike(t rapid.TB, n *Naval, q StrikeQuestion) {
	t.Helper()
	got, err := n.StrikeOdds(&q)
	if err != nil {
		t.Fatal(err)
	}
	level, effects, guard := slowStrike(t, n, &q)
	name := fmt.Sprintf("%s against %s, %+v, air defense %d, port %v, surprise %d", n.r.FormatForce(q.Strike.Force), n.r.FormatForce(q.Guard),
		q.Conditions, q.Defense, q.Strike.Port, q.Strike.Surprise)
	for what, x := range map[string]struct {
		got  []float64
		want map[int]float64
	}{"level": {got.Level, level}, "effects": {got.Effects, effects}} {
		sum := 0.0
		for i, p := range x.got {
			sum += p
			if math.Abs(p-x.want[i]) > 1e-12 {
				t.Errorf("%s\n%s %d: %.15f, slowly %.15f", name, what, i, p, x.want[i])
			}
		}
		if math.Abs(sum-1) > 1e-12 {
			t.Errorf("%s: %s sum to %.15f", name, what, sum)
		}
	}
	if math.Abs(got.Guard-guard) > 1e-11 {
		t.Errorf("%s: %v guards lost, slowly %v", name, got.Guard, guard)
	}
}

func TestStrikeOddsAgreeWithTheSlowWay(t *testing.T) {
	n := shippedNaval(t)
	f := func(s string) Force {
		if s == "" {
			return nil
		}
		return force(t, n.r, s)
	}
	ja, _ := n.r.units.Nation("Japan")
	us, _ := n.r.units.Nation("US")
	for _, q := range []StrikeQuestion{
		{Strike: Strike{Force: f("9 US NAS"), Against: []units.Nation{ja}}},
		{Strike: Strike{Force: f("9 US NAS"), Against: []units.Nation{ja}}, Guard: f("4 Japan EliteNAS"), Conditions: Conditions{CAP: true}, Defense: 14},
		{Strike: Strike{Force: f("9 US NAS"), Against: []units.Nation{ja}, Surprise: 3}, Guard: f("4 Japan NAS"), Conditions: Conditions{CAP: true, Surprise: true}, Defense: 20},
		{Strike: Strike{Force: f("24 US NAS"), Against: []units.Nation{ja}}, Guard: f("3 Japan AAS cover"), Conditions: Conditions{Cover: true}, Defense: 60, Extra: -3},
		{Strike: Strike{Force: f("12 Japan KAM"), Growth: 2, Against: []units.Nation{us}}, Guard: f("5 US NAS"), Conditions: Conditions{CAP: true}, Defense: 12},
		{Strike: Strike{Force: f("3 Japan EliteNAS, 3 Japan NAS, 2 Japan AAS attack"), Against: []units.Nation{us}}, Guard: f("4 US NAS, 3 Australia AAS cover"),
			Conditions: Conditions{CAP: true}, Defense: 9},
		{Strike: Strike{Force: f("4 US AAF, 2 Britain AAF, 2 Germany Jet"), Port: true, Against: []units.Nation{ja}}, Guard: f("3 Japan AAF"), Defense: 25},
		{Strike: Strike{Force: f("4 US AAF, 3 US NAS"), Port: true, Against: []units.Nation{ja}}, Guard: f("3 Japan AAF, 2 Japan AAF inverted"), Defense: 6},
		{Strike: Strike{Force: f("2 US AAF"), Port: true}, Guard: f("9 Japan NAS"), Defense: 1},
		{Strike: Strike{Force: f("2 US AAF")}, Guard: f("2 Japan AT")},
		{Guard: f("2 Japan NAS"), Defense: 5},
	} {
		compareStrike(t, n, q)
	}
}

func TestAnyStrikeOddsAgree(t *testing.T) {
	n := shippedNaval(t)
	nations := []units.Nation{}
	for _, s := range []string{"Japan", "US", "Britain", "Italy"} {
		x, _ := n.r.units.Nation(s)
		nations = append(nations, x)
	}
	rapid.Check(t, func(rt *rapid.T) {
		in := func(from, to int, name string) int { return rapid.IntRange(from, to).Draw(rt, name) }
		draw := func(most int) (f Force) {
			for range in(0, most, "groups") {
				g := Group{Nation: nations[in(0, 3, "nation")], Type: []units.Type{units.NAS, units.NAS, units.AAF, units.AAF, units.Kamikaze, units.Jet}[in(0, 5, "type")],
					N: in(0, 4, "n"), Elite: in(0, 4, "elite") == 0, Research: in(0, 1, "research")}
				if g.Type == units.AAF && in(0, 1, "squadrons") == 0 {
					g.Squadrons, g.Kind = true, Kind(in(0, 3, "kind"))
				}
				f = append(f, g)
			}
			return f
		}
		compareStrike(rt, n, StrikeQuestion{
			Strike: Strike{Force: draw(3), Port: in(0, 1, "port") == 0, Surprise: in(0, 4, "surprise"), Growth: in(0, 2, "growth"), Against: nations[:in(0, 2, "against")]},
			Guard:  draw(2), Conditions: []Conditions{{}, {CAP: true}, {CAP: true, Surprise: true}, {Cover: true}}[in(0, 3, "conditions")],
			Defense: in(0, 40, "defense"), Extra: in(-2, 2, "extra"),
		})
	})
}

// A strike nobody opposes is a look at the table: nine squadrons at +1 sink a carrier of size 5 on 6 or more.
func TestStrikeOddsByHand(t *testing.T) {
	n := shippedNaval(t)
	ja, _ := n.r.units.Nation("Japan")
	o, err := n.StrikeOdds(&StrikeQuestion{Strike: Strike{Force: force(t, n.r, "9 US NAS"), Against: []units.Nation{ja}}})
	if err != nil {
		t.Fatal(err)
	}
	damaged, sunk := n.Fate(o, hull(t, n, "CV", 5))
	if math.Abs(sunk-30./36) > 1e-12 || math.Abs(damaged-5./36) > 1e-12 { // modified 6 has five effects; 4 and 5 have four
		t.Errorf("damaged %v, sunk %v", damaged*36, sunk*36)
	}
	if math.Abs(o.Level[9]-1) > 1e-12 || o.Shot != [2]float64{} || math.Abs(o.Mean()-(3+4*5+5*(4+5)+6*(6+5)+7*(4+3)+8*(2+1))/36.) > 1e-12 {
		t.Errorf("level %v, mean %v", o.Level, o.Mean()*36)
	}
	o, err = n.StrikeOdds(&StrikeQuestion{Strike: Strike{Force: force(t, n.r, "8 Japan KAM")}, Guard: force(t, n.r, "4 US NAS"), Conditions: Conditions{CAP: true}})
	if err != nil || o.Guard != 0 || o.Shot[ByAir] == 0 || o.Turned[ByAir] == 0 || o.Shot[ByShips] != 0 {
		t.Errorf("kamikazes: %+v, %v", o, err)
	}
}

func TestStrikeOddsRefuse(t *testing.T) {
	n := shippedNaval(t)
	for name, q := range map[string]StrikeQuestion{
		"no type":         {Strike: Strike{Force: Force{{N: 3}}}},
		"too many":        {Strike: Strike{Force: force(t, n.r, "301 US NAS")}},
		"too many guards": {Guard: force(t, n.r, "301 US NAS")},
		"no nation":       {Strike: Strike{Force: Force{{Nation: 255, Type: units.NAS, N: 1}}}},
		"surprise":        {Strike: Strike{Surprise: 5}},
		"growth":          {Strike: Strike{Growth: -1}},
		"defense":         {Defense: -1},
		"modifier":        {Extra: 5000},
	} {
		if _, err := n.StrikeOdds(&q); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestStrikeOddsAllocateNothing(t *testing.T) {
	n := shippedNaval(t)
	desk := n.NewStrikeDesk()
	ja, _ := n.r.units.Nation("Japan")
	for _, q := range []StrikeQuestion{
		{Strike: Strike{Force: force(t, n.r, "9 US NAS"), Against: []units.Nation{ja}}, Guard: force(t, n.r, "4 Japan NAS"), Conditions: Conditions{CAP: true}, Defense: 14},
		{Strike: Strike{Force: force(t, n.r, "4 US AAF, 3 US NAS, 2 Britain AAF"), Port: true, Against: []units.Nation{ja}}, Guard: force(t, n.r, "3 Japan AAF"), Defense: 6},
	} {
		var err error
		if a := testing.AllocsPerRun(20, func() { _, err = desk.Odds(&q) }); a != 0 || err != nil {
			t.Errorf("%v allocations, %v", a, err)
		}
	}
}

func BenchmarkStrikeOdds(b *testing.B) {
	n := shippedNaval(b)
	desk := n.NewStrikeDesk()
	ja, _ := n.r.units.Nation("Japan")
	q := StrikeQuestion{Strike: Strike{Force: force(b, n.r, "9 US NAS"), Against: []units.Nation{ja}}, Guard: force(b, n.r, "4 Japan NAS"),
		Conditions: Conditions{CAP: true}, Defense: 14}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := desk.Odds(&q); err != nil {
			b.Fatal(err)
		}
	}
}
