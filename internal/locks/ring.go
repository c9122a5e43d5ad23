package locks

import (
	"awaw/engine"
	"awaw/engine/play"
)

// Ring holds the keys of saves for as long as a program runs: a side is asked once. The zero Ring holds none.
type Ring struct{ keys map[string]play.Cipher }

// Keep holds the key of a save.
func (r *Ring) Keep(m *play.LocksMark, c play.Cipher) {
	if m == nil || c == nil {
		return
	}
	if r.keys == nil {
		r.keys = map[string]play.Cipher{}
	}
	r.keys[m.Public] = c
}

// Unlock reads what is locked of a journal, by a key that is held or that stands in it since the game is over; ask gives the passphrase of a
// side, and is asked again where that was wrong, until it gives an error. Without ask a journal that nobody has the key of stays locked: that
// is no error here.
func (r *Ring) Unlock(j *play.Journal, ask func(side engine.Side, again bool) (string, error)) error {
	if j.Locked() == nil {
		return nil
	}
	m := j.Header.Locks
	if c := r.keys[m.Public]; c != nil {
		return j.Unlock(c)
	}
	if key := j.Published(); key != "" {
		c, err := Known(m, key)
		if err != nil {
			return err
		}
		return j.Unlock(c)
	}
	if ask == nil {
		return nil
	}
	c, err := r.Open(m, ask)
	if err != nil {
		return err
	}
	return j.Unlock(c)
}

// Open gives the key of a save or of one that is to be: one that is held, else what the passphrases that are asked for open, which is held then.
// Without ask it is refused where none is held.
func (r *Ring) Open(m *play.LocksMark, ask func(side engine.Side, again bool) (string, error)) (play.Cipher, error) {
	o, err := Begin(m)
	if err != nil {
		return nil, err
	}
	if c := r.keys[m.Public]; c != nil {
		return c, nil
	}
	if ask == nil {
		return nil, &play.LockedError{Sides: o.Awaited()}
	}
	for _, side := range o.Awaited() {
		for again := false; ; again = true {
			text, err := ask(side, again)
			if err != nil {
				return nil, err
			}
			if err = o.Try(side, text); err == nil {
				break
			}
			if err != ErrWrong {
				return nil, err
			}
		}
	}
	c, err := o.Cipher()
	if err != nil {
		return nil, err
	}
	r.Keep(m, c)
	return c, nil
}

// Unlock reads a journal by the key that stands in it, if its game is over.
func Unlock(j *play.Journal) error { return new(Ring).Unlock(j, nil) }
