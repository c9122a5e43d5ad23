package aircombat

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"awaw/units"
)

func sum(states []State) float64 {
	p := 0.0
	for _, s := range states {
		p += s.P
	}
	return p
}

func ask(t testing.TB, r *Rules, q Question) *Outlook {
	t.Helper()
	o, err := r.Odds(&q)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// One factor a side, equal nations: a roll of 6 and more (26 of 36) eliminates. By hand: with h = 26/36, a fight ends in
// a round with probability 1-(1-h)^2; both are gone with h^2 of that.
func TestOddsByHand(t *testing.T) {
	r := shipped(t)
	q := Question{Attacker: force(t, r, "1 Germany AAF"), Defender: force(t, r, "1 Britain AAF")}
	s := ask(t, r, q)
	h := 26.0 / 36
	end := 1 - (1-h)*(1-h)
	want := []State{{Attacker: 1, P: h * (1 - h) / end}, {Defender: 1, P: h * (1 - h) / end}, {P: h * h / end}}
	if len(s.States) != 3 {
		t.Fatalf("states %v", s.States)
	}
	for i, w := range want {
		if x := s.States[i]; x.Attacker != w.Attacker || x.Defender != w.Defender || math.Abs(x.P-w.P) > 1e-14 {
			t.Errorf("got %v, want %v", x, w)
		}
	}
	if math.Abs(s.Rounds-1/end) > 1e-14 {
		t.Errorf("%v rounds, want %v", s.Rounds, 1/end)
	}
	q.Rounds = 1
	one := ask(t, r, q)
	if len(one.States) != 4 || math.Abs(one.States[0].P-(1-h)*(1-h)) > 1e-14 || one.States[0].End != RoundsUsed || one.Rounds != 1 {
		t.Errorf("one round: %+v", one)
	}
}

// The fast way and the walk over compositions must agree, at every modifier and size, in everything they tell.
func TestDuelAgreesWithWalk(t *testing.T) {
	r := shipped(t)
	types := []units.Type{units.AAF, units.NAS, units.StrategicBomber, units.Interceptor}
	desk := r.NewDesk()
	rapid.Check(t, func(t *rapid.T) {
		draw := func(name string) Group {
			return Group{Nation: units.Nation(rapid.IntRange(1, 5).Draw(t, "nation")), Type: types[rapid.IntRange(0, 3).Draw(t, "type")],
				N: rapid.IntRange(1, 40).Draw(t, name), Research: rapid.IntRange(-7, 7).Draw(t, "research"), Inverted: rapid.Bool().Draw(t, "inverted")}
		}
		q := Question{Attacker: Force{draw("a")}, Defender: Force{draw("d")}}
		q.Attacker[0].Inverted = false
		x, ok := desk.simple(&q)
		if !ok {
			t.Skip()
		}
		desk.out.reset()
		desk.duel(x, q.Weights)
		fast := desk.out
		k := r.NewDesk()
		if err := k.prepare(&q, false); err != nil {
			t.Fatal(err)
		}
		k.walk(0, 0)
		k.finish(0, false)
		slow := k.out
		if len(fast.States) != len(slow.States) || math.Abs(sum(fast.States)-1) > 1e-12 || math.Abs(sum(slow.States)-1) > 1e-12 {
			t.Fatalf("%d and %d states, sums %v and %v", len(fast.States), len(slow.States), sum(fast.States), sum(slow.States))
		}
		for i, a := range fast.States {
			b := slow.States[i]
			if a.compare(b) != 0 || math.Abs(a.P-b.P) > 1e-12 {
				t.Fatalf("%v, %v", a, b)
			}
		}
		e, err := r.Expect(q.Attacker[0], q.Defender[0], q.Conditions)
		if err != nil {
			t.Fatal(err)
		}
		for i, pair := range [][2]float64{{fast.Rounds, slow.Rounds}, {fast.Value, slow.Value}, {fast.Left[0], slow.Left[0]}, {fast.Left[1], slow.Left[1]},
			{fast.Factors[0], slow.Factors[0]}, {fast.Factors[1], slow.Factors[1]}, {fast.BRP[0], slow.BRP[0]}, {fast.BRP[1], slow.BRP[1]},
			{fast.Advice.Go, slow.Advice.Go}, {fast.Advice.Leave, slow.Advice.Leave}, {fast.Advice.Stop, slow.Advice.Stop},
			{e.Left[0], slow.Left[0]}, {e.Left[1], slow.Left[1]}, {e.Factors[0], slow.Factors[0]}, {e.Factors[1], slow.Factors[1]},
			{e.BRP[0], slow.BRP[0]}, {e.BRP[1], slow.BRP[1]}, {e.Rounds, slow.Rounds},
			{e.Attacker, slow.Ends[DefenderGone]}, {e.Defender, slow.Ends[AttackerGone]}, {e.No, slow.Ends[BothGone]}} {
			if math.Abs(pair[0]-pair[1]) > 1e-10 {
				t.Fatalf("number %d: %v, %v", i, pair[0], pair[1])
			}
		}
		if fast.Ends != slow.Ends && math.Abs(fast.Ends[0]-slow.Ends[0]) > 1e-12 || fast.Squadrons != slow.Squadrons {
			t.Fatalf("%v, %v", fast.Ends, slow.Ends)
		}
	})
}

func TestOddsSumToOne(t *testing.T) {
	r := shipped(t)
	desk := r.NewDesk()
	for _, c := range [][2]string{
		{"20 Germany AAF", "20 Britain AAF"},
		{"12 Germany AAF, 3 Italy AAF winter, 2 Germany Jet", "9 Britain AAF, 4 US AAF, 2 France AAF"},
		{"3 Germany AAF", "4 Britain AT"},
		{"6 Germany AAF", "3 Britain AAF, 2 Britain AT, 3 Britain AAF inverted"},
		{"5 Japan EliteNAS, 4 Japan NAS, 2 Japan AAF", "6 US NAS, 3 Britain NAS, 1 Australia AAF"},
		{"60 Germany AAF", "1 Romania AAF"},
		{"300 Germany AAF", "255 Britain AAF"},
		{"80 Germany AAF", "70 Britain AAF, 1 France AAF"},
		{"4 Japan KAM", "3 US AT"},
	} {
		for _, rounds := range []int{0, 1, 2, 7} {
			q := Question{Attacker: force(t, r, c[0]), Defender: force(t, r, c[1]), Rounds: rounds}
			s, err := desk.Odds(&q)
			if err != nil || math.Abs(sum(s.States)-1) > 1e-12 {
				t.Errorf("%v, %d rounds: %v", c, rounds, err)
				continue
			}
			for _, x := range s.States {
				if rounds == 0 && x.Attacker > 0 && x.Defender > 0 && (x.End != Stalemate || c[0] != "4 Japan KAM") {
					t.Errorf("%v: the fight stopped at %v", c, x)
				}
			}
		}
	}
}

// A table holds what a question for each number of units would say.
func TestTableIsEveryQuestion(t *testing.T) {
	r := shipped(t)
	desk := r.NewDesk()
	for _, q := range []Question{
		{Attacker: force(t, r, "7 Germany AAF"), Defender: force(t, r, "6 France AAF")},
		{Attacker: force(t, r, "7 Germany AAF"), Defender: force(t, r, "6 France AAF"), Stay: [2]Stay{{Best: true}, {Best: true}},
			Weights: Weights{Kill: 3, Loss: 3, Flee: .4, Quiet: 5}},
		{Attacker: force(t, r, "6 Germany AAF"), Defender: force(t, r, "5 Britain AAF"), Stay: [2]Stay{{Best: true}, {AtLeast: 2}}, Rounds: 3},
		{Attacker: force(t, r, "9 Japan NAS"), Defender: force(t, r, "8 US NAS"), Stay: [2]Stay{{AtLeast: 3}, {Best: true}}, Weights: Weights{Kill: 1, Loss: 1, Turn: .2}},
	} {
		table, err := desk.Table(&q)
		if err != nil {
			t.Fatal(err)
		}
		most := [2]int{q.Attacker[0].N, q.Defender[0].N}
		for a := 0; a <= most[0]; a++ {
			for d := 0; d <= most[1]; d++ {
				x := q
				x.Attacker, x.Defender = Force{q.Attacker[0]}, Force{q.Defender[0]}
				x.Attacker[0].N, x.Defender[0].N = a, d
				if o := ask(t, r, x); math.Abs(o.Advice.Go-table.Worth(a, d)) > 1e-11 {
					t.Errorf("%d against %d: %v, table %v", a, d, o.Advice.Go, table.Worth(a, d))
				}
			}
		}
		if table.Worth(-1, 1) != 0 || table.Worth(1, most[1]+1) != 0 {
			t.Error("a table has something beyond its ends")
		}
	}
	q := Question{Attacker: force(t, r, "2 Germany AAF, 1 Italy AAF"), Defender: force(t, r, "1 France AAF")}
	if _, err := desk.Table(&q); err == nil {
		t.Error("a table of a mixed force was not refused")
	}
}

// Advice alone is the advice of the whole answer.
func TestAdviseIsTheAdviceOfOdds(t *testing.T) {
	r := shipped(t)
	desk := r.NewDesk()
	list := questions(t, r)
	for _, att := range []string{"2 Germany AT", "2 Germany AT, 1 Germany AAF"} {
		for _, best := range []bool{false, true} {
			q := Question{Attacker: force(t, r, att), Defender: force(t, r, "3 Britain AT"), Weights: Weights{Kill: 1, Loss: 2, Clear: .5}}
			q.Stay = [2]Stay{{Best: best}, {Best: best}}
			list = append(list, q)
			q.Reserve = Reserve{Force: force(t, r, "2 Germany AT"), Below: 9}
			list = append(list, q)
		}
	}
	for _, q := range list {
		got, err := desk.Advise(&q)
		if err != nil {
			t.Fatal(err)
		}
		want := ask(t, r, q).Advice
		for _, x := range [][2]float64{{got.Go, want.Go}, {got.Relief, want.Relief}, {got.Stop, want.Stop}, {got.Leave, want.Leave}} {
			if math.Abs(x[0]-x[1]) > 1e-11 {
				t.Errorf("%s against %s, staying %v: %+v, want %+v", r.FormatForce(q.Attacker), r.FormatForce(q.Defender), q.Stay, got, want)
			}
		}
		if got.Presses != want.Presses || got.Sends != want.Sends || got.Stays != want.Stays {
			t.Errorf("%s against %s: %+v, want %+v", r.FormatForce(q.Attacker), r.FormatForce(q.Defender), got, want)
		}
	}
}
