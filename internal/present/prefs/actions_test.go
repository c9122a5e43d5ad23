package prefs

import (
	"slices"
	"strings"
	"testing"
)

// Every function key has a double, for browsers keep some of them; a key that the player chose stands alone, and one taken away is no double.
func TestFunctionKeysAreDoubled(t *testing.T) {
	seen := map[string]Action{}
	for _, r := range ActionRows {
		keys := Bindings(nil).KeysOf(r.ID)
		plain := slices.ContainsFunc(keys, func(k string) bool { return !isFunction(k) })
		if !plain {
			t.Errorf("%s has only %q", r.ID, keys)
		}
		for _, k := range keys {
			if !KnownKey(k) {
				t.Errorf("%s has %q, which is no key", r.ID, k)
			}
			if other, taken := seen[k]; taken {
				t.Errorf("%q does %s and %s", k, other, r.ID)
			}
			seen[k] = r.ID
		}
	}
	if got := (Bindings{"play": "j"}).KeysOf("play"); !slices.Equal(got, []string{"j"}) {
		t.Errorf("a chosen key stands beside others: %q", got)
	}
	if got := (Bindings{"next": "k"}).KeysOf("play"); !slices.Equal(got, []string{"f5"}) {
		t.Errorf("a key that was given to another action is still a double: %q", got)
	}
}

func isFunction(key string) bool {
	name := strings.TrimPrefix(key, "shift+")
	return len(name) > 1 && name[0] == 'f' && name[1] >= '0' && name[1] <= '9'
}
