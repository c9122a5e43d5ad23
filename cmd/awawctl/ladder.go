// awawctl ladder: plans against plans, many games each, to see whether a scenario is fair and which opponent is worth playing.

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"text/tabwriter"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
)

type ladderCommand struct {
	Scenario string   `arg:"" help:"Scenario id, or a scenario file."`
	First    []string `help:"Bots for the side that moves first." default:"break,pin"`
	Second   []string `help:"Bots for the other side." default:"stand,withdraw"`
	Games    int      `help:"Games for each pair." default:"200" placeholder:"N"`
	Seed     uint64   `help:"Seed of the first game; each further game takes the next number." default:"1" placeholder:"N"`
	JSON     bool     `name:"json" help:"Print the pairs as JSON."`
}

func (ladderCommand) Help() string {
	return "Example: awawctl ladder channel-1940 --first break,pin --second stand,withdraw --games 200 --seed 1\n\n" +
		"Each pair plays the same seeds. Share is how often the first side won, between the bounds of a 95 % interval;\n" +
		"lead is its points over the other side's, on average, with the lead a tenth, half and nine tenths of games stay under."
}

// pairing is what one pair of bots did.
type pairing struct {
	First  string     `json:"first"`
	Second string     `json:"second"`
	Games  int        `json:"games"`
	Won    int        `json:"won"`
	Lost   int        `json:"lost"`
	Share  float64    `json:"share"`
	Bounds [2]float64 `json:"bounds"`
	Lead   float64    `json:"lead"`
	leads  []int
}

// ladderGames bounds a request, so that a slip of the finger does not take a night.
const ladderGames = 100_000

// Run plays every pair and prints the table.
func (c *ladderCommand) Run(a *app) error {
	if c.Games < 1 || c.Games > ladderGames {
		return fmt.Errorf("games %d: expected 1 to %d", c.Games, ladderGames)
	}
	doc, err := readScenario(c.Scenario)
	if err != nil {
		return err
	}
	rules, kit, err := systems.Open(doc, a.tables, nil)
	if err != nil {
		return err
	}
	start, err := rules.Setup(kit, doc)
	if err != nil {
		return err
	}
	var table []pairing
	for _, first := range c.First {
		for _, second := range c.Second {
			p, err := c.pair(start, first, second)
			if err != nil {
				return err
			}
			table = append(table, p)
		}
	}
	if c.JSON {
		return json.NewEncoder(a.out).Encode(table)
	}
	w := tabwriter.NewWriter(a.out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "first\tsecond\tgames\twon\tshare\t95 % interval\tlead\t10 %\t50 %\t90 %")
	for _, p := range table {
		n := len(p.leads)
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%.1f %%\t%.1f to %.1f\t%+.1f\t%+d\t%+d\t%+d\n", p.First, p.Second, p.Games, p.Won, 100*p.Share,
			100*p.Bounds[0], 100*p.Bounds[1], p.Lead, p.leads[n/10], p.leads[n/2], p.leads[n*9/10])
	}
	return w.Flush()
}

// pair plays all games of one pair. The bots are made anew for each game, as it would be for a player.
func (c *ladderCommand) pair(start engine.Position, first, second string) (pairing, error) {
	out := pairing{First: first, Second: second, Games: c.Games}
	sum := 0
	for i := range c.Games {
		seed := c.Seed + uint64(i)
		o, err := duel(start, [2]string{first, second}, seed)
		if err != nil {
			return out, fmt.Errorf("%s against %s, seed %d: %w", first, second, seed, err)
		}
		switch o.Winner {
		case 1:
			out.Won++
		case 2:
			out.Lost++
		}
		lead := 0
		for _, s := range o.Score {
			if s.Side == 1 {
				lead += s.Points
			} else {
				lead -= s.Points
			}
		}
		out.leads = append(out.leads, lead)
		sum += lead
	}
	slices.Sort(out.leads)
	out.Share = float64(out.Won) / float64(c.Games)
	out.Lead = float64(sum) / float64(c.Games)
	out.Bounds[0], out.Bounds[1] = wilson(out.Won, c.Games)
	return out, nil
}

// duel plays one game through bare positions, without journal.
func duel(p engine.Position, names [2]string, seed uint64) (engine.Outcome, error) {
	dice := engine.NewFast(seed)
	var bots [2]ai.Bot
	for i, name := range names {
		b, err := ai.New(name, seed*2+uint64(i))
		if err != nil {
			return engine.Outcome{}, err
		}
		bots[i] = b
	}
	for range matchLimit {
		acting := p.ToAct()
		if len(acting) == 0 {
			return p.Outcome(), nil
		}
		side := acting[0]
		if int(side) > len(bots) {
			return engine.Outcome{}, fmt.Errorf("side %d is asked; a ladder is for two sides", side)
		}
		next, _, err := p.Apply(bots[side-1].Choose(p.Seen(side), side), dice)
		if err != nil {
			return engine.Outcome{}, err
		}
		p = next
	}
	return engine.Outcome{}, errors.New("the game does not end")
}

// wilson is the 95 % interval of a share after n games (Wilson's score).
func wilson(won, n int) (low, high float64) {
	const z = 1.959964
	p, m := float64(won)/float64(n), float64(n)
	mid := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return max(0, mid-half), min(1, mid+half)
}
