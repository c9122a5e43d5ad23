package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present"
	"awaw/internal/present/hand"
	"awaw/internal/present/mapview"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// huntingGame is one in which a carrier of the Allies lies within range of ships of the Axis at sea.
func huntingGame(t *testing.T) *present.Model {
	return sea(t, "ship Japan CV 4 with Kido named Akagi", "ship Japan CVL 2 with Sweep named Shoho", "ship Japan TR 4 with Convoy", "Japan NAS 4 at Akagi",
		"force Allies Second at D10", "ship US CV 5 with Second named Hornet", "US NAS 4 at Hornet", "ship US DD 2 with Second")
}

// give gives the first legal command of a verb, and tells whether there was one.
func give(t *testing.T, m *present.Model, verb engine.Verb) bool {
	t.Helper()
	return giveLooking(t, m, verb, func() {})
}

// giveLooking is that with a look at the screen before a sheet is read.
func giveLooking(t *testing.T, m *present.Model, verb engine.Verb, look func()) bool {
	t.Helper()
	c := legalOf(m, verb)
	if c.Verb != verb {
		return false
	}
	do(t, m, table.Give{Cmd: c})
	look()
	read(m)
	return true
}

// seek hunts ships and searches round after round until a strike may be sent.
func seek(t *testing.T, m *present.Model) {
	t.Helper()
	seekLooking(t, m, func() {})
}

// seekLooking is that with a look at the screen before each sheet is read.
func seekLooking(t *testing.T, m *present.Model, look func()) {
	t.Helper()
	atAllies(t, m, awaw.VerbHunt)
	give(t, m, awaw.VerbHunt)
	for range 400 {
		m.Send(scene.Tick{MS: 500})
		read(m)
		if a := m.Table().ToAct(); len(a) == 0 || a[0] != 2 {
			continue
		}
		legal := m.Table().Seen(2).Legal(2, nil)
		if slices.ContainsFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbStrike }) {
			return
		}
		if !giveLooking(t, m, awaw.VerbRoll, look) && !give(t, m, awaw.VerbPress) && !give(t, m, awaw.VerbHunt) {
			give(t, m, awaw.VerbDone)
		}
	}
	t.Fatal("nothing was ever found")
}

// legalOf is the first legal command of a verb for the second side, none where it is not to act.
func legalOf(m *present.Model, verb engine.Verb) engine.Command {
	for _, c := range m.Table().Seen(2).Legal(2, nil) {
		if a := m.Table().ToAct(); c.Verb == verb && len(a) > 0 && a[0] == 2 {
			return c
		}
	}
	return engine.Command{}
}

// offersPanel tells whether a button fetches the combat panel.
func offersPanel(m *present.Model) bool {
	return slices.ContainsFunc(m.Regions(), func(r scene.Region) bool { return scene.Does(r.Act) == "battle" })
}

// While searchers and cover are chosen the panel is there to be asked for, and leaves the map alone until it is.
func TestAPlanAtSeaWaitsToBeAskedFor(t *testing.T) {
	m := huntingGame(t)
	atAllies(t, m, awaw.VerbHunt)
	give(t, m, awaw.VerbHunt)
	if s := words(m); strings.Contains(s, "WHO MAY STILL FLY") || m.Table().Seen(2).View().Plan == nil {
		t.Fatalf("the plan lies on the map unasked, or there is none: %q", s)
	}
	press(m, "c")
	s := words(m)
	for _, want := range []string{"WHO MAY STILL FLY", "Found by Allies", "1 carrier searches", "22.44", "house table"} {
		if !strings.Contains(s, want) {
			t.Errorf("the plan does not say %q: %q", want, s)
		}
	}
	if strings.Contains(s, "Shoho") {
		t.Error("the plan names a hidden ship")
	}
	if !strings.Contains(s, "?\nship factors") {
		t.Error("the strength of forces nobody knows is given as a number")
	}
	press(m, "c")
	if s := words(m); strings.Contains(s, "WHO MAY STILL FLY") {
		t.Error("the plan cannot be put away")
	}
}

