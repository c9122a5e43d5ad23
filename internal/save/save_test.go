package save

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/toys"
)

var doc = engine.Doc{Name: "toy.json", Data: []byte(`{"turns": 3, "places": [[[2, 1], [1, 2]]]}`)}

func folder(t *testing.T) *Store {
	t.Helper()
	s, err := Open(filepath.Join(t.TempDir(), "deep", "saves"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// begin starts a game in a new save.
func begin(t *testing.T, s *Store, name string) (*play.Game, *File) {
	t.Helper()
	f, err := s.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(toys.Buckets{}, engine.Kit{}, doc, play.Options{Seed: engine.OpenSeed(4), Open: true, Sink: f, Title: "Toy"})
	if err != nil {
		t.Fatal(err)
	}
	return g, f
}

// step plays the last legal command: passes, or losses.
func step(t *testing.T, g *play.Game) {
	t.Helper()
	legal := g.Legal(g.ToAct()[0], nil)
	if _, err := g.Do(legal[0]); err != nil {
		t.Fatal(err)
	}
}

func resume(t *testing.T, path string) (*play.Game, *File) {
	t.Helper()
	j, f, err := LoadAt(path)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.Resume(toys.Buckets{}, engine.Kit{}, j, f)
	if err != nil {
		t.Fatal(err)
	}
	return g, f
}

func TestSaveAndGoOn(t *testing.T) {
	s := folder(t)
	g, f := begin(t, s, "First game")
	step(t, g)
	want := g.Position().Digest()
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	g, f = resume(t, s.Path("First game"))
	defer f.Close()
	if g.Position().Digest() != want {
		t.Error("the position changed by being saved")
	}
	step(t, g)
}

// A program killed while writing leaves any number of bytes; whatever they are, the game goes on from them, and the
// whole file reads well afterwards.
func TestKilledAtAnyByte(t *testing.T) {
	s := folder(t)
	g, f := begin(t, s, "game")
	for range 4 {
		step(t, g)
	}
	f.Close()
	whole, err := os.ReadFile(s.Path("game"))
	if err != nil {
		t.Fatal(err)
	}
	header := bytes.IndexByte(whole, '\n') + 1
	for n := header; n < len(whole); n++ {
		path := filepath.Join(s.Dir(), "cut.awaw")
		if err := os.WriteFile(path, whole[:n], 0o644); err != nil {
			t.Fatal(err)
		}
		seedless := n < header+bytes.IndexByte(whole[header:], '\n')
		g, f := resume(t, path)
		if seedless {
			f.Close()
			continue // the seed is written with the header at once: such a file cannot come about
		}
		step(t, g)
		digest := g.Position().Digest()
		f.Close()
		g, f = resume(t, path)
		if g.Position().Digest() != digest {
			t.Fatalf("cut at byte %d: going on was lost", n)
		}
		if r := g.Verify(); !r.OK() {
			t.Fatalf("cut at byte %d: %v", n, r.Faults)
		}
		f.Close()
		got, err := os.ReadFile(path)
		if err != nil || !bytes.HasPrefix(got, whole[:n]) {
			t.Fatalf("cut at byte %d: what was there before was written over", n)
		}
	}
}

func TestOneProgramAtATime(t *testing.T) {
	s := folder(t)
	g, f := begin(t, s, "game")
	if _, _, err := s.Load("game"); !errors.Is(err, ErrInUse) {
		t.Errorf("opened twice: %v", err)
	}
	if err := s.Trash("game"); !errors.Is(err, ErrInUse) {
		t.Errorf("trashed while played: %v", err)
	}
	step(t, g)
	f.Close()
	if _, err := g.Do(g.Legal(g.ToAct()[0], nil)[0]); err == nil {
		t.Error("played on in a closed save")
	}
	_, f, err := s.Load("game")
	if err != nil {
		t.Fatalf("after closing: %v", err)
	}
	f.Close()
}

// A save held by a program that is killed is free at once, and whole. The test runs itself as that program.
func TestKillNine(t *testing.T) {
	if path := os.Getenv("SAVE_TEST_PLAY"); path != "" {
		_, f, err := LoadAt(path)
		for tries := 0; errors.Is(err, ErrInUse) && tries < 500; tries++ { // a test beside this one has just begun a program, which held the file too
			time.Sleep(10 * time.Millisecond)
			_, f, err = LoadAt(path)
		}
		if err != nil {
			t.Fatal(err)
		}
		_ = f.Append([]byte(`{"n":1,"par`))
		os.Stdout.WriteString("ready\n")
		select {}
	}
	s := folder(t)
	_, f := begin(t, s, "game")
	f.Close()
	cmd := exec.Command(os.Args[0], "-test.run=^TestKillNine$")
	cmd.Env = append(os.Environ(), "SAVE_TEST_PLAY="+s.Path("game"))
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	said := make([]byte, 6)
	if _, err := io.ReadFull(out, said); err != nil || string(said) != "ready\n" {
		t.Fatalf("the other program says %q: %v", said, err)
	}
	if _, _, err := s.Load("game"); !errors.Is(err, ErrInUse) {
		t.Errorf("while the other program lives: %v", err)
	}
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
	g, f := resume(t, s.Path("game"))
	defer f.Close()
	if n := g.Notices(); len(n) != 1 || n[0].Text.Key != "game.notice.cut" {
		t.Errorf("notices %v", n)
	}
	step(t, g)
}

func TestNothingIsWrittenOver(t *testing.T) {
	s := folder(t)
	_, f := begin(t, s, "game")
	f.Close()
	if _, err := s.Create("game"); !errors.Is(err, ErrExists) {
		t.Errorf("created twice: %v", err)
	}
	late, err := s.Create("late")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(s.Path("late"), []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := late.Append([]byte("yours\n")); !errors.Is(err, ErrExists) {
		t.Errorf("a file that came in between: %v", err)
	}
	if b, _ := os.ReadFile(s.Path("late")); string(b) != "mine" {
		t.Errorf("it was written over: %q", b)
	}
	if parts, _ := filepath.Glob(filepath.Join(s.Dir(), ".new-*")); len(parts) != 0 {
		t.Errorf("left lying: %v", parts)
	}
	if got := s.FreeName("game"); got != "game 2" {
		t.Errorf("free name %q", got)
	}
	if got := s.FreeName("a/b: c?"); CheckName(got) != nil {
		t.Errorf("free name %q", got)
	}
}

func TestDamageIsRescued(t *testing.T) {
	s := folder(t)
	g, f := begin(t, s, "game")
	for range 3 {
		step(t, g)
	}
	f.Close()
	b, _ := os.ReadFile(s.Path("game"))
	b[bytes.Index(b, []byte(`{"n":2`))+5] = '7'
	if err := os.WriteFile(s.Path("game"), b, 0o644); err != nil {
		t.Fatal(err)
	}
	j, f, err := s.Load("game")
	var je *play.JournalError
	if !errors.As(err, &je) || f != nil || je.Safe != 1 || len(j.Lines) != 1 {
		t.Fatalf("%v", err)
	}
	j, f, _, err = Rescue(s.Path("game"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	h, err := play.Resume(toys.Buckets{}, engine.Kit{}, j, f)
	if err != nil {
		t.Fatal(err)
	}
	step(t, h)
	if again, _ := os.ReadFile(s.Path("game")); !bytes.Equal(again, b) {
		t.Error("the damaged save was changed")
	}
}

func TestListAndTrash(t *testing.T) {
	s := folder(t)
	g, f := begin(t, s, "good")
	step(t, g)
	f.Close()
	for name, text := range map[string]string{"bad.awaw": "no save", "empty.awaw": "", "other.txt": "x"} {
		if err := os.WriteFile(filepath.Join(s.Dir(), name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	list, err := s.List()
	if err != nil || len(list) != 3 {
		t.Fatalf("%v %v", list, err)
	}
	for _, i := range list {
		if (i.Err == nil) != (i.Name == "good") {
			t.Errorf("%s: %v", i.Name, i.Err)
		}
	}
	newest, ok := s.Newest()
	if !ok || newest.Name != "good" || newest.Entries == 0 || newest.Header.Title != "Toy" {
		t.Errorf("%+v", newest)
	}
	for range 2 {
		_, f := begin(t, s, "gone")
		f.Close()
		if err := s.Trash("gone"); err != nil {
			t.Fatal(err)
		}
	}
	if found, _ := filepath.Glob(filepath.Join(s.Dir(), "trash", "gone*")); len(found) != 2 {
		t.Errorf("in the trash: %v", found)
	}
	if _, _, err := s.Load("gone"); !errors.Is(err, os.ErrNotExist) || !strings.Contains(err.Error(), "no saved game") {
		t.Errorf("%v", err)
	}
}

// What a killed program had begun to write goes, once nobody can be writing it any more.
func TestAbandonedPartsGo(t *testing.T) {
	s := folder(t)
	for name, age := range map[string]time.Duration{".new-1.part": 25 * time.Hour, ".new-2.part": time.Hour, "old.part": 25 * time.Hour} {
		path := filepath.Join(s.dir, name)
		then := time.Now().Add(-age)
		if err := errors.Join(os.WriteFile(path, nil, 0o600), os.Chtimes(path, then, then)); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.List(); err != nil {
		t.Fatal(err)
	}
	left, err := os.ReadDir(s.dir)
	if err != nil || len(left) != 2 || left[0].Name() != ".new-2.part" || left[1].Name() != "old.part" {
		t.Errorf("left: %v, %v", left, err)
	}
}

func TestNamesThatAreNone(t *testing.T) {
	for _, bad := range []string{"", ".", "..", "a/b", `a\b`, "a\x00", " a", "a.", strings.Repeat("x", 101)} {
		if CheckName(bad) == nil {
			t.Errorf("%q was accepted", bad)
		}
	}
}

func TestTheFolderIsNamedByTheEnvironment(t *testing.T) {
	t.Setenv("AWAW_HOME", "/somewhere")
	if got := Dir(); got != filepath.Join("/somewhere", "saves") {
		t.Error(got)
	}
	t.Setenv("AWAW_HOME", "")
	if got := Dir(); !strings.HasSuffix(got, filepath.Join("awaw", "saves")) {
		t.Error(got)
	}
}

// oneAndTwo are two saves that hold their numbers.
func oneAndTwo(t *testing.T) (s *Store, write func(name, text string), text func(path string) string) {
	t.Helper()
	s, err := Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	write = func(name, text string) {
		if err := os.WriteFile(s.Path(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text = func(path string) string {
		b, err := os.ReadFile(path)
		if err != nil {
			return "nothing"
		}
		return string(b)
	}
	write("one", "1")
	write("two", "2")
	return s, write, text
}

func TestRenamedAndFetchedBack(t *testing.T) {
	s, write, text := oneAndTwo(t)
	for _, c := range []struct{ from, to string }{{"one", "two"}, {"one", "a/b"}, {"one", " "}, {"gone", "new"}, {"../one", "new"}} {
		if err := s.Rename(c.from, c.to); err == nil {
			t.Errorf("%q was renamed to %q", c.from, c.to)
		}
	}
	if err := s.Rename("one", "two"); !errors.Is(err, ErrExists) || text(s.Path("one")) != "1" || text(s.Path("two")) != "2" {
		t.Errorf("a name that is taken: %v, saves hold %s and %s", err, text(s.Path("one")), text(s.Path("two")))
	}
	if err := s.Rename("one", " three "); err != nil || text(s.Path("three")) != "1" || text(s.Path("one")) != "nothing" {
		t.Errorf("renamed: %v", err)
	}
	if err := s.Trash("three"); err != nil {
		t.Fatal(err)
	}
	write("three", "3") // the name is taken again meanwhile
	if got, err := s.Restore("three"); err != nil || got != "three 2" || text(s.Path("three 2")) != "1" || text(s.Path("three")) != "3" {
		t.Errorf("fetched back as %q, %v", got, err)
	}
	if list, err := s.Trashed(); err != nil || len(list) != 0 {
		t.Errorf("the trash still lists %d, %v", len(list), err)
	}
	if _, err := s.Restore("three"); err == nil {
		t.Error("what is not in the trash was fetched back")
	}
}

// A save that is being played keeps its name, and a copy is written over nothing.
func TestHeldSavesKeepTheirNames(t *testing.T) {
	s, write, text := oneAndTwo(t)
	write("three", "3")
	held, err := os.OpenFile(s.Path("two"), os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer held.Close()
	if err := lock(held); err != nil {
		t.Fatal(err)
	}
	if err := s.Rename("two", "other"); !errors.Is(err, ErrInUse) || text(s.Path("two")) != "2" {
		t.Errorf("a save being played was renamed: %v", err)
	}
	to := filepath.Join(t.TempDir(), "copy")
	if err := Copy(s.Path("two"), to); err != nil || text(to) != "2" {
		t.Errorf("copied: %v", err)
	}
	if err := Copy(s.Path("three"), to); !errors.Is(err, ErrExists) || text(to) != "2" {
		t.Errorf("a copy was written over: %v", err)
	}
}

// A game that has come to its end is listed as over, until something of it is taken back or played on.
func TestAFinishedGameIsListedAsOver(t *testing.T) {
	data, err := os.ReadFile("../../tests/journals/bomber-offensive-1943-played.awj")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "played"+Ext)
	lines := strings.SplitAfter(strings.TrimSpace(string(data)), "\n")
	for _, x := range []struct {
		text string
		over bool
	}{
		{string(data), true},
		{strings.Join(lines[:len(lines)/2], ""), false},
		{strings.TrimSpace(string(data)) + "\n" + `{"n":9999,"parent":2,"kind":"head"}` + "\n", false},
		{strings.TrimSpace(string(data)) + "\n" + `{"n":9999,"kind":"setting","key":"seats","value":"person"}` + "\n", true},
		{strings.Join(lines[:len(lines)/2], "") + `{"n":9999,"kind":"setting","key":"over","value":"9999"}` + "\n", true},
		{strings.Join(lines[:len(lines)/2], "") + `{"n":9999,"kind":"setting","key":"over","value":"9999"}` + "\n" + `{"n":10000,"parent":2,"kind":"head"}` + "\n", false},
	} {
		if err := os.WriteFile(path, []byte(x.text), 0o600); err != nil {
			t.Fatal(err)
		}
		if i := Preview(path); i.Err != nil || i.Over != x.over {
			t.Errorf("%d bytes: over %v, %v", len(x.text), i.Over, i.Err)
		}
	}
}
