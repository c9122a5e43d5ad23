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
	if _, _, owed := g.Owed(); owed {
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
	m := g.ByMail()
	if m == nil {
		return ErrNotByMail
	}
	seen := g.Seen(m.Side)
	c, err := g.Rules().ParseCommand(seen, text)
	if err != nil || c.Side != m.Side {
		if legal := g.Legal(m.Side, nil); len(legal) > 0 {
			like := g.Rules().FormatCommand(seen, legal[0])
			if own, _, named := strings.Cut(like, ": "); named && !strings.HasPrefix(text, own+":") {
				return &Yours{text, like}
			}
		}
		if err == nil {
			err = &Refused{text, ErrSide}
		}
		return err
	}
	if _, err := g.Do(c); err != nil && !errors.Is(err, play.ErrOwed) {
		return err
	}
	return Settle(g)
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
		at, was := step(g.Seen(m.Side))
		on := ends(g, text)
		if on && !slid.IsZero() && len(g.Legal(m.Side, nil)) > 1 {
			return &Slid{Cmd: text, Was: slid, Is: was}
		}
		if err := Give(g, text); err != nil {
			return err
		}
		slid = engine.Text{}
		if now, _ := step(g.Seen(m.Side)); !on && at >= 0 && now >= 0 && now != at {
			slid = was
		}
	}
	return nil
}

// ends tells whether a command moves the game on, as the end of a step does.
func ends(g *play.Game, text string) bool {
	seen := g.Seen(g.ByMail().Side)
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
