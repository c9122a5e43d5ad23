package save

import (
	"bytes"
	"io"
	"os"
	"path/filepath"

	"awaw/engine"
)

// Rest is what stands in a damaged save behind its sound part: engine.Game.Salvage takes it over as far as it can.
type Rest struct {
	Text []byte
	Line int // the number of its first line in the damaged save, from 1
}

// Rescue copies the sound part of a damaged save into a new save beside it and opens that; rest is what it left behind. The damaged
// save is not touched.
func Rescue(path string) (j *engine.Journal, f *File, rest Rest, err error) {
	return rescueOn(system, path)
}

func rescueOn(d disk, path string) (*engine.Journal, *File, Rest, error) {
	none := Rest{}
	old, err := d.open(path, os.O_RDONLY)
	if err != nil {
		return nil, nil, none, plainly(path, err)
	}
	defer old.Close()
	j, err := engine.ReadJournal(path, old)
	if j == nil {
		return nil, nil, none, err
	}
	sound := make([]byte, j.Sound)
	if _, err := old.ReadAt(sound, 0); err != nil {
		return nil, nil, none, plainly(path, err)
	}
	rest := Rest{Line: bytes.Count(sound, []byte{'\n'}) + 1}
	if rest.Text, err = io.ReadAll(io.NewSectionReader(old, j.Sound, 1<<30)); err != nil {
		return nil, nil, none, plainly(path, err)
	}
	if !bytes.HasSuffix(sound, []byte{'\n'}) {
		sound = append(sound, '\n')
	}
	s := &Store{dir: filepath.Dir(path), disk: d}
	base := filepath.Base(path)
	to := s.Path(s.FreeName(base[:len(base)-len(filepath.Ext(base))] + " rescued"))
	f, err := createOn(d, to)
	if err != nil {
		return nil, nil, none, err
	}
	if err := f.first(sound); err != nil {
		return nil, nil, none, err
	}
	if err := f.Close(); err != nil {
		return nil, nil, none, err
	}
	j, f, err = loadFrom(d, to)
	return j, f, rest, err
}
