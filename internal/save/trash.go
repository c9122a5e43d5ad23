package save

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// This file holds names and the trash: a save is renamed, thrown away and fetched back, never written over.

func (s *Store) trash() *Store { return &Store{dir: filepath.Join(s.dir, "trash")} }

// Trashed lists what lies in the trash, newest first; none where there is no trash.
func (s *Store) Trashed() ([]Info, error) {
	list, err := s.trash().List()
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return list, err
}

// Restore moves a save back out of the trash and gives the name it has now: its own, or with a number where that is taken.
func (s *Store) Restore(name string) (string, error) {
	if err := CheckName(name); err != nil {
		return "", err
	}
	free := s.FreeName(name)
	return free, move(s.trash().Path(name), s.Path(free), name)
}

// Rename gives a save another name. One that is played, or whose new name is taken, is refused.
func (s *Store) Rename(name, to string) error {
	to = strings.TrimSpace(to)
	if err := errors.Join(CheckName(name), CheckName(to)); err != nil || name == to {
		return err
	}
	if _, err := os.Lstat(s.Path(to)); err == nil {
		return fmt.Errorf("%s: %w", to, ErrExists)
	}
	return move(s.Path(name), s.Path(to), name)
}

// move takes a save to another path, unless another program plays it or something lies there.
func move(from, to, name string) error {
	f, err := os.OpenFile(from, os.O_RDWR, 0)
	if err != nil {
		return plain(name, err)
	}
	defer f.Close()
	if err := lock(f); err != nil {
		return inUse(name)
	}
	if err := os.Link(from, to); err == nil {
		return os.Remove(from)
	} else if errors.Is(err, fs.ErrExist) {
		return plain(name, err)
	}
	if _, err := os.Lstat(to); err == nil {
		return fmt.Errorf("%s: %w", name, ErrExists)
	}
	if err := os.Rename(from, to); err != nil {
		return plain(name, err)
	}
	return nil
}

// Copy writes what a save holds now into a new file; one that is there already is refused.
func Copy(path, to string) error {
	in, err := os.Open(path)
	if err != nil {
		return plain(path, err)
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return plain(to, err)
	}
	if _, err := io.Copy(out, in); err != nil {
		return errors.Join(plain(to, err), out.Close(), os.Remove(to))
	}
	return out.Close()
}
