package wings_test

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/ordered"
	table "awaw/engine/play"
	"awaw/engine/wings"
	"awaw/internal/nets"
)

// voting is a start with secret votes, as a game.
func voting(t *testing.T, id string, more map[string]string) (*table.Game, nets.System) {
	t.Helper()
	s := system(t, id, more)
	g, err := table.New(s.Rules, s.Kit, s.Doc, table.Options{Seed: engine.OpenSeed(1), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	return g, s
}

// writes gives lines of notation, one after the other.
func writes(t *testing.T, g *table.Game, lines ...string) {
	t.Helper()
	for _, l := range lines {
		c, err := g.Rules().ParseCommand(g.Position(), l)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := g.Do(c); err != nil {
			t.Fatalf("%s: %v", l, err)
		}
	}
}

var all = []string{"Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"}

// toldOfVotes checks who is told of a vote that all but Italy asked for: each of them alone, in the log and of the season.
func toldOfVotes(t *testing.T, g *table.Game, start engine.Position) {
	t.Helper()
	told := map[engine.Side]bool{}
	for n := range g.Head() + 1 {
		for side := engine.Side(1); side <= 7; side++ {
			list, err := g.Events(n, side)
			if err != nil {
				continue
			}
			for _, x := range list {
				switch { // whoever asked knows it, and is told alone that not all did
				case x.Text.Key == "wings.end.vain" && x.Audience == engine.Only(side) && len(x.Text.Args) == 0:
					told[side] = true
				case strings.Contains(x.Text.Key, ".end") || strings.Contains(x.Text.Key, "agreed"):
					t.Errorf("side %d is told %v", side, x)
				}
			}
		}
	}
	if len(told) != 6 || told[5] { // all but Italy
		t.Errorf("who is told that not all agreed: %v", told)
	}
	for side := engine.Side(1); side <= 7; side++ {
		unmet := slices.ContainsFunc(g.Seen(side).(*wings.Position).News(start.Seen(side)), func(n ordered.News) bool { return n.Kind == ordered.Unmet })
		if unmet != told[side] {
			t.Errorf("what the season brought tells side %d of a vote: %v", side, unmet)
		}
	}
}

// When all ask for a draw the game is over before the orders are carried out; one that does not ask lets it go on, and nobody learns which.
func TestDrawBySecretVote(t *testing.T) {
	g, s := voting(t, "wings-1901", nil)
	round := func(but string, ask string) {
		for _, who := range all {
			if who != but {
				writes(t, g, who+": "+ask)
			}
			writes(t, g, who+": seal")
		}
	}
	start := g.Position()
	round("Italy", "end draw")
	if g.Outcome().Over {
		t.Fatal("the game is over though Italy asked for nothing")
	}
	other, _ := voting(t, "wings-1901", nil)
	for _, who := range all {
		if who != "Turkey" && who != "Italy" {
			writes(t, other, who+": end draw")
		}
		writes(t, other, who+": seal")
	}
	for side := engine.Side(1); side <= 7; side++ {
		a, b := g.Seen(side), other.Seen(side)
		if a.Digest() != b.Digest() || !reflect.DeepEqual(a.View(), b.View()) {
			t.Errorf("side %d sees who asked for a draw in vain", side)
		}
	}
	toldOfVotes(t, g, start)
	round("", "end draw")
	o := g.Outcome()
	if !o.Over || o.Winner != engine.NoSide || o.Why.Key != "wings.agreed.draw" {
		t.Fatalf("all asked for a draw: %+v", o)
	}
	data, err := g.Position().(engine.Encoder).Encode()
	if err != nil {
		t.Fatal(err)
	}
	back, err := s.Rules.Restore(s.Kit, data)
	if err != nil || back.Digest() != g.Position().Digest() || !reflect.DeepEqual(back.Outcome(), o) {
		t.Fatalf("a game that ended so does not come back from its text: %v", err)
	}
	if bytes.Contains(data, []byte(`"pleas"`)) {
		t.Error("the text keeps who asked")
	}
}

// The others may yield to one, who need not ask; powers in disorder agree to whatever the rest agrees on; one who asks for a draw prevents it.
func TestOthersYield(t *testing.T) {
	for _, x := range []struct {
		asks map[string]string
		over bool
		win  engine.Side
	}{
		{map[string]string{"Austria": "FRA", "England": "FRA", "Germany": "FRA", "Italy": "any", "Russia": "FRA", "Turkey": "any"}, true, 3},
		{map[string]string{"Austria": "FRA", "England": "FRA", "Germany": "draw", "Italy": "any", "Russia": "FRA", "Turkey": "any"}, false, 0},
		{map[string]string{"Austria": "FRA", "England": "FRA", "France": "draw", "Germany": "FRA", "Italy": "any", "Russia": "FRA", "Turkey": "any"}, false, 0},
		{map[string]string{"Austria": "any", "England": "any", "France": "any", "Germany": "any", "Italy": "any", "Russia": "any", "Turkey": "any"}, false, 0},
		{map[string]string{"Austria": "any", "England": "any", "France": "draw", "Germany": "any", "Italy": "any", "Russia": "any", "Turkey": "any"}, true, 0},
	} {
		g, _ := voting(t, "wings-1901", nil)
		for _, who := range all {
			if a := x.asks[who]; a != "" {
				writes(t, g, who+": end "+a)
			}
			writes(t, g, who+": seal")
		}
		if o := g.Outcome(); o.Over != x.over || o.Winner != x.win {
			t.Errorf("%v: %+v", x.asks, o)
		}
	}
}

// Without the option nobody may ask; with it the notation reads back, and a wish can be taken back before the seal.
func TestAskingForTheEnd(t *testing.T) {
	g, _ := voting(t, "wings-1901", map[string]string{"votes": "none"})
	c, err := g.Rules().ParseCommand(g.Position(), "France: end draw")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Do(c); err == nil {
		t.Error("a draw is asked for where there are no votes")
	}
	g, _ = voting(t, "wings-1901", nil)
	for _, line := range []string{"France: end draw", "France: end any", "France: end TUR"} {
		c, err := g.Rules().ParseCommand(g.Position(), line)
		if err != nil || g.Rules().FormatCommand(g.Position(), c) != line {
			t.Errorf("%s reads back as %s, %v", line, g.Rules().FormatCommand(g.Position(), c), err)
		}
	}
	for _, line := range []string{"France: end now", "France: end FRA"} {
		if _, err := g.Rules().ParseCommand(g.Position(), line); err == nil {
			t.Errorf("%s is read", line)
		}
	}
	writes(t, g, "France: end draw")
	w := g.Seen(3).(*wings.Position)
	if _, asked, has := w.Pleas(3); !has || asked.Verb != wings.VerbEnd {
		t.Error("France does not know what it asked for")
	}
	if _, _, has := g.Seen(2).(*wings.Position).Pleas(2); has {
		t.Error("England knows that France asked")
	}
	if err := g.TakeBackStep(3, 0); err != nil {
		t.Fatal(err)
	}
	if _, _, has := g.Seen(3).(*wings.Position).Pleas(3); has {
		t.Error("it is still asked for")
	}
}

// A year that is the last is scored as was chosen: by most centres, or by the squares of centres, which come to a hundred.
func TestScoring(t *testing.T) {
	for _, how := range []string{"most", "shares"} {
		g, _ := voting(t, "wings-1901", map[string]string{"scoring": how})
		for n := 0; !g.Outcome().Over && n < 2000; n++ {
			side := g.ToAct()[0]
			if _, err := g.Do(engine.Command{Side: side, Verb: wings.VerbSeal}); err != nil {
				t.Fatal(err)
			}
		}
		o, sum := g.Outcome(), 0
		for _, s := range o.Score {
			sum += s.Points
		}
		switch {
		case !o.Over:
			t.Fatal("a game in which nobody moves does not end")
		case how == "most" && (o.Winner != 6 || sum != 22):
			t.Errorf("Russia has most centres: %+v", o)
		case how == "shares" && (o.Winner != engine.NoSide || sum < 97 || sum > 103 || o.Score[5].Points != 23):
			t.Errorf("shares: %+v", o)
		}
	}
}

// A game with votes passes the nets, two worlds among them.
func TestVotesPassTheNets(t *testing.T) {
	g, s := voting(t, "wings-1901", nil)
	for _, who := range all[:3] {
		writes(t, g, who+": end any")
	}
	side := g.ToAct()[0]
	p := g.Seen(side) // with what it asks for itself; the others' wishes lie in their drafts
	q, _, err := p.Apply(engine.Command{Side: 4, Verb: wings.VerbEnd, C: engine.NewRef(engine.KindSide, 4)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	nets.ReadsBack(t, s, q)
	for _, side := range []engine.Side{4, 5} {
		seen := q.Seen(side)
		if !reflect.DeepEqual(seen.Legal(side, nil), q.Legal(side, nil)) || !reflect.DeepEqual(seen, seen.Seen(side)) {
			t.Errorf("what side %d may do depends on what others ask for", side)
		}
	}
	if h := q.(engine.Hider); !h.Hides(5) || reflect.DeepEqual(q.Seen(5).Digest(), q.Digest()) {
		t.Error("what side 4 asks for is not hidden from side 5")
	}
}
