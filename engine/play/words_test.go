package play_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
)

// Words that sides add before the first die change every die, are part of what is proved, and come at no other time.
func TestWordsEnterTheDice(t *testing.T) {
	played := func(words ...string) (rolls string, mem *play.Memory) {
		g, mem := closed(t, buckets, aSeed(1))
		do(t, g, "1 pass", "2 pass")
		for i, w := range words {
			side := engine.Side(i + 1)
			if !g.MayGiveWords(side) {
				t.Errorf("side %d may not give words before the first die", side)
			}
			if err := g.GiveWords(side, w); err != nil {
				t.Fatal(err)
			}
			if err := g.GiveWords(side, w); !errors.Is(err, play.ErrWordsTwice) || g.MayGiveWords(side) {
				t.Errorf("words twice: %v", err)
			}
		}
		g = resume(t, buckets, mem.Bytes(), mem) // a program that stopped in between draws the same dice
		do(t, g, "1 pass", "2 attack 0")
		n := g.Head()
		l, _ := g.Line(n)
		if err := g.GiveWords(2, "late"); !errors.Is(err, play.ErrWordsLate) || g.MayGiveWords(2) {
			t.Errorf("words after a die: %v", err)
		}
		if r := resume(t, buckets, mem.Bytes(), nil).Verify(); r.Proof() != play.Proved {
			t.Errorf("with words %q: %v", words, r.Faults)
		}
		var b strings.Builder
		for _, r := range l.Rolls {
			for _, f := range r.Faces {
				b.WriteByte(byte('0' + f))
			}
		}
		return b.String(), mem
	}
	seen := map[string]bool{}
	for _, words := range [][]string{{}, {"a"}, {"b"}, {"a", "b"}, {"b", "a"}, {"ab"}} {
		rolls, _ := played(words...)
		again, _ := played(words...)
		if rolls == "" || rolls != again {
			t.Fatalf("words %q: dice %q, then %q", words, rolls, again)
		}
		seen[rolls] = true
	}
	if len(seen) < 3 {
		t.Errorf("words change the dice to %d different ones of 6", len(seen))
	}
	_, mem := played("fair winds", "and following seas")
	for _, change := range [][2]string{{"fair winds", "foul winds"}, {`"side":2,"text":"and`, `"side":1,"text":"and`}, {`"kind":"words","needs":"1.0"`, `"kind":"note"`}} {
		liar := chainAnew(bytes.Replace(mem.Bytes(), []byte(change[0]), []byte(change[1]), 1))
		if r := resume(t, buckets, liar, nil).Verify(); r.Proof() != play.Broken {
			t.Errorf("%s changed to %s: %v", change[0], change[1], r.Proof())
		}
	}
}

func TestWordsAreALine(t *testing.T) {
	g, _ := closed(t, buckets, aSeed(1))
	for _, bad := range []string{"", " x", "x ", "a\nb", "a\x1b[2J", "\u202eabc", strings.Repeat("x", 201), "\xff"} {
		if g.GiveWords(1, bad) == nil {
			t.Errorf("%q was taken", bad)
		}
	}
	for side, good := range []string{"x", strings.Repeat("ü", 200)} {
		if err := g.GiveWords(engine.Side(side+1), good); err != nil {
			t.Error(err)
		}
	}
}
