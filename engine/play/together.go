package play

import "fmt"

// This file writes several steps of a game in one piece.

// held is what waits to be written.
type held struct{ lines []byte }

// Append keeps lines back.
func (h *held) Append(lines []byte) error {
	h.lines = append(h.lines, lines...)
	return nil
}

// Sync has nothing to bring to the disk yet.
func (*held) Sync() error { return nil }

// Together carries f out and writes all that it adds to the journal in one piece: a program that is killed meanwhile, or a disk that is full,
// leaves all of it in the journal or nothing. Where f fails after it added something, or that cannot be written, the journal has nothing of it
// and this game takes nothing more: it is to be resumed.
func (g *Game) Together(f func() error) error {
	sink := g.sink
	if _, within := sink.(*held); sink == nil || within {
		return f()
	}
	h := &held{}
	g.sink = h
	err := f()
	g.sink = sink
	if len(h.lines) == 0 {
		return err
	}
	if err == nil {
		if err = sink.Append(h.lines); err == nil {
			err = sink.Sync()
		}
		if err != nil {
			err = fmt.Errorf("engine: the journal could not be written: %w", err)
		}
	}
	g.broken = g.broken || err != nil
	return err
}
