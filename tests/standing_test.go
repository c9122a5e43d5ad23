package tests

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/play"
)

// The theatres in which reactions of every kind are asked: counterair, defensive support and its interception, transports.
var reacting = []string{"channel-1940", "barbarossa-1941", "crete-1941", "burma-1943", "stalingrad-1942"}

// Random play in which both sides leave standing orders: what an order answers is legal and is written down beside the
// command, every question comes to an end, and the journal read back proves true with the same orders.
func TestStandingOrdersInRandomPlay(t *testing.T) {
	all := engine.StandingOrders{}.With(engine.StandingOrder{Kind: "intercept", N: 40}).With(engine.StandingOrder{Kind: "disengage", N: 3}).
		With(engine.StandingOrder{Kind: "last"})
	answered := map[string]int{}
	for i, id := range reacting {
		rules, kit, doc, _ := scene(t, id)
		var journal play.Memory
		g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(uint64(70 + i)), Open: true, Sink: &journal})
		if err != nil {
			t.Fatal(err)
		}
		for side := engine.Side(1); side <= 2; side++ {
			orders := all
			if side == 2 && i%2 == 1 {
				orders = all.With(engine.StandingOrder{Kind: "withhold"})
			}
			if err := g.SetOrders(side, orders); err != nil {
				t.Fatal(err)
			}
		}
		chance := engine.NewFast(uint64(900 + i))
		inARow := 0
		for n := 0; len(g.ToAct()) > 0 && n < 4000; n++ {
			side := g.ToAct()[0]
			legal := g.Legal(side, nil)
			done, by, ok, err := g.AnswerStanding(side)
			switch {
			case err != nil:
				t.Fatalf("%s, command %d: order %v: %v", id, n, by, err)
			case ok:
				answered[by.Kind]++
				if inARow++; inARow > 200 {
					t.Fatalf("%s, command %d: the orders go on answering", id, n)
				}
				if got := g.Answered(side)[done.Line]; got != by {
					t.Fatalf("%s, line %d: %v is written down, %v answered", id, done.Line, got, by)
				}
			default:
				inARow = 0
				if _, err := g.Do(legal[chance.Intn(len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
		}
		j, err := play.ReadJournal(id, bytes.NewReader(journal.Bytes()))
		if err != nil {
			t.Fatal(err)
		}
		back, err := play.Resume(rules, kit, j, nil)
		if err != nil {
			t.Fatal(err)
		}
		if r := back.Verify(); !r.OK() {
			t.Errorf("%s: %v", id, r.Faults)
		}
		if a, b := back.Orders(1).String(), g.Orders(1).String(); a != b {
			t.Errorf("%s: orders %q came back as %q", id, b, a)
		}
	}
	for _, kind := range []string{"intercept", "disengage", "withhold"} {
		if answered[kind] == 0 {
			t.Errorf("no order of kind %s ever answered: %v", kind, answered)
		}
	}
}

// What an order does at every question random play comes to: it answers only the side asked and only legally; a side that
// breaks off below nothing stays, one that breaks off below everything leaves where it can; with an impossible chance
// nobody intercepts; a counter that is the last of its base stays.
func TestStandingOrdersMeanWhatTheySay(t *testing.T) {
	only := func(kind string, n int) engine.StandingOrders {
		return engine.StandingOrders{{Kind: kind, N: n}}
	}
	seen := map[string]int{}
	for i, id := range reacting {
		rules, kit, doc, _ := scene(t, id)
		p, err := rules.Setup(kit, doc)
		if err != nil {
			t.Fatal(err)
		}
		dice := engine.NewFast(uint64(40 + i))
		start, games := p, 1
		for n := 0; n < 3000; n++ {
			if len(p.ToAct()) == 0 { // a short game: another
				if games++; games > 4 {
					break
				}
				p = start
			}
			side := p.ToAct()[0]
			legal := p.Legal(side, nil)
			has := func(v engine.Verb) bool {
				return slices.ContainsFunc(legal, func(c engine.Command) bool { return c.Verb == v })
			}
			ask := func(o engine.StandingOrders) (engine.Command, bool) {
				return answered(t, p, side, legal, o, fmt.Sprintf("%s, command %d", id, n))
			}
			if c, ok := ask(only("disengage", 0)); ok {
				seen["stay"]++
				if has(awaw.VerbStay) && c.Verb != awaw.VerbStay {
					t.Fatalf("%s, command %d: leaves at once with %+v", id, n, c)
				}
			}
			if c, ok := ask(only("disengage", 1000)); ok {
				if c.Verb == awaw.VerbStay && (has(awaw.VerbFlee) || has(awaw.VerbHome)) {
					t.Fatalf("%s, command %d: stays though it could go", id, n)
				}
			}
			if c, ok := ask(only("intercept", 101)); ok && c.Verb == awaw.VerbMeet {
				t.Fatalf("%s, command %d: intercepts at a chance nothing has", id, n)
			}
			if c, ok := ask(only("intercept", 0)); ok {
				seen[map[bool]string{true: "meet", false: "let pass"}[c.Verb == awaw.VerbMeet]]++
			}
			if c, ok := ask(engine.StandingOrders{{Kind: "intercept", N: 1}, {Kind: "last"}}); ok && c.Verb == awaw.VerbMeet {
				seen["sparing"]++
				if readyBeside(p, side, c.A) == 0 {
					t.Fatalf("%s, command %d: sends %v, the last of its base", id, n, c.A)
				}
			}
			if c, ok := ask(only("withhold", 0)); ok {
				seen["withhold"]++
				if c.Verb != awaw.VerbDone {
					t.Fatalf("%s, command %d: withholds by %+v", id, n, c)
				}
			}
			if p, _, err = p.Apply(legal[dice.Intn(len(legal))], dice); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, what := range []string{"stay", "meet", "let pass", "sparing", "withhold"} {
		if seen[what] == 0 {
			t.Errorf("random play never came to %q: %v", what, seen)
		}
	}
}

// answered is what standing orders answer for the side asked: something legal, and nothing for the other side.
func answered(t *testing.T, p engine.Position, side engine.Side, legal []engine.Command, o engine.StandingOrders, where string) (engine.Command, bool) {
	t.Helper()
	s := p.Seen(side).(engine.Stander)
	if _, _, ok := s.Answer(3-side, o); ok {
		t.Fatalf("%s: the side that is not asked was answered for by %v", where, o)
	}
	c, _, ok := s.Answer(side, o)
	if ok && !slices.Contains(legal, c) {
		t.Fatalf("%s: %v answers %+v, which is not legal", where, o, c)
	}
	return c, ok
}

// readyBeside counts the counters of a side that could fly from the base of one, beside it.
func readyBeside(p engine.Position, side engine.Side, one engine.Ref) (n int) {
	base := engine.NoRef
	for _, k := range p.View().Counters {
		if k.Ref == one {
			base = k.Space
		}
	}
	for _, k := range p.View().Counters {
		if k.Ref != one && k.Space == base && k.Side == side && !k.Is(engine.Turned) && k.Flies() && k.Mission == engine.NoRef {
			n++
		}
	}
	return n
}

// The luck of every roll of random play, over land and sea: chances that sum to one, a result that could happen and is the one
// told, and as many rolls as dice fell in rounds of air combat, none where other dice fell. Over many rolls the results lie
// about the mean as the variances say.
func TestLuckIsFair(t *testing.T) {
	var sum [3]engine.LuckSum
	fire := 0
	for i, id := range append([]string{"coral-sea-1942", "malta-1942", "pearl-harbor-1941"}, reacting...) {
		rules, kit, doc, _ := scene(t, id)
		p, err := rules.Setup(kit, doc)
		if err != nil {
			t.Fatal(err)
		}
		dice := engine.NewFast(uint64(140 + i))
		for n := 0; len(p.ToAct()) > 0 && n < 6000; n++ {
			legal := p.Legal(p.ToAct()[0], nil)
			c := legal[dice.Intn(len(legal))]
			next, events, err := p.Apply(c, dice)
			if err != nil {
				t.Fatal(err)
			}
			rolls, thrown := 0, 0
			for _, e := range events {
				switch {
				case e.Text.Key == "awaw.rolled":
					rolls++
				case e.Text.Key == "awaw.fire.rolled":
					fire++
				}
				thrown += len(e.Dice)
			}
			p = next
			if thrown == 0 { // a screen asks only of lines with dice
				continue
			}
			list := p.(engine.Gambler).Fortunes()
			if len(list) != rolls {
				t.Fatalf("%s, command %d: %d rolls, %d told of", id, n, rolls, len(list))
			}
			for _, f := range list {
				total := 0.0
				for _, x := range f.Chances {
					total += x
				}
				if math.Abs(total-1) > 1e-9 || f.Got < 0 || f.Got >= len(f.Chances) || f.Chances[f.Got] <= 0 || f.Side < 1 || f.Side > 2 || f.Unit != 1 && f.Unit != 3 {
					t.Fatalf("%s, command %d: %+v", id, n, f)
				}
				sum[f.Side].Add(f)
			}
		}
	}
	if fire == 0 {
		t.Error("random play never came to the ships' fire")
	}
	for side := 1; side <= 2; side++ {
		s := sum[side]
		if s.Rolls < 20 {
			t.Errorf("side %d rolled %d times only", side, s.Rolls)
		}
		if math.Abs(s.Luck()) > 4.5*s.Deviation() { // once in a hundred thousand games
			t.Errorf("side %d: %+v lies %g deviations off", side, s, s.Luck()/s.Deviation())
		}
	}
}