// A click in the panel sends a strike; the table lights the row of what is sent and the odds are those of the rules.
func TestAStrikeIsPlannedByClick(t *testing.T) {
	m := huntingGame(t)
	seek(t, m)
	if !offersPanel(m) {
		t.Error("no button fetches the plan")
	}
	press(m, "c")
	if s := words(m); !strings.Contains(s, "Naval Attack Table") || !strings.Contains(s, "0 squadrons are sent") || strings.Contains(s, "sunk") || !strings.Contains(strings.ReplaceAll(s, "\n", " "), "Send strikes against what has been found at D8.") {
		t.Fatalf("before anything is sent the panel says %q", s)
	}
	sent := false
	for _, r := range m.Regions() {
		if scene.Means(r.Act, "fly", "strike") {
			do(t, m, r.Act)
			sent = true
			break
		}
	}
	plan := m.Table().Seen(2).View().Plan
	if !sent || plan == nil {
		t.Fatal("nothing in the panel sends a strike")
	}
	if n := plan.Sides[0].Strength; n != 4 || len(plan.Table.Lit) != 1 || plan.Table.Rows[plan.Table.Lit[0].Row].Label != "4" {
		t.Errorf("%d squadrons are sent and %v is lit", n, plan.Table.Lit)
	}
	if len(plan.Charts) != 2 {
		t.Fatalf("%d charts of one strike", len(plan.Charts))
	}
	sum := 0.0
	for _, b := range plan.Charts[0].Bars {
		sum += b.P
	}
	if sum < .999 || sum > 1.001 {
		t.Errorf("the chances of the effects add up to %v", sum)
	}
	for _, b := range plan.Charts[1].Bars {
		if b.P < 0 || b.P > 1 {
			t.Errorf("a chance of %v", b.P)
		}
	}
	if s := words(m); !strings.Contains(s, "4 squadrons are sent") || !strings.Contains(s, "All on Shoho: sunk") || !strings.Contains(s, "Ships' Naval Nationality 2 (house)") {
		t.Errorf("with a strike sent the panel says %q", s)
	}
}

// Who was sent keeps his row, and the rows of the others do not move under the pointer.
func TestRowsOfThoseWhoMayFlyStay(t *testing.T) {
	m := sea(t, "ship Japan CV 4 with Kido named Akagi", "Japan NAS 4 at Akagi", "ship Japan CVL 2 with Sweep named Shoho", "ship Japan TR 4 with Convoy", "force Allies Second at D10", "ship US CV 5 with Second named Hornet",
		"US NAS 5 at Hornet", "ship US CV 5 with Second named Wasp", "US NAS 5 at Wasp")
	seek(t, m)
	press(m, "c")
	rows := func() (out []scene.Region) {
		for _, r := range m.Regions() {
			if scene.Means(r.Act, "fly", "strike") {
				out = append(out, r)
			}
		}
		return out
	}
	before := rows()
	if len(before) < 2 {
		t.Fatalf("%d may be sent", len(before))
	}
	do(t, m, before[0].Act)
	after := rows()
	if len(after) == 0 || strings.Count(words(m), "\nsent\n") != 1 {
		t.Fatalf("%d of %d are left, and the panel says %q", len(after), len(before), words(m))
	}
	for _, r := range after {
		i := slices.IndexFunc(before, func(b scene.Region) bool { return b.Act == r.Act })
		if i < 0 || before[i].Rect != r.Rect {
			t.Errorf("%v moved to %v from %v", r.Act, r.Rect, before[max(i, 0)].Rect)
		}
	}
	do(t, m, table.Undo{})
	if n := rows(); len(n) != len(before) || strings.Contains(words(m), "\nsent\n") {
		t.Errorf("taken back, %d of %d may be sent", len(n), len(before))
	}
}

// A strike on a port is planned in the panel, with its odds, and begun from it.
func TestAStrikeOnAPortIsPlannedAndBegun(t *testing.T) {
	m := seaFor(t, []string{"pilot", "person"}, "force Allies Second at D7", "ship US CV 4 with Second named Hornet", "US NAS 4 at Hornet",
		"ship Japan CV 4 at D9 named Akagi", "ship Japan DD 2 with Kido", "ship Japan DD 2 with Sweep", "ship Japan TR 4 with Convoy")
	atAllies(t, m, awaw.VerbStrike)
	if offersPanel(m) {
		t.Error("odds are offered before anybody is sent")
	}
	port := engine.NoRef
	for _, c := range m.Table().Seen(2).Legal(2, nil) {
		if c.Verb == awaw.VerbStrike {
			port = c.B
			do(t, m, table.Take{Ref: c.A})
			x, y := middle(t, m, port)
			before := len(m.Table().Path())
			click(m, x, y)
			if s := words(m); len(m.Table().Path()) != before || !strings.Contains(s, "1 of 1 fly") {
				t.Fatalf("a look at the target sends who was chosen, or he is not ticked: %q", s)
			}
			press(m, "enter")
			break
		}
	}
	press(m, "c")
	if s := words(m); !strings.Contains(s, "Strike on the port of") || !strings.Contains(s, "4 squadrons are sent") || !strings.Contains(s, "All on Akagi: sunk") || strings.Contains(s, "Waiting for the other side") {
		t.Fatalf("with a strike announced the panel says %q", s)
	}
	begins := slices.IndexFunc(m.Regions(), func(r scene.Region) bool {
		give, ok := r.Act.(table.Give)
		return ok && give.Cmd.A == engine.NoRef
	})
	if begins < 0 {
		t.Fatal("the panel does not go on with the strike")
	}
	do(t, m, m.Regions()[begins].Act)
	for range 20 {
		m.Send(scene.Tick{MS: 500})
		read(m)
		if b := m.Table().Seen(2).View().Battle; b != nil && b.Where == port {
			return
		}
	}
	t.Error("the strike is not fought")
}

