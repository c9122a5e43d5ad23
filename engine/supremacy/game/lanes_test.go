package game_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/supremacy/game"
	"awaw/internal/nets"
	"awaw/internal/rulecase"
	"awaw/tables"
)

// example gives the position in which a case of the document's examples ends.
func example(t *testing.T, n int) *game.Position {
	t.Helper()
	const file = "../../../tests/cases/supremacy/game-examples.toml"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	f, err := game.Grammar().Parse(file, data)
	if err != nil {
		t.Fatal(err)
	}
	return reached(t, &f.Cases[n])
}

// written gives the position in which a case that is written here ends.
func written(t *testing.T, text string) *game.Position {
	t.Helper()
	f, err := game.Grammar().Parse("written.toml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return reached(t, &f.Cases[0])
}

func reached(t *testing.T, c *rulecase.Case) *game.Position {
	t.Helper()
	kit := rulecase.Kit{Boards: game.ReadBoard, Tables: tables.Embedded()}
	pos, err := kit.Position(c)
	if err != nil {
		t.Fatal(err)
	}
	return pos.(*game.Position)
}

// The second example, after its first round: three lanes, the landing beaten off, two Americans who fight and a Briton who was held and may be sent now.
func TestLanesOfTheSecondExample(t *testing.T) {
	p := example(t, 2)
	x := p.Lanes()
	if x == nil || x.Round != 2 || len(x.Lanes) != 3 || x.Sides != [2]engine.Side{2, 1} {
		t.Fatalf("%+v", x)
	}
	var got []string
	for _, l := range x.Lanes {
		c := l.Cells[0]
		got = append(got, fmt.Sprintf("%s %d %d/%d dice %d/%d", p.NameOf(l.At), l.Fate, len(c.Cards[0]), len(c.Cards[1]), len(c.Dice[0]), len(c.Dice[1])))
	}
	want := []string{"Great Britain 2 1/1 dice 1/1", "Off Scotland 0 4/3 dice 4/3", "Bay of Biscay 0 3/2 dice 3/2"}
	if strings.Join(got, "; ") != strings.Join(want, "; ") {
		t.Errorf("%v", got)
	}
	got = nil
	for _, b := range x.Bars {
		line := b.Nation + " " + p.NameOf(b.From)
		for _, s := range b.Spans {
			line += fmt.Sprintf(" %d:%s", s.Round, s.Doing)
		}
		got = append(got, line)
	}
	for _, w := range []string{"US NA-5 1:sent 2:fights", "BR Great Britain 1:barred 2:free", "BR Off Scotland 1:barred"} {
		n := 0
		for _, g := range got {
			if g == w {
				n++
			}
		}
		if want := 1 + strings.Count(w, "US"); n != want {
			t.Errorf("%q %d times in %v", w, n, got)
		}
	}
}

// In the round before whose dice a battle is called off who was sent to it does not fight, and its way home begins in the next.
func TestABarDoesNotFightWhereABattleWasCalledOff(t *testing.T) {
	const orders = `"from FRA", "sortie fighter FRA BIS", "end FRA", "from GER", "sortie fighter GER SCO", "done", "dispatch fighter NA5 BIS U.S.A.", "done", "press SCO", "press BIS", "done", "roll BIS",
  "press SCO", "call-off BIS BIS"`
	bar := func(more string) (line string) {
		x := written(t, `system = "supremacy"

[[case]]
rule = ["as.dispatch.14"]
name = "Called off"
given = ["Germany owns GER FRA", "Germany has 2 fighter at FRA", "Germany has 1 fighter at GER", "U.K. has 1 transport at BIS", "U.K. has 1 transport at SCO", "U.S.A. has 1 carrier 1 fighter at NA5", "U.K. owns GBR"]
orders = [`+orders+more+`]
dice = [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]
expect = ["turn Germany"]
`).Lanes()
		for _, b := range x.Bars {
			if b.Nation == "US" {
				for _, s := range b.Spans {
					line += fmt.Sprintf(" %d:%s", s.Round, s.Doing)
				}
			}
		}
		return line
	}
	if got := bar(""); got != " 1:sent 2:fights 3:idle" {
		t.Errorf("as it is called off:%s", got)
	}
	if got := bar(`, "done", "press SCO"`); got != " 1:sent 2:fights 3:idle 4:returns" {
		t.Errorf("a round later:%s", got)
	}
}

// Whatever is played, each die has a card of its kind, rounds of a bar follow each other, and what goes on has not ended.
func TestLanesHoldTogether(t *testing.T) {
	for _, id := range starts {
		s := system(t, id, nil)
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		seen := 0
		for chance := engine.NewFast(7); len(p.ToAct()) > 0; {
			legal := p.Legal(p.ToAct()[0], nil)
			if p, _, err = p.Apply(legal[chance.Intn(len(legal))], chance); err != nil {
				t.Fatal(err)
			}
			if x := p.(lanes.Shower).Lanes(); x != nil {
				seen += whole(t, x)
			}
		}
		if seen == 0 {
			t.Errorf("%s: no bars", id)
		}
	}
}

// whole checks a sheet of lanes, and counts its bars.
func whole(t *testing.T, x *lanes.Table) int {
	for _, l := range x.Lanes {
		if (l.Fate == lanes.GoesOn) != l.Ended.IsZero() {
			t.Fatalf("%+v goes on and has ended", l)
		}
		fought := slices.ContainsFunc(l.Cells, func(c lanes.Cell) bool { return c.Fought })
		if !fought && (l.Fate == lanes.Won || l.Fate == lanes.Empty) {
			t.Fatalf("fate %d, and no die has fallen", l.Fate)
		}
		ends(t, &l)
		for _, c := range l.Cells {
			for s := range c.Dice {
				for _, d := range c.Dice[s] {
					if d.By < 0 || d.By >= len(c.Cards[s]) || d.Hit != (d.Face <= d.Needs) || d.Needs < 1 {
						t.Fatalf("die %+v among %d cards", d, len(c.Cards[s]))
					}
				}
			}
		}
	}
	for _, b := range x.Bars {
		for i, sp := range b.Spans {
			late := x.Over && sp.Doing == lanes.Idle && sp.Round == x.Round+1
			if sp.Round < 1 || sp.Round > x.Round && !late || i > 0 && sp.Round <= b.Spans[i-1].Round {
				t.Fatalf("rounds of a bar: %+v", b)
			}
		}
	}
	return len(x.Bars)
}

// ends checks what a lane says of its end against who stood after its last dice: a battle is won where nobody of the defenders stood, they have left
// where some did, and nobody is left where none of either side did.
func ends(t *testing.T, l *lanes.Lane) {
	var last *lanes.Cell
	for i := range l.Cells {
		if l.Cells[i].Fought {
			last = &l.Cells[i]
		}
	}
	if last == nil || l.Fate == lanes.GoesOn {
		return
	}
	stood := [2]bool{}
	for s := range stood {
		stood[s] = slices.ContainsFunc(last.Cards[s], func(c lanes.Card) bool { return !c.Lost && c.State != lanes.Below })
	}
	switch l.Fate {
	case lanes.Won:
		if stood[1] {
			t.Fatalf("%+v is won, and defenders stood", l)
		}
	case lanes.Yielded:
		if !stood[1] {
			t.Fatalf("%+v is left, and no defender stood", l)
		}
	case lanes.Empty, lanes.Held:
		if (l.Fate == lanes.Empty) == (stood[0] || stood[1]) {
			t.Fatalf("%+v: fate %d, and stood %v", l, l.Fate, stood)
		}
	}
}

// A lane is called taken where the attacker holds its land when the battle is won, and nowhere at sea.
func TestOnlyLandIsTaken(t *testing.T) {
	s := crowded(t, nil)
	taken, won, left := 0, 0, 0
	for seed := range uint64(6) {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		nets.Visit(t, p, 500, true, engine.NewFast(seed+1), func(_ int, pos engine.Position) {
			p := pos.(*game.Position)
			x := p.Lanes()
			if x == nil {
				return
			}
			whole(t, x)
			for _, l := range x.Lanes {
				at := l.At.Index()
				ours := !p.Sea(at) && p.Owner[at] >= 0 && p.Friends(int(p.Owner[at]), p.Now)
				switch {
				case l.Fate == lanes.Yielded:
					left++
				case l.Fate == lanes.Taken && ours:
					taken++
				case l.Fate == lanes.Won && !ours:
					won++
				case l.Fate == lanes.Taken || l.Fate == lanes.Won:
					t.Fatalf("%v: fate %d, and its land is ours: %t", l.At, l.Fate, ours)
				}
			}
		})
	}
	if taken == 0 || won == 0 || left == 0 {
		t.Errorf("%d taken, %d won otherwise, %d without a die: too few to show anything", taken, won, left)
	}
}
