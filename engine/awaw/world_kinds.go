// Kinds of counters as a screen is told of them: air units, kamikazes, ground units, ships and the markers of task forces; and the
// kinds of thing that give a base its room.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// shownKinds are the kinds of counters a game may show, made once with its rule values.
type shownKinds struct {
	air   [units.TypeCount]*engine.CounterKind
	army  []*engine.CounterKind // index troopKind
	ships [shipKinds]*engine.CounterKind
	force *engine.CounterKind   // the marker of a task force
	all   []*engine.CounterKind // in the order of lists
}

// describeKinds makes the kinds.
func (w *world) describeKinds() {
	k := &shownKinds{}
	add := func(code string, class engine.Class, unit string, parts int) *engine.CounterKind {
		x := &engine.CounterKind{Code: code, Shape: code, Name: engine.Say("awaw.arm." + code), Class: class, Unit: engine.Say(unit), Parts: parts}
		k.all = append(k.all, x)
		return x
	}
	for _, t := range units.Types() {
		switch t {
		case units.NAS: // three squadrons are a factor (17.32)
			k.air[t] = add(t.Code(), engine.ClassAir, "awaw.unit.squadrons", units.PerFactor)
		case units.Kamikaze:
			k.air[t] = add(t.Code(), engine.ClassBeside, "awaw.unit.kamikazes", 1)
		default:
			k.air[t] = add(t.Code(), engine.ClassAir, "awaw.unit.factors", 1)
		}
	}
	if w.ground != nil {
		for _, t := range w.ground.Types {
			k.army = append(k.army, add(t.Code, engine.ClassGround, "awaw.unit.ground", 1))
		}
	}
	for i, code := range shipCodes {
		k.ships[i] = add(code, engine.ClassShip, "awaw.unit.ships", 1)
	}
	k.ships[shipCarrier].Holds = engine.HoldsSize
	k.ships[shipTransport].Holds = engine.HoldsLoad
	k.force = add("TF", engine.ClassForce, "awaw.unit.ships", 1)
	w.shown = k
}

// roomKind is what gives room to a base (18.12, 18.14).
type roomKind uint8

const (
	roomCity roomKind = iota
	roomPort
	roomAirbase
	roomKindCount
)

var roomKinds = [roomKindCount]string{"city", "port", "airbase"}

// roomTexts are the words of a part by the air factors it has room for, made once: every base has some in every view.
var roomTexts = func() (out [roomKindCount][16]engine.Text) {
	for k, kind := range roomKinds {
		for n := range out[k] {
			out[k][n] = engine.Say("awaw.room."+kind, n)
		}
	}
	return out
}()

// text words a part that has room for n air factors.
func (k roomKind) text(n int) engine.Text {
	if n >= 0 && n < len(roomTexts[k]) {
		return roomTexts[k][n]
	}
	return engine.Say("awaw.room."+roomKinds[k], n)
}
