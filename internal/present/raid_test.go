package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// chasers meet every raid on one place with all that can, and finish whatever else they are asked.
type chasers struct {
	sailors
	at string
}

func (b chasers) Think(p engine.Position, s engine.Side) program.Thought {
	for _, c := range p.Legal(s, nil) {
		if c.Verb == awaw.VerbOppose && p.View().Spaces != nil && nameOf(p, c.B) == b.at {
			return program.Thought{Commands: []engine.Command{c}}
		}
	}
	return b.sailors.Think(p, s)
}

// nameOf is the name of a space as the view gives it.
func nameOf(p engine.Position, at engine.Ref) string {
	spaces := p.View().Spaces
	i := slices.IndexFunc(spaces, func(v engine.SpaceView) bool { return v.Ref == at })
	if i < 0 {
		return ""
	}
	return spaces[i].Name
}

// bombersOut are the Allies of the bomber offensive where raids are announced, against fighters that meet what comes to Hamburg.
func bombersOut(t *testing.T) *present.Model {
	t.Helper()
	m := europeBy(t, "bomber-offensive-1943.toml", chasers{at: "Hamburg"})
	atAllies(t, m, awaw.VerbRaid)
	return m
}

// tells fails unless the screen says all of some words and none of others.
func tells(t *testing.T, m *present.Model, want []string, not ...string) {
	t.Helper()
	s := words(m)
	for _, w := range want {
		if !strings.Contains(s, w) {
			t.Errorf("the screen does not say %q: %q", w, s)
		}
	}
	for _, w := range not {
		if strings.Contains(s, w) {
			t.Errorf("the screen says %q: %q", w, s)
		}
	}
}

// tags are the words at the arrows on the map.
func tags(m *present.Model) (out []string) {
	for _, a := range m.Scene().Map.Arrows {
		out = append(out, a.Tag)
	}
	return out
}

// waits lets time pass until the screen says some words.
func waits(t *testing.T, m *present.Model, want string) {
	t.Helper()
	for range 60 {
		if strings.Contains(words(m), want) {
			return
		}
		m.Send(scene.Tick{MS: 500})
	}
	t.Fatalf("%q is not said: %q", want, words(m))
}

// sendsTwo sends the British to Hamburg, and the Americans with their escort to Calais.
func sendsTwo(t *testing.T, m *present.Model) {
	t.Helper()
	place(t, m, "K30")
	hit(m, "a", "enter")
	place(t, m, "M23")
	hit(m, "a", "enter", "a", "enter")
}

// The card of a raid tells who could meet it and what is won, and never that a strike wins nothing; escorts are told from bombers in
// its rows, in the log and on the map.
func TestTheCardOfARaidTellsWhoGoesAndWhoMeetsThem(t *testing.T) {
	m := bombersOut(t)
	place(t, m, "K30")
	tells(t, m, []string{"could meet them", "Shipyard: 4 of 4 points left", "2 points for each that is bombed", "1 point for each enemy air factor"}, "a strike wins nothing")
	hit(m, "a", "enter")
	place(t, m, "M23")
	hit(m, "a", "enter")
	tells(t, m, []string{"escorts, 0.5 less"})
	hit(m, "a", "enter")
	if got, want := tags(m), []string{"8 to bomb", "4 to bomb", "2 to escort"}; !slices.Equal(got, want) {
		t.Errorf("the arrows say %q, want %q", got, want)
	}
	hit(m, "l")
	tells(t, m, []string{"will escort the bombers", "will bomb Calais"}, "US army air 1 will bomb")
}

// Which raid is flown next is asked with who waits for each; what one brings is told by itself: points of the bombs before it are not its own.
func TestARaidIsToldByWhatItBrings(t *testing.T) {
	m := bombersOut(t)
	sendsTwo(t, m)
	hit(m, "f")
	waits(t, m, "Which raid next?")
	tells(t, m, []string{"Hamburg: your 8 meet", "Calais: your 6 meet nobody"})
	calais := engine.SpaceRef(m.Top().Board().Find("M23"))
	do(t, m, table.Give{Cmd: engine.Command{Side: 2, Verb: awaw.VerbResolve, B: calais}})
	m.Send(scene.Tick{MS: 3000})
	tells(t, m, []string{"factors bomb what is left, 3 of 3 points. On average", "Nobody is shot down now"}, "either arm")
	sheet := func(want []string, not ...string) {
		t.Helper()
		if !giveLooking(t, m, awaw.VerbRoll, func() {
			m.Send(scene.Tick{MS: 5000})
			tells(t, m, want, not...)
		}) {
			t.Fatal("no dice are asked for")
		}
	}
	sheet([]string{"Rocket base: two points down, one of three left.", "Two points of the works at 2\n+4", "Four of theirs wait for eight of yours."}, "Row of those")
	tells(t, m, []string{"row 4, for no more of a raid fight than meet it"})
	sheet([]string{"Three turned back, four fly on.", "One factor shot down\n+1"}, "For what they lost")
	sheet([]string{"Shipyard: three points down, one of four left.", "Three points of the works at 2\n+6"})
	for range 80 { // the turn ends, the other side's begins with repairs
		m.Send(scene.Tick{MS: 3000})
		if strings.Contains(words(m), "stand again") {
			break
		}
		if a := m.Table().ToAct(); len(a) > 0 && a[0] == 2 {
			m.Give(legalOf(m, awaw.VerbDone))
		}
	}
	tells(t, m, []string{"While you waited", "Two points of the works you bombed stand\nagain, at Hamburg and at Calais."})
	for range 20 { // until all that is told is in sight together
		m.Send(scene.Tick{MS: 1000})
		words(m)
	}
	if x, y, ok := m.PlaceOnScreen("K30"); !ok || x < 60 || y < 50 || x > 1600-520 {
		t.Errorf("Hamburg stands at %.0f, %.0f of the window", x, y)
	}
	if w := m.Scene().Map.HexW; w < 48 {
		t.Errorf("the recap shows hexes %.0f wide", w)
	}
}
