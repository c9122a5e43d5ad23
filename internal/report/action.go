package report

import (
	"fmt"
	"io"
	"strings"

	"awaw/engine"
)

// Action writes the after-action report of a game's line of play as Markdown: what happened turn by turn, fight by
// fight, and how it stands. Only what side may know is told; NoSide tells what everybody may.
func Action(out io.Writer, g *engine.Game, side engine.Side, words engine.Catalog) error {
	w := &writer{out: out}
	head := g.Header()
	first, err := g.At(0, side)
	if err != nil {
		return err
	}
	w.line("# %s", head.Title)
	w.line("")
	w.line("Scenario `%s`, played by the rules of %s. Seed committed as `%s`.", head.Scenario.Name, head.System, head.Seed.Commit)
	w.line("")
	for _, t := range first.View().House {
		w.line("- House: %s", words.Word(t, namer(first)))
	}
	date := ""
	for _, n := range g.Path()[1:] {
		p, err := g.At(n, side)
		if err != nil {
			return err
		}
		events, err := g.Events(n, side)
		if err != nil {
			return err
		}
		for _, e := range events {
			if !worthTelling(e) {
				continue
			}
			if d := words.Word(p.View().Date, namer(p)); d != date {
				date = d
				w.line("")
				w.line("## %s", d)
				w.line("")
			}
			w.line("- %s%s", words.Word(e.Text, namer(p)), cited(e.Cite))
		}
	}
	o := g.Outcome()
	w.line("")
	w.line("## Result")
	w.line("")
	if o.Over {
		w.line("%s", words.Word(o.Why, namer(g.Position())))
	}
	for _, s := range o.Score {
		w.line("- %s: %d points", namer(g.Position()).NameOf(engine.NewRef(engine.KindSide, int(s.Side))), s.Points)
	}
	return w.err
}

// worthTelling leaves out what only a log needs: single moves and drafts.
func worthTelling(e engine.Event) bool {
	switch e.Kind {
	case engine.EventBattle, engine.EventDice, engine.EventLoss, engine.EventBase, engine.EventOutcome, engine.EventPhase, engine.EventTurned:
		return true
	}
	return false
}

func cited(c engine.Cite) string {
	if c == "" {
		return ""
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
}

func (w *writer) line(format string, args ...any) {
	if w.err == nil {
		_, w.err = fmt.Fprintln(w.out, strings.TrimRight(fmt.Sprintf(format, args...), " "))
	}
}
