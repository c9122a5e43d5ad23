package report_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/report"
	"awaw/tables"
)

// page is a game's page, and what its script is given.
func page(t *testing.T, g *play.Game, side engine.Side, lang string) (string, course) {
	t.Helper()
	var b bytes.Buffer
	if err := report.Page(&b, g, side, catalog(t, lang)); err != nil {
		t.Fatal(err)
	}
	text := b.String()
	_, rest, ok := strings.Cut(text, "const course = ")
	data, _, end := strings.Cut(rest, ";\n")
	var c course
	if err := json.Unmarshal([]byte(data), &c); err != nil || !ok || !end {
		t.Fatal("the page holds no course", err)
	}
	return text, c
}

type course struct {
	Texts []string
	Cards [][3]int
	Eyes  []eyesOf
}

type eyesOf struct {
	Name  string
	Steps []struct {
		Head int      `json:"h"`
		Come []int    `json:"c"`
		Go   []int    `json:"g"`
		Log  [][2]int `json:"l"`
	}
}

var outside = regexp.MustCompile(`(?:src|href|url)[=(]["']?(?:https?:|//)`)

// The page of a long game is short enough to be sent, and has a moment for each entry.
func TestThePageOfALongGame(t *testing.T) {
	g := played(t, "guadalcanal-1942-played.awj")
	text, c := page(t, g, engine.NoSide, "en")
	if steps := len(c.Eyes[0].Steps); steps < 300 || len(text) > 1_000_000 {
		t.Errorf("%d steps in %d bytes", steps, len(text))
	}
}

// The page of a whole game is one file that fetches nothing; every shape it lays down is drawn in it, and what lies on the map at the end is what
// is laid down when the last moment is looked at alone.
func TestThePageOfAGame(t *testing.T) {
	g := played(t, "crete-1941-played.awj")
	for _, lang := range []string{"en", "de"} {
		text, c := page(t, g, engine.NoSide, lang)
		if outside.MatchString(text) || len(text) > 1_000_000 || strings.Contains(text, "⟨") || strings.Contains(text, "{{") {
			t.Errorf("%s: %d bytes; fetches %q", lang, len(text), outside.FindString(text))
		}
		if len(c.Eyes) != 3 {
			t.Fatalf("%s: a game that is over is seen by %d", lang, len(c.Eyes))
		}
		for _, e := range c.Eyes {
			lying := map[int]bool{}
			for i, s := range e.Steps {
				for _, n := range s.Go {
					if !lying[n] {
						t.Fatalf("%s, step %d: what goes was not there", e.Name, i)
					}
					delete(lying, n)
				}
				for _, n := range s.Come {
					if lying[n] {
						t.Fatalf("%s, step %d: what comes was there", e.Name, i)
					}
					lying[n] = true
					if shape := c.Cards[n][0]; !strings.Contains(text, `<g id="s`+strconv.Itoa(shape)+`">`) {
						t.Fatalf("%s, step %d: shape %d is not drawn", e.Name, i, shape)
					}
				}
			}
			if len(lying) == 0 || slices.Max(slices.Collect(maps.Keys(lying))) >= len(c.Cards) {
				t.Errorf("%s: %d cards lie there at the end", e.Name, len(lying))
			}
		}
	}
}

// Of a game that goes on only one pair of eyes is shown, and they are told nothing that only the other side knows.
func TestThePageOfAGameThatGoesOn(t *testing.T) {
	data, err := os.ReadFile("../../tests/journals/midway-1942-played.awj")
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(data, []byte("\n"))
	j, err := play.ReadJournal("midway", bytes.NewReader(bytes.Join(lines[:len(lines)/2], nil)))
	if err != nil {
		t.Fatal(err)
	}
	g, err := systems.Resume(j, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	_, c := page(t, g, 1, "en")
	if len(c.Eyes) != 1 {
		t.Errorf("a game that goes on is seen by %d", len(c.Eyes))
	}
	own, theirs := told(t, g, 1), told(t, g, 2)
	secrets := 0
	for s := range theirs {
		if !own[s] {
			secrets++
			if slices.Contains(c.Texts, s) {
				t.Errorf("%q is told, and only the other side knows it", s)
			}
		}
	}
	if secrets == 0 {
		t.Error("the game has no secrets: take another")
	}
}

// told is all that a game told a side.
func told(t *testing.T, g *play.Game, side engine.Side) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	for _, n := range g.Path()[1:] {
		p, err := g.At(n, side)
		if err != nil {
			t.Fatal(err)
		}
		events, err := g.Events(n, side)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			s := catalog(t, "en").Word(e.Text, p.(engine.Namer))
			if e.Cite != "" {
				s += " (" + string(e.Cite) + ")"
			}
			out[s] = true
		}
	}
	return out
}
