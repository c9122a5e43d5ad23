package report_test

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/report"
	"awaw/tables"
)

// played reads a game that was played by hand.
func played(t *testing.T, name string) *play.Game {
	t.Helper()
	data, err := os.ReadFile("../../tests/journals/" + name)
	if err != nil {
		t.Fatal(err)
	}
	j, err := play.ReadJournal(name, bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	g, err := systems.Resume(j, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func catalog(t *testing.T, lang string) engine.Catalog {
	t.Helper()
	text, err := assets.Text(lang)
	if err != nil {
		t.Fatal(err)
	}
	return engine.Catalog(text)
}

// Every loss, inversion, displacement and die of a whole game stands in its report, in either language, and no word is missing.
func TestTheReportLeavesNothingOut(t *testing.T) {
	g := played(t, "crete-1941-played.awj")
	for _, lang := range []string{"en", "de"} {
		words := catalog(t, lang)
		s, err := report.Tell(g, engine.NoSide, words, true)
		if err != nil {
			t.Fatal(err)
		}
		text := string(s.Text)
		if strings.Contains(text, "⟨") {
			t.Errorf("%s: words are missing: %q", lang, regexp.MustCompile("⟨.*?⟩").FindString(text))
		}
		for _, n := range g.Path()[1:] {
			p, err := g.At(n, engine.NoSide)
			if err != nil {
				t.Fatal(err)
			}
			events, err := g.Events(n, engine.NoSide)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				switch e.Kind {
				case engine.EventLoss, engine.EventTurned, engine.EventDisplaced, engine.EventDice, engine.EventBattle, engine.EventBase:
					if told := words.Word(e.Text, p.(engine.Namer)); !strings.Contains(text, told) {
						t.Errorf("%s: %q is not told", lang, told)
					}
				}
			}
		}
		for _, head := range []string{"report.result", "report.losses", "report.luck", "report.course"} {
			if !strings.Contains(text, "## "+words[head]+"\n") {
				t.Errorf("%s: no part %q", lang, words[head])
			}
		}
	}
}

// Each picture the text shows is written beside it.
func TestTheReportIsWrittenWithItsPictures(t *testing.T) {
	g := played(t, "stranger-1940.awj")
	s, err := report.Tell(g, 1, catalog(t, "en"), true)
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "a", "report")
	path, err := s.Write(dir)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	shown := regexp.MustCompile(`!\[[^\]]*\]\(([^)]*)\)`).FindAllSubmatch(text, -1)
	if len(shown) < 2 {
		t.Fatalf("%d pictures", len(shown))
	}
	for _, m := range shown {
		if info, err := os.Stat(filepath.Join(dir, string(m[1]))); err != nil || info.Size() < 300 {
			t.Errorf("picture %s: %v", m[1], err)
		}
	}
}

func TestAReportThatCannotBeWrittenSaysSo(t *testing.T) {
	s, err := report.Tell(played(t, "stranger-1940.awj"), 1, catalog(t, "en"), true)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Write(filepath.Join(file, "report")); err == nil {
		t.Error("a folder inside a file was made")
	}
}

// What is the house's own is named in the language of the report.
func TestTheReportNamesTheHouse(t *testing.T) {
	g := played(t, "channel-skies-played.awj")
	for lang, word := range map[string]string{"en": "(house)", "de": "(Haus)"} {
		s, err := report.Tell(g, 1, catalog(t, lang), false)
		if err != nil {
			t.Fatal(err)
		}
		if text := string(s.Text); !strings.Contains(text, word) || lang == "de" && strings.Contains(text, "(house)") {
			t.Errorf("%s: no %s, or the other", lang, word)
		}
	}
}

// A report is told in one language: the scenario's name, the rules', the kinds of counter; no lines are left empty one after another, and
// its pictures are large enough to be read.
func TestTheReportSpeaksOneLanguage(t *testing.T) {
	g := played(t, "coral-sea-1942-played.awj")
	s, err := report.Tell(g, 1, catalog(t, "de"), true)
	if err != nil {
		t.Fatal(err)
	}
	text := string(s.Text)
	for _, want := range []string{"# Das Korallenmeer\n", "A World at War", "| Heeresflieger |"} {
		if !strings.Contains(text, want) {
			t.Errorf("the report does not say %q: %.1200s", want, text)
		}
	}
	for _, not := range []string{"\n\n\n", "Saatwert", " CA |", "The Coral Sea"} {
		if strings.Contains(text, not) {
			t.Errorf("the report says %q", not)
		}
	}
	dir := t.TempDir()
	if _, err := s.Write(dir); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(filepath.Join(dir, "start.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if c, err := png.DecodeConfig(f); err != nil || c.Width < 700 {
		t.Errorf("the first picture is %d wide (%v)", c.Width, err)
	}
}

// Of battles side by side a report tells who was sent, who arrived and who returned; the first turn is headed as all others, and so is each round.
func TestTheReportTellsWhoWasSent(t *testing.T) {
	g := played(t, "channel-skies-fleets-lines.awj")
	words := catalog(t, "en")
	s, err := report.Tell(g, engine.NoSide, words, false)
	if err != nil {
		t.Fatal(err)
	}
	text, sent := string(s.Text), 0
	for _, n := range g.Path()[1:] {
		p, err := g.At(n, engine.NoSide)
		if err != nil {
			t.Fatal(err)
		}
		events, err := g.Events(n, engine.NoSide)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			if e.Facts().Amid {
				sent++
				if told := words.Word(e.Text, p.(engine.Namer)); !strings.Contains(text, told) {
					t.Errorf("%q is not told", told)
				}
			}
		}
	}
	if sent == 0 || !strings.Contains(text, "### U.K.: round 1\n") || !strings.Contains(text, "- Round 1 of the battles.") {
		t.Errorf("%d were sent: %.1500s", sent, text)
	}
}