// middle is where a space lies in the window.
func middle(t *testing.T, m *present.Model, at engine.Ref) (x, y float64) {
	t.Helper()
	s := m.Scene()
	px, py := waters(t).Middle(at.Index())
	return scene.Camera{CX: s.Map.CX, CY: s.Map.CY, HexW: s.Map.HexW}.Screen(px, py, s.W, s.H)
}

// The dice at sea are thrown again when a game is stepped through, with what they did.
func TestDiceAtSeaAreShownInReplay(t *testing.T) {
	m := huntingGame(t)
	seek(t, m)
	press(m, "[")
	press(m, "[")
	if s := words(m); strings.Contains(strings.ToLower(s), "the dice at sea") {
		t.Fatalf("dice lie there that are not thrown yet: %q", s)
	}
	for range 4 {
		press(m, "]")
		m.Send(scene.Tick{MS: 500})
		read(m)
		m.Send(scene.Tick{MS: 500})
		read(m)
		if s := words(m); strings.Contains(strings.ToLower(s), "the dice at sea") && strings.Contains(s, "Allies: the search finds") {
			return
		}
	}
	t.Error("the search is not thrown again")
}

// What was thrown before in a round of naval combat stays to be read in the panel when the strike has been fought.
func TestEarlierDiceOfARoundStayInThePanel(t *testing.T) {
	m := huntingGame(t)
	seek(t, m)
	struck := false
	for range 80 {
		m.Send(scene.Tick{MS: 500})
		read(m)
		if a := m.Table().ToAct(); len(a) == 0 || a[0] != 2 {
			continue
		}
		legal := m.Table().Seen(2).Legal(2, nil)
		pick := func(verbs ...engine.Verb) engine.Command {
			for _, v := range verbs {
				if i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == v }); i >= 0 {
					return legal[i]
				}
			}
			t.Fatalf("nothing of %v may be done", verbs)
			return engine.Command{}
		}
		if struck && slices.ContainsFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbPress }) {
			m.Send(scene.Tick{MS: 5000})
			if s := words(m); !strings.Contains(s, "the search finds") || !strings.Contains(s, "on the table") {
				t.Errorf("after the strike the panel says %q", s)
			}
			play := &program.Play{Game: m.Table(), Board: flat{waters(t)}, Title: "At sea", Seats: []string{"pilot", "person"}}
			again, d := newModel(t)
			d.bot = sailors{}
			again.Put(play)
			if s := words(again); !strings.Contains(s, "the search finds") || !strings.Contains(s, "on the table") {
				t.Errorf("taken up again the panel says %q", s)
			}
			return
		}
		c := pick(awaw.VerbStrike, awaw.VerbAim, awaw.VerbRoll, awaw.VerbDone)
		struck = struck || c.Verb == awaw.VerbStrike
		m.Give(c)
	}
	t.Error("the round never came to its end")
}

