// awawctl hint and review: what a side could do, and how a game went.

package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"awaw/ai/advice"
	"awaw/cmd/awawctl/internal/counsel"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/save"
)

// thinking are the bounds of both.
type thinking struct {
	Side    string `placeholder:"SIDE"`
	Nodes   count  `placeholder:"N"`
	Games   count  `placeholder:"N"`
	Seed    uint64 `default:"1" placeholder:"N"`
	Workers count  `placeholder:"W"`
	JSON    bool   `name:"json"`
	Quiet   bool

	asks bool // of somebody who is asked something
}

type hintCommand struct {
	File string `arg:""`
	thinking
}

type reviewCommand struct {
	File string `arg:"" type:"existingfile"`
	thinking
}

// Help are examples; the words round them stand under ctl.help.
func (hintCommand) Help() string {
	return `  awawctl hint channel-1940
  awawctl hint game.awaw --side Axis --json`
}

// Help are examples; the words round them stand under ctl.help.
func (reviewCommand) Help() string {
	return `  awawctl review game.awaw --side Axis
  awawctl review game.awaw --side Axis --json`
}

// Run tells the best plans there are for a side that is asked something.
func (c *hintCommand) Run(a *app) error {
	rules, p, g, err := (&whatifCommand{File: c.File}).position(a)
	if err != nil {
		return err
	}
	acting := p.ToAct()
	if g != nil {
		acting = g.ToAct()
	}
	c.asks = true
	side, err := c.whose(a, p, acting)
	if errors.Is(err, advice.ErrOver) { // nothing is wrong with what was asked
		fmt.Fprintln(a.err, "awawctl:", worded(err, a.words))
		return errNo
	}
	if err == nil && g != nil {
		err = ownDesk(g, side)
	}
	if err != nil {
		return err
	}
	if g != nil {
		p = g.Seen(side)
	}
	p = p.Seen(side)
	var h advice.Hint
	if err = counsel.Within(c.bounds(a), func(o advice.Options) error {
		h, err = advice.Ask(systems.Bots(), p, side, o)
		return err
	}); err != nil {
		return err
	}
	t := counsel.Teller{Out: a.out, Words: a.words, Rules: rules, At: p}
	if c.JSON {
		return t.HintJSON(h)
	}
	t.Hint(h)
	return nil
}

// Run tells how a game that is over went for a side.
func (c *reviewCommand) Run(a *app) error {
	j, err := save.Read(c.File)
	if err != nil {
		return err
	}
	g, err := a.resume(j, nil)
	if err != nil {
		return err
	}
	if !g.Outcome().Over {
		return advice.ErrNotOver
	}
	side, err := c.whose(a, g.Position(), advice.Persons(g))
	if err != nil {
		return err
	}
	var r advice.Review
	if err = counsel.Within(c.bounds(a), func(o advice.Options) error {
		r, err = advice.Look(systems.Bots(), g, side, o)
		return err
	}); err != nil {
		return err
	}
	t := counsel.Teller{Out: a.out, Words: a.words, Rules: g.Rules(), At: g.Position().Seen(side)}
	if c.JSON {
		return t.ReviewJSON(g, r)
	}
	if r.Cut {
		a.note("ctl.review.cut")
		return errNo
	}
	t.Review(g, r)
	return nil
}

// whose is the side asked for; the only one it could be where none is named.
func (c *thinking) whose(a *app, p engine.Position, could []engine.Side) (engine.Side, error) {
	if c.Side != "" {
		return a.sideNamed(p, c.Side)
	}
	if len(could) == 1 {
		return could[0], nil
	}
	if len(could) == 0 && c.asks {
		return engine.NoSide, advice.ErrOver
	}
	var names []string
	for _, s := range p.Outcome().Score {
		if len(could) == 0 || slices.Contains(could, s.Side) {
			names = append(names, namer(p).NameOf(engine.NewRef(engine.KindSide, int(s.Side))))
		}
	}
	return engine.NoSide, fmt.Errorf("--side is needed; expected one of %s", strings.Join(names, ", "))
}

// bounds are what may be tried for an answer.
func (c *thinking) bounds(a *app) advice.Options {
	o := advice.Options{Nodes: int(c.Nodes), Games: int(c.Games), Workers: int(c.Workers), Seed: c.Seed}
	if !c.Quiet {
		told := a.progress()
		o.Progress = func(done float64) { told(done) }
	}
	return o
}
