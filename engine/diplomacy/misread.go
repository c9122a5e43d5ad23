package diplomacy

import "awaw/engine"

// This file tells a player, in his language, where an order could not be read.

// What may be expected where an order could not be read.
const (
	wantsPlace = "a province"
	wantsVerb  = "what the unit does: -, holds, supports, convoys, patrols, raids, airlifts, escorts, attacks"
	wantsEnd   = "the end of the order"
	wantsGoal  = "where the army goes: - and a province"
	wantsPower = "a power to ignore"
	wantsShort = "an order of at most 400 characters" // longestOrder
)

var wantKeys = map[string]string{wantsPlace: "place", wantsVerb: "verb", wantsEnd: "end", wantsGoal: "goal", wantsPower: "power", wantsShort: "short"}

// In is the error in the words of a language.
func (e *Misread) In(words engine.Catalog) string {
	if e.Line > 0 {
		return words.Word(engine.Say("diplomacy.misread.line", e.Line, engine.Arg{Kind: engine.ArgName, S: e.Bare(words)}), nil)
	}
	return e.Bare(words)
}

// Wrong is the word that is wrong, "" where one is missing.
func (e *Misread) Wrong() string { return e.Word }

// Bare is that without the number of its line.
func (e *Misread) Bare(words engine.Catalog) string {
	want := engine.Arg{Kind: engine.ArgName, S: e.Expected}
	if key, ok := wantKeys[e.Expected]; ok {
		want = engine.Arg{Kind: engine.ArgKey, S: "diplomacy.misread.wants." + key}
	}
	if e.Word == "" {
		return words.Word(engine.Say("diplomacy.misread.ends", want), nil)
	}
	said := words.Word(engine.Say("diplomacy.misread.word", engine.Arg{Kind: engine.ArgName, S: e.Word}, want), nil)
	if e.Nearest != "" {
		said += words.Word(engine.Say("diplomacy.misread.near", engine.Arg{Kind: engine.ArgName, S: e.Nearest}), nil)
	}
	return said
}
