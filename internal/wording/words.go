// Package wording puts what a program says into words of a language: messages with figures and text in them, and errors, which are made in
// English and told by patterns.
package wording

import (
	"fmt"
	"strconv"
	"strings"

	"awaw/engine"
)

// Fixed is a number with so many decimals; with -1 as many as it has.
type Fixed struct {
	N      float64
	Digits int
}

// Word gives a message in words. Text and errors stand in it as they are, numbers as the language writes them.
func Word(words engine.Catalog, key string, args ...any) string {
	var said []any
	var put []string
	for i, x := range args {
		s := ""
		switch v := x.(type) {
		case int, engine.Arg:
			said = append(said, v)
			continue
		case string:
			s = v
		case error:
			s = Worded(v, words)
		case Fixed:
			s = v.In(words)
		default:
			s = fmt.Sprint(v)
		}
		mark := "⟦" + strconv.Itoa(i) + "⟧"
		said, put = append(said, mark), append(put, mark, s)
	}
	return strings.NewReplacer(put...).Replace(words.Word(engine.Say(key, said...), nil))
}

// In writes the number with the language's mark before its decimals.
func (f Fixed) In(words engine.Catalog) string {
	s := strconv.FormatFloat(f.N, 'f', f.Digits, 64)
	whole, part, found := strings.Cut(s, ".")
	if !found {
		return s
	}
	mark := strings.Trim(words.Word(engine.Say("screen.number.decimal", 0, 0), nil), "0")
	return whole + mark + part
}

// Signed writes the number with its sign.
func (f Fixed) Signed(words engine.Catalog) string {
	if f.N < 0 {
		return f.In(words)
	}
	return "+" + f.In(words)
}
