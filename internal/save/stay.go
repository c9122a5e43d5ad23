package save

import (
	"io"
	"path/filepath"
)

// This file keeps a game whose save is taken away while it is played: thrown away with its folder, or another file put in its place. The
// program has the file open still, and knows all that stands in it.

// stay looks whether the save lies where it did; if not it is put there again, or beside what lies there now.
func (f *File) stay() error {
	there, err := f.f.at(f.path)
	if err != nil {
		return unwritten(f.path, err)
	}
	if there {
		return nil
	}
	return f.move(f.path)
}

// Elsewhere goes on with the save in another folder: whole, under its own name or with a number. The old file stays as it is.
func (f *File) Elsewhere(dir string) error {
	if f.dead != nil {
		return f.dead
	}
	return f.move(filepath.Join(dir, filepath.Base(f.path)))
}

// move writes all that counts of the save at a path, or beside what lies there, and goes on with that. Where it fails nothing has changed.
func (f *File) move(to string) error {
	s := &Store{dir: filepath.Dir(to), disk: f.disk}
	to = s.Path(s.FreeName(nameOf(to)))
	if f.f == nil {
		f.path = to // nothing was written yet
		return nil
	}
	text := make([]byte, f.size)
	if _, err := io.ReadFull(io.NewSectionReader(f.f, 0, f.size), text); err != nil {
		return unwritten(f.path, err)
	}
	g, err := f.made(to, text)
	if err != nil {
		return err
	}
	_ = f.f.Close() // what it held is elsewhere, safe on the disk
	f.f, f.path = g, to
	return nil
}
