package plain

import (
	"bytes"
	"encoding/binary"
	"unicode/utf16"
	"unicode/utf8"
)

// UTF8 gives a text that another program wrote as UTF-16 or UTF-32 as it was before, and the name of what it was written as: "" where it
// is neither. The mark of the encoding tells, or a first letter of ASCII between zeros. What is no character becomes U+FFFD.
func UTF8(data []byte) (text []byte, coding string) {
	for _, c := range []struct {
		name        string
		size        int
		order       binary.ByteOrder
		mark, plain []byte // how such a text begins with and without a mark; 1 stands for a letter
	}{
		{"UTF-32", 4, binary.LittleEndian, []byte{0xFF, 0xFE, 0, 0}, []byte{1, 0, 0, 0}},
		{"UTF-32", 4, binary.BigEndian, []byte{0, 0, 0xFE, 0xFF}, []byte{0, 0, 0, 1}},
		{"UTF-16", 2, binary.LittleEndian, []byte{0xFF, 0xFE}, []byte{1, 0}},
		{"UTF-16", 2, binary.BigEndian, []byte{0xFE, 0xFF}, []byte{0, 1}},
	} {
		if !bytes.HasPrefix(data, c.mark) && !begins(data, c.plain) {
			continue
		}
		data = bytes.TrimPrefix(data, c.mark)
		out := make([]byte, 0, len(data)/c.size)
		for ; len(data) >= c.size; data = data[c.size:] {
			r := rune(c.order.Uint16(data))
			if c.size == 4 {
				r = rune(c.order.Uint32(data))
			} else if utf16.IsSurrogate(r) && len(data) >= 4 {
				if r = utf16.DecodeRune(r, rune(c.order.Uint16(data[2:]))); r != utf8.RuneError {
					data = data[2:]
				}
			}
			out = utf8.AppendRune(out, r)
		}
		return out, c.name
	}
	return data, ""
}

// begins tells whether data begin as form does, where 1 stands for a letter of ASCII.
func begins(data, form []byte) bool {
	if len(data) < len(form) {
		return false
	}
	for i, c := range form {
		if ascii := data[i] != 0 && data[i] < utf8.RuneSelf; ascii != (c == 1) || c == 0 && data[i] != 0 {
			return false
		}
	}
	return true
}
