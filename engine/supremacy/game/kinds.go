package game

import (
	"fmt"
	"maps"
	"slices"

	"awaw/engine/areagame"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
	"awaw/tables"
)

// This file holds the kinds of unit, and reads what the house adds to the document: ships and their values, costs, ranges, what ships carry,
// what the spaces of each board are worth.

// Kind is a kind of unit.
type Kind uint8

// The kinds of unit: those of the rules' table, in its order, then the house's ships.
const (
	Infantry Kind = iota
	Gun
	Fighter
	DiveBomber
	Dogfighter
	Bomber
	Transport
	Destroyer
	Carrier
	Battleship
	kindCount
)

// kindWords are the kinds in files, notation and message keys; kindIDs in the rules.
var (
	kindWords = [kindCount]string{"infantry", "gun", "fighter", "dive-bomber", "dogfighter", "bomber", "transport", "destroyer", "carrier", "battleship"}
	kindIDs   = [kindCount]string{"infantry", "anti-aircraft gun", "fighter", "dive bomber", "dogfighter", "bomber", "transport", "destroyer", "aircraft carrier", "battleship"}
)

// pieceWords are what a loss may name: a kind, or an aircraft that is grounded or leaves.
var pieceWords = func() (out []string) {
	out = append(out, kindWords[:]...)
	for _, s := range []string{"leaving-", "grounded-"} {
		for k := Fighter; k <= Bomber; k++ {
			out = append(out, s+k.String())
		}
	}
	return out
}()

// String is the kind's word in files and notation.
func (k Kind) String() string { return kindWords[k] }

// The classes of kinds.
func (k Kind) lands() bool { return k <= Gun }
func (k Kind) flies() bool { return k >= Fighter && k <= Bomber }
func (k Kind) sails() bool { return k >= Transport }

// decks tells whether a kind flies from carriers.
func (k Kind) decks() bool { return k.flies() && k != Bomber }

// cell is how many units of each kind there are.
type cell = areagame.Cell[Kind]

// aboard counts what needs a deck.
func aboard(c *cell) int { return int(c[Fighter]) + int(c[DiveBomber]) + int(c[Dogfighter]) }

// houseDoc is tables/supremacy/house.toml.
type houseDoc struct {
	House bool
	Note  string
	Carry struct {
		Deck, Infantry, Other, Hop int
		Sail                       bool
	}
	Range struct{ Fighter, Bomber int }
	Cost  map[string]int
	Ship  []struct {
		ID              string
		Attack, Defence int
	}
	Board []struct {
		ID    string
		Works []string
		Value map[string]int
	}
}

// Faults implements tables.Checker.
func (d *houseDoc) Faults() []tables.Fault {
	var out tables.FaultList
	if c := d.Carry; min(c.Deck, c.Infantry, c.Other, c.Hop, d.Range.Fighter, d.Range.Bomber) < 1 || max(c.Deck, c.Infantry, c.Other, c.Hop, d.Range.Fighter, d.Range.Bomber) > 9 {
		out.Add("carry", "1 to 9 of each, and ranges of 1 to 9", "correct it")
	}
	for _, k := range kindWords {
		if n := d.Cost[k]; n < 1 || n > 99 {
			out.Add("cost."+k, "1 to 99", "give it a cost")
		}
	}
	if len(d.Ship) != int(kindCount-Transport) {
		out.Add("ship", "values of each kind of ship", "correct it")
	}
	for i, s := range d.Ship {
		if i < int(kindCount-Transport) && s.ID != kindWords[int(Transport)+i] {
			out.Add(fmt.Sprintf("ship[%d].id", i), kindWords[int(Transport)+i], "give the ships in their order")
		}
	}
	for i, b := range d.Board {
		for _, name := range slices.Sorted(maps.Keys(b.Value)) {
			if n := b.Value[name]; n < 0 || n > 50 {
				out.Add(fmt.Sprintf("board[%d].value", i), fmt.Sprintf("0 to 50 for %s", name), "correct it")
			}
		}
	}
	return out
}

// hold puts the house's numbers into the world of a game.
func (w *world) hold(d *houseDoc, v *supremacy.Values) error {
	w.Deck, w.Hop, w.sails = d.Carry.Deck, d.Carry.Hop, d.Carry.Sail
	for k := range kindCount {
		w.Cost[k] = d.Cost[k.String()]
		w.Load[k], w.reach[k] = d.Carry.Other, d.Range.Fighter
	}
	w.Load[Infantry], w.reach[Bomber] = d.Carry.Infantry, d.Range.Bomber
	var ships []supremacy.Ship
	for i, s := range d.Ship {
		ships = append(ships, supremacy.Ship{ID: kindIDs[int(Transport)+i], Attack: s.Attack, Defence: s.Defence})
	}
	var err error
	if w.arena, err = v.Arena(ships); err != nil {
		return err
	}
	if got := w.arena.Kinds(); !slices.Equal(got, kindIDs[:]) {
		return fmt.Errorf("tables/supremacy/units.toml: a game knows the kinds %v, not %v", kindIDs, got)
	}
	for k := range kindCount {
		if class := w.arena.Class(int(k)); (class == volley.Air) != k.flies() {
			return fmt.Errorf("tables/supremacy/units.toml: a game knows %s as another class than %s", k, volley.Classes[class])
		}
	}
	const file = "supremacy/house.toml"
	for _, b := range d.Board {
		if b.ID != w.Area.ID() {
			continue
		}
		for _, name := range slices.Sorted(maps.Keys(b.Value)) {
			i, err := w.Place(file, "value", name)
			if err != nil {
				return err
			}
			w.Value[i] = b.Value[name]
		}
		for _, name := range b.Works {
			i, err := w.Place(file, "works", name)
			if err != nil {
				return err
			}
			w.Works.Add(i)
		}
	}
	return nil
}

// spaces is a set of spaces.
type spaces = areagame.Spaces
