// Any bots against any others, a few hundred games a pair.
package sim

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
)

// Pairing is what one pair of bots did.
type Pairing struct {
	First  string     `json:"first"`
	Second string     `json:"second"`
	Games  int        `json:"games"`
	Won    int        `json:"won"`
	Lost   int        `json:"lost"`
	Share  float64    `json:"share"`
	Bounds [2]float64 `json:"bounds"` // 95 % interval of the share
	Lead   float64    `json:"lead"`   // mean of the first side's points over the second's
	Leads  []int      `json:"-"`      // of every game, from the least
}

// Pair plays that many games of one pair with the dice of seed and those after it. The bots are made anew for each game, as it
// would be for a player, and those that think may try so many commands for one decision, their level's own number for 0; each game that ends is told
// to played.
func Pair(start engine.Position, first, second string, games int, seed uint64, nodes int, played func()) (Pairing, error) {
	return PairUntil(context.Background(), start, first, second, games, seed, nodes, played)
}

// PairUntil is Pair that leaves off when ctx ends.
func PairUntil(ctx context.Context, start engine.Position, first, second string, games int, seed uint64, nodes int, played func()) (Pairing, error) {
	out := Pairing{First: first, Second: second, Games: games}
	sum := 0
	for i := range games {
		seed := seed + uint64(i)
		o, err := duel(ctx, start, [2]string{first, second}, seed, nodes)
		if err != nil {
			return out, fmt.Errorf("%s against %s, seed %d: %w", first, second, seed, err)
		}
		switch o.Winner {
		case 1:
			out.Won++
		case 2:
			out.Lost++
		}
		played()
		lead := ahead(o, 1)
		out.Leads = append(out.Leads, lead)
		sum += lead
	}
	slices.Sort(out.Leads)
	out.Share = float64(out.Won) / float64(games)
	out.Lead = float64(sum) / float64(games)
	out.Bounds[0], out.Bounds[1] = Bounds(out.Share, float64(games))
	return out, nil
}

// duel plays one game between two bots.
func duel(ctx context.Context, p engine.Position, names [2]string, seed uint64, nodes int) (engine.Outcome, error) {
	var bots [2]ai.Bot
	for i, name := range names {
		b, err := systems.Bots().Find(name, ai.Options{Seed: seed*2 + uint64(i), Nodes: nodes})
		if err != nil {
			return engine.Outcome{}, err
		}
		bots[i] = b
	}
	o, _, err := match(ctx, p, bots, engine.NewFast(seed))
	return o, err
}

// match plays a game of two sides through bare positions, without journal, and tells how it ended and after how many commands.
func match(ctx context.Context, p engine.Position, bots [2]ai.Bot, dice engine.Dice) (engine.Outcome, int, error) {
	for n := range mostCommands {
		acting := p.ToAct()
		if len(acting) == 0 {
			return p.Outcome(), n, nil
		}
		if err := ctx.Err(); err != nil {
			return engine.Outcome{}, n, err
		}
		side := engine.InTurn(acting, n)
		if int(side) > len(bots) {
			return engine.Outcome{}, n, fmt.Errorf("side %d is asked; a ladder is for two sides", side)
		}
		next, _, err := p.Apply(bots[side-1].Choose(p.Seen(side), side), dice)
		if err != nil {
			return engine.Outcome{}, n, err
		}
		p = next
	}
	return engine.Outcome{}, mostCommands, errors.New("the game does not end")
}

// ahead is how many points a side has over all others.
func ahead(o engine.Outcome, side engine.Side) int {
	lead := 0
	for _, s := range o.Score {
		if s.Side == side {
			lead += s.Points
		} else {
			lead -= s.Points
		}
	}
	return lead
}
