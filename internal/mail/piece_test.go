package mail

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
)

// full is a disk that has room for some more pieces of a journal.
type full struct {
	play.Memory
	room, pieces int
}

var errFull = errors.New("the disk is full")

func (f *full) Append(lines []byte) error {
	if f.pieces++; f.pieces > f.room {
		return errFull
	}
	return f.Memory.Append(lines)
}

// What a letter tells is written in one piece: a program that is killed while it reads, or a disk that is full, leaves all of it or nothing, and
// where there is nothing the letter can be read again.
func TestALetterIsReadInOnePiece(t *testing.T) {
	for room := range 2 {
		all := begun(t, buckets, 2)
		a, b := all[0], all[1]
		a.gives("1 attack 0")
		text := a.packs()
		before := bytes.Clone(b.kept.Bytes())
		kept := &full{room: room}
		j, err := play.ReadJournal("desk", bytes.NewReader(before))
		if err != nil {
			t.Fatal(err)
		}
		g, err := play.Resume(rulesOf(b.doc), engine.Kit{}, j, kept)
		if err != nil {
			t.Fatal(err)
		}
		lines := g.Len()
		_, err = Open(g, paper(t, text), func() (*play.Game, error) {
			g, _, err := b.again()
			return g, err
		})
		if kept.pieces != 1 {
			t.Errorf("the letter was written in %d pieces", kept.pieces)
		}
		if room == 1 {
			if err != nil || g.Len() < lines+2 {
				t.Errorf("%d lines came of the letter: %v", g.Len()-lines, err)
			}
			continue
		}
		if !errors.Is(err, errFull) || len(kept.Bytes()) > 0 {
			t.Errorf("%d bytes were written: %v", len(kept.Bytes()), err)
		}
		if err := g.Set(play.SettingSeats, "mail,person"); err == nil {
			t.Error("the game goes on beside its journal")
		}
		b.takes(text) // the desk as it is kept
	}
}

// What is rescued of a desk's game with dice, damaged at any entry, ends where no letter stands half: those that came are known, and those behind
// are read again as long as they answer no letter of this desk that is lost.
func TestWhatIsRescuedReadsOn(t *testing.T) {
	all := begun(t, buckets, 2)
	a, b := all[0], all[1]
	var letters [][]byte
	for turn := range 3 {
		for _, way := range [][2]*table{{a, b}, {b, a}} {
			d := way[0]
			for StateOf(d.game).Decide {
				d.gives(d.game.Rules().FormatCommand(d.game.Position(), d.game.Legal(d.side, nil)[0]))
			}
			text := way[0].packs()
			if way[0] == a {
				letters = append(letters, text)
			}
			if err := way[1].reads(text); err != nil {
				t.Fatalf("turn %d: %v", turn, err)
			}
		}
	}
	rolls := 0
	for n := 1; n <= b.game.Len(); n++ {
		l, _ := b.game.Line(n)
		rolls += len(l.Rolls)
	}
	if rolls < 2 {
		t.Fatalf("%d rolls in %d entries", rolls, b.game.Len())
	}
	again := 0
	for n := range b.game.Len() + 1 {
		g := b.upTo(n)
		have := g.Letters()
		for i, text := range letters {
			l := b.letter(text)
			_, err := Open(g, paper(t, text), func() (*play.Game, error) { return b.upTo(n, letters[:i]...), nil })
			var want error
			switch {
			case l.Number <= have[0]:
				want = &Double{l.Number}
			case l.Heard[1] > have[1]:
				want = ErrStory
			default:
				again++
			}
			if fmt.Sprint(err) != fmt.Sprint(want) {
				t.Fatalf("rescued up to entry %d, letter %d: %v, want %v", n, l.Number, err, want)
			}
			if want == ErrStory {
				break
			}
		}
		if r := g.Verify(); !r.OK() {
			t.Errorf("rescued up to entry %d: %v", n, r.Faults)
		}
	}
	if again < 10 {
		t.Errorf("%d letters were read again, of %d entries", again, b.game.Len())
	}
}

// upTo is the game of a desk as it is rescued where the entry after n is damaged, with letters that were read since.
func (d *table) upTo(n int, letters ...[]byte) *play.Game {
	d.t.Helper()
	cut := func(n int) []byte {
		var out []byte
		for line := range bytes.Lines(d.kept.Bytes()) {
			if bytes.HasPrefix(line, fmt.Appendf(nil, `{"n":%d,`, n+1)) {
				break
			}
			out = append(out, line...)
		}
		return out
	}
	j, err := play.ReadJournal("desk", bytes.NewReader(cut(n)))
	if err == nil {
		j, err = play.ReadJournal("desk", bytes.NewReader(cut(j.WholeLetters())))
	}
	if err != nil {
		d.t.Fatal(err)
	}
	g, err := play.Resume(rulesOf(d.doc), engine.Kit{}, j, nil)
	if err != nil {
		d.t.Fatal(err)
	}
	for i, text := range letters {
		if _, err := Open(g, paper(d.t, text), func() (*play.Game, error) { return d.upTo(n, letters[:i]...), nil }); err != nil && !errors.As(err, new(*Double)) {
			d.t.Fatal(err)
		}
	}
	return g
}

// A seal that a letter has told stands: a journal in which it was taken back, as older programs did where its orders were lost, proves nothing.
func TestASealThatWasToldStands(t *testing.T) {
	for _, told := range []bool{false, true} {
		d := begun(t, hands, 3)[0]
		d.gives("1 pick 9", "1 confirm")
		if told {
			d.packs()
		}
		text := bytes.Clone(d.kept.Bytes())
		lines := bytes.Split(bytes.TrimSpace(text), []byte{'\n'})
		last := lines[len(lines)-1]
		before, err := hex.DecodeString(string(last[len(last)-66 : len(last)-2]))
		if err != nil {
			t.Fatal(err)
		}
		body := fmt.Sprintf(`{"n":%d,"parent":0,"kind":"contribution","side":1`, d.game.Len()+1)
		text = fmt.Appendf(text, "%s,\"chain\":\"%x\"}\n", body, sha256.Sum256(append(before, body...)))
		j, err := play.ReadJournal("desk", bytes.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		g, err := play.Resume(rulesOf(d.doc), engine.Kit{}, j, nil)
		if err != nil {
			t.Fatal(err)
		}
		faults := g.Verify().Faults
		if got := len(faults) == 1 && faults[0].Why.Key == "game.fault.reseal"; got != told || !told && len(faults) > 0 {
			t.Errorf("told %t: %v", told, faults)
		}
	}
}
