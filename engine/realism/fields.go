// Reading the fields of a request.
package realism

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"awaw/engine/volley"
)

// object is a JSON object, its values not read yet.
type object map[string]json.RawMessage

// has tells whether a key has a value.
func (o object) has(key string) bool {
	raw, ok := o[key]
	return ok && string(raw) != "null"
}

// keys are the keys that have values, in order.
func (o object) keys() []string {
	var out []string
	for _, k := range slices.Sorted(maps.Keys(o)) {
		if o.has(k) {
			out = append(out, k)
		}
	}
	return out
}

// read reads the value of a key, if there is one; whatever is not of its kind is refused.
func (o object) read(key string, into any, word, expected string) *Refusal {
	if !o.has(key) {
		return nil
	}
	if err := json.Unmarshal(o[key], into); err != nil {
		return refuse(word, "%s: expected %s, not %s", key, expected, short(o[key]))
	}
	return nil
}

// short is a value for messages.
func short(raw json.RawMessage) string {
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

// mostCount is the greatest number that is read.
const mostCount = 1_000_000_000

// whole reads a whole number from 0 up.
func whole(raw json.RawMessage) (int, bool) {
	var n *float64
	if err := json.Unmarshal(raw, &n); err != nil || n == nil || *n < 0 || *n > mostCount || *n != math.Trunc(*n) {
		return 0, false
	}
	return int(*n), true
}

// count reads a whole number under a key; standing is what stands for none.
func (o object) count(key string, standing int, word string) (int, *Refusal) {
	if !o.has(key) {
		return standing, nil
	}
	n, ok := whole(o[key])
	if !ok {
		return 0, refuse(word, "%s: expected a whole number from 0 up, not %s", key, short(o[key]))
	}
	return n, nil
}

// word reads one of some words under a key; the first stands where there is none.
func (o object) word(key, fault string, words ...string) (string, *Refusal) {
	w := words[0]
	if r := o.read(key, &w, fault, "one of "+strings.Join(words, ", ")); r != nil {
		return "", r
	}
	if !slices.Contains(words, w) {
		return "", refuse(fault, "%s: %q: expected one of %s", key, w, strings.Join(words, ", "))
	}
	return w, nil
}

// units reads a force.
func (v *Values) units(name string, raw json.RawMessage) (f volley.Force, r *Refusal) {
	var o object
	if err := json.Unmarshal(raw, &o); err != nil {
		return f, refuse(badForces, "%s: expected units and how many of each, such as {\"fighter\": 2}, not %s", name, short(raw))
	}
	for _, id := range slices.Sorted(maps.Keys(o)) {
		k, ok := v.Table.Find(id)
		if !ok {
			return f, refuse(badForces, "%s: %q is no unit; there are %s", name, id, strings.Join(v.Table.IDs(), ", "))
		}
		n, ok := whole(o[id])
		if !ok {
			return f, refuse(badForces, "%s: %s: expected a whole number from 0 up, not %s", name, id, short(o[id]))
		}
		f[k] = int32(n)
	}
	return f, nil
}

// kinds reads a list of kinds.
func (v *Values) kinds(name string, list []string, word string) ([]uint8, *Refusal) {
	out := make([]uint8, 0, len(list))
	for _, id := range list {
		k, ok := v.Table.Find(id)
		if !ok {
			return nil, refuse(word, "%s: %q is no unit; there are %s", name, id, strings.Join(v.Table.IDs(), ", "))
		}
		out = append(out, uint8(k))
	}
	return out, nil
}

// named is a force by the names of its kinds.
func (v *Values) named(f volley.Force) map[string]int {
	out := map[string]int{}
	for k, kind := range v.Table.Kinds {
		if f[k] > 0 {
			out[kind.ID] = int(f[k])
		}
	}
	return out
}

// averages are average units by the names of their kinds.
func (v *Values) averages(f [volley.MostKinds]float64) map[string]float64 {
	out := map[string]float64{}
	for k, kind := range v.Table.Kinds {
		if f[k] > 0 {
			out[kind.ID] = f[k]
		}
	}
	return out
}

func side(s volley.Side, what string) string { return fmt.Sprintf("%s: %s", s, what) }
