// awawctl legal: everything that may be done now, in the position a journal or a rule case ends in.

package main

import (
	"errors"
	"fmt"
	"strings"

	"awaw/cmd/awawctl/internal/texts"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/rulecase"
	"awaw/internal/save"
	"awaw/tests"
)

type legalCommand struct {
	File string `arg:"" type:"existingfile"`
	Case string `placeholder:"NAME"`
}

// Help are examples; the words round them stand under ctl.help.
func (legalCommand) Help() string {
	return `  awawctl legal game.awaw
  awawctl legal my-case.toml --case "army air stages eight hexes in Europe"`
}

// Run prints one command a line, as journals write them.
func (c *legalCommand) Run(a *app) error {
	rules, p, desk, err := c.position(a)
	if err != nil {
		return err
	}
	for _, side := range p.ToAct() {
		if desk != engine.NoSide && side != desk { // what another could do would tell what it hides
			a.say("ctl.legal.desk")
			continue
		}
		for _, cmd := range p.Legal(side, nil) {
			fmt.Fprintln(a.out, rules.FormatCommand(p, cmd))
		}
	}
	if len(p.ToAct()) == 0 {
		a.say("ctl.legal.over")
	}
	return nil
}

// position is what is looked at: in a game by mail that is not over, as the desk's side sees it.
func (c *legalCommand) position(a *app) (engine.Ruleset, engine.Position, engine.Side, error) {
	data, err := texts.Read(c.File)
	if err != nil && !errors.Is(err, texts.ErrLong) {
		return nil, nil, engine.NoSide, err
	}
	if rulecase.SystemOf(data) != "" {
		rules, p, err := c.afterCase(a)
		return rules, p, engine.NoSide, err
	}
	if c.Case != "" {
		return nil, nil, engine.NoSide, fmt.Errorf("%s is no file of cases, and --case names one of those; leave --case out", c.File)
	}
	j, err := save.Read(c.File)
	if err != nil {
		return nil, nil, engine.NoSide, fmt.Errorf("%s: %s; awawctl legal takes a journal, or a case file that plays on a board", c.File, strings.TrimSuffix(worded(err, a.words), "."))
	}
	g, err := a.resume(j, nil)
	if err != nil {
		return nil, nil, engine.NoSide, err
	}
	if desk := g.Desk(); desk != engine.NoSide {
		return g.Rules(), g.Seen(desk), desk, nil
	}
	return g.Rules(), g.Position(), engine.NoSide, nil
}

func (c *legalCommand) afterCase(a *app) (engine.Ruleset, engine.Position, error) {
	s, list, err := readCases(c.File)
	if err != nil {
		return nil, nil, err
	}
	if c.Case == "" && len(list) > 1 {
		return nil, nil, fmt.Errorf("%s has %d cases; name one with --case, as --case %q", c.File, len(list), list[0].Name)
	}
	for _, x := range list {
		if c.Case == "" || x.Name == c.Case {
			if x.Position == nil {
				return nil, nil, fmt.Errorf("%s: its cases play on no board, so nothing is legal after them; awawctl case runs them", c.File)
			}
			p, err := x.Position(systems.CaseKit{Boards: tests.Boards(c.File, s), Tables: a.tables, Words: a.words})
			return s.Rules, p, err
		}
	}
	return nil, nil, fmt.Errorf("%s has no case named %q; its first is %q", c.File, c.Case, list[0].Name)
}