// What is dragged where it may not go explains itself: squadrons onto a full deck, and onto ships out of their deck's range,
// by the paragraph and with what is legal instead.
func TestRefusedDragsAtSeaExplainThemselves(t *testing.T) {
	m := sea(t, "ship Japan CV 4 with Kido named Akagi", "ship Japan CVL 2 with Sweep named Shoho", "ship Japan TR 4 with Convoy", "force Axis Far at C1", "ship Japan CA 3 with Far",
		"force Allies Second at D10", "ship US CV 4 with Second named Hornet", "US NAS 4 at Hornet", "ship US CV 2 with Second named Wasp", "US NAS 2 at Wasp")
	atAllies(t, m, awaw.VerbHunt)
	var wasp, air, far engine.CounterView
	for _, c := range m.Table().Seen(2).View().Counters {
		switch {
		case c.Kind.Code == "CV" && c.Size == 2 && c.Side == 2:
			wasp = c
		case c.Kind.Code == "NAS" && c.Size == 4 && c.Side == 2:
			air = c
		case c.Kind.Code == "TF" && c.Side == 1:
			far = c // the last of them
		}
	}
	row := func(r engine.Ref) (x, y float64) {
		t.Helper()
		for _, k := range m.Regions() {
			if k.Act == (hand.Ship{Ref: r}) {
				return k.Rect.X + k.Rect.W/2, k.Rect.Y + min(k.Rect.H/2, 10)
			}
		}
		t.Fatalf("the card has no row of %v", r)
		return 0, 0
	}
	before := m.Table().Head()
	refused := func(what string, r engine.Ref, x1, y1 float64, want ...string) {
		t.Helper()
		x0, y0 := row(r)
		drag(m, x0, y0, x1, y1)
		s := words(m)
		for _, w := range append(want, "Not to", "Nearest legal") {
			if !strings.Contains(s, w) {
				t.Errorf("%s: %q is not said: %q", what, w, s)
			}
		}
		press(m, "esc")
		if m.Table().Head() != before {
			t.Fatalf("%s did something", what)
		}
	}
	do(t, m, table.Take{Ref: air.On})
	x, y := row(wasp.Ref)
	refused("a full deck", air.Ref, x, y, "17.312", "The carrier holds no more squadrons than\nits size.")
	do(t, m, mapview.FitMap{}) // the game opens too near for ships so far off
	s := m.Scene()
	px, py := waters(t).Middle(far.Space.Index())
	sx, sy := scene.Camera{CX: s.Map.CX, CY: s.Map.CY, HexW: s.Map.HexW}.Screen(px, py, s.W, s.H)
	refused("ships out of range", air.Ref, sx, sy, "18.58C", "out of range")
}

// Dice at sea have the shape of the side that threw them. Once a sheet has told them they do not lie beside the map as well.
func TestDiceAtSeaShowWhoseTheyAre(t *testing.T) {
	m := huntingGame(t)
	var styles map[string]int
	seekLooking(t, m, func() {
		p := panelOf(m, "result")
		if p == nil {
			return
		}
		styles = map[string]int{}
		for _, i := range p.Items {
			if i.Kind == scene.ItemDie {
				styles[i.Style]++
			}
		}
	})
	if styles["axis"] != 2 || styles["allies"] != 2 {
		t.Errorf("of a search by either side the dice are %v", styles)
	}
	m.Send(scene.Tick{MS: 5000})
	if panelOf(m, "throws") != nil {
		t.Error("dice a sheet has told lie beside the map")
	}
}

// In replay the chances are drawn in the least window too, and the panel leaves the timeline free.
func TestChancesAtSeaAreDrawnInReplay(t *testing.T) {
	m := huntingGame(t)
	m.Send(scene.Resize{W: 1280, H: 720, Scale: 1})
	seek(t, m)
	for range 6 {
		legal := m.Table().Seen(2).Legal(2, nil)
		i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbStrike })
		if i < 0 {
			break
		}
		m.Give(legal[i])
	}
	for range 40 {
		m.Send(scene.Tick{MS: 500})
		read(m)
		give(t, m, awaw.VerbDone)
		if b := m.Table().Seen(2).View().Battle; b != nil && len(b.Charts) == 2 && b.Cite == "23.42" {
			break
		}
	}
	give(t, m, awaw.VerbRoll)
	for range 6 {
		m.Send(scene.Tick{MS: 500})
		read(m)
	}
	for range 30 {
		press(m, "[")
		p, line := panelOf(m, "battle"), panelOf(m, "timeline")
		if p == nil || !strings.Contains(words(m), "What comes through the fire") {
			continue
		}
		bars := 0
		for _, i := range p.Items {
			if strings.HasPrefix(i.Fill, "chart.") {
				bars++
			}
		}
		if bars == 0 {
			t.Error("no chances are drawn")
		}
		if p.Rect.Y+p.Rect.H > line.Rect.Y {
			t.Errorf("the panel ends at %v, the timeline begins at %v", p.Rect.Y+p.Rect.H, line.Rect.Y)
		}
		return
	}
	t.Error("the fire is not found again")
}
