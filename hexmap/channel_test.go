package hexmap_test

import (
	"bytes"
	"io/fs"
	"testing"

	"awaw/assets"
	"awaw/hexmap"
)

func channel(t testing.TB) *hexmap.Map { return shipped(t, "channel") }

func find(t testing.TB, m *hexmap.Map, name string) int {
	t.Helper()
	i := m.Find(name)
	if i < 0 {
		t.Fatalf("no %s on the map", name)
	}
	return i
}

func TestPrintedPlacesOfTheChannel(t *testing.T) {
	m := channel(t)
	for name, hex := range map[string]string{"Lisbon": "V8", "Dublin": "H22", "Berlin": "L31"} {
		if got := m.Space(find(t, m, name)).Hex.String(); got != hex {
			t.Errorf("%s at %s, printed %s", name, got, hex)
		}
	}
}

func TestNorthWestEuropeIsWhatPlayersExpect(t *testing.T) {
	m := channel(t)
	for _, c := range []struct {
		name, country string
		cities        int
		port, capital bool
	}{
		{"London", "britain", 1, true, true},
		{"Portsmouth", "britain", 1, true, false},
		{"Birmingham", "britain", 1, false, false},
		{"Belfast", "britain", 1, true, false},
		{"Dublin", "ireland", 1, true, true},
		{"Lille", "france", 1, false, false},
		{"Strasbourg", "france", 1, false, false},
		{"Antwerp", "belgium", 1, true, false},
		{"Brussels", "belgium", 1, false, true},
		{"Amsterdam", "netherlands", 1, true, true},
		{"Luxembourg City", "luxembourg", 1, false, true},
		{"Bremen", "germany", 1, true, false},
		{"Prague", "germany", 1, false, false},
		{"Stettin", "germany", 1, true, false},
		{"Copenhagen", "denmark", 1, true, true},
		{"Oslo", "norway", 1, true, true},
		{"Gothenburg", "sweden", 1, true, false},
		{"Zürich", "switzerland", 1, false, false},
		{"Turin", "italy", 1, false, false},
		{"Scapa Flow", "britain", 0, true, false},
		{"Calais", "france", 0, true, false},
	} {
		s := m.Space(find(t, m, c.name))
		if s.Country != c.country || s.Cities != c.cities || s.Port != c.port || s.Capital != c.capital {
			t.Errorf("%s: %s, %d cities, port %v, capital %v; want %s, %d, %v, %v",
				c.name, s.Country, s.Cities, s.Port, s.Capital, c.country, c.cities, c.port, c.capital)
		}
	}
	if s := m.Space(find(t, m, "Scapa Flow")); !s.Island {
		t.Error("Orkney is not a one-hex island")
	}
}

func TestDistancesOfTheChannel(t *testing.T) {
	m := channel(t)
	for _, c := range []struct {
		from, to string
		hexes    int
	}{
		{"London", "Lille", 2}, {"London", "Paris", 4}, {"London", "Cherbourg", 3}, {"London", "Amsterdam", 3}, {"London", "Cologne", 5},
		{"London", "Hamburg", 6}, {"London", "Berlin", 8}, {"Portsmouth", "Cherbourg", 2}, {"Plymouth", "Brest", 2}, {"Edinburgh", "Stavanger", 6},
	} {
		if got := m.Distance(find(t, m, c.from), find(t, m, c.to)); got != c.hexes {
			t.Errorf("%s to %s: %d hexes, want %d", c.from, c.to, got, c.hexes)
		}
	}
}

// Places that scenarios use apart are apart.
func TestBasesDoNotShareHexes(t *testing.T) {
	m := channel(t)
	seen := map[int]string{}
	for _, name := range []string{"London", "Portsmouth", "Plymouth", "Bristol", "Birmingham", "Liverpool", "Manchester", "Leeds",
		"Newcastle", "Norwich", "Edinburgh", "Glasgow", "Brest", "Cherbourg", "Le Havre", "Lille", "Paris", "Rennes", "Nantes", "Brussels", "Antwerp",
		"Amsterdam", "Rotterdam", "Cologne", "Frankfurt", "Hamburg", "Bremen", "Kiel", "Berlin", "Leipzig", "Munich", "Stuttgart", "Copenhagen",
		"Aalborg", "Oslo", "Stavanger", "Kristiansand", "Bergen", "Dublin", "Cork", "Milan", "Turin", "Genoa", "Zürich", "Bern", "Marseilles",
		"Bordeaux", "Lyon", "Metz", "Strasbourg"} {
		i := find(t, m, name)
		if other := seen[i]; other != "" {
			t.Errorf("%s and %s share %s", other, name, m.Space(i).Hex)
		}
		seen[i] = name
	}
}

// Going by land alone, over hexsides that are neither sea nor strait, one does not leave an island.
func TestIslandsAreIslands(t *testing.T) {
	m := channel(t)
	byLand := func(from string) map[int]bool {
		sea := func(i int) bool { return m.Space(i).Sea }
		strait := func(i, dir int) bool { return m.Side(i, dir).Strait }
		got := map[int]bool{}
		for _, s := range m.Reach(find(t, m, from), 100, sea, strait, nil) {
			got[s.Space] = true
		}
		return got
	}
	for _, c := range []struct{ from, to, not string }{
		{"London", "Glasgow", "Calais"},
		{"London", "Plymouth", "Belfast"},
		{"Dublin", "Belfast", "Glasgow"},
		{"Paris", "Aalborg", "Copenhagen"},
		{"Oslo", "Gothenburg", "Copenhagen"},
		{"Berlin", "Genoa", "Oslo"},
		{"Glasgow", "Plymouth", "Scapa Flow"},
	} {
		got := byLand(c.from)
		if !got[find(t, m, c.to)] {
			t.Errorf("no way over land from %s to %s", c.from, c.to)
		}
		if got[find(t, m, c.not)] {
			t.Errorf("one walks from %s to %s", c.from, c.not)
		}
	}
}

