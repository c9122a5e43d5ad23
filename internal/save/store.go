// Package save keeps journals as files: appended to, never written over, safe against a kill or a loss of power
// at any moment, and never written by two programs at once.
package save

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/adrg/xdg"

	"awaw/internal/plain"
)

// Ext ends the name of every saved game.
const Ext = ".awaw"

// Store is a folder of saved games.
type Store struct {
	dir  string
	disk disk
}

// Dir is the folder saves are kept in: saves under the folder named by AWAW_HOME, or else under the program's
// folder among the user's data.
func Dir() string {
	if home := os.Getenv("AWAW_HOME"); home != "" {
		return filepath.Join(home, "saves")
	}
	return filepath.Join(xdg.DataHome, "awaw", "saves")
}

// Open opens a folder of saves and makes it if needed; "" is Dir.
func Open(dir string) (*Store, error) { return openOn(system, dir) }

func openOn(d disk, dir string) (*Store, error) {
	if dir == "" {
		dir = Dir()
	}
	if err := d.mkdirAll(dir); err != nil {
		return nil, fmt.Errorf("the folder for saved games cannot be made: %w; name another with AWAW_HOME", err)
	}
	return &Store{dir: dir, disk: d}, nil
}

// Dir is the folder's path.
func (s *Store) Dir() string { return s.dir }

// Path is where the save of that name lies.
func (s *Store) Path(name string) string { return filepath.Join(s.dir, name+Ext) }

// CheckName refuses names that cannot be file names everywhere.
func CheckName(name string) error {
	switch {
	case name == "" || len(name) > 100:
		return fmt.Errorf("a saved game needs a name of 1 to 100 letters; this one has %d", len(name))
	case strings.ContainsAny(name, `/\:*?"<>|`) || strings.ContainsFunc(name, func(r rune) bool { return !plain.Rune(r) }):
		return fmt.Errorf("%q cannot name a saved game: leave out / \\ : * ? \" < > | and characters that cannot be seen", plain.Visible(name))
	case strings.HasPrefix(name, ".") || strings.TrimSpace(name) != name || strings.HasSuffix(name, "."):
		return fmt.Errorf("%q cannot name a saved game: it must not begin with a dot, end with one, or have spaces around it", name)
	}
	return nil
}

// FreeName makes a name that no save has yet from a title: the title itself, or with a number after it.
func (s *Store) FreeName(title string) string {
	base := strings.Map(func(r rune) rune {
		if !plain.Rune(r) || strings.ContainsRune(`/\:*?"<>|`, r) {
			return '-'
		}
		return r
	}, title)
	base = strings.Trim(base, ". ")
	if base == "" || len(base) > 80 {
		base = "game"
	}
	name := base
	for n := 2; ; n++ {
		if _, err := s.disk.lstat(s.Path(name)); err != nil {
			return name // nothing is there, or nothing can be known of it: then making the save says why
		}
		name = fmt.Sprintf("%s %d", base, n)
	}
}

// Trash moves a save into the folder "trash" beside the saves, where Restore fetches it back. A save that
// another program is playing is refused.
func (s *Store) Trash(name string) error {
	if err := CheckName(name); err != nil {
		return err
	}
	trash := s.trash()
	if err := s.disk.mkdirAll(trash.dir); err != nil {
		return fmt.Errorf("the trash folder cannot be made: %w", err)
	}
	return move(s.disk, s.Path(name), trash.Path(trash.FreeName(name)), name)
}
