package report

import (
	"math"
	"strings"

	"awaw/board"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/scenarios"
)

// This file finds what a report is headed with, and how large its pictures are.

// title is what the game is called: where it has the name of its scenario, in the words of the report.
func (t *teller) title(h play.Header) string {
	info, err := scenarios.Read(h.Scenario.Name, []byte(h.Scenario.Text))
	if err != nil {
		return h.Title
	}
	if shipped, ok := scenarios.Head(info.ID); ok && shipped.Name == info.Name {
		info = shipped
	}
	if now := strings.TrimSpace(info.In(t.words["window.language"]).Name); info.Called(h.Title) && now != "" {
		return now
	}
	return h.Title
}

// scenarioID is what a scenario is asked for by: its id, or the name of its file where that cannot be read.
func scenarioID(h play.Header) string {
	if info, err := scenarios.Read(h.Scenario.Name, []byte(h.Scenario.Text)); err == nil && info.ID != "" {
		return info.ID
	}
	return h.Scenario.Name
}

// systemName is what a rule system is called.
func systemName(id engine.SystemID) string {
	if s, err := systems.Find(id); err == nil {
		return s.Name
	}
	return string(id)
}

// hexOf is how wide a hex is on a picture: larger where few are shown.
func hexOf(on engine.Board, v engine.View) float64 {
	b, ok := on.(board.Board)
	if !ok {
		return mapHex
	}
	x0, _, x1, _ := frame(b, v)
	return math.Max(mapHex, math.Min(largestHex, mapWide/math.Max(1, x1-x0)))
}

// largestHex is the widest hex of a picture of a report, in pixels: counters are whole from there on.
const largestHex = 76.0
