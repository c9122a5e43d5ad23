package wings_test

import (
	"flag"
	"slices"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/wings"
	"awaw/internal/nets"
	"awaw/scenarios"
	"awaw/tables"
)

// starts are a scenario of each system.
var starts = map[string]diplomacy.System{"wings-1901": diplomacy.RN46, "wings-kiel-1904": diplomacy.RN46, "air-units-1901": diplomacy.RN44}

// system is a scenario made ready for the nets.
func system(t testing.TB, id string, options map[string]string) nets.System {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	b, err := wings.ReadBoard("europe-1901")
	if err != nil {
		t.Fatal(err)
	}
	return nets.System{Rules: wings.Rules{System: starts[id]}, Kit: engine.Kit{Board: b, Tables: tables.Embedded(), Options: options}, Doc: doc}
}

var games = flag.Uint64("games", 1, "how many games by chance are played of each system")

// Games by chance: no dead end, they end, and they replay equal; in one of fifty the nets for single positions are cast.
func TestGamesByChance(t *testing.T) {
	for id := range starts {
		s := system(t, id, nil)
		for seed := range *games {
			every := 0
			if seed%50 == 0 {
				every = 997
			}
			mem := nets.RandomPlay(t, s, nets.Play{Seed: seed + 1, Most: 6000, Every: every, Back: 10})
			nets.Replay(t, s, mem.Bytes())
		}
	}
}

// The areas drawn are the provinces ruled on; whoever may go from one to another by the table may do so by the links, and the borders
// drawn are exactly those that may be crossed.
func TestBoardIsTheTable(t *testing.T) {
	b, err := wings.ReadBoard("europe-1901")
	if err != nil {
		t.Fatal(err)
	}
	m := b.(*areamap.Map)
	table, err := diplomacy.StandardBoard()
	if err != nil {
		t.Fatal(err)
	}
	pairs := 0
	for i := range m.Len() {
		p := diplomacy.Place(i)
		if m.Name(i) != table.Name(p) || !strings.EqualFold(m.Code(i), table.Code(p)) || m.Sea(i) != table.Sea(p) {
			t.Errorf("area %d is %s, %s", i, m.Name(i), m.Code(i))
		}
		var want []int
		for _, q := range table.Neighbours(p).List() {
			want = append(want, int(q))
		}
		if got := m.Neighbours(i, ""); !slices.Equal(got, want) {
			t.Errorf("%s borders %v by its links and %v by the table", m.Name(i), got, want)
		}
		if got := m.Contacts(i); !slices.Equal(got, want) {
			t.Errorf("%s is drawn to touch %v, and the table has %v", m.Name(i), got, want)
		}
		pairs += len(want)
	}
	if pairs != 2*206 {
		t.Errorf("%d pairs of neighbours", pairs/2)
	}
}

// By its option Air Units begins with a wing for each power beside the classic start; the other air system has its wings anyway and knows no such option.
func TestAirUnitsMayBeginWithWings(t *testing.T) {
	for value, want := range map[string]int{"none": 0, "one": 7} {
		s := system(t, "air-units-1901", map[string]string{"wings": value})
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		text, err := p.(*wings.Position).Encode()
		if err != nil {
			t.Fatal(err)
		}
		back, err := s.Rules.Restore(s.Kit, text)
		if err != nil || back.Digest() != p.Digest() {
			t.Errorf("%s: read again it is another position, %v", value, err)
		}
		bases := map[string]bool{}
		for _, c := range p.View().Counters {
			if c.Flies() {
				bases[p.(*wings.Position).NameOf(c.Space)] = true
			}
		}
		if len(bases) != want || want > 0 && (!bases["Vienna"] || !bases["Ankara"]) {
			t.Errorf("%s: wings stand at %v", value, bases)
		}
	}
	s := system(t, "wings-1901", map[string]string{"wings": "one"})
	if _, err := s.Rules.Setup(s.Kit, s.Doc); err == nil {
		t.Error("Air Power Diplomacy takes an option of Air Units")
	}
}

// In Air Units wings are based in centres of their power in which nobody else stands; the other air system bases them anywhere on land.
func TestAirbases(t *testing.T) {
	bases := func(p *wings.Position) map[string]bool {
		out := map[string]bool{}
		for _, r := range p.Airbases() {
			out[p.NameOf(r)] = true
		}
		return out
	}
	s := system(t, "air-units-1901", nil)
	start, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	if got := bases(start.(*wings.Position)); len(got) != 22 || !got["Trieste"] || got["Serbia"] || got["Tyrolia"] {
		t.Errorf("in the beginning bases are %v", got)
	}
	fall := sealAll(t, further(t, start, "Austria: F tri - alb", "Italy: A ven - tri", "Austria: A bud - ser"))
	if got := bases(fall); len(got) != 21 || got["Trieste"] || !got["Venice"] {
		t.Errorf("with Italy in Trieste bases are %v", got)
	}
	if got := bases(scene1904(t)); len(got) > 0 {
		t.Errorf("Air Power Diplomacy has bases %v", got)
	}
}
