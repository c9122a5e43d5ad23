package main

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Every bad value gives exit code 2 and one line that names the flag's value, before anything else is tried.
func TestBadValues(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	t.Setenv("AWAW_HOME", t.TempDir())
	dir := t.TempDir()
	text := filepath.Join(dir, "notes.txt")
	if err := os.WriteFile(text, []byte("no game\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(dir, "bad", "awaw"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "bad", "awaw", "basing.toml"), []byte("nonsense = 1\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"-bogus"}, "bogus"},
		{[]string{"game.awaw"}, "-load game.awaw"},
		{[]string{"-scale", "0.7"}, `"0.7"`},
		{[]string{"-scale", "3.01"}, `"3.01"`},
		{[]string{"-scale", "NaN"}, `"NaN"`},
		{[]string{"-scale", "big"}, `"big"`},
		{[]string{"-size", "1600"}, `"1600"`},
		{[]string{"-size", "799x900"}, `"799x900"`},
		{[]string{"-size", "1600x99999"}, `"1600x99999"`},
		{[]string{"-size", "-1600x900"}, `"-1600x900"`},
		{[]string{"-seed", "-1"}, `"-1"`},
		{[]string{"-seed", "18446744073709551616"}, `"18446744073709551616"`},
		{[]string{"-seed", "seven"}, `"seven"`},
		{[]string{"-frames", "0"}, "-frames"},
		{[]string{"-scenario", "channel-1941"}, `did you mean "channel-1940"?`},
		{[]string{"-scenario", "nowhere.toml"}, "nowhere.toml"},
		{[]string{"-load", filepath.Join(dir, "none.awaw")}, "none.awaw"},
		{[]string{"-load", dir}, dir},
		{[]string{"-load", text}, "notes.txt"},
		{[]string{"-replay", text}, "notes.txt"},
		{[]string{"-load", text, "-replay", text}, "exclude each other"},
		{[]string{"-scenario", "channel-1940", "-load", text}, "exclude each other"},
		{[]string{"-tables", filepath.Join(dir, "none")}, "none"},
		{[]string{"-tables", text}, "notes.txt"},
		{[]string{"-tables", dir}, "awaw"},
		{[]string{"-tables", filepath.Join(dir, "bad")}, "basing.toml"},
		{[]string{"-saves", text}, "notes.txt"},
		{nil, "awawctl"}, // good, but there is no display
	} {
		if c.args == nil && runtime.GOOS != "linux" {
			continue // elsewhere a window opens without these variables
		}
		var out, errs bytes.Buffer
		args := c.args
		if len(args) == 0 || args[0] != "-saves" {
			args = append([]string{"-saves", filepath.Join(dir, "saves")}, args...)
		}
		code := run(args, &out, &errs)
		if code != exitBad || out.Len() > 0 {
			t.Errorf("%v: exit code %d, printed %q", c.args, code, out.String())
		}
		if !strings.Contains(errs.String(), c.says) {
			t.Errorf("%v says %q, which lacks %q", c.args, errs.String(), c.says)
		}
		if !strings.HasPrefix(errs.String(), "awaw: ") || strings.Contains(errs.String(), "\nawaw: ") {
			t.Errorf("%v says more than one message: %q", c.args, errs.String())
		}
	}
}

// What is wrong with the command line, and that there is no display, is told in the language of the environment.
func TestFaultsOfTheCommandLineInGerman(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere a window opens without a display's name")
	}
	dir := t.TempDir()
	for name, value := range map[string]string{"DISPLAY": "", "WAYLAND_DISPLAY": "", "AWAW_LANG": "de", "AWAW_HOME": dir} {
		t.Setenv(name, value)
	}
	file := filepath.Join(dir, "notes.txt")
	if err := os.WriteFile(file, []byte("no game\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ args, says string }{
		{"-bogus", "es gibt keine Option -bogus; awaw -h nennt, was es gibt"},
		{"-load", "der Option -load fehlt ihr Wert; awaw -h nennt, was es gibt"},
		{"-frames x", `"x" ist kein Wert für -frames: nicht zu verstehen; awaw -h nennt, was es gibt`},
		{"-mute=x", `"x" ist kein Wert für -mute: nicht zu verstehen; awaw -h nennt, was es gibt`},
		{"game.awaw", `"game.awaw" ist nicht zu verstehen; eine gespeicherte Partie öffnet -load game.awaw`},
		{"-load a -replay b", "-scenario, -continue, -load und -replay schließen einander aus; gib eines davon"},
		{"-load none", "-load: none ist keine Datei, die sich lesen lässt; gib den Pfad einer gespeicherten Partie"},
		{"-tables none", "-tables: none ist kein Ordner; gib den Ordner, in dem awaw/costs.toml und Ähnliches liegt"},
		{"-saves " + file, "-saves: " + file + " ist eine Datei; gib einen Ordner"},
		{"-settings " + file, "-settings: " + file + " ist eine Datei; gib einen Ordner"},
		{"-seed x", `-seed: "x" ist keine ganze Zahl von 0 bis 18446744073709551615`},
		{"-scale 9", `-scale: "9" ist keine Zahl von 0,75 bis 3`},
		{"-frames 0", "-frames: 0 ist keine Zahl von Bildern ab 1"},
		{"-size 1x1", `-size: "1x1" ist keine Breite und Höhe von 800x500 bis 7680x4320, wie etwa 1600x900`},
		{"-scenario chanel-1940", `-scenario: Szenario "chanel-1940": meintest du "channel-1940"? Es gibt `},
		{"", "hier gibt es keinen Bildschirm"},
	} {
		var out, errs bytes.Buffer
		if code := run(strings.Fields(c.args), &out, &errs); code != exitBad || !strings.HasPrefix(errs.String(), "awaw: "+c.says) {
			t.Errorf("%s: code %d, %s", c.args, code, errs.String())
		}
	}
}

