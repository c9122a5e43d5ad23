// The making of the next position.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// turnover is the making of the next position: a private copy that may be written, and the events so far.
type turnover struct {
	p    *Position
	mine [deepest]bool // the questions of the stack that this turnover has opened or copied, and may write
	dice engine.Dice
	ev   []engine.Event
	lost []engine.Loss  // by the command so far
	sunk []sunk         // what its events tell of counted ships
	over []engine.Ended // the fights it has decided
	how  engine.Ending  // how the one about to end came to it, where its forces do not tell

	troopsOwned bool // this turnover has copied the ground units and may write them
	supposed    bool // nobody plays this: it only tells what would be
}

func (t *turnover) say(kind engine.EventKind, cite engine.Cite, key string, args ...any) {
	e := engine.Event{Kind: kind, Cite: cite, Text: engine.Say(key, args...)}
	for _, a := range args {
		if r, ok := a.(engine.Ref); ok {
			e.Refs = append(e.Refs, r)
		}
	}
	t.ev = append(t.ev, e)
}

func (t *turnover) move(cite engine.Cite, key string, c, from, to engine.Ref) {
	t.say(engine.EventMove, cite, key, c, from, to)
	t.ev[len(t.ev)-1].Moves = []engine.Move{{Counter: c, From: from, To: to}}
}

// sayThrown tells of dice thrown at sea: searches, fire, strikes, and what kamikazes draw.
func (t *turnover) sayThrown(cite engine.Cite, key string, args ...any) {
	t.say(engine.EventDice, cite, key, args...)
	t.ev[len(t.ev)-1].Fight = engine.BattleSea
}

// secretly tells one side alone.
func (t *turnover) secretly(side engine.Side, kind engine.EventKind, cite engine.Cite, key string, args ...any) {
	t.say(kind, cite, key, args...)
	t.ev[len(t.ev)-1].Audience = engine.Only(side)
}

func cow[T any](s []T) []T { return append(make([]T, 0, len(s)+1), s...) }

// sunk is what an event tells of counted ships without a name of their own: so many factors of a kind and nation at a place.
type sunk struct {
	nation units.Nation
	kind   shipKind
	space  int16
	n      int
	event  int // which of the command's events tells of it
}

// alike tells whether two losses are named alike.
func (x sunk) alike(y sunk) bool {
	return x.nation == y.nation && x.kind == y.kind && x.space == y.space
}

// text words the loss: number, nation, kind, place.
func (x sunk) text(w *world) engine.Text {
	nation := engine.Text{Key: "awaw.of." + w.units.Info(x.nation).Code}
	return engine.Say("awaw.ships.sunk", x.n, nation, engine.Text{Key: "awaw.arm." + shipCodes[x.kind]}, sp(int(x.space)))
}
