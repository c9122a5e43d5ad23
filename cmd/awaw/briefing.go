package main

import (
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/program"
	"awaw/scenarios"
)

// This file lends the screen what opens a scenario.

// briefOf is what the scenario of a game says of itself.
func (d *desk) briefOf(g *play.Game, info scenarios.Info, words scenarios.Words) *program.Brief {
	b := &program.Brief{Dates: words.Dates, Length: d.words.Word(engine.Say("window.length", info.Turns, info.Minutes), nil),
		Situation: firstSentences(words.Blurb, 2), Options: d.Options(info.ID)}
	set := g.Header().Options
	for i := range b.Options {
		if v, ok := set[b.Options[i].Key]; ok {
			b.Options[i].Standard = v
		}
	}
	for _, part := range append([]string{info.Strength}, strings.Split(words.Notes, "\n")...) {
		if part = strings.TrimSpace(part); part != "" {
			b.Notes = append(b.Notes, part)
		}
	}
	b.Notes = append(b.Notes, info.Sources...)
	return b
}

// firstSentences are the first n sentences of a text.
func firstSentences(text string, n int) string {
	for i := range text {
		if end := strings.IndexByte(".?!", text[i]) >= 0 && (i+1 == len(text) || text[i+1] == ' '); end {
			if n--; n == 0 {
				return text[:i+1]
			}
		}
	}
	return text
}
