// Package values learns from games how likely positions are to be won, and tells how far that is off in games it has not learnt from.
package values

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"syscall"

	"awaw/ai/chance"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/save"
	"awaw/internal/sim"
	"awaw/internal/wording"
	"awaw/scenarios"
	"awaw/tables"
)

// Command is the command line of it.
type Command struct {
	Scenario []string `arg:"" optional:""`
	Games    int      `default:"400" placeholder:"N"`
	Tests    int      `default:"200" placeholder:"N"`
	Seed     uint64   `default:"1" placeholder:"N"`
	Workers  int      `default:"1" placeholder:"W"`
	Level    string   `default:"pilot" placeholder:"LEVEL"`
	Nodes    int      `placeholder:"N"`
	Out      string   `default:"out/values" type:"path" placeholder:"DIR"`
	Models   string   `placeholder:"FILE" type:"path"`
	Into     string   `placeholder:"FILE" type:"path"`
	Held     string   `placeholder:"FILE" type:"path"`
	Plot     string   `placeholder:"FILE" type:"path"`
	Commit   string   `placeholder:"TEXT"`
}

// Help are examples; the words round them stand under ctl.help.
func (Command) Help() string {
	return `  awawctl values --out out/values --models ai/awaw/chances.json
  awawctl values channel-1940 --games 100 --tests 50
  awawctl values --held ai/awaw/chances.json --plot calibration.svg`
}

// Desk is what a command works with.
type Desk struct {
	Out, Err io.Writer
	Tables   tables.Set
	Words    engine.Catalog
}

// games are those of a scenario: what is learnt from, and what is not.
type games struct {
	family        string
	learn, beyond []chance.Case
}

// ErrStopped says that somebody has interrupted it, who was told.
var ErrStopped = errors.New("interrupted")

// begin refuses what excludes each other, and reads the models there are, if any are held against games or added to.
func (c *Command) begin() (t chance.Table, err error) {
	switch {
	case c.Games < 1 || c.Tests < 1 || c.Workers < 1:
		return t, fmt.Errorf("games %d, tests %d, workers %d: expected one or more of each", c.Games, c.Tests, c.Workers)
	case c.Into != "" && (c.Held != "" || c.Models != "" || len(c.Scenario) == 0):
		return t, errors.New("--into excludes --held and --models, and needs scenarios by name")
	case c.Held != "" && c.Models != "":
		return t, errors.New("--held and --models exclude each other: what is held against games is not learnt from them")
	case c.Held != "":
		return held(c.Held)
	case c.Into != "":
		return held(c.Into)
	}
	return chance.Table{Commit: c.Commit, Games: c.Games, Seed: c.Seed}, nil
}

// Run plays what is left to be played, fits the models and tells how far they are off.
func (c *Command) Run(d Desk) error {
	t, err := c.begin()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	played := map[string]games{}
	families := map[string][]chance.Case{}
	chosen, err := Chosen(c.Scenario)
	if err != nil {
		return err
	}
	for _, info := range chosen {
		g, err := c.play(ctx, d, info)
		if ctx.Err() != nil && (err == nil || errors.Is(err, context.Canceled)) {
			fmt.Fprintln(d.Err, wording.Word(d.Words, "ctl.ladder.stopped", c.Out))
			return ErrStopped
		}
		if err != nil {
			return err
		}
		if len(g.beyond) > 0 {
			if c.Held != "" && (t.Find(info.ID, "") == nil || t.Find(g.family, "") == nil) {
				return fmt.Errorf("%s holds no model for %s, or none for its family %s", c.Held, info.ID, g.family)
			}
			played[info.ID] = g
			families[g.family] = append(families[g.family], g.learn...)
		}
	}
	switch {
	case c.Into != "":
		c.Models = c.Into
		for _, id := range slices.Sorted(maps.Keys(played)) {
			if err := c.bend(&t, id, played[id]); err != nil {
				return err
			}
		}
	case c.Held == "":
		for _, f := range slices.Sorted(maps.Keys(families)) {
			t.Models = append(t.Models, chance.Train(f, families[f])...)
		}
	}
	d.tell(t, played)
	if c.Plot != "" {
		if err := save.Publish(c.Plot, []byte(d.plot(t, played))); err != nil {
			return err
		}
	}
	if c.Models == "" {
		return nil
	}
	text, err := json.MarshalIndent(t, "", " ")
	if err != nil {
		return err
	}
	return save.Replace(c.Models, append(text, '\n'))
}

