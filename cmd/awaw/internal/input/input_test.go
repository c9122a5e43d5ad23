package input

import (
	"slices"
	"strconv"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Every name that present.Key documents is reached by some key, and no two different keys of the main block share one.
func TestEveryNameHasAKey(t *testing.T) {
	want := []string{"tab", "enter", "space", "esc", "up", "down", "left", "right", "home", "end", "pageup", "pagedown", "backspace", "delete", "insert", "plus", "minus", "[", "]", ",", ".", "/", ";", "'"}
	for i := 1; i <= 12; i++ {
		want = append(want, "f"+strconv.Itoa(i))
	}
	for r := 'a'; r <= 'z'; r++ {
		want = append(want, string(r))
	}
	for r := '0'; r <= '9'; r++ {
		want = append(want, string(r))
	}
	have := map[string][]ebiten.Key{}
	for k := ebiten.Key(0); k <= ebiten.KeyMax; k++ {
		if n := nameOf(k); n != "" {
			have[n] = append(have[n], k)
			if !slices.Contains(want, n) {
				t.Errorf("key %v is called %q, which the screen does not know", k, n)
			}
		}
	}
	for _, n := range want {
		if len(have[n]) == 0 {
			t.Errorf("no key is called %q", n)
		}
		if len(have[n]) > 2 {
			t.Errorf("%d keys are called %q", len(have[n]), n)
		}
	}
}

func TestHeldKeys(t *testing.T) {
	for _, c := range []struct {
		name string
		held float64
		want int
	}{{"left", 0, 0}, {"left", repeatAfter, 0}, {"left", repeatAfter + 1, 1}, {"left", repeatAfter + repeatEvery - 1, 1},
		{"left", repeatAfter + repeatEvery, 2}, {"space", 9000, 0}, {"f", 9000, 0}, {"", 9000, 0}} {
		if got := strikes(c.name, c.held); got != c.want {
			t.Errorf("%q held for %v ms has struck %d times more, want %d", c.name, c.held, got, c.want)
		}
	}
}
