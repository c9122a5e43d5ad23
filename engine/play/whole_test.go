package play

import (
	"testing"

	"awaw/engine"
)

// A letter stands whole when its own line closes it: what another side did behind the last such line is half of one.
func TestWholeLetters(t *testing.T) {
	own, other := engine.Side(1), engine.Side(2)
	letter := func(s engine.Side) Line { return Line{Kind: LineLetter, Side: s} }
	for _, x := range []struct {
		lines []Line
		whole int
	}{
		{nil, 0},
		{[]Line{{Kind: LineCommand, Side: own}, {Kind: LineKeyframe}}, 2},
		{[]Line{letter(own), letter(other), {Kind: LineCommand, Side: own}}, 3},
		{[]Line{letter(own), {Kind: LineCommand, Side: other}, letter(other)}, 3},
		{[]Line{letter(own), {Kind: LineLink, Side: other}, {Kind: LineCommand, Side: own}}, 1},
		{[]Line{letter(own), {Kind: LineCommand, Side: own}, {Kind: LineOwed, Side: other}, {Kind: LineOwed, Side: other}}, 2},
		{[]Line{{Kind: LineContribution, Side: own}, letter(own), {Kind: LineReveal}, {Kind: LineKeyframe}}, 2},
	} {
		j := &Journal{Header: Header{Links: &LinksMark{Side: own}}, Lines: x.lines}
		if got := j.WholeLetters(); got != x.whole {
			t.Errorf("%v: whole up to %d, expected %d", x.lines, got, x.whole)
		}
	}
}
