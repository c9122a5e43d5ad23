// Questions at their limits: what is refused and how, strengths beyond the table, sides that cannot shoot, both gone, and
// what best play must be.

package aircombat

import (
	"math"
	"strings"
	"testing"

	"awaw/units"
)

func TestQuestionsRefused(t *testing.T) {
	r := shipped(t)
	g := Group{Nation: 1, Type: units.AAF, N: 3}
	with := func(change func(g *Group)) Force {
		x := g
		change(&x)
		return Force{x}
	}
	many := make(Force, MaxGroups-1)
	for i := range many {
		many[i] = g
	}
	for _, c := range []struct {
		want   string
		change func(q *Question)
	}{
		{"attacker: group 1 has -1 units", func(q *Question) { q.Attacker = with(func(g *Group) { g.N = -1 }) }},
		{"defender: group 1 has 3001 units", func(q *Question) { q.Defender = with(func(g *Group) { g.N = MaxUnits + 1 }) }},
		{"defender: group 1 has 4611686018427387904 units", func(q *Question) { q.Defender = with(func(g *Group) { g.N = 1 << 62 }) }},
		{"attacker: 601 units", func(q *Question) { q.Attacker = with(func(g *Group) { g.N = 601 }) }},
		{"attacker: 603 units", func(q *Question) {
			q.Attacker, q.Defender = with(func(g *Group) { g.N = 201 }), with(func(g *Group) { g.Type = units.NAS })
		}},
		{"no type of air unit", func(q *Question) { q.Attacker = with(func(g *Group) { g.Type = 8 }) }},
		{"no nation", func(q *Question) { q.Attacker = with(func(g *Group) { g.Nation = 255 }) }},
		{"no kind", func(q *Question) { q.Attacker = with(func(g *Group) { g.Kind = 4 }) }},
		{"research results", func(q *Question) { q.Attacker = with(func(g *Group) { g.Research = math.MaxInt }) }},
		{"attacker and reserve of 17 different groups", func(q *Question) { q.Attacker, q.Reserve.Force = many, Force{g, g} }},
		{"nobody in it fights", func(q *Question) { q.Reserve.Force = with(func(g *Group) { g.N = 0 }) }},
		{"reserve: group 1 has no nation", func(q *Question) { q.Reserve.Force = with(func(g *Group) { g.Nation = 200 }) }},
		{"sent below -1", func(q *Question) { q.Reserve.Below = -1 }},
		{"rounds -1", func(q *Question) { q.Rounds = -1 }},
		{"rounds 1001", func(q *Question) { q.Rounds = 1001 }},
		{"radar", func(q *Question) { q.Conditions.Radar = math.MaxInt }},
		{"defender: stay while there are at least -1", func(q *Question) { q.Stay[1].AtLeast = -1 }},
		{"exclude each other", func(q *Question) { q.Stay[0] = Stay{AtLeast: 1, Best: true} }},
		{"policy for equals", func(q *Question) { q.Ties[1] = 3 }},
		{"no such scope", func(q *Question) { q.Scope = 3 }},
		{"no such detail", func(q *Question) { q.Detail = 3 }},
		{"a weight of NaN", func(q *Question) { q.Weights.Quiet = math.NaN() }},
		{"a weight of -Inf", func(q *Question) { q.Weights.Kill = math.Inf(-1) }},
		{"2 numbers for 1", func(q *Question) { q.Turned = []int{0, 0} }},
		{"4 of 3 units", func(q *Question) { q.Turned = []int{4} }},
		{"-1 of 3 units", func(q *Question) { q.Turned = []int{-1} }},
		{"over 1000 rounds", func(q *Question) {
			q.Attacker, q.Defender = with(func(g *Group) { g.N = 99 }), with(func(g *Group) { g.N = 99 })
			q.Rounds, q.Stay[0].Best = 1000, true
		}},
		{"attacker: 301 units", func(q *Question) {
			q.Attacker = Force{{Nation: 1, Type: units.AAF, N: 300}, {Nation: 2, Type: units.AAF, N: 1}}
		}},
	} {
		q := Question{Attacker: Force{g}, Defender: Force{g}}
		c.change(&q)
		for what, err := range map[string]error{"odds": second(r.Odds(&q)), "sim": second(r.NewSim(&q))} {
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%s: %v, want %s", what, err, c.want)
			}
		}
	}
	for _, bad := range []Group{{Nation: 1, Type: units.AAF, N: -1}, {Nation: 1, Type: units.AAF, N: 41}, {Nation: 1, Type: units.AAF}, {Nation: 1, Type: units.Jet, N: 1},
		{Nation: 1, Type: units.AAF, N: 1, Aside: true}, {Nation: 99, Type: units.AAF, N: 1}, {Nation: 1, N: 1}, {Nation: 1, Type: units.AAF, N: 1, Kind: 9}} {
		for _, pair := range [][2]Group{{bad, g}, {g, bad}} {
			if _, err := r.Expect(pair[0], pair[1], Conditions{}); err == nil {
				t.Errorf("Expect answered about %+v", bad)
			}
			if _, err := r.NewFast(pair[0], pair[1], Conditions{}); err == nil {
				t.Errorf("NewFast took %+v", bad)
			}
		}
	}
	if _, _, err := r.RoundLosses(Force{g}, Force{{Nation: 1, Type: units.AAF, N: -2}}, Conditions{}); err == nil || !strings.Contains(err.Error(), "defender") {
		t.Errorf("RoundLosses: %v", err)
	}
}

