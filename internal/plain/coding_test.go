package plain

import (
	"encoding/binary"
	"strings"
	"testing"
	"unicode/utf16"
)

// A text is read whatever it was written as, with and without a mark, and one of its own time is left alone.
func TestCodings(t *testing.T) {
	const text = "{\"a\":\"Köln, Łódź, 𝄞\"}\n"
	for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
		for _, mark := range []string{"", "\ufeff"} {
			var wide, wider []byte
			for _, r := range mark + text {
				wider = order.AppendUint32(wider, uint32(r))
			}
			for _, u := range utf16.Encode([]rune(mark + text)) {
				wide = order.AppendUint16(wide, u)
			}
			if got, name := UTF8(wide); string(got) != text || name != "UTF-16" {
				t.Errorf("%v %q: %q of %s", order, mark, got, name)
			}
			if got, name := UTF8(wider); string(got) != text || name != "UTF-32" {
				t.Errorf("%v %q: %q of %s", order, mark, got, name)
			}
			if got, _ := UTF8(wide[:len(wide)-1]); string(got) != strings.TrimSuffix(text, "\n") {
				t.Errorf("cut: %q", got)
			}
		}
	}
	for _, own := range []string{"", "{", text, "\ufeff" + text, "\x1f\x8b", "\x00\x00\x00\x00", "ab"} {
		if got, name := UTF8([]byte(own)); string(got) != own || name != "" {
			t.Errorf("%q became %q of %s", own, got, name)
		}
	}
	if got, _ := UTF8([]byte{'{', 0, 0, 0xD8, 'x', 0}); string(got) != "{\ufffdx" {
		t.Errorf("half a character: %q", got)
	}
}
