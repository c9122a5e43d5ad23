package present_test

import (
	"strings"
	"testing"

	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// The title of a game is whole where the bar has room for it: phases other than the present one have gone already.
func TestALongTitleIsWholeWhereThereIsRoom(t *testing.T) {
	const long = "Pointblank: the Bombers over Germany"
	for _, c := range []struct {
		w     float64
		whole bool
	}{{1600, true}, {1400, true}, {1280, true}, {800, false}} {
		m := inTheSky(t, plain)
		m.Put(&program.Play{Game: m.Table(), Board: rowBoard{}, Title: long, Seats: []string{"person", "person"}})
		m.Send(scene.Resize{W: c.w, H: 900, Scale: 1})
		top := panelOf(m, "top")
		seen, right := "", 0.0
		for _, i := range top.Items {
			if i.Face == scene.SerifSemi {
				seen = i.Text
			}
			if i.Kind == scene.ItemText {
				right = max(right, i.X)
			}
		}
		if (seen == long) != c.whole || !strings.HasPrefix(seen, "Pointblank") || right > c.w {
			t.Errorf("%v wide: the title is %q, the last word begins at %v", c.w, seen, right)
		}
	}
}

// The present phase is told at every width of the bar: with its step where there is room, else alone with the step under the pointer.
func TestThePresentPhaseIsToldAtEveryWidth(t *testing.T) {
	for w := 720.0; w <= 1600; w += 40 {
		m := inTheSky(t, plain)
		m.Put(&program.Play{Game: m.Table(), Board: rowBoard{}, Title: "Channel, 1940", Seats: []string{"person", "person"}})
		m.Send(scene.Resize{W: w, H: 900, Scale: 1})
		right, chip, on := 0.0, 0.0, ""
		for _, i := range panelOf(m, "top").Items {
			switch {
			case i.Fill == "paper.sheet":
				chip, right = i.X, i.X+i.W
			case i.Kind == scene.ItemText && i.Face == scene.BodyBold:
				on = i.Text
				if i.X < chip || i.X > right {
					t.Errorf("%v wide: the phase stands at %v, its chip from %v to %v", w, i.X, chip, right)
				}
			}
		}
		if on == "" || right > w {
			t.Errorf("%v wide: the present phase is %q, its chip ends at %v", w, on, right)
		}
	}
}

// Where all phases with the step of the present one do not fit, the step gives way before the other phases do: the prompt tells it too.
func TestTheStepGivesWayBeforeThePhases(t *testing.T) {
	forms := map[string]bool{}
	for w := 900.0; w <= 1600; w += 10 {
		m := scenarioGame(t, "channel-1940", 5)
		m.Send(scene.Resize{W: w, H: 900, Scale: 1})
		var phases, step, under bool
		for _, i := range panelOf(m, "top").Items {
			phases = phases || i.Text == "Redeployment"
			step = step || i.Kind == scene.ItemText && strings.HasPrefix(i.Text, "staging")
		}
		for _, r := range m.Regions() {
			under = under || strings.Contains(r.Tip, ": staging")
		}
		if !step && !under {
			t.Errorf("%v wide: the step is told nowhere", w)
		}
		forms[map[bool]string{true: "all", false: "one"}[phases]+map[bool]string{true: " with", false: ""}[step]] = true
	}
	if !forms["all with"] || !forms["all"] || len(forms) < 3 {
		t.Errorf("seen are %v", forms)
	}
}
