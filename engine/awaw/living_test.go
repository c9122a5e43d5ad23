package awaw_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/systems"
)

// What a position keeps is what a look at everything finds, after every command of games by chance and of games that bots play by plan: to
// the side that is asked and to the other, in what either may guess of what is hidden, and in a game that is read again.
func TestWhatIsKeptIsWhatIsThere(t *testing.T) {
	boards := []string{"barbarossa-1941", "midway-1942", "okinawa-1945", "bomber-offensive-1943", "burma-1943", "malta-1942", "pearl-harbor-1941"}
	if testing.Short() {
		boards = boards[:2]
	}
	ways, pieces, first := 0, 0, seed(t)
	dice := engine.NewFast(first)
	for _, id := range boards {
		for _, name := range []string{"", "steady", "allin", "hoard"} {
			p := opened(t, id)
			began := p.Pieces()
			for n := 0; n < 350 && len(p.ToAct()) > 0; n++ {
				ways += keptRight(t, p, dice, n)
				side := p.ToAct()[0]
				legal := p.Legal(side, nil)
				c := legal[dice.Intn(len(legal))]
				if name != "" && dice.Intn(4) > 0 {
					bot, err := systems.Bots().New(name, first)
					if err != nil {
						t.Fatal(err)
					}
					c = bot.Choose(p.Seen(side), side)
				}
				next, _, err := p.Apply(c, dice)
				if err != nil {
					t.Fatal(err)
				}
				p = next.(*awaw.Position)
			}
			pieces += p.Pieces() - began
		}
	}
	if ways < 5*len(boards) || pieces < 20*len(boards) {
		t.Errorf("only %d ways were kept, and %d counters came into play", ways, pieces)
	}
}

// keptRight looks at a position as it is, and as others have it; it gives how many ways were kept.
func keptRight(t *testing.T, p *awaw.Position, dice *engine.Fast, n int) (ways int) {
	t.Helper()
	looks := []*awaw.Position{p}
	var guesses []*awaw.Position
	for _, side := range []engine.Side{1, 2} {
		seen := p.Seen(side).(*awaw.Position)
		looks = append(looks, seen)
		if n%5 == 0 {
			guesses = append(guesses, seen.Guess(side, dice).(*awaw.Position))
		}
	}
	if n%40 == 0 {
		data, err := p.Encode()
		if err != nil {
			t.Fatal(err)
		}
		again, err := p.RereadHere(data)
		if err != nil {
			t.Fatal(err)
		}
		looks = append(looks, again)
	}
	for k, q := range append(looks, guesses...) {
		astray, kept := q.Astray()
		if ways += kept; len(astray) > 0 {
			t.Fatalf("command %d, look %d: %v", n, k, astray)
		}
		if k < len(looks) && !q.Mustered() { // a guess takes it down with its first command
			t.Fatalf("command %d, look %d: who is in play is not taken down", n, k)
		}
	}
	return ways
}
