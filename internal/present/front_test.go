package present_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"awaw/internal/present"
)

// everyForm brings up each form there is; reach gives a model at it.
var everyForm = []struct {
	name  string
	reach func(t *testing.T) *present.Model
}{
	{"start", func(t *testing.T) *present.Model { m, _ := front(t); return m }},
	{"start with a save", func(t *testing.T) *present.Model { m, d := front(t); d.saves = saved(); return m }},
	{"start after a crash", func(t *testing.T) *present.Model {
		m, d := front(t)
		d.crash = &present.Crash{When: "yesterday", Report: "r.txt", Save: "a"}
		return m
	}},
	{"gallery", func(t *testing.T) *present.Model { m, _ := front(t); press(m, "n"); return m }},
	{"gallery of the second", func(t *testing.T) *present.Model { m, _ := front(t); press(m, "n", "down"); return m }},
	{"what is on", func(t *testing.T) *present.Model { m, _ := front(t); press(m, "n", "enter"); return m }},
	{"who plays", func(t *testing.T) *present.Model { m, _ := front(t); press(m, "n", "enter", "right"); return m }},
	{"who plays, two people", func(t *testing.T) *present.Model {
		m, _ := front(t)
		press(m, "n", "enter", "right")
		m.Send(present.Did{Act: present.Seat{Side: 1, Who: "person"}})
		return m
	}},
	{"switches", func(t *testing.T) *present.Model {
		m, _ := front(t)
		press(m, "n", "enter", "right", "right")
		return m
	}},
	{"dice", func(t *testing.T) *present.Model {
		m, _ := front(t)
		press(m, "n", "enter", "right", "right", "right")
		return m
	}},
	{"no saves", func(t *testing.T) *present.Model { m, _ := front(t); press(m, "l"); return m }},
	{"saves", func(t *testing.T) *present.Model { m, d := front(t); d.saves = saved(); press(m, "l"); return m }},
	{"a broken save", func(t *testing.T) *present.Model {
		m, d := front(t)
		d.saves = saved()
		press(m, "l", "down")
		return m
	}},
	{"rename", func(t *testing.T) *present.Model {
		m, d := front(t)
		d.saves = saved()
		press(m, "l", "n")
		return m
	}},
	{"trash?", func(t *testing.T) *present.Model {
		m, d := front(t)
		d.saves = saved()
		press(m, "l", "d")
		return m
	}},
	{"exported", func(t *testing.T) *present.Model {
		m, d := front(t)
		d.saves = saved()
		press(m, "l", "e")
		return m
	}},
	{"trash", func(t *testing.T) *present.Model {
		m, d := front(t)
		d.saves, d.thrown = saved(), saved()[:1]
		press(m, "l", "right")
		return m
	}},
	{"odds", func(t *testing.T) *present.Model { m, _ := front(t); press(m, "o"); return m }},
	{"odds that cannot be", func(t *testing.T) *present.Model {
		m, d := front(t)
		d.fault = errors.New("too many")
		press(m, "o")
		return m
	}},
	{"credits", func(t *testing.T) *present.Model { m, _ := front(t); press(m, "a"); return m }},
	{"since", func(t *testing.T) *present.Model {
		m := playing(t, "person", "random")
		press(m, "f")
		m.Send(present.Did{Act: present.ShowSince{}})
		return m
	}},
}

func TestEveryFormHasItsWordsAtEverySize(t *testing.T) {
	for _, c := range everyForm {
		for _, size := range []present.Resize{{W: 1600, H: 900, Scale: 1}, {W: 1280, H: 720, Scale: 1}, {W: 800, H: 500, Scale: 1}, {W: 200, H: 90, Scale: 3}, {W: 7680, H: 4320, Scale: 1}} {
			m := c.reach(t)
			m.Send(size)
			f := form(t, m)
			words := formWords(t, m)
			if strings.Contains(words, "⟨") || strings.TrimSpace(words) == "" {
				t.Errorf("%s: words are missing: %q", c.name, words)
			}
			f.Walk(func(n *present.Node) {
				switch n.Kind {
				case present.NodeButton:
					if n.Text == "" && n.Icon == "" || n.Act == nil && !n.Off {
						t.Errorf("%s: a button without word or act: %+v", c.name, *n)
					}
				case present.NodeChips, present.NodeCombo:
					if !slices.ContainsFunc(n.Choices, func(x present.Choice) bool { return x.S == n.S }) {
						t.Errorf("%s: %q has %q, which is none of its choices %v", c.name, n.ID, n.S, n.Choices)
					}
				case present.NodeStepper, present.NodeSlider:
					if n.N < n.Min || n.N > n.Max {
						t.Errorf("%s: %q is %d, not %d to %d", c.name, n.ID, n.N, n.Min, n.Max)
					}
				}
				for _, i := range n.Items {
					if i.W < 0 || i.H < 0 {
						t.Errorf("%s: an item of negative size: %+v", c.name, i)
					}
				}
			})
		}
	}
}

