package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present"
	"awaw/internal/present/flights"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// storm is August Storm where the Soviet Union moves to attack.
func storm(t *testing.T) *present.Model {
	t.Helper()
	m := skies(t, "manchuria-1945", "person", "pilot")
	order(t, m, "done")
	return m
}

// space finds a place on the board by its code.
func space(t *testing.T, m *present.Model, code string) int {
	t.Helper()
	for i := range m.Top().Board().Len() {
		if m.Top().Board().Code(i) == code {
			return i
		}
	}
	t.Fatalf("no %s on the board", code)
	return -1
}

// onCounter clicks a counter that is named as on its card.
func onCounter(t *testing.T, m *present.Model, name string) {
	t.Helper()
	x, y, ok := m.CounterOnScreen(name)
	if !ok {
		t.Fatalf("%s is not on the screen", name)
	}
	click(m, x, y)
}

// What may be attacked is listed with how likely all who reach it win; a number opens its card, numbers tick who goes from several spaces, Enter sends
// them all: they stand there or fly there, and nobody else does.
func TestAnAttackIsSentFromItsTarget(t *testing.T) {
	m := storm(t)
	w := m.Words()
	for _, want := range []string{"Attacks", "North Manchuria", "29 can go", "100 % to win with all of them"} {
		if !strings.Contains(w, want) {
			t.Fatalf("the list does not say %q: %s", want, w)
		}
	}
	press(m, "2")
	w = m.Words()
	for _, want := range []string{"Tick who attacks.", "Infantry, Vladivostok", "Fighter, Amur", "Tick who goes"} {
		if !strings.Contains(w, want) {
			t.Fatalf("the card does not say %q: %s", want, w)
		}
	}
	at := m.Table().Len()
	press(m, "1", "1", "5", "4", "4", "4", "4", "4", "4")
	if w = m.Words(); !strings.Contains(w, "Send these 9") || !strings.Contains(w, "FOUGHT TO ITS END") || !strings.Contains(w, "nobody left") || !strings.Contains(w, "lost on average, by cost: Allies −") {
		t.Fatalf("nine are ticked: %s", w)
	}
	if m.Table().Len() != at {
		t.Fatal("ticking has given a command")
	}
	press(m, "enter")
	m.Send(scene.Tick{MS: 1000})
	nma := space(t, m, "NMA")
	n := 0
	for _, c := range m.Top().Sight.CountersAt(nma) {
		if c.Side == 1 {
			n += c.Size
		}
	}
	if n != 8 {
		t.Errorf("%d infantry stand in North Manchuria, 8 were sent", n)
	}
	if p := m.Table().Position().(sortie.Mover); func() bool { _, on := p.Moving(); return on }() {
		t.Error("somebody still moves")
	}
	if w = m.Words(); !strings.Contains(w, "20 can go") {
		t.Errorf("nine of 29 are gone: %s", w)
	}
}

// A click on an enemy's counter opens the card, one on one's own counter there ticks it, Esc puts the card away; a click on units of one's own takes
// them up as before.
func TestAnAttackByMouse(t *testing.T) {
	m := storm(t)
	onCounter(t, m, "Japan: infantry, North Manchuria")
	if w := m.Words(); !strings.Contains(w, "Tick who attacks.") || strings.Contains(w, "None of your wings") {
		t.Fatalf("no card: %s", w)
	}
	onCounter(t, m, "U.S.S.R.: infantry, Vladivostok")
	if w := m.Words(); !strings.Contains(w, "7/7") || !strings.Contains(w, "Send these 7") {
		t.Fatalf("the infantry in Vladivostok is not ticked: %s", w)
	}
	press(m, "esc")
	if w := m.Words(); strings.Contains(w, "Tick who attacks.") || !strings.Contains(w, "Attacks") {
		t.Fatalf("the card still lies there: %s", w)
	}
	onCounter(t, m, "U.S.S.R.: infantry, Vladivostok")
	if w := m.Words(); !strings.Contains(w, "Tick who goes, then click where to.") {
		t.Errorf("Vladivostok is not taken up: %s", w)
	}
}

