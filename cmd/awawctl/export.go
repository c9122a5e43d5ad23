// awawctl export: a copy of a journal to give away.

package main

import (
	"fmt"
	"path/filepath"
	"strings"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/save"
)

type exportCommand struct {
	File string `arg:"" help:"Journal; it is not touched." type:"existingfile"`
	For  string `help:"Who is to have it: me (whole), everyone (when the game is over), or a side by name or number (what it knows)." required:"" placeholder:"WHO"`
	Out  string `help:"The new file; beside the journal, named for whom it is for, if not given. An existing file is never touched." placeholder:"FILE" type:"path"`
}

func (exportCommand) Help() string {
	return "A copy for a side holds no seed and nothing that side may not know: in its place stand commitments, which awawctl verify --with holds against the game when it is opened.\n\n" +
		"Example: awawctl export game.awaw --for Axis --out for-axis.awaw\n\nExit codes: 0 written, 2 not."
}

// Run writes the copy.
func (c *exportCommand) Run(a *app) error {
	text, err := save.Text(c.File)
	if err != nil {
		return err
	}
	out, err := systems.Copy(c.File, text, c.For, a.tables)
	if err != nil {
		return err
	}
	to := c.Out
	if to == "" {
		ext := filepath.Ext(c.File)
		to = strings.TrimSuffix(c.File, ext) + " for " + c.For + save.Ext
	}
	if err := save.New(to, out); err != nil {
		return err
	}
	fmt.Fprintln(a.out, a.words.Word(engine.Say("ctl.export."+kindOf(c.For), engine.Arg{Kind: engine.ArgName, S: to}), nil))
	return nil
}

// kindOf is the kind of copy, for its words.
func kindOf(who string) string {
	if who == systems.ForMe || who == systems.ForEveryone {
		return who
	}
	return "side"
}
