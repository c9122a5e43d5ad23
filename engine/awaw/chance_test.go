package awaw_test

import (
	"iter"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// chanced is one command of a game by chance, with what was legal, where it led and what it brought.
type chanced struct {
	n      int // commands before it
	p      *awaw.Position
	legal  []engine.Command
	c      engine.Command
	next   *awaw.Position
	events []engine.Event
}

// byChance plays from a position by any legal command, to the end of the game or for so many commands.
func byChance(t *testing.T, p engine.Position, dice *engine.Fast, most int) iter.Seq[chanced] {
	return func(yield func(chanced) bool) {
		for n := 0; len(p.ToAct()) > 0 && n < most; n++ {
			legal := p.Legal(p.ToAct()[0], nil)
			c := legal[dice.Intn(len(legal))]
			next, events, err := p.Apply(c, dice)
			if err != nil {
				t.Fatalf("command %d, %+v: %v", n, c, err)
			}
			if !yield(chanced{n, p.(*awaw.Position), legal, c, next.(*awaw.Position), events}) {
				return
			}
			p = next
		}
	}
}

// opened sets up a shipped scenario.
func opened(t *testing.T, id string) *awaw.Position {
	t.Helper()
	kit, doc := published(t, id)
	p, err := awaw.Rules{}.Setup(kit, doc)
	if err != nil {
		t.Fatal(err)
	}
	return p.(*awaw.Position)
}