// Of those that are ticked only so many go as transports take: the button counts those, and a line says so.
func TestAnAttackIsNoLargerThanItsTransports(t *testing.T) {
	m := three(t, 3, []string{"person", "person"})
	m.Run(flights.Aim{At: engine.SpaceRef(space(t, m, "GBR"))})
	press(m, "a")
	w := m.Words()
	if !strings.Contains(w, "Transports take") || !strings.Contains(w, "Send these 7") {
		t.Fatalf("two transports take four infantry, and three aircraft fly: %s", w)
	}
	press(m, "enter")
	m.Send(scene.Tick{MS: 1000})
	n := 0
	for _, c := range m.Top().Sight.CountersAt(space(t, m, "GBR")) {
		if c.Side == 2 {
			n += c.Size
		}
	}
	if n != 4 {
		t.Errorf("%d infantry have landed, 4 were to", n)
	}
}

// A whole fleet sails by one command, and each of its kinds is counted.
func TestAFleetAttacksWhole(t *testing.T) {
	m := three(t, 3, []string{"person", "person"})
	m.Run(flights.Aim{At: engine.SpaceRef(space(t, m, "SCO"))})
	press(m, "a")
	if w := m.Words(); !strings.Contains(w, "Send these 5") {
		t.Fatalf("four ships and a fighter reach it: %s", w)
	}
	at := m.Table().Len()
	press(m, "enter")
	m.Send(scene.Tick{MS: 1000})
	ships := 0
	for _, c := range m.Top().Sight.CountersAt(space(t, m, "SCO")) {
		if c.Side == 2 {
			ships += c.Size
		}
	}
	if ships != 4 || m.Table().Len()-at > 5 {
		t.Errorf("%d ships sailed by %d commands", ships, m.Table().Len()-at)
	}
}

// In Air Supremacy too what may be bought is a table with keys, the tenth by 0.
func TestBuyingByKeysInAirSupremacy(t *testing.T) {
	m := skies(t, "manchuria-1945", "person", "pilot")
	says(t, m, "The strongest ship")
	shop := func() engine.Wares { return m.Table().Position().(engine.Market).Wares() }
	left := shop().Money
	hit(m, "3")
	if w := shop(); w.List[2].Bought != 1 || w.Money != left-w.List[2].Price {
		t.Fatalf("%d fighters are bought, %d of %d are left", w.List[2].Bought, w.Money, left)
	}
	says(t, m, "Fighter ×1")
	at := m.Table().Len()
	if hit(m, "0"); m.Table().Len() != at || shop().List[9].Open {
		t.Error("a battleship that cannot be paid for was bought")
	}
}

// What was bought is placed by numbers, each row with where it will stand; the way to pay it back is said.
func TestPlacingByKeys(t *testing.T) {
	m := skies(t, "manchuria-1945", "person", "pilot")
	hit(m, "1", "1", "d", "d", "d")
	w := m.Words()
	for _, want := range []string{"What was bought", "WHERE IT MAY STAND", "2 left to place"} {
		if !strings.Contains(w, want) {
			t.Fatalf("the panel does not say %q: %s", want, w)
		}
	}
	p := m.Table().Position().(sortie.Placer)
	n := len(p.Placings())
	hit(m, "1")
	if w = m.Words(); !strings.Contains(w, "1 left to place") || n == 0 {
		t.Errorf("one of two was to be placed in one of %d ways: %s", n, w)
	}
}

