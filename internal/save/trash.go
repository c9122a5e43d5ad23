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

func (s *Store) trash() *Store { return &Store{dir: filepath.Join(s.dir, "trash"), disk: s.disk} }

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
	return free, move(s.disk, s.trash().Path(name), s.Path(free), name)
}

// Rename gives a save another name. One that is played, or whose new name is taken, is refused.
func (s *Store) Rename(name, to string) error {
	to = strings.TrimSpace(to)
	if err := errors.Join(CheckName(name), CheckName(to)); err != nil || name == to {
		return err
	}
	if _, err := s.disk.lstat(s.Path(to)); err == nil {
		return fmt.Errorf("%s: %w", to, ErrExists)
	}
	return move(s.disk, s.Path(name), s.Path(to), name)
}

// move takes a save to another path, unless another program plays it or something lies there.
func move(d disk, from, to, of string) error {
	f, err := d.open(from, os.O_RDWR)
	if err != nil {
		return plainly(of, err)
	}
	defer f.Close()
	if err := f.lock(); err != nil {
		return inUse(of)
	}
	if err := name(d, from, to); err != nil {
		return plainly(of, err)
	}
	return d.syncDir(filepath.Dir(to))
}

// Copy writes what a save holds now into a new file; one that is there already is refused.
func Copy(path, to string) error {
	data, err := Text(path)
	if err != nil {
		return err
	}
	return New(to, data)
}

// Text reads a save as it stands.
func Text(path string) ([]byte, error) {
	f, err := openRead(path)
	if err != nil {
		return nil, plainly(path, err)
	}
	defer f.Close()
	data, err := io.ReadAll(f)
	if err != nil {
		return nil, plainly(path, err)
	}
	return data, nil
}

// New writes a new file, whole or not at all; one that is there already is refused.
func New(path string, data []byte) error {
	if err := place(system, path, data); err != nil {
		return plainly(path, err)
	}
	return nil
}
