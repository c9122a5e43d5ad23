package hexmap_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/hexmap"
)

func loadSmall(t *testing.T) *hexmap.Map {
	t.Helper()
	m, err := hexmap.Load("small.toml", []byte(small))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Land nobody took is its own country's; a later entry takes from an earlier one; sea is nobody's.
func TestWhoHoldsWhat(t *testing.T) {
	m := loadSmall(t)
	if got := m.Dates(); !slices.Equal(got, []string{"1939-09", "1941-06"}) {
		t.Fatalf("dates %v", got)
	}
	for _, c := range []struct {
		date    string
		holders string // of A0 A1 A2 B0 B1 B2 and the box
		neutral string
	}{
		{"1939-09", "left right - left right - left", "exile right"},
		{"1941-06", "left exile - exile left - left", "exile"},
	} {
		h, ok := m.Holding(c.date)
		if !ok || h.Date() != c.date {
			t.Fatalf("no holding of %s", c.date)
		}
		var got []string
		for i := range m.Len() {
			holder := h.Holder(i)
			if holder == "" {
				holder = "-"
			}
			got = append(got, holder)
		}
		if strings.Join(got, " ") != c.holders {
			t.Errorf("%s: %v, want %s", c.date, got, c.holders)
		}
		if strings.Join(h.Neutrals(), " ") != c.neutral {
			t.Errorf("%s: neutrals %v, want %s", c.date, h.Neutrals(), c.neutral)
		}
		for _, country := range []string{"left", "right", "exile", "moon", ""} {
			if h.Neutral(country) != slices.Contains(strings.Fields(c.neutral), country) {
				t.Errorf("%s: %s neutral: %v", c.date, country, h.Neutral(country))
			}
		}
		if h.Holder(-1) != "" || h.Holder(m.Len()) != "" {
			t.Error("somebody holds what is off the map")
		}
	}
}

// A month between two dates is still in the state of the one before; before the first there is none.
func TestHoldingAtAMonthBetween(t *testing.T) {
	m := loadSmall(t)
	for at, want := range map[string]string{"1939-08": "", "1939-09": "1939-09", "1940-12": "1939-09", "1941-05": "1939-09", "1941-06": "1941-06",
		"1999-01": "1941-06", "": "", "1941": "", "1941-00": "", "1941-13": "", "1941-6": "", "194106 ": "", "x941-06": ""} {
		h, ok := m.HoldingAt(at)
		if h.Date() != want || ok != (want != "") {
			t.Errorf("at %q: %q, %v; want %q", at, h.Date(), ok, want)
		}
	}
	if _, ok := m.Holding("1940-12"); ok {
		t.Error("an exact date the map does not know is found")
	}
	var none hexmap.Holding
	if none.Holder(0) != "" || none.Neutral("left") {
		t.Error("the empty holding holds something")
	}
}

func TestFrontsLakesAndClosedSkies(t *testing.T) {
	m := loadSmall(t)
	if f := m.Fronts(); len(f) != 2 || f[0] != (hexmap.Front{ID: "north", Name: "Northern Front"}) || f[1].ID != "south" {
		t.Errorf("fronts %v", m.Fronts())
	}
	for hex, front := range map[string]string{"A0": "north", "A1": "", "A2": "south", "B0": ""} {
		if got := m.Space(m.Find(hex)).Front; got != front {
			t.Errorf("%s on front %q, want %q", hex, got, front)
		}
	}
	for hex, shut := range map[string]bool{"A0": false, "A1": true, "B1": true, "B2": false, "far": false} {
		if got := m.Space(m.Find(hex)).NoAir; got != shut {
			t.Errorf("%s stops air: %v", hex, got)
		}
	}
	if c, _ := m.Country("right"); !c.NoAir {
		t.Error("the country does not tell that it stops air")
	}
	a1, b1 := m.Find("A1"), m.Find("B1")
	if !m.Side(a1, hexmap.SouthEast).Lake && !m.Side(a1, hexmap.SouthWest).Lake || len(m.Lakes()) != 1 || m.Lakes()[0].Name != "Mere" {
		t.Error("the lake between A1 and B1")
	}
	dir := m.Space(b1).Hex.Toward(m.Space(a1).Hex)
	if !m.Side(b1, dir).Lake || m.Side(b1, dir).River {
		t.Error("the lake from B1")
	}
	far := m.Space(m.Find("far"))
	if !far.House || !slices.Equal(far.Parts, []string{"north", "south"}) {
		t.Errorf("box %+v", far)
	}
	for _, l := range m.Links(m.Find("far")) {
		if l.House != (l.To == m.Find("A2")) {
			t.Errorf("link %+v", l)
		}
	}
}
