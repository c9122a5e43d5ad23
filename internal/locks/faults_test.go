package locks_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"filippo.io/age"

	"awaw/engine/play"
	"awaw/internal/locks"
	"awaw/internal/nets"
)

// A passphrase that is wrong, keys that are damaged, and a file that asks for more work than any save are told apart, at once.
func TestPassphrasesThatDoNotOpen(t *testing.T) {
	m, _, err := locks.New(twoSides)
	if err != nil {
		t.Fatal(err)
	}
	try := func(change func(*play.LocksMark), text string) error {
		c := *m
		c.Sides = slices.Clone(m.Sides)
		change(&c)
		o, err := locks.Begin(&c)
		if err != nil {
			return err
		}
		if err := o.Try(1, text); err != nil {
			return err
		}
		if err := o.Try(2, "Gewu\u0308rz"); err != nil { // as another keyboard writes it
			return err
		}
		_, err = o.Cipher()
		return err
	}
	none := func(*play.LocksMark) {}
	hard := func(c *play.LocksMark) {
		by, err := age.NewScryptRecipient("correct horse")
		if err != nil {
			t.Fatal(err)
		}
		by.SetWorkFactor(16)
		var b bytes.Buffer
		w, err := age.Encrypt(&b, by)
		if err == nil {
			err = w.Close()
		}
		if err != nil {
			t.Fatal(err)
		}
		raw := bytes.Replace(b.Bytes(), []byte(" 16\n"), []byte(" 22\n"), 1)
		c.Sides[0].Key = base64.StdEncoding.EncodeToString(raw)
	}
	for _, x := range []struct {
		name   string
		change func(*play.LocksMark)
		text   string
		want   error
	}{
		{"as it is", none, "correct horse", nil},
		{"another passphrase", none, "correct horse ", locks.ErrWrong},
		{"no passphrase", none, "", locks.ErrWrong},
		{"a passphrase too long", none, strings.Repeat("x", 1<<20), locks.ErrWrong},
		{"too much work", hard, "correct horse", locks.ErrHard},
		{"no key", func(c *play.LocksMark) { c.Sides[0].Key = "" }, "correct horse", locks.ErrDamaged},
		{"a key of another", func(c *play.LocksMark) { c.Sides[0].Public = c.Public }, "correct horse", locks.ErrDamaged},
		{"another save's key", func(c *play.LocksMark) { c.Public = c.Sides[0].Public }, "correct horse", locks.ErrDamaged},
		{"a key that is none", func(c *play.LocksMark) { c.Key = base64.StdEncoding.EncodeToString([]byte("nothing")) }, "correct horse", locks.ErrDamaged},
		{"a key of a megabyte", func(c *play.LocksMark) { c.Key = strings.Repeat("A", 1<<20) }, "correct horse", locks.ErrDamaged},
		{"sides twice", func(c *play.LocksMark) { c.Sides[1].Side = 1 }, "correct horse", locks.ErrDamaged},
		{"no sides", func(c *play.LocksMark) { c.Sides = nil }, "correct horse", locks.ErrDamaged},
	} {
		began := time.Now()
		if err := try(x.change, x.text); !errors.Is(err, x.want) || (err == nil) != (x.want == nil) {
			t.Errorf("%s: %v, want %v", x.name, err, x.want)
		}
		if d := time.Since(began); d > 5*time.Second {
			t.Errorf("%s: it took %v", x.name, d)
		}
	}
	for _, list := range [][]locks.Passphrase{{{Side: 1}}, {{Side: 0, Text: "x"}}, {{Side: 1, Text: "x"}, {Side: 1, Text: "y"}}} {
		if _, _, err := locks.New(list); err == nil {
			t.Errorf("%+v: keys were made", list)
		}
	}
}

