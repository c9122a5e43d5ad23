// The identity of rule values: what a save must find again, whatever comments and prose stand around them.
package tables

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"hash"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/BurntSushi/toml"
)

// prose holds the keys whose words may change without changing a game.
var prose = []string{"note", "says", "source", "title", "why"}

// ledgerFile lists clauses in words; it holds no values.
const ledgerFile = "ledger.toml"

// Hash identifies the decoded values of every file under folder, as 64 hexadecimal digits. Comments, order of
// keys, spacing and the prose keys (note, says, source, title, why) do not count; neither does ledger.toml.
func (s Set) Hash(folder string) string {
	h := sha256.New()
	for _, name := range s.files(folder) {
		if strings.HasSuffix(name, "/"+ledgerFile) {
			continue
		}
		writeString(h, name)
		data, _, err := s.read(name)
		if err != nil {
			writeString(h, err.Error())
			continue
		}
		var v map[string]any
		if _, err := toml.Decode(string(data), &v); err != nil {
			writeString(h, string(data))
			continue
		}
		writeValue(h, v)
	}
	return hex.EncodeToString(h.Sum(nil))
}

func writeValue(h hash.Hash, v any) {
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
			writeValue(h, x[k])
		}
	case []map[string]any:
		h.Write([]byte{'l'})
		writeInt(h, len(x))
		for _, y := range x {
			writeValue(h, y)
		}
	case []any:
		h.Write([]byte{'l'})
		writeInt(h, len(x))
		for _, y := range x {
			writeValue(h, y)
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
