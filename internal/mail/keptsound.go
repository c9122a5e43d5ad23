package mail

import (
	"encoding/json"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/plain"
)

// This file bounds what a keeper's letter may tell. What it tells stands in the save of whoever reads it, and is shown there: nothing is taken
// that could not be read again, that steers a terminal, or that costs more than a moment.

// What a letter of the keeper may hold at most. He writes several where one does not hold all.
const (
	mostMoment   = 200 << 10 // bytes of a moment
	mostInMoment = 5000      // values of what is told with one
	longestSaid  = 300       // bytes of any text among them
	mostGrown    = 16        // times the position as the game is set up: no longer is one
)

// room is how much a letter may tell.
type room struct {
	moments   int
	positions int // bytes of all positions together, as they are read
	telling   int // bytes of all moments, and of a part of the journal
}

// ofALetter is the room of a letter: whoever reads it has read it in a moment, and it is shorter than the longest.
var ofALetter = room{250, 6 << 20, 300_000}

// sound tells whether a letter can be such a one, whatever the game.
func (l *Sights) sound() bool {
	if len(l.Words) > longestWords || l.Heard < 0 || len(l.Moments) > ofALetter.moments || len(l.Whole) > ofALetter.telling || l.More && l.Answer != nil {
		return false
	}
	if a := l.Answer; a != nil && (a.Done < 0 || a.Done > mostGiven || a.Why != nil && (a.Why.IsZero() || !tellable(a.Why))) {
		return false
	}
	all := 0
	for _, m := range l.Moments {
		if all += sizeOf(m); len(m.Text) > mostMoment || m.Side < 1 || m.Side > mostSeals || (m.Side == l.To) != (m.Cmd != "") || len(m.Cmd) > longestGiven || !shown(m.Cmd) || !tellable(m.Told) {
			return false
		}
	}
	return all <= ofALetter.telling
}

// sizeOf is how much a moment takes of a letter, in bytes.
func sizeOf(m play.Moment) int {
	text, err := json.Marshal(m)
	if err != nil {
		return ofALetter.telling + 1
	}
	return len(text)
}

// tellable tells whether something that is told can be written down and shown.
func tellable(what any) bool {
	text, err := json.Marshal(what)
	if err != nil || len(text) > mostMoment {
		return false
	}
	var v any
	n := 0
	return json.Unmarshal(text, &v) == nil && readable(v, &n)
}

// readable tells whether all texts in a value are short and can be shown, and whether with the n values before it there are not too many.
func readable(v any, n *int) bool {
	if *n++; *n > mostInMoment {
		return false
	}
	switch x := v.(type) {
	case string:
		return len(x) <= longestSaid && plain.Visible(x) == x
	case []any:
		for _, e := range x {
			if !readable(e, n) {
				return false
			}
		}
	case map[string]any:
		for _, e := range x {
			if !readable(e, n) {
				return false
			}
		}
	}
	return true
}

// longestPosition bounds a position of a game as a side knows it, in bytes.
func longestPosition(g *play.Game, side engine.Side) (int, error) {
	p, err := g.At(0, side)
	if err != nil {
		return 0, err
	}
	first, err := p.(engine.Encoder).Encode() // such a position made the copy that asks
	return mostGrown * len(first), err
}
