package tests

import (
	"math"
	"testing"

	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/systems"
	"awaw/scenarios"
)

// What games on boards of areas tell of their fights, in random play: the units told to have fallen are among those counted as lost, no fight is
// decided of which no round was told, each begins once, and what dice could have done adds up to one.
func TestFightsByUnitsAreTold(t *testing.T) {
	told := map[engine.SystemID]int{}
	for i, info := range scenarios.List() {
		if info.System == "realism" || info.System == "supremacy" {
			told[info.System] += tellsFights(t, info.ID, uint64(300+i), nil) + tellsFights(t, info.ID, uint64(400+i), nil)
		}
		if info.System == "realism" { // a round in two parts
			told[info.System] += tellsFights(t, info.ID, uint64(500+i), map[string]string{"artillery": "first"})
		}
	}
	for _, id := range []engine.SystemID{"realism", "supremacy"} {
		if told[id] < 100 {
			t.Errorf("%s: %d fights told, too few to show anything", id, told[id])
		}
	}
}

// tellsFights plays one game by chance and counts the fights told.
func tellsFights(t *testing.T, id string, seed uint64, options map[string]string) (told int) {
	t.Helper()
	rules, kit, doc, _ := scene(t, id)
	kit.Options = options
	p, err := rules.Setup(kit, doc)
	if err != nil {
		t.Fatal(err)
	}
	dice := engine.NewFast(seed)
	open, lost := map[engine.FightID]int{}, map[engine.Side]int{} // counted as lost, and not yet told to have fallen
	for n := 0; len(p.ToAct()) > 0 && n < 20000; n++ {
		legal := p.Legal(p.ToAct()[0], nil)
		next, events, err := p.Apply(legal[dice.Intn(len(legal))], dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
		for _, e := range events {
			for _, l := range e.Losses {
				lost[l.Side] += l.N
			}
			rounds := e.Facts().Rounds
			for k := range rounds {
				v := &rounds[k]
				if v.First {
					open[v.FightID] = 0
				} else if _, begun := open[v.FightID]; !begun {
					t.Fatalf("%s, command %d: a later round of %v, and no first", id, n, v.FightID)
				}
				open[v.FightID]++
				wholeRound(t, v, lost)
			}
			for _, x := range e.Facts().Ended {
				if open[x.FightID] == 0 {
					t.Fatalf("%s, command %d: %v is decided, and no round of it was told", id, n, x)
				}
				delete(open, x.FightID)
				told++
			}
		}
		for side, n := range lost {
			if n < 0 {
				t.Fatalf("%s: side %d is told to have lost %d more than it did", id, side, -n)
			}
		}
		for _, f := range engine.FortunesOf(p, false, events) {
			sum := 0.0
			for _, c := range f.Chances {
				sum += c
			}
			if math.Abs(sum-1) > 1e-9 || f.Got >= len(f.Chances) || f.Chances[f.Got] <= 0 {
				t.Fatalf("%s: a roll of %v cannot come to %d", id, f.Chances, f.Got)
			}
		}
	}
	return told
}

// wholeRound holds a round together, and takes who fell in it off what was lost.
func wholeRound(t *testing.T, v *engine.Volley, lost map[engine.Side]int) {
	t.Helper()
	for s := range v.Sides {
		side := &v.Sides[s]
		if len(side.Units) == 0 && v.What != engine.FightBombing {
			t.Fatalf("%v: nobody of side %d was there", v.FightID, side.Side)
		}
		fell := 0
		there := map[engine.Ref]bool{}
		for _, u := range side.Units {
			if there[u.Counter] {
				t.Fatalf("%v: %v was there twice", v.FightID, u)
			}
			there[u.Counter] = true
			fell += u.Lost
		}
		if bombed := v.What == engine.FightBombing && s == 1; !bombed && side.Cost > 0 != (fell > 0) || side.Cost < fell {
			t.Fatalf("%v: %d of side %d fell, which are %d points", v.FightID, fell, side.Side, side.Cost)
		}
		for _, u := range side.Units {
			if u.Lost < 0 || u.Lost > u.N || u.Counter.Kind() != engine.KindCounter || u.From.Kind() != engine.KindSpace {
				t.Fatalf("%v: %+v", v.FightID, u)
			}
			lost[side.Side] -= u.Lost
		}
		for _, d := range side.Dice {
			if d.Face < 1 || d.Face > v.Of {
				t.Fatalf("%v: a die of %d sides shows %d", v.FightID, v.Of, d.Face)
			}
		}
	}
}

// In the lesson of Air Supremacy whoever plays Germany goes for the carrier, so that there is something to be sent to; and two bases may send.
func TestTheLessonIsAttacked(t *testing.T) {
	for _, level := range []string{"cadet", "pilot"} {
		_, _, _, p := scene(t, "first-dispatch")
		bot, err := systems.Bots().New(level, 1)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 20 && p.ToAct()[0] == areagame.Axis; n++ {
			if p, _, err = p.Apply(bot.Choose(p.Seen(areagame.Axis), areagame.Axis), engine.NewFast(1)); err != nil {
				t.Fatal(err)
			}
		}
		bases := map[engine.Ref]bool{}
		for _, c := range p.Legal(1, nil) {
			if p.(engine.Teller).Tell(c).Cite == "as.dispatch.1" {
				bases[c.A] = true
			}
		}
		if len(bases) < 2 {
			t.Errorf("%s: aircraft may be sent from %d bases", level, len(bases))
		}
	}
}
