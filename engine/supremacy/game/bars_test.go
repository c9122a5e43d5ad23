package game_test

import (
	"fmt"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/supremacy/game"
)

// noted are the notes on the fighters of a power in a space.
func noted(p *game.Position, nation, at string) (out string) {
	for _, c := range p.View().Counters {
		if c.Nation == nation && c.Kind.Code == "fighter" && strings.HasPrefix(p.NameOf(c.Space), at) {
			out += " " + c.Note.Key
		}
	}
	return out
}

// Aircraft sent to the last battle, which is over before they come, turn back in the round that is not fought: their bars say so. While they are away
// their counters are not called ready.
func TestABarTurnsBackFromTheLastBattle(t *testing.T) {
	p := written(t, `system = "supremacy"

[[case]]
rule = ["as.dispatch.15"]
name = "Over before they come"
given = ["Germany owns GER FRA", "Germany has 2 fighter at FRA", "Germany has 1 infantry at GER", "U.K. has 1 transport at BIS", "U.S.A. has 1 carrier 2 fighter at NA5", "U.K. owns GBR"]
orders = ["from FRA", "sortie fighter FRA BIS", "sortie fighter FRA BIS", "done", "dispatch fighter NA5 BIS U.S.A."]
dice = [1, 1, 12]
expect = ["turn Germany"]
`)
	if got := noted(p, "US", "NA-5"); got != " supremacy.game.note.sent.some" {
		t.Errorf("one of two is sent:%s", got)
	}
	dice := engine.NewLoaded(1, 1, 12)
	for p.Lanes() != nil && !p.Lanes().Over {
		next, _, err := p.Apply(onward(p), dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next.(*game.Position)
	}
	x := p.Lanes()
	if x == nil || x.Lanes[0].Fate == lanes.GoesOn {
		t.Fatalf("the battle was to be over: %+v", x)
	}
	line := ""
	for _, b := range x.Bars {
		for _, s := range b.Spans {
			line += fmt.Sprintf(" %s %d:%s", b.Nation, s.Round, s.Doing)
		}
	}
	if line != " US 1:sent US 2:idle" {
		t.Errorf("bars:%s", line)
	}
	if got := noted(p, "US", "NA-5"); got != " supremacy.game.note.ready" {
		t.Errorf("they are back:%s", got)
	}
}