// rechained gives a journal with another entry in the place of one, and the chain made right again.
func rechained(t testing.TB, text []byte, n int, change func(l map[string]any)) []byte {
	t.Helper()
	var out bytes.Buffer
	chain := make([]byte, sha256.Size)
	for line := range bytes.Lines(text) {
		at := bytes.LastIndex(line, []byte(`,"chain":"`))
		if at < 0 {
			out.Write(line)
			continue
		}
		body := line[:at]
		if change != nil && bytes.HasPrefix(line, fmt.Appendf(nil, `{"n":%d,`, n)) {
			var l map[string]any
			if err := json.Unmarshal(append(bytes.Clone(body), '}'), &l); err != nil {
				t.Fatal(err)
			}
			change(l)
			again, err := json.Marshal(l)
			if err != nil {
				t.Fatal(err)
			}
			again = bytes.Replace(again, []byte(`{`), fmt.Appendf(nil, `{"n":%d,`, n), 1) // entries begin with their number
			body = bytes.TrimSuffix(again, []byte(`}`))
		}
		sum := sha256.Sum256(append(bytes.Clone(chain), body...))
		chain = sum[:]
		fmt.Fprintf(&out, "%s,\"chain\":\"%s\"}\n", body, hex.EncodeToString(chain))
	}
	return out.Bytes()
}

// A ciphertext that was changed, or put in the place of another, is named with its entry, though somebody made the chain right again.
func TestDamagedCiphertext(t *testing.T) {
	g, mem := begin(t, buckets, twoSides)
	nets.Some(t, g, 4, 8)
	text := mem.Bytes()
	var lockedAt []int
	j := read(t, text)
	for _, l := range j.Lines {
		if l.Locked != "" && l.Kind == play.LineCommand {
			lockedAt = append(lockedAt, l.N)
		}
	}
	n, other := lockedAt[1], j.Lines[lockedAt[2]-1].Locked
	raw, _ := base64.StdEncoding.DecodeString(j.Lines[n-1].Locked)
	raw[len(raw)-1] ^= 1
	for name, with := range map[string]string{"changed": base64.StdEncoding.EncodeToString(raw), "of another entry": other, "none": "x", "not by age": "bm90aGluZw=="} {
		bad := read(t, rechained(t, text, n, func(l map[string]any) { delete(l, "n"); l["locked"] = with }))
		err := new(locks.Ring).Unlock(bad, asked(twoSides))
		var je *play.JournalError
		if !errors.As(err, &je) || je.Entry != n || je.Safe != n-1 {
			t.Errorf("%s: %v", name, err)
		}
		if bad.Locked() == nil {
			t.Errorf("%s: it counts as opened", name)
		}
	}
	plainly := rechained(t, text, 1, func(l map[string]any) { delete(l, "n") })
	if _, err := play.ReadJournal("test", bytes.NewReader(plainly)); err != nil {
		t.Errorf("the chain was not made right: %v", err)
	}
}

// A torn line is left out as ever; what was written before it is there.
func TestATornLockedSave(t *testing.T) {
	g, mem := begin(t, buckets, twoSides)
	nets.Some(t, g, 4, 6)
	whole := bytes.Clone(mem.Bytes())
	before, n := g.Position(), g.Len()
	nets.Some(t, g, 5, 1)
	torn := mem.Bytes()[:len(whole)+200]
	again, _ := reopened(t, buckets, new(locks.Ring), torn, twoSides)
	if again.Len() != n {
		t.Fatalf("%d entries of %d", again.Len(), n)
	}
	nets.Same(t, "torn", before, again.Position())
}

// Lines behind damage are carried over by who has the key, and by nobody else.
func TestLockedLinesAreSalvaged(t *testing.T) {
	g, mem := begin(t, buckets, twoSides)
	nets.Some(t, g, 4, 10)
	lines := bytes.SplitAfter(mem.Bytes(), []byte{'\n'})
	sound, rest := bytes.Join(lines[:6], nil), bytes.Join(lines[6:], nil)
	again, _ := reopened(t, buckets, new(locks.Ring), sound, twoSides)
	out, err := again.Salvage(rest, 7)
	if err != nil || len(out.Lost) > 0 || out.Play == 0 {
		t.Fatalf("%+v, %v", out, err)
	}
	nets.Same(t, "salvaged", g.Position(), again.Position())
}