func second[T any](_ T, err error) error { return err }

// A fight already over is no fight; sides without strength neither roll nor end it.
func TestFightsThatAreNone(t *testing.T) {
	r := shipped(t)
	a, none := force(t, r, "3 Germany AAF"), Force{{Nation: 2, Type: units.AAF}}
	for _, c := range []struct {
		att, def Force
		end      End
	}{{a, none, DefenderGone}, {none, a, AttackerGone}, {none, none, BothGone}, {a, nil, DefenderGone}, {nil, nil, BothGone}} {
		for _, rounds := range []int{0, 4} {
			o := ask(t, r, Question{Attacker: c.att, Defender: c.def, Rounds: rounds, Stay: [2]Stay{{Best: true}, {Best: true}}, Boundary: true})
			if len(o.States) != 1 || o.States[0].End != c.end || o.Ends[c.end] != 1 || o.Rounds != 0 || o.Factors != [2]float64{} {
				t.Errorf("%v against %v: %+v", c.att, c.def, o)
			}
		}
	}
	o := ask(t, r, Question{Attacker: force(t, r, "2 Germany AT"), Defender: force(t, r, "3 Britain AT")})
	if o.Ends[Stalemate] != 1 || o.Rounds != 1 || len(o.States) != 1 || o.States[0].Attacker != 2 || o.States[0].Defender != 3 {
		t.Errorf("transports shoot: %+v", o)
	}
	if o = ask(t, r, Question{Attacker: force(t, r, "2 Germany AT"), Defender: force(t, r, "3 Britain AT"), Stay: [2]Stay{{AtLeast: 3}, {}}}); o.Ends[Stopped] != 1 {
		t.Errorf("the attacker has too few to go on, and does: %+v", o.Ends)
	}
}

// 19.2: beyond 20 rows are added, beyond 255 as well. A side that cannot lose any more than it has is gone.
func TestStrengthsBeyondTheTable(t *testing.T) {
	r := shipped(t)
	o := ask(t, r, Question{Attacker: force(t, r, "300 Germany AAF"), Defender: force(t, r, "300 Britain AAF"), Rounds: 1})
	// row 20 fifteen times: from 75 to 135, and all between only in steps of 15
	for _, s := range o.States {
		for _, lost := range []int{300 - s.Attacker, 300 - s.Defender} {
			if lost < 75 || lost > 135 || lost%15 != 0 {
				t.Errorf("%d of 300 lost", lost)
			}
		}
	}
	if len(o.States) != 25 {
		t.Errorf("%d states", len(o.States))
	}
	o = ask(t, r, Question{Attacker: force(t, r, "100 Germany Jet"), Defender: force(t, r, "1 Britain AAF"), Rounds: 1})
	if p := o.Ends[DefenderGone] + o.Ends[BothGone]; math.Abs(p-1) > 1e-14 {
		t.Errorf("300 on the row miss one factor: %v", o.Ends)
	}
	o = ask(t, r, Question{Attacker: force(t, r, "255 Germany AAF"), Defender: force(t, r, "256 Britain AAF")})
	if math.Abs(sum(o.States)-1) > 1e-12 || o.Ends[RoundsUsed]+o.Ends[Stalemate] != 0 {
		t.Errorf("a great fight does not end: %v", o.Ends)
	}
}

