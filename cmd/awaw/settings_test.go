package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/present/prefs"
	"awaw/internal/settings"
)

// What the screen calls a setting comes back from the file as it was.
func TestSettingsSurviveTheFile(t *testing.T) {
	dir := t.TempDir()
	var errs bytes.Buffer
	k := keepSettings(dir, &errs)
	if k.broken != nil || !k.prefs().Same(prefs.DefaultPrefs()) {
		t.Fatalf("without a file: %+v, %q", k.prefs(), k.broken)
	}
	p := prefs.DefaultPrefs()
	p.Scale, p.Vision, p.Contrast, p.Still, p.Volume, p.Mute, p.Language, p.Pane, p.Folded, p.Think = 250, "grey", true, true, 30, true, "de", "rules", true, 10
	p.Keys = prefs.Bindings{}.With("undo", "l")
	k.keep(p)
	again := keepSettings(dir, &errs)
	if again.broken != nil || !again.prefs().Same(p) {
		t.Fatalf("kept %+v, read %+v, %q", p, again.prefs(), again.broken)
	}
	p.Pane = "luck" // a panel that is not remembered leaves the last that is
	again.keep(p)
	if again.now.Panel.Open != "rules" || errs.Len() > 0 {
		t.Errorf("open panel %q, said %q", again.now.Panel.Open, errs.String())
	}
}

// Every key a player can be shown as bound is one the file takes.
func TestEveryActionCanBeKept(t *testing.T) {
	b := prefs.Bindings{}
	for i, a := range prefs.Actions() {
		b = b.With(a, "shift+"+string(rune('a'+i%26)))
	}
	var errs bytes.Buffer
	k := keepSettings(t.TempDir(), &errs)
	p := k.prefs()
	p.Keys = b
	k.keep(p)
	if again := keepSettings(k.dir, &errs); again.broken != nil {
		t.Fatal(again.broken)
	}
}

// A settings file full of nonsense is told, kept, and does not stop the program.
func TestACorruptFileDoesNotStopTheProgram(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	home := t.TempDir()
	t.Setenv("AWAW_HOME", home)
	if err := os.WriteFile(settings.Path(home), []byte("scale = \x00\x00"), 0o600); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	code := run([]string{"-mute"}, &out, &errs)
	if code != exitBad || !strings.Contains(errs.String(), "could not be read") || !strings.Contains(errs.String(), "no display") {
		t.Fatalf("code %d, said %q", code, errs.String())
	}
	if _, err := os.Stat(filepath.Join(home, "settings.toml.bad")); err != nil {
		t.Error(err)
	}
}

// Where settings cannot be written it is said once, not with every change.
func TestSettingsThatCannotBeKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	var errs bytes.Buffer
	k := &keeper{dir: file, now: settings.Default(), errs: &errs}
	k.keep(prefs.DefaultPrefs())
	k.keep(prefs.DefaultPrefs())
	if n := strings.Count(errs.String(), "cannot be kept"); n != 1 {
		t.Fatalf("said %d times: %q", n, errs.String())
	}
}

// The window comes up as large as it was, unless a size is asked for or what is kept is no size for a window.
func TestTheWindowComesUpAsLargeAsItWas(t *testing.T) {
	for _, q := range []struct {
		kept  settings.Window
		sized bool
		w, h  int
	}{{settings.Window{Width: 1700, Height: 950}, false, 1700, 950}, {settings.Window{Width: 1700, Height: 950}, true, defaultWidth, defaultHeight},
		{settings.Window{}, false, defaultWidth, defaultHeight}, {settings.Window{Width: leastWidth - 1, Height: 950}, false, defaultWidth, defaultHeight},
		{settings.Window{Width: 30000, Height: 30000}, false, mostWidth, mostHeight}} {
		o := options{width: defaultWidth, height: defaultHeight, sized: q.sized}
		(&keeper{now: settings.Settings{Window: q.kept}}).opened(&o)
		if o.width != q.w || o.height != q.h {
			t.Errorf("%+v, sized %v: %dx%d, want %dx%d", q.kept, q.sized, o.width, o.height, q.w, q.h)
		}
	}
}

// What is told of a settings file that cannot be used is plain, in the player's language, and says where the file is now and
// what in it was wrong, if that can be named.
func TestACorruptFileIsToldPlainly(t *testing.T) {
	for _, c := range []struct{ data, lang, want string }{
		{"\xf1\x02", "en", "It is no settings file of this program."},
		{"scale = \"large\"\n", "en", "in line 1, at “scale”"},
		{"volume = 60\nvolum = 7\n", "de", "in Zeile 2, bei „volum“"},
		{"volume = 900\n", "de", "in Zeile 1, bei „volume“"},
	} {
		dir := t.TempDir()
		if err := os.WriteFile(settings.Path(dir), []byte(c.data), 0o600); err != nil {
			t.Fatal(err)
		}
		var errs bytes.Buffer
		k := keepSettings(dir, &errs)
		if k.broken == nil {
			t.Errorf("%q is taken for settings", c.data)
			continue
		}
		text, err := assets.Text(c.lang)
		if err != nil {
			t.Fatal(err)
		}
		got := engine.Catalog(text).Word(k.broken.Text(), nil)
		if !strings.Contains(got, c.want) || !strings.Contains(got, settings.Path(dir)+".bad") || strings.Contains(got, "toml:") {
			t.Errorf("of %q it is told %q", c.data, got)
		}
		if kept, err := os.ReadFile(settings.Path(dir) + ".bad"); err != nil || string(kept) != c.data {
			t.Errorf("kept %q, %v", kept, err)
		}
	}
}

// A window that nobody gave a size fits the screen with its frame, one of a size asked for takes the screen at most; one of least size stays as it
// is, however small the screen.
func TestTheWindowFitsTheScreen(t *testing.T) {
	for _, x := range []struct {
		w, h, mw, mh int
		asked        bool
		toW, toH     int
	}{
		{1600, 900, 3840, 2160, false, 1600, 900}, {1600, 900, 1280, 720, false, 1280 - besideWindow, 720 - aboveWindow}, {1600, 900, 1920, 900, false, 1600, 900 - aboveWindow},
		{1600, 900, 640, 480, false, leastWidth, leastHeight}, {1600, 900, 0, 0, false, 1600, 900},
		{1600, 900, 1600, 900, true, 1600, 900}, {1920, 1080, 1600, 900, true, 1600, 900}, {1280, 1080, 1600, 900, true, 1280, 900}, {1920, 1080, 640, 480, true, leastWidth, leastHeight},
		{1920, 1080, 0, 0, true, 1920, 1080},
	} {
		if w, h := fitting(x.w, x.h, x.mw, x.mh, x.asked); w != x.toW || h != x.toH {
			t.Errorf("%dx%d on %dx%d, asked for %v: %dx%d, expected %dx%d", x.w, x.h, x.mw, x.mh, x.asked, w, h, x.toW, x.toH)
		}
	}
}
