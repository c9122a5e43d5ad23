package wings_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/ai/wings"
	"awaw/engine/diplomacy"
)

// misses lists what a level's orders in a position lack: of every inner list of the position one order.
func (x position) misses(t *testing.T, b *diplomacy.Board, called func(string) string, orders []diplomacy.Order) (out []string) {
	t.Helper()
	same := func(o, want diplomacy.Order) bool {
		return o.At == want.At && o.Kind == want.Kind && o.Do == want.Do && o.To == want.To && o.Of == want.Of && o.By == want.By
	}
	for _, list := range x.Find[:1] {
		if !slices.ContainsFunc(list, func(line string) bool {
			want := read(t, b, []string{called(line)})[0]
			return slices.ContainsFunc(orders, func(o diplomacy.Order) bool { return same(o, want) })
		}) {
			out = append(out, list[0])
		}
	}
	return out
}

// plainly calls things by their own names.
func plainly(s string) string { return s }

// The search that pilot, commander and marshal have in common finds what decides in every position, by several seeds, once it is known what
// the others may do. What they do is guessed in games; how well, TestGuessesWhatDecides tells.
func TestFindsWhatDecides(t *testing.T) {
	b, err := diplomacy.StandardBoard()
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range positions(t) {
		x.find(t, b, plainly)
	}
}

// find looks for what decides on a board where things are called otherwise.
func (x position) find(t *testing.T, b *diplomacy.Board, called func(string) string) {
	t.Helper()
	r, p, power := x.renamed(called).laid(t, b)
	orders := func(list []string) []diplomacy.Order {
		var lines []string
		for _, line := range list {
			lines = append(lines, called(line))
		}
		return read(t, b, lines)
	}
	var replies [][]diplomacy.Order
	for _, list := range x.Replies {
		replies = append(replies, orders(list))
	}
	rest := orders(x.Rest)
	for seed := range uint64(5) {
		orders := wings.Against(b, r, p, power, rest, replies, seed+1)
		if missing := x.misses(t, b, called, orders); len(missing) > 0 {
			t.Errorf("%s, seed %d: %q is missing in\n%s", x.Name, seed+1, missing, b.WriteSheet(orders))
		}
	}
}

// Nobody tells a commander what the others may do: by its own guess it finds what decides in at least four of the ten.
func TestGuessesWhatDecides(t *testing.T) {
	b, err := diplomacy.StandardBoard()
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, x := range positions(t) {
		r, p, power := x.laid(t, b)
		orders := wings.Movement(b, r, p, power, read(t, b, x.Rest), "commander", ai.Options{Seed: 1})
		if missing := x.misses(t, b, plainly, orders); len(missing) == 0 {
			found++
		} else {
			t.Logf("%s: not found: %s", x.Name, missing)
		}
	}
	if found < 4 {
		t.Errorf("%d of ten are found", found)
	}
}

// renamed is a position with everything called otherwise.
func (x position) renamed(called func(string) string) position {
	all := func(list []string) (out []string) {
		for _, s := range list {
			out = append(out, called(s))
		}
		return out
	}
	y := x
	y.Units, y.Power, y.Goal = all(x.Units), called(x.Power), called(x.Goal)
	slices.Reverse(y.Units)
	y.Owners = map[string][]string{}
	for power, list := range x.Owners {
		y.Owners[called(power)] = all(list)
	}
	return y
}

// What decides is found on a board whose names are turned about too, so that all provinces stand in the opposite order, with powers that
// have changed places.
func TestFindsTheSameOnOtherBoards(t *testing.T) {
	data, err := os.ReadFile("../../engine/diplomacy/map.toml")
	if err != nil {
		t.Fatal(err)
	}
	b, err := diplomacy.ReadBoard([]byte(mirroredMap(string(data))))
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range positions(t) {
		x.find(t, b, mirrored)
	}
}

// changed are the powers that changed places.
var changed = map[string]string{"AUS": "TUR", "TUR": "AUS", "ENG": "RUS", "RUS": "ENG", "FRA": "ITA", "ITA": "FRA", "GER": "GER"}

// mirrored turns the letters of every province in a line about, A for Z, and exchanges the powers.
func mirrored(line string) string {
	words := strings.Fields(line)
	for i, w := range words {
		if other, ok := changed[w]; ok {
			words[i] = other
			continue
		}
		code, coast, split := strings.Cut(w, "/")
		if len(code) != 3 || w == "air" || strings.ToLower(w) != w {
			continue
		}
		words[i] = turned3(code)
		if split {
			words[i] += "/" + coast
		}
	}
	return strings.Join(words, " ")
}

// turned3 turns the letters of a code about.
func turned3(code string) string {
	out := []byte(code)
	for i, c := range out {
		out[i] = 'a' + 'z' - c
	}
	return string(out)
}

// mirroredMap is the file of the board with its provinces called otherwise and in the opposite order.
func mirroredMap(text string) string {
	blocks := strings.Split(text, "[[province]]")
	head := blocks[0]
	blocks = blocks[1:]
	for i, block := range blocks {
		var lines []string
		for line := range strings.Lines(block) {
			key, value, ok := strings.Cut(line, " = ")
			switch {
			case !ok:
				lines = append(lines, line)
			case key == "also" || key == "kind" || key == "centre":
				if key != "also" {
					lines = append(lines, line)
				}
			case key == "name":
				lines = append(lines, key+" = \"X"+turnedIn(blocks[i])+"\"\n")
			case key == "home":
				lines = append(lines, key+" = \""+changed[strings.Trim(value, "\"\n ")]+"\"\n")
			default:
				lines = append(lines, key+" = "+turnedQuotes(value))
			}
		}
		blocks[i] = strings.Join(lines, "")
	}
	slices.Reverse(blocks)
	return head + "[[province]]" + strings.Join(blocks, "\n[[province]]")
}

// turnedIn is the turned code of a block.
func turnedIn(block string) string {
	_, rest, _ := strings.Cut(block, "code = \"")
	return turned3(rest[:3])
}

// turnedQuotes turns every code in quotes about.
func turnedQuotes(value string) string {
	parts := strings.Split(value, "\"")
	for i := 1; i < len(parts); i += 2 {
		code, coast, split := strings.Cut(parts[i], "/")
		if parts[i] = turned3(code); split {
			parts[i] += "/" + coast
		}
	}
	return strings.Join(parts, "\"")
}
