package save

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"awaw/engine"
)

// File is a save being played: an engine.Sink that only ever appends. It is locked against other programs until
// it is closed or the program ends in any way.
type File struct {
	name string
	path string
	f    *os.File
	torn bool // the file does not end with a newline: the next line starts with one
	dead error
}

// Create makes ready a new save. The file appears, whole, when the game writes its first lines; an existing save
// is never touched.
func (s *Store) Create(name string) (*File, error) {
	if err := CheckName(name); err != nil {
		return nil, err
	}
	return CreateAt(s.Path(name))
}

// CreateAt is Create for a path of the player's choice.
func CreateAt(path string) (*File, error) {
	if _, err := os.Lstat(path); err == nil {
		return nil, fmt.Errorf("%s: %w", path, ErrExists)
	}
	return &File{name: path, path: path}, nil
}

// Path is where the save lies.
func (f *File) Path() string { return f.path }

// Append writes whole lines at the end.
func (f *File) Append(lines []byte) error {
	if f.dead != nil {
		return f.dead
	}
	if f.f == nil {
		return f.first(lines)
	}
	if f.torn {
		lines = append([]byte{'\n'}, lines...)
	}
	n, err := f.f.Write(lines)
	switch {
	case err == nil:
		f.torn = false
	case n > 0:
		f.torn = true
		if bytes.IndexByte(lines[1:n], '\n') >= 0 {
			f.dead = fmt.Errorf("%s was written in part (%w); open it again to go on", f.name, err)
			return f.dead
		}
	}
	if err != nil {
		return fmt.Errorf("%s cannot be written: %w; make room on the disk and try again", f.name, err)
	}
	return nil
}

// first makes the file with its first lines: whole or not at all, and never over another.
func (f *File) first(lines []byte) error {
	dir := filepath.Dir(f.path)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return plain(f.name, err)
	}
	t, err := os.CreateTemp(dir, ".new-*.part")
	if err != nil {
		return plain(f.name, err)
	}
	defer os.Remove(t.Name())
	_, err = t.Write(lines)
	if err == nil {
		err = t.Sync()
	}
	if cerr := t.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = os.Chmod(t.Name(), 0o644)
	}
	if err != nil {
		return plain(f.name, err)
	}
	if err := os.Link(t.Name(), f.path); err != nil {
		if errors.Is(err, os.ErrExist) {
			return plain(f.name, err)
		}
		if err := firstWithoutLinks(f.path, lines); err != nil { // a file system without hard links
			return plain(f.name, err)
		}
	}
	g, err := os.OpenFile(f.path, os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return plain(f.name, err)
	}
	if err := lock(g); err != nil {
		g.Close()
		return inUse(f.name)
	}
	f.f = g
	return syncDir(dir)
}

func firstWithoutLinks(path string, lines []byte) error {
	g, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = g.Write(lines)
	if err == nil {
		err = g.Sync()
	}
	return errors.Join(err, g.Close())
}

// Sync waits until everything written is safe on the disk.
func (f *File) Sync() error {
	if f.dead != nil || f.f == nil {
		return f.dead
	}
	if err := f.f.Sync(); err != nil {
		f.dead = fmt.Errorf("%s may not be safe on the disk (%w); open it again to go on", f.name, err)
	}
	return f.dead
}

// Close ends writing and gives the save free.
func (f *File) Close() error {
	if f.f == nil {
		return nil
	}
	err := errors.Join(f.f.Sync(), f.f.Close())
	f.f = nil
	f.dead = fmt.Errorf("%s was closed", f.name)
	return err
}

// Load opens a save to go on playing it: the journal, and the file to append to, which the caller closes. When
// something within the journal is wrong, the error is an *engine.JournalError and the journal up to the last safe
// entry comes without a file: it can be looked at, or taken over into a new save by Rescue.
func (s *Store) Load(name string) (*engine.Journal, *File, error) {
	if err := CheckName(name); err != nil {
		return nil, nil, err
	}
	return LoadAt(s.Path(name))
}

// LoadAt is Load for a path of the player's choice.
func LoadAt(path string) (*engine.Journal, *File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return nil, nil, plain(path, err)
	}
	if err := lock(f); err != nil {
		f.Close()
		return nil, nil, inUse(path)
	}
	j, err := engine.ReadJournal(path, f)
	if err != nil {
		f.Close()
		return j, nil, err
	}
	torn, err := endsTorn(f)
	if err != nil {
		f.Close()
		return nil, nil, plain(path, err)
	}
	return j, &File{name: path, path: path, f: f, torn: torn}, nil
}

func endsTorn(f *os.File) (bool, error) {
	info, err := f.Stat()
	if err != nil {
		return false, err
	}
	var last [1]byte
	_, err = f.ReadAt(last[:], info.Size()-1)
	return last[0] != '\n', err
}

// Read reads a save only to look at it.
func Read(path string) (*engine.Journal, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, plain(path, err)
	}
	defer f.Close()
	return engine.ReadJournal(path, f)
}

// Rescue copies the sound part of a damaged save into a new save beside it and opens that.
func Rescue(path string) (*engine.Journal, *File, error) {
	old, err := os.Open(path)
	if err != nil {
		return nil, nil, plain(path, err)
	}
	defer old.Close()
	j, err := engine.ReadJournal(path, old)
	if j == nil {
		return nil, nil, err
	}
	sound := make([]byte, j.Sound)
	if _, err := old.ReadAt(sound, 0); err != nil {
		return nil, nil, plain(path, err)
	}
	if !bytes.HasSuffix(sound, []byte{'\n'}) {
		sound = append(sound, '\n')
	}
	s := &Store{dir: filepath.Dir(path)}
	base := filepath.Base(path)
	to := s.Path(s.FreeName(base[:len(base)-len(filepath.Ext(base))] + " rescued"))
	f, err := CreateAt(to)
	if err != nil {
		return nil, nil, err
	}
	if err := f.first(sound); err != nil {
		return nil, nil, err
	}
	if err := f.Close(); err != nil {
		return nil, nil, err
	}
	return LoadAt(to)
}
