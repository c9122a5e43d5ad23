package mail

import (
	"errors"
	"fmt"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
)

// This file gives commands to a game: those that a letter brings, and those of this desk.

func command(g *play.Game, from engine.Side, text string) error {
	if len(g.Writing()) > 0 {
		return ErrStrange // it had to be sealed
	}
	if side, cmd, owed := g.Owed(); owed {
		if side == from && cmd == text {
			return nil // older programs told as well what follows of itself here
		}
		return ErrStrange // nothing follows what waits for dice
	}
	c, err := g.Rules().ParseCommand(g.Position(), text)
	if err == nil && c.Side != from {
		err = fmt.Errorf("it is a command of side %d, not of side %d", c.Side, from)
	}
	if err == nil {
		_, err = g.Do(c)
	}
	if err != nil && !errors.Is(err, play.ErrOwed) {
		return &Refused{text, err}
	}
	return nil
}

// Give gives a command of this desk, in notation, and what follows of it. That its dice come by mail is no error here.
func Give(g *play.Game, text string) error {
	m, h := g.ByMail(), g.Header()
	switch {
	case m == nil:
		return ErrNotByMail
	case h.Kept():
		return Plan(g, text)
	case h.Keeps():
		return ErrKeeps
	}
	seen := g.Seen(m.Side)
	c, err := g.Rules().ParseCommand(seen, text)
	if err != nil || c.Side != m.Side {
		return notOurs(g.Rules(), seen, g.Legal(m.Side, nil), text, err)
	}
	if _, err := g.Do(c); err != nil && !errors.Is(err, play.ErrOwed) {
		if no := (*engine.Illegal)(nil); errors.As(err, &no) {
			return unfit(g, no, seen)
		}
		return err
	}
	return Settle(g)
}

// mostNear is how many commands are named at most that are legal in place of one that is not.
const mostNear = 3

// unfit is a refusal as whoever sits at this desk may read it.
func unfit(g *play.Game, no *engine.Illegal, seen engine.Position) *Unfit {
	out := &Unfit{No: no}
	out.names, _ = seen.(engine.Namer)
	for _, c := range no.Nearest[:min(mostNear, len(no.Nearest))] {
		out.near = append(out.near, g.Rules().FormatCommand(seen, c))
	}
	return out
}

// GiveAll gives commands of this desk one after the other. It stops with a Slid where one has ended its step by itself, for nothing was left to be done
// in it, and the next would end the step that has begun so: whoever wrote that meant the one before. What stands before it is given.
func GiveAll(g *play.Game, texts []string) error {
	m := g.ByMail()
	if m == nil {
		return ErrNotByMail
	}
	var slid engine.Text
	for _, text := range texts {
		at, was := step(here(g))
		on := ends(g, text)
		if on && !slid.IsZero() && len(choices(g)) > 1 {
			return &Slid{Cmd: text, Was: slid, Is: was}
		}
		if err := Give(g, text); err != nil {
			return err
		}
		slid = engine.Text{}
		if now, _ := step(here(g)); !on && at >= 0 && now >= 0 && now != at {
			slid = was
		}
	}
	return nil
}

// here is the position in which the side of this desk commands next, as it knows it.
func here(g *play.Game) engine.Position {
	if h := g.Header(); h.Kept() {
		p, _ := Before(g)
		return p
	}
	return g.Seen(g.ByMail().Side)
}

// choices are what it may command there.
func choices(g *play.Game) []engine.Command {
	if h := g.Header(); h.Kept() {
		return here(g).Legal(h.Links.Side, nil)
	}
	return g.Legal(g.ByMail().Side, nil)
}

// ends tells whether a command moves the game on, as the end of a step does.
func ends(g *play.Game, text string) bool {
	seen := here(g)
	teller, tells := seen.(engine.Teller)
	c, err := g.Rules().ParseCommand(seen, text)
	return tells && err == nil && teller.Tell(c).Main
}

// step is the step at hand outside of battles, by its place among those of a turn and by name; -1 for none.
func step(p engine.Position) (at int, name engine.Text) {
	v := p.View()
	for i, x := range v.Track {
		if x.State == engine.PhaseNow && v.Battle == nil {
			return i, x.Name
		}
	}
	return -1, engine.Text{}
}

// notOurs says why a text is no command of the side at this desk, of which some are legal in position p; err is why it cannot be read, nil where it can.
// A text that is none of any side is told so, as if the side stood before it.
func notOurs(rules engine.Ruleset, p engine.Position, legal []engine.Command, text string, err error) error {
	if len(legal) == 0 {
		return ErrNotActing
	}
	like := rules.FormatCommand(p, legal[0])
	own, _, named := strings.Cut(like, ": ")
	if err != nil && named && !strings.Contains(text, ":") {
		if _, again := rules.ParseCommand(p, own+": "+text); again != nil {
			return again
		}
	}
	if named && !strings.HasPrefix(text, own+":") && (err == nil || !strings.Contains(text, ":")) {
		return &Yours{text, like}
	}
	if err == nil {
		err = &Refused{text, ErrSide}
	}
	return err
}
