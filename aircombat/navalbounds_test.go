// Every number of naval.toml at both its limits and one beyond them.

package aircombat

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"awaw/tables"
)

func TestBoundsOfNavalNumbers(t *testing.T) {
	text, err := tables.Embedded().Values("awaw")
	if err != nil {
		t.Fatal(err)
	}
	whole, rules := text["awaw/naval.toml"], shipped(t)
	load := func(from, to string) error {
		if strings.Count(whole, from) != 1 {
			t.Fatalf("%q stands %d times in naval.toml", from, strings.Count(whole, from))
		}
		set := tables.Embedded().Override("mine", fstest.MapFS{"awaw/naval.toml": {Data: []byte(strings.Replace(whole, from, to, 1))}})
		_, err := LoadNaval(set, rules)
		return err
	}
	for _, c := range []struct {
		from, form  string
		least, most int
	}{
		{`"Japan" = 2`, `"Japan" = %d`, -9, 9},
		{"\ndefault = 0", "\ndefault = %d", -9, 9},
		{"short = 1 ", "short = %d ", 1, 9},
		{"damaged-divisor = 2", "damaged-divisor = %d", 1, 9},
		{"per-effect = 1", "per-effect = %d", 1, 9},
		{"damaged-defends = 2", "damaged-defends = %d", 1, 9},
		{"defends = 2            # raised", "defends = %d # raised", 0, 9},
		{"surprised = -1", "surprised = %d", -9, 9},
		{"\ncarrier = 1\n", "\ncarrier = %d\n", 0, 9},
		{"bonus = [1, 3,", "bonus = [%d, 3,", 1, 2},
		{"bonus = [1, 3, 6, 10, 15]", "bonus = [1, %d]", 2, 200},
		{"found = [6, 8, 10, 12, 14, 16]", "found = [%d]", 2, 40},
		{"surprise = [1, 3, 5, 7]", "surprise = [1, 3, 5, %d]", 6, 40},
		{"port = 3\n", "port = %d\n", 1, 12},
		{"patrol = 8\n", "patrol = %d\n", 1, 12},
		{"slow = -1\n", "slow = %d\n", -12, 0},
		{"spotting = [1, 3, 6]", "spotting = [%d]", 1, 200},
		{"\nbase = 6", "\nbase = %d", 0, 72},
		{"hex-europe = 1", "hex-europe = %d", 0, 20},
		{"hex-pacific = 3", "hex-pacific = %d", 0, 20},
		{"pool = 2 ", "pool = %d ", 1, 9},
		{"naval = 1 ", "naval = %d ", 1, 9},
		{"army = 3 ", "army = %d ", 1, 9},
		{"squadrons = 2 ", "squadrons = %d ", 1, 9},
		{"wave = 15 ", "wave = %d ", 1, 99},
		{"two = [3]", "two = [%d]", 1, 5},
		{"three = [2, 4]", "three = [2, %d]", 3, 5},
		{"fleet = 25", "fleet = %d", 23, 200},
	} {
		for _, n := range []int{c.least, c.most} {
			if err := load(c.from, fmt.Sprintf(c.form, n)); err != nil {
				t.Errorf("%s is refused: %v", fmt.Sprintf(c.form, n), err)
			}
		}
		for _, n := range []int{c.least - 1, c.most + 1} {
			if load(c.from, fmt.Sprintf(c.form, n)) == nil {
				t.Errorf("%s is accepted", fmt.Sprintf(c.form, n))
			}
		}
	}
	for _, c := range []struct {
		from, to string
		ok       bool
	}{
		{"bonus = [1, 3, 6, 10, 15]", "bonus = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]", true},
		{"bonus = [1, 3, 6, 10, 15]", "bonus = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]", false},
		{"bonus = [1, 3, 6, 10, 15]", "bonus = []", false},
		{"spotting = [1, 3, 6]", "spotting = []", true},
		{"spotting = [1, 3, 6]", "spotting = [1, 2, 3, 4, 5, 6, 7, 8]", true},
		{"spotting = [1, 3, 6]", "spotting = [1, 2, 3, 4, 5, 6, 7, 8, 9]", false},
		{"surprise = [1, 3, 5, 7]", "surprise = [1, 3, 5, 7, 9]", false},
		{"two = [3]", "two = [3, 4]", false},
		{"three = [2, 4]", "three = [2]", false},
		{"cells = [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]", "cells = [0, 3, 4, 4, 5, 5, 6, 6, 7, 7, 20]", true},
		{"cells = [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]", "cells = [0, 3, 4, 4, 5, 5, 6, 6, 7, 7, 21]", false},
		{"cells = [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]", "cells = [-1, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]", false},
		{"lowest = 2", "lowest = 3", false},
		{"highest = 12", "highest = 11", false},
		{"cite = \"23.44\"\nrolls", "cite = \"\"\nrolls", false},
		{"cite = \"23.42\"", "cite = \"\"", false},
		{"code = \"PB\"", "code = \"\"", false},
		{"light = true\ncounted = true\ndefends = 1\n\n[[class]]\ncode = \"FLT\"", "counted = true\ndefends = 1\n\n[[class]]\ncode = \"FLT\"", false},
		{"air = 20\n", "air = 20\nfleet = 40\n", false}, // after a row without fleet factors
		{"air = 20\n", "air = 21\n", false},
		{"fleet = 1\n", "fleet = 2\n", false}, // the first is 1
	} {
		if err := load(c.from, c.to); (err == nil) != c.ok {
			t.Errorf("%q: %v", c.to, err)
		}
	}
}
