package save

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"

	"awaw/engine/play"
)

// Rest is what stands in a damaged save behind its sound part: play.Game.Salvage takes it over as far as it can.
type Rest struct {
	Text []byte
	Line int // the number of its first line in the damaged save, from 1
}

// Rescue copies the sound part of a damaged save into a new save beside it and opens that; rest is what it left behind. The damaged
// save is not touched.
func Rescue(path string) (j *play.Journal, f *File, rest Rest, err error) {
	return rescueOn(system, path, -1)
}

// RescueUpTo copies a save up to an entry into a new save beside it and opens that: the rules of today do not take what was entered
// after it, or the key of the save does not read what stands there. The save itself is not touched.
func RescueUpTo(path string, entry int) (j *play.Journal, f *File, rest Rest, err error) {
	return rescueOn(system, path, entry)
}

// soundUpTo is how much of a save stands before the entries after one.
func soundUpTo(text []byte, entry int) int {
	at := 0
	for line := range bytes.Lines(text) {
		var l struct{ N int }
		if json.Unmarshal(line, &l) == nil && l.N > entry {
			return at
		}
		at += len(line)
	}
	return at
}

// Beside is where a rescued copy of a save is to lie: nothing is there yet.
func Beside(path string) string { return besideOn(system, path) }

func besideOn(d disk, path string) string {
	s := &Store{dir: filepath.Dir(path), disk: d}
	base := filepath.Base(path)
	return s.Path(s.FreeName(base[:len(base)-len(filepath.Ext(base))] + " rescued"))
}

func rescueOn(d disk, path string, entry int) (*play.Journal, *File, Rest, error) {
	none := Rest{}
	old, err := d.open(path, os.O_RDONLY)
	if err != nil {
		return nil, nil, none, plainly(path, err)
	}
	defer old.Close()
	j, err := play.ReadJournal(path, old)
	var newer *play.JournalError
	if j == nil || errors.As(err, &newer) && newer.Newer != "" { // nothing is damaged that could be rescued
		return nil, nil, none, err
	}
	sound := make([]byte, j.Sound)
	if _, err := old.ReadAt(sound, 0); err != nil {
		return nil, nil, none, plainly(path, err)
	}
	if j.Header.Links != nil {
		if whole := j.WholeLetters(); whole < len(j.Lines) && (entry < 0 || whole < entry) {
			entry = whole
		}
	}
	if entry >= 0 {
		j.Sound = int64(soundUpTo(sound, entry))
		sound = sound[:j.Sound]
	}
	rest := Rest{Line: bytes.Count(sound, []byte{'\n'}) + 1}
	if rest.Text, err = io.ReadAll(io.NewSectionReader(old, j.Sound, 1<<30)); err != nil {
		return nil, nil, none, plainly(path, err)
	}
	if !bytes.HasSuffix(sound, []byte{'\n'}) {
		sound = append(sound, '\n')
	}
	to := besideOn(d, path)
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
