package main

import (
	"errors"
	"path/filepath"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/plain"
	"awaw/internal/present/program"
	"awaw/internal/save"
	"awaw/scenarios"
)

// This file keeps saved games: what the list tells of each, names, the trash, and copies to give away.

// listed words saves for the list.
func (d *desk) listedSaves(list []save.Info) []program.Save {
	var out []program.Save
	for _, i := range list {
		s := program.Save{ID: i.Path, Title: plain.Visible(i.Name), When: d.when(i.Modified.Local())}
		switch {
		case i.Err != nil:
			s.Broken = d.Worded(i.Err)
		case i.Turn > 0:
			s.State = d.words.Word(engine.Say("window.save.turn", i.Turn, i.Entries), nil)
			if date := d.words.Word(i.Date, nil); date != "" {
				s.State = date + " · " + s.State
			}
		case i.Entries == 0:
			s.State = d.word("window.save.fresh")
		default:
			s.State = d.words.Word(engine.Say("window.save.steps", i.Entries), nil)
		}
		if s.Over = i.Over; s.Over {
			s.State += " · " + d.word("window.save.over")
		}
		if i.Err == nil {
			d.tellSave(&s, i)
		}
		out = append(out, s)
	}
	return out
}

// tellSave adds who plays, with what dice, and which scenario.
func (d *desk) tellSave(s *program.Save, i save.Info) {
	s.Locked, s.Keeps = i.Header.Locks != nil && !i.Over, i.Header.Keeps()
	s.Dice = "keyed"
	switch {
	case i.Header.Links != nil:
		s.Dice = "mail"
	case i.Settings["dice"] == "typed":
		s.Dice = "typed"
	}
	from := i.Header.Scenario
	info, err := scenarios.Read(from.Name, []byte(from.Text))
	if err != nil {
		return
	}
	s.Scenario = d.titleOf(info)
	if c := i.Header.Copy; c != nil && c.For >= 1 && int(c.For) <= len(info.Sides) {
		s.Copy = d.words.Name(info.Sides[c.For-1].Name)
	}
	for _, side := range info.Sides {
		s.Sides = append(s.Sides, d.words.Name(side.Name))
	}
	for _, who := range strings.Split(i.Settings[play.SettingSeats], ",") {
		if who = strings.TrimSpace(who); who == "" {
			who = person
		}
		s.Seats = append(s.Seats, who)
	}
}

// Trashed lists what lies in the trash.
func (d *desk) Trashed() []program.Save {
	d.Saves()
	return d.thrown
}

func saveName(path string) string { return strings.TrimSuffix(filepath.Base(path), save.Ext) }

// changed has the lists read again.
func (d *desk) changed(err error) error {
	d.listed = d.listed.Add(-2 * listAge)
	return err
}

// plainly is an error in the player's words.
type plainly struct {
	text string
	err  error
}

func (p plainly) Error() string { return p.text }
func (p plainly) Unwrap() error { return p.err }

// Rename gives a save another name.
func (d *desk) Rename(id, title string) error {
	err := d.store.Rename(saveName(id), title)
	switch {
	case err == nil:
	case save.CheckName(title) != nil:
		err = plainly{d.word("window.name.bad"), err}
	case errors.Is(err, save.ErrExists):
		err = plainly{d.words.Word(engine.Say("window.name.taken", engine.Arg{Kind: engine.ArgName, S: title}), nil), err}
	case errors.Is(err, save.ErrInUse):
		err = plainly{d.word("window.name.used"), err}
	}
	return d.changed(err)
}

// Trash throws a save away.
func (d *desk) Trash(id string) error { return d.changed(d.store.Trash(saveName(id))) }

// Restore fetches a save back out of the trash.
func (d *desk) Restore(id string) error {
	_, err := d.store.Restore(saveName(id))
	return d.changed(err)
}

var _ interface {
	program.Shelf
	program.Chooser
	program.Reckoner
	program.Crasher
} = (*desk)(nil)
