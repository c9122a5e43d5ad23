// What a fight tells of those who do not roll, of the next round, of what bars the way, and of who has to find a base.

package awaw_test

import (
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/awaw"
)

// english words a text of a position.
func english(t *testing.T, p engine.Position, x engine.Text) string {
	t.Helper()
	words, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	return engine.Catalog(words).Word(x, p.(engine.Namer))
}

// Transports make no roll and suffer all the same (18.623); those who attack them roll and suffer nothing.
func TestTransportsThatAreShotDownAreTold(t *testing.T) {
	p, _ := stand(t, "map europe-test", "control E1 E2 E3 E4 E5 E7 E8 E9 E10 E11 E12 D2 D11 Axis", "control D10 Allies",
		"Germany AT 2 at E10", "troops Germany infantry 1-3 at E10", "Britain AAF 3 at D10")
	dice := engine.NewLoaded(1, 1)
	p = passUntil(t, p, dice, 1, awaw.VerbLoad)
	p = order(t, p, dice, "load #0 #g0", "depart #0 E5", "meet #1 E8", "done", "roll")
	b := see(p).Battle
	if b == nil || !b.Over || !b.Rolled {
		t.Fatalf("the attack is not shown: %+v", b)
	}
	if s := b.Sides[0].Suffered; !s.IsZero() {
		t.Errorf("who attacks transports suffers %q", english(t, p, s))
	}
	left := 0
	for _, c := range see(p).Counters {
		if c.Ref == engine.CounterRef(0) {
			left = c.Size
		}
	}
	if s := b.Sides[1].Suffered; s.Key != "awaw.suffers" || s.Args[0].N != 2-left || s.Args[1].N != 2 || left == 2 {
		t.Errorf("of two transports %d are left, and the panel tells %q", left, english(t, p, s))
	}
}

// Chances of another round are those of what both sides have left, beside those of the die that fell.
func TestChancesOfAnotherGroundRound(t *testing.T) {
	p, _ := stand(t, "map europe-test", "control E10 E11 E12 D10 Axis", "control E13 E14 E15 E16 Allies",
		"troops Germany INF 6-3 6-3 at E12", "troops Britain INF 2-3 1-3 at E13")
	dice := engine.NewLoaded(1)
	p = passUntil(t, p, dice, 1, awaw.VerbAssign)
	p = order(t, p, dice, "assign #g0 E13", "assign #g1 E13", "assault E13")
	if c := see(p).Battle.Charts; len(c) != 1 || c[0].Title.Args[0].S != "2:1" {
		t.Fatalf("before the die: %+v", c)
	}
	p = order(t, p, dice, "roll")
	for see(p).Battle != nil && len(see(p).Battle.Charts) == 1 {
		side := p.ToAct()[0]
		var err error
		if p, _, err = p.Apply(p.Legal(side, nil)[0], dice); err != nil {
			t.Fatal(err)
		}
	}
	b := see(p).Battle
	if b == nil || len(b.Charts) != 2 {
		t.Fatalf("no chances of another round: %+v", b)
	}
	if again := b.Charts[1]; again.Title.Key != "awaw.chart.ground.again" || b.Charts[0].Title.Args[0].S != "2:1" {
		t.Errorf("%q, then %q", english(t, p, b.Charts[0].Title), english(t, p, again.Title))
	} else if again.Title.Args[0].S != "1:1" {
		t.Errorf("%q: six of twelve factors are left against six", english(t, p, again.Title))
	}
}

// A hex in which the enemy stands is refused for that, whatever movement is left; one that is only far is far.
func TestEnemiesInTheWayAreNamed(t *testing.T) {
	p, _ := stand(t, "map europe-test", "control E10 E11 E12 D10 E13 Axis", "control E14 E15 E16 Allies",
		"troops Germany INF 3-3 at E13", "troops Britain INF 2-3 at E14")
	p = passUntil(t, p, engine.NewLoaded(), 1, awaw.VerbMarch)
	for to, want := range map[string]string{"E14": "awaw.no.march.enemy", "E3": "awaw.no.march.far"} {
		c, err := awaw.Rules{}.ParseCommand(p, "march #g0 "+to)
		if err != nil {
			t.Fatal(err)
		}
		a, err := p.(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryCommand, Cmd: c})
		if err != nil || a.Text.Key != want {
			t.Errorf("to %s: %q %v", to, a.Text.Key, err)
		}
	}
}

// Who has to find a base for displaced air is told which air, and from where; of several how many there are.
func TestTheDisplacedAreNamed(t *testing.T) {
	for _, x := range []struct {
		units []string
		want  string
	}{
		{[]string{"Britain AAF 5 at E14"}, "British army air 5 has lost its base at "},
		{[]string{"Britain AAF 3 at E14", "Britain AT 2 at E14"}, "2 units have lost their base at "},
	} {
		given := append([]string{"map europe-test", "control E10 Axis", "control E14 E18 I14 Allies", "capture E14 Axis turn 1 during Axis"}, x.units...)
		p, board := stand(t, given...)
		p = passUntil(t, p, engine.NewLoaded(), 2, awaw.VerbDisplace)
		want := x.want + board.Space(board.Find("E14")).Name + "."
		if s := english(t, p, see(p).Prompt.Ask); !strings.HasPrefix(s, want) {
			t.Errorf("it asks %q, not %q", s, want)
		}
	}
}

