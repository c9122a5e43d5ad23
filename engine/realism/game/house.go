package game

import (
	"fmt"
	"maps"
	"slices"

	"awaw/engine/volley"
	"awaw/tables"
)

// This file reads what the house adds to the document: costs, values, complexes, islands, what ships carry.

// Kind is a kind of unit, by its place in the table of units.
type Kind uint8

// The kinds of unit.
const (
	Infantry Kind = iota
	Artillery
	Armor
	Transport
	Submarine
	Fighter
	Bomber
	Carrier
	Battleship
	kindCount
)

var kindWords = [kindCount]string{"infantry", "artillery", "armor", "transport", "submarine", "fighter", "bomber", "carrier", "battleship"}

// String is the kind's word in files and notation.
func (k Kind) String() string { return kindWords[k] }

func kindNamed(word string) (Kind, bool) {
	i := slices.Index(kindWords[:], word)
	return Kind(max(i, 0)), i >= 0
}

// The classes of kinds.
func (k Kind) lands() bool { return k <= Armor }
func (k Kind) flies() bool { return k == Fighter || k == Bomber }
func (k Kind) sails() bool { return !k.lands() && !k.flies() }

// houseDoc is tables/realism/house.toml.
type houseDoc struct {
	House bool
	Carry struct {
		Deck, Infantry, Other, Hop int
		Note                       string
	}
	Cost    map[string]int
	Value   map[string]int
	Complex struct{ At []string }
	Island  map[string]string
}

// Faults implements tables.Checker.
func (d *houseDoc) Faults() []tables.Fault {
	var out tables.FaultList
	if c := d.Carry; min(c.Deck, c.Infantry, c.Other, c.Hop) < 1 || max(c.Deck, c.Infantry, c.Other, c.Hop) > 9 {
		out.Add("carry", "1 to 9 of each", "correct it")
	}
	for _, k := range kindWords {
		if n := d.Cost[k]; n < 1 || n > 99 {
			out.Add("cost."+k, "1 to 99", "give it a cost")
		}
	}
	for _, name := range slices.Sorted(maps.Keys(d.Value)) {
		if n := d.Value[name]; n < 0 || n > 50 {
			out.Add("value", fmt.Sprintf("0 to 50 for %s", name), "correct it")
		}
	}
	return out
}

// hold puts the house's numbers into the world of a game.
func (w *world) hold(d *houseDoc) error {
	const file = "realism/house.toml"
	w.Deck, w.Hop = d.Carry.Deck, d.Carry.Hop
	for k := range kindCount {
		w.Cost[k] = d.Cost[k.String()]
		w.Load[k] = d.Carry.Other
	}
	w.Load[Infantry] = d.Carry.Infantry
	for _, name := range slices.Sorted(maps.Keys(d.Value)) {
		i, err := w.Place(file, "value", name)
		if err != nil {
			return err
		}
		w.Value[i] = d.Value[name]
	}
	for _, name := range d.Complex.At {
		i, err := w.Place(file, "complex", name)
		if err != nil {
			return err
		}
		w.Works.Add(i)
	}
	for _, name := range slices.Sorted(maps.Keys(d.Island)) {
		i, err := w.Place(file, "island", name)
		if err != nil {
			return err
		}
		if w.island[i], err = w.Place(file, "island", d.Island[name]); err != nil {
			return err
		}
	}
	return nil
}

// sameKinds refuses a table of units that are not those the game knows, in its order.
func sameKinds(t *volley.Table) error {
	if len(t.Kinds) != int(kindCount) {
		return fmt.Errorf("tables/realism/units.toml: a game knows %d kinds of unit, not %d", kindCount, len(t.Kinds))
	}
	for i, k := range t.Kinds {
		if k.ID != Kind(i).String() {
			return fmt.Errorf("tables/realism/units.toml: unit %d of a game is %s, not %s", i+1, Kind(i), k.ID)
		}
	}
	return nil
}
