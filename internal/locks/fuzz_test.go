package locks_test

import (
	"bytes"
	"testing"

	"awaw/engine/play"
	"awaw/internal/locks"
	"awaw/internal/nets"
)

// FuzzLockedSave reads any text as a save under passphrases: nothing panics, what is refused stays locked, and what opens plays.
func FuzzLockedSave(f *testing.F) {
	g, mem := begin(f, buckets, twoSides)
	nets.Some(f, g, 4, 2)
	text := bytes.Clone(mem.Bytes())
	var ring locks.Ring
	if err := ring.Unlock(read(f, text), asked(twoSides)); err != nil { // a passphrase takes its time: it is tried once
		f.Fatal(err)
	}
	f.Add(text)
	f.Add(text[:len(text)*2/3])
	f.Add(bytes.Replace(text, []byte(`"kind":"command"`), []byte(`"kind":"note"`), 1))
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 1<<20 {
			return
		}
		for _, text := range [][]byte{data, rechained(t, data, 0, nil)} {
			j, err := play.ReadJournal("fuzz", bytes.NewReader(text))
			if err != nil || j.Header.Locks == nil {
				continue
			}
			if err := ring.Unlock(j, nil); err != nil {
				if j.Locked() == nil {
					t.Fatalf("refused, and open: %v", err)
				}
				continue
			}
			g, err := play.Resume(buckets.Rules, buckets.Kit, j, nil)
			if err != nil {
				continue
			}
			g.Verify()
			for _, side := range g.ToAct() {
				g.Legal(side, nil)
			}
		}
		m := &play.LocksMark{Public: string(data), Key: string(data), Sides: []play.SideLock{{Side: 1, Public: g.Locks().Public, Key: g.Locks().Key}}}
		if _, err := locks.Known(m, string(data)); err == nil {
			t.Fatal("a key that is none")
		}
	})
}
