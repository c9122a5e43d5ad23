package awaw

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/ai/aitest"
	"awaw/ai/awaw/clash"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/scenarios"
)

var theatres = []string{"crete-1941", "barbarossa-1941", "stalingrad-1942", "burma-1943"}

// changed sets up a shipped scenario with some of its text changed: old and new, in turns.
func changed(t *testing.T, id string, pairs ...string) engine.Position {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	text := string(doc.Data)
	for i := 0; i < len(pairs); i += 2 {
		if strings.Count(text, pairs[i]) != 1 {
			t.Fatalf("%s: %q is not there once", id, pairs[i])
		}
		text = strings.Replace(text, pairs[i], pairs[i+1], 1)
	}
	doc.Data = []byte(text)
	return setUp(t, doc)
}

// told is one command with the position it was given in and what it brought.
type told struct {
	p  *awaw.Position
	c  engine.Command
	ev []engine.Event
}

// game plays to the end or until stop says so, and gives everything that happened.
func game(t *testing.T, p engine.Position, level string, seed uint64, stop func(*awaw.Position) bool) []told {
	t.Helper()
	seats := []ai.Player{player(t, level, ai.Options{Seed: seed}), player(t, level, ai.Options{Seed: seed})}
	dice := engine.NewFast(seed)
	var out []told
	for acting := p.ToAct(); len(acting) > 0; acting = p.ToAct() {
		q := p.(*awaw.Position)
		if stop != nil && stop(q) {
			return out
		}
		side := acting[0]
		for _, c := range seats[side-1].Decide(p.Seen(side), side, ai.Watch{}).Commands {
			next, ev, err := p.Apply(c, dice)
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, told{p.(*awaw.Position), c, ev})
			p = next
		}
		if len(out) > 5000 {
			t.Fatal("no end")
		}
	}
	return out
}

// said counts what was told under a key.
func said(list []told, key string) (n int) {
	for _, x := range list {
		for _, e := range x.ev {
			if e.Text.Key == key {
				n++
			}
		}
	}
	return n
}

func asked(p *awaw.Position) awaw.Asked {
	var g awaw.Glance
	p.Glance(&g)
	return g.Land.Asked
}

// In every theatre every command of a decision is accepted, the same seed plays the same game, and the weakest level and
// the greedy one get to the end.
func TestLandGamesAreLegalAndRepeat(t *testing.T) {
	for _, id := range theatres {
		start := scene(t, id)
		for _, level := range []string{"cadet", "pilot"} {
			play := func() []engine.Command {
				o := ai.Options{Seed: 11, Nodes: 40}
				given, out := aitest.Bout(t, start, []ai.Player{player(t, level, o), player(t, level, o)}, 6, 5000)
				if !out.Over {
					t.Errorf("%s, %s: not over", id, level)
				}
				return given
			}
			if one, again := play(), play(); !slices.Equal(one, again) {
				t.Errorf("%s, %s: the same seed played another game", id, level)
			}
		}
	}
}

// Those that search decide the same whether one or two try at once, in the middle of the ground war too.
func TestLandSearchRepeats(t *testing.T) {
	start := scene(t, "crete-1941")
	play := func(workers int) []engine.Command {
		o := ai.Options{Seed: 5, Nodes: 200, Workers: workers}
		given, _ := aitest.Bout(t, start, []ai.Player{player(t, "commander", o), player(t, "marshal", o)}, 3, 5000)
		return given
	}
	if one, two := play(1), play(2); !slices.Equal(one, two) {
		t.Error("two workers played another game than one")
	}
}

// 18.53: who starves is fed, as many as the transports carry, where nobody can meet them; who lives is not loaded for it. Winter does not
// bind Soviet air (19.31A), so the scenario is set up without any.
func TestTheStarvingAreFed(t *testing.T) {
	doc, err := scenarios.Doc("stalingrad-1942")
	if err != nil {
		t.Fatal(err)
	}
	soviet := regexp.MustCompile(`(?m)^\[\[air\]\]\nnation = "Russia"\n(.+\n)+`)
	doc.Data = soviet.ReplaceAll(doc.Data, nil)
	p := setUp(t, doc)
	feeder := player(t, "pilot", ai.Options{Seed: 2})
	dice := engine.NewFast(2)
	fed := 0
	for asked(p.(*awaw.Position)) != awaw.AskMarch {
		side := p.ToAct()[0]
		given := []engine.Command{{Side: side, Verb: awaw.VerbDone}}
		if side == 1 {
			given = feeder.Decide(p.Seen(side), side, ai.Watch{}).Commands
		}
		for _, c := range given {
			next, ev, err := p.Apply(c, dice)
			if err != nil {
				t.Fatal(err)
			}
			p = next
			fed += said([]told{{ev: ev}}, "awaw.fed")
		}
	}
	if fed != 3 {
		t.Errorf("%d units were fed by three factors of transports nobody met", fed)
	}
}

