// Reading the fields of a request.
package realism

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"awaw/engine/request"
	"awaw/engine/volley"
)

// units reads a force.
func (v *Values) units(name string, raw json.RawMessage) (f volley.Force, r *request.Refusal) {
	var o request.Object
	if err := json.Unmarshal(raw, &o); err != nil {
		return f, request.Refuse(badForces, "%s: expected units and how many of each, such as {\"fighter\": 2}, not %s", name, request.Short(raw))
	}
	for _, id := range slices.Sorted(maps.Keys(o)) {
		k, ok := v.Table.Find(id)
		if !ok {
			return f, request.Refuse(badForces, "%s: %q is no unit; there are %s", name, id, strings.Join(v.Table.IDs(), ", "))
		}
		n, ok := request.Whole(o[id])
		if !ok {
			return f, request.Refuse(badForces, "%s: %s: expected a whole number from 0 up, not %s", name, id, request.Short(o[id]))
		}
		f[k] = int32(n)
	}
	return f, nil
}

// kinds reads a list of kinds.
func (v *Values) kinds(name string, list []string, word string) ([]uint8, *request.Refusal) {
	out := make([]uint8, 0, len(list))
	for _, id := range list {
		k, ok := v.Table.Find(id)
		if !ok {
			return nil, request.Refuse(word, "%s: %q is no unit; there are %s", name, id, strings.Join(v.Table.IDs(), ", "))
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
