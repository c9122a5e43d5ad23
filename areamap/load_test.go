package areamap_test

import (
	"fmt"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/areamap/areatest"
)

// Every fault is named by file, line and key, with what was expected.
func TestBrokenMapsAreRefused(t *testing.T) {
	const head = "id = \"m\"\nedition = 1\n"
	square := func(code string, x, y int) string {
		return fmt.Sprintf("[[area]]\nname = \"%s\"\ncode = \"%s\"\ncorners = [[%d, %d], [%d, %d], [%d, %d], [%d, %d]]\n", code+code, code, x, y, x+2, y, x+2, y+2, x, y+2)
	}
	hexes := func(code, list string) string {
		return fmt.Sprintf("[[area]]\nname = \"%s\"\ncode = \"%s\"\nhexes = \"%s\"\n", code+code, code, list)
	}
	two := square("a", 0, 0) + square("b", 2, 0)
	many := ""
	for i := range 513 {
		many += square(fmt.Sprint("s", i), 2*(i%64), 2*(i/64))
	}
	for _, c := range []struct{ name, text, line, want string }{
		{"nothing", "", "", "id: "},
		{"no edition", "id = \"m\"\n" + two, "", "edition"},
		{"an unknown key", head + two + "depth = 3\n", "m.toml:11", "depth"},
		{"one area", head + square("a", 0, 0), "", "2 to 512 areas"},
		{"too many areas", head + many, "", "2 to 512 areas"},
		{"a name twice", head + square("a", 0, 0) + square("a", 2, 0), "m.toml:8", "area aa does not have"},
		{"a code that is another's name", head + square("a", 0, 0) + square("aa", 2, 0), "m.toml:9", "area aa does not have"},
		{"no corners", head + square("a", 0, 0) + "[[area]]\nname = \"x\"\ncode = \"y\"\n", "", "three corners"},
		{"no ground", head + square("a", 0, 0) + "[[area]]\nname = \"x\"\ncode = \"y\"\ncorners = [[5, 5], [6, 6], [7, 7]]\n", "m.toml:10", "holds some ground"},
		{"corners too far off", head + square("a", 0, 0) + "[[area]]\nname = \"x\"\ncode = \"y\"\ncorners = [[5, 5], [6, 9999], [7, 7]]\n", "m.toml:10", "4096"},
		{"the same ground", head + square("a", 0, 0) + square("b", 0, 0), "", "also that of aa"},
		{"outlines that cross", head + square("a", 0, 0) + square("b", 1, 1), "", "does not cross"},
		{"one inside another", head + "[[area]]\nname = \"x\"\ncode = \"y\"\ncorners = [[-5, -5], [9, -5], [9, 9], [-5, 9]]\n" + square("b", 1, 1), "", "also that of x"},
		{"counters outside", head + square("a", 0, 0) + square("b", 2, 0) + "at = [0.5, 0.5]\n", "m.toml:11", "inside the area"},
		{"half a point", head + square("a", 0, 0) + square("b", 2, 0) + "at = [0.5]\n", "m.toml:11", "two numbers"},
		{"two kinds of shape", head + square("a", 0, 0) + hexes("b", "7,7"), "", "all areas as polygons or all as hexes"},
		{"a hex that is none", head + hexes("a", "1,1") + hexes("b", "7;7"), "m.toml:10", "not \"7;7\""},
		{"a hex far off", head + hexes("a", "1,1") + hexes("b", "7,70000"), "m.toml:10", "7,70000"},
		{"a hex of two areas", head + hexes("a", "1,1") + hexes("b", "1,1"), "m.toml:10", "is one of aa"},
		{"no such area", head + two + "[[link]]\nby = \"foot\"\npairs = [[\"a\", \"z\"]]\n", "m.toml:13", "not \"a\" and \"z\""},
		{"an area beside itself", head + two + "[[link]]\nby = \"foot\"\npairs = [[\"a\", \"aa\"]]\n", "m.toml:13", "two areas"},
		{"nobody goes there", head + two + "[[link]]\npairs = [[\"a\", \"b\"]]\n", "", "the kind of unit"},
	} {
		_, err := areamap.Load("m.toml", []byte(c.text))
		if err == nil {
			t.Errorf("%s: not refused", c.name)
			continue
		}
		if !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), c.line) || !strings.Contains(err.Error(), "m.toml") {
			t.Errorf("%s: refused as %v", c.name, err)
		}
	}
	if _, err := areamap.Load("m.toml", []byte(head+two)); err != nil {
		t.Errorf("a sound map: %v", err)
	}
}

// Small areas are read either way round: here a quarter of a counter's width in the square, and a little more than none.
func TestSmallAreasAreRead(t *testing.T) {
	for _, side := range []string{"0.5", "0.03"} {
		for _, corners := range []string{"[[0, 0], [S, 0], [S, S], [0, S]]", "[[0, 0], [0, S], [S, S], [S, 0]]"} {
			m := areatest.Read(t, "m.toml", "id = \"m\"\nedition = 1\n[[area]]\nname = \"x\"\ncode = \"x\"\ncorners = "+strings.ReplaceAll(corners, "S", side)+
				"\n[[area]]\nname = \"y\"\ncode = \"y\"\ncorners = [[2, 2], [3, 2], [3, 3]]\n")
			if x, y := m.Middle(0); m.Under(x, y) != 0 {
				t.Errorf("the middle of a square %s wide, %g, %g, lies outside", side, x, y)
			}
		}
	}
}

// Borders may meet in the middle of an edge: every stretch has the area on its other side.
func TestBordersMeetWhereverTheyDo(t *testing.T) {
	m, err := areamap.Load("m.toml", []byte(`id = "m"
edition = 1
[[area]]
name = "Long"
code = "L"
corners = [[0, 0], [6, 0], [6, 1], [0, 1]]
[[area]]
name = "Left"
code = "A"
corners = [[0, 1], [0, 3], [2.5, 3], [2.5, 1]]
[[area]]
name = "Right"
code = "B"
land = true
corners = [[2.5, 1], [6, 1], [6, 3], [2.5, 3]]
`))
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(m.Contacts(0), m.Contacts(1), m.Contacts(2)); got != "[1 2] [0 2] [0 1]" {
		t.Errorf("borders %s", got)
	}
}
