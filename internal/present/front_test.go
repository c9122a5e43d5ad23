package present_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"awaw/internal/present"
	"awaw/internal/present/front"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// everyForm brings up each form there is; reach gives a model at it.
var everyForm = []struct {
	name  string
	reach func(t *testing.T) *present.Model
}{
	{"start", func(t *testing.T) *present.Model { m, _ := atFront(t); return m }},
	{"start with a save", func(t *testing.T) *present.Model { m, d := atFront(t); d.saves = saved(); return m }},
	{"start after a crash", func(t *testing.T) *present.Model {
		m, d := atFront(t)
		d.crash = &program.Crash{When: "yesterday", Report: "r.txt", Save: "a"}
		return m
	}},
	{"gallery", func(t *testing.T) *present.Model { m, _ := atFront(t); press(m, "n"); return m }},
	{"gallery of the second", func(t *testing.T) *present.Model { m, _ := atFront(t); press(m, "n", "down"); return m }},
	{"what is on", func(t *testing.T) *present.Model { m, _ := atFront(t); press(m, "n", "enter"); return m }},
	{"who plays", func(t *testing.T) *present.Model { m, _ := atFront(t); press(m, "n", "enter", "right"); return m }},
	{"who plays, two people", func(t *testing.T) *present.Model {
		m, _ := atFront(t)
		press(m, "n", "enter", "right")
		m.Send(scene.Did{Act: front.Seat{Side: 1, Who: "person"}})
		return m
	}},
	{"switches", func(t *testing.T) *present.Model {
		m, _ := atFront(t)
		press(m, "n", "enter", "right", "right")
		return m
	}},
	{"dice", func(t *testing.T) *present.Model {
		m, _ := atFront(t)
		press(m, "n", "enter", "right", "right", "right")
		return m
	}},
	{"no saves", func(t *testing.T) *present.Model { m, _ := atFront(t); press(m, "l"); return m }},
	{"saves", func(t *testing.T) *present.Model { m, d := atFront(t); d.saves = saved(); press(m, "l"); return m }},
	{"a broken save", func(t *testing.T) *present.Model {
		m, d := atFront(t)
		d.saves = saved()
		press(m, "l", "down")
		return m
	}},
	{"rename", func(t *testing.T) *present.Model {
		m, d := atFront(t)
		d.saves = saved()
		press(m, "l", "n")
		return m
	}},
	{"trash?", func(t *testing.T) *present.Model {
		m, d := atFront(t)
		d.saves = saved()
		press(m, "l", "d")
		return m
	}},
	{"export?", func(t *testing.T) *present.Model {
		m, d := atFront(t)
		d.saves = saved()
		press(m, "l", "e")
		return m
	}},
	{"exported", func(t *testing.T) *present.Model {
		m, d := atFront(t)
		d.saves = saved()
		press(m, "l", "e", "m")
		return m
	}},
	{"trash", func(t *testing.T) *present.Model {
		m, d := atFront(t)
		d.saves, d.thrown = saved(), saved()[:1]
		press(m, "l", "right")
		return m
	}},
	{"odds", func(t *testing.T) *present.Model { m, _ := atFront(t); press(m, "o"); return m }},
	{"odds that cannot be", func(t *testing.T) *present.Model {
		m, d := atFront(t)
		d.fault = errors.New("too many")
		press(m, "o")
		return m
	}},
	{"credits", func(t *testing.T) *present.Model { m, _ := atFront(t); press(m, "a"); return m }},
	{"since", func(t *testing.T) *present.Model {
		m := playing(t, "person", "random")
		press(m, "f")
		m.Send(scene.Did{Act: front.ShowSince{}})
		return m
	}},
}

