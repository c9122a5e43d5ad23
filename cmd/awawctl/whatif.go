// awawctl whatif: how a side's orders would fare against what the others may well order.

package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"awaw/ai"
	"awaw/cmd/awawctl/internal/counsel"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/save"
)

type whatifCommand struct {
	File   string   `arg:""`
	Orders []string `arg:"" optional:""`
	Side   string   `required:"" placeholder:"SIDE"`
	Seed   uint64   `default:"1" placeholder:"N"`
	Nodes  count    `placeholder:"N"`
}

// Help are examples; the words round them stand under ctl.help.
func (whatifCommand) Help() string {
	return `  awawctl whatif wings-1901 --side France "A par - bur" "A mar supports A par - bur"`
}

// Run prints the share of replies in which each order does what it says, and the reply that hurts most.
func (c *whatifCommand) Run(a *app) error {
	rules, p, g, err := c.position(a)
	if err != nil {
		return err
	}
	side, err := a.sideNamed(p, c.Side)
	if err == nil && g != nil {
		err = ownDesk(g, side)
	}
	if err != nil {
		return err
	}
	p = p.Seen(side)
	for _, line := range c.Orders {
		if !strings.Contains(line, ":") {
			line = namer(p).NameOf(engine.NewRef(engine.KindSide, int(side))) + ": " + line
		}
		cmd, err := rules.ParseCommand(p, line)
		if err != nil {
			return err
		}
		next, _, err := p.Apply(cmd, nil)
		if err != nil {
			return errors.New(engine.Worded(err, a.words))
		}
		p = next
	}
	s, err := systems.Find(rules.ID())
	if err != nil {
		return err
	}
	if s.Bots.Forecast == nil {
		return fmt.Errorf("nobody reckons what the others may order in %s", s.Name)
	}
	f, ok := s.Bots.Forecast(p, side, ai.Options{Seed: c.Seed, Nodes: int(c.Nodes)})
	if !ok {
		return errors.New("no movement is being written for that side")
	}
	counsel.Teller{Out: a.out, Words: a.words, At: p}.Forecast(f)
	return nil
}

// position is where the orders are given, of a game if it was saved.
func (c *whatifCommand) position(a *app) (engine.Ruleset, engine.Position, *play.Game, error) {
	if _, err := os.Stat(c.File); err == nil && !strings.HasSuffix(c.File, ".toml") {
		j, err := save.Read(c.File)
		if err != nil {
			return nil, nil, nil, err
		}
		g, err := a.resume(j, nil)
		if err != nil {
			return nil, nil, nil, err
		}
		return g.Rules(), g.Position(), g, nil
	}
	doc, err := readScenario(c.File)
	if err != nil {
		return nil, nil, nil, err
	}
	rules, kit, err := systems.Open(doc, a.tables, nil)
	if err != nil {
		return nil, nil, nil, err
	}
	p, err := rules.Setup(kit, doc)
	return rules, p, nil, err
}

// sideNamed finds the side of a name, or of a number.
func (a *app) sideNamed(p engine.Position, word string) (engine.Side, error) {
	var names []string
	for _, s := range p.Outcome().Score {
		name := namer(p).NameOf(engine.NewRef(engine.KindSide, int(s.Side)))
		if strings.EqualFold(name, word) || strings.EqualFold(a.words.Name(name), word) || fmt.Sprint(int(s.Side)) == word {
			return s.Side, nil
		}
		names = append(names, a.words.Name(name))
	}
	return engine.NoSide, fmt.Errorf("side %q: expected one of %s", word, strings.Join(names, ", "))
}
