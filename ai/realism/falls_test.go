package realism_test

import (
	"testing"

	"awaw/ai"
	"awaw/ai/realism"
	"awaw/engine"
	"awaw/engine/realism/game"
	"awaw/engine/systems"
	"awaw/tables"
)

// march is an attack by two infantry and two fighters on a complex that is held by as much. Without infantry the fighters take nothing.
const march = `[scenario]
id = "march"
system = "realism"
edition = 2
name = "March"
dates = "1942"
complexity = 1
minutes = 10
map = "world-1942"
turns = 1
axis_lead = 0
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
owns = ["Russia"]
units = ["Russia: 1 infantry, 2 armor, 1 fighter"]
[[power]]
name = "Germany"
side = "Axis"
money = 0
owns = ["Germany", "Ukraine"]
units = ["Ukraine: 2 infantry, 2 fighter"]
`

// The last infantry of an attack is kept, at the price of a fighter, for without it the battle is over; whoever picks names it for the same reason.
func TestTheLastOfAnArmyIsKept(t *testing.T) {
	kept, named := 0, 0
	for seed := range uint64(600) {
		p, err := systems.Start(engine.Doc{Name: "march.toml", Data: []byte(march)}, tables.Embedded())
		if err != nil {
			t.Fatal(err)
		}
		bot, err := ai.Roster{{Mind: realism.Mind, Player: realism.Player}}.Find("pilot", ai.Options{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		dice := engine.NewFast(seed)
		for n := 0; n < 100 && len(p.ToAct()) > 0; n++ {
			side := p.ToAct()[0]
			q, legal := p.(*game.Position), p.Legal(p.ToAct()[0], nil)
			c := charge(q, legal)
			if f := q.Glance().Fight; f.Form == game.Armies && (f.Question == "lose" || f.Question == "pick") {
				c = bot.Choose(p, side)
				k, _ := q.Kind(c)
				if f.Force[0][game.Infantry] == 1 && f.Force[0][game.Fighter] == 2 && f.Force[1] == (game.Units{game.Armor: 1}) {
					switch {
					case f.Question == "lose" && f.Attacks:
						kept++
						if k != game.Fighter {
							t.Fatalf("seed %d: %v against %v, and %v falls", seed, f.Force[0], f.Force[1], k)
						}
					case f.Question == "pick" && !f.Attacks:
						named++
						if k != game.Infantry {
							t.Fatalf("seed %d: %v against %v, and %v is picked", seed, f.Force[0], f.Force[1], k)
						}
					}
				}
			}
			if p, _, err = p.Apply(c, dice); err != nil {
				t.Fatal(err)
			}
		}
	}
	if kept < 5 || named < 5 {
		t.Errorf("asked %d times what falls and %d times what is picked, too little to show anything", kept, named)
	}
}

// charge marches with everything that can reach Russia, aircraft with it, and fights on.
func charge(p *game.Position, legal []engine.Command) engine.Command {
	spaces := p.Glance().Spaces
	if p.Turn() == "RU" {
		return legal[len(legal)-1]
	}
	for _, verb := range []engine.Verb{game.VerbMarch, game.VerbSupport, game.VerbFrom, game.VerbEnd, game.VerbPress} {
		for _, c := range legal {
			if c.Verb == verb && (c.Verb != game.VerbMarch && c.Verb != game.VerbSupport || spaces[c.B.Index()].Hostile) {
				return c
			}
		}
	}
	for _, c := range legal {
		if c.Verb == game.VerbDone {
			return c
		}
	}
	return legal[0]
}
