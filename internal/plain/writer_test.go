package plain

import (
	"strings"
	"testing"
)

// What a terminal would obey is written out, lines and tabs stay, and it does not matter in what pieces a text comes.
func TestWriter(t *testing.T) {
	const text = "a\x1b[2Jb\tc\r\nüber \u202Etxt\u0000 日本 \xff."
	const want = "a<1B>[2Jb\tc<0D>\nüber <202E>txt<00> 日本 <FFFD>."
	for size := 1; size <= len(text); size++ {
		var got strings.Builder
		w := Writer(&got)
		for from := 0; from < len(text); from += size {
			piece := text[from:min(len(text), from+size)]
			if n, err := w.Write([]byte(piece)); n != len(piece) || err != nil {
				t.Fatal(n, err)
			}
		}
		if got.String() != want {
			t.Fatalf("in pieces of %d: %q", size, got.String())
		}
	}
}
