package play_test

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
)

// entries adds entries to a journal, the n-th of them with a text without its number, in a chain of its own.
func entries(journal []byte, first, many int, text string) []byte {
	out := bytes.Clone(journal)
	for n := first; n < first+many; n++ {
		at := bytes.LastIndexByte(bytes.TrimSuffix(out, []byte{'\n'}), '\n') + 1
		last := chained(out[at:], fmt.Sprintf(`{"n":%d,"parent":0,%s`, n, text))
		out = append(out[:at], last...)
	}
	return out
}

// Whoever is handed a journal by a stranger is told at once where it holds more than any game: what is not decoded takes no room.
func TestJournalsOfMuchAreRefused(t *testing.T) {
	_, mem := start(t, sealed)
	head, _, _ := bytes.Cut(mem.Bytes(), []byte{'\n'})
	head = append(head, '\n')
	draft := func(cmds string, many int) string {
		return strings.Repeat(`{"private":"draft","side":1,"cmds":[`+cmds+"]}\n", many)
	}
	for name, x := range map[string]struct {
		text []byte
		ok   bool
	}{
		"orders of nothing by the hundred thousand": {[]byte(draft(strings.Repeat(`"",`, 300_000)+`""`, 1)), false},
		"the same in many lines":                    {[]byte(draft(strings.Repeat(`"",`, 20_000)+`""`, 100)), false},
		"orders of a power, a thousand times over":  {[]byte(draft(strings.Repeat(`"A mun - sil",`, 40)+`""`, 1000)), true},
		"empty lines by the million":                {bytes.Repeat([]byte{'\n'}, 9<<20), false},
		"pieces of lines by the million":            {bytes.Repeat([]byte("[1]\n"), 1<<20), false},
		"a line of two megabytes":                   {[]byte(draft(`"`+strings.Repeat("x", 2<<20)+`"`, 1)), false},
		"groups by the hundred thousand":            {[]byte(strings.Repeat(strings.Repeat("{}", 10_000)+"\n", 20)), false},
		"groups of nothing":                         {[]byte(strings.Repeat(strings.Repeat("null,", 10_000)+"\n", 20)), false},
		"positions":                                 {[]byte(strings.Repeat(`{"private":"position","at":1,"text":"`+strings.Repeat("{,", 50_000)+"\"}\n", 20)), true},
		"thirty megabytes":                          {[]byte(draft(`"`+strings.Repeat("x", 1<<19)+`"`, 60)), false},
	} {
		_, err := play.ReadJournal("much", bytes.NewReader(append(bytes.Clone(head), x.text...)))
		if long := errors.As(err, new(*play.TooLongError)); long == x.ok || x.ok && err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	long := append(bytes.Repeat([]byte("x"), play.LongestHeader+1), '\n')
	if _, err := play.ReadJournal("head", bytes.NewReader(long)); !errors.As(err, new(*play.TooLongError)) {
		t.Errorf("a first line of %d bytes: %v", len(long), err)
	}
	if err := play.CheckLength("head", long, nil); !errors.As(err, new(*play.TooLongError)) {
		t.Errorf("the same where it is damaged: %v", err)
	}
}

// A copy holds at most so many moments, for each is a position to decode; how they are spelt does not matter.
func TestCopiesOfMuchAreRefused(t *testing.T) {
	_, mem := start(t, sealed)
	for kind, many := range map[string]int{"seen": play.MostSeen, `s\u0065en`: play.MostSeen + 1} {
		text, _, _ := bytes.Cut(mem.Bytes(), []byte{'\n'})
		text = append(bytes.Clone(text), '\n')
		last := text
		for n := range many {
			last = chained(last, fmt.Sprintf(`{"n":%d,"parent":%d,"kind":"%s","sight":{"text":""}`, n+1, n, kind))[len(last):]
			text = append(text, last...)
		}
		j, err := play.ReadJournal("seen", bytes.NewReader(text))
		if long := errors.As(err, new(*play.TooLongError)); long != (many > play.MostSeen) || len(j.Lines) != min(many, play.MostSeen) {
			t.Errorf("%d moments: %v, %d lines are read", many, err, len(j.Lines))
		}
	}
}

// What a journal holds is counted before it is read from wherever it comes: a reader that does not know how much it has reads as well.
func TestAJournalFromAPipe(t *testing.T) {
	text := sample(t)
	j, err := play.ReadJournal("pipe", io.MultiReader(bytes.NewReader(text[:100]), bytes.NewReader(text[100:])))
	if err != nil || j.Sound != int64(len(text)) || j.Rows() != bytes.Count(text, []byte{'\n'})-1 {
		t.Errorf("%+v: %v", j, err)
	}
}

// Pieces of lines that were never finished are passed over as long as they are few, are counted where there are more, and are damage where no
// program that was killed can have left them.
func TestPiecesAreCounted(t *testing.T) {
	text := sample(t)
	for many, want := range map[int]string{1: "", 10: "", 11: "game.notice.torn", 100: "game.notice.torn", 101: "damage"} {
		got := ""
		j, err := play.ReadJournal("torn", bytes.NewReader(append(bytes.Clone(text), bytes.Repeat([]byte("[1]\n"), many)...)))
		if damage := (*play.JournalError)(nil); errors.As(err, &damage) {
			got = "damage"
			if damage.Safe != len(j.Lines) || j.Sound != int64(len(text)) {
				t.Errorf("%d: safe up to %d of %d", many, damage.Safe, len(j.Lines))
			}
		}
		for _, n := range j.Notices {
			if n.Text.Key == "game.notice.torn" {
				got = n.Text.Key
				if n.Text.Args[0].N != many {
					t.Errorf("%d are told as %d", many, n.Text.Args[0].N)
				}
			}
		}
		if got != want {
			t.Errorf("%d pieces: %q, want %q", many, got, want)
		}
	}
}

// veil is a cipher that hides nothing.
type veil struct{}

func (veil) Lock(plain []byte) (string, error)  { return hex.EncodeToString(plain), nil }
func (veil) Unlock(text string) ([]byte, error) { return hex.DecodeString(text) }
func (veil) Key() string                        { return "" }

// What is locked is counted once it can be read.
func TestLockedJournalsOfMuch(t *testing.T) {
	mem := &play.Memory{}
	g, err := play.New(sealed.Rules, sealed.Kit, sealed.Doc, play.Options{
		Seed: engine.OpenSeed(1), Open: true, Sink: mem, Program: "1.0", Locks: &play.LocksMark{}, Cipher: veil{},
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Note(1, "so far"); err != nil {
		t.Fatal(err)
	}
	read := func(text []byte) error {
		t.Helper()
		j, err := play.ReadJournal("locked", bytes.NewReader(text))
		if err == nil {
			err = j.Unlock(veil{})
		}
		return err
	}
	if err := read(mem.Bytes()); err != nil {
		t.Fatal(err)
	}
	line := func(rolls int) string {
		plain := fmt.Appendf(nil, `{"n":2,"parent":0,"kind":"note","rolls":[%snull]}`, strings.Repeat("null,", rolls))
		return fmt.Sprintf(`"kind":"note","locked":"%x"`, plain)
	}
	if err := read(entries(mem.Bytes(), 2, 1, line(10))); errors.As(err, new(*play.TooLongError)) {
		t.Errorf("ten rolls: %v", err)
	}
	if err := read(entries(mem.Bytes(), 2, 1, line(60_000))); !errors.As(err, new(*play.TooLongError)) {
		t.Errorf("sixty thousand rolls: %v", err)
	}
}
