// Package gate plays opponents that think against simple-minded ones, in every scenario and from both sides, and tells who is fooled. What
// has been played is kept a line a cell, with the program that played it, so that the next who asks goes on from there.
package gate

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"syscall"

	"awaw/ai"
	"awaw/cmd/awawctl/internal/values"
	"awaw/engine/systems"
	"awaw/internal/save"
	"awaw/internal/sim"
	"awaw/internal/wording"
	"awaw/scenarios"
)

// Command is the command line of it.
type Command struct {
	Scenario []string `arg:"" optional:""`
	Levels   []string `default:"pilot" placeholder:"BOT"`
	Foes     []string `default:"pass,leave,stay,allin,hoard,random,steady" placeholder:"BOT"`
	Games    int      `default:"20" placeholder:"N"`
	Nodes    int      `placeholder:"N"`
	Seed     uint64   `default:"1" placeholder:"N"`
	Cells    string   `default:"ai/gate.json" placeholder:"FILE" type:"path"`
	Page     string   `placeholder:"FILE" type:"path"`
	Commit   string   `placeholder:"TEXT"`
	Again    bool
}

// Help are examples; the words round them stand under ctl.help.
func (Command) Help() string {
	return `  awawctl gate --page docs/opponents.md
  awawctl gate burma-1943 --levels pilot,commander --nodes 300 --commit 1a2b3c4d --again`
}

// ErrNo says that somebody is fooled, or that somebody has interrupted it; either was told.
var ErrNo = errors.New("fooled or interrupted")

// Run plays what has not been played, keeps it, and tells who is fooled.
func (c *Command) Run(d values.Desk) error {
	if c.Games < 1 || c.Nodes < 0 {
		return fmt.Errorf("games %d, nodes %d: expected one or more, and none or more", c.Games, c.Nodes)
	}
	for _, name := range slices.Concat(c.Levels, c.Foes) { // before the first game
		if _, err := systems.Bots().Find(name, ai.Options{}); err != nil {
			return err
		}
	}
	if c.Page != "" {
		if _, _, err := divided(c.Page); err != nil {
			return err
		}
	}
	infos, err := c.chosen()
	if err != nil {
		return err
	}
	kept, err := read(c.Cells)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	for _, info := range infos {
		if err := c.play(ctx, d, info, kept); err != nil {
			if ctx.Err() != nil {
				fmt.Fprintln(d.Err, wording.Word(d.Words, "ctl.gate.stopped", c.Cells))
				return ErrNo
			}
			return err
		}
	}
	p := c.page(infos, kept, d.Words)
	fmt.Fprint(d.Out, p.text)
	if c.Page != "" {
		before, after, err := divided(c.Page)
		if err != nil {
			return err
		}
		if err := save.Replace(c.Page, []byte(before+p.text+after)); err != nil {
			return err
		}
	}
	if p.fooled > 0 {
		return ErrNo
	}
	return nil
}

// chosen lists the scenarios asked for: between two sides, of systems that have simple-minded opponents, with a balance that is measured.
// Lessons and puzzles are aside.
func (c *Command) chosen() (out []scenarios.Info, err error) {
	for _, info := range scenarios.List() {
		of, err := systems.Find(info.System)
		if err != nil {
			return nil, err
		}
		simple := slices.ContainsFunc(of.Bots.Plans, func(p ai.NamedPlan) bool { return p.Name == simplest })
		if _, measured := scenarios.Measured(info.ID, info.Edition, "pilot"); simple && measured && len(info.Sides) == 2 && (len(c.Scenario) == 0 || slices.Contains(c.Scenario, info.ID)) {
			out = append(out, info)
		}
	}
	for _, name := range c.Scenario {
		if !slices.ContainsFunc(out, func(i scenarios.Info) bool { return i.ID == name }) {
			return nil, fmt.Errorf("scenario %q is none the gate plays: expected one for two sides whose balance is measured, of a system with simple-minded opponents", name)
		}
	}
	return out, nil
}

// simplest is an opponent that a system has if it has any of the simple-minded ones by plan.
const simplest = "hoard"

// pairs lists who plays whom in a scenario, side by side, Pilots against each other first.
func (c *Command) pairs() [][2]string {
	out := [][2]string{{even, even}}
	for _, level := range c.Levels {
		for _, foe := range c.Foes {
			out = append(out, [2]string{level, foe}, [2]string{foe, level})
		}
	}
	return out
}

// even is who tells whether a seat can win: it plays both.
const even = "pilot"

// cell is what is asked of one pair.
func (c *Command) cell(info scenarios.Info, pair [2]string) Cell {
	x := Cell{Scenario: info.ID, Edition: info.Edition, First: pair[0], Second: pair[1], Games: c.Games, Seed: c.Seed}
	if !slices.Equal(pair[:], []string{even, even}) {
		x.Nodes = c.Nodes
	}
	return x
}

// play plays the cells of a scenario that are missing, and keeps each as soon as it is done.
func (c *Command) play(ctx context.Context, d values.Desk, info scenarios.Info, kept *cells) error {
	doc, err := scenarios.Doc(info.ID)
	if err != nil {
		return err
	}
	start, err := systems.Start(doc, d.Tables)
	if err != nil {
		return err
	}
	for _, pair := range c.pairs() {
		x := c.cell(info, pair)
		if had, ok := kept.find(x); ok && (!c.Again || had.Commit == c.Commit) {
			continue
		}
		p, err := sim.PairUntil(ctx, start, x.First, x.Second, x.Games, x.Seed, x.Nodes, func() {})
		if err != nil {
			return err
		}
		x.Won, x.Lost, x.Lead, x.Commit = p.Won, p.Lost, p.Lead, c.Commit
		if err := kept.keep(x); err != nil {
			return err
		}
		fmt.Fprintln(d.Err, wording.Word(d.Words, "ctl.gate.played", x.Scenario, x.First, x.Second, x.Won, x.Lost, x.Games))
	}
	return nil
}
