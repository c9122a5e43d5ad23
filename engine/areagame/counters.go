package areagame

import "awaw/engine"

// Counters numbers the units of a power of a kind in a space, which are one counter.
type Counters struct{ Powers, Kinds int }

// Ref refers to a counter.
func (n Counters) Ref(at, power, kind int) engine.Ref {
	return engine.CounterRef((at*n.Powers+power)*n.Kinds + kind)
}

// Of is what such a reference means.
func (n Counters) Of(r engine.Ref) (at, power, kind int) {
	i := r.Index() / n.Kinds
	return i / n.Powers, i % n.Powers, r.Index() % n.Kinds
}
