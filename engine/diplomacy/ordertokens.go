package diplomacy

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file cuts a line of orders into words, and says where it could not be read.

// A Misread is an order that could not be read: the word that was not understood, what was expected there, and the nearest word
// that would have been.
type Misread struct {
	Line     int // from 1; 0: a single order
	Word     string
	Expected string
	Nearest  string // "" if nothing is near
}

func (e *Misread) Error() string {
	text := ""
	if e.Line > 0 {
		text = fmt.Sprintf("line %d: ", e.Line)
	}
	if e.Word == "" {
		return text + "the order ends where " + e.Expected + " is expected"
	}
	text += fmt.Sprintf("%q: expected %s", e.Word, e.Expected)
	if e.Nearest != "" {
		text += "; " + e.Nearest + "?"
	}
	return text
}

// verbSpellings are the words for what a unit does.
var verbSpellings = []struct {
	verb  Verb
	words string
}{
	{Move, "- -> → to m move moves go goes"}, {Hold, "h hold holds stand stands"}, {Support, "s sup support supports"}, {Convoy, "c con convoy convoys"},
	{Patrol, "p pat patrol patrols cap"}, {Raid, "raid raids"}, {Airlift, "l lift lifts airlift airlifts"}, {Escort, "e esc escort escorts"},
	{Attack, "att attack attacks"}, {Retreat, "r ret retreat retreats"}, {Disband, "d dis disband disbands"}, {Build, "b build builds"},
	{Remove, "rem remove removes"}, {Waive, "waive waives"},
}

func verbSpelled(word string) Verb {
	for _, v := range verbSpellings {
		for w := range strings.FieldsSeq(v.words) {
			if strings.EqualFold(w, word) {
				return v.verb
			}
		}
	}
	return NoVerb
}

// token is a word or a mark of an order, and where it stands.
type token struct {
	text     string
	from, to int
}

// longestOrder is how many characters an order may have.
const longestOrder = 400

func cutTokens(text string) []token {
	var out []token
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case unicode.IsSpace(r) || r == ':' || r == ';':
			i += size
		case r == '–' || r == '—' || r == '−' || r == '→':
			out = append(out, token{"-", i, i + size})
			i += size
		case r == '-':
			end := i + 1
			for end < len(text) && (text[end] == '-' || text[end] == '>') {
				end++
			}
			out = append(out, token{"-", i, end})
			i = end
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			end := i
			for end < len(text) {
				r, size := utf8.DecodeRuneInString(text[end:])
				if !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '.' && r != '\'' {
					break
				}
				end += size
			}
			out = append(out, token{strings.TrimRight(text[i:end], "."), i, end})
			i = end
		default:
			if r != '.' {
				out = append(out, token{text[i : i+size], i, i + size})
			}
			i += size
		}
	}
	return out
}

// ends tells whether a token is part of no name.
func ends(token string) bool {
	switch strings.ToLower(token) {
	case ",", "[", "]", "via", "by", "over", "to", "into", "ignore", "ignores", "ignoring":
		return true
	}
	return false
}

func isWord(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(first) || unicode.IsDigit(first)
}

// nearestVerb finds the verb a misspelled word is near to.
func nearestVerb(word string) string {
	best, away := "", 3
	for _, v := range verbSpellings {
		for w := range strings.FieldsSeq(v.words) {
			if d := distance(fold(word), fold(w), away); len(w) > 3 && d < away {
				best, away = w, d
			}
		}
	}
	return best
}
