// Words, rule values and colours: the program's own, with those that lie with a system.

package systems

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"

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
