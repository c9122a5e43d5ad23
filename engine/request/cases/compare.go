// Holding an answer against what is stated of it.
package cases

import (
	"fmt"
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"
)

// wholes are the maps that are stated whole: what is missing is none.
var wholes = []string{"losses", "left", "by", "defend"}

// near is how far a number may be from one that is stated.
const near = 1e-6

// Unlike lists what of an answer is not as stated, both as plain JSON.
func Unlike(stated, answer any) []string { return unlike("", stated, answer) }

func unlike(at string, want, got any) (out []string) {
	no := []string{fmt.Sprintf("%s is %v, want %v", strings.TrimPrefix(at, "."), got, want)}
	switch w := want.(type) {
	case nil:
		return nil
	case map[string]any:
		g, _ := got.(map[string]any)
		if g == nil && len(w) > 0 {
			return no
		}
		for _, k := range slices.Sorted(maps.Keys(w)) {
			out = append(out, unlike(at+"."+k, w[k], g[k])...)
		}
		if !slices.Contains(wholes, at[strings.LastIndexByte(at, '.')+1:]) {
			return out
		}
		for _, k := range slices.Sorted(maps.Keys(g)) {
			if _, stated := w[k]; !stated && g[k] != 0.0 {
				out = append(out, fmt.Sprintf("%s: %s is there", at, k))
			}
		}
		return out
	case []any:
		g, ok := got.([]any)
		if !ok || len(g) != len(w) {
			return no
		}
		for i := range w {
			out = append(out, unlike(fmt.Sprintf("%s.%d", at, i), w[i], g[i])...)
		}
		return out
	case float64:
		if g, ok := got.(float64); got == nil && w == 0 || ok && math.Abs(g-w) < near {
			return nil
		}
		return no
	}
	if !reflect.DeepEqual(want, got) {
		return no
	}
	return nil
}
