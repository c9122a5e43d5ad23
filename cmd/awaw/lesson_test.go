package main

import (
	"slices"
	"strings"
	"testing"

	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/internal/present"
	"awaw/internal/present/guide"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// stripOf are the words of a lesson's step as the screen shows them.
func stripOf(t *testing.T, m *present.Model) string {
	t.Helper()
	for _, p := range m.Scene().Panels {
		if p.ID == "guide" {
			var words []string
			for _, i := range p.Items {
				if i.Text != "" {
					words = append(words, i.Text)
				}
			}
			return strings.Join(words, " ")
		}
	}
	t.Fatal("no step of a lesson is shown")
	return ""
}

// TestALessonGoesOnWhereItWasLeft plays what the first lesson asks for, and after every command opens its save anew: what has been done is not asked for again.
func TestALessonGoesOnWhereItWasLeft(t *testing.T) {
	d := testDesk(t, options{saves: t.TempDir(), mute: true})
	p := start(t, d, program.NewGame{Scenario: "first-morning", Seats: []string{person, "pass"}})
	m := present.New(d, draw.NewMetrics(d.boards.kit), d.words, p.Board)
	m.Put(p)
	for _, deed := range []struct{ verb, from, to, asked string }{
		{"stage", "Cologne", "Brussels", "Now the wing at Hamburg"}, {"stage", "Hamburg", "Lille", "Say that staging is done"},
		{"done", "", "", "Aim at London"}, {"fly", "Lille", "London", "Aim at London"},
	} {
		v := m.Table().Position().View()
		place := func(r engine.Ref) string {
			if i := slices.IndexFunc(v.Counters, func(c engine.CounterView) bool { return c.Ref == r }); i >= 0 {
				r = v.Counters[i].Space
			}
			if r.Kind() != engine.KindSpace {
				return ""
			}
			return p.Board.Name(r.Index())
		}
		legal := m.Table().Legal(1, nil)
		i := slices.IndexFunc(legal, func(c engine.Command) bool {
			return strings.HasPrefix(m.Table().Rules().FormatCommand(m.Table().Position(), c), "Axis: "+deed.verb) && place(c.A) == deed.from && place(c.B) == deed.to
		})
		if i < 0 {
			t.Fatalf("%v is not legal", deed)
		}
		m.Give(legal[i])
		copied := present.New(d, draw.NewMetrics(d.boards.kit), d.words, nil)
		again, err := d.look(p.ID)
		if err != nil {
			t.Fatal(err)
		}
		again.Replay = false
		copied.Put(again)
		copied.Send(scene.Key{Name: "enter"})
		for copied.Reading() {
			copied.Run(guide.Next{})
		}
		if got := stripOf(t, copied); !strings.Contains(got, deed.asked) {
			t.Errorf("behind %v the lesson says %q, not %q", deed, got, deed.asked)
		}
		copied.Close()
	}
	m.Close()
}

// TestTheGameOnTheTableIsRetold changes the language in a lesson: its title, what it is told to be for and its list of steps change too.
func TestTheGameOnTheTableIsRetold(t *testing.T) {
	d := testDesk(t, options{saves: t.TempDir(), mute: true})
	p := start(t, d, program.NewGame{Scenario: "first-morning", Seats: []string{person, "pass"}})
	m := present.New(d, draw.NewMetrics(d.boards.kit), d.words, p.Board)
	m.Put(p)
	defer m.Close()
	english := *m.Play()
	for _, lang := range []string{"de", "en"} {
		d.speak(m, lang, func(string) string { return "" })
		got := m.Play()
		if same := got.Title == english.Title && got.Lessons[0] == english.Lessons[0] && got.Brief.Situation == english.Brief.Situation; same != (lang == "en") {
			t.Errorf("in %s the game is called %q, its first lesson %q", lang, got.Title, got.Lessons[0].Text)
		}
	}
}
