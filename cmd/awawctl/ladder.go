// awawctl ladder: how strong the opponents are, level against level; or any bots against any others.

package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/signal"
	"path/filepath"
	"slices"
	"syscall"
	"text/tabwriter"

	"awaw/ai"
	"awaw/cmd/awawctl/internal/meter"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/plain"
	"awaw/internal/sim"
	"awaw/scenarios"
)

type ladderCommand struct {
	Scenario string   `arg:"" optional:""`
	First    []string `placeholder:"BOT"`
	Second   []string `placeholder:"BOT"`
	Games    *int     `placeholder:"N"`
	Seed     uint64   `default:"1" placeholder:"N"`
	JSON     bool     `name:"json"`
	Out      string   `default:"out/ladder" type:"path"`
	Page     string   `placeholder:"FILE" type:"path"`
	Measured string   `placeholder:"FILE" type:"path"`
	Workers  count    `placeholder:"W"`
}

// Help are examples; the words round them stand under ctl.help.
func (ladderCommand) Help() string {
	return `  awawctl ladder channel-1940 --out out/ladder
  awawctl ladder channel-1940 --first break,pin --second stand,withdraw --games 200 --seed 1`
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
	how := sim.Climbing{Name: ladderName(doc), Seed: c.Seed, Most: c.games(sim.RungGames), Dir: c.Out, Workers: workers}
	var counts []sim.Tally
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return err
	}
	of, err := systems.Find(info.System)
	if err != nil {
		return err
	}
	for _, r := range sim.Rungs {
		r = r.In(of.Bots.Nodes)
		t, err := r.Climb(ctx, start, doc, how, func(n int, share float64) { a.note("ctl.ladder.rung", r.Upper, r.Lower, n, fixed(100*share, 1)) })
		if errors.Is(err, context.Canceled) {
			a.note("ctl.ladder.stopped", c.Out)
			return errNo
		}
		if err != nil {
			return err
		}
		counts = append(counts, t)
	}
	page := sim.LadderPage(scenarios.Title(doc), counts, a.words)
	fmt.Fprint(a.out, page)
	if c.Measured != "" {
		if err := sim.WriteMeasured(c.Measured, counts); err != nil {
			return err
		}
	}
	if c.Page == "" {
		return nil
	}
	return sim.WriteBetween(c.Page, page)
}

// ladderName is a scenario's id, or its file's name if it has none.
func ladderName(doc engine.Doc) string {
	if info, err := scenarios.Read(doc.Name, doc.Data); err == nil && info.ID != "" {
		return info.ID
	}
	return filepath.Base(doc.Name)
}

// pairs plays every pair and prints the table.
func (c *ladderCommand) pairs(a *app, start engine.Position) error {
	table, err := c.table(a, start)
	if err != nil {
		return err
	}
	if c.JSON {
		return json.NewEncoder(a.out).Encode(table)
	}
	w := tabwriter.NewWriter(a.out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, a.word("ctl.ladder.head"))
	for _, p := range table {
		n := len(p.Leads)
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%s %%\t%s\t%s\t%+d\t%+d\t%+d\n", p.First, p.Second, p.Games, p.Won, fixed(100*p.Share, 1).In(a.words),
			a.word("ctl.ladder.bounds", fixed(100*p.Bounds[0], 1), fixed(100*p.Bounds[1], 1)), fixed(p.Lead, 1).Signed(a.words), p.Leads[n/10], p.Leads[n/2], p.Leads[n*9/10])
	}
	return w.Flush()
}

// table plays every pair, and tells how far it is.
func (c *ladderCommand) table(a *app, start engine.Position) (out []sim.Pairing, err error) {
	games := c.games(pairGames)
	m := meter.New(a.words, plain.Under(a.err), games*len(c.First)*len(c.Second), 0, false)
	defer m.End()
	for _, first := range c.First {
		for _, second := range c.Second {
			p, err := sim.Pair(start, first, second, games, c.Seed, m.Add)
			if err != nil {
				return nil, err
			}
			out = append(out, p)
		}
	}
	return out, nil
}
