package main

import (
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/hexmap"
)

func pacificBoard(t *testing.T) *hexmap.Map {
	t.Helper()
	text, err := os.ReadFile("../../assets/maps/pacific.toml")
	if err != nil {
		t.Fatal(err)
	}
	m, err := hexmap.Load("assets/maps/pacific.toml", text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// find is a place that must be there.
func find(t *testing.T, m *hexmap.Map, name string) int {
	t.Helper()
	i := m.Find(name)
	if i < 0 {
		t.Fatalf("no %s on the map", name)
	}
	return i
}

// flood lists the spaces reached from one through those for which in is true, over hexsides for which over is true.
func flood(m *hexmap.Map, from int, in func(i int) bool, over func(hexmap.Hexside) bool) map[int]bool {
	seen := map[int]bool{from: true}
	for queue := []int{from}; len(queue) > 0; queue = queue[1:] {
		for dir := range 6 {
			if j := m.Next(queue[0], dir); j >= 0 && !seen[j] && in(j) && over(m.Side(queue[0], dir)) {
				seen[j] = true
				queue = append(queue, j)
			}
		}
	}
	return seen
}

func anySide(hexmap.Hexside) bool { return true }

// Every place a scenario of 1941 to 1945 asks for is there, by the name it goes by.
func TestPacificHasThePlacesOfTheWar(t *testing.T) {
	m := pacificBoard(t)
	for _, name := range strings.Split("Truk,Rabaul,Guadalcanal,Tulagi,Midway,Wake,Guam,Saipan,Tinian,Iwo Jima,Okinawa,Port Moresby,Lae,Buna,Milne Bay,"+
		"Hollandia,Biak,Morotai,Palau,Peleliu,Ulithi,Eniwetok,Kwajalein,Majuro,Jaluit,Ponape,Tarawa,Makin,Johnston Island,Palmyra,Canton Island,Samoa,"+
		"Fiji,Noumea,Espiritu Santo,Efate,Nauru,Munda,Bougainville,Kavieng,Manus,Wewak,Dutch Harbor,Attu,Kiska,Adak,Paramushiro,Sapporo,Osaka,Nagoya,"+
		"Nagasaki,Kure,Formosa,Takao,Hong Kong,Hainan,Shanghai,Nanking,Hankow,Peking,Chungking,Kunming,Canton,Changsha,Kweilin,Mukden,Port Arthur,"+
		"Vladivostok,Seoul,Pusan,Hanoi,Saigon,Bangkok,Rangoon,Mandalay,Myitkyina,Lashio,Akyab,Imphal,Kohima,Ledo,Dinjan,Chabua,Calcutta,Chittagong,"+
		"Dacca,Madras,Colombo,Trincomalee,Ceylon,Port Blair,Singapore,Kuala Lumpur,Penang,Kota Bharu,Palembang,Batavia,Surabaya,Bali,Kupang,Dili,"+
		"Balikpapan,Tarakan,Brunei,Kuching,Menado,Makassar,Ambon,Davao,Leyte,Cebu,Lingayen,Manila,Darwin,Broome,Townsville,Cairns,Brisbane,Sydney,"+
		"Melbourne,Adelaide,Perth,Alice Springs,Auckland,Pearl Harbor,Hilo,French Frigate Shoals,Tokyo", ",") {
		if m.Find(name) < 0 {
			t.Errorf("no %s", name)
		}
	}
	for _, box := range []string{"us-pacific", "australia", "india", "urals", "sw-japan", "sw-united-states"} {
		if i := find(t, m, box); !m.Space(i).Box {
			t.Errorf("%s is no box", box)
		}
	}
}

// Through a box no two hexes are nearer than across the board, and every distance to one is told to be ours.
func TestPacificBoxesAreNoShortCuts(t *testing.T) {
	m := pacificBoard(t)
	links := 0
	for i := range m.Len() {
		if !m.Space(i).Box {
			continue
		}
		for k, a := range m.Links(i) {
			links++
			if !a.House {
				t.Errorf("%s to %s: a distance no board we know prints", m.Space(i).Name, m.Space(a.To).Name)
			}
			for _, b := range m.Links(i)[:k] {
				if d := m.Distance(a.To, b.To); a.Dist+b.Dist < d {
					t.Errorf("%s to %s: %d hexes, but %d through %s", m.Space(a.To).Name, m.Space(b.To).Name, d, a.Dist+b.Dist, m.Space(i).Name)
				}
			}
		}
	}
	if links < 10 {
		t.Errorf("%d links to boxes", links)
	}
}

// The sea is one, and every coastal hex lies on it or reaches it along coasts, over hexsides that are not all land: no
// fleet is shut in, no base shut out.
func TestPacificCoastsReachTheSea(t *testing.T) {
	m := pacificBoard(t)
	ocean := flood(m, m.Next(find(t, m, "midway"), hexmap.East), func(i int) bool { return m.Space(i).Sea }, anySide)
	sailed := flood(m, m.Next(find(t, m, "midway"), hexmap.East), func(i int) bool { return m.Space(i).Sea || m.Space(i).Coast },
		func(s hexmap.Hexside) bool { return !s.AllLand })
	for i := range m.Len() {
		s := m.Space(i)
		if s.Sea && !ocean[i] {
			t.Errorf("%s is a sea of its own", s.Hex)
		}
		if s.Coast && !sailed[i] {
			t.Errorf("%s %s is coast that no ship reaches", s.Hex, s.Name)
		}
		if s.Port && !s.Coast {
			t.Errorf("%s %s is a port inland", s.Hex, s.Name)
		}
	}
}

// A one-hex island touches other land by straits alone, and land that stands alone in the sea is one; what the edge of
// the map cuts off from its land (Cold Bay) need not be.
func TestPacificOneHexIslands(t *testing.T) {
	m := pacificBoard(t)
	count := 0
	for i := range m.Len() {
		s := m.Space(i)
		if s.Box || s.Sea {
			continue
		}
		alone, edge := true, false
		for dir := range 6 {
			switch j := m.Next(i, dir); {
			case j < 0:
				edge = true
			case !m.Space(j).Sea:
				alone = alone && m.Side(i, dir).Strait
			}
		}
		if s.Island != alone && !(edge && alone) {
			t.Errorf("%s %s: one-hex island %v, but alone in the sea %v", s.Hex, s.Name, s.Island, alone)
		}
		if s.Island {
			count++
			if s.Name == s.Hex.String() {
				t.Errorf("%s is an island without a name", s.Hex)
			}
		}
	}
	if count < 60 {
		t.Errorf("%d one-hex islands, want 60 or more", count)
	}
	for _, name := range []string{"truk", "midway", "wake", "guam", "saipan", "iwo-jima", "okinawa", "guadalcanal", "tarawa", "kwajalein", "attu", "pearl-harbor"} {
		if !m.Space(find(t, m, name)).Island {
			t.Errorf("%s is no one-hex island", name)
		}
	}
	for _, name := range []string{"rabaul", "port-moresby", "manila", "colombo", "singapore", "tokyo"} {
		if m.Space(find(t, m, name)).Island {
			t.Errorf("%s stands on a one-hex island", name)
		}
	}
}

// Islands are whole and apart: who can walk from one place to another, and who cannot.
func TestPacificLandIsTornAndJoinedAsOnTheGlobe(t *testing.T) {
	m := pacificBoard(t)
	land := func(i int) bool { return !m.Space(i).Sea }
	walk := func(s hexmap.Hexside) bool { return !s.Strait }
	for _, c := range []struct {
		joined string // each on one land
		apart  string // and none of these on it
	}{
		{"tokyo osaka kure sendai ominato", "nagasaki sapporo pusan vladivostok"},
		{"nagasaki fukuoka kagoshima", "kure pusan"},
		{"sapporo kushiro", "toyohara hitokappu-bay"},
		{"toyohara alexandrovsk", "nikolaevsk vladivostok"},
		{"pusan seoul mukden vladivostok peking canton hanoi saigon bangkok singapore rangoon calcutta madras kuala-lumpur", "hainan takao colombo medan"},
		{"taihoku takao", "foochow hainan manila"},
		{"medan padang palembang sabang", "singapore batavia"},
		{"batavia tjilatjap surabaya", "bali palembang"},
		{"kuching brunei tarakan balikpapan bandjermasin pontianak sandakan", "makassar"},
		{"makassar kendari menado", "ternate"},
		{"manila aparri lingayen legaspi", "leyte mindoro"},
		{"davao zamboanga", "leyte cebu jolo"},
		{"hollandia sorong wewak madang lae port-moresby milne-bay merauke daru", "biak rabaul horn-island"},
		{"rabaul gasmata", "kavieng"},
		{"dili kupang", "flores darwin"},
		{"colombo trincomalee", "madras"},
		{"darwin cairns townsville sydney melbourne adelaide perth broome alice-springs horn-island", "hobart"},
		{"auckland wellington", "hobart"},
	} {
		joined := strings.Fields(c.joined)
		on := flood(m, find(t, m, joined[0]), land, walk)
		for _, name := range joined[1:] {
			if !on[find(t, m, name)] {
				t.Errorf("%s is not joined to %s", name, joined[0])
			}
		}
		for _, name := range strings.Fields(c.apart) {
			if on[find(t, m, name)] {
				t.Errorf("%s is joined to %s", name, joined[0])
			}
		}
	}
}

func TestPacificTerrain(t *testing.T) {
	m := pacificBoard(t)
	for name, want := range map[string]string{
		"guadalcanal": "jungle", "rabaul": "jungle", "imphal": "jungle-mountain", "kohima": "jungle-mountain", "myitkyina": "jungle-mountain",
		"port-moresby": "jungle-mountain", "kuala-lumpur": "jungle-mountain", "leyte": "jungle", "palembang": "jungle", "mandalay": "clear",
		"rangoon": "clear", "lhasa": "mountain", "alice-springs": "desert", "sapporo": "forest", "shanghai": "clear", "tokyo": "rough",
		"wake": "clear", "khabarovsk": "forest",
	} {
		if got := m.Space(find(t, m, name)).Terrain.String(); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
	rivers := map[string]bool{}
	for _, r := range m.Rivers() {
		rivers[r.ID] = len(r.Sides) > 0
	}
	for _, id := range []string{"yangtze", "yellow-river", "irrawaddy", "brahmaputra", "mekong", "amur"} {
		if !rivers[id] {
			t.Errorf("no river %s", id)
		}
	}
}

// Who held what at the six dates, and on which front it lies.
func TestPacificHoldingsAndFronts(t *testing.T) {
	m := pacificBoard(t)
	if want := []string{"1939-09", "1940-06", "1941-06", "1941-12", "1942-11", "1944-06"}; !slices.Equal(m.Dates(), want) {
		t.Fatalf("dates %v, want %v", m.Dates(), want)
	}
	for _, c := range []struct{ place, holders string }{
		{"manila", "united-states united-states united-states united-states japan japan"},
		{"singapore", "britain britain britain britain japan japan"},
		{"batavia", "netherlands netherlands netherlands netherlands japan japan"},
		{"hanoi", "france france japan japan japan japan"},
		{"saigon", "france france france japan japan japan"},
		{"hong-kong", "britain britain britain britain japan japan"},
		{"rangoon", "britain britain britain britain japan japan"},
		{"imphal", "britain britain britain britain britain britain"},
		{"peking", "japan japan japan japan japan japan"},
		{"hankow", "japan japan japan japan japan japan"},
		{"ichang", "china japan japan japan japan japan"},
		{"loyang", "china china china china china japan"},
		{"chungking", "china china china china china china"},
		{"changsha", "china china china china china china"},
		{"mukden", "japan japan japan japan japan japan"},
		{"bangkok", "thailand thailand thailand thailand thailand thailand"},
		{"guam", "united-states united-states united-states united-states japan japan"},
		{"attu", "united-states united-states united-states united-states japan united-states"},
		{"tarawa", "britain britain britain britain japan britain"},
		{"kwajalein", "japan japan japan japan japan united-states"},
		{"wotje", "japan japan japan japan japan japan"},
		{"truk", "japan japan japan japan japan japan"},
		{"rabaul", "australia australia australia australia japan japan"},
		{"lae", "australia australia australia australia japan australia"},
		{"port-moresby", "australia australia australia australia australia australia"},
		{"guadalcanal", "britain britain britain britain united-states britain"},
		{"hollandia", "netherlands netherlands netherlands netherlands japan united-states"},
		{"merauke", "netherlands netherlands netherlands netherlands netherlands netherlands"},
		{"dili", "portugal portugal portugal portugal japan japan"},
		{"amoy", "japan japan japan japan japan japan"},
		{"foochow", "china china japan china china china"},
		{"kwangchowan", "china china china china china japan"},
		{"wewak", "australia australia australia australia australia japan"},
		{"madang", "australia australia australia australia australia australia"},
		{"vientiane", "france france france japan japan japan"},
		{"vladivostok", "russia russia russia russia russia russia"},
	} {
		i := find(t, m, c.place)
		for n, want := range strings.Fields(c.holders) {
			h, _ := m.Holding(m.Dates()[n])
			if got := h.Holder(i); got != want {
				t.Errorf("%s: %s held by %s, want %s", h.Date(), c.place, got, want)
			}
		}
	}
	for date, want := range map[string]string{"1941-06": "united-states britain thailand russia", "1941-12": "thailand russia", "1942-11": "russia"} {
		h, _ := m.Holding(date)
		for _, id := range []string{"japan", "china", "united-states", "britain", "thailand", "russia"} {
			if got := h.Neutral(id); got != slices.Contains(strings.Fields(want), id) {
				t.Errorf("%s: %s neutral %v", date, id, got)
			}
		}
	}
	for name, want := range map[string]string{"tokyo": "pacific", "pearl-harbor": "pacific", "manila": "pacific", "rabaul": "pacific", "darwin": "pacific",
		"singapore": "southeast-asian", "rangoon": "southeast-asian", "calcutta": "southeast-asian", "batavia": "southeast-asian", "saigon": "southeast-asian",
		"chungking": "asian", "peking": "asian", "mukden": "asian", "kunming": "asian", "seoul": "asian", "vladivostok": "asian", "hong-kong": "asian"} {
		if got := m.Space(find(t, m, name)).Front; got != want {
			t.Errorf("%s lies on front %q, want %s", name, got, want)
		}
	}
	for i := range m.Len() {
		if s := m.Space(i); !s.Box && s.Front == "" {
			t.Errorf("%s lies on no front", s.Hex)
		}
	}
}
