package tests

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/rescue"
	"awaw/internal/save"
	"awaw/scenarios"
)

// tenWays break the lines of a journal (without their newlines, the header first) each in its own way. whole: nothing of the game is lost
// by it, and the position at the end is the one it was.
var tenWays = []struct {
	name  string
	whole bool
	do    func(lines [][]byte) [][]byte
}{
	{"a keyframe cannot be read", true, func(l [][]byte) [][]byte { return with(l, some(l, `"kind":"keyframe"`), []byte("\x00\x00\x00")) }},
	{"a keyframe is gone", true, func(l [][]byte) [][]byte { n := some(l, `"kind":"keyframe"`); return append(l[:n:n], l[n+1:]...) }},
	{"lines from before stand once more behind a torn one", true, func(l [][]byte) [][]byte {
		n := 2 * len(l) / 3
		more := append([][]byte{l[n-3][:20]}, l[n-9:n-2]...)
		return append(l[:n:n], append(more, l[n:]...)...)
	}},
	{"a byte of a chain is another", true, func(l [][]byte) [][]byte {
		n := len(l) / 2
		line := bytes.Clone(l[n])
		line[len(line)-5] ^= 1
		return with(l, n, line)
	}},
	{"a line stands there twice", true, func(l [][]byte) [][]byte {
		n := len(l) / 2
		return append(l[:n:n], append([][]byte{l[n-1]}, l[n:]...)...)
	}},
	{"a strange line is among them", true, func(l [][]byte) [][]byte {
		n := len(l) / 3
		return append(l[:n:n], append([][]byte{[]byte(`{"n":9,"kind":"command","cmd":"nonsense","chain":"` + strings.Repeat("0", 64) + `"}`)}, l[n:]...)...)
	}},
	{"a command is gone", false, func(l [][]byte) [][]byte { n := last(l, `"kind":"command"`, 20); return append(l[:n:n], l[n+1:]...) }},
	{"twenty lines are gone", false, func(l [][]byte) [][]byte { n := len(l) - 40; return append(l[:n:n], l[n+20:]...) }},
	{"a block of zeroes lies over the middle", false, func(l [][]byte) [][]byte {
		n := last(l, `"kind":"command"`, 40)
		text := bytes.Join(l, []byte{'\n'})
		copy(text[len(bytes.Join(l[:n], []byte{'\n'})):], make([]byte, 4096))
		return bytes.Split(text, []byte{'\n'})
	}},
	{"two lines have changed places", false, func(l [][]byte) [][]byte {
		n := last(l, `: done"`, 0) // the last step ends before what was done in it
		out := append([][]byte(nil), l...)
		out[n-1], out[n] = out[n], out[n-1]
		return out
	}},
}

// with is the lines with another in the place of number n.
func with(lines [][]byte, n int, line []byte) [][]byte {
	out := append([][]byte(nil), lines...)
	out[n] = line
	return out
}

// some is the first line of the last half that holds a word; one in the first half where the last has none.
func some(lines [][]byte, word string) int {
	for n := len(lines) / 2; n < len(lines); n++ {
		if bytes.Contains(lines[n], []byte(word)) {
			return n
		}
	}
	return last(lines, word, 0)
}

// last is the last line that holds a word, so many of them before the end.
func last(lines [][]byte, word string, before int) int {
	for n := len(lines) - 1; n > 0; n-- {
		if bytes.Contains(lines[n], []byte(word)) {
			if before == 0 {
				return n
			}
			before--
		}
	}
	return 0
}

// resumed is the game of a journal that was read, if it could be.
func resumed(t *testing.T, j *play.Journal, err error) *play.Game {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	g, err := systems.Resume(j, systems.Tables(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// A journal broken in ten ways: what is sound is taken over byte for byte, what can still be played behind the damage is played, the new
// journal holds every promise, and the damaged one is left as it is. Damage to lines that move nothing costs nothing of the game.
func TestTenWaysToBreakASave(t *testing.T) {
	whole, _ := kept(t, scenarios.Default().ID, 1)
	for _, way := range tenWays {
		t.Run(way.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "game.awaw")
			lines := bytes.Split(bytes.TrimSuffix(whole, []byte{'\n'}), []byte{'\n'})
			broken := append(bytes.Join(way.do(lines), []byte{'\n'}), '\n')
			if bytes.Equal(broken, whole) {
				t.Fatal("nothing is broken")
			}
			if err := os.WriteFile(path, broken, 0o600); err != nil {
				t.Fatal(err)
			}
			if _, err := save.Read(path); err == nil {
				t.Fatal("the damage is not seen")
			}
			j, f, rest, err := save.Rescue(path)
			if err != nil {
				t.Fatal(err)
			}
			g, err := systems.Resume(j, systems.Tables(), f)
			if err != nil {
				t.Fatal(err)
			}
			s, err := g.Salvage(rest.Text, rest.Line)
			if err != nil {
				t.Fatal(err)
			}
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			t.Logf("%+v", s)
			if now, err := os.ReadFile(path); err != nil || !bytes.Equal(now, broken) {
				t.Errorf("the damaged save was written on: %v", err)
			}
			j, err = save.Read(f.Path())
			again := resumed(t, j, err)
			if r := again.Verify(); !r.OK() {
				t.Errorf("the new journal breaks promises: %v", r.Faults)
			}
			before, err := play.ReadJournal("whole", bytes.NewReader(whole))
			g = resumed(t, before, err)
			same := g.Position().Digest() == again.Position().Digest()
			if way.whole && (!same || s.Doubtful > 0 || s.Differ > 0) {
				t.Errorf("the game is not the one it was: %v", rescue.Texts(s))
			}
			if !way.whole && same && s.Doubtful == 0 && len(s.Lost) == 0 {
				t.Error("nothing is told of what is lost")
			}
			if way.whole && s.Play == 0 {
				t.Error("nothing behind the damage was carried over")
			}
		})
	}
}

// Whatever bits of a save have turned, what is rescued of it breaks no promise.
func TestTurnedBits(t *testing.T) {
	whole, _ := kept(t, scenarios.Default().ID, 1)
	header := bytes.IndexByte(whole, '\n') + 1
	rng := rand.New(rand.NewPCG(1, 1))
	for range 16 {
		broken := bytes.Clone(whole)
		for range 50 {
			broken[header+rng.IntN(len(broken)-header)] ^= 1 << rng.IntN(8)
		}
		path := filepath.Join(t.TempDir(), "game.awaw")
		if err := os.WriteFile(path, broken, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := save.Read(path); err == nil {
			continue
		}
		j, f, rest, err := save.Rescue(path)
		if err != nil {
			t.Fatal(err)
		}
		g, err := systems.Resume(j, systems.Tables(), f)
		if err != nil {
			t.Fatal(err)
		}
		_, err = g.Salvage(rest.Text, rest.Line)
		if err = errors.Join(err, f.Close()); err != nil {
			t.Fatal(err)
		}
		j, err = save.Read(f.Path())
		if r := resumed(t, j, err).Verify(); !r.OK() {
			t.Errorf("the rescued journal breaks promises: %v", r.Faults)
		}
	}
}
