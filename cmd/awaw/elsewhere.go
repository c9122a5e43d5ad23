package main

import (
	"errors"
	"os"
	"path/filepath"

	"awaw/internal/save"
)

// This file finds a folder for a game that cannot be written where it is kept.

// otherFolders are those tried, one after the other: the player's own, the one the program was started in, and that for passing things, which
// often lie on different disks.
func otherFolders() []string {
	const name = "awaw saves"
	var out []string
	if home, err := os.UserHomeDir(); err == nil {
		out = append(out, filepath.Join(home, name))
	}
	if here, err := os.Getwd(); err == nil {
		out = append(out, filepath.Join(here, name))
	}
	return append(out, filepath.Join(os.TempDir(), name))
}

// elsewhere goes on with a save in the first folder that takes it, and gives the new save and the folder of the old.
func elsewhere(f *save.File) (path, from string, err error) {
	from = filepath.Dir(f.Path())
	var all []error
	for _, dir := range otherFolders() {
		err := f.Elsewhere(dir)
		if err == nil {
			return f.Path(), from, nil
		}
		all = append(all, err)
	}
	return "", from, errors.Join(all...)
}
