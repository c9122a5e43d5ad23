package areamap_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/areamap/areatest"
	"awaw/board"
)

// Areas are found by name and by code, and lie beside each other as the file says: on foot, by boat, and by either.
func TestAreasAreFoundAndJoined(t *testing.T) {
	m := areatest.Board(t, "straits")
	if m.Len() != 12 || m.ID() != "straits" || m.Edition() != 1 {
		t.Fatalf("%s, edition %d, has %d areas", m.ID(), m.Edition(), m.Len())
	}
	for _, c := range []struct{ name, code string }{{"Northmark", "NM"}, {"the narrows", "tn"}, {" EAST WATER ", "ea"}} {
		if i := m.Find(c.name); i < 0 || i != m.Find(c.code) {
			t.Errorf("%q is %d, %q is %d", c.name, i, c.code, m.Find(c.code))
		}
	}
	if m.Find("Atlantis") != -1 || m.Find("") != -1 {
		t.Error("an area is found that is not there")
	}
	near := func(code, by string) string {
		var out []string
		for _, i := range m.Neighbours(m.Find(code), by) {
			out = append(out, m.Code(i))
		}
		return strings.Join(out, " ")
	}
	for _, c := range []struct{ code, by, want string }{
		{"HO", "foot", "SF VA"}, {"HO", "boat", "GS TN WS"}, {"HO", "", "GS TN SF VA WS"}, {"OS", "foot", "HA"}, {"GS", "foot", ""}, {"GS", "sledge", ""},
	} {
		if got := near(c.code, c.by); got != c.want {
			t.Errorf("from %s by %q: %q, not %q", c.code, c.by, got, c.want)
		}
	}
	if !slices.Equal(m.Movers(), []string{"foot", "boat"}) {
		t.Errorf("movers %v", m.Movers())
	}
	for i := range m.Len() { // what the picture shows as a border can be crossed by somebody, and nothing else can
		if got, want := m.Neighbours(i, ""), m.Contacts(i); !slices.Equal(got, want) {
			t.Errorf("%s: neighbours %v, borders with %v", m.Name(i), got, want)
		}
	}
}

// Every point of the plane within the bounds of a whole board belongs to one area, which is the one its outline says, and the
// middle of an area lies in it.
func TestEveryPointHitsItsArea(t *testing.T) {
	for _, name := range []string{"straits", "lagoon"} {
		m := areatest.Board(t, name)
		x0, y0, x1, y1 := m.Bounds()
		const step = .07
		for y := y0 + step/3; y < y1; y += step {
			for x := x0 + step/3; x < x1; x += step {
				var in []int
				for i := range m.Len() {
					if holds(m, i, x, y) {
						in = append(in, i)
					}
				}
				at := m.Under(x, y)
				if len(in) > 1 || len(in) == 1 && in[0] != at || len(in) == 0 && at != -1 || name == "straits" && at < 0 {
					t.Fatalf("%s at %.2f, %.2f: under it lies %d, inside the outlines of %v", name, x, y, at, in)
				}
			}
		}
		for i := range m.Len() {
			if x, y := m.Middle(i); m.Under(x, y) != i {
				t.Errorf("%s: its middle %.2f, %.2f lies in %d", m.Name(i), x, y, m.Under(x, y))
			}
			if m.Room(i) < .3 {
				t.Errorf("%s: counters have %.2f of room", m.Name(i), m.Room(i))
			}
		}
		if m.Under(x0-1, y0) != -1 || m.Under(x1+1, y1) != -1 {
			t.Error("beyond the board lies something")
		}
	}
}

// holds counts how often a way to the west crosses an outline.
func holds(m board.Board, i int, x, y float64) bool {
	in := false
	for _, e := range m.Rim(i) {
		if (e.Y0 > y) != (e.Y1 > y) && x < e.X0+(y-e.Y0)/(e.Y1-e.Y0)*(e.X1-e.X0) {
			in = !in
		}
	}
	return in
}

