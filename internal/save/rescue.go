package save

import (
	"bytes"
	"os"
	"path/filepath"

	"awaw/engine"
)

// Rescue copies the sound part of a damaged save into a new save beside it and opens that.
func Rescue(path string) (*engine.Journal, *File, error) { return rescueOn(system, path) }

func rescueOn(d disk, path string) (*engine.Journal, *File, error) {
	old, err := d.open(path, os.O_RDONLY)
	if err != nil {
		return nil, nil, plainly(path, err)
	}
	defer old.Close()
	j, err := engine.ReadJournal(path, old)
	if j == nil {
		return nil, nil, err
	}
	sound := make([]byte, j.Sound)
	if _, err := old.ReadAt(sound, 0); err != nil {
		return nil, nil, plainly(path, err)
	}
	if !bytes.HasSuffix(sound, []byte{'\n'}) {
		sound = append(sound, '\n')
	}
	s := &Store{dir: filepath.Dir(path), disk: d}
	base := filepath.Base(path)
	to := s.Path(s.FreeName(base[:len(base)-len(filepath.Ext(base))] + " rescued"))
	f, err := createOn(d, to)
	if err != nil {
		return nil, nil, err
	}
	if err := f.first(sound); err != nil {
		return nil, nil, err
	}
	if err := f.Close(); err != nil {
		return nil, nil, err
	}
	return loadFrom(d, to)
}
