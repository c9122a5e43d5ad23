package supremacy_test

import (
	"slices"
	"testing"

	"awaw/ai"
	"awaw/ai/supremacy"
	"awaw/engine"
	"awaw/engine/supremacy/game"
	"awaw/scenarios"
	"awaw/tables"
)

// A pilot aims, and says who falls, by what that is worth in the exact odds: whatever it names is worth more than the plain order, and nothing that it leaves
// would be worth more still.
func TestPilotsAimByTheOdds(t *testing.T) {
	doc, err := scenarios.Doc("channel-skies")
	if err != nil {
		t.Fatal(err)
	}
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		t.Fatal(err)
	}
	board, err := game.ReadBoard(info.Map)
	if err != nil {
		t.Fatal(err)
	}
	start, err := game.Rules{}.Setup(engine.Kit{Tables: tables.Embedded(), Board: board}, doc)
	if err != nil {
		t.Fatal(err)
	}
	levels := ai.Levels()
	pilot := levels[slices.IndexFunc(levels, func(l ai.Level) bool { return l.Name == "pilot" })]
	x := supremacy.Player(start, pilot, ai.Options{}).(ai.Planner)
	asked, named := 0, 0
	for seed := range 3 {
		a, n := aimed(t, start, x, levels, engine.NewFast(uint64(seed)))
		asked, named = asked+a, named+n
	}
	if asked < 20 || named < 5 {
		t.Errorf("asked %d times, it departed from the plain order %d times", asked, named)
	}
}

// aimed plays a game between pilots and looks at each answer between the dice; it counts them, and those that depart from the plain order.
func aimed(t *testing.T, p engine.Position, x ai.Planner, levels []ai.Level, dice engine.Dice) (asked, named int) {
	for len(p.ToAct()) > 0 {
		side := p.ToAct()[0]
		plan := x.Decide(p, side, ai.Watch{}).Commands
		c := plan[0]
		if q := p.(*game.Position); between(q, side) {
			for _, l := range levels {
				if own := supremacy.Player(p, l, ai.Options{}); l.Name != "cadet" && (own == nil || own.(ai.Planner).Decide(p, side, ai.Watch{}).Commands[0] != c) {
					t.Fatalf("%s does not answer as a pilot does", l.Name)
				}
			}
			asked++
			if c.Verb == game.VerbAim || c.Verb == game.VerbSpare || c.Verb == game.VerbLose {
				named++
			} else {
				c = engine.Command{}
			}
			most := worthOf(q, side, c)
			for _, o := range p.Legal(side, nil) {
				if o.Verb != game.VerbRoll && o.Verb != game.VerbPlain && worthOf(q, side, o) > most+.0501 {
					t.Errorf("%v is taken, and %v is worth more: %v", c, o, worthOf(q, side, o)-most)
				}
			}
			if c != (engine.Command{}) && most <= worthOf(q, side, engine.Command{}) {
				t.Errorf("%v is worth no more than the plain order", c)
			}
		}
		for i, c := range plan {
			next, _, err := p.Apply(c, dice)
			if err != nil && i == 0 {
				t.Fatal(err)
			}
			if err != nil {
				break
			}
			p = next
		}
	}
	return asked, named
}

// between tells whether a side is asked between the dice of a battle that can be reckoned.
func between(p *game.Position, side engine.Side) bool {
	if ai.First(p.Legal(side, nil), game.VerbRoll, game.VerbPlain) == nil {
		return false
	}
	_, _, ok := p.Weigh(engine.Command{})
	return ok
}

// worthOf is what an answer comes to for a side: what the enemy loses less what it loses itself, and the land it takes or keeps.
func worthOf(p *game.Position, side engine.Side, c engine.Command) float64 {
	x, prize, _ := p.Weigh(c)
	if n := x.Lost[0] - x.Lost[1] - x.Won*float64(prize); p.Defends() {
		return n
	} else {
		return -n
	}
}
