package areagame

import "awaw/engine"

// Layers are what can be laid over the board of such a game; say words them.
func Layers(say func(word string) engine.Text) (out []engine.Layer) {
	for _, l := range []struct {
		kind engine.LayerKind
		word string
		on   bool
	}{{engine.LayerControl, "control", true}, {engine.LayerRange, "range", false}, {engine.LayerCodes, "codes", false}} {
		out = append(out, engine.Layer{Kind: l.kind, Name: say(l.word), How: say(l.word + ".how"), On: l.on})
	}
	return out
}

// CounterKinds describe kinds of unit to whoever shows them: by their words, the shapes on their counters and their classes.
func CounterKinds(system string, words, shapes []string, class func(kind int) engine.Class) (out []*engine.CounterKind) {
	for k, word := range words {
		out = append(out, &engine.CounterKind{Code: word, Name: engine.Say(system + ".game.kind." + word), Shape: shapes[k], Class: class(k),
			Unit: engine.Say(system + ".game.unit"), Parts: 1})
	}
	return out
}

// Show fills in who controls what, the spaces, and the units in them as counters; what flies is shown where it is based, away is how much that
// is of a power.
func (s *State[K]) Show(v *engine.View, space func(at int) engine.SpaceView, away func(at, power int) Cell[K], counter func(at, power int, k K, n int) engine.CounterView) {
	v.Acting = s.Now
	if s.Over() { // the last turn is over, not the first one begun
		v.Acting = len(s.In.Powers) - 1
	}
	v.Control = make([]engine.Side, s.In.Area.Len())
	for at := range v.Control {
		x := space(at)
		v.Control[at] = x.Owner
		v.Spaces = append(v.Spaces, x)
		for power := range s.In.Powers {
			for k, n := range s.Units[at][power].Plus(away(at, power)) {
				if n > 0 {
					v.Counters = append(v.Counters, counter(at, power, K(k), int(n)))
				}
			}
		}
	}
}

// CounterAt is what a reference to a counter of this game means.
func (s *State[K]) CounterAt(n Counters, r engine.Ref) (at, power int, k K, ok bool) {
	at, power, i := n.Of(r)
	return at, power, K(i), at < s.In.Area.Len() && power < len(s.In.Powers)
}
