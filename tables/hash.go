// The identity of rule values: what a save must find again, whatever comments and prose stand around them.
package tables

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"hash"
	"math"
	"slices"
	"strings"
	"time"
)

// prose holds the keys whose words may change without changing a game.
var prose = []string{"note", "says", "since", "source", "title", "why"}

// ledgerFile lists clauses in words; it holds no values.
const ledgerFile = "ledger.toml"

// Hash identifies the decoded values of every file under folder, as 64 hexadecimal digits. Comments, order of
// keys, spacing and the prose keys (note, says, since, source, title, why) do not count; neither does ledger.toml.
func (s Set) Hash(folder string) string {
	v, _ := s.Keep(fmt.Sprintf("hash of %s before %d", folder, s.before), func() (any, error) { return s.hash(folder), nil })
	return v.(string)
}

func (s Set) hash(folder string) string {
	h := sha256.New()
	for _, name := range s.files(folder) {
		if strings.HasSuffix(name, "/"+ledgerFile) {
			continue
		}
		data, _, err := s.read(name)
		if err != nil {
			writeString(h, name)
			writeString(h, err.Error())
			continue
		}
		var v map[string]any
		if _, err := Decode(name, data, &v); err != nil {
			writeString(h, name)
			writeString(h, string(data))
			continue
		}
		if !s.Reaches(max(1, sinceOf(v))) {
			continue
		}
		writeString(h, name)
		s.writeValue(h, v)
	}
	return hex.EncodeToString(h.Sum(nil))
}

// since is the edition of the rules a file came with, as its key of that name says; 1 for those there from the beginning.
func (s Set) since(name string) int {
	data, _, err := s.read(name)
	if err != nil {
		return 1
	}
	var head struct{ Since int }
	if _, err := Decode(name, data, &head); err != nil {
		return 1
	}
	return max(1, head.Since)
}

// sinceOf is the edition an entry of a file came with, 0 if it came with the file.
func sinceOf(entry map[string]any) int {
	n, _ := entry["since"].(int64)
	return int(n)
}

// Before gives the set as saves knew it that were made before the files of an edition came, or entries of files that are a list and
// have a since of their own: Hash leaves those out. Decode still finds them, for what came later is asked by scenarios of later
// editions alone.
func (s Set) Before(edition int) Set {
	s.before = edition
	return s
}

// Editions lists the editions after the first with which files of a folder came, the latest first.
func (s Set) Editions(folder string) []int {
	var out []int
	for _, name := range s.files(folder) {
		for _, n := range append(s.entriesSince(name), s.since(name)) {
			if n > 1 && !slices.Contains(out, n) {
				out = append(out, n)
			}
		}
	}
	slices.Sort(out)
	slices.Reverse(out)
	return out
}

// entriesSince lists the editions with which entries of a file came later than the file.
func (s Set) entriesSince(name string) (out []int) {
	data, _, err := s.read(name)
	if err != nil {
		return nil
	}
	var v map[string]any
	if _, err := Decode(name, data, &v); err != nil {
		return nil
	}
	for _, x := range v { // sorted by who asks
		list, _ := x.([]map[string]any)
		for _, entry := range list {
			if n := sinceOf(entry); n > 0 {
				out = append(out, n)
			}
		}
	}
	return out
}

func (s Set) writeValue(h hash.Hash, v any) {
	switch x := v.(type) {
	case map[string]any:
		keys := make([]string, 0, len(x))
		for k := range x { // sorted below
			if !slices.Contains(prose, k) {
				keys = append(keys, k)
			}
		}
		slices.Sort(keys)
		h.Write([]byte{'t'})
		writeInt(h, len(keys))
		for _, k := range keys {
			writeString(h, k)
			s.writeValue(h, x[k])
		}
	case []map[string]any:
		known := slices.DeleteFunc(slices.Clone(x), func(y map[string]any) bool { return !s.Reaches(sinceOf(y)) })
		h.Write([]byte{'l'})
		writeInt(h, len(known))
		for _, y := range known {
			s.writeValue(h, y)
		}
	case []any:
		h.Write([]byte{'l'})
		writeInt(h, len(x))
		for _, y := range x {
			s.writeValue(h, y)
		}
	case string:
		h.Write([]byte{'s'})
		writeString(h, x)
	case int64:
		h.Write([]byte{'i'})
		writeInt(h, int(x))
	case float64:
		h.Write([]byte{'f'})
		writeInt(h, int(math.Float64bits(x)))
	case bool:
		if x {
			h.Write([]byte{'T'})
		} else {
			h.Write([]byte{'F'})
		}
	case time.Time:
		h.Write([]byte{'d'})
		writeString(h, x.Format(time.RFC3339Nano))
	}
}

func writeString(h hash.Hash, s string) {
	writeInt(h, len(s))
	h.Write([]byte(s))
}

func writeInt(h hash.Hash, n int) {
	var b [8]byte
	binary.BigEndian.PutUint64(b[:], uint64(n))
	h.Write(b[:])
}
