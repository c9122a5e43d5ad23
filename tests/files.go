// Package tests holds what looks at the program as a whole: rule cases and their boards, coverage, nets, benchmarks.
// This file builds the cases in, so that the program can tell which of them show a rule.
package tests

import (
	"embed"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/rulecase"
)

//go:embed cases boards
var files embed.FS

// read holds the boards that have been read, by file and text: hundreds of cases are played on one, and none writes on it.
var read sync.Map

func board(file string, data []byte) (engine.Board, error) {
	key := file + "\n" + string(data)
	if b, ok := read.Load(key); ok {
		return b.(engine.Board), nil
	}
	b, err := hexmap.Load(file, data)
	if err != nil {
		return nil, err
	}
	read.Store(key, b)
	return b, nil
}

// Boards finds a board for rule cases: in a folder "boards" beside or above the case file named, among those of the
// project's own cases, or among the maps the program ships.
func Boards(caseFile string) func(id string) (engine.Board, error) {
	return func(id string) (engine.Board, error) {
		dir := filepath.Dir(caseFile)
		for range 4 {
			file := filepath.Join(dir, "boards", id+".toml")
			if data, err := os.ReadFile(file); err == nil {
				return board(file, data)
			}
			dir = filepath.Join(dir, "..")
		}
		file := path.Join("boards", id+".toml")
		data, err := files.ReadFile(file)
		if err == nil {
			return board("tests/"+file, data)
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		system, err := systems.Find(rulecase.System)
		if err != nil {
			return nil, err
		}
		return system.Board(id)
	}
}

// caseFiles lists the case files built in, sorted: "cases/awaw/staging.toml".
func caseFiles() ([]string, error) {
	var out []string
	err := fs.WalkDir(files, "cases", func(name string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, ".toml") {
			out = append(out, name)
		}
		return err
	})
	return out, err
}
