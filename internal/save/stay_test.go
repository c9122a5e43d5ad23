package save

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
)

// A save that is thrown away with its folder while it is played stands there again with the next step, whole.
func TestSaveTakenAway(t *testing.T) {
	s := folder(t)
	g, f := begin(t, s, "game")
	step(t, g)
	if err := os.RemoveAll(s.Dir()); err != nil {
		t.Fatal(err)
	}
	step(t, g)
	if f.Path() != s.Path("game") {
		t.Errorf("it goes on in %s", f.Path())
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	same(t, g, f.Path())

	g, f = resume(t, s.Path("game"))
	if err := os.Remove(s.Path("game")); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil { // the program is left, and nothing more was played
		t.Fatal(err)
	}
	same(t, g, s.Path("game"))
}

// Where another file lies in its place, that one is left alone.
func TestSaveReplaced(t *testing.T) {
	s := folder(t)
	g, f := begin(t, s, "game")
	step(t, g)
	other := []byte("something else")
	if err := errors.Join(os.Remove(s.Path("game")), os.WriteFile(s.Path("game"), other, 0o600)); err != nil {
		t.Fatal(err)
	}
	step(t, g)
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if now, err := os.ReadFile(s.Path("game")); err != nil || !bytes.Equal(now, other) {
		t.Errorf("the other file holds %q, %v", now, err)
	}
	same(t, g, s.Path("game 2"))
}

// A game goes on in another folder, whole, and locked there; the old file is left as it was.
func TestElsewhere(t *testing.T) {
	s, there := folder(t), folder(t)
	g, f := begin(t, s, "game")
	step(t, g)
	before, err := os.ReadFile(f.Path())
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Elsewhere(there.Dir()); err != nil {
		t.Fatal(err)
	}
	step(t, g)
	if _, _, err := there.Load("game"); !errors.Is(err, ErrInUse) {
		t.Errorf("nobody holds it there: %v", err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if now, err := os.ReadFile(s.Path("game")); err != nil || !bytes.Equal(now, before) {
		t.Errorf("the old file was changed: %v", err)
	}
	same(t, g, there.Path("game"))
}

// same expects a file to hold a game.
func same(t *testing.T, g *play.Game, path string) {
	t.Helper()
	again, f := resume(t, path)
	defer f.Close()
	if again.Position().Digest() != g.Position().Digest() || again.Len() != g.Len() {
		t.Errorf("%s holds %d entries of %d", path, again.Len(), g.Len())
	}
}

// Why a save cannot be written is told in a player's words.
func TestTroubleIsSaid(t *testing.T) {
	for _, c := range []struct {
		err error
		key string
	}{
		{syscall.ENOSPC, "save.full"}, {fs.ErrPermission, "save.denied"}, {fs.ErrNotExist, "save.gone"}, {errors.New("hm"), "save.other"},
	} {
		var said interface{ Said() engine.Text }
		if err := error(unwritten("/a/game.awaw", &fs.PathError{Op: "write", Path: "x", Err: c.err})); !errors.As(err, &said) || said.Said().Key != c.key {
			t.Errorf("%v is told as %v", c.err, said)
		}
	}
}

// What is no file is told at once, in a list and by itself: a link may lead anywhere, and a device has no end.
func TestNoFiles(t *testing.T) {
	s := folder(t)
	_, f := begin(t, s, "game")
	f.Close()
	for link, to := range map[string]string{"endless": "/dev/zero", "out": filepath.Join(t.TempDir(), "x")} {
		if err := os.Symlink(to, s.Path(link)); err != nil {
			t.Skip(err)
		}
	}
	list, err := s.List()
	if err != nil || len(list) != 3 {
		t.Fatalf("%v, %v", list, err)
	}
	for _, i := range list {
		if (i.Name == "game") != (i.Err == nil) {
			t.Errorf("%s: %v", i.Name, i.Err)
		}
	}
	if _, err := os.Stat("/dev/zero"); err == nil {
		for what, err := range map[string]error{"read": second(Read("/dev/zero")), "text": second(Text("/dev/zero")), "previewed": Preview("/dev/zero").Err} {
			if !errors.Is(err, ErrNoFile) {
				t.Errorf("%s: %v", what, err)
			}
		}
	}
}

// A save of a newer version is no damaged one: nothing is rescued of it, and it says what opens it.
func TestNewerSavesAreNotRescued(t *testing.T) {
	s := folder(t)
	g, f := begin(t, s, "game")
	step(t, g)
	f.Close()
	text, err := os.ReadFile(s.Path("game"))
	if err != nil {
		t.Fatal(err)
	}
	last, _ := g.Line(g.Len())
	body := fmt.Sprintf(`{"n":%d,"parent":0,"kind":"hologram","needs":"9.9"`, g.Len()+1)
	before, err := hex.DecodeString(last.Chain)
	if err != nil {
		t.Fatal(err)
	}
	text = fmt.Appendf(text, "%s,\"chain\":\"%x\"}\n", body, sha256.Sum256(append(before, body...)))
	if err := os.WriteFile(s.Path("game"), text, 0o600); err != nil {
		t.Fatal(err)
	}
	_, _, _, err = Rescue(s.Path("game"))
	var newer *play.JournalError
	if !errors.As(err, &newer) || newer.Newer != "9.9" {
		t.Errorf("%v", err)
	}
	if list, err := s.List(); err != nil || len(list) != 1 {
		t.Errorf("%v, %v", list, err)
	}
}

func second[T any](_ T, err error) error { return err }