func TestEveryControlIsAnswered(t *testing.T) {
	for _, c := range everyForm {
		var acts []present.Act
		m := c.reach(t)
		f := form(t, m)
		for _, x := range f.Tabs {
			acts = append(acts, x.Act)
		}
		if f.Back != nil {
			acts = append(acts, f.Back)
		}
		f.Walk(func(n *present.Node) {
			a := n.Act
			switch {
			case n.Off:
			case n.Kind == present.NodeChips || n.Kind == present.NodeCombo:
				for _, x := range n.Choices {
					acts = append(acts, present.WithWord(a, x.S))
				}
			case n.Kind == present.NodeStepper:
				for _, v := range []int{n.Min, n.Max} {
					acts = append(acts, present.WithNumber(a, v))
				}
			case a != nil:
				acts = append(acts, a)
			}
		})
		for _, a := range acts {
			m := c.reach(t)
			m.Scene()
			m.Send(present.Did{Act: a})
			m.Scene()
			if s := m.Strange(); s != "" {
				t.Errorf("%s: nothing answers %q", c.name, s)
			}
		}
	}
}

func TestFormsCanBeKeptApart(t *testing.T) {
	for _, c := range everyForm {
		f := form(t, c.reach(t))
		seen := map[string]bool{}
		var look func(list []present.Node, scrolls bool)
		look = func(list []present.Node, scrolls bool) {
			for _, n := range list {
				if n.Kind == present.NodeInput && scrolls {
					t.Errorf("%s: a field stands in a part that scrolls", c.name)
				}
				if needs := n.Kind == present.NodeInput || n.Kind == present.NodeScroll; needs && n.ID == "" || n.ID != "" && seen[n.ID] {
					t.Errorf("%s: %q names no control, or two", c.name, n.ID)
				}
				seen[n.ID] = true
				look(n.Kids, scrolls || n.Kind == present.NodeScroll)
			}
		}
		look(f.Body, false)
		look(f.Foot, false)
		mains := 0
		f.Walk(func(n *present.Node) {
			if n.Kind == present.NodeButton && n.Main {
				mains++
			}
		})
		if mains > 1 {
			t.Errorf("%s: %d buttons are amber", c.name, mains)
		}
	}
}

func TestTheKeyOnAButtonPressesIt(t *testing.T) {
	for _, c := range everyForm {
		keys := map[string]string{}
		form(t, c.reach(t)).Walk(func(n *present.Node) {
			if n.Kind != present.NodeButton || n.Key == "" {
				return
			}
			if keys[n.Key] != "" {
				t.Errorf("%s: %s is on two buttons, %s and %s", c.name, n.Key, keys[n.Key], n.Text)
			}
			keys[n.Key] = n.Text
		})
	}
	m, d := front(t)
	d.saves = saved()
	press(m, "c")
	if m.Screen() != present.ScreenGame {
		t.Error("C did not go on with the newest save")
	}
}

func TestThreeClicksToPlay(t *testing.T) {
	m, d := front(t)
	use(t, m, "new")
	if m.Screen() != present.ScreenNew {
		t.Fatal("New did not open the gallery")
	}
	use(t, m, "new.tab")
	use(t, m, "begin")
	if m.Screen() != present.ScreenGame || d.last.Scenario != "one" || strings.Join(d.last.Seats, ",") != "person,pilot" || len(d.last.Options) != 0 {
		t.Fatalf("screen %d, asked for %+v", m.Screen(), d.last)
	}
}

