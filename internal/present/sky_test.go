package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// battles are those of the position on the table.
func battles(t *testing.T, m *present.Model) *lanes.Table {
	t.Helper()
	p, ok := m.Table().Position().(lanes.Shower)
	if !ok {
		t.Fatal("no battles are fought side by side here")
	}
	return p.Lanes()
}

// order gives a command by how it is written.
func order(t *testing.T, m *present.Model, line string) {
	t.Helper()
	g := m.Table()
	for _, side := range g.ToAct() {
		for _, c := range g.Legal(side, nil) {
			if strings.HasSuffix(g.Rules().FormatCommand(g.Position(), c), ": "+line) {
				m.Run(table.Give{Cmd: c})
				m.Send(scene.Tick{MS: 1000}) // else the next is taken for a slip of the finger
				return
			}
		}
	}
	t.Fatalf("%q may not be ordered", line)
}

// Battles open as lanes; a number sends a fighter to the only one, with what that is worth beside it; the map is looked at and the lanes are fetched
// back; a letter goes on to the dice, and these lie in the panel.
func TestAFighterIsSentFromTheLanes(t *testing.T) {
	m := skies(t, "morning", "person", "person")
	for _, line := range []string{"done", "from NSE", "sail all NSE SCO", "done"} {
		order(t, m, line)
	}
	lift(m)
	m.Send(scene.Tick{MS: 1000})
	press(m, "enter")
	m.Send(scene.Tick{MS: 1000})
	x := battles(t, m)
	if x == nil || len(x.Lanes) != 1 {
		t.Fatalf("%+v", x)
	}
	words := m.Words()
	for _, w := range []string{"The Axis attack", "SEND", "instead of", "AIRCRAFT TO SEND", "may be sent"} {
		if !strings.Contains(words, w) {
			t.Errorf("the lanes do not say %q", w)
		}
	}
	press(m, "1")
	if got := battles(t, m); len(got.Bars) == 0 || !strings.Contains(m.Words(), "sent to A") {
		t.Errorf("nobody was sent: %s", m.Words())
	}
	press(m, "c")
	if strings.Contains(m.Words(), "AIRCRAFT TO SEND") {
		t.Error("the lanes still lie on the map")
	}
	press(m, "c", "d")
	m.Send(scene.Tick{MS: 1000})
	if !strings.Contains(m.Words(), "DICE OF ROUND 1") {
		t.Errorf("no dice: %s", m.Words())
	}
}

// A row of the panel is worth what the position reckons: the defender holds more often with a fighter than without.
func TestWhatADispatchIsWorth(t *testing.T) {
	m := skies(t, "morning", "person", "person")
	for _, line := range []string{"done", "from NSE", "sail all NSE SCO", "done"} {
		order(t, m, line)
	}
	p := m.Table().Position().(lanes.Shower)
	now, ok := p.Ending(0, engine.Command{})
	if !ok || now.Held <= 0 || now.Held >= 1 {
		t.Fatalf("holds %v, %t", now, ok)
	}
	for _, o := range p.Lanes().Offers {
		if o.Deed != lanes.Sends {
			continue
		}
		if with, ok := p.Ending(0, o.Command); !ok || with.Held <= now.Held {
			t.Errorf("%+v: %v instead of %v", o.Command, with, now)
		}
	}
}

