package play

import "awaw/engine"

// recorder passes asks on, refuses a key drawn before and wrong faces, and writes down what fell.
type recorder struct {
	inner engine.Dice
	used  map[engine.Key]struct{}
	rolls []engine.Roll
}

func (r *recorder) Roll(a engine.Ask) ([]int, error) {
	if err := a.Check(); err != nil {
		return nil, err
	}
	if _, twice := r.used[a.Key]; twice {
		return nil, &engine.KeyTwice{Key: a.Key}
	}
	for i := range r.rolls {
		if r.rolls[i].Key == a.Key {
			return nil, &engine.KeyTwice{Key: a.Key}
		}
	}
	faces, err := r.inner.Roll(a)
	if err != nil {
		return nil, err
	}
	if err := a.Fits(faces); err != nil {
		return nil, err
	}
	_, typed := r.inner.(*engine.Typed)
	kept := append([]int(nil), faces...)
	r.rolls = append(r.rolls, engine.Roll{Key: a.Key, Sides: a.Sides, Faces: kept, Typed: typed})
	return kept, nil
}
