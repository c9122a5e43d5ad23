// Tests of the map "europe" as the rules read it: coasts, islands, straits, countries, holdings, boxes.
package main

import (
	"bytes"
	"os"
	"testing"

	"awaw/hexmap"
)

func board(t *testing.T, id string) *hexmap.Map {
	t.Helper()
	text, err := os.ReadFile("../../assets/maps/" + id + ".toml")
	if err != nil {
		t.Fatal(err)
	}
	m, err := hexmap.Load(id+".toml", text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func mustFind(t *testing.T, m *hexmap.Map, name string) int {
	t.Helper()
	i := m.Find(name)
	if i < 0 {
		t.Fatalf("no %s on the map", name)
	}
	return i
}

// What a scenario over the Channel knows by name lies in the same hex of the theatre, and is what it was.
func TestChannelLiesInEurope(t *testing.T) {
	small, large := board(t, "channel"), board(t, "europe")
	named := 0
	for i := range small.Len() {
		s := small.Space(i)
		j := large.At(s.Hex)
		if j < 0 {
			t.Fatalf("%s is not on the map of Europe", s.Hex)
		}
		if !s.Named() {
			continue
		}
		named++
		for _, p := range append([]hexmap.Place{{Name: s.Name}}, s.Others...) {
			if at := large.Find(p.Name); at != j {
				t.Errorf("%s is not at %s on the map of Europe", p.Name, s.Hex)
			}
		}
		if l := large.Space(j); l.Country != s.Country || l.Terrain != s.Terrain || l.Cities < s.Cities || l.Coast != s.Coast || l.Island != s.Island || s.Port && !l.Port ||
			l.Capital != s.Capital {
			t.Errorf("%s is not what it was: %+v, %+v", s.Name, s, l)
		}
	}
	if named < 60 {
		t.Errorf("only %d named hexes compared", named)
	}
}

// byLand is where one gets on foot: over land, not over straits.
func byLand(m *hexmap.Map, from int) map[int]bool {
	sea := func(i int) bool { return m.Space(i).Sea || m.Space(i).Box }
	strait := func(i, dir int) bool { return m.Side(i, dir).Strait }
	got := map[int]bool{}
	for _, s := range m.Reach(from, 300, sea, strait, nil) {
		got[s.Space] = true
	}
	return got
}

func TestWhereOneWalks(t *testing.T) {
	m := board(t, "europe")
	for _, c := range []struct {
		from    string
		to, not []string
	}{
		{"London", []string{"Glasgow", "Plymouth", "Inverness"}, []string{"Calais", "Belfast", "Scapa Flow"}},
		{"Dublin", []string{"Belfast", "Cork"}, []string{"Glasgow"}},
		{"Milan", []string{"Rome", "Naples", "Taranto", "Reggio", "Bari", "Trieste", "Paris"}, []string{"Palermo", "Cagliari", "Malta"}},
		{"Palermo", []string{"Syracuse", "Messina", "Gela"}, []string{"Reggio", "Malta"}},
		{"Cagliari", []string{"Sassari"}, []string{"Ajaccio", "Rome"}},
		{"Berlin", []string{"Aalborg", "Esbjerg"}, []string{"Copenhagen", "Visby"}},
		{"Copenhagen", nil, []string{"Malmö", "Rønne", "Kiel"}},
		{"Oslo", []string{"Narvik", "Stockholm", "Helsinki", "Leningrad", "Murmansk"}, []string{"Visby", "Mariehamn"}},
		{"Athens", []string{"Salonika", "Belgrade"}, []string{"Iraklion", "Corfu", "Lemnos"}},
		{"Maleme", []string{"Iraklion"}, []string{"Athens", "Scarpanto"}},
		{"Istanbul", []string{"Sofia", "Gallipoli"}, nil},
		{"Cairo", []string{"Suez", "Jerusalem", "Tobruk", "Tunis", "Casablanca", "Basra"}, []string{"Nicosia"}},
		{"Madrid", []string{"Gibraltar", "Lisbon"}, []string{"Palma", "Ibiza"}},
		{"Sevastopol", []string{"Kerch", "Kiev"}, nil},
		{"Tallinn", []string{"Leningrad"}, []string{"Kuressaare"}},
		{"Ankara", []string{"Izmir", "Aleppo", "Tiflis"}, []string{"Rhodes", "Famagusta"}},
	} {
		got := byLand(m, mustFind(t, m, c.from))
		for _, to := range c.to {
			if !got[mustFind(t, m, to)] {
				t.Errorf("no way over land from %s to %s", c.from, to)
			}
		}
		for _, not := range c.not {
			if got[mustFind(t, m, not)] {
				t.Errorf("one walks from %s to %s", c.from, not)
			}
		}
	}
	for _, c := range [][2]string{{"Dover", "Calais"}, {"Gibraltar", "Tangier"}, {"Messina", "Reggio"}, {"Copenhagen", "Malmö"}} {
		i, j := mustFind(t, m, c[0]), mustFind(t, m, c[1])
		if dir := m.Space(i).Hex.Toward(m.Space(j).Hex); dir < 0 || !m.Side(i, dir).Strait {
			t.Errorf("no strait between %s and %s", c[0], c[1])
		}
	}
}

func TestOneHexIslands(t *testing.T) {
	m := board(t, "europe")
	for _, name := range []string{"Malta", "Scapa Flow", "Lerwick", "Tórshavn", "Visby", "Mariehamn", "Kuressaare", "Rønne", "Pantelleria", "Ibiza", "Mahón",
		"Corfu", "Lemnos", "Mytilene", "Leros", "Rhodes", "Scarpanto"} {
		if s := m.Space(mustFind(t, m, name)); !s.Island {
			t.Errorf("%s is no one-hex island", name)
		}
	}
	for _, name := range []string{"Palermo", "Maleme", "Cagliari", "Nicosia", "London", "Gibraltar"} {
		if s := m.Space(mustFind(t, m, name)); s.Island {
			t.Errorf("%s stands on a one-hex island", name)
		}
	}
	for i := range m.Len() {
		for dir := range 6 {
			if j := m.Next(i, dir); m.Space(i).Island && j >= 0 && m.Side(i, dir).AllLand {
				t.Errorf("the island %s is joined to %s", m.Space(i).Name, m.Space(j).Name)
			}
		}
	}
}

// Ships go from every port to the Atlantic, but for the Caspian's: over sea, and along coasts over hexsides that are
// not all land. Every coast lies on some water.
func TestEveryCoastReachesTheSea(t *testing.T) {
	m := board(t, "europe")
	inland := func(i int) bool { return m.Space(i).Box || !m.Space(i).Sea && !m.Space(i).Coast }
	land := func(i, dir int) bool { return m.Side(i, dir).AllLand }
	waters := func(from string) map[int]bool {
		got := map[int]bool{}
		for _, s := range m.Reach(mustFind(t, m, from), 300, inland, land, nil) {
			got[s.Space] = true
		}
		return got
	}
	ocean, caspian, gulf := waters("M10"), waters("Baku"), waters("Bushire") // the Gulf's mouth is off the map
	edge := map[int]bool{}                                                   // waters that go on beyond the map
	for i := range m.Len() {
		for dir := range 6 {
			if m.Next(i, dir) < 0 && !inland(i) && !edge[i] {
				for _, s := range m.Reach(i, 300, inland, land, nil) {
					edge[s.Space] = true
				}
			}
		}
	}
	ports := 0
	for i := range m.Len() {
		s := m.Space(i)
		if s.Port {
			ports++
		}
		switch {
		case s.Port && !ocean[i] && !caspian[i] && !gulf[i]:
			t.Errorf("ships do not reach %s at %s", s.Name, s.Hex)
		case s.Coast && !caspian[i] && !edge[i]:
			t.Errorf("the coast of %s at %s lies on no sea", s.Name, s.Hex)
		}
	}
	for _, name := range []string{"Odessa", "Rostov", "Leningrad", "Archangel", "Narvik", "Venice", "Suez", "Istanbul", "Luleå", "Hamburg"} {
		if !ocean[mustFind(t, m, name)] {
			t.Errorf("%s does not lie on the ocean", name)
		}
	}
	if caspian[mustFind(t, m, "M10")] || ports < 120 {
		t.Errorf("%d ports; the Caspian joins the ocean: %v", ports, caspian[m.Find("M10")])
	}
}

func TestCountriesOf1939(t *testing.T) {
	m := board(t, "europe")
	for name, country := range map[string]string{
		"Vienna": "germany", "Prague": "germany", "Königsberg": "germany", "Breslau": "germany", "Stettin": "germany", "Danzig": "poland", "Lwów": "poland",
		"Wilno": "poland", "Brest-Litovsk": "poland", "Kaunas": "lithuania", "Viipuri": "finland", "Petsamo": "finland", "Leningrad": "russia",
		"Kishinev": "romania", "Cernăuți": "romania", "Trieste": "italy", "Rhodes": "italy", "Tripoli": "libya", "Tirana": "albania", "Beirut": "syria",
		"Jerusalem": "palestine", "Gibraltar": "gibraltar", "Malta": "malta", "Nicosia": "cyprus", "Tunis": "tunisia", "Reykjavik": "iceland",
		"Narvik": "norway", "Copenhagen": "denmark", "Malmö": "sweden", "Kuwait": "kuwait", "Basra": "iraq", "Teheran": "persia", "Ankara": "turkey",
		"Istanbul": "turkey", "Ajaccio": "france", "Tangier": "spanish-morocco", "Baku": "russia", "Bratislava": "slovakia",
	} {
		if got := m.Space(mustFind(t, m, name)).Country; got != country {
			t.Errorf("%s lies in %q, want %s", name, got, country)
		}
	}
	closed := 0
	for i := range m.Len() {
		s := m.Space(i)
		if s.NoAir != (s.Country == "switzerland") {
			t.Errorf("%s in %s: closed to air %v", s.Name, s.Country, s.NoAir)
		}
		if s.NoAir {
			closed++
		}
		if !s.Box && s.Front == "" {
			t.Errorf("%s lies on no front", s.Name)
		}
	}
	if closed < 4 {
		t.Errorf("%d Swiss hexes", closed)
	}
	for name, front := range map[string]string{"London": "western", "Oslo": "western", "Berlin": "western", "Paris": "western", "Warsaw": "eastern",
		"Moscow": "eastern", "Helsinki": "eastern", "Bucharest": "eastern", "Baku": "eastern", "Rome": "mediterranean", "Madrid": "mediterranean",
		"Athens": "mediterranean", "Cairo": "mediterranean", "Ankara": "mediterranean", "Baghdad": "mediterranean", "Malta": "mediterranean"} {
		if got := m.Space(mustFind(t, m, name)).Front; got != front {
			t.Errorf("%s lies on the front %q, want %s", name, got, front)
		}
	}
}

// Who held the cities when: the dates the map knows.
func TestWhoHeldWhat(t *testing.T) {
	m := board(t, "europe")
	dates := []string{"1939-09", "1940-06", "1941-06", "1941-12", "1942-11", "1944-06"}
	for city, holders := range map[string][6]string{
		"Warsaw":      {"poland", "germany", "germany", "germany", "germany", "germany"},
		"Lwów":        {"poland", "russia", "russia", "germany", "germany", "germany"},
		"Paris":       {"france", "germany", "germany", "germany", "germany", "germany"},
		"Marseilles":  {"france", "vichy-france", "vichy-france", "vichy-france", "germany", "germany"},
		"Kiev":        {"russia", "russia", "russia", "germany", "germany", "russia"},
		"Stalingrad":  {"russia", "russia", "russia", "russia", "germany", "russia"},
		"Leningrad":   {"russia", "russia", "russia", "russia", "russia", "russia"},
		"Moscow":      {"russia", "russia", "russia", "russia", "russia", "russia"},
		"Minsk":       {"russia", "russia", "russia", "germany", "germany", "germany"},
		"Sevastopol":  {"russia", "russia", "russia", "russia", "germany", "russia"},
		"Viipuri":     {"finland", "russia", "russia", "finland", "finland", "finland"},
		"Riga":        {"latvia", "russia", "russia", "germany", "germany", "germany"},
		"Kishinev":    {"romania", "russia", "russia", "romania", "romania", "romania"},
		"Odessa":      {"russia", "russia", "russia", "romania", "romania", "russia"},
		"Athens":      {"greece", "greece", "germany", "germany", "germany", "germany"},
		"Belgrade":    {"yugoslavia", "yugoslavia", "germany", "germany", "germany", "germany"},
		"Tobruk":      {"italy", "italy", "britain", "britain", "britain", "britain"},
		"Tripoli":     {"italy", "italy", "italy", "italy", "italy", "britain"},
		"Algiers":     {"france", "vichy-france", "vichy-france", "vichy-france", "united-states", "france"},
		"Beirut":      {"france", "vichy-france", "vichy-france", "britain", "britain", "france"},
		"Rome":        {"italy", "italy", "italy", "italy", "italy", "united-states"},
		"Malta":       {"britain", "britain", "britain", "britain", "britain", "britain"},
		"Oslo":        {"norway", "germany", "germany", "germany", "germany", "germany"},
		"Reykjavik":   {"iceland", "britain", "britain", "britain", "united-states", "united-states"},
		"Cluj":        {"romania", "romania", "hungary", "hungary", "hungary", "hungary"},
		"Stockholm":   {"sweden", "sweden", "sweden", "sweden", "sweden", "sweden"},
		"Maleme":      {"greece", "greece", "germany", "germany", "germany", "germany"},
		"Rostov":      {"russia", "russia", "russia", "russia", "germany", "russia"},
		"Teheran":     {"persia", "persia", "persia", "britain", "britain", "britain"},
		"Tórshavn":    {"denmark", "britain", "britain", "britain", "britain", "britain"},
		"Strasbourg":  {"france", "germany", "germany", "germany", "germany", "germany"},
		"Constanța":   {"romania", "romania", "romania", "romania", "romania", "romania"},
		"Galatz":      {"romania", "romania", "romania", "romania", "romania", "romania"},
		"Belgorod":    {"russia", "russia", "russia", "germany", "germany", "russia"},
		"Lemnos":      {"greece", "greece", "germany", "germany", "germany", "germany"},
		"Split":       {"yugoslavia", "yugoslavia", "italy", "italy", "italy", "germany"},
		"Dvinsk":      {"latvia", "russia", "russia", "germany", "germany", "germany"},
		"Erivan":      {"russia", "russia", "russia", "russia", "russia", "russia"},
		"Tatsinskaya": {"russia", "russia", "russia", "russia", "germany", "russia"},
	} {
		for k, date := range dates {
			h, ok := m.Holding(date)
			if !ok {
				t.Fatalf("nothing is known of %s", date)
			}
			if got := h.Holder(mustFind(t, m, city)); got != holders[k] {
				t.Errorf("%s: %s held by %s, want %s", date, city, got, holders[k])
			}
		}
	}
	for _, c := range []struct {
		date, country string
		neutral       bool
	}{{"1939-09", "italy", true}, {"1940-06", "italy", false}, {"1939-09", "poland", false}, {"1941-06", "russia", true}, {"1941-12", "russia", false},
		{"1941-06", "united-states", true}, {"1942-11", "vichy-france", false}, {"1944-06", "spain", true}, {"1944-06", "turkey", true}} {
		if h, _ := m.Holding(c.date); h.Neutral(c.country) != c.neutral {
			t.Errorf("%s: %s neutral %v", c.date, c.country, !c.neutral)
		}
	}
}

func TestBoxesLakesAndLabelsOfEurope(t *testing.T) {
	m := board(t, "europe")
	for _, id := range []string{"us-atlantic", "urals"} {
		i := mustFind(t, m, id)
		if !m.Space(i).Box || len(m.Links(i)) == 0 {
			t.Errorf("%s is no box with links", id)
		}
		for _, l := range m.Links(i) {
			if !l.House {
				t.Errorf("the distance from %s to %s passes for printed", id, m.Space(l.To).Name)
			}
		}
	}
	for _, id := range []string{"sw-britain", "sw-united-states", "sw-germany", "sw-italy", "sw-russia"} {
		if s := m.Space(mustFind(t, m, id)); !s.Box || len(s.Parts) != 3 {
			t.Errorf("%s: parts %v, want the three fronts", id, s.Parts)
		}
	}
	lakes := map[string]int{}
	for _, l := range m.Lakes() {
		lakes[l.ID] = len(l.Sides)
	}
	if lakes["ladoga"] < 2 || lakes["onega"] < 1 || lakes["peipus"] < 1 || lakes["vanern"] < 1 {
		t.Errorf("hexsides of lakes: %v", lakes)
	}
	data, err := os.ReadFile("../../assets/maps/europe.ground")
	if err != nil {
		t.Fatal(err)
	}
	g, err := hexmap.LoadGround(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range append(g.Seas, g.Lands...) {
		i := m.At(hexmap.HexAt(l.X, l.Y))
		if i < 0 {
			t.Errorf("%s lies off the map", l.Name)
		} else if s := m.Space(i); l.Kind == hexmap.SeaLabel && !s.Sea || l.Kind == hexmap.CountryLabel && s.Country != l.ID {
			t.Errorf("%s stands in %s, %q", l.Name, s.Hex, s.Country)
		}
	}
}
