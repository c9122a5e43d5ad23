// awawctl salvage: what can be rescued from a damaged journal.

package main

import (
	"errors"
	"fmt"
	"path/filepath"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/rescue"
	"awaw/internal/save"
)

type salvageCommand struct {
	File string `arg:"" type:"existingfile"`
}

// Help are examples; the words round them stand under ctl.help.
func (salvageCommand) Help() string {
	return `  awawctl salvage game.awaw`
}

// Run rescues what it can and prints what it did.
func (c *salvageCommand) Run(a *app) error {
	say := func(key string, args ...any) { fmt.Fprintln(a.out, a.words.Word(engine.Say(key, args...), nil)) }
	j, err := save.Read(c.File)
	var damage *play.JournalError
	switch {
	case err == nil:
		if _, err = a.resume(j, nil); errors.As(err, &damage) && damage.Parts {
			return c.parted(a, damage)
		}
		if errors.As(err, &damage) && damage.Key == "locked" { // its chain was made right again
			fmt.Fprintln(a.out, worded(err, a.words))
			j, f, rest, err := save.RescueUpTo(c.File, damage.Safe)
			return c.carry(a, j, f, rest, err)
		}
		if err == nil {
			say("ctl.salvage.sound", len(j.Lines))
		}
		return err
	case j == nil && errors.As(err, &damage) && damage.Newer == "":
		return c.firstLine(a, err)
	case j == nil || !errors.As(err, &damage) || damage.Newer != "":
		return err
	}
	fmt.Fprintln(a.out, worded(err, a.words))
	if err := a.unlock(j); err != nil {
		return err
	}
	if sides := j.Locked(); sides != nil { // before anything is written
		return &play.LockedError{Sides: sides}
	}
	j, f, rest, err := save.Rescue(c.File)
	return c.carry(a, j, f, rest, err)
}

// carry goes on with the sound part of a save, and carries over what stands behind it.
func (c *salvageCommand) carry(a *app, j *play.Journal, f *save.File, rest save.Rest, err error) error {
	if err != nil {
		return err
	}
	defer f.Close()
	g, err := a.resume(j, f)
	if err != nil {
		return err
	}
	sound := g.Len()
	s, err := g.Salvage(rest.Text, rest.Line)
	if err != nil {
		return err
	}
	a.say("ctl.salvage.new", engine.Arg{Kind: engine.ArgName, S: filepath.Base(f.Path())}, sound)
	for _, t := range rescue.Texts(s) {
		fmt.Fprintln(a.out, a.words.Word(t, nil))
	}
	c.lost(a, s.Lost)
	if len(s.Lost) > 0 || s.Doubtful > 0 {
		return errNo
	}
	return nil
}

// hint names the command that may rescue what cannot be read; "" where nothing is damaged.
func (a *app) hint(err error) string {
	damage := (*play.JournalError)(nil)
	if !errors.As(err, &damage) || damage.Newer != "" || damage.Parts || damage.File == "" {
		return ""
	}
	if damage.Line <= 1 && !rescue.Begun(damage.File) {
		return ""
	}
	return a.words.Word(engine.Say("ctl.salvage.hint", engine.Arg{Kind: engine.ArgName, S: filepath.Base(damage.File)}), nil)
}

// firstLine rescues a journal whose first line cannot be read; damage is what is wrong with that.
func (c *salvageCommand) firstLine(a *app, damage error) error {
	r, err := rescue.FirstLine(c.File, a.tables, a.unlock)
	if errors.Is(err, rescue.ErrNothing) {
		return damage
	}
	if err != nil {
		return err
	}
	fmt.Fprintln(a.out, a.words.Word(engine.Say("ctl.salvage.new", engine.Arg{Kind: engine.ArgName, S: filepath.Base(r.Path)}, r.Sound), nil))
	for _, t := range r.Texts() {
		fmt.Fprintln(a.out, a.words.Word(t, nil))
	}
	c.lost(a, r.Lost)
	if len(r.Lost) > 0 || r.Doubtful > 0 || r.Differ > 0 {
		return errNo
	}
	return nil
}

// mostListed is how many lines of what is wrong with a journal are listed; more are counted.
const mostListed = 20

// lost lists what could not be carried over.
func (c *salvageCommand) lost(a *app, lost []play.LostLine) {
	for _, l := range lost[:min(len(lost), mostListed)] {
		fmt.Fprintf(a.out, "%s:%d: %s: %s\n", c.File, l.Line, a.words.Word(l.Why, nil), l.Text)
	}
	a.further(len(lost))
}

// further counts what is not listed of n lines.
func (a *app) further(n int) {
	if n > mostListed {
		a.say("ctl.further", n-mostListed)
	}
}

// parted copies a game up to where the rules of today do not follow it, to be gone on with from there.
func (c *salvageCommand) parted(a *app, where *play.JournalError) error {
	fmt.Fprintln(a.out, worded(where, a.words))
	j, f, _, err := save.RescueUpTo(c.File, where.Safe)
	if err != nil {
		return err
	}
	defer f.Close()
	if _, err := a.resume(j, f); err != nil {
		return err
	}
	fmt.Fprintln(a.out, a.words.Word(engine.Say("ctl.salvage.parted", engine.Arg{Kind: engine.ArgName, S: filepath.Base(f.Path())}, where.Safe), nil))
	return errNo
}
