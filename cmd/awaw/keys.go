package main

import (
	"errors"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/locks"
	"awaw/internal/post"
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

// under gives what a save is under, or what that of a game by mail is to be that waits to begin, and its scenario.
func under(id string) (*play.LocksMark, engine.Doc) {
	if w, err := post.ReadDesk(id); err == nil {
		inv, _ := w.Invited()
		return w.Locks, engine.Doc{Name: inv.Name, Data: []byte(inv.Scenario)}
	}
	h := save.Preview(id).Header
	return h.Locks, engine.Doc{Name: h.Scenario.Name, Data: []byte(h.Scenario.Text)}
}

// Awaited lists the sides of a save that are to be asked.
func (d *desk) Awaited(id string) []program.Awaited {
	m, doc := under(id)
	o, err := locks.Begin(m)
	if err != nil {
		return nil
	}
	d.keys.opening, d.keys.of = o, id
	info, err := scenarios.Read(doc.Name, doc.Data)
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
	m, _ := under(id)
	d.keys.ring.Keep(m, c)
	d.keys.opening = nil
	return nil
}
