// Package openings finds out what to do before the first dice of a scenario, by games that are played on to their end.
package openings

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"syscall"

	"awaw/ai"
	"awaw/ai/advice"
	"awaw/cmd/awawctl/internal/values"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/save"
	"awaw/internal/sim"
	"awaw/internal/wording"
	"awaw/scenarios"
)

// Command is the command line of it.
type Command struct {
	Scenario []string `arg:"" optional:""`
	Games    int      `default:"300" placeholder:"N"`
	Plans    int      `default:"12" placeholder:"N"`
	Nodes    int      `default:"6000" placeholder:"N"`
	Most     int      `default:"24" placeholder:"N"`
	Seed     uint64   `default:"1" placeholder:"N"`
	Workers  int      `default:"1" placeholder:"W"`
	Book     string   `default:"ai/awaw/openings.json" type:"path" placeholder:"FILE"`
	Commit   string   `placeholder:"TEXT"`
}

// Help are examples; the words round them stand under ctl.help.
func (Command) Help() string {
	return `  awawctl openings --book ai/awaw/openings.json
  awawctl openings crete-1941 --games 100 --book out/openings.json`
}

// Run weighs the beginnings of scenarios and writes the book; what it has of other scenarios stays.
func (c *Command) Run(d values.Desk) error {
	if c.Games < 1 || c.Plans < 1 || c.Nodes < 1 || c.Most < 1 || c.Workers < 1 {
		return fmt.Errorf("games %d, plans %d, nodes %d, most %d, workers %d: expected one or more of each", c.Games, c.Plans, c.Nodes, c.Most, c.Workers)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	book, err := read(c.Book)
	if err != nil {
		return err
	}
	chosen, err := values.Chosen(c.Scenario)
	if err != nil {
		return err
	}
	for _, info := range chosen {
		found, err := c.scenario(ctx, d, info.ID)
		if err != nil {
			return err
		}
		if ctx.Err() != nil {
			fmt.Fprintln(d.Err, wording.Word(d.Words, "ctl.openings.stopped"))
			return values.ErrStopped
		}
		if len(found) == 0 {
			continue
		}
		book.Commit, book.Seed = c.Commit, c.Seed
		book.Openings = slices.DeleteFunc(book.Openings, func(o ai.Opening) bool { return o.Scenario == info.ID })
		book.Openings = append(book.Openings, found...)
		slices.SortStableFunc(book.Openings, func(a, b ai.Opening) int { return cmp.Compare(a.Scenario, b.Scenario) })
		if err := write(c.Book, book); err != nil {
			return err
		}
		fmt.Fprintln(d.Err, wording.Word(d.Words, "ctl.openings.found", info.ID, len(found)))
	}
	return nil
}

// read reads a book; none yet is an empty one.
func read(path string) (f ai.OpeningFile, err error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		return f, nil
	}
	if err != nil {
		return f, err
	}
	if _, err := ai.ReadOpenings(data); err != nil {
		return f, fmt.Errorf("%s: %w", path, err)
	}
	return f, json.Unmarshal(data, &f)
}

func write(path string, f ai.OpeningFile) error {
	text, err := json.MarshalIndent(f, "", " ")
	if err != nil {
		return err
	}
	return save.Replace(path, append(text, '\n'))
}

// scenario weighs what can be done in a scenario until dice fall: the beginning, and what stands after each plan that is kept.
func (c *Command) scenario(ctx context.Context, d values.Desk, id string) (found []ai.Opening, err error) {
	doc, err := scenarios.Doc(id)
	if err != nil {
		return nil, err
	}
	rules, kit, err := systems.Open(doc, d.Tables, nil)
	if err != nil {
		return nil, err
	}
	start, err := rules.Setup(kit, doc)
	if err != nil || sim.Stander(start) == nil {
		return nil, err
	}
	know := systems.Bots() // neither who finds plans nor who plays on has a book
	open := []engine.Position{start}
	for len(open) > 0 && len(found) < c.Most && ctx.Err() == nil {
		p := open[0]
		open = open[1:]
		p, side, ok := forced(p)
		if !ok {
			continue
		}
		seen := p.Seen(side)
		if at := ai.OpeningAt(seen); slices.ContainsFunc(found, func(o ai.Opening) bool { return o.At == at }) {
			continue
		}
		o, next, err := c.weigh(ctx, know, rules, p, side)
		if err != nil || ctx.Err() != nil {
			return found, err
		}
		o.Scenario = id
		open = append(open, next...)
		found = append(found, o)
	}
	return found, nil
}

// weigh finds what to do in a position, and gives where the plans that are kept lead. What they are worth is told by other games than those they were found best in.
func (c *Command) weigh(ctx context.Context, know ai.Roster, rules engine.Ruleset, p engine.Position, side engine.Side) (o ai.Opening, next []engine.Position, err error) {
	seen := p.Seen(side)
	set := advice.Options{Nodes: c.Nodes, Games: c.Games, Plans: c.Plans, Workers: c.Workers, Seed: c.Seed, Stop: ctx.Done()}
	h, err := advice.Ask(know, seen, side, set)
	if err != nil || h.Cut {
		return o, nil, err
	}
	list := []advice.Plan{h.Own}
	for i, plan := range h.Plans {
		if plan.Chosen || i > 0 && !plan.Level() {
			continue
		}
		list = append(list, plan)
	}
	for i := range list {
		if list[i].Chance, err = advice.Worth(know, seen, side, list[i].Commands, set); err != nil {
			return o, nil, err
		}
	}
	o = ai.Opening{Side: side, At: ai.OpeningAt(seen), Ways: h.Ways, Games: c.Games, Own: round(list[0].Chance.Of())}
	slices.SortStableFunc(list, func(a, b advice.Plan) int { return cmp.Compare(b.Chance.Of(), a.Chance.Of()) })
	for _, plan := range list {
		if plan.Chance.Of() < list[0].Chance.Of()-plan.Chance.Error() {
			break
		}
		kept, after, goes := written(rules, p, plan)
		o.Plans = append(o.Plans, kept)
		if goes {
			next = append(next, after)
		}
	}
	return o, next, nil
}

// forced goes on while there is no choice; not ok where dice fall, or several sides decide at once.
func forced(p engine.Position) (engine.Position, engine.Side, bool) {
	for {
		acting := p.ToAct()
		if len(acting) != 1 {
			return p, engine.NoSide, false
		}
		legal := p.Seen(acting[0]).Legal(acting[0], nil)
		if len(legal) != 1 {
			return p, acting[0], len(legal) > 1
		}
		next, _, err := p.Apply(legal[0], engine.NewTyped())
		if err != nil {
			return p, engine.NoSide, false
		}
		p = next
	}
}

// written is a plan as it stands in the book, with where it leads; it goes on if no dice fell.
func written(rules engine.Ruleset, p engine.Position, plan advice.Plan) (out ai.OpeningPlan, after engine.Position, goes bool) {
	out.Won, out.Error = round(plan.Chance.Of()), round(plan.Chance.Error())
	for _, c := range plan.Commands {
		out.Commands = append(out.Commands, ai.OpeningCommandOf(c))
		out.Lines = append(out.Lines, rules.FormatCommand(p, c))
		next, _, err := p.Apply(c, engine.NewTyped())
		if err != nil {
			return out, p, false // dice fall
		}
		p = next
	}
	return out, p, true
}

// round keeps what so many games can tell.
func round(x float64) float64 { return float64(int(x*1000+.5)) / 1000 }