// Best play is at least as good for who plays it as any number to leave at, whatever the other does; and the boundary
// agrees with the advice.
func TestBestPlayIsBest(t *testing.T) {
	r := shipped(t)
	w := Weights{Kill: 1, Loss: 1, Turn: .3, Clear: 1.5}
	for _, c := range [][2]string{{"6 Germany AAF", "5 Britain AAF"}, {"3 Germany AAF, 2 Italy AAF, 1 Germany Jet", "4 Britain AAF, 2 France AAF"}, {"3 Germany AAF", "7 Britain NAS"}} {
		q := Question{Attacker: force(t, r, c[0]), Defender: force(t, r, c[1]), Weights: w}
		value := func(a, d Stay) float64 {
			q.Stay = [2]Stay{a, d}
			return ask(t, r, q).Value
		}
		best := Stay{Best: true}
		for n := range 9 {
			for m := range 9 {
				a, d := Stay{AtLeast: n}, Stay{AtLeast: m}
				if x, y := value(best, d), value(a, d); x < y-1e-9 {
					t.Errorf("%v: best play gains %v against a defender of %d, pressing to %d gains %v", c, x, m, n, y)
				}
				if x, y := value(a, best), value(a, d); x > y+1e-9 {
					t.Errorf("%v: best play gives %v against an attacker of %d, staying to %d gives %v", c, x, n, m, y)
				}
			}
		}
	}
	q := Question{Attacker: force(t, r, "6 Germany AAF"), Defender: force(t, r, "6 France AAF"), Weights: w, Stay: [2]Stay{{Best: true}, {Best: true}}, Boundary: true}
	o := ask(t, r, q)
	for a := 1; a <= 6; a++ {
		for d := 1; d <= 6; d++ {
			x := q
			x.Attacker, x.Defender = Force{q.Attacker[0]}, Force{q.Defender[0]}
			x.Attacker[0].N, x.Defender[0].N = a, d
			want := CallGo
			switch v := ask(t, r, x).Advice; {
			case !v.Stays:
				want = CallLeave
			case !v.Presses:
				want = CallStop
			}
			if o.Boundary[a][d] != want {
				t.Errorf("%d against %d: boundary %d, advice %d", a, d, o.Boundary[a][d], want)
			}
		}
	}
	if o.Boundary[0][3] != CallNone || o.Boundary[3][0] != CallNone {
		t.Error("somebody decides when a side is gone")
	}
}

// What was turned back in the round just fought counts if the attacker stops, and only then (18.526).
func TestTurnedCountsWhenStopping(t *testing.T) {
	r := shipped(t)
	q := Question{Attacker: force(t, r, "2 Germany AAF"), Defender: force(t, r, "4 Britain AAF, 2 France AAF"), Weights: Weights{Kill: 1, Loss: 1, Turn: .5}}
	before := ask(t, r, q).Advice
	q.Turned = []int{3, 1}
	after := ask(t, r, q).Advice
	if after.Stop != before.Stop+2 || after.Go != before.Go || after.Leave != before.Leave || before.Stop != 0 || before.Leave != 3 {
		t.Errorf("before %+v, after %+v", before, after)
	}
}

