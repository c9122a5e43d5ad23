package game_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/supremacy/game"
)

// duel is a German dive bomber and two infantry against a dogfighter and an infantry on Great Britain, before the first die.
const duel = `system = "supremacy"

[[case]]
rule = ["as.fighter.1"]
name = "Duel"
given = ["Germany owns FRA", "Germany has 2 infantry 1 dive-bomber at FRA", "Germany has 1 transport at CHA", "U.K. owns GBR", "U.K. has 1 dogfighter 1 infantry at GBR",
  "U.K. has 1 carrier 1 fighter at SCO"]
orders = ["from FRA", "sortie dive-bomber FRA GBR", "lift infantry FRA GBR CHA"]
dice = [12, 12, 12]
expect = ["turn Germany"]
`

// onward is the plain answer to what is asked in a battle: nothing more declared, dice as they are aimed, losses in the plain order; else the first there is.
func onward(p *game.Position) engine.Command {
	legal := p.Legal(p.ToAct()[0], nil)
	i := slices.IndexFunc(legal, func(c engine.Command) bool {
		return c.Verb == game.VerbDone || c.Verb == game.VerbRoll || c.Verb == game.VerbPlain
	})
	return legal[max(0, i)]
}

// through plays the plain answers with dice until the first round is over, and gives what was told.
func through(t *testing.T, p *game.Position, first string, faces ...int) (*game.Position, []engine.Event) {
	t.Helper()
	dice := engine.NewLoaded(faces...)
	var told []engine.Event
	give := func(c engine.Command) {
		next, events, err := p.Apply(c, dice)
		if err != nil {
			t.Fatal(err)
		}
		p, told = next.(*game.Position), append(told, events...)
	}
	c, err := game.Rules{}.ParseCommand(p, first)
	if err != nil {
		t.Fatal(err)
	}
	give(c)
	for x := p.Lanes(); x != nil && x.Round == 1; x = p.Lanes() {
		give(onward(p))
	}
	return p, told
}

// Aircraft that air hits take fall by the clause of hits in the air, all else by that of hits beyond; each round is headed, who is sent is amid battles.
func TestARoundIsToldByItsClauses(t *testing.T) {
	p, told := through(t, written(t, duel), "dispatch fighter SCO GBR U.K.", 3, 12, 12, 12, 12)
	fell := map[engine.Cite]int{}
	sent, bouts := 0, 0
	for _, e := range told {
		switch {
		case e.Kind == engine.EventLoss:
			fell[e.Cite]++
		case e.Facts().Amid:
			sent++
		case e.Text.Key == "supremacy.game.bout":
			bouts++
		}
	}
	if len(fell) != 1 || fell["as.fighter.1"] != 1 || sent != 2 || bouts != 1 {
		t.Errorf("%v fell, %d sent or arrived, %d rounds headed", fell, sent, bouts)
	}
	c := p.Lanes().Lanes[0].Cells
	if got := valueOf(c[0], "dive-bomber"); got != 4 {
		t.Errorf("against a dogfighter a dive bomber is numbered %d", got)
	}
	if got := valueOf(c[1], "dive-bomber"); got != 4 {
		t.Errorf("against the fighter that has come a dive bomber is numbered %d", got)
	}
	_, told = through(t, written(t, duel), "done", 3, 2, 12, 12, 12)
	fell = map[engine.Cite]int{}
	for _, e := range told {
		if e.Kind == engine.EventLoss {
			fell[e.Cite]++
		}
	}
	if fell["as.fighter.1"] != 1 || fell["as.fighter.2"] != 1 {
		t.Errorf("%v fell", fell)
	}
	p, _ = through(t, written(t, duel), "done", 3, 12, 12, 12, 12)
	for n, c := range p.Lanes().Lanes[0].Cells {
		if got := valueOf(c, "dive-bomber"); got != 4 {
			t.Errorf("a dive bomber is numbered %d in round %d, and 4 wherever it is shown", got, n+1)
		}
	}
}

// valueOf is the number on the attacker's cards of a kind.
func valueOf(c lanes.Cell, kind string) int {
	for _, x := range c.Cards[0] {
		if x.Kind.Code == kind {
			return x.Value
		}
	}
	return -1
}

// The dice of a round are told with which of them missed, and by the clause that says what those who rolled shoot at.
func TestDiceAreToldByWhatRolledAndHit(t *testing.T) {
	_, told := through(t, written(t, duel), "dispatch fighter SCO GBR U.K.", 3, 12, 2, 12, 4)
	dice := func(told []engine.Event) (out []engine.Event) {
		for _, e := range told {
			if e.Kind == engine.EventDice {
				out = append(out, e)
			}
		}
		return out
	}
	both := dice(told)
	if len(both) != 2 || both[0].Cite != "as.fighter.1" || both[1].Cite != "as.aa.1" {
		t.Fatalf("dice: %+v", both)
	}
	if !slices.Equal(both[0].Dice, []int{3, 12, 2}) || !slices.Equal(both[0].Missed, []bool{false, true, false}) || !slices.Equal(both[1].Missed, []bool{true, false}) {
		t.Errorf("missed: %v %v, %v %v", both[0].Dice, both[0].Missed, both[1].Dice, both[1].Missed)
	}
	foot := strings.Replace(strings.Replace(duel, " 1 dive-bomber", "", 1), "1 dogfighter ", "", 1)
	foot = strings.Replace(foot, `"sortie dive-bomber FRA GBR", `, "", 1)
	_, told = through(t, written(t, foot), "done", 1, 12, 12)
	if both = dice(told); len(both) != 2 || both[0].Cite != "as.value.7" || both[1].Cite != "as.value.7" {
		t.Errorf("infantry alone: %+v", both)
	}
	_, told = through(t, written(t, strings.Replace(duel, "1 dogfighter ", "", 1)), "done", 12, 12, 12, 12)
	if both = dice(told); len(both) != 2 || both[1].Cite != "as.aa.2" {
		t.Errorf("infantry that aircraft come at as well, for whom none shoots: %+v", both)
	}
}
