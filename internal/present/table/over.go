package table

import (
	"awaw/engine"
	"awaw/internal/present/scene"
)

type Menu struct {
	X, Y  float64
	Cmds  []engine.Command
	Exact bool // each is meant with its own number
}

type Sheet struct {
	Title, Body, Note string
	Deeds             []string // what a game is remembered by
	Buttons           []SheetButton
	Dice              *engine.Ask
	Faces             []int
	Kind              string
}

type SheetButton struct {
	Word, Key string
	Act       scene.Act
	Primary   bool
}

// AskDice waits for faces typed in.
func (m *Surface) AskDice(a engine.Ask) {
	m.Sheet = &Sheet{Title: m.Say("dice.title", a.N), Body: m.Word(a.Why), Note: m.Say("dice.how", a.N, a.Sides), Dice: &a,
		Buttons: []SheetButton{{m.Say("dice.cancel"), "Esc", CancelDice{}, false}}}
	m.Stale = true
}
