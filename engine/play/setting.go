package play

import (
	"errors"

	"awaw/engine"
)

// This file keeps a game's own settings and the players' notes as journal lines.

// settingDice is "typed" when a person types the faces in, "keyed" otherwise.
const (
	settingDice = "dice"
	diceTyped   = "typed"
)

// Set writes a setting of this game down. The newest value of a key counts, on every branch.
func (g *Game) Set(key, value string) error {
	if key == "" {
		return errors.New("engine: a setting needs a name")
	}
	if old, ok := g.Setting(key); ok && old == value {
		return nil
	}
	if err := g.remark(Line{Parent: g.head, Kind: LineSetting, Key: key, Value: value}); err != nil {
		return err
	}
	g.remember(key, value)
	return nil
}

func (g *Game) remember(key, value string) {
	if g.settings == nil {
		g.settings = map[string]string{}
	}
	g.settings[key] = value
}

// Setting reads a setting of this game.
func (g *Game) Setting(key string) (string, bool) {
	value, ok := g.settings[key]
	return value, ok
}

// Note writes a player's remark at the present line. Every side can read it.
func (g *Game) Note(side engine.Side, text string) error {
	if text == "" {
		return errors.New("engine: a note needs some words")
	}
	return g.remark(Line{Parent: g.head, Kind: LineNote, Side: side, Text: text})
}

// remark writes a line that does not change the position. At the desk of a side in a game that a keeper carries out there are its own settings.
func (g *Game) remark(l Line) error {
	own := g.header.Kept() && l.Kind == LineSetting && open(l.Key, g.copyFor())
	if err := g.shut(); err != nil && (!own || g.broken) {
		return err
	}
	b := g.newBatch()
	if _, err := b.line(l); err != nil {
		return err
	}
	return g.write(b)
}
