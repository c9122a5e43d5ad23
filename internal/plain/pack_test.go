package plain

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// long is a text of many lines that are like each other, as positions are.
func long(lines int) string {
	var b strings.Builder
	for i := range lines {
		fmt.Fprintf(&b, `{"at":%d,"size":%d,"flags":[0,0,1],"name":"counter %d"},`, i*7%1000, i%9, i)
	}
	return b.String()
}

// A text is packed against another of any length, and read again.
func TestPackedTextsAreReadAgain(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	for _, lines := range []int{0, 1, 400, 700, 3000} {
		was := long(lines)
		for n := range 60 {
			now := []byte(was)
			for range chance.IntN(6) { // pieces are changed, put in, taken out and put elsewhere
				i := chance.IntN(len(now) + 1)
				k := i + chance.IntN(len(now)-i+1)%200
				switch chance.IntN(3) {
				case 0:
					now = append(append(bytes.Clone(now[:i]), "some more"...), now[k:]...)
				case 1:
					now = append(append(bytes.Clone(now[:i]), now[k:]...), now[i:k]...)
				case 2:
					now = append(bytes.Clone(now[:i]), now[k:]...)
				}
			}
			packed, err := Packed(now, was)
			if err != nil {
				t.Fatal(err)
			}
			again, err := Unpacked(packed, was, len(now))
			if err != nil || !bytes.Equal(again, now) {
				t.Fatalf("%d lines, change %d: %d bytes became %d: %v", lines, n, len(now), len(again), err)
			}
			if len(now) > 3000 && len(packed) > len(now)/20+900 {
				t.Errorf("%d lines, change %d: %d bytes are packed in %d", lines, n, len(now), len(packed))
			}
			if len(now) > 0 {
				if _, err := Unpacked(packed, was, len(now)-1); err == nil {
					t.Errorf("%d bytes are taken for fewer", len(now))
				}
			}
		}
	}
}

// What is packed by nobody is refused, and costs no more than what may be read.
func TestUnpackedTextsAreBounded(t *testing.T) {
	was := long(1000)
	repeated := bytes.Repeat(step(nil, nil, len(was), -len(was)), 100_000)
	repeated = append(step(nil, nil, len(was), 0), repeated...)
	for what, steps := range map[string][]byte{
		"many pieces":       repeated,
		"a piece before":    step(nil, nil, 10, -1),
		"one behind":        step(nil, nil, 10, len(was)-5),
		"one far behind":    step(nil, nil, 10, 1<<62),
		"one that is long":  step(nil, nil, 1<<62, 0),
		"own bytes missing": {200, 1, 'a'},
		"no number":         bytes.Repeat([]byte{0xff}, 20),
		"half a step":       {1, 'a'},
	} {
		packed, err := deflated(steps, "")
		if err != nil {
			t.Fatal(err)
		}
		if out, err := Unpacked(sharedMark+packed, was, 1<<20); err == nil || cap(out) > 4<<20 {
			t.Errorf("%s: %d bytes, %v", what, len(out), err)
		}
	}
}
