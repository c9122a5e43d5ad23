// The making of the next position.

package awaw

import "awaw/engine"

// turnover is the making of the next position: a private copy that may be written, and the events so far.
type turnover struct {
	p    *Position
	mine [deepest]bool // the questions of the stack that this turnover has opened or copied, and may write
	dice engine.Dice
	ev   []engine.Event
	lost []engine.Loss // by the command so far
	sunk []sunk        // what its events tell of counted ships

	troopsOwned bool // this turnover has copied the ground units and may write them
	supposed    bool // nobody plays this: it only tells what would be
}

// fight gives the present fight for writing.
func (t *turnover) fight() *fight { return own[*fight](t) }

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
