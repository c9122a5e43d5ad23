// awawctl replay: step through a journal, or prove it.

package main

import (
	"bytes"
	"fmt"
	"io"

	"awaw/cmd/awawctl/internal/drawn"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/report"
	"awaw/internal/save"
)

type replayCommand struct {
	File   string `arg:"" type:"existingfile"`
	To     count  `placeholder:"N"`
	Verify bool
	HTML   string `name:"html" placeholder:"FILE" type:"path"`
	For    string `placeholder:"SIDE"`
}

// Help are examples; the words round them stand under ctl.help.
func (replayCommand) Help() string {
	return `  awawctl replay game.awaw --to 40
  awawctl replay game.awaw --html game.html`
}

// Run prints the events of the line of play, or the report of the check.
func (c *replayCommand) Run(a *app) error {
	j, err := save.Read(c.File)
	if err != nil {
		return err
	}
	g, err := a.resume(j, nil)
	if err != nil {
		return err
	}
	w := a.words
	a.tell(g)
	if c.Verify {
		return a.verify(g)
	}
	side, err := c.side(a, g)
	if err != nil {
		return err
	}
	if g, err = c.ownView(a, g, j); err != nil {
		return err
	}
	if c.HTML != "" {
		return c.page(a, g, side)
	}
	path := g.Path()
	if end := path[len(path)-1]; int(c.To) > end {
		return fmt.Errorf("--to %d: expected an entry of the game, which ends with %d", c.To, end)
	}
	last := path[0]
	for _, n := range path[1:] {
		if c.To > 0 && n > int(c.To) {
			break
		}
		last = n
		if err := printLine(a, g, w, n); err != nil {
			return err
		}
	}
	p, err := g.At(last, engine.NoSide)
	if err != nil {
		return err
	}
	v := p.View()
	a.say("ctl.replay.line", last, v.Turn, v.Turns, w.Word(v.Date, namer(p)), score(p, w))
	return nil
}

// ownView is the game as this desk's side knows it, in a game by mail that is not over; any other is shown whole.
func (c *replayCommand) ownView(a *app, g *play.Game, j *play.Journal) (*play.Game, error) {
	if g.Desk() == engine.NoSide {
		return g, nil
	}
	text, err := g.CopyFor(g.Desk(), j)
	if err != nil {
		return nil, err
	}
	own, err := play.ReadJournal(c.File, bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	return a.resume(own, nil)
}

// side is whose eyes the game is shown with, NoSide for all it is shown of.
func (c *replayCommand) side(a *app, g *play.Game) (engine.Side, error) {
	if c.For == "" {
		return engine.NoSide, nil
	}
	side, err := a.sideNamed(g.Position(), c.For)
	if err != nil {
		return engine.NoSide, err
	}
	return side, ownDesk(g, side)
}

// ownDesk refuses another side than that of the desk, in a game by mail that is not over.
func ownDesk(g *play.Game, side engine.Side) error {
	if desk := g.Desk(); desk != engine.NoSide && side != desk {
		return play.ErrOtherDesk
	}
	return nil
}

// page writes the game as a page for a browser.
func (c *replayCommand) page(a *app, g *play.Game, side engine.Side) error {
	size, err := drawn.Write(c.HTML, func(w io.Writer) error { return report.Page(w, g, side, a.words) })
	if err == nil {
		a.say("ctl.replay.page", c.HTML, (size+1023)/1024)
	}
	return err
}

func printLine(a *app, g *play.Game, w engine.Catalog, n int) error {
	l, _ := g.Line(n)
	fmt.Fprintf(a.out, "%4d  %s\n", n, l.Given())
	events, err := g.Events(n, engine.NoSide)
	if err != nil {
		return err
	}
	p, err := g.At(n, engine.NoSide)
	if err != nil {
		return err
	}
	for _, e := range events {
		fmt.Fprintf(a.out, "      %s", w.Word(e.Text, namer(p)))
		if e.Cite != "" {
			fmt.Fprintf(a.out, "  [%s]", e.Cite)
		}
		fmt.Fprintln(a.out)
	}
	return nil
}
