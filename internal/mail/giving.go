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
