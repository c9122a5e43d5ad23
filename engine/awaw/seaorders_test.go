// Task forces formed and put to sea (20, 22): what is refused, by which reason, at the limits of the house's numbers.

package awaw_test

import (
	"errors"
	"fmt"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// refused is the reason a command is refused by; empty if it is accepted.
func refused(t *testing.T, p engine.Position, line string) string {
	t.Helper()
	c, err := awaw.Rules{}.ParseCommand(p, line)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	_, _, err = p.Apply(c, engine.NewFast(1))
	var no *engine.Illegal
	switch {
	case err == nil:
		return ""
	case !errors.As(err, &no):
		t.Fatalf("%s: %v", line, err)
	}
	return no.Reason.Key
}

func tryAll(t *testing.T, p engine.Position, want map[string]string) {
	t.Helper()
	for line, key := range want {
		if key != "" {
			key = "awaw.no." + key
		}
		if got := refused(t, p, line); got != key {
			t.Errorf("%s: refused by %q, want %q", line, got, key)
		}
	}
}

// toSail ends steps until ships may sail.
func toSail(t *testing.T, p engine.Position) engine.Position {
	t.Helper()
	for range 20 {
		if see(p).Prompt.Ask.Key == "awaw.ask.sail" {
			return p
		}
		p = order(t, p, engine.NewLoaded(), "done")
	}
	t.Fatal("nobody sails")
	return p
}

func TestFormingTaskForces(t *testing.T) {
	given := []string{"map sea-test", "control C4 E3 B6 D9 Axis", "control C18 E20 Allies", "turns 2", "force Axis Kido at C4", "force Axis Two at C4", "force Axis Three at E3",
		"force Axis Out at C7", "force Allies First at C18", "ship Japan DD 20 with Kido", "ship Japan DD 5 at C4", "ship Japan DD 6 at C4", "ship Japan CV 5 with Two named Akagi",
		"ship Japan CV 5 with Two named Kaga", "ship Japan CV 2 at C4 named Zuiho", "ship Japan CV 3 at C4 named Soryu", "ship Japan DD 1 with Three", "ship Japan DD 1 with Out", "ship US DD 1 with First", "ship Japan CA 2 at E3 named Mikuma"}
	start, _ := stand(t, given...)
	p := toSail(t, start)
	tryAll(t, p, map[string]string{
		"form #s1 #f0": "", "form #s2 #f0": "form.factors", // twenty-five factors, and one more
		"form #s5 #f1": "", "form #s6 #f1": "form.carriers", // twelve of them fast carriers
		"form #s6 #f0": "", "form #s1 #f2": "form.elsewhere", "form #s10 #f2": "", "form #s8 #f0": "form.sea", "form #s0 #f0": "form.same",
		"form #s1 #f4": "own", "form #s9 #f4": "such", "form #s1 #f5": "", "form #s1 #f6": "form.spare",
	})
	p = order(t, p, engine.NewLoaded(), "form #s1 #f0")
	tryAll(t, p, map[string]string{"form #s1 #f1": "form.twice", "form #s4 #f0": "form.factors"})
	p = order(t, p, engine.NewLoaded(), "sail #f1 C5", "sail #f1 C4")
	tryAll(t, p, map[string]string{"form #s5 #f1": "form.sailed", "form #s3 #f2": "form.elsewhere", "form #s3 #f0": "form.sailed", "form #s2 #f5": ""})
	if got := refused(t, start, "form #s1 #f0"); got != "awaw.no.form.now" {
		t.Errorf("while staging: %q", got)
	}
}

func TestSailingTaskForces(t *testing.T) {
	given := []string{"map sea-test", "control C4 E3 B6 D9 Axis", "control C18 E20 Allies", "turns 2", "force Axis Kido at C4", "force Axis Slow at C4", "force Axis Empty",
		"force Allies First at C18", "ship Japan DD 20 with Kido", "ship Japan TR 5 with Slow", "ship US DD 1 with First", "ship Japan DD 25 at E3", "ship Japan DD 5 at E3"}
	start, _ := stand(t, given...)
	p := toSail(t, start)
	tryAll(t, p, map[string]string{
		"sail #f0 C17": "", "sail #f0 A19": "sail.far", // fourteen hexes
		"sail #f1 C13": "", "sail #f1 C14": "sail.far", // nine, with transports
		"sail #f0 C4": "sail.here", "sail #f0 C12": "sail.land", "sail #f0 C18": "sail.land", "sail #f0 E3": "", "sail #f3 C17": "own",
	})
	p = order(t, p, engine.NewLoaded(), "sail #f1 C9")
	tryAll(t, p, map[string]string{"sail #f1 C13": "", "sail #f1 C14": "sail.far", "sail #f1 C5": ""}) // what it has sailed counts
	if got := refused(t, start, "sail #f0 C7"); got != "awaw.no.sail.now" {
		t.Errorf("while staging: %q", got)
	}
	over, _ := stand(t, append(given[:len(given):len(given)], "ship Japan DD 1 at E3")...)
	tryAll(t, toSail(t, over), map[string]string{"sail #f0 E3": "sail.port", "sail #f1 E3": ""}) // a port holds fifty factors
	// Six task forces fight together in one hex.
	six := []string{"map sea-test", "control C4 E3 Axis", "control C18 Allies", "turns 2", "force Allies First at C18", "ship US DD 1 with First"}
	for i := range 7 {
		at := "C7"
		if i == 6 {
			at = "C4"
		}
		six = append(six, fmt.Sprintf("force Axis F%d at %s", i, at), fmt.Sprintf("ship Japan DD 1 with F%d", i))
	}
	s, _ := stand(t, six...)
	tryAll(t, toSail(t, s), map[string]string{"sail #f7 C7": "sail.groups", "sail #f7 C8": "", "sail #f1 C8": ""})
	five, _ := stand(t, append(six[:len(six)-4:len(six)-4], six[len(six)-2:]...)...)
	tryAll(t, toSail(t, five), map[string]string{"sail #f6 C7": ""})
}

func TestMeetingTaskForces(t *testing.T) {
	given := []string{"map sea-test", "control C4 E3 Axis", "control C18 E20 B6 Allies", "turns 2", "force Axis Kido at A8", "ship Japan DD 2 with Kido", "force Axis Near at C11", "ship Japan DD 1 with Near",
		"force Axis Far at C15", "ship Japan DD 1 with Far", "force Allies First at C18", "ship US DD 1 with First", "US NAS 1 at B6", "Japan NAS 2 at C4"}
	start, _ := stand(t, given...)
	p := reach(t, start, engine.NewLoaded(), "sail #f0 A3")
	tryAll(t, p, map[string]string{
		"hunt A7": "", "hunt A8": "intercept.way", "hunt C7": "intercept.way", "hunt A3": "hunt.air", // the way runs along row A; three hexes from B6
		"intercept #f3 A7": "intercept.far", "intercept #f1 A7": "own", "intercept #f3 C7": "intercept.way", "spot #0 A7": "spot.now", "done": "",
	})
	if got := see(p).Prompt.Side; got != 2 {
		t.Fatalf("side %d is asked whether it meets the force", got)
	}
	p = order(t, p, engine.NewLoaded(), "done")
	if got := see(p).Prompt.Side; got != 1 {
		t.Fatalf("side %d goes on sailing", got)
	}
	// Six hexes are near enough to meet them, seven are not; once a turn.
	other, _ := stand(t, "map sea-test", "control C4 E3 Axis", "control C18 E20 Allies", "turns 2", "force Axis Near at C11", "ship Japan DD 1 with Near",
		"force Axis Far at C10", "ship Japan DD 1 with Far", "force Allies First at C18", "ship US DD 1 with First", "force Allies Second at C18", "ship US DD 1 with Second")
	p = reach(t, other, engine.NewLoaded(), "sail #f2 C17")
	tryAll(t, p, map[string]string{"intercept #f0 C17": "", "intercept #f1 C17": "intercept.far", "intercept #f0 C16": "intercept.way", "hunt C17": "hunt.air"})
	p = order(t, p, engine.NewLoaded(1, 1, 1, 1, 1, 1, 1, 1), "intercept #f0 C17", "roll") // six hexes in the Pacific ask for 24, eight dice show 8
	tryAll(t, p, map[string]string{"intercept #f0 C17": "intercept.twice", "intercept #f1 C17": "intercept.far", "done": ""})
	p = order(t, p, engine.NewLoaded(), "done")
	if got := see(p).Prompt.Side; got != 2 {
		t.Fatalf("side %d goes on sailing", got)
	}
	p = order(t, p, engine.NewLoaded(), "sail #f3 C17") // nobody is left who could meet it
	if got := see(p).Prompt.Side; got != 2 {
		t.Errorf("side %d is asked, though nobody can meet the force", got)
	}
}
