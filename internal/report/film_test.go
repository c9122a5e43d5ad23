package report_test

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/report"
)

// filmed is a whole film of a game, put together as the page that shows it does (web/replay.js), and its shapes.
func filmed(t *testing.T, g *play.Game, lang string) (c course, shapes string, opening report.Opening) {
	t.Helper()
	first, err := g.Rules().Setup(g.Kit(), engine.Doc{Name: g.Header().Scenario.Name, Data: []byte(g.Header().Scenario.Text)})
	if err != nil {
		t.Fatal(err)
	}
	film, opening, err := report.NewFilm(g.Header(), g.Kit().Board, first.Seen(engine.NoSide), catalog(t, lang))
	if err != nil {
		t.Fatal(err)
	}
	take := func() {
		b := film.Bit()
		text, err := json.Marshal(b)
		if err != nil {
			t.Fatal(err)
		}
		var more struct {
			Texts []string
			Cards [][3]int
			Eye   int
			Name  string
			Steps json.RawMessage
		}
		if err := json.Unmarshal(text, &more); err != nil {
			t.Fatal(err)
		}
		c.Texts, c.Cards = append(c.Texts, more.Texts...), append(c.Cards, more.Cards...)
		for len(c.Eyes) <= more.Eye {
			c.Eyes = append(c.Eyes, eyesOf{Name: more.Name})
		}
		e := &c.Eyes[more.Eye]
		was := e.Steps
		e.Steps = nil
		if err := json.Unmarshal(more.Steps, &e.Steps); err != nil || e.Name != more.Name {
			t.Fatal(err, e.Name, more.Name)
		}
		e.Steps = append(was, e.Steps...)
		shapes += b.Shapes
	}
	take()
	if len(c.Eyes[0].Steps) != 1 || len(c.Eyes[0].Steps[0].Come) == 0 {
		t.Error("nothing is to be seen before the game is gone through")
	}
	film.Play(g)
	for n := 0; ; n++ {
		goes, err := film.Next()
		if err != nil {
			t.Fatal(err)
		}
		if !goes {
			break
		}
		if film.Ends() || n%40 == 0 {
			take()
		}
	}
	return c, shapes, opening
}

// A film tells what the page of the same game tells, moment by moment and by the same eyes, and every shape it lays down is drawn once; no outline of one bit is
// that of another.
func TestAFilmTellsWhatThePageTells(t *testing.T) {
	for _, name := range []string{"crete-1941-played.awj", "over-the-reich-played.awj", "channel-skies-played.awj"} {
		g := played(t, name)
		_, want := page(t, g, engine.NoSide, "en")
		got, shapes, opening := filmed(t, g, "en")
		if opening.Frame[2] <= 0 || opening.Frame[3] <= 0 || opening.Board != g.Kit().Board.ID() || opening.Words["Play"] == "" || len(got.Eyes) != len(want.Eyes) {
			t.Fatalf("%s: the film opens with %+v for %d eyes", name, opening, len(got.Eyes))
		}
		for i, e := range want.Eyes {
			if a, b := tellings(got, i), tellings(want, i); got.Eyes[i].Name != e.Name || !slices.Equal(a, b) {
				t.Errorf("%s, %s: the film tells %d moments, the page %d", name, e.Name, len(a), len(b))
			}
			for n, s := range got.Eyes[i].Steps {
				if len(s.Come)-len(s.Go) != len(e.Steps[n].Come)-len(e.Steps[n].Go) {
					t.Fatalf("%s, %s, step %d: the film lays %d cards and takes %d, the page %d and %d", name, e.Name, n, len(s.Come), len(s.Go), len(e.Steps[n].Come), len(e.Steps[n].Go))
				}
			}
		}
		ids := map[string]bool{}
		for _, m := range regexp.MustCompile(` id="([^"]+)"`).FindAllStringSubmatch(shapes, -1) {
			if ids[m[1]] {
				t.Errorf("%s: %s is drawn twice", name, m[1])
			}
			ids[m[1]] = true
		}
		for _, m := range regexp.MustCompile(`href="#([^"]+)"`).FindAllStringSubmatch(shapes, -1) {
			if !ids[m[1]] {
				t.Fatalf("%s: %s is used and not drawn", name, m[1])
			}
		}
	}
}

// tellings is all that some eyes of a course were told, moment by moment.
func tellings(c course, eye int) (out []string) {
	for _, s := range c.Eyes[eye].Steps {
		lines := []string{c.Texts[s.Head]}
		for _, l := range s.Log {
			lines = append(lines, c.Texts[l[0]])
		}
		out = append(out, strings.Join(lines, "\n"))
	}
	return out
}
