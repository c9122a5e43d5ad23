package main

import (
	"bytes"
	"errors"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/report"
	"awaw/internal/save"
)

// This file writes the position on the table as a picture to hang up.

// exportHex is how wide a hex of an exported picture is, in pixels.
const exportHex = 76

// Export begins to write a picture of a position, "png" or "svg", or "view" of the part that is in sight, and tells later where it is.
func (d *desk) Export(v engine.View, board engine.Board, title, kind string) <-chan program.Exported {
	done := make(chan program.Exported, 1)
	dir, words, playing := d.pictures(), d.words, d.playing
	go func() {
		defer d.survive(playing, func(err error) { done <- program.Exported{Err: err} })
		path, err := writeExport(dir, v, board, title, kind, words)
		done <- program.Exported{Path: path, Err: err}
	}()
	return done
}

// pictures is the folder for pictures: beside that of the saves, or in it where the player has named another for them.
func (d *desk) pictures() string {
	dir := d.store.Dir()
	if dir == save.Dir() {
		dir = filepath.Dir(dir)
	}
	return filepath.Join(dir, "pictures")
}

// writeExport writes the picture under the first free name.
func writeExport(dir string, v engine.View, board engine.Board, title, kind string, words engine.Catalog) (string, error) {
	var b bytes.Buffer
	about := report.Caption{Title: title, Date: words.Word(v.Date, nil)}
	name, ext := words.Word(engine.Say("screen.export.name", engine.Arg{Kind: engine.ArgName, S: title}, v.Turn), nil), kind
	if kind == "view" {
		name, ext = words.Word(engine.Say("screen.export.name.view", engine.Arg{Kind: engine.ArgName, S: title}, v.Turn), nil), "png"
	}
	switch ext {
	case "png":
		img, err := report.Poster(board, v, exportHex, about, words)
		if err != nil {
			return "", err
		}
		if err := png.Encode(&b, img); err != nil {
			return "", err
		}
	case "svg":
		if err := report.Drawing(&b, board, v, exportHex, about, words); err != nil {
			return "", err
		}
	default:
		return "", fmt.Errorf("pictures are written as png or svg, not as %q", kind)
	}
	f, err := freeFile(dir, fileWords(name), "."+ext)
	if err != nil {
		return "", err
	}
	_, err = f.Write(b.Bytes())
	if err = errors.Join(err, f.Close()); err != nil {
		return "", errors.Join(err, os.Remove(f.Name())) // no half picture stays
	}
	return f.Name(), deliver(f.Name())
}

// freeFile makes a file under the first name like stem that is free.
func freeFile(dir, stem, ext string) (*os.File, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	for n := 1; ; n++ {
		name := stem
		if n > 1 {
			name += fmt.Sprintf(" (%d)", n)
		}
		f, err := os.OpenFile(filepath.Join(dir, name+ext), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if !os.IsExist(err) {
			return f, err
		}
	}
}

// fileWords keeps of a title what a file's name may hold on every system.
func fileWords(title string) string {
	title = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || r < ' ' {
			return -1
		}
		return r
	}, title)
	if title = strings.Trim(title, " ."); title == "" {
		return "awaw"
	}
	return title
}
