package main

import (
	"errors"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/locks"
	"awaw/internal/present/program"
	"awaw/internal/save"
	"awaw/scenarios"
)

// This file keeps saves under passphrases for the screen. A key is held until the program ends.

// keys are those of saves that were opened or begun, and one that is being opened.
type keys struct {
	ring    locks.Ring
	opening *locks.Opening
	of      string // the save that is being opened
}

// locks makes the keys of a new save.
func (d *desk) locks(given []program.Passkey) (*play.LocksMark, play.Cipher, error) {
	var list []locks.Passphrase
	for _, p := range given {
		list = append(list, locks.Passphrase{Side: p.Side, Text: p.Text})
	}
	m, c, err := locks.New(list)
	if err != nil {
		return nil, nil, err
	}
	d.keys.ring.Keep(m, c)
	return m, c, nil
}

// unlock reads what is locked of a journal, where its key is held.
func (d *desk) unlock(j *play.Journal) error { return d.keys.ring.Unlock(j, nil) }

// shut refuses a journal whose key is not held.
func (d *desk) shut(j *play.Journal) error {
	if err := d.unlock(j); err != nil {
		return err
	}
	if sides := j.Locked(); sides != nil {
		return &play.LockedError{Sides: sides}
	}
	return nil
}

// CheckPassphrase refuses what can be no passphrase.
func (d *desk) CheckPassphrase(text string) error { return locks.Check(text) }

// Awaited lists the sides of a save that are to be asked.
func (d *desk) Awaited(id string) []program.Awaited {
	h := save.Preview(id).Header
	o, err := locks.Begin(h.Locks)
	if err != nil {
		return nil
	}
	d.keys.opening, d.keys.of = o, id
	info, err := scenarios.Read(h.Scenario.Name, []byte(h.Scenario.Text))
	if err != nil {
		return nil
	}
	var out []program.Awaited
	for _, side := range o.Awaited() {
		if int(side) > len(info.Sides) {
			return nil
		}
		out = append(out, program.Awaited{Side: side, Name: d.words.Name(info.Sides[side-1].Name)})
	}
	return out
}

// GivePassphrase takes the passphrase of a side.
func (d *desk) GivePassphrase(id string, side engine.Side, text string) error {
	o := d.keys.opening
	if o == nil || d.keys.of != id {
		return errors.New(d.word("locks.damaged"))
	}
	if err := o.Try(side, text); err != nil {
		return err
	}
	if len(o.Awaited()) > 0 {
		return nil
	}
	c, err := o.Cipher()
	if err != nil {
		return err
	}
	d.keys.ring.Keep(save.Preview(id).Header.Locks, c)
	d.keys.opening = nil
	return nil
}
