// awawctl ladder: how strong the opponents are, level against level; or any bots against any others.

package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/signal"
	"slices"
	"syscall"
	"text/tabwriter"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/scenarios"
)

type ladderCommand struct {
	Scenario string   `arg:"" optional:"" help:"Scenario id, or a scenario file; the one offered first if not given."`
	First    []string `help:"Pairs instead of levels: bots for the side that moves first."`
	Second   []string `help:"Pairs instead of levels: bots for the other side."`
	Games    *int     `help:"Games for each pair, 200 if not given; of levels at most so many, 400 if not given." placeholder:"N"`
	Seed     uint64   `help:"Seed of the first game; each further game takes the next number." default:"1" placeholder:"N"`
	JSON     bool     `name:"json" help:"Print the pairs as JSON."`
	Out      string   `help:"Folder where the games of the levels are kept." default:"out/ladder" type:"path"`
	Page     string   `help:"Page to write the table of the levels into." placeholder:"FILE" type:"path"`
	Measured string   `help:"File to write the shares of the levels into, for the list of opponents." placeholder:"FILE" type:"path"`
	Workers  int      `help:"Games of the levels played at once; one for each core if not given." placeholder:"W"`
}

func (ladderCommand) Help() string {
	return "Example: awawctl ladder channel-1940 --out out/ladder --page docs/opponents.md\n" +
		"Example: awawctl ladder channel-1940 --first break,pin --second stand,withdraw --games 200 --seed 1\n\n" +
		"Without bots, every level plays the one below, sides swapped on the same dice, until a sequential test has decided or\n" +
		"400 games are played. Finished games are kept; the same command goes on. Exit code 1: stopped.\n\n" +
		"With bots, each pair plays the same seeds. Share is how often the first side won, between the bounds of a 95 % interval;\n" +
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

// pairGames is how many games a pair plays if nothing else is said.
const pairGames = 200

// Run measures the levels, or plays every pair and prints the table.
func (c *ladderCommand) Run(a *app) error {
	if c.Games != nil && (*c.Games < 1 || *c.Games > ladderGames) {
		return fmt.Errorf("games %d: expected 1 to %d", *c.Games, ladderGames)
	}
	if (len(c.First) == 0) != (len(c.Second) == 0) {
		return errors.New("--first and --second go together: give bots for both sides, or for none to measure the levels")
	}
	for _, name := range slices.Concat(c.First, c.Second) { // before the first game
		if _, err := systems.Bots().Find(name, ai.Options{}); err != nil {
			return err
		}
	}
	doc, err := c.doc()
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
	if len(c.First) == 0 {
		return c.levels(a, start, doc)
	}
	return c.pairs(a, start)
}

// games is the number asked for, or the usual one.
func (c *ladderCommand) games(usual int) int {
	if c.Games != nil {
		return *c.Games
	}
	return usual
}

func (c *ladderCommand) doc() (engine.Doc, error) {
	if c.Scenario == "" {
		return scenarios.Doc(scenarios.Default().ID)
	}
	return readScenario(c.Scenario)
}

// levels measures every rung, and writes the page.
func (c *ladderCommand) levels(a *app, start engine.Position, doc engine.Doc) error {
	workers, err := workersOf(c.Workers)
	if err != nil {
		return err
	}
	ctx, release := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer release()
	var counts []tally
	for _, r := range rungs {
		t, err := r.climb(ctx, start, doc, climbing{c.Seed, c.games(rungGames), c.Out, workers}, func(s string) { fmt.Fprintln(a.err, s) })
		if errors.Is(err, context.Canceled) {
			fmt.Fprintf(a.err, "stopped: finished games are kept in %s; the same command goes on\n", c.Out)
			return errNo
		}
		if err != nil {
			return err
		}
		counts = append(counts, t)
	}
	page := ladderPage(title(doc), counts)
	fmt.Fprint(a.out, page)
	if c.Measured != "" {
		if err := writeMeasured(c.Measured, counts); err != nil {
			return err
		}
	}
	if c.Page == "" {
		return nil
	}
	return writeBetween(c.Page, page)
}

// pairs plays every pair and prints the table.
func (c *ladderCommand) pairs(a *app, start engine.Position) error {
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
	out := pairing{First: first, Second: second, Games: c.games(pairGames)}
	sum := 0
	for i := range out.Games {
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
	out.Share = float64(out.Won) / float64(out.Games)
	out.Lead = float64(sum) / float64(out.Games)
	out.Bounds[0], out.Bounds[1] = wilsonShare(out.Share, float64(out.Games))
	return out, nil
}

// duel plays one game through bare positions, without journal.
func duel(p engine.Position, names [2]string, seed uint64) (engine.Outcome, error) {
	dice := engine.NewFast(seed)
	var bots [2]ai.Bot
	for i, name := range names {
		b, err := systems.Bots().New(name, seed*2+uint64(i))
		if err != nil {
			return engine.Outcome{}, err
		}
		bots[i] = b
	}
	for n := range matchLimit {
		acting := p.ToAct()
		if len(acting) == 0 {
			return p.Outcome(), nil
		}
		side := engine.InTurn(acting, n)
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
