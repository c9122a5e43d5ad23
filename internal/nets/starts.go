package nets

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"awaw/areamap"
	"awaw/engine"
)

// This file draws starts on a board of areas.

// draw is a start by chance on spaces that lie together.
func (d Scatter) draw(on *areamap.Map, dice *engine.Fast) []byte {
	near := d.together(on, dice)
	var b strings.Builder
	fmt.Fprintf(&b, "[scenario]\nid = \"drawn\"\nsystem = %q\nname = \"Drawn\"\nmap = %q\nturns = %d\n", d.System, d.Board, 1+dice.Intn(4))
	if i := dice.Intn(3); i > 0 {
		fmt.Fprintf(&b, d.Over[0]+"\n", dice.Intn(9)-4)
	} else {
		fmt.Fprintf(&b, d.Over[1]+"\n", 1+dice.Intn(2))
	}
	b.WriteString("dates = \"1942\"\n[options]\n")
	for _, name := range sorted(d.Options) {
		fmt.Fprintf(&b, "%s = %q\n", name, d.Options[name][dice.Intn(len(d.Options[name]))])
	}
	b.WriteString("[[side]]\nname = \"Allies\"\nstyle = \"allies\"\n[[side]]\nname = \"Axis\"\nstyle = \"axis\"\n")
	some, sides := map[int]bool{}, map[string]bool{}
	most := 4
	if dice.Intn(20) == 0 { // all there are, be they too many
		most = len(d.Powers)
	}
	for len(sides) < 2 || len(some) < most && (most > 4 || dice.Intn(2) == 0) {
		i := dice.Intn(len(d.Powers))
		some[i], sides[d.side(i)] = true, true
	}
	plays := sorted(some)
	owns, units := make([]string, len(d.Powers)), make([]string, len(d.Powers))
	for _, at := range near {
		i := plays[dice.Intn(len(plays))]
		code := on.Code(at)
		if on.Sea(at) {
			if dice.Intn(4) > 0 {
				units[i] += d.squadron(code, dice)
			}
			continue
		}
		owns[i] += fmt.Sprintf("%q, ", code)
		units[i] += d.stack(code, dice)
		for _, j := range plays { // friends stand there too
			if j != i && d.side(j) == d.side(i) && dice.Intn(3) == 0 {
				units[j] += d.stack(code, dice)
			}
		}
	}
	for _, i := range plays {
		fmt.Fprintf(&b, "[[power]]\nname = %q\nside = %q\nmoney = %d\nowns = [%s]\nunits = [%s]\n", d.Powers[i], d.side(i), dice.Intn(5)*13, owns[i], units[i])
	}
	return []byte(b.String())
}

// together are up to nine spaces by chance that lie together, often about a place where much happens.
func (d Scatter) together(on *areamap.Map, dice *engine.Fast) []int {
	near := []int{dice.Intn(on.Len())}
	for ashore := dice.Intn(2) == 0; !ashore && !on.Sea(near[0]); {
		near[0] = dice.Intn(on.Len())
	}
	if len(d.Heart) > 0 && dice.Intn(2) == 0 {
		near[0] = on.Find(d.Heart[dice.Intn(len(d.Heart))])
	}
	for i := 0; i < len(near) && len(near) < 9; i++ {
		for _, to := range on.Contacts(near[i]) {
			if !slices.Contains(near, to) && len(near) < 9 && dice.Intn(4) > 0 {
				near = append(near, to)
			}
		}
	}
	return near
}

// squadron is ships of any kinds in a zone, with aircraft on their decks.
func (d Scatter) squadron(at string, dice *engine.Fast) string {
	decks := dice.Intn(3)
	var list []string
	for i, k := range d.Afloat {
		if dice.Intn(3) == 0 || i == 0 && dice.Intn(2) == 0 { // the first carry
			list = append(list, fmt.Sprintf("%d %s", 1+dice.Intn(2), k))
		}
	}
	if decks > 0 {
		list = append(list, fmt.Sprintf("%d %s", decks, d.Deck))
		if n := dice.Intn(2*decks + 1); n > 0 {
			list = append(list, fmt.Sprintf("%d %s", n, d.Aloft[0]))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return fmt.Sprintf("%q, ", at+": "+strings.Join(list, ", "))
}

// sorted are the keys of a map, in order.
func sorted[K string | int, V any](m map[K]V) []K { return slices.Sorted(maps.Keys(m)) }