// Ships go from every port to every other: through sea, and along coasts over hexsides that are not all land.
func TestEveryPortReachesTheSea(t *testing.T) {
	m := channel(t)
	inland := func(i int) bool { return !m.Space(i).Sea && !m.Space(i).Coast }
	land := func(i, dir int) bool { return m.Side(i, dir).AllLand }
	north := m.Reach(find(t, m, "H27"), 200, inland, land, nil)
	south := m.Reach(find(t, m, "V18"), 200, inland, land, nil)
	afloat := map[int]bool{}
	for _, s := range append(north, south...) {
		afloat[s.Space] = true
	}
	ports := 0
	for i := range m.Len() {
		if s := m.Space(i); s.Port {
			ports++
			if !afloat[i] {
				t.Errorf("%s at %s does not reach the sea", s.Name, s.Hex)
			}
		}
	}
	if ports < 30 {
		t.Errorf("only %d ports", ports)
	}
}

// 18.22: aircraft do not cross Switzerland from end to end, but pass between Denmark and Sweden.
func TestNeutralLandHexsides(t *testing.T) {
	m := channel(t)
	zurich := find(t, m, "Zürich")
	for dir := range 6 {
		if !m.Side(zurich, dir).AllLand {
			t.Errorf("the hexside of Zürich in direction %d is not all land", dir)
		}
	}
	i := find(t, m, "Copenhagen")
	if dir := m.Space(i).Hex.Toward(m.Space(find(t, m, "H34")).Hex); dir < 0 || !m.Side(i, dir).Strait || m.Side(i, dir).AllLand {
		t.Error("no Sound between Copenhagen and Sweden")
	}
}

func TestHexsidesAgreeFromBothSpaces(t *testing.T) {
	m := channel(t)
	for i := range m.Len() {
		for dir := range 6 {
			j := m.Next(i, dir)
			if j < 0 {
				continue
			}
			if m.Next(j, hexmap.Opposite(dir)) != i || m.Side(i, dir) != m.Side(j, hexmap.Opposite(dir)) {
				t.Fatalf("%s and %s disagree about their hexside", m.Space(i).Name, m.Space(j).Name)
			}
			a, b := m.Space(i), m.Space(j)
			if m.Side(i, dir).Border != (!a.Sea && !b.Sea && a.Country != b.Country) {
				t.Errorf("border between %s and %s", a.Name, b.Name)
			}
		}
	}
}

func TestRiversRunWithoutBreak(t *testing.T) {
	m := channel(t)
	want := map[string]bool{"rhine": true, "seine": true, "loire": true, "elbe": true}
	for _, r := range m.Rivers() {
		delete(want, r.ID)
		if len(r.Sides) < 3 {
			t.Errorf("%s has only %d hexsides", r.Name, len(r.Sides))
		}
		for k := range r.Sides {
			if !m.Side(r.Sides[k].Space, r.Sides[k].Dir).River {
				t.Errorf("%s: side %d is not marked", r.Name, k)
			}
		}
	}
	if len(want) > 0 {
		t.Errorf("missing rivers: %v", want)
	}
}

func TestGroundOfTheChannel(t *testing.T) {
	data, err := fs.ReadFile(assets.FS(), "maps/channel.ground")
	if err != nil {
		t.Fatal(err)
	}
	if len(data) > 600_000 {
		t.Errorf("%d bytes, want under 600,000", len(data))
	}
	g, err := hexmap.LoadGround(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	m := channel(t)
	if g.MapID != m.ID() || g.Edition != m.Edition() {
		t.Errorf("ground of %s %d for map %s %d", g.MapID, g.Edition, m.ID(), m.Edition())
	}
	for i := range m.Len() {
		x, y := m.Space(i).Hex.Plane()
		if x < g.X0 || x > g.X1 || y < g.Y0 || y > g.Y1 {
			t.Fatalf("%s lies outside the ground", m.Space(i).Name)
		}
	}
	x, y := m.Space(find(t, m, "Bern")).Hex.Plane()
	if h := g.Elev.Height(x, y); h < 400 {
		t.Errorf("Bern is %.0f m high", h)
	}
	if x, y = m.Space(find(t, m, "Q14")).Hex.Plane(); g.Elev.Height(x, y) > 0 {
		t.Errorf("the Bay of Biscay is %.0f m high", g.Elev.Height(x, y))
	}
}

// The name of a sea has its middle at sea, the name of a country in that country.
func TestLabelsStandWhereTheyBelong(t *testing.T) {
	data, err := fs.ReadFile(assets.FS(), "maps/channel.ground")
	if err != nil {
		t.Fatal(err)
	}
	g, err := hexmap.LoadGround(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	m := channel(t)
	for _, l := range append(g.Seas, g.Lands...) {
		i := m.At(hexmap.HexAt(l.X, l.Y))
		if i < 0 {
			t.Errorf("%s lies off the map at %.1f, %.1f", l.Name, l.X, l.Y)
			continue
		}
		s := m.Space(i)
		if l.Kind == hexmap.SeaLabel && !s.Sea || l.Kind == hexmap.CountryLabel && s.Country != l.ID {
			t.Errorf("%s stands in %s, %q", l.Name, s.Hex, s.Country)
		}
	}
	if len(g.Seas) < 5 || len(g.Lands) < 12 {
		t.Errorf("%d seas and %d countries named", len(g.Seas), len(g.Lands))
	}
}
