// Names nearly right: what a player may have meant by a name no place has.
package hexmap

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// plain turns letters with marks into those a keyboard has.
var plain = strings.NewReplacer("á", "a", "à", "a", "â", "a", "ä", "a", "ã", "a", "å", "a", "ā", "a", "æ", "ae", "ç", "c", "č", "c", "ć", "c",
	"đ", "d", "ð", "d", "é", "e", "è", "e", "ê", "e", "ë", "e", "ē", "e", "ě", "e", "ę", "e", "ğ", "g", "í", "i", "î", "i", "ï", "i", "ī", "i", "ı", "i",
	"ł", "l", "ñ", "n", "ń", "n", "ň", "n", "ó", "o", "ô", "o", "ö", "o", "õ", "o", "ø", "o", "ō", "o", "œ", "oe", "ř", "r", "š", "s", "ś", "s", "ş", "s",
	"ș", "s", "ß", "ss", "ţ", "t", "ț", "t", "ú", "u", "û", "u", "ü", "u", "ū", "u", "ů", "u", "ý", "y", "ž", "z", "ź", "z", "ż", "z", "þ", "th",
	"'", "", "’", "", "-", " ", ".", "")

func plainly(name string) string {
	return strings.Join(strings.Fields(plain.Replace(strings.ToLower(name))), " ")
}

// Plainly is the space with that name when letters with marks, hyphens and capitals are not told apart, or -1 when none
// or more than one has it.
func (m *Map) Plainly(name string) int {
	found, want := -1, plainly(name)
	for i := range m.spaces {
		for _, n := range m.namesOf(i) {
			if plainly(n) != want {
				continue
			}
			if found >= 0 && found != i {
				return -1
			}
			found = i
		}
	}
	return found
}

// Nearest lists at most n names of places and boxes like the one given, the most alike first.
func (m *Map) Nearest(name string, n int) []string {
	type hit struct {
		name string
		off  int
	}
	var hits []hit
	want := plainly(name)
	most := max(1, utf8.RuneCountInString(want)/3)
	for i := range m.spaces {
		for _, have := range m.namesOf(i) {
			p := plainly(have)
			off := lettersApart(want, p)
			if len(want) > 2 && strings.HasPrefix(p, want) {
				off = min(off, 1)
			}
			if off <= most {
				hits = append(hits, hit{have, off})
			}
		}
	}
	slices.SortStableFunc(hits, func(a, b hit) int { return a.off - b.off })
	var out []string
	for _, h := range hits {
		if len(out) < n && !slices.Contains(out, h.name) {
			out = append(out, h.name)
		}
	}
	return out
}

// namesOf lists the names of a space's places; none for a hex without any.
func (m *Map) namesOf(i int) []string {
	s := &m.spaces[i]
	if !s.Named() {
		return nil
	}
	names := []string{s.Name}
	for _, p := range s.Others {
		names = append(names, p.Name)
	}
	return names
}

// lettersApart counts the letters to change, add or drop between two words.
func lettersApart(a, b string) int {
	x, y := []rune(a), []rune(b)
	row := make([]int, len(y)+1)
	for j := range row {
		row[j] = j
	}
	for i := range x {
		diagonal := row[0]
		row[0] = i + 1
		for j := range y {
			change := diagonal
			if x[i] != y[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(y)]
}
