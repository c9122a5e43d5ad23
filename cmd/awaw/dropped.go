package main

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"path"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/plain"
	"awaw/internal/present"
	"awaw/internal/save"
)

// This file takes what a player drops on the window: a saved game, which is kept with the others and opened, a scenario, or a letter.

// longestDrop bounds what is read of a file.
const longestDrop = 32 << 20

// dropped opens the first of some files that can be.
func (d *desk) dropped(m *present.Model, files fs.FS) {
	title := d.word("window.drop")
	list, err := fs.ReadDir(files, ".")
	if err == nil {
		err = errors.New(d.word("window.drop.none"))
	}
	for _, e := range list {
		if e.IsDir() {
			continue
		}
		if err = d.take(m, files, e.Name()); err == nil {
			return
		}
		title = d.word("window.drop") + ": " + plain.Visible(e.Name())
	}
	m.Tell(title, d.Worded(err))
}

// take opens one of them.
func (d *desk) take(m *present.Model, files fs.FS, name string) error {
	ending := strings.ToLower(path.Ext(name))
	if ending != save.Ext && ending != ".toml" && ending != mail.Ext {
		return errors.New(d.word("window.drop.none"))
	}
	data, err := bounded(files, name)
	if err != nil {
		return err
	}
	if data == nil {
		return errors.New(d.words.Word(engine.Say("window.drop.long", engine.Arg{Kind: engine.ArgName, S: plain.Visible(name)}), nil))
	}
	if ending == mail.Ext {
		m.ReadLetter(string(data))
		return nil
	}
	if ending == ".toml" {
		return d.putScenario(m, engine.Doc{Name: plain.Visible(name), Data: data})
	}
	if _, err := play.ReadJournal(plain.Visible(name), bytes.NewReader(data)); err != nil {
		return err
	}
	kept := d.store.Path(d.store.FreeName(strings.TrimSuffix(path.Base(name), path.Ext(name))))
	if err := save.New(kept, data); err != nil {
		return err
	}
	return d.put(m, d.Open, kept)
}

// bounded reads a file; nil if it is longer than any that would be opened.
func bounded(files fs.FS, name string) ([]byte, error) {
	f, err := files.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, longestDrop+1))
	if err != nil || len(data) > longestDrop {
		return nil, err
	}
	return data, nil
}
