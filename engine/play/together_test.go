package play_test

import (
	"bytes"
	"errors"
	"testing"

	"awaw/engine/play"
)

// shaky is a sink that fails to write, or to say that what it wrote is safe.
type shaky struct {
	play.Memory
	full, lost error
	pieces     int
}

func (u *shaky) Append(lines []byte) error {
	if u.full != nil {
		return u.full
	}
	u.pieces++
	return u.Memory.Append(lines)
}

func (u *shaky) Sync() error { return u.lost }

// Steps that are written together stand in the journal whole, in one piece, or not at all; where nobody knows which, nothing more is written.
func TestTogether(t *testing.T) {
	bad := errors.New("the disk is gone")
	steps := func(g *play.Game, more error) error {
		return g.Together(func() error {
			return g.Together(func() error { // within another it is the same piece
				return errors.Join(g.Note(1, "a"), g.Note(1, "b"), more)
			})
		})
	}
	for what, x := range map[string]struct {
		full, lost, more error
		pieces, entries  int
	}{
		"as it should be":       {nil, nil, nil, 1, 2},
		"the disk is full":      {bad, nil, nil, 0, 0},
		"the disk may lose it":  {nil, bad, nil, 1, 2},
		"a step in it fails":    {nil, nil, bad, 0, 0},
		"fails on a lost disk":  {nil, bad, bad, 0, 0},
		"fails on a full disk ": {bad, nil, bad, 0, 0},
	} {
		_, mem := start(t, buckets)
		sink := &shaky{full: x.full, lost: x.lost}
		if err := sink.Memory.Append(mem.Bytes()); err != nil {
			t.Fatal(err)
		}
		g := resume(t, buckets, mem.Bytes(), sink)
		had := g.Len()
		fails := x.full != nil || x.lost != nil || x.more != nil
		if err := steps(g, x.more); (err != nil) != fails || fails && !errors.Is(err, bad) {
			t.Errorf("%s: %v", what, err)
		}
		if err := g.Note(1, "c"); (err != nil) != fails {
			t.Errorf("%s: then %v", what, err)
		}
		if !fails {
			x.pieces++
			x.entries++
		}
		j, err := play.ReadJournal("together", bytes.NewReader(sink.Bytes()))
		if err != nil || len(j.Lines) != had+x.entries || sink.pieces != x.pieces {
			t.Errorf("%s: %d entries in %d pieces, %v", what, len(j.Lines)-had, sink.pieces, err)
		}
	}
	g, _ := start(t, buckets)
	if err := g.Together(func() error { return bad }); !errors.Is(err, bad) {
		t.Error(err)
	}
	do(t, g, "1 attack 2") // nothing was added, so nothing is lost
}
