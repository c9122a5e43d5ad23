// Reading the names of places, however people spell them.
package diplomacy

import (
	"slices"
	"strings"
	"unicode"
)

// fold makes spellings comparable: small letters and digits only, accents of the common kind taken off.
func fold(text string) string {
	var out strings.Builder
	for _, r := range text {
		r = unicode.ToLower(r)
		switch r {
		case 'ä', 'á', 'à', 'â':
			r = 'a'
		case 'ö', 'ó', 'ô':
			r = 'o'
		case 'ü', 'ú', 'û':
			r = 'u'
		case 'é', 'è', 'ê':
			r = 'e'
		case 'í', 'î':
			r = 'i'
		case 'ß':
			out.WriteString("ss")
			continue
		}
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			out.WriteRune(r)
		}
	}
	return out.String()
}

// Named finds the place a text means: a code, a full name or another spelling, with a coast or without: "stp/nc",
// "St. Petersburg (north coast)", "Spain SC".
func (b *Board) Named(text string) (Place, bool) {
	if p, ok := b.spelled(fold(text)); ok {
		return p, true
	}
	name, coast := cutCoast(text)
	if coast == "" {
		return Nowhere, false
	}
	p, ok := b.spelled(fold(name))
	if !ok {
		return Nowhere, false
	}
	for _, c := range b.coasts[p] {
		if strings.HasSuffix(b.codes[c], coast) {
			return c, true
		}
	}
	return p, true // a coast that is not there is passed over, as for an army
}

func (b *Board) spelled(folded string) (Place, bool) {
	i, ok := slices.BinarySearchFunc(b.also, folded, func(s spelling, t string) int { return strings.Compare(s.text, t) })
	if !ok {
		return Nowhere, false
	}
	return b.also[i].place, true
}

var coastWords = []struct{ word, coast string }{
	{"northcoast", "/nc"}, {"southcoast", "/sc"}, {"eastcoast", "/ec"}, {"westcoast", "/wc"}, {"nc", "/nc"}, {"sc", "/sc"}, {"ec", "/ec"}, {"wc", "/wc"},
	{"north", "/nc"}, {"south", "/sc"}, {"east", "/ec"}, {"west", "/wc"},
}

// cutCoast takes a coast off the end of a name: after a slash, a space or in brackets.
func cutCoast(text string) (name, coast string) {
	text = strings.TrimRight(strings.TrimSpace(text), ")")
	for i := len(text) - 1; i > 0; i-- {
		if text[i] != '/' && text[i] != '(' && text[i] != ' ' {
			continue
		}
		end := fold(text[i:])
		for _, c := range coastWords {
			if end == c.word {
				return text[:i], c.coast
			}
		}
	}
	return text, ""
}

// Suggest finds the place whose spelling is nearest to a text that means none; "" if none is near.
func (b *Board) Suggest(text string) string {
	word := fold(text)
	best, bestAway := "", 3
	for _, s := range b.also {
		away := distance(word, s.text, bestAway)
		if len(s.text) <= 3 && away > 1 {
			continue
		}
		if away < bestAway {
			best, bestAway = b.names[b.of[s.place]], away
		}
	}
	return best
}

// distance counts the letters to change, add, drop or swap between two words; most, if it is that or more, and of words of more than forty letters.
func distance(x, y string, most int) int {
	if max(len(x), len(y)) > 40 {
		return most
	}
	var rows [3][44]int
	for j := range rows[1] {
		rows[1][j] = j
	}
	for i := 1; i <= len(x); i++ {
		before, last, row := &rows[(i+2)%3], &rows[i%3], &rows[(i+1)%3]
		row[0] = i
		for j := 1; j <= len(y); j++ {
			cost := 1
			if x[i-1] == y[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
	}
	return min(rows[(len(x)+1)%3][len(y)], most)
}
