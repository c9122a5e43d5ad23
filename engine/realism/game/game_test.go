package game_test

import (
	"fmt"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/realism/game"
	"awaw/internal/nets"
	"awaw/scenarios"
	"awaw/tables"
)

var starts = []string{"over-the-reich", "carriers-1942", "world-1942"}

// system is a scenario made ready for the nets.
func system(t testing.TB, id string, options map[string]string) nets.System {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	return nets.System{Rules: game.Rules{}, Kit: engine.Kit{Board: world(t), Tables: tables.Embedded(), Options: options}, Doc: doc}
}

// Games by chance: no dead end, they end, every net holds, and they replay equal.
func TestGamesByChance(t *testing.T) {
	for _, id := range starts {
		for seed := range uint64(2) {
			options := map[string]string{}
			if seed == 1 {
				options = map[string]string{"barrage": "aircraft", "artillery": "first"}
			}
			s := system(t, id, options)
			mem := nets.RandomPlay(t, s, nets.Play{Seed: seed + 1, Most: 20000, Every: 397, Back: 10})
			nets.Replay(t, s, mem.Bytes())
		}
	}
}

// Flights that leave a territory twice are met with dice of their own each time.
func TestDiceOfEveryMeeting(t *testing.T) {
	nets.RandomPlay(t, system(t, "world-1942", nil), nets.Play{Seed: 105, Most: 20000, Back: 5})
}

// What was bought and has found no place is asked about before it is paid back; where all of it stands nothing is.
func TestWhatFindsNoPlaceIsAskedAbout(t *testing.T) {
	s := system(t, "world-1942", nil)
	asked, all := 0, 0
	for seed := range uint64(4) {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		nets.Visit(t, p, 700, true, engine.NewFast(seed+1), func(_ int, p engine.Position) {
			acting := p.ToAct()
			if len(acting) == 0 {
				return
			}
			done := engine.Command{Side: acting[0], Verb: game.VerbDone}
			l := p.(engine.Teller).Tell(done)
			units, worth := p.(*game.Position).Unplaced()
			if want := p.(*game.Position).Phase() == game.Placement && units > 0; want != (l.Forfeits == engine.ForfeitsPoints) {
				t.Fatalf("%d units bought, in %v: going on gives up %v", units, p.(*game.Position).Phase(), l.Forfeits)
			} else if want {
				asked++
				if got := fmt.Sprint(l.Loses); got != fmt.Sprint(engine.Say("realism.game.loses.units", units, worth)) {
					t.Fatal(got)
				}
			}
			all++
		})
	}
	if asked < 10 {
		t.Errorf("asked at %d of %d positions, too few to show anything", asked, all)
	}
}

// While losses are chosen the panel counts those that are still to be named: of a side that is asked at least one has fallen, and no more than it had.
func TestLossesStillToBeNamedAreCounted(t *testing.T) {
	s := fewUnits(t, "decks", nil)
	n := 0
	for seed := range uint64(12) {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		nets.Visit(t, p, 300, true, engine.NewFast(seed+1), func(_ int, p engine.Position) {
			b := p.View().Battle
			if b == nil || b.Over || len(p.ToAct()) == 0 {
				return
			}
			verb := p.Legal(p.ToAct()[0], nil)[0].Verb
			if verb != game.VerbLose && verb != game.VerbPick {
				return
			}
			n++
			for i := range b.Sides {
				side := &b.Sides[i]
				loser := (side.Side == p.ToAct()[0]) == (verb == game.VerbLose)
				had := 0
				for _, c := range side.Before {
					had += c.Size
				}
				fell := side.Suffered.Args[0].N
				if loser && fell <= had-side.Strength || fell > had {
					t.Fatalf("of %d there are %d left, and %d have fallen; asked for %v", had, side.Strength, fell, verb)
				}
			}
		})
	}
	if n < 10 {
		t.Errorf("%d questions for losses, too few to show anything", n)
	}
}

// What positions keep of what may be done in them is what is listed anew, and what they share of the board nobody writes on.
func TestPositionsListTheSameAnew(t *testing.T) {
	for _, id := range few {
		nets.Anew(t, fewUnits(t, id, nil), 400, 1)
	}
	for _, id := range starts {
		nets.Anew(t, system(t, id, nil), 250, 2)
	}
}

// A power stands once in a scenario, and after those that act before it.
func TestPowersStandOnceAndInOrder(t *testing.T) {
	s := fewUnits(t, "decks", nil)
	text := string(s.Doc.Data)
	at := strings.Index(text, "[[power]]")
	end := at + 1 + strings.Index(text[at+1:], "[[power]]")
	for what, changed := range map[string]string{"twice": text[:end] + text[at:end] + text[end:], "in another order": text[:at] + text[end:] + "\n" + text[at:end]} {
		_, err := s.Rules.Setup(s.Kit, engine.Doc{Name: "changed.toml", Data: []byte(changed)})
		if err == nil || !strings.Contains(err.Error(), "powers in the order") {
			t.Errorf("a power that stands %s: %v", what, err)
		}
	}
}