func TestStartFailureIsSaidAndLeavesTheSetUp(t *testing.T) {
	m, d := front(t)
	d.fails = errors.New("the disk is full")
	press(m, "n", "enter", "enter")
	if m.Screen() != present.ScreenNew || !strings.Contains(words(m), "the disk is full") || !m.Scene().Shut {
		t.Fatalf("screen %d says %q", m.Screen(), words(m))
	}
	press(m, "enter")
	if strings.Contains(words(m), "the disk is full") || m.Scene().Shut {
		t.Fatal("Enter did not close the sheet")
	}
}

func TestWhatIsChosenIsListedAndPlayed(t *testing.T) {
	m, d := front(t)
	press(m, "n", "enter")
	for _, a := range []present.Act{present.Seat{Side: 0, Who: "marshal"}, present.Seat{Side: 1, Who: "person"}, present.Dice{How: "typed"}, present.Switch{On: 0, Key: "ports"},
		present.Value{Value: "winter=hard"}, present.Switch{On: 1, Key: "no such"}} {
		m.Send(present.Did{Act: a})
	}
	said := formWords(t, m)
	for _, want := range []string{"Marshal", "A person", "Hard", "Changed. Standard: Mild", "Changed. Standard: Yes", "Typed in by hand"} {
		if !strings.Contains(said, want) {
			t.Errorf("the page does not say %q: %s", want, said)
		}
	}
	press(m, "enter")
	if got := fmt.Sprint(d.last.Seats, d.last.Typed, d.last.Options); got != "[marshal person] true map[ports:false winter:hard]" {
		t.Errorf("the game was begun with %s", got)
	}
}

func TestChoosingAnotherScenarioForgetsChoices(t *testing.T) {
	m, d := front(t)
	press(m, "n", "enter")
	m.Send(present.Did{Act: present.Switch{On: 0, Key: "ports"}})
	m.Send(present.Did{Act: present.Switch{On: 1, Key: "ports"}}) // back to the standard: nothing is changed
	m.Send(present.Did{Act: present.Value{Value: "winter=hard"}})
	press(m, "esc", "down", "enter", "enter")
	if d.last.Scenario != "two" || len(d.last.Options) != 0 || strings.Join(d.last.Seats, ",") != "person,pilot,pilot" {
		t.Errorf("begun: %+v", d.last)
	}
}

func TestSavesAreRenamedExportedThrownAwayAndFetchedBack(t *testing.T) {
	m, d := front(t)
	d.saves = saved()
	press(m, "l", "n")
	m.Send(present.Did{Act: present.Write{Text: "  "}})
	press(m, "enter") // no name: the button is off
	m.Send(present.Did{Act: present.Write{Text: "Better"}})
	press(m, "enter", "e")
	if !strings.Contains(formWords(t, m), "/somewhere") {
		t.Error("where it was exported to is not said")
	}
	press(m, "enter", "d", "esc", "d", "enter")
	d.thrown = saved()[:1]
	press(m, "right", "enter")
	if got := strings.Join(d.did, ", "); got != "rename a Better, export a, trash a, restore a" {
		t.Errorf("done: %s", got)
	}
	d.fault = errors.New("another program has it open")
	press(m, "d", "enter")
	if !strings.Contains(words(m), "another program has it open") {
		t.Error("a refusal is not said")
	}
}

func TestACrashIsToldOnceAndTheGameGoesOn(t *testing.T) {
	m, d := front(t)
	d.crash = &present.Crash{When: "yesterday", Report: "report.txt", Save: "a"}
	if said := formWords(t, m); !strings.Contains(said, "yesterday") || !strings.Contains(said, "report.txt") {
		t.Fatalf("it says %q", said)
	}
	press(m, "enter")
	if m.Screen() != present.ScreenGame || d.crash != nil {
		t.Error("the game does not go on, or the crash is not forgotten")
	}
	m, d = front(t)
	d.crash = &present.Crash{When: "yesterday", Report: "report.txt"}
	press(m, "x")
	form(t, m)
	press(m, "esc")
	if m.Screen() != present.ScreenStart || d.crash != nil || form(t, m).ID != "start" {
		t.Error("it cannot be put away")
	}
}

