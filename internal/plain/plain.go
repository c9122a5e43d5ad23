// Package plain tells which characters a name or a text may hold, whoever wrote it, and shows those it may not hold.
package plain

import (
	"fmt"
	"strings"
	"unicode"
)

// Rune tells whether a character may stand in a name. Control characters may not, for a terminal obeys them; nor may those
// that turn the direction of writing, for what they stand in reads as something else.
func Rune(r rune) bool {
	switch {
	case unicode.IsControl(r), r == unicode.ReplacementChar, turns(r):
		return false
	}
	return true
}

// turns tells whether a character changes the direction of what follows (Unicode's Bidi_Control), or divides lines.
func turns(r rune) bool {
	return r == 0x061C || r == 0x200E || r == 0x200F || 0x2028 <= r && r <= 0x202E || 0x2066 <= r && r <= 0x2069 || r == 0xFEFF
}

// Visible gives a text for one line of a terminal, a list or an error, with what may not stand in it written out: U+001B
// becomes <1B>. Texts without such characters come back as they are.
func Visible(s string) string {
	if !strings.ContainsFunc(s, hidden) {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		if hidden(r) {
			fmt.Fprintf(&b, "<%02X>", r)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

func hidden(r rune) bool { return !Rune(r) }

// longestID bounds an id, in letters.
const longestID = 64

// ID refuses what cannot be the id of a scenario, a map, a study or the like: ids name files and folders, so they hold nothing
// but a to z, 0 to 9 and the hyphen, 1 to 64 of them.
func ID(id string) error {
	bad := strings.ContainsFunc(id, func(r rune) bool { return !('a' <= r && r <= 'z' || '0' <= r && r <= '9' || r == '-') })
	if bad || id == "" || len(id) > longestID {
		return fmt.Errorf("%q is no id: expected 1 to %d of the letters a to z, digits and hyphens", Visible(shortened(id)), longestID)
	}
	return nil
}

// shortened cuts a text that is to be quoted in a message.
func shortened(s string) string {
	const most = 80
	n := 0
	for i := range s {
		if n++; n > most {
			return s[:i] + "…"
		}
	}
	return s
}