// bend learns the model of one scenario anew and puts it in the place of the one there was.
func (c *Command) bend(t *chance.Table, id string, g games) error {
	family := t.Find(g.family, "")
	if family == nil {
		return fmt.Errorf("%s holds no model of the family %s, from which that of %s would be bent", c.Into, g.family, id)
	}
	m := chance.Bend(*family, g.learn)
	m.From = &chance.Source{Commit: c.Commit, Level: c.Level, Nodes: c.Nodes, Games: c.Games, Seed: c.Seed}
	if own := t.Find(id, ""); own != nil {
		*own = m
	} else {
		t.Models = append(t.Models, m)
	}
	return nil
}

// held reads models that were learnt before.
func held(file string) (t chance.Table, err error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return t, err
	}
	if err = json.Unmarshal(data, &t); err == nil && len(t.Models) > 0 {
		t, err = chance.Read(data, len(t.Models[0].Now))
	}
	if err != nil || len(t.Models) == 0 {
		return t, fmt.Errorf("%s holds no models; expected a file as --models writes it", file)
	}
	return t, nil
}

// Chosen are the scenarios that are named, or all there are, of those for two sides that are no lessons. A name that is none of them is an error.
func Chosen(names []string) (chosen []scenarios.Info, err error) {
	unmet := slices.Clone(names)
	for _, info := range scenarios.List() {
		if info.Teaches != "" || len(info.Sides) != 2 || len(names) > 0 && !slices.Contains(names, info.ID) {
			continue
		}
		chosen = append(chosen, info)
		unmet = slices.DeleteFunc(unmet, func(name string) bool { return name == info.ID })
	}
	if len(unmet) > 0 {
		return nil, fmt.Errorf("scenario %q: expected one for two sides that is no lesson", unmet[0])
	}
	return chosen, nil
}

// play plays the games of a scenario; none where no mind tells its positions in numbers.
func (c *Command) play(ctx context.Context, d Desk, info scenarios.Info) (out games, err error) {
	doc, err := scenarios.Doc(info.ID)
	if err != nil {
		return out, err
	}
	start, err := systems.Start(doc, d.Tables)
	if err != nil || sim.Stander(start) == nil {
		return out, err
	}
	for i, n := range [...]int{c.Games, c.Tests} {
		if i == 0 && c.Held != "" {
			continue
		}
		v := sim.Values{Scenario: info.ID, Seed: c.Seed + uint64(i), Level: c.Level, Nodes: c.Nodes}
		list, err := v.Play(ctx, start, n, filepath.Join(c.Out, fmt.Sprintf("%s-%d.jsonl", info.ID, v.Seed)), c.Workers)
		if err != nil {
			return out, err
		}
		for _, g := range list {
			for _, x := range g.At {
				if out.family = x.Family; i == 0 {
					out.learn = append(out.learn, x)
				} else {
					out.beyond = append(out.beyond, x)
				}
			}
		}
	}
	switch {
	case ctx.Err() != nil:
	case c.Held != "":
		fmt.Fprintln(d.Err, wording.Word(d.Words, "ctl.values.held", info.ID, c.Tests))
	default:
		fmt.Fprintln(d.Err, wording.Word(d.Words, "ctl.values.played", info.ID, c.Games, c.Tests))
	}
	return out, nil
}

// tell prints how far chances are off in the games that were not learnt from.
func (d Desk) tell(t chance.Table, played map[string]games) {
	fmt.Fprintf(d.Out, "%s\n|---|---|---|---|---|---|\n", wording.Word(d.Words, "ctl.values.head"))
	for _, id := range slices.Sorted(maps.Keys(played)) {
		g := played[id]
		own, family := t.Find(id, g.family), t.Find(g.family, "")
		plain, before := chance.Brier(g.beyond, func(c *chance.Case) float64 { return c.Plain })
		wide, _ := chance.Brier(g.beyond, func(c *chance.Case) float64 { return family.Win(&c.Standing) })
		score, now := chance.Brier(g.beyond, func(c *chance.Case) float64 { return own.Win(&c.Standing) })
		var less []float64
		for i := range now {
			less = append(less, before[i]-now[i])
		}
		mean, half := sim.MeanOf(less)
		fmt.Fprintf(d.Out, "| %s | %s | %.3f | %.3f | %.3f | %.3f ± %.3f |\n", id, g.family, plain, wide, score, mean, half)
	}
}
