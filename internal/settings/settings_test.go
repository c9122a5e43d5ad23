package settings_test

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"awaw/internal/settings"
)

var allow = settings.Allowed{Visions: []string{"normal", "grey"}, Languages: []string{"de", "en"}, Panels: []string{"units", "log"}, Think: []int{1, 2, 5},
	Action: func(a string) bool { return a == "undo" || a == "redo" }, Key: func(k string) bool { return k == "f5" || k == "z" }}

func TestWhatIsWrittenIsRead(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "not", "yet", "there")
	s, err := settings.Read(dir, allow)
	if err != nil || !reflect.DeepEqual(s, settings.Default()) {
		t.Fatalf("without a file: %+v, %v", s, err)
	}
	s.Scale, s.Vision, s.Volume, s.Mute, s.Language, s.Think = 250, "grey", 0, true, "de", 5
	s.Keys = map[string]string{"undo": "f5", "redo": ""}
	s.Window = settings.Window{Width: 1920, Height: 1080, X: -7, Y: 31, Largest: true}
	s.Panel = settings.Panel{Open: "log", Folded: true}
	if err := settings.Write(dir, s); err != nil {
		t.Fatal(err)
	}
	again, err := settings.Read(dir, allow)
	if err != nil || !reflect.DeepEqual(s, again) {
		t.Fatalf("written %+v, read %+v, %v", s, again, err)
	}
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 1 {
		t.Fatalf("beside the settings lie %v, %v", left, err)
	}
}

// A file nobody can use is put aside whole, is told with its line, and the next start is undisturbed.
func TestBrokenFilesArePutAside(t *testing.T) {
	for _, q := range []struct{ name, text, says string }{
		{"not TOML", "scale = \n", "settings.toml:1"},
		{"zeros, as after a loss of power", strings.Repeat("\x00", 64), "settings.toml:1"},
		{"an unknown setting", "scale = 100\ncolour = \"red\"\n", "settings.toml:2: colour"},
		{"a scale just too small", "scale = 74\n", "settings.toml:1: scale: expected 0, or a per cent from 75 to 250"},
		{"a scale just too large", "scale = 251\n", "settings.toml:1: scale"},
		{"a scale in words", "scale = \"large\"\n", "settings.toml:1"},
		{"an unknown palette", "\nvision = \"owl\"\n", "settings.toml:2: vision: expected one of normal, grey"},
		{"no time to think", "think = 0\n", "settings.toml:1: think: expected seconds, one of 1 2 5"},
		{"a volume of 101", "volume = 101\n", "settings.toml:1: volume"},
		{"an unknown language", "language = \"tlh\"\n", "settings.toml:1: language"},
		{"an unknown panel", "[panel]\nopen = \"kitchen\"\n", "settings.toml:2: panel.open"},
		{"a window wider than any", "[window]\nwidth = 40000\n", "settings.toml:2: window.width"},
		{"a key for nothing", "[keys]\nfly = \"z\"\n", "settings.toml:2: keys.fly: expected an action"},
		{"no such key", "[keys]\nundo = \"hyper\"\n", "settings.toml:2: keys.undo"},
		{"one key for two actions", "[keys]\nundo = \"z\"\nredo = \"z\"\n", "settings.toml:2: keys.undo: expected a key that redo does not have"},
	} {
		dir := t.TempDir()
		path := settings.Path(dir)
		if err := os.WriteFile(path, []byte(q.text), 0o600); err != nil {
			t.Fatal(err)
		}
		s, err := settings.Read(dir, allow)
		var broken *settings.Broken
		if !errors.As(err, &broken) || broken.Kept != path+".bad" || !strings.Contains(err.Error(), q.says) {
			t.Errorf("%s: %v", q.name, err)
			continue
		}
		if !reflect.DeepEqual(s, settings.Default()) {
			t.Errorf("%s: half of the file was used: %+v", q.name, s)
		}
		if kept, err := os.ReadFile(broken.Kept); err != nil || string(kept) != q.text {
			t.Errorf("%s: kept %q, %v", q.name, kept, err)
		}
		if _, err := settings.Read(dir, allow); err != nil {
			t.Errorf("%s: the next start says %v", q.name, err)
		}
	}
}

// The edges of what is allowed are allowed.
func TestEdgesAreAllowed(t *testing.T) {
	for _, text := range []string{"scale = 75\n", "scale = 250\n", "volume = 100\n", "volume = 0\n", "[keys]\nundo = \"\"\nredo = \"\"\n", ""} {
		dir := t.TempDir()
		if err := os.WriteFile(settings.Path(dir), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := settings.Read(dir, allow); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// Where nothing can be written the old file stays as it was.
func TestAFolderThatIsAFile(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(dir, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := settings.Write(dir, settings.Default()); err == nil {
		t.Error("settings were written into a file as if it were a folder")
	}
	if _, err := settings.Read(dir, allow); err != nil {
		var broken *settings.Broken
		if !errors.As(err, &broken) || broken.Kept != "" {
			t.Errorf("reading says %v", err)
		}
	}
	if b, err := os.ReadFile(dir); err != nil || string(b) != "mine" {
		t.Errorf("the file is now %q, %v", b, err)
	}
}

// A second file that cannot be used is kept beside the first, not over it.
func TestTwoBrokenFilesAreBothKept(t *testing.T) {
	dir := t.TempDir()
	for n, data := range []string{"first =", "second =", "third ="} {
		if err := os.WriteFile(settings.Path(dir), []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
		var broken *settings.Broken
		if _, err := settings.Read(dir, settings.Allowed{}); !errors.As(err, &broken) || broken.Kept == "" {
			t.Fatalf("file %d: %v", n, err)
		}
		if kept, err := os.ReadFile(broken.Kept); err != nil || string(kept) != data {
			t.Errorf("file %d is kept as %q, %v", n, kept, err)
		}
	}
	for end, want := range map[string]string{".bad": "first =", ".bad2": "second =", ".bad3": "third ="} {
		if kept, err := os.ReadFile(settings.Path(dir) + end); err != nil || string(kept) != want {
			t.Errorf("%s holds %q, %v", end, kept, err)
		}
	}
}
