// Package prefs holds what a player set for the program itself, and the keys of its actions.
package prefs

import (
	"maps"
	"slices"
)

// This file holds what a player set for the program itself: sizes, colours, motion, sound, keys, language. The program
// around the screen keeps it and is told of every change.

// Prefs are the player's settings, as far as the screen knows them.
type Prefs struct {
	Scale    int    // of text and panels, in per cent; 0 goes by the size of the window
	Vision   string // whose eyes the colours are for: one of Visions
	Contrast bool   // heavier lines, no relief, no dimming
	Still    bool   // nothing moves: counters and dice are simply there
	Volume   int    // of sounds, 0 to 100
	Mute     bool
	Language string // "" goes by the system
	Tips     bool   // what terms mean is shown under the pointer
	Stops    bool   // every step stops, also where nothing can be decided
	Met      string // the steps in which nothing could be decided that have been met, so that they are passed over from now on
	Falls    bool   // dice of an opponent's attack fall at once; else they wait for a key, with the odds shown
	Think    int    // how long an opponent may think about one decision, in seconds
	Keys     Bindings

	Pane   string // the panel that was open
	Folded bool   // and whether it was folded away

	Learnt []string // ids of the lessons that were played to their end, sorted
}

// Learn notes that a lesson was played to its end.
func (p *Prefs) Learn(lesson string) {
	if i, known := slices.BinarySearch(p.Learnt, lesson); !known {
		p.Learnt = slices.Insert(slices.Clone(p.Learnt), i, lesson)
	}
}

// Knows tells whether a lesson was played to its end.
func (p Prefs) Knows(lesson string) bool { return slices.Contains(p.Learnt, lesson) }

// The least and greatest scale a player can choose, in per cent, and the step between.
const (
	LeastScale = 75
	MostScale  = 250
	ScaleStep  = 25
)

// Visions are whose eyes the colours can be for.
var Visions = []string{"normal", "protan", "deutan", "tritan", "grey"}

// ThinkTimes are how long an opponent can be given for a decision, in seconds.
var ThinkTimes = []int{1, 2, 5, 10, 20}

// DefaultPrefs are the settings of somebody who has set nothing.
func DefaultPrefs() Prefs {
	return Prefs{Vision: "normal", Volume: 60, Tips: true, Think: 2, Pane: "units"}
}

// Same tells whether nothing differs.
func (p Prefs) Same(q Prefs) bool {
	return p.Scale == q.Scale && p.Vision == q.Vision && p.Contrast == q.Contrast && p.Still == q.Still && p.Volume == q.Volume &&
		p.Mute == q.Mute && p.Language == q.Language && p.Tips == q.Tips && p.Stops == q.Stops && p.Met == q.Met && p.Falls == q.Falls && p.Think == q.Think &&
		p.Pane == q.Pane && p.Folded == q.Folded && slices.Equal(p.Learnt, q.Learnt) && maps.Equal(p.Keys, q.Keys)
}
