package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present"
	"awaw/internal/present/hand"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// atAllies plays the Axis until the Allies, a person, are asked in a step that offers a verb.
func atAllies(t *testing.T, m *present.Model, verb engine.Verb) {
	t.Helper()
	for range 600 {
		m.Send(scene.Tick{MS: 500})
		read(m)
		g := m.Table()
		if a := g.ToAct(); len(a) == 0 || a[0] != 2 {
			continue
		}
		legal := g.Seen(2).Legal(2, nil)
		if slices.ContainsFunc(legal, func(c engine.Command) bool { return c.Verb == verb }) {
			return
		}
		for _, c := range legal {
			if c.Verb == awaw.VerbDone {
				do(t, m, table.Give{Cmd: c})
				break
			}
		}
	}
	t.Fatal("the step never came")
}

// refOf finds a counter the Allies know by side and kind.
func refOf(t *testing.T, m *present.Model, side engine.Side, kind string) engine.CounterView {
	t.Helper()
	for _, c := range m.Table().Seen(2).View().Counters {
		if c.Side == side && c.Kind.Code == kind {
			return c
		}
	}
	t.Fatalf("no %s of side %d", kind, side)
	return engine.CounterView{}
}

func seaGame(t *testing.T) *present.Model {
	return sea(t, "ship Japan CV 4 with Kido named Akagi", "ship Japan CVL 2 with Sweep named Shoho", "ship Japan TR 4 with Convoy", "Japan NAS 4 at Akagi")
}

// The card of a task force shows ships and decks; squadrons go ashore and aboard by clicks or by the number of their button, as many as the stepper says.
func TestSquadronsGoAshoreAndAboardByClick(t *testing.T) {
	m := seaGame(t)
	atAllies(t, m, awaw.VerbAshore)
	do(t, m, table.Take{Ref: refOf(t, m, 2, "TF").Ref})
	if s := words(m); !strings.Contains(s, "Lexington") || !strings.Contains(s, "deck 3 of 4") {
		t.Fatalf("the card of the force says %q", s)
	}
	air := refOf(t, m, 2, "NAS")
	do(t, m, hand.Ship{Ref: air.Ref})
	ashore := engine.Command{Side: 2, Verb: awaw.VerbAshore, A: air.Ref}
	for _, r := range m.Regions() {
		if give, ok := r.Act.(table.Give); ok && give.Cmd.Verb == awaw.VerbAshore {
			ashore.N = give.Cmd.N
		}
	}
	if ashore.N == 0 {
		t.Fatalf("nothing puts the squadrons ashore: %q", words(m))
	}
	press(m, "2") // the number of its button, under that which breaks some off
	carrier := refOf(t, m, 2, "CV").Ref
	land := engine.NoRef
	decked := func() (n int) {
		for _, c := range m.Table().Seen(2).View().Counters {
			switch {
			case c.On == carrier:
				n += c.Size
			case c.Kind.Code == "NAS" && c.Side == 2:
				land = c.Ref
			}
		}
		return n
	}
	if n := decked(); n != 3-int(ashore.N) || land == engine.NoRef {
		t.Fatalf("%d squadrons are left aboard when %d of 3 go ashore", n, ashore.N)
	}
	before := decked()
	do(t, m, table.LetGo{})
	do(t, m, table.Take{Ref: land})
	do(t, m, table.Give{Cmd: boarding(t, m, land)})
	if n := decked(); n <= before {
		t.Errorf("%d squadrons are aboard, %d before one came back", n, before)
	}
}

// A marker of the other side tells nothing of what sails with it, and its card says so.
func TestAHiddenMarkerKeepsItsCard(t *testing.T) {
	m := seaGame(t)
	atAllies(t, m, awaw.VerbAshore)
	mark := refOf(t, m, 1, "TF")
	if mark.Size != 0 || mark.Range != 0 {
		t.Fatalf("a hidden marker shows size %d and range %d", mark.Size, mark.Range)
	}
	if s := words(m); !strings.Contains(s, "3 hidden forces") || strings.Contains(s, "0 factors") {
		t.Errorf("the list of forces says %q", s)
	}
	do(t, m, table.Take{Ref: mark.Ref})
	if s := words(m); !strings.Contains(s, "Nobody knows what sails with it.") || strings.Contains(s, "Akagi") {
		t.Errorf("the card of a hidden force says %q", s)
	}
}

