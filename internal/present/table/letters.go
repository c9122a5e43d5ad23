package table

import "strings"

// PlainLetters is s in small letters without marks, so that a search needs none.
func PlainLetters(s string) string {
	return strings.Map(func(r rune) rune {
		for _, f := range folds {
			if strings.ContainsRune(f.from, r) {
				return f.to
			}
		}
		return r
	}, strings.ToLower(s))
}

var folds = []struct {
	from string
	to   rune
}{{"äàáâãåą", 'a'}, {"öòóôõøő", 'o'}, {"üùúûű", 'u'}, {"éèêëę", 'e'}, {"íìîï", 'i'}, {"çćč", 'c'}, {"ñń", 'n'}, {"śš", 's'}, {"źżž", 'z'}, {"ł", 'l'}, {"ß", 's'}}
