package plain

import "bytes"

// Begins gives where the text of a file begins that another program may have put a mark of its encoding or empty lines in front of, and
// how many those lines are.
func Begins(data []byte) (at, lines int) {
	at = len(data) - len(bytes.TrimPrefix(data, []byte("\ufeff")))
	for n, c := range data[at:] {
		switch c {
		case '\n':
			lines++
		case '\r':
		default:
			return at + n, lines
		}
	}
	return at, 0
}

// Line is a line without the carriage return that some programs end lines with.
func Line(text []byte) []byte { return bytes.TrimSuffix(text, []byte{'\r'}) }
