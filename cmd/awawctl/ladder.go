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
	"awaw/internal/sim"
	"awaw/scenarios"
)

type ladderCommand struct {
	Scenario string `arg:"" optional:""`
	First    []string
	Second   []string
	Games    *int   `placeholder:"N"`
	Seed     uint64 `default:"1" placeholder:"N"`
	JSON     bool   `name:"json"`
	Out      string `default:"out/ladder" type:"path"`
	Page     string `placeholder:"FILE" type:"path"`
	Measured string `placeholder:"FILE" type:"path"`
	Workers  count  `placeholder:"W"`
}

// Help are examples; the words round them stand under ctl.help.
func (ladderCommand) Help() string {
	return `  awawctl ladder channel-1940 --out out/ladder --page docs/opponents.md
  awawctl ladder channel-1940 --first break,pin --second stand,withdraw --games 200 --seed 1`
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
	start, err := systems.Start(doc, a.tables)
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
	workers, err := workersOf(int(c.Workers))
	if err != nil {
		return err
	}
	ctx, release := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer release()
	var counts []tally
	for _, r := range rungs {
		t, err := r.climb(ctx, start, doc, climbing{c.Seed, c.games(rungGames), c.Out, workers}, func(n int, share float64) { a.note("ctl.ladder.rung", r.Upper, r.Lower, n, fixed(100*share, 1)) })
		if errors.Is(err, context.Canceled) {
			a.note("ctl.ladder.stopped", c.Out)
			return errNo
		}
		if err != nil {
			return err
		}
		counts = append(counts, t)
	}
	page := ladderPage(scenarios.Title(doc), counts)
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
	fmt.Fprintln(w, a.word("ctl.ladder.head"))
	for _, p := range table {
		n := len(p.leads)
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%s %%\t%s\t%s\t%+d\t%+d\t%+d\n", p.First, p.Second, p.Games, p.Won, fixed(100*p.Share, 1).In(a.words),
			a.word("ctl.ladder.bounds", fixed(100*p.Bounds[0], 1), fixed(100*p.Bounds[1], 1)), fixed(p.Lead, 1).Signed(a.words), p.leads[n/10], p.leads[n/2], p.leads[n*9/10])
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
	out.Bounds[0], out.Bounds[1] = sim.Bounds(out.Share, float64(out.Games))
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
