// What was made of rule values that never change, held on to: decoding every file anew for every position is most of the
// work of setting one up.
package tables

import "sync"

// shelf holds what was made, by key.
type shelf struct{ made sync.Map }

// ofShipped is the shelf of the shipped values.
var ofShipped = &shelf{}

// Keep gives what is kept under a key; what nobody has made yet is made first. Sets that read a player's folder keep nothing,
// since its files may change.
func (s Set) Keep(key string, make func() (any, error)) (any, error) {
	if s.kept == nil {
		return make()
	}
	if v, ok := s.kept.made.Load(key); ok {
		return v, nil
	}
	v, err := make()
	if err != nil {
		return nil, err
	}
	v, _ = s.kept.made.LoadOrStore(key, v) // whoever was first
	return v, nil
}
