package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"awaw/ai"
	"awaw/internal/present/program"
	"awaw/internal/release"
)

// This file holds what happens when the program meets a defect of its own: a report beside the saved games.

// writeReport writes a report of who failed into dir and gives its path, or why it could not be written. The journal needs
// nothing: every accepted command is on the disk already.
func writeReport(dir, who, playing string, what any, stack []byte, at time.Time) (string, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	path := filepath.Join(dir, who+"-"+at.UTC().Format("20060102-150405")+".txt")
	text := fmt.Sprintf("awaw %s stopped at %s\n%s%s\n\n%v\n\n%s", release.Version(), at.UTC().Format(time.RFC3339), crashSave, playing, what, stack)
	return path, os.WriteFile(path, []byte(text), 0o644)
}

// crashSave begins the line of a report that names the save that was played.
const crashSave = "save: "

// told ends the name of a report the player was told of.
const told = ".told.txt"

// Crashed finds the newest report of a crash the player was not told of.
func (d *desk) Crashed() (program.Crash, bool) {
	found, err := filepath.Glob(filepath.Join(d.store.Dir(), "crash-*.txt"))
	if err != nil {
		return program.Crash{}, false
	}
	for _, path := range slices.Backward(found) {
		if strings.HasSuffix(path, told) {
			continue
		}
		at, err := time.Parse("20060102-150405", strings.TrimSuffix(strings.TrimPrefix(filepath.Base(path), "crash-"), ".txt"))
		if err != nil {
			continue
		}
		c := program.Crash{When: d.when(at.Local()), Report: path}
		if text, err := os.ReadFile(path); err == nil {
			for line := range strings.Lines(string(text)) {
				if id, ok := strings.CutPrefix(strings.TrimSpace(line), crashSave); ok {
					if _, err := os.Stat(id); err == nil {
						c.Save = id
					}
					break
				}
			}
		}
		return c, true
	}
	return program.Crash{}, false
}

// CrashSeen marks every report as told.
func (d *desk) CrashSeen() {
	found, err := filepath.Glob(filepath.Join(d.store.Dir(), "crash-*.txt"))
	if err != nil {
		return
	}
	for _, path := range found {
		if !strings.HasSuffix(path, told) {
			if err := os.Rename(path, strings.TrimSuffix(path, ".txt")+told); err != nil {
				return
			}
		}
	}
}

// survive catches a defect met beside the screen, where it would end the whole program without a word: it keeps a report beside the saved
// games, and the game goes on without what was being made. Whoever waits for that is told by failed, if anybody does.
func (d *desk) survive(playing string, failed func(error)) {
	what := recover()
	if what == nil {
		return
	}
	fault := &ai.Fault{What: what, Stack: debug.Stack()}
	var within *ai.Fault
	if err, ok := what.(error); ok && errors.As(err, &within) {
		fault = within // of a worker further down
	}
	if _, err := writeReport(d.store.Dir(), "aside", playing, fault.What, fault.Stack, time.Now()); err != nil {
		fault.What = errors.Join(fault, err)
	}
	if failed != nil {
		failed(fault)
	}
}