// 18.623: interceptors roll once at air transports, which do not reply; nor do fighters made to be silent.
func TestSilentDefenders(t *testing.T) {
	r := shipped(t)
	for _, def := range []string{"4 Britain AT", "4 Britain AAF"} {
		q := Question{Attacker: force(t, r, "5 Germany AAF"), Defender: force(t, r, def), Rounds: 1, Conditions: Conditions{Silent: true}, Detail: Aborts}
		o := ask(t, r, q)
		if o.Left[OfAttacker] != 5 || o.Factors[OfAttacker] != 0 {
			t.Errorf("%s rolls: %+v", def, o)
		}
		x, err := r.ResolveRound(q.Attacker, q.Defender, q.Conditions, [4]int{3, 4, 0, 0}, Choices{})
		if err != nil || x.Defender.Rolls || x.Attacker.Result != r.Read(5, 7) || x.Attacker.Losses[0] != (Loss{}) {
			t.Errorf("%s: %+v, %v", def, x, err)
		}
		_, d, err := r.RoundLosses(q.Attacker, q.Defender, q.Conditions)
		if err != nil {
			t.Fatal(err)
		}
		mean, back := 0.0, 0.0
		for _, l := range d {
			mean += l.P * float64(l.Eliminated)
			back += l.P * float64(l.Aborted)
		}
		if math.Abs(mean-o.Factors[OfDefender]) > 1e-12 || math.Abs(back-o.Aborted[OfDefender]) > 1e-12 {
			t.Errorf("%s: %v and %v a round, odds %v and %v", def, mean, back, o.Factors[OfDefender], o.Aborted[OfDefender])
		}
	}
}

// The commonest questions leave nothing for the collector.
func TestCommonQuestionsAllocateNothing(t *testing.T) {
	r := shipped(t)
	q := Question{Attacker: force(t, r, "20 Germany AAF"), Defender: force(t, r, "20 Britain AAF")}
	desk := r.NewDesk()
	var err error
	if n := testing.AllocsPerRun(20, func() { _, err = desk.Odds(&q) }); n != 0 || err != nil {
		t.Errorf("a duel allocates %v times, %v", n, err)
	}
	if n := testing.AllocsPerRun(20, func() { _, err = r.Expect(q.Attacker[0], q.Defender[0], Conditions{}) }); n != 0 || err != nil {
		t.Errorf("Expect allocates %v times, %v", n, err)
	}
	q.Stay = [2]Stay{{Best: true}, {Best: true}}
	if n := testing.AllocsPerRun(20, func() { _, err = desk.Odds(&q) }); n != 0 || err != nil {
		t.Errorf("best play allocates %v times, %v", n, err)
	}
}

// A desk gives the same answer whatever it was asked before.
func TestDeskForgets(t *testing.T) {
	r := shipped(t)
	desk := r.NewDesk()
	list := questions(t, r)
	for pass := range 2 {
		for i := range list {
			q := list[(i*7+pass)%len(list)]
			a, err := desk.Odds(&q)
			if err != nil {
				t.Fatal(err)
			}
			b := ask(t, r, q)
			if a.Value != b.Value || a.Rounds != b.Rounds || len(a.States) != len(b.States) || a.Factors != b.Factors || a.Advice != b.Advice {
				t.Errorf("%s against %s: %+v, then %+v", r.FormatForce(q.Attacker), r.FormatForce(q.Defender), a, b)
			}
		}
	}
}

// To send the reserve first is worth what the fight is worth with everybody there, even for a single attacker.
func TestReliefIsTheFightWithEverybody(t *testing.T) {
	r := shipped(t)
	for _, best := range []bool{false, true} {
		q := Question{Attacker: force(t, r, "1 Germany AAF"), Defender: force(t, r, "3 Britain AAF"), Reserve: Reserve{Force: force(t, r, "2 Germany Jet"), Below: 1}}
		q.Stay = [2]Stay{{Best: best}, {Best: best}}
		got := ask(t, r, q).Advice
		all := q
		all.Attacker, all.Reserve = append(Force{}, append(q.Attacker, q.Reserve.Force...)...), Reserve{}
		if want := ask(t, r, all).Advice.Go; math.Abs(got.Relief-want) > 1e-12 || got.Relief == got.Go {
			t.Errorf("best %v: with the reserve %v, with everybody there %v, without %v", best, got.Relief, want, got.Go)
		}
		if !got.Sends || !got.Presses {
			t.Errorf("best %v: jets are not sent: %+v", best, got)
		}
	}
}
