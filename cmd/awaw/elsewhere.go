package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"awaw/engine"
	"awaw/internal/plain"
	"awaw/internal/save"
)

// This file finds a folder for games that cannot be written where they are kept.

// otherFolders are those tried, one after the other: the player's own, the one the program was started in, and that for passing things, which
// often lie on different disks.
func otherFolders() []string {
	const name = "awaw saves"
	var out []string
	if home, err := os.UserHomeDir(); err == nil {
		out = append(out, filepath.Join(home, name))
	}
	if here, err := os.Getwd(); err == nil {
		out = append(out, filepath.Join(here, name))
	}
	return append(out, filepath.Join(os.TempDir(), name))
}

// elsewhere goes on with a save in the first folder that takes it, and gives the new save and the folder of the old.
func elsewhere(f *save.File) (path, from string, err error) {
	from = filepath.Dir(f.Path())
	var all []error
	for _, dir := range otherFolders() {
		err := f.Elsewhere(dir)
		if err == nil {
			return f.Path(), from, nil
		}
		all = append(all, err)
	}
	return "", from, errors.Join(all...)
}

// openStore opens the folder of saved games. If nobody named one and the usual one cannot be made, another is taken and the player told at once.
func (d *desk) openStore(dir string) (err error) {
	if d.store, err = save.Open(dir); err == nil || dir != "" {
		return err
	}
	store, here := otherStore()
	if store == nil {
		return err
	}
	d.store = store
	var why *fs.PathError
	if errors.As(err, &why) {
		err = why.Err
	}
	d.moved = d.words.Word(engine.Say("window.moved.start", name(save.Dir()), name(here), name(err.Error())), nil)
	return nil
}

// Move keeps games in another folder until the program ends.
func (d *desk) Move() (to, from string, ok bool) {
	from = d.store.Dir()
	store, here := otherStore()
	if store == nil || here == from {
		return "", from, false
	}
	d.store, d.listed = store, time.Time{}
	return here, from, true
}

// otherStore is the first of the other folders in which something can be written, nil for none.
func otherStore() (*save.Store, string) {
	for _, dir := range otherFolders() {
		if store, err := save.Open(dir); err == nil && takes(dir) {
			return store, dir
		}
	}
	return nil, ""
}

// takes tells whether a folder takes a file.
func takes(dir string) bool {
	f, err := os.CreateTemp(dir, ".try-*")
	if err != nil {
		return false
	}
	_, err = f.WriteString(dir)
	return errors.Join(err, f.Sync(), f.Close(), os.Remove(f.Name())) == nil
}

// unsaved tells whether what went wrong is that something could not be written.
func unsaved(err error) bool {
	var trouble interface{ Unsaved() bool }
	return errors.As(err, &trouble) && trouble.Unsaved()
}

func name(s string) engine.Arg { return engine.Arg{Kind: engine.ArgName, S: plain.Visible(s)} }
