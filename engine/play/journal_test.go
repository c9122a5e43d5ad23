package play_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/nets"
)

// sample is a short journal of the sealed toy with every kind of line.
func sample(t testing.TB) []byte {
	t.Helper()
	g, mem := start(t, sealed)
	do(t, g, "1 pick 1", "2 pick 5", "1 confirm", "2 confirm", "3 pick 9", "3 confirm")
	if err := g.Note(1, "so far"); err != nil {
		t.Fatal(err)
	}
	if err := g.Set("a", "b"); err != nil {
		t.Fatal(err)
	}
	do(t, g, "1 pick 5", "1 confirm", "2 pick 6")
	if err := g.TakeBack(2); err != nil {
		t.Fatal(err)
	}
	return mem.Bytes()
}

// chained ends a line of JSON (without its closing brace) with the chain that follows from the journal before it.
func chained(journal []byte, body string) []byte {
	before := [32]byte{}
	for _, l := range bytes.Split(bytes.TrimSpace(journal), []byte("\n")) {
		if !bytes.HasPrefix(l, []byte(`{"private"`)) {
			_, _ = hex.Decode(before[:], l[len(l)-66:len(l)-2])
		}
	}
	sum := sha256.Sum256(append(before[:], body...))
	return append(bytes.Clone(journal), fmt.Sprintf("%s,\"chain\":\"%x\"}\n", body, sum)...)
}

func TestTamperedJournalsAreFound(t *testing.T) {
	whole := sample(t)
	lines := bytes.SplitAfter(whole, []byte("\n"))
	for i, l := range lines {
		if len(l) == 0 || bytes.HasPrefix(l, []byte(`{"private"`)) {
			continue
		}
		for _, at := range []int{1, len(l) / 2, len(l) - 5} {
			bad := bytes.Clone(whole)
			bad[len(bytes.Join(lines[:i], nil))+at] ^= 1
			j, err := play.ReadJournal("x.awaw", bytes.NewReader(bad))
			if err == nil && j.Cut && !bytes.Contains(bytes.Join(lines[i+1:], nil), []byte(`{"n":`)) {
				continue // the end was torn, not the middle
			}
			var je *play.JournalError
			if !errors.As(err, &je) || je.Line != i+1 || je.File != "x.awaw" {
				t.Fatalf("line %d byte %d changed: %v", i+1, at, err)
			}
			if i > 0 && (j == nil || len(j.Lines) != je.Safe) {
				t.Fatalf("line %d changed: nothing safe is given", i+1)
			}
		}
		if !bytes.Contains(bytes.Join(lines[i+1:], nil), []byte(`{"n":`)) {
			continue
		}
		cut := append(bytes.Clone(bytes.Join(lines[:i], nil)), bytes.Join(lines[i+1:], nil)...)
		if _, err := play.ReadJournal("x", bytes.NewReader(cut)); err == nil {
			t.Errorf("line %d taken out: not found", i+1)
		}
	}
}

func TestTornEndsResume(t *testing.T) {
	whole := sample(t)
	head := bytes.IndexByte(whole, '\n') + 1
	for n := range len(whole) {
		j, err := play.ReadJournal("x", bytes.NewReader(whole[:n]))
		if n < head-1 {
			if err == nil || j != nil {
				t.Fatalf("%d bytes, less than the header, were read", n)
			}
			continue
		}
		if err != nil {
			t.Fatalf("cut at byte %d: %v", n, err)
		}
		if want := bytes.Count(whole[:n], []byte(`{"n":`)); len(j.Lines) > want || len(j.Lines) < want-1 {
			t.Fatalf("cut at byte %d: %d entries of %d", n, len(j.Lines), want)
		}
		g, err := play.Resume(sealed.Rules, sealed.Kit, j, nil)
		if err != nil {
			t.Fatalf("cut at byte %d: %v", n, err)
		}
		if len(g.ToAct()) == 0 || len(g.Legal(g.ToAct()[0], nil)) == 0 {
			t.Fatalf("cut at byte %d: the game cannot go on", n)
		}
		if r := g.Verify(); !r.OK() {
			t.Fatalf("cut at byte %d: %v", n, r.Faults)
		}
	}
}

func TestALieWithAGoodChainIsFound(t *testing.T) {
	g, mem := start(t, buckets)
	do(t, g, "1 attack 2")
	good := bytes.Clone(mem.Bytes())
	lines := bytes.SplitAfter(good, []byte("\n"))
	last := lines[2]
	body := string(last[:bytes.Index(last, []byte(`,"chain"`))])
	i := strings.Index(body, `"f":[`) + 5
	lie := body[:i] + string('1'+(body[i]-'0')%6) + body[i+1:]
	journal := chained(bytes.Join(lines[:2], nil), lie)
	j, err := play.ReadJournal("x", bytes.NewReader(journal))
	if err != nil {
		t.Fatal(err)
	}
	h, err := play.Resume(buckets.Rules, buckets.Kit, j, nil)
	if err != nil {
		t.Fatal(err)
	}
	if r := h.Verify(); r.OK() || !strings.Contains(r.Faults[0].What, "seed") {
		t.Errorf("dice that do not come from the seed: %+v", r)
	}
	back := chained(good, `{"n":2,"parent":1,"kind":"head","side":1`)
	if r := resume(t, buckets, back, nil).Verify(); r.OK() || !strings.Contains(r.Faults[0].What, "takes back") {
		t.Errorf("a die taken back: %+v", r)
	}
}

