package drawn

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// A page is written again over the last, in a folder that was not there; over a game it is not, and a drawing that fails leaves what was there.
func TestWhatIsDrawnIsWrittenAgain(t *testing.T) {
	dir := t.TempDir()
	page, game := filepath.Join(dir, "new", "page.HTML"), filepath.Join(dir, "game.awaw")
	says := func(text string) func(io.Writer) error {
		return func(w io.Writer) error { _, err := io.WriteString(w, text); return err }
	}
	for _, text := range []string{"one", "two"} {
		if n, err := Write(page, says(text)); n != 3 || err != nil {
			t.Fatal(n, err)
		}
	}
	fails := errors.New("no ink")
	if _, err := Write(page, func(w io.Writer) error { return errors.Join(says("thr")(w), fails) }); !errors.Is(err, fails) {
		t.Error(err)
	}
	if text, err := os.ReadFile(page); string(text) != "two" || err != nil {
		t.Errorf("the page is %q, %v", text, err)
	}
	if err := os.WriteFile(game, []byte("all moves"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Write(game, says("page")); err == nil {
		t.Error("a game is written over")
	}
	if text, err := os.ReadFile(game); string(text) != "all moves" || err != nil {
		t.Errorf("the game is %q, %v", text, err)
	}
}
