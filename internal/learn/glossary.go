package learn

import (
	"errors"
	"fmt"
	"io/fs"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/tables"
)

// This file reads the glossary: which terms are explained, and by which paragraph.

// Glossary reads the terms of a system; one without a file explains none.
func Glossary(id engine.SystemID) ([]program.Term, error) {
	file := "learn/glossary-" + string(id) + ".toml"
	data, err := fs.ReadFile(assets.FS(), file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return readGlossary("assets/"+file, data)
}

func readGlossary(file string, data []byte) ([]program.Term, error) {
	var f struct {
		Term []struct {
			ID   string `toml:"id"`
			Cite string `toml:"cite"`
		} `toml:"term"`
	}
	if err := tables.DecodeStrict(file, data, &f); err != nil {
		return nil, err
	}
	var out []program.Term
	seen := map[string]bool{}
	for i, t := range f.Term {
		if t.ID == "" || seen[t.ID] {
			return nil, fmt.Errorf("%s: term %d: id: expected a name no other term has; %q is not one", file, i+1, t.ID)
		}
		seen[t.ID] = true
		out = append(out, program.Term{ID: t.ID, Cite: engine.Cite(t.Cite)})
	}
	return out, nil
}
