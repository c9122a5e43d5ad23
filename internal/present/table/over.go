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

// GoOn carries out what a sheet has asked about, Stay leaves it.
type (
	GoOn struct{ Act scene.Act }
	Stay struct{}
)

// Do names it.
func (GoOn) Do() string { return "sure.on" }

// Do names it.
func (Stay) Do() string { return "sure.stay" }

// AskFirst asks once before an act is carried out; word names it on its button.
func (m *Surface) AskFirst(why, word string, act scene.Act) {
	m.Menu = nil
	m.Sheet = &Sheet{Title: m.Say("sure.title"), Body: why, Buttons: []SheetButton{{Word: m.Say("sure.back"), Key: "Esc", Act: Stay{}}, {Word: word, Key: "S", Act: GoOn{act}}}}
	m.Opens()
	m.Stale = true
}

// AskDice waits for faces typed in.
func (m *Surface) AskDice(a engine.Ask) {
	m.Sheet = &Sheet{Title: m.Say("dice.title", a.N), Body: m.Word(a.Why), Note: m.Say("dice.how", a.N, a.Sides), Dice: &a,
		Buttons: []SheetButton{{m.Say("dice.cancel"), "Esc", CancelDice{}, false}}}
	m.Stale = true
}
