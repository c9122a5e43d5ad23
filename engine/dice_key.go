package engine

import (
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"
)

// This file writes and reads dice keys: twelve bytes for the generator, a short text for the journal.

// appendBinary adds the twelve bytes that stand for k before the generator. They are part of the save format.
func (k Key) appendBinary(b []byte) []byte {
	b = binary.BigEndian.AppendUint16(b, k.Turn)
	b = append(b, k.Half, k.Phase, k.Fight, k.Nth, k.Round, k.Roll)
	return binary.BigEndian.AppendUint32(b, uint32(k.Place))
}

// MarshalText writes the key as String does.
func (k Key) MarshalText() ([]byte, error) {
	b := make([]byte, 0, 32)
	for _, n := range [4]int{int(k.Turn), int(k.Half), int(k.Phase), int(k.Fight)} {
		b = append(strconv.AppendInt(b, int64(n), 10), '/')
	}
	b = append(strconv.AppendInt(b, int64(k.Place.Kind()), 10), '.')
	b = strconv.AppendInt(b, int64(k.Place.Index()), 10)
	for _, n := range [3]uint8{k.Nth, k.Round, k.Roll} {
		b = strconv.AppendInt(append(b, '/'), int64(n), 10)
	}
	return b, nil
}

// UnmarshalText reads what MarshalText wrote.
func (k *Key) UnmarshalText(text []byte) error {
	got, err := ParseKey(string(text))
	if err == nil {
		*k = got
	}
	return err
}

// ParseKey reads a key: turn/half/phase/fight/place kind.place index/nth/round/roll.
func ParseKey(text string) (Key, error) {
	bad := fmt.Errorf("%q is not a dice key: turn/half/phase/fight/kind.index/nth/round/roll is expected", text)
	parts := strings.Split(text, "/")
	if len(parts) != 8 {
		return Key{}, bad
	}
	kind, index, ok := strings.Cut(parts[4], ".")
	if !ok {
		return Key{}, bad
	}
	var n [9]uint64
	for i, part := range append(append(parts[:4:4], kind, index), parts[5:]...) {
		bits := 8
		switch i {
		case 0:
			bits = 16
		case 5:
			bits = 24
		}
		v, err := strconv.ParseUint(part, 10, bits)
		if err != nil {
			return Key{}, bad
		}
		n[i] = v
	}
	return Key{
		Turn: uint16(n[0]), Half: uint8(n[1]), Phase: uint8(n[2]), Fight: uint8(n[3]),
		Place: NewRef(RefKind(n[4]), int(n[5])),
		Nth:   uint8(n[6]), Round: uint8(n[7]), Roll: uint8(n[8]),
	}, nil
}
