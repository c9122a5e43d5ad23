package present_test

import (
	"strings"
	"testing"

	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// frontDesk offers everything the screens before a game can show.
type frontDesk struct {
	*rowDesk
	thrown  []program.Save
	did     []string
	fault   error
	crash   *program.Crash
	reckons program.OddsAsk
}

func (d *frontDesk) Scenarios() []program.Scenario {
	return []program.Scenario{
		{ID: "one", Name: "One", Dates: "1940", Length: "2 turns", About: "A story.", Sides: []string{"A", "B"}, Styles: []string{"axis", "allies"}, Group: "First", Complexity: 2,
			Games: 200, Balance: []program.Share{{Side: "A", Style: "axis", Part: 44.5}, {Side: "B", Style: "allies", Part: 55.5}},
			SearchedGames: 40, Searched: []program.Share{{Side: "A", Style: "axis", Part: 30}, {Side: "B", Style: "allies", Part: 67.5}}},
		{ID: "two", Name: "Two", Sides: []string{"A", "B", "C"}, Teaches: "much", Group: "Others",
			Games: 100, Balance: []program.Share{{Side: "A", Style: "axis", Part: 48.5}, {Side: "B", Style: "allies", Part: 42.5}}}}
}
func (d *frontDesk) Trashed() []program.Save { return d.thrown }
func (d *frontDesk) note(what ...string) error {
	d.did = append(d.did, strings.Join(what, " "))
	return d.fault
}
func (d *frontDesk) Rename(id, title string) error { return d.note("rename", id, title) }
func (d *frontDesk) Trash(id string) error         { return d.note("trash", id) }
func (d *frontDesk) Restore(id string) error {
	d.thrown = nil
	return d.note("restore", id)
}
func (d *frontDesk) ExportSave(id, who string) (string, error) {
	return "/somewhere", d.note("export", id, who)
}
func (d *frontDesk) Crashed() (program.Crash, bool) {
	if d.crash == nil {
		return program.Crash{}, false
	}
	return *d.crash, true
}
func (d *frontDesk) CrashSeen() { d.crash = nil }
func (d *frontDesk) Options(string) []program.Option {
	return []program.Option{{Key: "ports", Name: "Ports", Means: "Ports do more.", Cite: "18.51", Standard: "true"},
		{Key: "winter", Name: "Winter", Means: "How hard.", Choices: []scene.Choice{{S: "mild", Text: "Mild"}, {S: "hard", Text: "Hard"}}, Standard: "mild"}}
}
func (d *frontDesk) OddsPlan() program.OddsPlan {
	return program.OddsPlan{Sides: []string{"Attacker", "Defender"}, Switches: []program.OddsSwitch{{ID: "best.attacker", Text: "the attacker stops", Cite: "1.1"},
		{ID: "best.defender", Text: "the defender leaves", Cite: "1.2"}, {ID: "cap", Text: "patrol", Not: "bomb"}, {ID: "bomb", Text: "bombing", Not: "cap"}}}
}
func (d *frontDesk) OddsNations() []scene.Choice {
	return []scene.Choice{{S: "X", Text: "Xland"}, {S: "Y", Text: "Yland"}}
}
func (d *frontDesk) OddsKinds(nation string) []scene.Choice {
	if nation == "Y" {
		return []scene.Choice{{S: "AAF", Text: "army air"}}
	}
	return []scene.Choice{{S: "AAF", Text: "army air"}, {S: "NAS", Text: "naval air"}}
}
func (d *frontDesk) Odds(a program.OddsAsk) (program.OddsAnswer, error) {
	d.reckons = a
	row := []program.OddsRow{{Text: "why", Cite: "19.31", N: -1, Share: .002}, {Text: "other", N: 1, Share: .998}}
	return program.OddsAnswer{Sides: []program.OddsSide{{Ledger: row, Lost: row}, {Lost: row}}, Ends: row, Rounds: 2}, d.fault
}

func atFront(t *testing.T) (*present.Model, *frontDesk) {
	t.Helper()
	d := &frontDesk{}
	m, row := newModelOn(t, func(r *rowDesk) program.Desk { d.rowDesk = r; return d })
	d.rowDesk = row
	p := m.Prefs()
	p.Learn("two") // so that a new game is offered at the first row
	m.SetPrefs(p)
	return m, d
}

func saved() []program.Save {
	return []program.Save{{ID: "a", Title: "First", State: "turn 2", When: "today", Sides: []string{"A", "B"}, Seats: []string{"person", "random"}, Dice: "typed", Scenario: "One"},
		{ID: "b", Title: "Second", Broken: "it ends early"}}
}

// form is the form on the screen; there must be one.
func form(t *testing.T, m *present.Model) *scene.Form {
	t.Helper()
	f := m.Scene().Form
	if f == nil {
		t.Fatal("no form is up")
	}
	for f.Box != nil {
		f = f.Box
	}
	return f
}

// use does what the first control with this act does.
func use(t *testing.T, m *present.Model, do string) {
	t.Helper()
	var found *scene.Node
	form(t, m).Walk(func(n *scene.Node) {
		if found == nil && scene.Does(n.Act) == do && !n.Off {
			found = n
		}
	})
	if found == nil {
		t.Fatalf("nothing on the form does %q", do)
	}
	m.Send(scene.Did{Act: found.Act})
}

func formWords(t *testing.T, m *present.Model) string {
	t.Helper()
	f := form(t, m)
	out := []string{f.Title, f.Under}
	for _, x := range f.Tabs {
		out = append(out, x.Text)
	}
	f.Walk(func(n *scene.Node) {
		out = append(out, n.Text, n.Under, n.Right, n.Help)
		for _, c := range n.Choices {
			out = append(out, c.Text)
		}
		for _, i := range n.Items {
			out = append(out, i.Text)
		}
	})
	return strings.Join(out, "\n")
}