func TestVersionAndHelpNeedNoDisplay(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	for _, args := range [][]string{{"-version"}, {"--version"}, {"-h"}, {"-help"}} {
		var out, errs bytes.Buffer
		if code := run(args, &out, &errs); code != exitGood || out.Len() == 0 || errs.Len() > 0 {
			t.Errorf("%v: exit code %d, printed %q and %q", args, code, out.String(), errs.String())
		}
	}
}

// The values at the ends of what is allowed are taken as they are.
func TestGoodValues(t *testing.T) {
	o, err := parseOptions([]string{"-scale", ".75", "-size", "800X500", "-seed", "18446744073709551615", "-mute", "-scenario", "first-morning"})
	if err != nil {
		t.Fatal(err)
	}
	if o.scale != .75 || o.width != 800 || o.height != 500 || *o.seed != 1<<64-1 || !o.mute || o.scenario.Name != "scenarios/first-morning.toml" {
		t.Errorf("%+v", o)
	}
	if o, err = parseOptions(nil); err != nil || o.scale != 0 || o.width != 1600 || o.height != 900 || o.seed != nil || o.scenario != nil {
		t.Errorf("%+v, %v", o, err)
	}
}

// A language that is not there is named, with those there are, and the program goes on in English; one that is there
// says nothing.
func TestLanguageAsked(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only here does a missing display end the program early")
	}
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	for _, c := range []struct {
		args  []string
		env   string
		lines int
		says  string
	}{
		{[]string{"-lang", "tlh"}, "", 2, `"tlh"; there are de, en; English is used`},
		{nil, "tlh", 2, "AWAW_LANG"},
		{[]string{"-lang", "de"}, "tlh", 1, "keinen Bildschirm"},
		{nil, "de", 1, "keinen Bildschirm"},
	} {
		t.Setenv("AWAW_LANG", c.env)
		var out, errs bytes.Buffer
		code := run(append(c.args, "-saves", t.TempDir()), &out, &errs)
		if code != exitBad || strings.Count(errs.String(), "\n") != c.lines || !strings.Contains(errs.String(), c.says) || !strings.Contains(errs.String(), "WAYLAND_DISPLAY") {
			t.Errorf("%v with AWAW_LANG=%q: code %d, %s", c.args, c.env, code, errs.String())
		}
	}
}

// Whoever asks for the version or for help in a language that is not there is told so, and has what he asked for.
func TestVersionAndHelpInALanguageThatIsNotThere(t *testing.T) {
	for _, c := range []struct{ args, env, says string }{
		{"-lang tlh -version", "", "--lang"},
		{"-h -lang tlh", "", "--lang"},
		{"-version", "tlh", "AWAW_LANG"},
		{"-version", "de", ""},
	} {
		t.Setenv("AWAW_LANG", c.env)
		var out, errs strings.Builder
		code := run(append(strings.Fields(c.args), "-settings", t.TempDir()), &out, &errs)
		said := "awaw: " + c.says + `: there is no language "tlh"; there are de, en; English is used` + "\n"
		if c.says == "" {
			said = ""
		}
		if code != exitGood || out.Len() == 0 || errs.String() != said {
			t.Errorf("%q with AWAW_LANG=%q: code %d, %q", c.args, c.env, code, errs.String())
		}
	}
}

// Help is in the language asked for, before it or after, and tells every option of a player in each.
func TestHelpIsInTheLanguageAskedFor(t *testing.T) {
	dir := t.TempDir()
	for _, args := range [][]string{{"-settings", dir, "-lang", "de", "-h"}, {"-h", "-h", "-settings", dir, "-lang", "en"}} {
		var out, errs strings.Builder
		if code := run(args, &out, &errs); code != exitGood || errs.Len() > 0 {
			t.Errorf("%v: %d, %q", args, code, errs.String())
		}
		for _, name := range []string{"scenario", "load", "continue", "replay", "seed", "tables", "saves", "settings", "size", "scale", "lang", "mute", "version"} {
			if !strings.Contains(out.String(), "\n  awaw -"+name+" ") {
				t.Errorf("%v does not tell -%s:\n%s", args, name, out.String())
			}
		}
		if german := strings.Contains(out.String(), "ohne Fenster"); german != (args[0] != "-h") {
			t.Errorf("%v is in the wrong language:\n%s", args, out.String())
		}
	}
}
