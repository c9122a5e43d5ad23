package present_test

import (
	"strings"
	"testing"
)

// A deed that does not do what a step asks for gets a sentence, and a button that takes back what was done since the step began and
// nothing more.
func TestAWrongActGetsASentenceAndAStepBack(t *testing.T) {
	m := fullModel(t, "en")
	clickAct(t, m, "guide.next")
	says(t, m, "step 2 of 4")
	clickSpace(m, 1)
	says(t, m, "step 3 of 4")
	press(m, "tab") // the counter of two
	clickSpace(m, 2)
	says(t, m, "step 3 of 4")
	says(t, m, "That is not what this step is about")
	if where(m, 1) != 2 {
		t.Fatalf("counter 1 stands at %d", where(m, 1))
	}
	clickAct(t, m, "guide.again")
	if where(m, 1) == 2 || strings.Contains(words(m), "That is not what") {
		t.Error("the wrong act stands")
	}
	says(t, m, "step 3 of 4")
}

// Taking back by the arrow what a step was done by goes back to that step, and bringing it back goes on.
func TestTheLessonFollowsUndo(t *testing.T) {
	m := fullModel(t, "en")
	clickAct(t, m, "guide.next")
	clickSpace(m, 1)
	clickSpace(m, 2)
	says(t, m, "step 4 of 4")
	press(m, "z")
	says(t, m, "step 3 of 4")
	press(m, "y")
	says(t, m, "step 4 of 4")
}
