package sim_test

import (
	"bytes"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/sim"
)

var english = words("en")

func words(lang string) engine.Catalog {
	w, err := systems.Words(lang)
	if err != nil {
		panic(err)
	}
	return w
}

// The page of a study is German in German, numbers too; pictures differ in their words.
func TestStudiesAreToldInTheLanguageOfThePlayer(t *testing.T) {
	german := words("de")
	s := sim.NewStudy("channel-1940", "Kanal")
	s.System, s.Games, s.Sides, s.Bots = "awaw", 2, []sim.Side{{"Axis", "axis"}, {"Allies", "allies"}}, []string{"pilot", "cadet"}
	records := []sim.Record{
		{Game: 1, Seed: s.GameSeed(1), Winner: 1, Level: "Axis", Points: []int{9, 4}, Luck: []int64{3, 1}, Rolls: []int{2, 1}, Commands: 9, Turns: 1},
		{Game: 2, Seed: s.GameSeed(2), Winner: 2, Level: "Allies", Points: []int{3, 4}, Luck: []int64{1, 2}, Rolls: []int{1, 1}, Commands: 12, Turns: 1},
	}
	c := sim.CountOf(s, records)
	page := string(sim.Summary(s, c, german))
	for _, want := range []string{"pilot gegen cadet", "## Wer gewinnt", "| Achse | pilot | 1 | 50,0 % |", "## Verluste", "## Glück", "Befehle je Partie"} {
		if !strings.Contains(page, want) {
			t.Errorf("the German page lacks %q:\n%s", want, page)
		}
	}
	for _, word := range []string{"Who wins", " games", " against ", "Luck", "Losses", "⟨"} {
		if strings.Contains(page, word) {
			t.Errorf("the German page says %q", word)
		}
	}
	if other := string(sim.Summary(s, c, english)); !strings.Contains(other, "| Axis | pilot | 1 | 50.0 % |") || strings.Contains(other, "⟨") {
		t.Errorf("the English page:\n%s", other)
	}
	de, err := sim.Plots(s, c, records, german)
	if err != nil {
		t.Fatal(err)
	}
	en, err := sim.Plots(s, c, records, english)
	if err != nil {
		t.Fatal(err)
	}
	for i := range de {
		if bytes.Equal(de[i].Data, en[i].Data) {
			t.Errorf("%s is the same in both languages", de[i].Name)
		}
	}
}
