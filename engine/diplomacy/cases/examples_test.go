package cases

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"awaw/engine/diplomacy"
)

// The worked examples, each under its id, once.
func TestExamplesHaveTheirIds(t *testing.T) {
	for system, want := range map[string]int{"rn44": 24, "rn46": 46} {
		seen := map[string]bool{}
		for _, c := range shipped(t, system, "") {
			switch {
			case (c.Example != "") != (c.File == "examples.toml"):
				t.Errorf("%s:%d: an example, or not", c.File, c.Line)
			case c.Example != "" && seen[c.Example]:
				t.Errorf("%s:%d: %s is there twice", c.File, c.Line, c.Example)
			case c.Example != "":
				seen[c.Example] = true
			}
		}
		if len(seen) != want {
			t.Errorf("%s has %d examples, want %d", system, len(seen), want)
		}
	}
}

// Every place, every order and every value that a worked example states is changed in turn, and the case then fails.
func TestExamplesFailWhenChanged(t *testing.T) {
	b := board(t)
	changed := 0
	for _, c := range slices.Concat(shipped(t, "rn44", "examples"), shipped(t, "rn46", "examples")) {
		mind := func(other Case, what string) {
			changed++
			if len(Run(b, &other)) == 0 {
				t.Errorf("%s: %s, and nobody minds", c.Example, what)
			}
		}
		for n, list := range [][]string{c.Given, c.Orders, c.Retreats, c.Builds, c.Expect} {
			with := func(i int, text string) Case {
				other := c
				put := [...]*[]string{&other.Given, &other.Orders, &other.Retreats, &other.Builds, &other.Expect}[n]
				if *put = slices.Clone(list); text == "" {
					*put = slices.Delete(*put, i, i+1)
				} else {
					(*put)[i] = text
				}
				return other
			}
			for i, text := range list {
				for _, other := range elsewhere(b, &c, text) {
					mind(with(i, other), text+" changed to "+other)
				}
				if other := otherOrder(&c, text); n > 0 && n < 4 {
					mind(with(i, other), text+" changed to "+other)
				}
				if n < 4 && !(n == 1 && holds(text)) {
					mind(with(i, ""), text+" left out")
				}
			}
		}
	}
	t.Logf("%d changes", changed)
	if changed < 1500 {
		t.Errorf("only %d changes", changed)
	}
}

// holds tells whether an order is what a unit without one does.
func holds(order string) bool {
	f := strings.Fields(order)
	return f[2] == "holds" || f[0] == "W" && f[2] == "supports" && f[3] == f[1]
}

// elsewhere is a line with each of its places changed in turn for one that is far away, and each of its numbers for the next.
func elsewhere(b *diplomacy.Board, c *Case, line string) (out []string) {
	words := strings.Split(line, " ")
	to := "tun"
	if strings.Contains(c.Says(), "tun") {
		to = "lvn"
	}
	for i, w := range words {
		bare, other := strings.Trim(w, "[],"), slices.Clone(words)
		if n, err := strconv.Atoi(bare); err == nil {
			other[i] = strconv.Itoa(n + 1)
			out = append(out, strings.Join(other, " "))
			continue
		}
		if _, ok := b.Named(bare); ok && len(bare) >= 3 && bare == strings.ToLower(bare) {
			other[i] = strings.Replace(w, bare, to, 1)
			out = append(out, strings.Join(other, " "))
		}
	}
	return out
}

// otherOrder is another order for the unit of a line.
func otherOrder(c *Case, line string) string {
	f := strings.Fields(line)
	switch {
	case !holds(line):
		return f[0] + " " + f[1] + " holds"
	case f[0] != "W":
		return f[0] + " " + f[1] + " supports A tun"
	case c.System == diplomacy.RN44:
		return f[0] + " " + f[1] + " attacks lvn"
	}
	return f[0] + " " + f[1] + " patrols " + f[1]
}