// 10.53: an empty place that counts is dropped on.
func TestAnEmptyPlaceIsDroppedOn(t *testing.T) {
	p := changed(t, "crete-1941",
		"nation = \"Britain\"\ntype = \"infantry\"\nat = \"Iraklion\"\nunits = [\"1-3\"]\nname = \"14th Brigade\"", "nation = \"Britain\"\ntype = \"infantry\"\nat = \"Alexandria\"\nunits = [\"1-3\"]\nname = \"14th Brigade\"",
		"nation = \"Greece\"\ntype = \"static\"\nat = \"Iraklion\"", "nation = \"Greece\"\ntype = \"static\"\nat = \"Maleme\"",
		"type = \"infantry\"\nat = \"Maleme\"\nunits = [\"1-3\", \"1-3\", \"1-3\"]", "type = \"static\"\nat = \"Maleme\"\nunits = [\"1-0\", \"1-0\", \"1-0\"]")
	list := game(t, p, "pilot", 4, nil)
	dropped := slices.ContainsFunc(list, func(x told) bool {
		return said([]told{x}, "awaw.dropped") == 1 && said([]told{x}, "awaw.captured") == 1
	})
	if !dropped {
		t.Error("nobody dropped on a base nobody guards")
	}
}

// An attack at odds that cannot fail is made, one that cannot succeed is not, and support goes where it decides.
func TestAttacksGoByTheOdds(t *testing.T) {
	p := changed(t, "crete-1941",
		"type = \"infantry\"\nat = \"Maleme\"\nunits = [\"1-3\", \"1-3\", \"1-3\"]", "type = \"static\"\nat = \"Maleme\"\nunits = [\"9-0\", \"9-0\", \"9-0\"]",
		"nation = \"Britain\"\ntype = \"infantry\"\nat = \"Iraklion\"\nunits = [\"1-3\"]", "nation = \"Britain\"\ntype = \"infantry\"\nat = \"Alexandria\"\nunits = [\"1-3\"]")
	list := game(t, p, "pilot", 4, nil)
	fought := map[engine.Ref]int{}
	over := map[engine.Ref]int{}
	for _, x := range list {
		switch x.c.Verb {
		case awaw.VerbAssault:
			fought[x.c.B]++
		case awaw.VerbSupport:
			over[x.c.B]++
		}
	}
	strong := engine.SpaceRef(spaceOf(t, p, 27))
	weak := engine.SpaceRef(spaceOf(t, p, 1))
	if fought[strong] > 0 || over[strong] > 0 {
		t.Errorf("%d attacks and %d supporters on 27 factors in rough country", fought[strong], over[strong])
	}
	if fought[weak] == 0 || over[weak] == 0 {
		t.Errorf("%d attacks and %d supporters on one static unit that holds half the island", fought[weak], over[weak])
	}
}

// spaceOf finds the place with some factors of the first side on it that its enemy is paid for.
func spaceOf(t *testing.T, p engine.Position, factors int) int {
	t.Helper()
	var g awaw.Glance
	p.(*awaw.Position).Glance(&g)
	for _, h := range g.Land.Holds {
		n := 0
		for _, x := range g.Land.Troops {
			if x.Space == h.Space {
				n += x.Factors
			}
		}
		if n == factors {
			return h.Space
		}
	}
	t.Fatalf("no place with %d factors", factors)
	return -1
}

// The combat table in points: what cannot fail is worth the defender and the hex, what cannot succeed is worth less than
// nothing, and more strength is never worth less.
func TestWorthOfAnAttack(t *testing.T) {
	o := clash.Odds{Scape: scene(t, "barbarossa-1941").(*awaw.Position).Landscape()}
	c := clash.Attack{Def: 2, Times: 2, Prize: 3, Kill: 2, Down: 2, Loss: 2}
	worth := func(att int) float64 { c := c; c.Att = att; return o.Worth(c) }
	// At six to one: Ex on a 1 costs four factors, else the defender is gone for nothing.
	if got, want := worth(24), (6*(2*2+3.0)-2*4)/6; got < want-1e-9 || got > want+1e-9 {
		t.Errorf("six to one is worth %g, expected %g", got, want)
	}
	if worth(2) >= 0 {
		t.Errorf("one to two is worth %g", worth(2))
	}
	if worth(0) != 0 {
		t.Errorf("no attack is worth %g", worth(0))
	}
	last := worth(4)
	for att := 8; att <= 24; att += 4 {
		if v := worth(att); v < last-1e-9 {
			t.Errorf("%d against 4 is worth %g, less strength %g", att, v, last)
		} else {
			last = v
		}
	}
	if empty := o.Worth(clash.Attack{Att: 1, Prize: 3}); empty != 3 {
		t.Errorf("an empty hex is worth %g, expected its prize", empty)
	}
}