// In Enhanced Realism what was bought is placed by numbers too. Who says no more with one left is told what is paid back, once it is placed nobody is asked.
func TestPlacingByKeysInEnhancedRealism(t *testing.T) {
	m := skies(t, "over-the-reich", "person", "person")
	hit(m, "1", "1")
	for n := 0; n < 40 && len(m.Table().Position().(sortie.Placer).Placings()) == 0; n++ {
		giveWritten(m, ": done")
		hit(m, "space")
	}
	w := m.Words()
	for _, want := range []string{"What was bought", "WHERE IT MAY STAND", "2 left to place"} {
		if !strings.Contains(w, want) {
			t.Fatalf("the panel does not say %q: %s", want, w)
		}
	}
	hit(m, "1")
	says(t, m, "1 left to place")
	at := m.Table().Len()
	hit(m, "d")
	says(t, m, "1 unit will not be placed")
	hit(m, "esc")
	if m.Table().Len() != at {
		t.Fatal("the step was done though nobody said so")
	}
	hit(m, "1")
	if w = m.Words(); strings.Contains(w, "left to place") || strings.Contains(w, "will not be placed") {
		t.Errorf("all is placed, and still it is asked about: %s", w)
	}
}

// Ships that enemy aircraft may meet as they leave are not taken for what transports hold: the card says that the others go afterwards.
func TestShipsThatAreMetGoBeforeTheOthers(t *testing.T) {
	m := skies(t, "over-the-reich", "person", "person")
	sea := func() bool { return strings.Contains(m.Words(), "Britain: move ships, or be done.") }
	for n := 0; n < 60 && !sea(); n++ {
		giveWritten(m, ": done")
		hit(m, "space")
		lift(m)
	}
	if !sea() {
		t.Fatalf("Britain's ships do not move: %s", m.Words())
	}
	m.Run(flights.Aim{At: engine.SpaceRef(space(t, m, "Z02"))})
	press(m, "a")
	if w := m.Words(); strings.Contains(w, "Transports take") || !strings.Contains(w, "may meet") {
		t.Errorf("three fighters of Western Europe watch British Waters: %s", w)
	}
}

// The card of an attack in Enhanced Realism draws how it may end and what it costs as soon as somebody is ticked, and leads to the order of losses.
func TestAnAttackIsForecast(t *testing.T) {
	m := skies(t, "world-1942", "person", "pilot")
	for range 3 {
		order(t, m, "done")
	}
	press(m, "1")
	if w := m.Words(); !strings.Contains(w, "Tick who attacks.") || strings.Contains(w, "Losses by the end of the battle") {
		t.Fatalf("nobody is ticked: %s", w)
	}
	press(m, "1")
	m.Send(scene.Resize{W: 1600, H: 1300, Scale: 1}) // else the last chart is scrolled to
	w := m.Words()
	for _, want := range []string{"If nobody breaks off", "Attackers win", "Defenders hold", "Losses by the end of the battle", "IPC of theirs for", "Value lost, in steps of", "Set the order of losses"} {
		if !strings.Contains(w, want) {
			t.Errorf("the card does not say %q: %s", want, w)
		}
	}
	for _, r := range m.Regions() { // the rail leads there too
		if r.Act == (table.Open{Pane: "orders"}) && r.Rect.X > m.Top().W/2 {
			click(m, r.Rect.X+r.Rect.W/2, r.Rect.Y+r.Rect.H/2)
		}
	}
	if w := m.Words(); !strings.Contains(w, "Standing orders") || !strings.Contains(w, "Home by the way they came") {
		t.Errorf("the order of losses is not to be set: %s", w)
	}
}

// A number ticks one more of its row, with Shift one less; A ticks all. The card says so.
func TestShiftTakesOneBack(t *testing.T) {
	m := storm(t)
	press(m, "2", "1", "1")
	if w := m.Words(); !strings.Contains(w, "Send these 2") || !strings.Contains(w, "Shift one less") {
		t.Fatalf("two are not ticked, or the keys are not told: %s", w)
	}
	m.Send(scene.Key{Name: "1", Shift: true})
	if w := m.Words(); !strings.Contains(w, "Send it") {
		t.Errorf("none was taken back: %s", w)
	}
	press(m, "a")
	if w := m.Words(); !strings.Contains(w, "Send these") {
		t.Errorf("not all are ticked: %s", w)
	}
}
