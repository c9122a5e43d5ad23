package main

import (
	"fmt"
	"os"
	"path/filepath"

	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/report"
)

// This file writes the after-action report of the game on the table, with its pictures, into a folder beside that of the pictures.

// Report begins to write the report of what side knows of a game and tells later where it is. The game is read before it
// returns; only the pictures take their time.
func (d *desk) Report(p *program.Play, side engine.Side) <-chan program.Exported {
	done := make(chan program.Exported, 1)
	story, err := report.Tell(p.Game, side, d.words, true)
	if err != nil {
		done <- program.Exported{Err: err}
		return done
	}
	dir, title, playing := d.reports(), fileWords(p.Title), d.playing
	go func() {
		defer d.survive(playing, func(err error) { done <- program.Exported{Err: err} })
		folder, err := freshFolder(dir, title)
		if err != nil {
			done <- program.Exported{Err: err}
			return
		}
		path, err := story.Write(folder)
		done <- program.Exported{Path: path, Err: err}
	}()
	return done
}

// reports is the folder for reports: not among the saves.
func (d *desk) reports() string { return filepath.Join(filepath.Dir(d.pictures()), "reports") }

// freshFolder makes the first folder of a report that is not there yet.
func freshFolder(dir, title string) (string, error) {
	for n := 1; ; n++ {
		path := filepath.Join(dir, title)
		if n > 1 {
			path += fmt.Sprintf(" %d", n)
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return "", err
		}
		err := os.Mkdir(path, 0o755)
		if os.IsExist(err) {
			continue
		}
		return path, err
	}
}
