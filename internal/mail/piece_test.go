package mail

import (
	"bytes"
	"errors"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
)

// full is a disk that has room for some more pieces of a journal.
type full struct {
	play.Memory
	room, pieces int
}

var errFull = errors.New("the disk is full")

func (f *full) Append(lines []byte) error {
	if f.pieces++; f.pieces > f.room {
		return errFull
	}
	return f.Memory.Append(lines)
}

// What a letter tells is written in one piece: a program that is killed while it reads, or a disk that is full, leaves all of it or nothing, and
// where there is nothing the letter can be read again.
func TestALetterIsReadInOnePiece(t *testing.T) {
	for room := range 2 {
		all := begun(t, buckets, 2)
		a, b := all[0], all[1]
		a.gives("1 attack 0")
		text := a.packs()
		before := bytes.Clone(b.kept.Bytes())
		kept := &full{room: room}
		j, err := play.ReadJournal("desk", bytes.NewReader(before))
		if err != nil {
			t.Fatal(err)
		}
		g, err := play.Resume(rulesOf(b.doc), engine.Kit{}, j, kept)
		if err != nil {
			t.Fatal(err)
		}
		lines := g.Len()
		_, err = Open(g, paper(t, text), func() (*play.Game, error) {
			g, _, err := b.again()
			return g, err
		})
		if kept.pieces != 1 {
			t.Errorf("the letter was written in %d pieces", kept.pieces)
		}
		if room == 1 {
			if err != nil || g.Len() < lines+2 {
				t.Errorf("%d lines came of the letter: %v", g.Len()-lines, err)
			}
			continue
		}
		if !errors.Is(err, errFull) || len(kept.Bytes()) > 0 {
			t.Errorf("%d bytes were written: %v", len(kept.Bytes()), err)
		}
		if err := g.Set(play.SettingSeats, "mail,person"); err == nil {
			t.Error("the game goes on beside its journal")
		}
		b.takes(text) // the desk as it is kept
	}
}
