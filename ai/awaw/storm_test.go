package awaw_test

import (
	"slices"
	"testing"

	"awaw/ai"
	minds "awaw/ai/awaw"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// Plans for one place can be carried out as they stand, command by command until dice fall or somebody else is asked; they are of every kind there is; to have
// asked for them changes nothing in what the mind says otherwise.
func TestStormsCanBeCarriedOut(t *testing.T) {
	kinds := map[engine.Verb]int{}
	for _, id := range []string{"channel-1940", "barbarossa-1941", "market-garden-1944", "crete-1941", "midway-1942", "malta-1942"} {
		mind := minds.Mind(started(t, id))
		piloted(t, id, 400, func(n int, _ ai.Player, seen engine.Position, side engine.Side) {
			before := mind.Moves(seen, side, 1, nil)
			plans := mind.(ai.Stormer).Storms(seen, side)
			if after := mind.Moves(seen, side, 1, nil); !slices.Equal(before, after) {
				t.Fatalf("%s, %d: %v before the plans were asked for, %v after", id, n, before, after)
			}
			for _, plan := range plans {
				kinds[plan[0].Verb]++
				carried(t, id, n, seen, side, plan)
			}
		})
	}
	for _, v := range []engine.Verb{awaw.VerbStage, awaw.VerbFly, awaw.VerbMarch, awaw.VerbSupport, awaw.VerbAssign, awaw.VerbDefend, awaw.VerbLoad, awaw.VerbLand, awaw.VerbRedeploy,
		awaw.VerbSail, awaw.VerbHunt, awaw.VerbPatrol, awaw.VerbStrike} {
		if kinds[v] == 0 {
			t.Errorf("no plan begins with verb %d: %v", v, kinds)
		}
	}
}

// piloted plays a scenario by Pilot for so many commands and shows each position to who is asked, as he sees it.
func piloted(t *testing.T, id string, commands int, show func(n int, pilot ai.Player, seen engine.Position, side engine.Side)) {
	t.Helper()
	p := started(t, id)
	pilot, err := systems.Bots().Find("pilot", ai.Options{Seed: 5, Nodes: 40})
	if err != nil {
		t.Fatal(err)
	}
	dice := engine.NewKeyed(engine.OpenSeed(5))
	for n := 0; n < commands && len(p.ToAct()) > 0; n++ {
		side := engine.InTurn(p.ToAct(), n)
		seen := p.Seen(side)
		show(n, pilot, seen, side)
		next, _, err := p.Apply(pilot.Choose(seen, side), dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
}

// started is the first position of a scenario.
func started(t *testing.T, id string) engine.Position {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	p, err := systems.Start(doc, tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Marshal tries plans for one place, Commander does not, with as many commands and where there is no book.
func TestMarshalStorms(t *testing.T) {
	p := started(t, "barbarossa-1941")
	pilot, err := systems.Bots().Find("pilot", ai.Options{Seed: 5, Nodes: 40})
	if err != nil {
		t.Fatal(err)
	}
	mind := minds.Mind(p).(ai.Stormer)
	dice := engine.NewKeyed(engine.OpenSeed(5))
	more := 0
	for n := 0; n < 60; n++ {
		side := p.ToAct()[0]
		seen := p.Seen(side)
		if len(mind.Storms(seen, side)) > 0 && n > 20 {
			var ways [2]int
			for i, name := range []string{"commander", "marshal"} {
				bot, err := systems.Bots().Find(name, ai.Options{Seed: 5, Nodes: 6000})
				if err != nil {
					t.Fatal(err)
				}
				ways[i] = bot.Decide(seen, side, ai.Watch{}).Ways
			}
			if ways[1] < ways[0] {
				t.Errorf("%d: Marshal tries %d ways, Commander %d", n, ways[1], ways[0])
			}
			if ways[1] > ways[0] {
				more++
			}
			if more == 3 {
				return
			}
		}
		next, _, err := p.Apply(pilot.Choose(seen, side), dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	t.Errorf("Marshal tries more than Commander in %d decisions", more)
}

// carried gives the commands of a plan one after the other.
func carried(t *testing.T, id string, n int, p engine.Position, side engine.Side, plan []engine.Command) {
	t.Helper()
	for i, c := range plan {
		if !slices.Contains(p.ToAct(), side) {
			return
		}
		if !engine.Takes(p, p.Legal(side, nil), c) {
			if i > 0 && c.Verb == awaw.VerbRedeploy { // so many factors may move, and which that is goes by what has moved
				return
			}
			t.Errorf("%s, %d: command %d of %v is not legal", id, n, i, plan)
			return
		}
		next, _, err := p.Apply(c, engine.NewTyped())
		if err != nil {
			return // dice fall
		}
		p = next
	}
}
