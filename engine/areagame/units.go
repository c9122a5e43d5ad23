package areagame

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/areamap"
)

// Counted is so many units of a kind.
type Counted struct {
	N    int
	Kind int
}

// Line reads units in a space, "Germany: 3 infantry, 2 fighter"; what is wrong is told as what is expected.
func Line(area *areamap.Map, kinds []string, text string) (at int, units []Counted, faults []string) {
	where, what, ok := strings.Cut(text, ":")
	at = area.Find(strings.TrimSpace(where))
	if !ok || at < 0 {
		return 0, nil, []string{fmt.Sprintf(`a space and units, such as "Germany: 3 infantry", not %q`, text)}
	}
	for _, part := range strings.Split(what, ",") {
		part = strings.TrimSpace(part)
		count, word, _ := strings.Cut(part, " ")
		n, err := strconv.Atoi(count)
		k := slices.Index(kinds, strings.TrimSpace(word))
		if err != nil || n < 1 || n > 99 || k < 0 {
			faults = append(faults, fmt.Sprintf(`a number from 1 to 99 and a kind, such as "3 infantry", not %q; the kinds are %s`, part, strings.Join(kinds, ", ")))
			continue
		}
		units = append(units, Counted{n, k})
	}
	return at, units, faults
}