// Where a marker may sail is one outline, not a hundred lit hexes, and ships under a marker are not drawn by themselves.
func TestSailingIsAnOutline(t *testing.T) {
	m := seaGame(t)
	atAllies(t, m, awaw.VerbSail)
	mark := refOf(t, m, 2, "TF")
	do(t, m, table.Take{Ref: mark.Ref})
	sails := 0
	for _, c := range m.Table().Seen(2).Legal(2, nil) {
		if c.Verb == awaw.VerbSail && c.A == mark.Ref {
			sails++
		}
	}
	ms := m.Scene().Map
	if sails == 0 || len(ms.Pool) != sails+1 || len(ms.Lit) != 0 {
		t.Errorf("%d ways to sail, %d hexes in the outline, %d lit", sails, len(ms.Pool), len(ms.Lit))
	}
	marks := 0
	for _, st := range ms.Stacks {
		for _, c := range st.Cards {
			if c.Kind == "CV" {
				t.Error("a carrier under a marker is drawn by itself")
			}
			if c.Kind == "TF" {
				marks++
			}
		}
	}
	if marks < 2 {
		t.Errorf("%d markers on the map", marks)
	}
}

// boarding is the command on the screen that takes a counter aboard.
func boarding(t *testing.T, m *present.Model, air engine.Ref) engine.Command {
	t.Helper()
	for _, r := range m.Regions() {
		if give, ok := r.Act.(table.Give); ok && give.Cmd.Verb == awaw.VerbBoard && give.Cmd.A == air {
			return give.Cmd
		}
	}
	t.Fatalf("nothing takes the squadrons aboard: %q", words(m))
	return engine.Command{}
}

// More ships than the card has room for are turned to by its button and by the wheel, and back.
func TestALongCardOfShipsIsTurned(t *testing.T) {
	names := []string{"Essex", "Hornet", "Wasp", "Ranger", "Yorktown", "Bunker", "Hancock", "Ticonderoga", "Randolph"}
	given := []string{"ship Japan CV 4 with Kido named Akagi", "ship Japan CVL 2 with Sweep", "ship Japan TR 4 with Convoy"}
	for i, n := range names {
		if i%3 == 0 {
			given = append(given, "force Allies Group"+n+" at D10")
		}
		given = append(given, "ship US CV 4 with Group"+names[i/3*3]+" named "+n)
	}
	m := sea(t, given...)
	m.Send(scene.Resize{W: 1280, H: 720, Scale: 1})
	atAllies(t, m, awaw.VerbSail)
	for _, c := range m.Table().Seen(2).View().Counters {
		if c.Kind.Code == "TF" && c.Side == 2 && c.Size == 12 {
			do(t, m, table.Take{Ref: c.Ref})
			break
		}
	}
	first, last := names[0], names[len(names)-1]
	if s := words(m); !strings.Contains(s, first) || strings.Contains(s, last) || !strings.Contains(s, "More ships lie here") {
		t.Fatalf("the card says %q", s)
	}
	turn := func() {
		t.Helper()
		for _, r := range m.Regions() {
			if scene.Does(r.Act) == "fleet" {
				click(m, r.Rect.X+r.Rect.W/2, r.Rect.Y+r.Rect.H/2)
				return
			}
		}
		t.Fatal("nothing turns the card")
	}
	seen := map[string]bool{}
	for range 9 {
		s := words(m)
		for _, n := range names {
			seen[n] = seen[n] || strings.Contains(s, n+"\n")
		}
		if strings.Contains(s, "Back to the first") {
			break
		}
		turn()
	}
	if len(seen) != len(names) || slices.ContainsFunc(names, func(n string) bool { return !seen[n] }) || !strings.Contains(words(m), last) {
		t.Errorf("turning shows %v, and in the end %q", seen, words(m))
	}
	turn()
	if s := words(m); !strings.Contains(s, first) || strings.Contains(s, last) {
		t.Errorf("turned back the card says %q", s)
	}
	m.Send(scene.Wheel{X: 1100, Y: 250, D: -40})
	if s := words(m); !strings.Contains(s, last) || strings.Contains(s, first) {
		t.Errorf("after the wheel the card says %q", s)
	}
}