func TestUnknownKinds(t *testing.T) {
	g, mem := start(t, buckets)
	do(t, g, "1 pass")
	with := chained(mem.Bytes(), fmt.Sprintf(`{"n":%d,"parent":1,"kind":"weather","sky":"blue"`, g.Len()+1))
	with = chained(with, fmt.Sprintf(`{"n":%d,"parent":1,"kind":"command","side":2,"cmd":"2 pass"`, g.Len()+2))
	h := resume(t, buckets, with, nil)
	if h.Head() != g.Len()+2 || len(h.Notices()) != 1 || h.Notices()[0].Text.Key != "game.notice.unknown" {
		t.Errorf("head %d, notices %v", h.Head(), h.Notices())
	}
	needed := chained(mem.Bytes(), fmt.Sprintf(`{"n":%d,"parent":1,"kind":"weather","needs":"7.2"`, g.Len()+1))
	_, err := play.ReadJournal("x", bytes.NewReader(needed))
	var je *play.JournalError
	if !errors.As(err, &je) || !strings.Contains(je.Do, "7.2") || je.Newer != "7.2" {
		t.Errorf("%v", err)
	}
}

func TestWhatIsNotAJournal(t *testing.T) {
	newer := []byte(`{"awaw":3,"program":"9.9","chain":"` + strings.Repeat("0", 64) + "\"}\n")
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"nothing": {nil, "another save"},
		"text":    {[]byte("hello\nworld\n"), "saved game"},
		"newer":   {newer, "version 9.9"},
		"zeros":   {make([]byte, 500), "another save"},
	} {
		_, err := play.ReadJournal("x", bytes.NewReader(c.data))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAnotherKitIsRefused(t *testing.T) {
	_, mem := start(t, buckets)
	j, err := play.ReadJournal("x.awaw", bytes.NewReader(mem.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	_, err = play.Resume(sealed.Rules, sealed.Kit, j, nil)
	if err == nil || !strings.Contains(err.Error(), "x.awaw:1: system") {
		t.Errorf("other rules: %v", err)
	}
	_, err = play.Resume(buckets.Rules, engine.Kit{Options: map[string]string{"fog": "on"}}, j, nil)
	if err == nil || !strings.Contains(err.Error(), "options") {
		t.Errorf("other options: %v", err)
	}
}

// A command refused on replay names its line and what is safe.
func TestACommandTheRulesRefuse(t *testing.T) {
	_, mem := start(t, buckets)
	journal := chained(mem.Bytes(), `{"n":1,"parent":0,"kind":"command","side":2,"cmd":"2 pass"`)
	j, err := play.ReadJournal("x.awaw", bytes.NewReader(journal))
	if err != nil {
		t.Fatal(err)
	}
	_, err = play.Resume(buckets.Rules, buckets.Kit, j, nil)
	var je *play.JournalError
	if !errors.As(err, &je) || je.Entry != 1 || je.Safe != 0 || je.File != "x.awaw" {
		t.Errorf("%v", err)
	}
}

// Run it with -fuzzminimizetime 1x: making a journal of some kilobytes smaller takes longer than it is worth.
func FuzzReadJournal(f *testing.F) {
	f.Add(sample(f), false)
	f.Add(sample(f), true)
	f.Add(nets.RandomPlay(f, buckets, nets.Play{Seed: 1, Most: 5000}).Bytes(), true)
	f.Fuzz(func(t *testing.T, data []byte, rechain bool) {
		if rechain {
			data = chainAnew(data)
		}
		j, err := play.ReadJournal("fuzz", bytes.NewReader(data))
		if err != nil && err.Error() == "" {
			t.Error("an error without words")
		}
		if j == nil {
			if err == nil {
				t.Error("neither journal nor error")
			}
			return
		}
		for _, s := range []nets.System{sealed, buckets} {
			if g, err := play.Resume(s.Rules, s.Kit, j, nil); err == nil {
				g.Verify()
				g.History(1)
				g.UndoList(1)
			}
		}
	})
}

// chainAnew gives every line the chain that fits it, as a careful liar would.
func chainAnew(data []byte) []byte {
	var out []byte
	var before [32]byte
	for _, l := range bytes.Split(data, []byte("\n")) {
		i := bytes.LastIndex(l, []byte(`,"chain":"`))
		if i < 0 || bytes.HasPrefix(l, []byte(`{"private"`)) {
			out = append(append(out, l...), '\n')
			continue
		}
		before = sha256.Sum256(append(before[:], l[:i]...))
		out = fmt.Appendf(out, "%s,\"chain\":\"%x\"}\n", l[:i], before)
	}
	return out
}
