package present_test

import (
	"errors"
	"testing"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// foreseer is a bot that notes what it is told beforehand, and what it is asked then.
type foreseer struct {
	sailors
	told  [][32]byte
	sides []engine.Side
}

func (b *foreseer) Ponder(p engine.Position, side engine.Side) {
	b.told, b.sides = append(b.told, p.Digest()), append(b.sides, side)
}

// While a person plays, the opponent is told what it is likely to be asked next: the position after the person has ended all steps, once
// nothing has been done for a moment, and once for each moment. It is what it is asked, if the person does so.
func TestOpponentsAreToldAhead(t *testing.T) {
	bot := &foreseer{}
	m := europeFor(t, "channel-1940.toml", bot, "person", "pilot")
	m.Send(scene.Tick{MS: 100})
	if len(bot.told) > 0 {
		t.Error("told at once")
	}
	for range 3 {
		m.Send(scene.Tick{MS: 500})
	}
	if len(bot.told) != 1 || bot.sides[0] != 2 {
		t.Fatalf("told %d times, of the sides %v", len(bot.told), bot.sides)
	}
	g := m.Table()
	before := g.Len()
	for g.ToAct()[0] == 1 {
		c, ok := ending(g.Seen(1), 1)
		if !ok {
			t.Fatal("a step that cannot be ended")
		}
		if _, err := g.Do(c); err != nil {
			t.Fatal(err)
		}
	}
	if got := g.Seen(2).Digest(); got != bot.told[0] || g.Len() == before {
		t.Error("it was told of another position than it is asked about")
	}
}

// What hangs on dice is not foreseen, nor what is illegal, nor anything where nobody is asked for.
func TestDiceAreNotForeseen(t *testing.T) {
	g := europeFor(t, "channel-1940.toml", sailors{}, "person", "person").Table()
	everybody := func(engine.Side) bool { return true }
	p, dice := g.Position(), engine.NewFast(1)
	if _, side, ok := engine.Ahead(p, nil, everybody); !ok || side != 1 {
		t.Errorf("who is to act is side %d, %t", side, ok)
	}
	if _, _, ok := engine.Ahead(p, []engine.Command{{Side: 1, Verb: 255}}, everybody); ok {
		t.Error("an illegal command is looked beyond")
	}
	if _, _, ok := engine.Ahead(p, nil, func(engine.Side) bool { return false }); ok {
		t.Error("somebody is told though nobody is asked for")
	}
	for range 300 {
		legal := p.Legal(p.ToAct()[0], nil)
		c := legal[dice.Intn(len(legal))]
		next, _, err := p.Apply(c, engine.NewTyped())
		if errors.Is(err, engine.ErrNeedDice) {
			if _, _, ok := engine.Ahead(p, []engine.Command{c}, everybody); ok {
				t.Error("dice are foreseen")
			}
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	t.Fatal("no command wants dice")
}

// Nobody is told anything while the game is not looked at.
func TestNobodyIsToldBesideTheGame(t *testing.T) {
	bot := &foreseer{}
	m := europeFor(t, "channel-1940.toml", bot, "person", "pilot")
	m.Top().Up = table.ScreenLoad
	for range 3 {
		m.Send(scene.Tick{MS: 500})
	}
	if len(bot.told) > 0 {
		t.Error("told while the game is not looked at")
	}
}

func ending(p engine.Position, side engine.Side) (engine.Command, bool) {
	idler := p.(engine.Idler)
	for _, c := range p.Legal(side, nil) {
		if idler.Idle(c) {
			return c, true
		}
	}
	return engine.Command{}, false
}
