package plain

import (
	"encoding/binary"
	"errors"
)

// This file writes a text as what it shares with another, however far apart that stands: in steps, each of some bytes of its own and a piece of the other
// text behind them.

// A step is written as four numbers: how many own bytes, these, how long the piece is, and how much further it begins than where the piece before ended.

// block is how long a piece is at least, in bytes.
const block = 16

// shared writes a text so.
func shared(text []byte, against string) []byte {
	at := make(map[[block]byte]int, len(against)/block)
	for i := len(against)/block - 1; i >= 0; i-- {
		at[[block]byte([]byte(against[i*block:(i+1)*block]))] = i * block
	}
	var out []byte
	own, next := 0, 0 // where the bytes of its own begin, and where the piece before ended
	for i := 0; i+block <= len(text); {
		from, ok := next+i-own, false // the other text most often goes on as this one does
		if ok = from+block <= len(against) && against[from:from+block] == string(text[i:i+block]); !ok {
			from, ok = at[[block]byte(text[i:i+block])]
		}
		if !ok {
			i++
			continue
		}
		for i > own && from > 0 && text[i-1] == against[from-1] {
			i, from = i-1, from-1
		}
		n := 0
		for i+n < len(text) && from+n < len(against) && text[i+n] == against[from+n] {
			n++
		}
		out = step(out, text[own:i], n, from-next)
		i += n
		own, next = i, from+n
	}
	return step(out, text[own:], 0, 0)
}

func step(out, own []byte, n, further int) []byte {
	out = append(binary.AppendUvarint(out, uint64(len(own))), own...)
	return binary.AppendVarint(binary.AppendUvarint(out, uint64(n)), int64(further))
}

// errShared says that a text is not what shared writes.
var errShared = errors.New("a position that shares what is not there")

// unshared is the text again, of at most so many bytes.
func unshared(steps []byte, against string, most int) ([]byte, error) {
	var out []byte
	next := int64(0)
	for len(steps) > 0 {
		own, a := binary.Uvarint(steps)
		if a <= 0 || own > uint64(len(steps)-a) {
			return nil, errShared
		}
		out = append(out, steps[a:a+int(own)]...)
		steps = steps[a+int(own):]
		n, a := binary.Uvarint(steps)
		if a <= 0 {
			return nil, errShared
		}
		further, b := binary.Varint(steps[a:])
		if b <= 0 || n > uint64(len(against)) || further > int64(len(against)) || further < -int64(len(against)) {
			return nil, errShared
		}
		steps = steps[a+b:]
		from := next + further
		if next = from + int64(n); from < 0 || next > int64(len(against)) {
			return nil, errShared
		}
		if len(out)+int(n) > most {
			return nil, tooLong(most)
		}
		out = append(out, against[from:next]...)
	}
	return out, nil
}
