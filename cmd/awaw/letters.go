package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"awaw/engine"
)

// This file lends the screen text that leaves the program and comes into it: orders copied, pasted, and kept as files.

// longestText is how much of a file is read.
const longestText = 1 << 20

// Copy puts text where other programs paste it from.
func (d *desk) Copy(text string) error {
	if toClipboard(text) != nil {
		return errors.New(d.word("window.clipboard"))
	}
	return nil
}

// Pasted gives what other programs put there.
func (d *desk) Pasted() (string, error) {
	text, err := fromClipboard()
	if errors.Is(err, errNoClipboard) {
		return "", errors.New(d.word("window.clipboard.paste"))
	}
	if err != nil || strings.TrimSpace(text) == "" {
		return "", errors.New(d.word("window.clipboard.empty"))
	}
	return text[:min(len(text), longestText)], nil
}

// letters is the folder for orders as text: beside that of the pictures.
func (d *desk) letters() string { return filepath.Join(filepath.Dir(d.pictures()), "orders") }

// KeepText writes a file under a free name like title and gives its path.
func (d *desk) KeepText(title, text string) (string, error) {
	f, err := freeFile(d.letters(), fileWords(title), ".txt")
	if err != nil {
		return "", err
	}
	_, err = f.WriteString(text)
	if err = errors.Join(err, f.Close()); err != nil {
		return f.Name(), err
	}
	return f.Name(), deliver(f.Name())
}

// Texts names the files there are, the newest first.
func (d *desk) Texts() []string {
	list, err := os.ReadDir(d.letters())
	if err != nil {
		return nil
	}
	type file struct {
		name string
		at   int64
	}
	var files []file
	for _, e := range list {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && strings.HasSuffix(e.Name(), ".txt") {
			files = append(files, file{e.Name(), info.ModTime().UnixNano()})
		}
	}
	slices.SortStableFunc(files, func(a, b file) int { return int(min(1, max(-1, b.at-a.at))) })
	var out []string
	for _, f := range files {
		out = append(out, f.name)
	}
	return out
}

// Text reads one of them.
func (d *desk) Text(name string) (string, error) {
	path := filepath.Join(d.letters(), filepath.Base(name))
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return "", err
	case info.Size() > longestText:
		return "", errors.New(d.words.Word(engine.Say("window.letter.long", engine.Arg{Kind: engine.ArgName, S: path}), nil))
	}
	text, err := os.ReadFile(path)
	return string(text), err
}
