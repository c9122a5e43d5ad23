// Path text: the absolute commands M, L, C, Q and Z as SVG writes them.
package art

import (
	"fmt"
	"strconv"
	"strings"
)

// ParsePath reads path text. Relative commands, other letters, missing numbers and numbers
// without a command are errors that name the word at fault.
func ParsePath(text string) (*Path, error) {
	words := pathWords(text)
	p := NewPath()
	op := ""
	for i := 0; i < len(words); {
		w := words[i]
		if len(w) == 1 && strings.Contains("MLCQZ", w) {
			op = w
			i++
			if op == "Z" {
				p.Z()
				op = ""
				continue
			}
		}
		n := map[string]int{"M": 2, "L": 2, "Q": 4, "C": 6}[op]
		if n == 0 {
			return nil, fmt.Errorf("path %q: %q stands where M, L, C, Q or Z was expected", text, w)
		}
		if i+n > len(words) {
			return nil, fmt.Errorf("path %q: %s needs %d numbers and has %d", text, op, n, len(words)-i)
		}
		var v [6]float64
		for k := range n {
			f, err := strconv.ParseFloat(words[i+k], 64)
			if err != nil {
				return nil, fmt.Errorf("path %q: %q is not a number for %s", text, words[i+k], op)
			}
			v[k] = f
		}
		i += n
		switch op {
		case "M":
			p.M(v[0], v[1])
			op = "L"
		case "L":
			p.L(v[0], v[1])
		case "Q":
			p.Q(v[0], v[1], v[2], v[3])
		case "C":
			p.C(v[0], v[1], v[2], v[3], v[4], v[5])
		}
	}
	return p, nil
}

// pathWords parts letters from numbers; commas are spaces.
func pathWords(text string) []string {
	var b strings.Builder
	for _, r := range text {
		switch {
		case r == ',':
			b.WriteByte(' ')
		case r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' && r != 'e':
			b.WriteByte(' ')
			b.WriteRune(r)
			b.WriteByte(' ')
		default:
			b.WriteRune(r)
		}
	}
	return strings.Fields(b.String())
}
