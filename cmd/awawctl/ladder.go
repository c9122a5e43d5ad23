// awawctl ladder: how strong the opponents are, level against level; or any bots against any others.

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"awaw/ai"
	"awaw/cmd/awawctl/internal/meter"
	"awaw/cmd/awawctl/internal/rungs"
	"awaw/cmd/awawctl/internal/values"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/plain"
	"awaw/internal/sim"
	"awaw/scenarios"
)

type ladderCommand struct {
	Scenario []string `arg:"" optional:""`
	First    []string `placeholder:"BOT"`
	Second   []string `placeholder:"BOT"`
	Games    *int     `placeholder:"N"`
	Seed     uint64   `default:"1" placeholder:"N"`
	Nodes    count    `placeholder:"N"`
	JSON     bool     `name:"json"`
	Level    []string `placeholder:"LEVEL"`
	Again    bool
	Out      string `default:"out/ladder" type:"path"`
	Page     string `placeholder:"FILE" type:"path"`
	Measured string `placeholder:"FILE" type:"path"`
	Commit   string `placeholder:"TEXT"`
	Workers  count  `placeholder:"W"`
}

// Help are examples; the words round them stand under ctl.help.
func (ladderCommand) Help() string {
	return `  awawctl ladder --measured ai/measured.json --page docs/opponents.md
  awawctl ladder crete-1941 --level commander --again --measured ai/measured.json
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
	if len(c.First) == 0 {
		return c.levels(a)
	}
	return c.pairs(a)
}

// games is the number asked for, or the usual one.
func (c *ladderCommand) games(usual int) int {
	if c.Games != nil {
		return *c.Games
	}
	return usual
}

// levels measures every level against the one below.
func (c *ladderCommand) levels(a *app) error {
	workers, err := workersOf(int(c.Workers))
	if err != nil {
		return err
	}
	names := make([]string, 0, len(ai.Levels()))
	for _, l := range ai.Levels()[1:] {
		names = append(names, l.Name)
	}
	for _, l := range c.Level {
		if !slices.Contains(names, l) {
			return fmt.Errorf("level %q is measured against none below; the levels that are: %s", l, strings.Join(names, ", "))
		}
	}
	l := rungs.Ladder{Levels: c.Level, Most: c.games(sim.RungGames), Seed: c.Seed, Workers: workers, Dir: c.Out,
		Measured: c.Measured, Page: c.Page, Again: c.Again, Commit: c.Commit}
	for _, name := range c.Scenario {
		doc, err := readScenario(name)
		if err != nil {
			return err
		}
		l.Scenarios = append(l.Scenarios, doc)
	}
	err = l.Run(values.Desk{Out: a.out, Err: a.err, Tables: a.tables, Words: a.words})
	if errors.Is(err, rungs.ErrStopped) {
		return errNo
	}
	return err
}

// pairs plays every pair in one scenario and prints the table.
func (c *ladderCommand) pairs(a *app) error {
	if len(c.Scenario) > 1 {
		return errors.New("pairs play in one scenario; name no other")
	}
	doc, err := readScenario(append(c.Scenario, scenarios.Default().ID)[0])
	if err != nil {
		return err
	}
	start, err := systems.Start(doc, a.tables)
	if err != nil {
		return err
	}
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
			p, err := sim.Pair(start, first, second, games, c.Seed, int(c.Nodes), m.Add)
			if err != nil {
				return nil, err
			}
			out = append(out, p)
		}
	}
	return out, nil
}
