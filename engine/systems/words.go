// Words, rule values and colours: the program's own, with those that lie with a system.

package systems

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/art"
	"awaw/tables"
)

// Words gathers the messages of a language by key: the program's own and those that lie with a system. A key written twice is
// an error.
func Words(lang string) (engine.Catalog, error) {
	all, err := assets.Text(lang)
	if err != nil {
		return nil, err
	}
	var faults []error
	for _, s := range All() {
		if s.Files == nil {
			continue
		}
		if _, err := fs.Stat(s.Files, "text"); err != nil {
			continue // its words are among the program's own
		}
		own, err := assets.TextOf(s.Files, lang)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", s.ID(), err)
		}
		for key, words := range own {
			if _, twice := all[key]; twice {
				faults = append(faults, fmt.Errorf("%s: text/%s: %s: expected a key no other file has", s.ID(), lang, key))
			}
			all[key] = words
		}
	}
	slices.SortFunc(faults, func(a, b error) int { return cmp.Compare(a.Error(), b.Error()) })
	return all, errors.Join(faults...)
}

// RuleWords gathers what a language says of a system's clauses and readings, by id: those of the program, and those that lie with the
// system. Of rules that a player's own folder replaces it says nothing, for its words would tell of others.
func RuleWords(t tables.Set, s System, lang string) (map[string]string, error) {
	folder := s.Folder()
	for _, own := range t.Overridden(folder) {
		if strings.HasSuffix(own, "/ledger.toml") || strings.HasSuffix(own, "/readings.toml") {
			return nil, nil
		}
	}
	all, err := assets.Rules(lang, folder)
	if err != nil || s.Files == nil {
		return all, err
	}
	own, err := assets.RulesOf(s.Files, lang, folder)
	for key, words := range own {
		all[key] = words
	}
	return all, err
}

// Tables is the set of rule values that come with the program and its systems.
func Tables() tables.Set {
	set := tables.Embedded()
	for _, s := range All() {
		if s.Files == nil {
			continue
		}
		if own, err := fs.Sub(s.Files, "tables"); err == nil {
			set = set.Beside(own)
		}
	}
	return set
}

// Kit is what pictures are painted with: the program's colours and those of its systems.
func Kit() (*art.Kit, error) {
	var own []fs.FS
	for _, s := range All() {
		if s.Files != nil {
			own = append(own, s.Files)
		}
	}
	return art.Default(own...)
}