// Airbases are called after the nation that places them in one way, taken up elsewhere or not.
func TestAirbasesAreWordedAlike(t *testing.T) {
	p, _ := stand(t, "map europe-test", "control E2 E4 E8 E9 E12 Axis", "airbase Germany at E2", "airbase Germany at E8", "airbase Germany at E9", "airbase Germany at E12")
	if s := english(t, p, label(t, p, "airbase Germany E4 E12").Name); !strings.HasPrefix(s, "Germany: airbase from ") {
		t.Errorf("it is offered as %q", s)
	}
}

// What a roll for research brings, or that it brings nothing, is news, and so is who leaves the war.
func TestResearchAndLeavingAreNews(t *testing.T) {
	p, _ := stand(t, "map europe-test", "turn Spring 1943", "turns 3", "country freedonia none", "control E2 E3 E4 E10 E11 Axis", "control E14 E15 Allies",
		"laboratory Germany 4", "Germany AAF 1 at E10", "Britain AAF 1 at E14", "relation turn 2 nation Italy becomes out")
	news := func(events []engine.Event) (n int) {
		for _, e := range events {
			if e.Kind == engine.EventNews {
				n++
			}
		}
		return n
	}
	dice := engine.NewLoaded(6, 1)
	p = passUntil(t, p, dice, 1, awaw.VerbInvest)
	for _, line := range []string{"invest Germany general 3", "invest Germany radar 1"} {
		c, err := awaw.Rules{}.ParseCommand(p, line)
		if err != nil {
			t.Fatal(err)
		}
		next, events, err := p.Apply(c, dice)
		if err != nil || news(events) != 1 {
			t.Errorf("%s: %v, %d news in %+v", line, err, news(events), events)
		}
		p = next
	}
	for range 40 {
		c := engine.Command{Side: p.ToAct()[0], Verb: awaw.VerbDone}
		next, events, err := p.Apply(c, dice)
		if err != nil {
			t.Fatal(err)
		}
		if p = next; see(p).Turn == 2 {
			if news(events) != 1 {
				t.Errorf("a nation leaves the war, and %d news are told", news(events))
			}
			return
		}
	}
	t.Fatal("the second turn never comes")
}

// Where new units stand is told as it is: of a side that builds bombers or interceptors otherwise than of one that does not.
func TestWhereNewUnitsStandIsTold(t *testing.T) {
	for pool, want := range map[string]string{"pool Britain SB 2": "in any box of their side", "pool Britain AAF 2": "in its own country", "pool Germany INT 2": "in its own country"} {
		p, _ := stand(t, "map strategic-test", "control E14 sw-britain Allies", "control E10 sw-germany Axis", "brp Allies 9", "Britain AAF 1 at E14", pool)
		for range 40 {
			if see(p).Prompt.Side == 2 && strings.HasPrefix(see(p).Prompt.Ask.Key, "awaw.ask.build") {
				break
			}
			next, _, err := p.Apply(engine.Command{Side: p.ToAct()[0], Verb: awaw.VerbDone}, engine.NewLoaded())
			if err != nil {
				t.Fatal(err)
			}
			p = next
		}
		if s := english(t, p, see(p).Prompt.Limit); !strings.Contains(s, want) {
			t.Errorf("with %s: %q", pool, s)
		}
	}
}

// The next raid to be flown is offered as a raid, under its own paragraph, and not as a fight over a base.
func TestTheNextRaidIsARaid(t *testing.T) {
	p, _ := stand(t, "map strategic-test", "control E14 sw-britain Allies", "control E10 E11 E12 sw-germany Axis", "Britain SB 3 at sw-britain front western",
		"Britain SB 3 at sw-britain front western", "Germany INT 2 at sw-germany front western", "target E11 ic 4", "target E12 ic 4")
	dice := engine.NewLoaded()
	p = passUntil(t, p, dice, 2, awaw.VerbRaid)
	p = order(t, p, dice, "raid #0 E11", "raid #1 E12", "done", "done")
	if l := label(t, p, "resolve E12"); l.Cite != "18.57" || !strings.HasPrefix(english(t, p, l.Name), "The raid on ") {
		t.Errorf("it is offered as %q, %s", english(t, p, l.Name), l.Cite)
	}
}

// Nobody over ships turns back, whatever is rolled (19.3, 23.416B): the panel does not say that he must.
func TestNobodyOverShipsMustTurnBack(t *testing.T) {
	owed := 0
	for game := uint64(1); game <= 8; game++ {
		for x := range byChance(t, opened(t, "midway-1942"), engine.NewFast(game), 1500) {
			b := x.next.View().Battle
			if b == nil || !b.Beside || len(b.Sides) < 2 {
				continue
			}
			owed += b.Sides[1].Due.Lost
			if n := b.Sides[1].Due.Aborted; n != 0 {
				t.Fatalf("game %d, command %d: %d over the ships must turn back: %q", game, x.n, n, english(t, x.next, b.Sides[1].Suffered))
			}
		}
	}
	if owed == 0 {
		t.Error("nobody over ships owed anything")
	}
}
