package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/plain"
	"awaw/internal/present"
	"awaw/internal/save"
)

// This file takes what a player drops on the window: a saved game, which is kept with the others and opened, or a scenario.

// longestDrop bounds what is read of a file, and mostDrops how many names are tried for a save.
const (
	longestDrop = 32 << 20
	mostDrops   = 1000
)

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
	m.Tell(title, engine.Worded(err, d.words))
}

// take opens one of them.
func (d *desk) take(m *present.Model, files fs.FS, name string) error {
	ending := strings.ToLower(path.Ext(name))
	if ending != save.Ext && ending != ".toml" {
		return errors.New(d.word("window.drop.none"))
	}
	data, err := bounded(files, name)
	if err != nil {
		return err
	}
	if data == nil {
		return errors.New(d.words.Word(engine.Say("window.letter.long", engine.Arg{Kind: engine.ArgName, S: plain.Visible(name)}), nil))
	}
	if ending == ".toml" {
		return d.putScenario(m, engine.Doc{Name: plain.Visible(name), Data: data})
	}
	if _, err := play.ReadJournal(plain.Visible(name), bytes.NewReader(data)); err != nil {
		return err
	}
	kept, err := d.keep(strings.TrimSuffix(path.Base(name), path.Ext(name)), data)
	if err != nil {
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

// keep puts a saved game beside the others, under its own name or the next that is free.
func (d *desk) keep(name string, data []byte) (string, error) {
	name = fileWords(name)
	for n := 1; n <= mostDrops; n++ {
		kept := filepath.Join(d.store.Dir(), name+save.Ext)
		if n > 1 {
			kept = filepath.Join(d.store.Dir(), fmt.Sprintf("%s (%d)%s", name, n, save.Ext))
		}
		if err := save.New(kept, data); !errors.Is(err, save.ErrExists) {
			return kept, err
		}
	}
	return "", save.ErrExists
}
