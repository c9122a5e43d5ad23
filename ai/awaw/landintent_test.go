package awaw

import (
	"slices"
	"testing"

	"awaw/ai"
	"awaw/ai/awaw/clash"
	"awaw/engine"
	"awaw/engine/awaw"
)

// What a first roll should bring, by the table: six to one on two factors in rough country takes the hex whatever falls and
// costs four factors on a 1; who is outnumbered two to one takes nothing at once that it does not pay for; and more strength
// never makes it less likely that the hex is taken.
func TestFirstRoll(t *testing.T) {
	o := clash.Odds{Scape: scene(t, "barbarossa-1941").(*awaw.Position).Landscape()}
	c := clash.Attack{Def: 2, Times: 2, Prize: 3, Kill: 2, Down: 2, Loss: 2}
	at := func(att int) clash.Roll { c := c; c.Att = att; return o.First(c) }
	near := func(a, b float64) bool { return a > b-1e-9 && a < b+1e-9 }
	if x := at(24); !near(x.Taken, 1) || !near(x.Theirs, 2) || !near(x.Ours, 4.0/6) {
		t.Errorf("six to one: %+v, expected all of 2, for 4 on one face of six", x)
	}
	last := at(1)
	for att := 2; att <= 30; att++ {
		x := at(att)
		if x.Taken < last.Taken-1e-9 || x.Theirs < last.Theirs-1e-9 {
			t.Errorf("%d factors: %+v, one less: %+v", att, x, last)
		}
		if x.Taken < 0 || x.Taken > 1+1e-9 || x.Theirs > 2+1e-9 || x.Ours > float64(att) {
			t.Errorf("%d factors: %+v is out of bounds", att, x)
		}
		last = x
	}
}

// Attacks, support, marches and flights are told in words by who gives them, with what is expected of an attack; a number told
// of units that march is the number of march commands.
func TestTheGroundWarIsToldInWords(t *testing.T) {
	keys := map[string]int{}
	for _, id := range theatres {
		p := scene(t, id)
		seats := []ai.Player{player(t, "pilot", ai.Options{Seed: 3}), player(t, "pilot", ai.Options{Seed: 4})}
		dice := engine.NewFast(5)
		for n := 0; len(p.ToAct()) > 0 && n < 3000; n++ {
			side := p.ToAct()[0]
			d := seats[side-1].Decide(p.Seen(side), side, ai.Watch{})
			marched, told := 0, 0
			for _, m := range d.Meant {
				keys[m.Key]++
				switch m.Key {
				case "ai.meant.toward", "ai.meant.guard", "ai.meant.relieve":
					told += m.Args[1].N
				case "ai.meant.attack", "ai.meant.support":
					if !slices.ContainsFunc(d.Expected, func(e engine.Text) bool {
						return (e.Key == "ai.expected.attack" || e.Key == "ai.expected.free") && e.Args[0].Ref == m.Args[0].Ref
					}) {
						t.Errorf("%s: an attack on %v without what it is to bring: %v", id, m.Args[0].Ref, d.Expected)
					}
				}
			}
			for _, c := range d.Commands {
				if c.Verb == awaw.VerbMarch {
					marched++
				}
				next, _, err := p.Apply(c, dice)
				if err != nil {
					t.Fatal(err)
				}
				p = next
			}
			if marched != told {
				t.Errorf("%s: %d units march, %d are told of: %v", id, marched, told, d.Meant)
			}
		}
	}
	for _, key := range []string{"support", "attack", "advance", "toward", "guard", "feed", "cover", "pass"} {
		if keys["ai.meant."+key] == 0 {
			t.Errorf("in %d theatres nobody meant to %s", len(theatres), key)
		}
	}
}
