package report

import (
	"fmt"
	"io"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
)

// Action writes the after-action report of a game's line of play as Markdown without pictures. Only what side may know is
// told; NoSide tells what everybody may.
func Action(out io.Writer, g *play.Game, side engine.Side, words engine.Catalog) error {
	s, err := Tell(g, side, words, false)
	if err != nil {
		return err
	}
	_, err = out.Write(s.Text)
	return err
}

// cited is the clause of a line in brackets, what is the house's own by its word.
func cited(c engine.Cite, words engine.Catalog) string {
	switch c {
	case "":
		return ""
	case engine.House:
		return " (" + words.Word(engine.Say("screen.house.word"), nobody{}) + ")"
	}
	return " (" + string(c) + ")"
}

type nobody struct{}

func (nobody) NameOf(r engine.Ref) string { return r.String() }

func namer(p engine.Position) engine.Namer {
	if n, ok := p.(engine.Namer); ok {
		return n
	}
	return nobody{}
}

// writer keeps the first error, so that lines can be written one after another.
type writer struct {
	out io.Writer
	err error

	blank bool // the last line was empty: no other follows it
}

func (w *writer) line(format string, args ...any) {
	blank := format == ""
	if w.err == nil && !(blank && w.blank) {
		_, w.err = fmt.Fprintln(w.out, strings.TrimRight(fmt.Sprintf(format, args...), " "))
	}
	w.blank = blank
}
