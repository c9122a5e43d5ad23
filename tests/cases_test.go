// Package tests holds what is tested across rooms: rule cases, coverage of the rules, journals.
package tests

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/rulecase"
	"awaw/tables"
)

// boards reads the boards of tests/boards, and those of the program.
func boards(id string) (engine.Board, error) {
	file := filepath.Join("boards", id+".toml")
	data, err := os.ReadFile(file)
	if err == nil {
		return hexmap.Load(file, data)
	}
	system, err := systems.Find(rulecase.System)
	if err != nil {
		return nil, err
	}
	return system.Board(id)
}

func caseKit() rulecase.Kit { return rulecase.Kit{Boards: boards, Tables: tables.Embedded()} }

// caseFiles lists the TOML files under tests/cases.
func caseFiles(t testing.TB, folder string) []string {
	t.Helper()
	var out []string
	err := filepath.WalkDir(filepath.Join("cases", folder), func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".toml") {
			out = append(out, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestOperations runs every case of chapters 17 and 18.
func TestOperations(t *testing.T) {
	kit := caseKit()
	count := 0
	for _, file := range caseFiles(t, "awaw") {
		f, err := rulecase.ReadFile(file)
		if err != nil {
			t.Error(err)
			continue
		}
		t.Run(filepath.Base(file), func(t *testing.T) {
			for i := range f.Cases {
				count++
				for _, d := range kit.Run(&f.Cases[i]) {
					t.Error(d)
				}
			}
		})
	}
	if count == 0 {
		t.Fatal("no cases were run")
	}
	fmt.Printf("rule cases of air operations: %d\n", count)
}
