package play

import (
	"errors"

	"awaw/engine"
)

// This file holds a game's wait for dice that a person types in.

// waiting is a command, or the opening of sealed orders, that stands until its dice are known.
type waiting struct {
	cmd   engine.Command
	open  bool // sealed orders are being opened; cmd does not count
	ask   engine.Ask
	given []engine.Roll
}

// waitOr makes the game wait when err is NeedDice, and passes err on.
func (g *Game) waitOr(err error, w waiting) error {
	var need *engine.NeedDice
	if errors.As(err, &need) {
		w.ask = need.Ask
		g.wait = &w
	}
	return err
}

// SetTyped chooses between dice drawn from the seed (the standard) and faces typed in by a person; the choice
// becomes a setting of the game.
func (g *Game) SetTyped(on bool) error {
	switch {
	case g.wait != nil:
		return ErrWaiting
	case g.links != nil && on:
		return ErrOwed
	}
	value := "keyed"
	if on {
		value = diceTyped
	}
	if err := g.Set(settingDice, value); err != nil {
		return err
	}
	g.typed = on
	return nil
}

// Typed tells whether faces are typed in: chosen so, or because the seed is not known to this copy.
func (g *Game) Typed() bool { return g.typed || g.dice == nil }

// Waiting gives the ask whose faces are awaited.
func (g *Game) Waiting() (engine.Ask, bool) {
	if g.wait == nil {
		return engine.Ask{}, false
	}
	return g.wait.ask, true
}

// Give types in the faces awaited and carries on. Another NeedDice means that more dice are to be typed.
func (g *Game) Give(faces ...int) (Done, error) {
	if g.wait == nil {
		return Done{}, errors.New("engine: no dice are awaited")
	}
	w := *g.wait
	if err := w.ask.Fits(faces); err != nil {
		return Done{}, err
	}
	given := append(w.given[:len(w.given):len(w.given)], engine.Roll{Key: w.ask.Key, Sides: w.ask.Sides, Faces: append([]int(nil), faces...)})
	g.wait = nil
	var done Done
	var err error
	if w.open {
		done, err = g.open(given)
	} else {
		done, err = g.command(w.cmd, given)
	}
	if err != nil && g.wait == nil {
		g.wait = &w // nothing happened: the dice may be typed again
	}
	return done, err
}

// Cancel drops the waiting command, as long as no die of it has been typed in. An opening cannot be dropped.
func (g *Game) Cancel() error {
	switch {
	case g.wait == nil:
		return nil
	case g.wait.open:
		return &Barrier{Why: engine.Say("game.barrier.secret")}
	case len(g.wait.given) > 0:
		return &Barrier{Why: engine.Say("game.barrier.die")}
	}
	g.wait = nil
	return nil
}
