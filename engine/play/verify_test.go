package play_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
)

// rechained gives a journal's lines anew, each with the chain that follows from those before it: what somebody does who
// changes a journal and knows how it is written. change gives the text of a line without its chain; an empty one takes it out.
func rechained(journal []byte, change func(line string) string) []byte {
	var out bytes.Buffer
	var before [32]byte
	for _, l := range strings.Split(strings.TrimSpace(string(journal)), "\n") {
		body, _, whole := strings.Cut(l, `,"chain":"`)
		if body = change(body); body == "" {
			continue
		}
		if !whole {
			out.WriteString(body + "\n")
			continue
		}
		before = sha256.Sum256(append(before[:], body...))
		fmt.Fprintf(&out, "%s,\"chain\":\"%x\"}\n", body, before)
	}
	return out.Bytes()
}

// finished is a game of buckets played to its end, as a journal.
func finished(t *testing.T) []byte {
	t.Helper()
	g, mem := start(t, buckets)
	for len(g.ToAct()) > 0 {
		if _, err := g.Do(g.Legal(g.ToAct()[0], nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	return mem.Bytes()
}

// otherFace changes the first face of a line that has dice.
func otherFace(line string) string {
	i := strings.Index(line, `"f":[`) + len(`"f":[`)
	return line[:i] + string('1'+(line[i]-'0')%6) + line[i+1:]
}

func TestWhatAJournalProves(t *testing.T) {
	whole := finished(t)
	once := func(has string, change func(string) string) func(string) string {
		done := false
		return func(line string) string {
			if done || !strings.Contains(line, has) {
				return line
			}
			done = true
			return change(line)
		}
	}
	typed := func(line string) string { return strings.Replace(otherFace(line), `"f":`, `"typed":true,"f":`, 1) }
	for _, c := range []struct {
		name   string
		change func(string) string
		want   play.Proof
		says   string
	}{
		{"untouched", func(l string) string { return l }, play.Proved, ""},
		{"a die changed", once(`"f":[`, otherFace), play.Broken, "do not come from the seed"},
		{"a die marked as typed", once(`"f":[`, typed), play.Broken, "no setting allows"},
		{"the seed taken out", func(l string) string {
			if strings.Contains(l, `"seed":"`) {
				return ""
			}
			return l
		}, play.Unproved, ""},
		{"other dice in the header", once(`"awaw":1`, func(l string) string { return strings.Replace(l, engine.GeneratorKeyed, play.GeneratorOther, 1) }), play.Unproved, ""},
	} {
		g := resume(t, buckets, rechained(whole, c.change), nil)
		r := g.Verify()
		if r.Proof() != c.want {
			t.Errorf("%s: %d, expected %d: %+v", c.name, r.Proof(), c.want, r)
		}
		if c.says != "" && (len(r.Faults) == 0 || !strings.Contains(r.Faults[0].What, c.says)) {
			t.Errorf("%s: %v", c.name, r.Faults)
		}
		if unproved := r.Typed + r.Copied + r.Foreign + r.Hidden; c.want == play.Unproved && unproved != r.Rolls {
			t.Errorf("%s: %d of %d rolls told to be unproved", c.name, unproved, r.Rolls)
		}
	}
}

func TestTypedDiceAreNotProved(t *testing.T) {
	g, mem := start(t, buckets)
	if err := g.SetTyped(true); err != nil {
		t.Fatal(err)
	}
	done, err := g.Do(g.Legal(1, nil)[0])
	for need := (*engine.NeedDice)(nil); errors.As(err, &need); {
		faces := make([]int, need.Ask.N)
		for i := range faces {
			faces[i] = 1
		}
		done, err = g.Give(faces...)
	}
	if err != nil || done.Line == 0 {
		t.Fatal(done, err)
	}
	r := resume(t, buckets, mem.Bytes(), nil).Verify()
	if r.Proof() != play.Unproved || r.Typed != r.Rolls || r.Rolls == 0 {
		t.Errorf("%+v", r)
	}
}

// Pieces of lines that were never told as written are passed over, however many stand in a row.
func TestTornPiecesInARow(t *testing.T) {
	g, mem := start(t, buckets)
	do(t, g, "1 attack 2")
	before := bytes.Clone(mem.Bytes())
	for len(g.ToAct()) > 0 && g.ToAct()[0] == 1 {
		if _, err := g.Do(g.Legal(1, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	after := mem.Bytes()[len(before):]
	for pieces := range 5 {
		torn := bytes.Clone(before)
		for i := range pieces {
			torn = append(torn, after[:7+5*i]...)
			torn = append(torn, '\n')
		}
		j, err := play.ReadJournal("x", bytes.NewReader(append(torn, after...)))
		if err != nil || j.Cut || len(j.Lines) != g.Len() {
			t.Fatalf("%d pieces: %v", pieces, err)
		}
		if pieces > 0 && len(j.Notices) != 1 {
			t.Errorf("%d pieces: %v", pieces, j.Notices)
		}
		j, err = play.ReadJournal("x", bytes.NewReader(torn))
		if err != nil || j.Cut != (pieces > 0) {
			t.Errorf("%d pieces at the end: cut %t, %v", pieces, j.Cut, err)
		}
	}
	// A piece does not excuse what was changed after it.
	torn := append(bytes.Clone(before), "{\"n\":2,\"pa\n"...)
	torn = append(torn, bytes.Replace(after, []byte(`"n":2`), []byte(`"n":3`), 1)...)
	if _, err := play.ReadJournal("x", bytes.NewReader(torn)); err == nil {
		t.Error("a changed line after a torn piece was read")
	}
}

// long is a journal of many passes, and of many steps back and forth between two of them.
func longJournal(t testing.TB, commands, heads int) []byte {
	s := buckets
	s.Doc.Data = []byte(`{"turns": 1000, "places": [[[2, 1], [1, 2]]]}`)
	g, mem := start(t, s)
	for i := 0; i < commands && len(g.ToAct()) > 0; i++ {
		legal := g.Legal(g.ToAct()[0], nil)
		if _, err := g.Do(legal[len(legal)-1]); err != nil {
			t.Fatal(err)
		}
	}
	for range heads / 2 {
		if err := g.TakeBack(engine.NoSide); err != nil {
			t.Fatal(err)
		}
		if ok, err := g.Redo(engine.NoSide); !ok || err != nil {
			t.Fatal(ok, err)
		}
	}
	return mem.Bytes()
}

// Verifying takes time in proportion to the commands and to the steps back: the cost of each is the same in a journal four times
// as long.
func BenchmarkVerify(b *testing.B) {
	for _, c := range []struct{ commands, heads int }{{450, 0}, {1800, 0}, {100, 5_000}, {100, 20_000}} {
		b.Run(fmt.Sprintf("commands=%d/heads=%d", c.commands, c.heads), func(b *testing.B) {
			data := longJournal(b, c.commands, c.heads)
			for b.Loop() {
				j, err := play.ReadJournal("x", bytes.NewReader(data))
				if err != nil {
					b.Fatal(err)
				}
				g, err := play.Resume(buckets.Rules, buckets.Kit, j, nil)
				if err != nil {
					b.Fatal(err)
				}
				if r := g.Verify(); !r.OK() {
					b.Fatal(r.Faults[0])
				}
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/float64(c.commands+c.heads), "µs/line")
		})
	}
}
