package nets

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
)

// Small is what small scenarios on a board of areas are drawn from: a few spaces close together, so that the first space of a board and the last, the
// first power, the only unit of a kind take part in everything.
type Small struct {
	System, Board string
	Powers        []string // in the order in which they act
	Axis          []string // of the second side
	Land, Sea     []string
	Ashore        []string // kinds that stand on land
	Afloat        []string // kinds at sea
	Aloft         []string // kinds that stand on land, or at sea on decks
	Deck          string   // the kind they stand on
}

// Draw is a scenario by chance; some are none.
func (x Small) Draw(dice *engine.Fast) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "[scenario]\nid = \"small\"\nsystem = %q\nname = \"Small\"\nmap = %q\nturns = %d\naxis_lead = %d\ndates = \"1942\"\n", x.System, x.Board, 1+dice.Intn(2), dice.Intn(9)-4)
	b.WriteString("[[side]]\nname = \"Allies\"\nstyle = \"allies\"\n[[side]]\nname = \"Axis\"\nstyle = \"axis\"\n")
	plays, owns, units := make([]bool, len(x.Powers)), make([]string, len(x.Powers)), make([]string, len(x.Powers))
	has := map[string]int{} // powers by side
	for len(has) < 2 {
		i := dice.Intn(len(x.Powers))
		if !plays[i] {
			plays[i] = true
			has[x.side(i)]++
		}
	}
	for _, l := range x.Land {
		if i := dice.Intn(len(x.Powers) + 1); i < len(x.Powers) && plays[i] {
			owns[i] += fmt.Sprintf("%q, ", l)
			units[i] += x.stack(l, dice)
		}
	}
	for _, z := range x.Sea {
		if i := dice.Intn(len(x.Powers)); plays[i] {
			units[i] += x.fleet(z, dice)
		}
	}
	for i, name := range x.Powers {
		if plays[i] {
			fmt.Fprintf(&b, "[[power]]\nname = %q\nside = %q\nmoney = %d\nowns = [%s]\nunits = [%s]\n", name, x.side(i), dice.Intn(3)*17, owns[i], units[i])
		}
	}
	return []byte(b.String())
}

func (x Small) side(power int) string {
	if slices.Contains(x.Axis, x.Powers[power]) {
		return "Axis"
	}
	return "Allies"
}

// stack is some units on land.
func (x Small) stack(at string, dice *engine.Fast) string {
	var list []string
	for _, k := range slices.Concat(x.Ashore, x.Aloft) {
		if dice.Intn(5) < 2 {
			list = append(list, fmt.Sprintf("%d %s", 1+dice.Intn(3), k))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return fmt.Sprintf("%q, ", at+": "+strings.Join(list, ", "))
}

// fleet is some ships, with aircraft on their decks.
func (x Small) fleet(at string, dice *engine.Fast) string {
	decks := dice.Intn(3)
	list := []string{"1 " + x.Afloat[dice.Intn(len(x.Afloat))]}
	if decks > 0 {
		list = append(list, fmt.Sprintf("%d %s", decks, x.Deck), fmt.Sprintf("%d %s", 1+dice.Intn(2*decks), x.Aloft[0]))
	}
	return fmt.Sprintf("%q, ", at+": "+strings.Join(list, ", "))
}

// Smalls gives the lines that are kept of scenarios drawn with some seeds: what is said of those that are none, and of the others all that Looks keeps.
func (l Looks) Smalls(t T, name string, s System, x Small, seeds ...uint64) (lines []string) {
	t.Helper()
	for _, seed := range seeds {
		dice := engine.NewFast(seed)
		s.Doc = engine.Doc{Name: "small.toml", Data: x.Draw(dice)}
		at := fmt.Sprintf("%s, drawn with %d", name, seed)
		if _, err := s.Rules.Setup(s.Kit, s.Doc); err != nil {
			lines = append(lines, strings.ReplaceAll(fmt.Sprintf("%s: %v", at, err), "\n", "; "))
			continue
		}
		lines = append(lines, l.Keep(t, at, s)...)
	}
	return lines
}
