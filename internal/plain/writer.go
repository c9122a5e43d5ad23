package plain

import (
	"io"
	"unicode/utf8"
)

// Writer writes lines for a terminal to w: what Visible would write out it writes out, but for newlines and tabs. Characters may
// come in pieces; a piece that never becomes one is written out when more follows.
func Writer(w io.Writer) io.Writer { return &writer{w: w} }

// Under gives what a Writer writes to, for text that is the program's own and moves the cursor; any other writer is itself.
func Under(w io.Writer) io.Writer {
	if t, ok := w.(*writer); ok {
		return t.w
	}
	return w
}

type writer struct {
	w    io.Writer
	left []byte // the beginning of a character that has not come whole
}

// Write writes all of p, or all but the beginning of a character at its end.
func (t *writer) Write(p []byte) (int, error) {
	text := append(t.left, p...)
	whole := len(text)
	for back := 1; back < utf8.UTFMax && back <= len(text); back++ {
		if b := text[len(text)-back]; utf8.RuneStart(b) {
			if !utf8.FullRune(text[len(text)-back:]) {
				whole = len(text) - back
			}
			break
		}
	}
	out := make([]byte, 0, whole)
	from := 0
	for i := 0; i < whole; {
		r, size := utf8.DecodeRune(text[i:whole])
		if r != '\n' && r != '\t' && hidden(r) {
			out = append(append(out, text[from:i]...), Visible(string(r))...)
			from = i + size
		}
		i += size
	}
	out = append(out, text[from:whole]...)
	t.left = append([]byte(nil), text[whole:]...)
	if _, err := t.w.Write(out); err != nil {
		return 0, err
	}
	return len(p), nil
}
