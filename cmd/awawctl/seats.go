// awawctl seats: one opponent among others of another kind, in every seat in turn: how large a share does it take?

package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/signal"
	"slices"
	"syscall"

	"awaw/ai"
	"awaw/engine/systems"
	"awaw/internal/sim"
)

type seatsCommand struct {
	Scenario string `arg:""`
	One      string `required:"" placeholder:"BOT"`
	Among    string `required:"" placeholder:"BOT"`
	Nodes    []int  `placeholder:"N,N"`
	Games    int    `default:"60" placeholder:"N"`
	Turns    count  `placeholder:"N"`
	Seed     uint64 `default:"1" placeholder:"N"`
	Workers  count  `default:"1" placeholder:"W"`
	Out      string `required:"" placeholder:"FILE" type:"path"`
	Figures  string `placeholder:"FILE" type:"path"`
	Quiet    bool
}

// Help are examples; the words round them stand under ctl.help.
func (seatsCommand) Help() string {
	return `  awawctl seats wings-1901 --one pilot --among cadet --nodes 3000,1 --out out/seats/pilot.jsonl`
}

// Run plays what is left and says what the one took.
func (c *seatsCommand) Run(a *app) error {
	doc, err := readScenario(c.Scenario)
	if err != nil {
		return err
	}
	start, err := systems.Start(doc, a.tables)
	if err != nil {
		return err
	}
	if len(c.Nodes) != 0 && len(c.Nodes) != 2 {
		return errors.New("--nodes wants two numbers, that of the one and that of the others: --nodes 3000,400")
	}
	for _, name := range []string{c.One, c.Among} {
		if _, err := systems.Bots().Find(name, ai.Options{}); err != nil {
			return err
		}
	}
	s := sim.Seating{Scenario: c.Scenario, One: c.One, Among: c.Among, Nodes: c.Nodes, Turns: int(c.Turns), Seed: c.Seed}
	sides := len(start.Outcome().Score)
	kept, err := sim.ReadSeated(c.Out, s)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	err = s.Play(ctx, start, c.Games, c.Out, int(c.Workers), kept, func(g sim.Seated) {
		if !c.Quiet {
			a.note("ctl.seats.game", len(kept), c.Games*sides, g.Seat, fixed(g.Share(), 3), g.Points, g.Ended)
		}
	})
	if len(kept) == 0 {
		return err
	}
	share, half := tellSeated(a, s, sides, kept)
	if err == nil && c.Figures != "" {
		err = s.Enter(c.Figures, sides, len(kept), share, half)
	}
	return err
}

// tellSeated prints what the one took, in all and by seat, and gives it with half the width of its interval.
func tellSeated(a *app, s sim.Seating, sides int, kept map[int]sim.Seated) (mean, half float64) {
	by := make([][]float64, sides)
	var all []float64
	for _, n := range slices.Sorted(maps.Keys(kept)) {
		g := kept[n]
		by[g.Seat-1] = append(by[g.Seat-1], g.Share())
		all = append(all, g.Share())
	}
	mean, half = sim.MeanOf(all)
	a.say("ctl.seats.all", s.Scenario, s.One, s.Among, s.Nodes, len(all), fixed(mean, 3), fixed(mean-half, 3), fixed(mean+half, 3), fixed(1/float64(sides), 3),
		fixed(mean*float64(sides), 2))
	for i, list := range by {
		by, half := sim.MeanOf(list)
		fmt.Fprintf(a.out, "  %s\n", a.word("ctl.seats.seat", i+1, len(list), fixed(by, 3), fixed(half, 3)))
	}
	return mean, half
}