// A bar is dragged to a lane: dropped there the aircraft is sent, dropped beside the lanes it is not.
func TestABarIsDraggedToItsLane(t *testing.T) {
	m := skies(t, "morning", "person", "person")
	for _, line := range []string{"done", "from NSE", "sail all NSE SCO", "done"} {
		order(t, m, line)
	}
	lift(m)
	m.Send(scene.Tick{MS: 1000})
	press(m, "enter")
	m.Send(scene.Tick{MS: 1000})
	lane := hitOf(t, m, "sky.lane")
	for _, to := range []scene.Rect{scene.R(2, 2, 2, 2), lane} {
		bar := hitOf(t, m, "sky.bar")
		x, y := bar.X+bar.W/2, bar.Y+bar.H/2
		m.Send(scene.Mouse{What: scene.Moved, X: x, Y: y})
		m.Send(scene.Mouse{What: scene.Pressed, X: x, Y: y})
		m.Send(scene.Mouse{What: scene.Moved, X: to.X + to.W/2, Y: to.Y + to.H/2})
		if m.Words(); strings.Contains(m.Words(), "sent to A") {
			t.Fatal("sent before it was dropped")
		}
		m.Send(scene.Mouse{What: scene.Released, X: to.X + to.W/2, Y: to.Y + to.H/2})
		if strings.Contains(m.Words(), "sent to A") != (to == lane) {
			t.Errorf("dropped at %v: %s", to, m.Words())
		}
	}
}

// hitOf is where something that may be clicked lies.
func hitOf(t *testing.T, m *present.Model, do string) scene.Rect {
	t.Helper()
	m.Words() // laid out
	for _, h := range m.Top().Hits {
		if h.Act != nil && h.Act.Do() == do {
			return h.Rect
		}
	}
	t.Fatalf("%q may not be clicked", do)
	return scene.Rect{}
}

// A bar that is sent grows and its line runs, then nothing moves any more; with motion reduced nothing does at all.
func TestTheLanesMove(t *testing.T) {
	for _, still := range []bool{false, true} {
		m := skies(t, "morning", "person", "person")
		m.Top().Prefs.Still = still
		for _, line := range []string{"done", "from NSE", "sail all NSE SCO", "done"} {
			order(t, m, line)
		}
		lift(m)
		m.Send(scene.Tick{MS: 1000})
		press(m, "enter")
		m.Send(scene.Tick{MS: 2000})
		rest := linesOf(m)
		press(m, "1")
		m.Send(scene.Tick{MS: 20})
		grows := linesOf(m)
		m.Send(scene.Tick{MS: 2000})
		m.Send(scene.Tick{MS: 2000})
		all := linesOf(m)
		if all <= rest || !still && grows >= all || still && grows != all {
			t.Errorf("still %t: %d lines, %d as the bar grows, %d in the end", still, rest, grows, all)
		}
	}
}

// linesOf counts the lines on the sheet of lanes.
func linesOf(m *present.Model) (n int) {
	for _, p := range m.Scene().Panels {
		for _, i := range p.Items {
			if p.ID == "lanes" && i.Kind == scene.ItemLine {
				n++
			}
		}
	}
	return n
}

// The page of keys lists those of battles side by side.
func TestKeysOfTheLanesStandOnTheirPage(t *testing.T) {
	m := skies(t, "morning", "person", "person")
	press(m, "f1")
	if words := m.Words(); !strings.Contains(words, "BATTLES SIDE BY SIDE") || !strings.Contains(words, "On to the dice of the round") {
		t.Errorf("the keys of the lanes are not listed: %s", words)
	}
}

// In a small window the wheel reaches every answer of a battle.
func TestTheWheelReachesEveryAnswer(t *testing.T) {
	m := skies(t, "morning", "person", "person")
	for _, line := range []string{"done", "from NSE", "sail all NSE SCO", "done"} {
		order(t, m, line)
	}
	lift(m)
	m.Send(scene.Tick{MS: 1000})
	press(m, "enter")
	m.Send(scene.Resize{W: 1024, H: 640, Scale: 1})
	retreat := "Retreat to Irish Sea"
	seen := strings.Contains(strings.Join(strings.Fields(m.Words()), " "), retreat)
	for range 12 {
		m.Send(scene.Wheel{X: 900, Y: 300, D: -1})
		seen = seen || strings.Contains(strings.Join(strings.Fields(m.Words()), " "), retreat)
	}
	if !seen || m.Top().Scroll["sky"] == 0 {
		t.Errorf("scrolled to %v, and there is no way to retreat: %s", m.Top().Scroll["sky"], m.Words())
	}
}

