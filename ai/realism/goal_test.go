package realism_test

import (
	"fmt"
	"testing"

	"awaw/ai"
	"awaw/ai/realism"
	"awaw/engine"
	"awaw/engine/realism/game"
	"awaw/engine/systems"
	"awaw/tables"
)

// front is the last turn of a game, Germany's: three of four may attack five, which is won less often than not. The lead is what the Axis still needs.
const front = `[scenario]
id = "front"
system = "realism"
edition = 2
name = "Front"
dates = "1942"
complexity = 1
minutes = 10
map = "world-1942"
turns = 1
axis_lead = %d
[[side]]
name = "Allies"
style = "allies"
[[side]]
name = "Axis"
style = "axis"
[[power]]
name = "Russia"
side = "Allies"
money = 0
owns = ["Ukraine"]
units = ["Ukraine: 5 infantry"]
[[power]]
name = "Germany"
side = "Axis"
money = 0
owns = ["Germany", "Eastern Europe"]
units = ["Eastern Europe: 4 infantry", "Germany: 1 infantry"]
`

// Where nothing else can win a commander stakes what it has, by some of its seeds; where the game is won already none does. A pilot looks at the
// battle alone.
func TestTheGoalIsKnown(t *testing.T) {
	for _, x := range []struct {
		level string
		lead  int // beyond what the Axis has
		dares bool
	}{{"commander", 3, true}, {"commander", -4, false}, {"pilot", 3, false}, {"pilot", -4, false}} {
		dared := 0
		for seed := range uint64(8) {
			if attacks(t, x.level, x.lead, seed+1) {
				dared++
			}
		}
		if (dared > 0) != x.dares {
			t.Errorf("%s, %d points to gain: attacks by %d of 8 seeds", x.level, x.lead, dared)
		}
	}
}

// attacks tells whether the Axis marches to fight in a game it needs so many points in.
func attacks(t *testing.T, level string, lead int, seed uint64) (dared bool) {
	t.Helper()
	p := start(t, 0)
	p = start(t, p.Points(2)-p.Points(1)+lead)
	bot, err := ai.Roster{{Mind: realism.Mind, Player: realism.Player}}.Find(level, ai.Options{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n < 200 && !p.Over(); n++ {
		side := p.ToAct()[0]
		c := engine.Command{}
		if side == 2 {
			c = bot.Choose(p, side)
			dared = dared || c.Verb == game.VerbMarch && p.Phase() == game.LandMove
		} else {
			c = p.Legal(side, nil)[len(p.Legal(side, nil))-1]
		}
		next, _, err := p.Apply(c, engine.NewFast(3))
		if err != nil {
			t.Fatal(err)
		}
		p = next.(*game.Position)
	}
	return dared
}

func start(t *testing.T, lead int) *game.Position {
	t.Helper()
	p, err := systems.Start(engine.Doc{Name: "front.toml", Data: fmt.Appendf(nil, front, lead)}, tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	return p.(*game.Position)
}