// Outlines are closed, go clockwise, and what lies beyond an edge has the same edge the other way round.
func TestOutlinesMeet(t *testing.T) {
	for _, name := range []string{"straits", "lagoon"} {
		m := areatest.Board(t, name)
		for i := range m.Len() {
			ground, balance := 0.0, map[[2]float64]int{}
			for _, e := range m.Rim(i) {
				ground += e.X0*e.Y1 - e.X1*e.Y0
				balance[[2]float64{e.X0, e.Y0}]++
				balance[[2]float64{e.X1, e.Y1}]--
				if e.Beyond < -1 {
					t.Errorf("%s: beyond %+v lies what is no area and not nothing", m.Name(i), e)
				}
				if e.Beyond >= 0 && !slices.Contains(m.Rim(e.Beyond), board.Edge{X0: e.X1, Y0: e.Y1, X1: e.X0, Y1: e.Y0, Beyond: i}) {
					t.Errorf("%s: beyond %+v does not lie %s", m.Name(i), e, m.Name(e.Beyond))
				}
			}
			for p, n := range balance {
				if n != 0 {
					t.Errorf("%s: the outline is open at %v", m.Name(i), p)
				}
			}
			if ground <= 0 {
				t.Errorf("%s: the outline goes anticlockwise", m.Name(i))
			}
		}
	}
}

// A group of hexes may lie round another; without links areas that touch are neighbours, for everybody alike.
func TestHexesInGroups(t *testing.T) {
	m := areatest.Board(t, "lagoon")
	mote, lagoon := m.Find("mote"), m.Find("lagoon")
	if got := m.Neighbours(mote, ""); !slices.Equal(got, []int{lagoon}) {
		t.Errorf("the island lies beside %v", got)
	}
	if x, y := m.Middle(m.Find("NE")); x != 7.5 || y != 5.4 {
		t.Errorf("counters of the ness stand at %g, %g", x, y)
	}
	if !m.Sea(lagoon) || m.Sea(mote) {
		t.Error("land and water are mistaken for each other")
	}
}

// A cursor led by keys goes to the neighbour that lies that way, and stays where nothing does.
func TestACursorGoesTheWayItIsLed(t *testing.T) {
	m := areatest.Board(t, "straits")
	for _, c := range []struct {
		from   string
		dx, dy int
		to     string
	}{{"NM", 1, 0, "HA"}, {"HA", -1, 0, "NM"}, {"HA", 0, 1, "TN"}, {"TN", 0, -1, "HA"}, {"OS", 1, 0, ""}, {"AB", 1, 1, "EA"}, {"HA", 0, 0, ""}} {
		got := ""
		if i := m.Toward(m.Find(c.from), c.dx, c.dy); i >= 0 {
			got = m.Code(i)
		}
		if got != c.to {
			t.Errorf("from %s by %d, %d: %q, not %q", c.from, c.dx, c.dy, got, c.to)
		}
	}
}

// Whoever always presses the key for the quarter in which an area lies comes to it, from any area to every other.
func TestFourKeysLeadToEveryArea(t *testing.T) {
	skerries, err := os.ReadFile("../engine/toys/skerries/boards/skerries.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []*areamap.Map{areatest.Board(t, "straits"), areatest.Board(t, "lagoon"), areatest.Read(t, "skerries.toml", string(skerries))} {
		for from := range m.Len() {
			for to := range m.Len() {
				at := from
				for range m.Len() {
					if at == to {
						break
					}
					for _, way := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
						if board.Nearest(m, at, way[0], way[1], func(i int) bool { return i == to }) == to {
							at = m.Toward(at, way[0], way[1])
							break
						}
					}
				}
				if at != to {
					t.Errorf("%s: the keys lead from %s to %s, not to %s", m.ID(), m.Code(from), m.Code(at), m.Code(to))
				}
			}
		}
	}
}