func TestEveryFormHasItsWordsAtEverySize(t *testing.T) {
	for _, c := range everyForm {
		for _, size := range []scene.Resize{{W: 1600, H: 900, Scale: 1}, {W: 1280, H: 720, Scale: 1}, {W: 800, H: 500, Scale: 1}, {W: 200, H: 90, Scale: 3}, {W: 7680, H: 4320, Scale: 1}} {
			m := c.reach(t)
			m.Send(size)
			f := form(t, m)
			words := formWords(t, m)
			if strings.Contains(words, "⟨") || strings.TrimSpace(words) == "" {
				t.Errorf("%s: words are missing: %q", c.name, words)
			}
			f.Walk(func(n *scene.Node) {
				switch n.Kind {
				case scene.NodeButton:
					if n.Text == "" && n.Icon == "" || n.Act == nil && !n.Off {
						t.Errorf("%s: a button without word or act: %+v", c.name, *n)
					}
				case scene.NodeChips, scene.NodeCombo:
					if !slices.ContainsFunc(n.Choices, func(x scene.Choice) bool { return x.S == n.S }) {
						t.Errorf("%s: %q has %q, which is none of its choices %v", c.name, n.ID, n.S, n.Choices)
					}
				case scene.NodeStepper, scene.NodeSlider:
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
		var acts []scene.Act
		m := c.reach(t)
		f := form(t, m)
		for _, x := range f.Tabs {
			acts = append(acts, x.Act)
		}
		if f.Back != nil {
			acts = append(acts, f.Back)
		}
		f.Walk(func(n *scene.Node) {
			a := n.Act
			switch {
			case n.Off:
			case n.Kind == scene.NodeChips || n.Kind == scene.NodeCombo:
				for _, x := range n.Choices {
					acts = append(acts, scene.WithWord(a, x.S))
				}
			case n.Kind == scene.NodeStepper:
				for _, v := range []int{n.Min, n.Max} {
					acts = append(acts, scene.WithNumber(a, v))
				}
			case a != nil:
				acts = append(acts, a)
			}
		})
		for _, a := range acts {
			m := c.reach(t)
			m.Scene()
			m.Send(scene.Did{Act: a})
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
		var look func(list []scene.Node, scrolls bool)
		look = func(list []scene.Node, scrolls bool) {
			for _, n := range list {
				if n.Kind == scene.NodeInput && scrolls {
					t.Errorf("%s: a field stands in a part that scrolls", c.name)
				}
				if needs := n.Kind == scene.NodeInput || n.Kind == scene.NodeScroll; needs && n.ID == "" || n.ID != "" && seen[n.ID] {
					t.Errorf("%s: %q names no control, or two", c.name, n.ID)
				}
				seen[n.ID] = true
				look(n.Kids, scrolls || n.Kind == scene.NodeScroll)
			}
		}
		look(f.Body, false)
		look(f.Foot, false)
		mains := 0
		f.Walk(func(n *scene.Node) {
			if n.Kind == scene.NodeButton && n.Main {
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
		form(t, c.reach(t)).Walk(func(n *scene.Node) {
			if n.Kind != scene.NodeButton || n.Key == "" {
				return
			}
			if keys[n.Key] != "" {
				t.Errorf("%s: %s is on two buttons, %s and %s", c.name, n.Key, keys[n.Key], n.Text)
			}
			keys[n.Key] = n.Text
		})
	}
	m, d := atFront(t)
	d.saves = saved()
	press(m, "c")
	if m.Screen() != table.ScreenGame {
		t.Error("C did not go on with the newest save")
	}
}

func TestThreeClicksToPlay(t *testing.T) {
	m, d := atFront(t)
	use(t, m, "new")
	if m.Screen() != table.ScreenNew {
		t.Fatal("New did not open the gallery")
	}
	use(t, m, "new.tab")
	use(t, m, "begin")
	if m.Screen() != table.ScreenGame || d.last.Scenario != "one" || strings.Join(d.last.Seats, ",") != "person,pilot" || len(d.last.Options) != 0 {
		t.Fatalf("screen %d, asked for %+v", m.Screen(), d.last)
	}
}

func TestStartFailureIsSaidAndLeavesTheSetUp(t *testing.T) {
	m, d := atFront(t)
	d.fails = errors.New("the disk is full")
	press(m, "n", "enter", "enter")
	if m.Screen() != table.ScreenNew || !strings.Contains(words(m), "the disk is full") || !m.Scene().Shut {
		t.Fatalf("screen %d says %q", m.Screen(), words(m))
	}
	later(m)
	press(m, "enter")
	if strings.Contains(words(m), "the disk is full") || m.Scene().Shut {
		t.Fatal("Enter did not close the sheet")
	}
}

func TestWhatIsChosenIsListedAndPlayed(t *testing.T) {
	m, d := atFront(t)
	press(m, "n", "enter")
	for _, a := range []scene.Act{front.Seat{Side: 0, Who: "marshal"}, front.Seat{Side: 1, Who: "person"}, front.Dice{How: "typed"}, front.Switch{On: 0, Key: "ports"},
		front.Value{Value: "winter=hard"}, front.Switch{On: 1, Key: "no such"}} {
		m.Send(scene.Did{Act: a})
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
	m, d := atFront(t)
	press(m, "n", "enter")
	m.Send(scene.Did{Act: front.Switch{On: 0, Key: "ports"}})
	m.Send(scene.Did{Act: front.Switch{On: 1, Key: "ports"}}) // back to the standard: nothing is changed
	m.Send(scene.Did{Act: front.Value{Value: "winter=hard"}})
	press(m, "esc", "down", "enter", "enter")
	if d.last.Scenario != "two" || len(d.last.Options) != 0 || strings.Join(d.last.Seats, ",") != "person,pilot,pilot" {
		t.Errorf("begun: %+v", d.last)
	}
}

func TestSavesAreRenamedExportedThrownAwayAndFetchedBack(t *testing.T) {
	m, d := atFront(t)
	d.saves = saved()
	press(m, "l", "n")
	m.Send(scene.Did{Act: front.Write{Text: "  "}})
	press(m, "enter") // no name: the button is off
	m.Send(scene.Did{Act: front.Write{Text: "Better"}})
	press(m, "enter", "e")
	if got := formWords(t, m); !strings.Contains(got, "The player of A") || !strings.Contains(got, "Me alone") {
		t.Errorf("it is not asked whom the copy is for: %s", got)
	}
	if got := formWords(t, m); !strings.Contains(got, "every secret in it") {
		t.Errorf("what a copy for oneself holds is not said: %s", got)
	}
	d.saves[0].Locked = true
	m.Send(scene.Resize{W: 1280, H: 720, Scale: 1})
	if got := formWords(t, m); strings.Contains(got, "every secret in it") || !strings.Contains(got, "under its passphrases") {
		t.Errorf("a locked save is said to lie open: %s", got)
	}
	press(m, "a") // the game is not over: nobody gets it all
	press(m, "2")
	if !strings.Contains(formWords(t, m), "/somewhere") {
		t.Error("where it was exported to is not said")
	}
	press(m, "enter", "d", "esc", "d", "enter")
	d.thrown = saved()[:1]
	press(m, "right", "enter")
	if got := strings.Join(d.did, ", "); got != "rename a Better, export a 2, trash a, restore a" {
		t.Errorf("done: %s", got)
	}
	d.fault = errors.New("another program has it open")
	press(m, "d", "enter")
	if !strings.Contains(words(m), "another program has it open") {
		t.Error("a refusal is not said")
	}
}

func TestACrashIsToldOnceAndTheGameGoesOn(t *testing.T) {
	m, d := atFront(t)
	d.crash = &program.Crash{When: "yesterday", Report: "report.txt", Save: "a"}
	if said := formWords(t, m); !strings.Contains(said, "yesterday") || !strings.Contains(said, "report.txt") {
		t.Fatalf("it says %q", said)
	}
	press(m, "enter")
	if m.Screen() != table.ScreenGame || d.crash != nil {
		t.Error("the game does not go on, or the crash is not forgotten")
	}
	m, d = atFront(t)
	d.crash = &program.Crash{When: "yesterday", Report: "report.txt"}
	press(m, "x")
	form(t, m)
	press(m, "esc")
	if m.Screen() != table.ScreenStart || d.crash != nil || form(t, m).ID != "start" {
		t.Error("it cannot be put away")
	}
}

func TestOddsAreOfWhatIsOnTheDesk(t *testing.T) {
	m, d := atFront(t)
	press(m, "o")
	m.Scene()
	for _, a := range []scene.Act{front.OddsUnits{N: 9, At: "0 0"}, front.OddsAdd{Side: 1}, front.OddsKind{At: 0, Kind: "NAS"}, front.OddsNation{At: 0, Nation: "Y"}, front.OddsRounds{Rounds: "2"},
		front.OddsHow{On: 1, ID: "best.defender"}, front.OddsHow{On: 1, ID: "cap"}, front.OddsHow{On: 1, ID: "bomb"}, front.OddsDrop{At: 0}, front.OddsUnits{N: 3, At: "7 7"}, front.OddsUnits{N: 999, At: "0 0"}} {
		m.Send(scene.Did{Act: a})
		m.Scene()
	}
	want := "{[[{Y AAF 40}] [{Y AAF 5} {Y AAF 5}]] 2 [best.defender bomb]}"
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
		m.Send(scene.Tick{MS: 100})
	}
	m.Send(scene.Did{Act: front.ShowSince{}})
	if said := formWords(t, m); !strings.Contains(said, "fake next") {
		t.Errorf("the other side's turn is not told: %q", said)
	}
	if press(m, "enter"); m.Scene().Form != nil {
		t.Error("it cannot be put away")
	}
}

// TestSharesAddUp rounds how often the sides won so that the parts shown make a whole.
func TestSharesAddUp(t *testing.T) {
	m, _ := atFront(t)
	press(m, "n")
	var said []string
	form(t, m).Walk(func(n *scene.Node) {
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
		m, _ := atFront(t)
		press(m, c.keys...)
		wide := map[string]float64{}
		words := ""
		form(t, m).Walk(func(n *scene.Node) {
			for _, i := range n.Items {
				if i.Kind == scene.ItemBox && i.H == 20 {
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
	m, d := atFront(t)
	d.saves = []program.Save{{ID: "z", Title: "Ended", Over: true}, {ID: "a", Title: "First"}}
	if s := formWords(t, m); !strings.Contains(s, "First") || strings.Contains(s, "Ended") {
		t.Errorf("it offers %q", s)
	}
	m, d = atFront(t)
	d.saves = []program.Save{{ID: "z", Title: "Ended", Over: true}}
	if s := formWords(t, m); strings.Contains(s, "Continue") {
		t.Errorf("it offers %q", s)
	}
	use(t, m, "load")
	if s := formWords(t, m); !strings.Contains(s, "See how it ended") || strings.Contains(s, "Go on playing") {
		t.Errorf("the list offers %q", s)
	}
}
