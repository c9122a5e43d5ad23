// What a TOML file may cost: files come from strangers too, inside saved games as well as in folders, and the decoder's work
// grows much faster than some texts do. Everything is looked through once, before anything is decoded.
package tables

import (
	"errors"
	"fmt"
	"strconv"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"awaw/internal/plain"
)

// The limits. The largest file that ships has a tenth of these bytes and keys, a fourth of these elements, a list of 384, and keys of three parts.
const (
	mostBytes = 1 << 20
	mostKeys  = 30_000 // keys, headers, lists and tables together
	mostItems = 30_000 // elements of lists together, and of tables in one line
	longest   = 2_000  // list, in elements
	mostParts = 8      // of a dotted key or header
	mostDepth = 16     // of lists and tables within each other
)

// Decode reads TOML into a pointer as the decoder does, without strictness, once Limits has passed the text.
func Decode(file string, data []byte, into any) (toml.MetaData, error) {
	if err := Limits(file, data); err != nil {
		return toml.MetaData{}, err
	}
	Rest()
	return toml.Decode(string(data), into)
}

// Limits refuses a text that would cost too much to decode, and one that holds characters no text of the program may hold:
// control characters and those that turn the direction of writing, as they stand or escaped. The error is an *Error.
func Limits(file string, data []byte) error {
	if len(data) > mostBytes {
		return &Error{File: file, Expected: fmt.Sprintf("a file of at most %d bytes, not %d", mostBytes, len(data)), Do: "divide it, or take out what is not needed"}
	}
	if !utf8.Valid(data) {
		return &Error{File: file, Expected: "text in UTF-8", Do: "save it in that encoding"}
	}
	s := scanner{text: string(data), line: 1, parts: 1}
	if fault := s.run(); fault != "" {
		return &Error{File: file, Line: s.line, Expected: fault, Do: "correct the line"}
	}
	return nil
}

// scanner goes over a text once, knowing no more of TOML than where its strings, comments and brackets are.
type scanner struct {
	text  string
	at    int
	line  int
	parts int // of the key being read
	keys  int
	depth int
	items int                // elements so far
	list  [mostDepth + 1]int // elements of the lists being read, by depth
}

// run gives what is wrong at the line it has come to; "" if nothing is.
func (s *scanner) run() string {
	for s.at < len(s.text) {
		fault := ""
		switch c := s.text[s.at]; c {
		case '"', '\'':
			fault = s.quoted(c)
		case '#':
			fault = s.comment()
		default:
			fault = s.bare()
		}
		if fault != "" {
			return fault
		}
	}
	return ""
}

// bare reads one character outside strings and comments.
func (s *scanner) bare() string {
	c, size := utf8.DecodeRuneInString(s.text[s.at:])
	s.at += size
	switch c {
	case '\n':
		s.line++
		s.parts = 1
	case '.':
		if s.parts++; s.parts > mostParts {
			return fmt.Sprintf("keys of at most %d parts", mostParts)
		}
	case '=':
		s.parts = 1
		return s.counted()
	case ',':
		s.parts = 1
		return s.element()
	case '[', '{':
		s.parts = 1
		if s.depth++; s.depth > mostDepth {
			return fmt.Sprintf("lists and tables at most %d deep", mostDepth)
		}
		s.list[s.depth] = 0
		return s.counted()
	case ']', '}':
		s.depth = max(0, s.depth-1)
	default:
		return s.allowed(c)
	}
	return ""
}

func (s *scanner) counted() string {
	if s.keys++; s.keys > mostKeys {
		return fmt.Sprintf("at most %d keys, lists and tables", mostKeys)
	}
	return ""
}

// element counts the end of an element; the last of a list has none.
func (s *scanner) element() string {
	s.items++
	s.list[s.depth]++
	switch {
	case s.list[s.depth] >= longest:
		return fmt.Sprintf("lists of at most %d elements", longest)
	case s.items > mostItems:
		return fmt.Sprintf("at most %d elements of lists", mostItems)
	}
	return ""
}

func (s *scanner) allowed(c rune) string {
	if c != '\r' && c != '\t' && c != '\n' && !plain.Rune(c) {
		return fmt.Sprintf("text without the character U+%04X, which cannot be seen", c)
	}
	return ""
}

// comment reads to the end of the line.
func (s *scanner) comment() string {
	for s.at < len(s.text) && s.text[s.at] != '\n' {
		c, size := utf8.DecodeRuneInString(s.text[s.at:])
		s.at += size
		if fault := s.allowed(c); fault != "" {
			return fault
		}
	}
	return ""
}

// quoted reads a string of either kind of quotes, of one line or many. One that does not end is left to the decoder.
func (s *scanner) quoted(q byte) string {
	end := 1
	if s.opens(q, 3) {
		end = 3
	}
	for s.at += end; s.at < len(s.text); {
		switch c := s.text[s.at]; {
		case c == q && s.opens(q, end):
			s.at += end
			return ""
		case c == '\\' && q == '"':
			if fault := s.escape(); fault != "" {
				return fault
			}
		case c == '\n' && end == 1:
			return "" // not closed
		case c == '\n':
			s.line++
			s.at++
		default:
			r, size := utf8.DecodeRuneInString(s.text[s.at:])
			s.at += size
			if fault := s.allowed(r); fault != "" {
				return fault
			}
		}
	}
	return ""
}

// opens tells whether n quotes stand here.
func (s *scanner) opens(q byte, n int) bool {
	for i := range n {
		if s.at+i >= len(s.text) || s.text[s.at+i] != q {
			return false
		}
	}
	return true
}

// digits is how many hexadecimal digits follow an escape that has any.
var digits = map[byte]int{'x': 2, 'u': 4, 'U': 8}

// escape reads a backslash and what it stands for.
func (s *scanner) escape() string {
	s.at++
	if s.at >= len(s.text) {
		return ""
	}
	c := s.text[s.at]
	if c == '\n' {
		return "" // a line that goes on, counted by the caller
	}
	s.at++
	n := digits[c]
	switch {
	case c == 'e' || c == 'b' || c == 'f':
		return "text without control characters"
	case n == 0 || s.at+n > len(s.text):
		return ""
	}
	r, err := strconv.ParseUint(s.text[s.at:s.at+n], 16, 32)
	if err != nil {
		return "" // the decoder says so
	}
	s.at += n
	return s.allowed(rune(r))
}

// MostFaults is how many faults of one file are told at once. None is looked for behind them: where each stands in the file costs a look through it.
const MostFaults = 20

// few joins errors, the first ones only where there are many.
func few(all []error) error {
	if len(all) == 1 {
		return all[0]
	}
	return errors.Join(all[:min(len(all), MostFaults)]...)
}
