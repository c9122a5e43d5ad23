package scene

import (
	"strconv"
	"strings"
	"unicode"
)

// This file holds the setting of words in a width, for panels and for forms.

// Signed writes a number with its sign; nought has none.
func Signed(n int) string {
	switch {
	case n > 0:
		return "+" + Itoa(n)
	case n < 0:
		return "−" + Itoa(-n)
	}
	return "0"
}

// KeyWord is what stands on a key, "" for none.
func KeyWord(r rune) string {
	if r == 0 {
		return ""
	}
	if r >= 'a' && r <= 'z' {
		r -= 32
	}
	return string(r)
}

// Itoa writes a number.
func Itoa(n int) string { return strconv.Itoa(n) }

// Fit cuts s to a width with an ellipsis.
func Fit(m Metrics, f Face, size, width float64, s string) string {
	if m.Width(f, size, s) <= width {
		return s
	}
	r := []rune(s)
	for len(r) > 0 && m.Width(f, size, string(r)+"…") > width {
		r = r[:len(r)-1]
	}
	return strings.TrimRight(string(r), " ,") + "…"
}

// Capital gives words that begin a line their capital: reasons are worded so that they also fit behind a colon.
func Capital(s string) string {
	r := []rune(s)
	if len(r) > 0 {
		r[0] = unicode.ToUpper(r[0])
	}
	return string(r)
}

// Sentence gives words that stand alone their capital and their stop.
func Sentence(s string) string {
	r := []rune(Capital(s))
	if len(r) > 0 && !strings.ContainsRune(".!?:…", r[len(r)-1]) {
		r = append(r, '.')
	}
	return string(r)
}

// Wrap breaks s into lines no wider than width.
func Wrap(m Metrics, f Face, size, width float64, s string) []string {
	var out []string
	for _, para := range strings.Split(s, "\n") {
		line := ""
		for _, word := range strings.Fields(para) {
			next := word
			if line != "" {
				next = line + " " + word
			}
			if line != "" && m.Width(f, size, next) > width {
				out = append(out, line)
				next = word
			}
			line = next
		}
		out = append(out, line)
	}
	return out
}
