package present_test

import (
	"strings"
	"testing"
)

// A step is left when it is done and not before; going back takes back what was done since.
func TestTheGuideFollowsTheGame(t *testing.T) {
	m := fullModel(t, "en")
	says(t, m, "step 1 of 4")
	clickSpace(m, 1)
	says(t, m, "step 1 of 4") // a step to be read is not skipped by playing
	press(m, "esc")
	clickAct(t, m, "guide.next")
	says(t, m, "step 2 of 4")
	clickSpace(m, 3) // the enemy's counter
	says(t, m, "step 2 of 4")
	press(m, "esc")
	clickSpace(m, 1)
	says(t, m, "step 3 of 4")
	clickSpace(m, 2)
	says(t, m, "step 4 of 4")
	if where(m, 0) != 2 {
		t.Fatal("the move of the step was not made")
	}
	clickAct(t, m, "guide.back")
	if where(m, 0) != 1 {
		t.Fatal("going back did not take the move back")
	}
	if s := words(m); strings.Contains(s, "step 4 of 4") {
		t.Fatalf("going back stands where it was: %s", s)
	}
}

// A step that takes less than is asked is not done: two factors are not five.
func TestTheGuideCountsFactors(t *testing.T) {
	m := fullModel(t, "en")
	clickAct(t, m, "guide.next")
	clickAct(t, m, "guide.next") // skips the choice
	says(t, m, "step 3 of 4")
	press(m, "tab", "tab")
	clickSpace(m, 2) // the counter of two
	if where(m, 1) != 2 {
		t.Fatalf("counter 1 stands at %d", where(m, 1))
	}
	says(t, m, "step 3 of 4")
}

func TestTheGuideCanBeLeft(t *testing.T) {
	m := fullModel(t, "en")
	clickAct(t, m, "guide.leave")
	if strings.Contains(words(m), "step 1 of 4") {
		t.Fatal("the guide stays")
	}
	clickSpace(m, 1)
	clickSpace(m, 2)
	if where(m, 0) != 2 {
		t.Fatal("the game does not go on without it")
	}
}

// While a step is only to be read, going on in the lesson is the one amber thing, and Space does it and nothing of the game.
func TestSpaceReadsTheGuideOn(t *testing.T) {
	m := fullModel(t, "en")
	amber := func() (n int) {
		for _, p := range m.Scene().Panels {
			for _, i := range p.Items {
				if i.Fill == "button.primary.fill" {
					n++
				}
			}
		}
		return n
	}
	if n := amber(); n != 1 {
		t.Errorf("%d amber buttons while a step is read", n)
	}
	head := m.Table().Head()
	press(m, "space")
	says(t, m, "step 2 of 4")
	if m.Table().Head() != head {
		t.Error("Space gave a command though a step was to be read")
	}
	if n := amber(); n != 0 {
		t.Errorf("%d amber buttons when a deed is asked for", n)
	}
}

// What was chosen before a step began is not scolded in it: its own words stand there, and only what is chosen now is told from what is
// meant.
func TestANewStepScoldsNobody(t *testing.T) {
	m := fullModel(t, "en")
	clickSpace(m, 3)
	clickAct(t, m, "guide.next")
	says(t, m, "step 2 of 4")
	if s := words(m); strings.Contains(s, "The one meant is ringed") {
		t.Fatalf("nothing was chosen in this step, and it says %s", s)
	}
	clickSpace(m, 3)
	says(t, m, "The one meant is ringed")
}

// Whoever ends the game while a step is still to be read has ended the lesson: no card of it stays.
func TestTheLessonEndsWithItsGame(t *testing.T) {
	m := fullModel(t, "en")
	says(t, m, "step 1 of 4")
	for range 40 {
		if m.Table().Outcome().Over {
			break
		}
		press(m, "f")
		later(m)
	}
	if !m.Table().Outcome().Over {
		t.Fatal("the game does not end")
	}
	if s := words(m); strings.Contains(s, "of 4") {
		t.Errorf("the lesson goes on: %s", s)
	}
}