// What is asked next opens the panel again where it was folded away or another pane lay there; who aims reads in which order is shot, and the pane of
// chances tells how each battle that goes on is likely to end.
func TestWhatIsAskedInTheLanesComesForward(t *testing.T) {
	m := skies(t, "morning", "person", "person")
	for _, line := range []string{"done", "from FRA", "sortie dogfighter FRA GBR", "sortie fighter FRA GBR", "end FRA", "done"} {
		order(t, m, line)
	}
	lift(m)
	m.Send(scene.Tick{MS: 1000})
	press(m, "enter")
	m.Send(scene.Tick{MS: 1000})
	m.Run(table.Open{Pane: "odds"})
	if w := m.Words(); !strings.Contains(w, "Attackers drive them out") || !strings.Contains(w, "lost on average") {
		t.Errorf("no chances: %s", w)
	}
	for range 12 {
		x := battles(t, m)
		if x == nil || x.Over {
			t.Fatal("nobody was asked how to aim")
		}
		if len(x.Fire) > 0 && m.Screen() == table.ScreenGame {
			break
		}
		m.Run(table.Open{Pane: "odds"})
		goOn(t, m, x)
		lift(m)
		m.Send(scene.Tick{MS: 1000})
	}
	w := m.Words()
	for _, want := range []string{"ORDER OF FIRE", "1. at aircraft", "AIM OTHERWISE"} {
		if !strings.Contains(w, want) {
			t.Errorf("the panel does not say %q: %s", want, w)
		}
	}
	goOn(t, m, battles(t, m)) // the attacker's dice have fallen
	lift(m)
	m.Send(scene.Tick{MS: 1000})
	if w := m.Words(); !strings.Contains(w, "ORDER OF FIRE") {
		t.Errorf("the defender: %s", w)
	}
	m.Run(table.Open{Pane: "odds"})
	if w := m.Words(); !strings.Contains(w, "Attackers drive them out") || !strings.Contains(w, "lost on average") {
		t.Errorf("no chances while dice fall: %s", w)
	}
}

// goOn goes on with the battles.
func goOn(t *testing.T, m *present.Model, x *lanes.Table) {
	t.Helper()
	for _, o := range x.Offers {
		if o.Deed == lanes.Onward {
			m.Run(table.Give{Cmd: o.Command})
			return
		}
	}
	t.Fatal("nothing goes on")
}

// Whoever aims sees what each other aim is worth: how likely the defender then holds, and what both sides lose.
func TestWhatAnAimIsWorth(t *testing.T) {
	m := skies(t, "morning", "person", "person")
	for _, line := range []string{"done", "from FRA", "sortie fighter FRA GBR", "sortie dive-bomber FRA GBR", "end FRA", "done"} {
		order(t, m, line)
	}
	for _, line := range []string{"done", ""} {
		lift(m)
		m.Send(scene.Tick{MS: 1000})
		press(m, "enter")
		m.Send(scene.Tick{MS: 1000})
		if line != "" {
			order(t, m, line)
		}
	}
	lift(m)
	m.Send(scene.Tick{MS: 1000})
	aims, differ := 0, 0
	words := m.Words()
	for _, o := range battles(t, m).Offers {
		if o.Deed != lanes.Aims {
			continue
		}
		aims++
		p := m.Table().Position().(lanes.Shower)
		with, ok := p.Ending(0, o.Command)
		now, known := p.Ending(0, engine.Command{})
		if !ok || !known {
			t.Errorf("%+v: no chances", o.Command)
		}
		if with.Lost != now.Lost {
			differ++
		}
	}
	if n := strings.Count(words, "held "); aims == 0 || differ == 0 || n < aims || !strings.Contains(words, "Axis −") || !strings.Contains(words, "Allies −") {
		t.Errorf("%d other aims, and %d are told with what they are worth: %s", aims, n, words)
	}
}
