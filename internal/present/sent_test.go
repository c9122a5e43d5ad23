package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present/flights"
	"awaw/internal/present/scene"
)

// Carriers whose aircraft have left stay, other ships go: the card says so, and speaks neither of transports nor of aircraft that meet anybody.
func TestShipsStayWhereAircraftHaveLeft(t *testing.T) {
	m := three(t, 3, []string{"person", "person"}, "done")
	for n := 0; n < 4 && !strings.Contains(m.Words(), "U.K.: move to attack"); n++ {
		giveWritten(m, ": done")
		ready(m)
		press(m, "enter")
	}
	says(t, m, "U.K.: move to attack")
	m.Run(flights.Aim{At: engine.SpaceRef(space(t, m, "NSE"))})
	press(m, "a")
	w := m.Words()
	if !strings.Contains(w, "3 of the 4 that are ticked go: carriers stay") || strings.Contains(w, "Transports take") || strings.Contains(w, "may meet") {
		t.Errorf("the fighter flies and the destroyer sails, the carrier stays: %s", w)
	}
}

// Where nobody is asked anything once the last have gone, all of them count, and the button says that dice fall.
func TestWhoIsSentLastLetsDiceFall(t *testing.T) {
	m := dealt(t, engine.Doc{Name: "bare.toml", Data: []byte(bare)}, 3, []string{"person", "person"})
	m.Run(flights.Aim{At: engine.SpaceRef(space(t, m, "GBR"))})
	if w := m.Words(); strings.Contains(w, "may be sent there") {
		t.Errorf("nobody can be sent to Great Britain: %s", w)
	}
	press(m, "a")
	if w := m.Words(); !strings.Contains(w, "Send these 2: dice fall") || strings.Contains(w, "of the 2 that are ticked") {
		t.Fatalf("both go, and dice fall: %s", w)
	}
	press(m, "enter")
	m.Send(scene.Tick{MS: 1000})
	if p := m.Table().Position().(lanes.Shower); len(p.Lanes().Lanes[0].Cells[0].Dice[0]) != 2 {
		t.Errorf("two fighters were to roll: %+v", p.Lanes().Lanes[0])
	}
}

// bare is a board on which nobody can help whoever is attacked.
const bare = `
[scenario]
id = "bare"
system = "supremacy"
edition = 1
name = "Bare"
dates = "1942"
map = "north-sea"
turns = 1
axis_lead = 1
complexity = 1
minutes = 10
blurb = "Two fighters, and nobody to help against them."
notes = "For a test."

[[side]]
name = "Allies"
style = "allies"

[[side]]
name = "Axis"
style = "axis"

[[power]]
name = "Germany"
side = "Axis"
money = 0
owns = ["France"]
units = ["France: 2 fighter"]

[[power]]
name = "U.K."
side = "Allies"
money = 0
owns = ["Great Britain"]
units = ["Great Britain: 3 infantry"]
`

// A click on a lit place that lets dice fall is told when the pointer rests there, and asked about once; the row of the panel says so itself.
func TestAClickThatLetsDiceFallAsksFirst(t *testing.T) {
	m := dealt(t, engine.Doc{Name: "bare.toml", Data: []byte(bare)}, 3, []string{"person", "person"})
	order(t, m, "from FRA")
	says(t, m, "to win; dice fall")
	const foe = "U.K.: infantry, Great Britain"
	head := m.Table().Len()
	onCounter(t, m, foe)
	m.Send(scene.Tick{MS: 1000})
	if m.Table().Len() != head {
		t.Fatal("dice have fallen unasked")
	}
	says(t, m, "dice fall at once")
	press(m, "esc")
	if w := m.Words(); m.Table().Len() != head || strings.Contains(w, "dice fall at once") {
		t.Fatalf("Esc leaves them where they are: %s", w)
	}
	m.Send(scene.Tick{MS: 1000})
	says(t, m, "A click asks once more, for dice fall then.")
	onCounter(t, m, foe)
	m.Send(scene.Tick{MS: 1000})
	press(m, "s")
	m.Send(scene.Tick{MS: 1000})
	if p := m.Table().Position().(lanes.Shower); p.Lanes() == nil || len(p.Lanes().Lanes[0].Cells[0].Dice[0]) != 2 {
		t.Errorf("two fighters were to roll: %+v", p.Lanes())
	}
}

// The card of a target tells who may be sent to it, fewer where their base is attacked too.
func TestACardTellsWhoMayBeSentAgainstIt(t *testing.T) {
	m := three(t, 3, []string{"person", "person"})
	aim := func() string {
		m.Run(flights.Aim{At: engine.SpaceRef(space(t, m, "SCO"))})
		return m.Words()
	}
	if w := aim(); !strings.Contains(w, "3 aircraft may be sent there") {
		t.Fatalf("two fly from NA-5, one from Great Britain: %s", w)
	}
	press(m, "esc")
	order(t, m, "from LOW")
	order(t, m, "lift infantry LOW GBR NSE")
	if w := aim(); !strings.Contains(w, "2 aircraft may be sent there") {
		t.Errorf("Great Britain is attacked: %s", w)
	}
}

// Aircraft that leave a landing wear a mark, told of below the lanes and where the pointer rests on them.
func TestWhoLeavesALandingIsMarked(t *testing.T) {
	land := strings.NewReplacer(`"France"]`, `"France", "Low Countries"]`, "France: 2 fighter", `France: 1 bomber", "Low Countries: 4 infantry", "North Sea: 2 transport`, "3 infantry", "1 fighter, 6 infantry").Replace(bare)
	m := dealt(t, engine.Doc{Name: "bare.toml", Data: []byte(land)}, 3, []string{"person", "person"})
	for _, line := range []string{"from LOW", "lift infantry LOW GBR NSE", "lift infantry LOW GBR NSE", "from FRA", "sortie bomber FRA GBR"} {
		order(t, m, line)
		m.Send(scene.Tick{MS: 1000})
	}
	for n := 0; n < 9 && !giveWritten(m, ": withdraw GBR"); n++ {
		if !giveWritten(m, ": done") && !giveWritten(m, ": roll GBR") {
			giveWritten(m, ": plain GBR")
		}
		ready(m)
	}
	ready(m)
	x := m.Table().Position().(lanes.Shower).Lanes()
	if x == nil || x.Round != 2 {
		t.Fatalf("the second round was to be fought: %+v", x)
	}
	if cards := x.Lanes[0].Cells[1].Cards[0]; !slices.ContainsFunc(cards, func(c lanes.Card) bool { return c.State == lanes.Leaving }) {
		t.Fatalf("the bomber was to leave: %+v", cards)
	}
	if w := strings.Split(m.Words(), "\n"); !slices.Contains(w, "leaves") {
		t.Errorf("nothing tells who leaves: %q", w)
	}
}
