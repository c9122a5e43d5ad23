// awawctl sim balance: how even every scenario is when equal opponents play it, as a page.

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"awaw/engine"
	"awaw/internal/save"
	"awaw/internal/sim"
	"awaw/internal/wording"
	"awaw/scenarios"
)

type simBalanceCommand struct {
	Bot       string `default:"pilot" placeholder:"NAME"`
	Games     int    `default:"200" placeholder:"N"`
	Spot      string `default:"commander" placeholder:"NAME"`
	SpotGames int    `default:"20" placeholder:"N"`
	Seed      uint64 `default:"1" placeholder:"N"`
	Workers   count  `placeholder:"W"`
	Dir       string `default:"out/balance" placeholder:"DIR" type:"path"`
	Page      string `placeholder:"FILE" type:"path"`
	Figures   string `placeholder:"FILE" type:"path"`
	Commit    string `placeholder:"TEXT"`
	Quiet     bool
}

// Help are examples; the words round them stand under ctl.help.
func (simBalanceCommand) Help() string {
	return `  awawctl sim balance --bot steady --games 200 --page out/balance.md`
}

// A scenario is even when each side wins between these shares of its games; shorter ones and lessons are exempt.
const (
	leastShare   = .35
	mostShare    = .65
	shortMinutes = 20
)

// balance is what was measured of one scenario.
type balance struct {
	info scenarios.Info
	main sim.Count
	spot *sim.Count
}

// Run measures every scenario and writes the page.
func (c *simBalanceCommand) Run(a *app) error {
	workers, err := workersOf(int(c.Workers))
	if err != nil {
		return err
	}
	var chosen, exempt []scenarios.Info
	for _, info := range scenarios.List() {
		if exemption(info) != "" {
			exempt = append(exempt, info)
			continue
		}
		chosen = append(chosen, info)
	}
	if c.Spot != "" { // a slip in what comes last is not to cost the games before it
		if _, _, err := c.study(a, chosen[0], c.Spot, c.SpotGames); err != nil {
			return err
		}
	}
	var measured []balance
	for _, info := range chosen {
		b := balance{info: info}
		if b.main, err = c.measure(a, info, c.Bot, c.Games, workers); err == nil && c.Spot != "" {
			var spot sim.Count
			spot, err = c.measure(a, info, c.Spot, c.SpotGames, workers)
			b.spot = &spot
		}
		if errors.Is(err, sim.ErrStopped) {
			a.note("ctl.balance.stopped", info.ID, c.Dir)
			return errNo
		} else if err != nil {
			return err
		}
		measured = append(measured, b)
	}
	text, even := c.page(measured, exempt)
	if c.Page == "" {
		fmt.Fprint(a.out, text)
	} else {
		if err := os.MkdirAll(filepath.Dir(c.Page), 0o755); err != nil {
			return err
		}
		if err := save.Replace(c.Page, []byte(text)); err != nil {
			return err
		}
		a.say("ctl.balance.measured", len(measured), c.Page)
	}
	if c.Figures != "" {
		if err := c.figures(measured); err != nil {
			return err
		}
	}
	if !even {
		a.note("ctl.balance.uneven")
		return errNo
	}
	return nil
}

// figures writes the shares as the program shows them.
func (c *simBalanceCommand) figures(measured []balance) error {
	var rows []string
	add := func(m balance, bot string, games int, count sim.Count) error {
		b := scenarios.Balance{Scenario: m.info.ID, Edition: m.info.Edition, Bot: bot, Games: games}
		for _, x := range count.Won {
			b.Won = append(b.Won, x.P)
		}
		line, err := json.Marshal(b)
		rows = append(rows, "  "+string(line))
		return err
	}
	for _, m := range measured {
		if err := add(m, c.Bot, c.Games, m.main); err != nil {
			return err
		}
		if m.spot == nil {
			continue
		}
		if err := add(m, c.Spot, c.SpotGames, *m.spot); err != nil {
			return err
		}
	}
	return save.Replace(c.Figures, []byte("[\n"+strings.Join(rows, ",\n")+"\n]\n"))
}

