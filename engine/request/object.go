// Package request is what questions that come as JSON have in common, whatever system they ask: their fields, how they are refused, and the
// lines in which answers are told.
package request

import (
	"encoding/json"
	"maps"
	"math"
	"slices"
	"strings"
)

// Object is a JSON object, its values not read yet.
type Object map[string]json.RawMessage

// Has tells whether a key has a value.
func (o Object) Has(key string) bool {
	raw, ok := o[key]
	return ok && string(raw) != "null"
}

// Keys are the keys that have values, in order.
func (o Object) Keys() []string {
	var out []string
	for _, k := range slices.Sorted(maps.Keys(o)) {
		if o.Has(k) {
			out = append(out, k)
		}
	}
	return out
}

// Read reads the value of a key, if there is one; whatever is not of its kind is refused.
func (o Object) Read(key string, into any, word, expected string) *Refusal {
	if !o.Has(key) {
		return nil
	}
	if err := json.Unmarshal(o[key], into); err != nil {
		return Refuse(word, "%s: expected %s, not %s", key, expected, Short(o[key]))
	}
	return nil
}

// Short is a value for messages.
func Short(raw json.RawMessage) string {
	const most = 60
	s := strings.ToValidUTF8(string(raw), "?")
	if len(s) > most {
		cut := most
		for cut > 0 && s[cut]&0xC0 == 0x80 {
			cut--
		}
		s = s[:cut] + "…"
	}
	return s
}

// MostCount is the greatest number that is read.
const MostCount = 1_000_000_000

// Whole reads a whole number from 0 up.
func Whole(raw json.RawMessage) (int, bool) {
	var n *float64
	if err := json.Unmarshal(raw, &n); err != nil || n == nil || *n < 0 || *n > MostCount || *n != math.Trunc(*n) {
		return 0, false
	}
	return int(*n), true
}

// Count reads a whole number under a key; standing is what stands for none.
func (o Object) Count(key string, standing int, word string) (int, *Refusal) {
	if !o.Has(key) {
		return standing, nil
	}
	n, ok := Whole(o[key])
	if !ok {
		return 0, Refuse(word, "%s: expected a whole number from 0 up, not %s", key, Short(o[key]))
	}
	return n, nil
}

// Word reads one of some words under a key; the first stands where there is none.
func (o Object) Word(key, fault string, words ...string) (string, *Refusal) {
	w := words[0]
	if r := o.Read(key, &w, fault, "one of "+strings.Join(words, ", ")); r != nil {
		return "", r
	}
	if !slices.Contains(words, w) {
		return "", Refuse(fault, "%s: %q: expected one of %s", key, w, strings.Join(words, ", "))
	}
	return w, nil
}

// Sides reads whole numbers for the attacker and the defender under a key; what is not there is 0.
func (o Object) Sides(key, word, expected string) (out [2]int, r *Refusal) {
	var in Object
	if r := o.Read(key, &in, word, expected); r != nil {
		return out, r
	}
	for s, side := range []string{"attacker", "defender"} {
		if out[s], r = in.Count(side, 0, word); r != nil {
			return out, r
		}
	}
	return out, nil
}
