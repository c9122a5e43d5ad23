// awawctl verify: what a journal proves.

package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/save"
)

type verifyCommand struct {
	File string `arg:"" type:"existingfile"`
	With string `type:"existingfile" placeholder:"GAME"`
}

// Help are examples; the words round them stand under ctl.help.
func (verifyCommand) Help() string {
	return `  awawctl verify game.awaw
  awawctl verify for-axis.awaw --with game.awaw`
}

// Run prints what was found.
func (c *verifyCommand) Run(a *app) error {
	if c.With != "" {
		return c.with(a)
	}
	j, err := save.Read(c.File)
	if j == nil {
		return err
	}
	var g *play.Game
	if err == nil {
		g, err = a.resume(j, nil)
	}
	if locked := (*play.LockedError)(nil); errors.As(err, &locked) {
		a.say("ctl.verify.locked", len(j.Lines), j.LockedLines())
		fmt.Fprintln(a.out, worded(err, a.words))
		return errUnproved
	}
	var broken *play.JournalError
	if errors.As(err, &broken) && broken.Newer == "" { // it is a journal, and does not hold what it promises
		fmt.Fprintln(a.out, worded(err, a.words))
		fmt.Fprintln(a.out, a.words.Word(engine.Say("ctl.verify.broken", 1), nil))
		if broken.Parts {
			fmt.Fprintln(a.out, a.words.Word(engine.Say("ctl.verify.up.to", broken.Safe, engine.Arg{Kind: engine.ArgName, S: filepath.Base(c.File)}), nil))
		}
		if hint := a.hint(err); hint != "" {
			fmt.Fprintln(a.out, hint)
		}
		return errNo
	}
	if err != nil {
		return err
	}
	a.tell(g)
	return a.verify(g)
}

// parted tells whether it is the rules of today that do not take what was entered.
func parted(f play.Fault) bool {
	var je *play.JournalError
	return errors.As(f.Err, &je) && je.Parts
}

// with holds a copy against its game.
func (c *verifyCommand) with(a *app) error {
	var games [2]*play.Game
	var journals [2]*play.Journal
	for i, file := range []string{c.File, c.With} {
		j, err := save.Read(file)
		if err != nil {
			return err
		}
		if games[i], err = a.resume(j, nil); err != nil {
			return err
		}
		journals[i] = j
	}
	if h := games[0].Header(); h.Kept() { // a desk, and the journal that the keeper of its game gave out
		if !a.postal().Held(mail.Hold(games[0], games[1])) {
			return errNo
		}
		return a.verify(games[1])
	}
	agreed, err := games[0].Against(journals[0], games[1], journals[1])
	if err != nil {
		return err
	}
	say := func(key string, args ...any) { fmt.Fprintln(a.out, a.words.Word(engine.Say(key, args...), nil)) }
	if len(agreed.Faults) == 1 && agreed.Faults[0].Entry == 0 { // of another game
		fmt.Fprintln(a.out, a.words.Word(agreed.Faults[0].Why, nil))
		return errNo
	}
	say("ctl.with.counted", agreed.Open, agreed.Committed, agreed.Seen)
	if agreed.Bare > 0 {
		say("ctl.with.bare", agreed.Bare)
	}
	a.faults(agreed.Faults)
	if len(agreed.Faults) > 0 {
		say("ctl.with.differs", len(agreed.Faults))
		return errNo
	}
	say("ctl.with.agrees")
	return a.verify(games[1])
}

// faults lists broken promises.
func (a *app) faults(list []play.Fault) {
	for _, f := range list[:min(len(list), mostListed)] {
		fmt.Fprintln(a.out, f.In(a.words))
	}
	a.further(len(list))
}

// tell prints what is to be known of how a journal was read.
func (a *app) tell(g *play.Game) {
	for _, n := range g.Notices() {
		fmt.Fprintln(a.err, a.words.Word(n.Text, namer(g.Position())))
	}
}

// verify prints what a game proves; the error stands for the exit code.
func (a *app) verify(g *play.Game) error {
	r := g.Verify()
	say := func(key string, args ...any) { fmt.Fprintln(a.out, a.words.Word(engine.Say(key, args...), nil)) }
	say("ctl.verify.counted", r.Entries, r.Commands, r.Rolls, r.Drawn, r.Keyframes)
	if r.Open {
		say("ctl.verify.open")
	}
	a.faults(r.Faults)
	switch r.Proof() {
	case play.Broken:
		say("ctl.verify.broken", len(r.Faults))
		if slices.ContainsFunc(r.Faults, parted) {
			say("ctl.verify.goes.on")
		}
		return errNo
	case play.Unproved:
		if n := r.Rolls - r.Drawn; n > 0 {
			say("ctl.verify.unproved", n, r.Rolls)
		}
		if r.Veiled > 0 {
			say("ctl.verify.veiled", r.Veiled, r.Entries)
		}
		if r.Unsealed > 0 {
			say("ctl.verify.unsealed", r.Unsealed)
		}
		for _, why := range unproved(r) {
			say(why.key, why.n)
		}
		return errUnproved
	}
	say("ctl.verify.proved")
	return nil
}

// reason says why some rolls are proved by nothing.
type reason struct {
	key string
	n   int
}

func unproved(r play.Report) (out []reason) {
	for _, why := range []reason{
		{"ctl.verify.hidden", r.Hidden}, {"ctl.verify.typed", r.Typed}, {"ctl.verify.copied", r.Copied}, {"ctl.verify.foreign", r.Foreign},
	} {
		if why.n > 0 {
			out = append(out, why)
		}
	}
	return out
}
