// Passphrases of saves, and awawctl unlock: what opens a save that is under passphrases.

package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"golang.org/x/term"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/locks"
	"awaw/internal/mail"
	"awaw/internal/save"
	"awaw/scenarios"
)

// keys are where passphrases come from: a file with one a line, in the order of the sides that have one, else whoever sits at the terminal.
type keys struct {
	ring  locks.Ring
	file  string
	lines []locks.Phrase // of the file, once it was read
	read  bool
	taken int  // lines of it
	any   bool // each save takes whichever line opens it: by mail a desk has one side in each of its games
}

// begin begins to ask for the passphrases of a save.
func (k *keys) begin() {
	if k.any {
		k.taken = 0
	}
}

// asks tells whether a passphrase can be had at all.
func (a *app) asks() bool { return a.keys.file != "" || a.terminal() != nil }

func (a *app) terminal() *os.File {
	if f, ok := a.in.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		return f
	}
	return nil
}

// passphrase gives a side's passphrase; who is what the side is called.
func (a *app) passphrase(who string, again bool) (string, error) {
	if a.keys.file != "" {
		if again && (!a.keys.any || a.keys.taken == len(a.keys.lines)) {
			return "", locks.ErrWrong
		}
		return a.next()
	}
	f := a.terminal()
	if f == nil {
		return "", errors.New(a.word("ctl.lock.nobody"))
	}
	if again {
		fmt.Fprintln(a.err, a.words.Word(engine.Say("locks.wrong"), nil))
		fmt.Fprintln(a.err, a.words.Word(engine.Say("locks.forgotten"), nil))
	}
	fmt.Fprintln(a.err, a.words.Word(engine.Say("ctl.lock.ask", engine.Arg{Kind: engine.ArgName, S: who}), nil))
	text, err := term.ReadPassword(int(f.Fd()))
	return string(text), err
}

// newPassphrase gives a side's passphrase for a new save. At a terminal nobody sees what is written, so it is written twice.
func (a *app) newPassphrase(who string) (string, error) {
	for {
		text, err := a.passphrase(who, false)
		if err != nil || a.keys.file != "" {
			return text, err
		}
		fmt.Fprintln(a.err, a.word("ctl.lock.again"))
		same, err := term.ReadPassword(int(a.terminal().Fd()))
		if err != nil || string(same) == text {
			return text, err
		}
		fmt.Fprintln(a.err, a.word("ctl.lock.differ"))
	}
}

// next gives the next line of the file.
func (a *app) next() (string, error) {
	k := &a.keys
	text, err := k.next()
	if err != nil {
		err = fmt.Errorf("--passphrase-file %s: %s", k.file, worded(err, a.words))
	}
	return text, err
}

func (k *keys) next() (string, error) {
	if !k.read {
		f, err := os.Open(k.file)
		if err != nil {
			return "", err
		}
		defer f.Close()
		if k.lines, err = locks.Phrases(f, k.any); err != nil {
			return "", err
		}
		k.read = true
	}
	if k.taken == len(k.lines) {
		return "", locks.ErrShort
	}
	k.taken++
	p := k.lines[k.taken-1]
	return p.Text, p.Check()
}

// unlock reads what is locked of a journal, where passphrases can be had.
func (a *app) unlock(j *play.Journal) error {
	if !a.asks() {
		return a.keys.ring.Unlock(j, nil)
	}
	a.keys.begin()
	info, _ := scenarios.Read(j.Header.Scenario.Name, []byte(j.Header.Scenario.Text))
	return a.keys.ring.Unlock(j, func(side engine.Side, again bool) (string, error) {
		return a.passphrase(a.sideWord(info, side), again)
	})
}

// deskKey gives the key of a game by mail that waits to begin.
func (a *app) deskKey(d *mail.Desk) (play.Cipher, error) {
	if !a.asks() {
		return a.keys.ring.Open(d.Locks, nil)
	}
	a.keys.begin()
	inv, _ := d.Invited()
	info, _ := scenarios.Read(inv.Name, []byte(inv.Scenario))
	return a.keys.ring.Open(d.Locks, func(side engine.Side, again bool) (string, error) {
		return a.passphrase(a.sideWord(info, side), again)
	})
}

// sideWord is what a side of a scenario is called.
func (a *app) sideWord(info scenarios.Info, side engine.Side) string {
	if int(side) <= len(info.Sides) {
		return a.words.Name(info.Sides[side-1].Name)
	}
	if int(side) == len(info.Sides)+1 {
		return a.word("mail.keeper")
	}
	return fmt.Sprint(side)
}

// resume makes the game of a journal again, whose passphrases are asked for.
func (a *app) resume(j *play.Journal, sink play.Sink) (*play.Game, error) {
	if err := a.unlock(j); err != nil {
		return nil, err
	}
	return systems.Resume(j, a.tables, sink)
}

// lock asks for the passphrases of the sides that are to have one in a new save.
func (a *app) lock(doc engine.Doc, sides []string) (*play.LocksMark, play.Cipher, error) {
	var list []locks.Passphrase
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil && len(sides) > 0 {
		return nil, nil, err
	}
	for _, who := range sides {
		side, err := a.sideIn(doc, "lock", strings.TrimSpace(who))
		if err != nil {
			return nil, nil, err
		}
		fmt.Fprintln(a.err, a.words.Word(engine.Say("locks.forgotten"), nil))
		text, err := a.newPassphrase(a.sideWord(info, side))
		if err != nil {
			return nil, nil, err
		}
		list = append(list, locks.Passphrase{Side: side, Text: text})
	}
	return locks.New(list)
}

// lockOwn asks for the passphrase of the side that sits at this desk.
func (a *app) lockOwn(side engine.Side) (*play.LocksMark, play.Cipher, error) {
	fmt.Fprintln(a.err, a.words.Word(engine.Say("locks.forgotten"), nil))
	text, err := a.newPassphrase(fmt.Sprint(side))
	if err != nil {
		return nil, nil, err
	}
	m, c, err := locks.New([]locks.Passphrase{{Side: side, Text: text}})
	a.keys.ring.Keep(m, c)
	return m, c, err
}

type unlockCommand struct {
	File string `arg:"" type:"existingfile"`
}

// Help are examples; the words round them stand under ctl.help.
func (unlockCommand) Help() string {
	return `  awawctl unlock game.awaw --passphrase-file two-lines.txt`
}

// Run writes the key of a save into it, so that everybody can open it.
func (c *unlockCommand) Run(a *app) (err error) {
	j, f, err := save.LoadAt(c.File)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	g, err := a.resume(j, f)
	if err != nil {
		return err
	}
	if err := g.Publish(); err != nil {
		return err
	}
	a.say("ctl.unlock.done", c.File)
	return nil
}
