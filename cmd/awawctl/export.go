// awawctl export: a copy of a journal to give away.

package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/save"
)

type exportCommand struct {
	File string `arg:"" type:"existingfile"`
	For  string `required:"" placeholder:"WHO"`
	Out  string `placeholder:"FILE" type:"path"`
}

// Help are examples; the words round them stand under ctl.help.
func (exportCommand) Help() string {
	return `  awawctl export game.awaw --for Axis --out for-axis.awaw`
}

// Run writes the copy.
func (c *exportCommand) Run(a *app) error {
	text, err := save.Text(c.File)
	if err != nil {
		return err
	}
	who, byMail, kept := c.For, false, false
	if j, err := play.ReadJournal(c.File, bytes.NewReader(text)); err == nil { // what is wrong with it is told when it is copied
		byMail, kept = j.Header.Links != nil, j.Header.Kept()
		if side, err := a.sideIn(engine.Doc{Name: j.Header.Scenario.Name, Data: []byte(j.Header.Scenario.Text)}, "for", who); err == nil {
			who = strconv.Itoa(int(side))
		}
	}
	out, err := systems.Copy(c.File, text, who, a.tables, a.unlock)
	if err != nil {
		return err
	}
	to := c.Out
	if to == "" {
		dir, name := filepath.Split(c.File)
		if byMail {
			dir = filepath.Join(dir, "exports") // beside it a copy would be a second save of the game
		}
		to = filepath.Join(dir, a.word("ctl.copy.for", strings.TrimSuffix(name, filepath.Ext(name)), a.whom(c.For))+save.Ext)
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return err
	}
	if err := save.New(to, out); err != nil {
		return err
	}
	kind := kindOf(c.For)
	if j, err := play.ReadJournal(c.File, bytes.NewReader(out)); err == nil && kind == systems.ForMe && len(j.Locked()) > 0 && j.Published() == "" {
		kind = "me.locked"
	} else if kept {
		kind += ".kept"
	}
	fmt.Fprintln(a.out, a.words.Word(engine.Say("ctl.export."+kind, engine.Arg{Kind: engine.ArgName, S: to}), nil))
	return nil
}

// whom names in a file's name for whom a copy is.
func (a *app) whom(who string) string {
	if kindOf(who) != "side" {
		return a.word("ctl.copy." + who)
	}
	return a.words.Name(who)
}

// kindOf is the kind of copy, for its words.
func kindOf(who string) string {
	if who == systems.ForMe || who == systems.ForEveryone {
		return who
	}
	return "side"
}