func TestOddsAreOfWhatIsOnTheDesk(t *testing.T) {
	m, d := front(t)
	press(m, "o")
	m.Scene()
	for _, a := range []present.Act{present.OddsUnits{N: 9, At: "0 0"}, present.OddsAdd{Side: 1}, present.OddsKind{At: 0, Kind: "NAS"}, present.OddsNation{At: 0, Nation: "Y"}, present.OddsRounds{Rounds: "2"},
		present.OddsBest{On: 1, Side: "1"}, present.OddsPatrol{On: 1}, present.OddsBomb{On: 1}, present.OddsDrop{At: 0}, present.OddsUnits{N: 3, At: "7 7"}, present.OddsUnits{N: 999, At: "0 0"}} {
		m.Send(present.Did{Act: a})
		m.Scene()
	}
	want := "{[[{Y AAF 40}] [{Y AAF 5} {Y AAF 5}]] 2 [false true] false true}"
	if got := fmt.Sprint(d.reckons); got != want {
		t.Errorf("reckoned %s, want %s", got, want)
	}
	press(m, "w")
	m.Scene()
	if len(d.reckons.Sides[0]) != 2 {
		t.Error("the sides were not swapped")
	}
}

func TestWhatHappenedSinceIsToldOnResume(t *testing.T) {
	m := playing(t, "person", "random")
	press(m, "f") // one side's turn, then the other's
	for range 100 {
		m.Send(present.Tick{MS: 100})
	}
	m.Send(present.Did{Act: present.ShowSince{}})
	if said := formWords(t, m); !strings.Contains(said, "fake next") {
		t.Errorf("the other side's turn is not told: %q", said)
	}
	if press(m, "enter"); m.Scene().Form != nil {
		t.Error("it cannot be put away")
	}
}

// TestSharesAddUp rounds how often the sides won so that the parts shown make a whole.
func TestSharesAddUp(t *testing.T) {
	m, _ := front(t)
	press(m, "n")
	var said []string
	form(t, m).Walk(func(n *present.Node) {
		for _, i := range n.Items {
			if i.Text != "" {
				said = append(said, i.Text)
			}
		}
	})
	all := strings.Join(said, " ")
	if !strings.Contains(all, "45") || !strings.Contains(all, "55") || strings.Contains(all, "56") {
		t.Errorf("the bar says %q; 44.5 and 55.5 are to be shown as 45 and 55", all)
	}
}

// Games that nobody won are no side's in the bar of the gallery: each is as wide as what it won.
func TestDrawnGamesAreNobodys(t *testing.T) {
	for _, c := range []struct {
		keys          []string
		axis, allies  float64 // per cent
		drawn, nobody string
	}{{[]string{"n"}, 44.5, 55.5, "", "drawn"}, {[]string{"n", "down"}, 48.5, 42.5, "drawn 9 %", ""}} {
		m, _ := front(t)
		press(m, c.keys...)
		wide := map[string]float64{}
		words := ""
		form(t, m).Walk(func(n *present.Node) {
			for _, i := range n.Items {
				if i.Kind == present.ItemBox && i.H == 20 {
					wide[i.Fill] += i.W + 2
				}
				words += i.Text + "\n"
			}
		})
		all := wide["chart.axis_fill"] + wide["chart.allies_fill"] + wide["chart.neutral_fill"]
		for fill, part := range map[string]float64{"chart.axis_fill": c.axis, "chart.allies_fill": c.allies} {
			if got := 100 * wide[fill] / all; got < part-1 || got > part+1 {
				t.Errorf("%v: %s is %.1f %% wide, not %.1f", c.keys, fill, got, part)
			}
		}
		if !strings.Contains(words, c.drawn) || c.nobody != "" && strings.Contains(words, c.nobody) {
			t.Errorf("%v: the bar says %q", c.keys, words)
		}
	}
}

// A game at its end is not gone on with: the one before it is, or none.
func TestAFinishedGameIsNotContinued(t *testing.T) {
	m, d := front(t)
	d.saves = []present.Save{{ID: "z", Title: "Ended", Over: true}, {ID: "a", Title: "First"}}
	if s := formWords(t, m); !strings.Contains(s, "First") || strings.Contains(s, "Ended") {
		t.Errorf("it offers %q", s)
	}
	m, d = front(t)
	d.saves = []present.Save{{ID: "z", Title: "Ended", Over: true}}
	if s := formWords(t, m); strings.Contains(s, "Continue") {
		t.Errorf("it offers %q", s)
	}
}
