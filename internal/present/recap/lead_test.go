package recap

import (
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// The lead a recap tells of is that of its moment: "now" is said only where it is so still.
func TestALeadIsToldOfItsMoment(t *testing.T) {
	for lang, want := range map[string][5]string{
		"en": {"They led by 5; now they lead by 21.", "They still lead by 21.", "They led by 5; then they led by 21.", "They led by 21; that stayed so.", "Nobody led; then you led by 3."},
		"de": {"Der Gegner hat mit 5 geführt; jetzt führt er mit 21.", "Der Gegner führt weiter mit 21.", "Der Gegner hat mit 5 geführt; danach führte er mit 21.",
			"Der Gegner hat mit 21 geführt; dabei blieb es.", "Niemand hat geführt; danach führtest du mit 3."},
	} {
		words, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		m := &Recap{Surface: &table.Surface{Catalog: words}}
		for i, x := range [5][3]int{{-5, -21, -21}, {-21, -21, -21}, {-5, -21, -5}, {-21, -21, -5}, {0, 3, 0}} {
			if got := m.leadWord(x[0], x[1], x[2]); got != want[i] {
				t.Errorf("%s: a lead of %d, then %d, of %d now is told as %q, want %q", lang, x[0], x[1], x[2], got, want[i])
			}
		}
	}
}

// coast is a board of three named places and one without a name.
type coast struct{ scene.Board }

func (coast) Len() int          { return 4 }
func (coast) Name(i int) string { return []string{"Kent", "Sussex", "Channel", ""}[i] }
func (coast) Code(int) string   { return "C" }

// Where units came from is told where each of them came from a place with a name and none of them lay where they fought: of ships that had sailed there
// nobody knows it.
func TestFromWhereIsToldOfAllOrNot(t *testing.T) {
	words, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	m := &table.Surface{Catalog: words, Backdrop: coast{}}
	fighter, ship := &engine.CounterKind{Code: "F", Class: engine.ClassAir}, &engine.CounterKind{Code: "S", Class: engine.ClassShip}
	at := func(k *engine.CounterKind, i int) engine.CounterView {
		return engine.CounterView{Kind: k, Space: engine.SpaceRef(i), Size: 1}
	}
	for _, x := range []struct {
		why  string
		came []engine.CounterView
		from string
	}{
		{"two bases", []engine.CounterView{at(fighter, 0), at(fighter, 1), at(fighter, 1)}, " from Sussex and Kent"},
		{"one base", []engine.CounterView{at(fighter, 0)}, " from Kent"},
		{"one that has no name", []engine.CounterView{at(fighter, 0), at(fighter, 3)}, ""},
		{"ships that had sailed there", []engine.CounterView{at(fighter, 0), at(ship, 2)}, ""},
		{"decks that had come there", []engine.CounterView{at(fighter, 2)}, ""},
	} {
		f := &table.Fought{ByUnit: true, Parts: 1, Ended: engine.Ended{FightID: engine.FightID{Where: engine.SpaceRef(2)}}}
		for _, c := range x.came {
			f.Forces[0].Fates = append(f.Forces[0].Fates, table.Fate{Was: c})
		}
		all := &Story{Fought: f}
		bare := who(m, &Story{Fought: &table.Fought{ByUnit: true, Parts: 1, Ended: f.Ended, Bombers: nil, Forces: [2]table.Force{{Fates: unplaced(x.came)}}}}).S
		if got := who(m, all).S; bare == "" || got != bare+x.from {
			t.Errorf("%s: %q, want %q", x.why, got, bare+x.from)
		}
	}
}

// unplaced are the same units out of nowhere.
func unplaced(came []engine.CounterView) (out []table.Fate) {
	for _, c := range came {
		c.Space = engine.SpaceRef(3)
		out = append(out, table.Fate{Was: c})
	}
	return out
}
