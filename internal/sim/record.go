// One finished game as it is kept: a line of JSON with its checksum.
package sim

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/crc32"

	"awaw/engine"
)

// Record is what is kept of a game. Slices by side begin with side 1.
type Record struct {
	Game     int         `json:"game"`
	Seed     uint64      `json:"seed"`
	Winner   engine.Side `json:"winner"` // 0 for a draw
	Level    string      `json:"level"`  // the result, as the scenario names it
	Why      engine.Text `json:"why"`
	Points   []int       `json:"points"`
	Commands int         `json:"commands"`
	Turns    int         `json:"turns"`
	Losses   []Lost      `json:"losses,omitempty"` // by turn, side and type
	Rolls    []int       `json:"rolls"`            // rolls whose luck is known, by side
	Luck     []int64     `json:"luck"`             // in parts of a factor, by side
}

// Lost is what a side lost of one type in one turn, in the unit printed on its counters.
type Lost struct {
	Turn int         `json:"turn"`
	Side engine.Side `json:"side"`
	Kind string      `json:"kind"`
	N    int         `json:"n"`
}

// line writes the record as it is kept.
func (r Record) line() ([]byte, error) {
	text, err := json.Marshal(r)
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(text, " %08x\n", crc32.ChecksumIEEE(text)), nil
}

// sumLen is the length of a line's end without its newline: a space and eight digits.
const sumLen = 9

// readRecord reads a line without its newline; not ok if it is damaged.
func readRecord(line []byte) (r Record, ok bool) {
	n := len(line) - sumLen
	if n < 0 || !bytes.Equal(line[n:], fmt.Appendf(nil, " %08x", crc32.ChecksumIEEE(line[:n]))) {
		return r, false
	}
	return r, json.Unmarshal(line[:n], &r) == nil
}

// add enters a loss.
func (r *Record) add(turn int, l engine.Loss) {
	for i := range r.Losses {
		if x := &r.Losses[i]; x.Turn == turn && x.Side == l.Side && x.Kind == l.Kind {
			x.N += l.N
			return
		}
	}
	r.Losses = append(r.Losses, Lost{turn, l.Side, l.Kind, l.N})
}
