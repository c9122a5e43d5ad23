// The numbers of the rules.
package supremacy

import (
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/engine/volley"
	"awaw/tables"
)

// Values are the numbers of the rules.
type Values struct {
	sides, bombs int
	loss         []string
	air          [2][]string // who shoots at aircraft, by side
	kinds        []kind
	alliances    []alliance

	// LeaversHit tells that whoever leaves its base while it is attacked is a target in that round, whether it was on the ground before or not
	// (as.ground.6). Games begun before it was asked go on as they began: only those that were on the ground were.
	LeaversHit bool

	// ShipsHit tells that ships which retreat are under fire in the round in which they do (as.ground.7): those that survive it leave after its
	// dice. Games begun before it was asked go on as they began: whoever retreated was gone before any die fell.
	ShipsHit bool

	// MarchedLeave tells that those who marched to a battle may be called back from beside those who were landed, who stay (as.retreat.1). Games
	// begun before it was asked go on as they began: one transport's load kept all others there.
	MarchedLeave bool

	// HelpsPresent tells that aircraft are sent only to where units of somebody they may help are in the battle as its round begins (as.dispatch.5 to
	// as.dispatch.7). Games begun before it was asked go on as they began: whoever was attacked at first counted to the end.
	HelpsPresent bool
}

// kind is a kind of unit.
type kind struct {
	ID      string
	class   volley.Class
	Class   string
	Attack  int
	Defence int
	Air     int
	Bombs   int
	Defends bool
}

// ground is what a kind hits land and sea with.
func (k *kind) ground(s volley.Side) int {
	if s == volley.Attacker {
		return k.Attack
	}
	return k.Defence
}

// drops tells whether a kind rolls bombs at land and sea: when it attacks.
func (k *kind) drops(s volley.Side) bool { return s == volley.Attacker && k.Bombs > 0 }

type alliance struct {
	Powers []string
	Cite   engine.Cite
}

type document struct {
	Dice     int
	Bombs    int
	Loss     []string
	Air      struct{ Attacker, Defender []string }
	Unit     []kind
	Alliance []alliance
	Retreat  struct {
		Hit, Ships, Marched bool
	}
	Help struct{ Present bool }
}

// fits tells whether a kind may stand in a table of dice of so many sides.
func (k *kind) fits(sides int) bool {
	return k.ID != "" && slices.Contains(volley.Classes, k.Class) && min(k.Attack, k.Defence, k.Air, k.Bombs) >= 0 && max(k.Attack, k.Defence, k.Air, k.Bombs) <= sides
}

// Faults implements tables.Checker.
func (d *document) Faults() []tables.Fault {
	var out []tables.Fault
	fault := func(key, expected, do string) { out = append(out, tables.Fault{Key: key, Expected: expected, Do: do}) }
	if d.Dice < 2 || d.Dice > 20 {
		fault("dice", "2 to 20 sides", "give the dice of the system")
	}
	if d.Bombs < 1 || d.Bombs > 4 {
		fault("bombs", "1 to 4", "correct it")
	}
	for i, u := range d.Unit {
		if !u.fits(d.Dice) || slices.IndexFunc(d.Unit, func(v kind) bool { return v.ID == u.ID }) < i {
			fault(fmt.Sprintf("unit[%d]", i), "a name of its own, class land, sea or air, and values from 0 to the sides of the dice", "correct it")
		}
	}
	for _, id := range slices.Concat(d.Air.Attacker, d.Air.Defender) {
		if !slices.ContainsFunc(d.Unit, func(u kind) bool { return u.ID == id && u.Air > 0 }) {
			fault("air", "units with an air value, not "+id, "correct the name")
		}
	}
	return out
}

// Load reads the numbers, a player's laid over them.
func Load(t engine.Tables) (*Values, error) {
	var d document
	if err := t.Decode("supremacy/units.toml", &d); err != nil {
		return nil, err
	}
	v := &Values{sides: d.Dice, bombs: d.Bombs, loss: d.Loss, air: [2][]string{d.Air.Attacker, d.Air.Defender}, kinds: d.Unit, alliances: d.Alliance, LeaversHit: d.Retreat.Hit,
		ShipsHit: d.Retreat.Ships, MarchedLeave: d.Retreat.Marched, HelpsPresent: d.Help.Present}
	for i := range v.kinds {
		v.kinds[i].class = volley.Class(slices.Index(volley.Classes, v.kinds[i].Class))
	}
	return v, nil
}