// measure plays one scenario with the same bot on both sides. A folder whose games would come out otherwise now, or that holds
// another study (other rule values, another edition of the map), is put aside, and the scenario is measured anew.
func (c *simBalanceCommand) measure(a *app, info scenarios.Info, bot string, games, workers int) (sim.Count, error) {
	study, start, err := c.study(a, info, bot, games)
	if err != nil {
		return sim.Count{}, err
	}
	if !c.Quiet {
		a.note("ctl.balance.begins", info.ID, bot, bot)
	}
	dir := filepath.Join(c.Dir, fmt.Sprintf("%s-%s-%dx%d-%s", info.ID, bot, c.Seed, games, study.Text[:8]))
	x := sitting{study, start, dir, workers, c.Quiet}
	count, err := x.play(a)
	if !errors.Is(err, sim.ErrOtherPlay) && !errors.Is(err, sim.ErrAnother) {
		return count, err
	}
	fmt.Fprintln(a.err, wording.Told(strings.TrimSuffix(err.Error(), sim.Elsewhere), a.words))
	aside, err := sim.PutAside(dir, study.Build[:12])
	if err != nil {
		return count, err
	}
	a.note("ctl.balance.aside", aside)
	return x.play(a)
}

// study is what is played of one scenario, checked.
func (c *simBalanceCommand) study(a *app, info scenarios.Info, bot string, games int) (sim.Study, engine.Position, error) {
	run := simRunCommand{Scenario: info.ID, Games: games, Bots: []string{bot, bot}, Seed: c.Seed, Shard: sim.Whole.String()}
	return run.study(a)
}

// exemption says why a scenario is not measured; "" if it is.
func exemption(i scenarios.Info) string {
	switch {
	case i.Teaches != "":
		return "a lesson"
	case len(i.Sides) != 2:
		return fmt.Sprintf("%d sides", len(i.Sides))
	case i.Minutes <= shortMinutes:
		return fmt.Sprintf("%d minutes", i.Minutes)
	}
	return ""
}

// evenly tells whether both sides win often enough.
func evenly(c sim.Count) bool {
	for _, x := range c.Won {
		if x.P < leastShare || x.P > mostShare {
			return false
		}
	}
	return true
}

// page words what was measured; even tells whether every scenario is.
func (c *simBalanceCommand) page(measured []balance, exempt []scenarios.Info) (text string, even bool) {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	even = true
	line("# How even the scenarios are\n")
	line("Written by `make balance`. Every scenario for two sides that takes more than %d minutes is played %d times by %s on both sides, seed %d;", shortMinutes, c.Games, c.Bot, c.Seed)
	line("each side is to win between %.0f and %.0f %% of the games. Where that is not so, the margins of the victory levels are moved, never the forces.", 100*leastShare, 100*mostShare)
	line("Shares stand with their 95 %% intervals (Wilson). The lead is the first side's points over the second's: a tenth, half and nine tenths of")
	line("games end at or under it.")
	if c.Commit != "" {
		line("Measured at %s. Games kept from an earlier build count only while two of them, played again, come out the same.", c.Commit)
	}
	line("\n| scenario | first side wins | second side wins | nobody | lead | even? |\n|---|---|---|---|---|---|")
	for _, x := range measured {
		verdict := "yes"
		if !evenly(x.main) {
			verdict, even = "**no**", false
		}
		line("%s %s |", row(x.info, x.main), verdict)
	}
	if c.Spot != "" {
		line("\n## Spot checks\n\n%d games each with %s on both sides. So few games tell only whether a stronger opponent turns a scenario over.\n", c.SpotGames, c.Spot)
		line("| scenario | first side wins | second side wins | nobody | lead |\n|---|---|---|---|---|")
		for _, x := range measured {
			line("%s", row(x.info, *x.spot))
		}
	}
	if len(exempt) > 0 {
		line("\n## Not measured\n")
		for _, i := range exempt {
			line("- %s (`%s`): %s", i.Name, i.ID, exemption(i))
		}
	}
	return b.String(), even
}

// row is a scenario's line of a table, up to its last column.
func row(i scenarios.Info, c sim.Count) string {
	s := fmt.Sprintf("| %s (`%s`) |", i.Name, i.ID)
	for side, x := range c.Won {
		s += fmt.Sprintf(" %s %.1f %% (%.1f to %.1f) |", i.Sides[side].Name, 100*x.P, 100*x.Low, 100*x.High)
	}
	return s + fmt.Sprintf(" %d | %+.0f, %+.0f, %+.0f |", c.Drawn.N, c.Lead.Low, c.Lead.Mid, c.Lead.High)
}
