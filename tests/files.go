// Package tests holds what looks at the program as a whole: rule cases and their boards, coverage, nets, benchmarks.
// This file reads the cases that come with the program, so that it can tell which of them show a rule.
package tests

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"

	"awaw/engine"
	"awaw/engine/systems"
)

// read holds the boards that have been read, by file and text: hundreds of cases are played on one, and none writes on it.
var read sync.Map

func board(s systems.System, file string, data []byte) (engine.Board, error) {
	key := file + "\n" + string(data)
	if b, ok := read.Load(key); ok {
		return b.(engine.Board), nil
	}
	b, err := s.LoadBoard(file, data)
	if err != nil {
		return nil, err
	}
	read.Store(key, b)
	return b, nil
}

// Boards finds a board for rule cases: in a folder "boards" beside or above the case file named, among those of the
// project's own cases, or among the boards of the system.
func Boards(caseFile string, s systems.System) func(id string) (engine.Board, error) {
	return func(id string) (engine.Board, error) {
		dir := filepath.Dir(caseFile)
		for range 4 {
			file := filepath.Join(dir, "boards", id+".toml")
			if data, err := os.ReadFile(file); err == nil {
				return board(s, file, data)
			}
			dir = filepath.Join(dir, "..")
		}
		file := path.Join("boards", id+".toml")
		data, err := fs.ReadFile(files, file)
		if err == nil {
			return board(s, "tests/"+file, data)
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		return s.Board(id)
	}
}

// CaseFile is a case file built in.
type CaseFile struct {
	Name string // "tests/cases/awaw/staging.toml"
	Data []byte
	kind systems.Cases
}

// Read reads its cases.
func (f CaseFile) Read() ([]systems.Case, error) { return f.kind.Read(f.Name, f.Data) }

// CaseFiles lists a system's case files that are built in, sorted by name: those of the project, or those that lie with the system.
func CaseFiles(s systems.System) ([]CaseFile, error) {
	from, folder := files, "tests"
	if s.Files != nil {
		if _, err := fs.Stat(s.Files, "cases"); err == nil {
			from, folder = s.Files, s.Folder()
		}
	}
	var out []CaseFile
	err := fs.WalkDir(from, "cases", func(name string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".toml") {
			return err
		}
		data, err := fs.ReadFile(from, name)
		if err != nil {
			return err
		}
		owner, kind, err := systems.CasesOf(data)
		if err == nil && owner.ID() == s.ID() {
			out = append(out, CaseFile{folder + "/" + name, data, kind})
		}
		return err
	})
	return out, err
}
