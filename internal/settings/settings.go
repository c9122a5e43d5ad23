// Package settings keeps what a player set for the program in one small file at each system's proper place. A file that
// cannot be read never stops the program: it is put aside, and what it said is told.
package settings

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"awaw/engine"

	"github.com/BurntSushi/toml"
	"github.com/adrg/xdg"
)

// Settings are everything that is kept between two evenings, apart from games.
type Settings struct {
	Scale    int               `toml:"scale"`    // of text and panels in per cent, 0 by the size of the window
	Vision   string            `toml:"vision"`   // whose eyes the colours are for
	Contrast bool              `toml:"contrast"` // strong contrast
	Still    bool              `toml:"still"`    // little motion
	Tips     bool              `toml:"tips"`     // terms are explained
	Think    int               `toml:"think"`    // seconds an opponent may think about one decision
	Volume   int               `toml:"volume"`   // 0 to 100
	Mute     bool              `toml:"mute"`     // no sound at all
	Language string            `toml:"language"` // "" as the system
	Window   Window            `toml:"window"`   // where it was
	Panel    Panel             `toml:"panel"`    // what was open
	Keys     map[string]string `toml:"keys"`     // by action, what the player changed; "" for no key
}

// Window is where the window was, in pixels of the desktop.
type Window struct {
	Width   int  `toml:"width"` // 0: nothing is known
	Height  int  `toml:"height"`
	X       int  `toml:"x"`
	Y       int  `toml:"y"`
	Largest bool `toml:"largest"` // it filled the screen
}

// Panel is what of the panels was open.
type Panel struct {
	Open   string `toml:"open"`
	Folded bool   `toml:"folded"`
}

// Default are the settings of somebody who has set nothing.
func Default() Settings {
	return Settings{Vision: "normal", Tips: true, Think: 2, Volume: 60, Panel: Panel{Open: "units"}}
}

// Allowed are the values that the rest of the program knows, for those settings this package cannot judge.
type Allowed struct {
	Visions, Languages, Panels []string
	Think                      []int             // seconds
	Action                     func(string) bool // there is such an action
	Key                        func(string) bool // there is such a key
}

// Dir is the folder settings are kept in: the one named by AWAW_HOME, or else the program's folder among the user's
// settings.
func Dir() string {
	if home := os.Getenv("AWAW_HOME"); home != "" {
		return home
	}
	return filepath.Join(xdg.ConfigHome, "awaw")
}

// name is the file's name in its folder.
const name = "settings.toml"

// Path is where the settings of a folder lie; "" is Dir.
func Path(dir string) string {
	if dir == "" {
		dir = Dir()
	}
	return filepath.Join(dir, name)
}

// Broken is a settings file that could not be used. The program goes on with the default settings.
type Broken struct {
	Path string
	Why  error
	Kept string // where the file lies now, "" if it could not be moved
}

// Error words what was wrong and where the file is now.
func (b *Broken) Error() string {
	if b.Kept == "" {
		return fmt.Sprintf("the settings in %s could not be read, and default settings are used: %v", b.Path, b.Why)
	}
	return fmt.Sprintf("the settings in %s could not be read, and default settings are used: %v. The file is kept as %s", b.Path, b.Why, b.Kept)
}

// Text words the same for the player: what holds now, where the file is, and what in it was wrong.
func (b *Broken) Text() engine.Text {
	name := func(s string) engine.Arg { return engine.Arg{Kind: engine.ArgName, S: s} }
	var f *Fault
	switch {
	case b.Kept == "":
		return engine.Say("window.settings.unread", name(b.Path), name(b.Why.Error()))
	case errors.As(b.Why, &f) && f.Line > 0 && f.Key != wholeFile:
		return engine.Say("window.settings.bad.line", name(b.Kept), f.Line, name(f.Key))
	}
	return engine.Say("window.settings.bad", name(b.Kept))
}

// Unwrap is what was wrong.
func (b *Broken) Unwrap() error { return b.Why }

// Read reads the settings of a folder, "" for Dir. The settings it gives can always be used; an error of type *Broken says
// that the file could not be, and was put aside under the same name with ".bad", or ".bad2" and so on.
func Read(dir string, allow Allowed) (Settings, error) {
	path := Path(dir)
	data, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Default(), nil
	case err != nil:
		return Default(), &Broken{Path: path, Why: err}
	}
	s, err := decode(path, data, allow)
	if err == nil {
		return s, nil
	}
	return Default(), &Broken{Path: path, Why: err, Kept: putAside(path)}
}

// mostAside is how many files that could not be used are kept beside each other; the last place is used again.
const mostAside = 20

// putAside moves a file out of the way, over none that was put aside before, and tells where it is; "" if it could not be moved.
func putAside(path string) string {
	to := path + ".bad"
	for n := 2; n <= mostAside; n++ {
		if _, err := os.Lstat(to); errors.Is(err, fs.ErrNotExist) {
			break
		}
		to = fmt.Sprintf("%s.bad%d", path, n)
	}
	if os.Rename(path, to) != nil {
		return ""
	}
	return to
}

// wholeFile is the key of a fault that no setting can be named for.
const wholeFile = "the file"

// Fault is something wrong in a settings file.
type Fault struct {
	File     string
	Line     int // 0 when no line can be named
	Key      string
	Expected string
}

// Error names the file, the line, the key and what was expected there.
func (f *Fault) Error() string {
	at := f.File
	if f.Line > 0 {
		at = fmt.Sprintf("%s:%d", f.File, f.Line)
	}
	return fmt.Sprintf("%s: %s: expected %s; correct it or remove the line", at, f.Key, f.Expected)
}

// file is a settings file that is read: its path and its text.
type file struct {
	path string
	data []byte
}

func decode(path string, data []byte, allow Allowed) (Settings, error) {
	s := Default()
	f := file{path, data}
	md, err := toml.NewDecoder(bytes.NewReader(data)).Decode(&s)
	if err != nil {
		return s, f.unread(err)
	}
	if un := md.Undecoded(); len(un) > 0 {
		return s, &Fault{path, lineOf(data, un[0]), un[0].String(), "a setting this program knows"}
	}
	if err := f.values(s, allow); err != nil {
		return s, err
	}
	return s, f.keys(s.Keys, allow)
}

// fault is what is wrong with a setting.
func (f file) fault(expected string, key ...string) error {
	return &Fault{f.path, lineOf(f.data, key), strings.Join(key, "."), expected}
}

// unread is what is wrong with a file that is no TOML, or has a value of another type.
func (f file) unread(err error) error {
	x := &Fault{File: f.path, Key: wholeFile, Expected: "settings as the program writes them (" + err.Error() + ")"}
	var pe toml.ParseError
	var key string
	if errors.As(err, &pe) {
		x.Line, key = pe.Position.Line, pe.LastKey
	} else {
		_, _ = fmt.Sscanf(err.Error(), "toml: line %d (last key %q)", &x.Line, &key) // a value of another type has no type of its own
	}
	if key != "" {
		x.Key = key
	}
	return x
}

// values refuses what a setting cannot be.
func (f file) values(s Settings, allow Allowed) error {
	switch {
	case s.Scale != 0 && (s.Scale < 75 || s.Scale > 250):
		return f.fault("0, or a per cent from 75 to 250", "scale")
	case !slices.Contains(allow.Visions, s.Vision):
		return f.fault("one of "+strings.Join(allow.Visions, ", "), "vision")
	case !slices.Contains(allow.Think, s.Think):
		return f.fault("seconds, one of "+strings.Trim(fmt.Sprint(allow.Think), "[]"), "think")
	case s.Volume < 0 || s.Volume > 100:
		return f.fault("a number from 0 to 100", "volume")
	case s.Language != "" && !slices.Contains(allow.Languages, s.Language):
		return f.fault(`"", or one of `+strings.Join(allow.Languages, ", "), "language")
	case !slices.Contains(allow.Panels, s.Panel.Open):
		return f.fault("one of "+strings.Join(allow.Panels, ", "), "panel", "open")
	case s.Window.Width < 0 || s.Window.Width > 32768:
		return f.fault("a width from 0 to 32768", "window", "width")
	case s.Window.Height < 0 || s.Window.Height > 32768:
		return f.fault("a height from 0 to 32768", "window", "height")
	}
	return nil
}

// keys refuses keys for what is no action, keys there are not, and one key for two actions.
func (f file) keys(keys map[string]string, allow Allowed) error {
	held := map[string]string{}
	for _, a := range slices.Sorted(maps.Keys(keys)) {
		k := keys[a]
		switch {
		case !allow.Action(a):
			return f.fault("an action this program knows", "keys", a)
		case k != "" && !allow.Key(k):
			return f.fault(`a key such as "f", "f5" or "shift+tab"`, "keys", a)
		case k != "" && held[k] != "":
			return f.fault("a key that "+held[k]+" does not have already", "keys", a)
		}
		held[k] = a
	}
	return nil
}

// lineOf finds the line a key stands on, 0 for none.
func lineOf(data []byte, key toml.Key) int {
	section := strings.Join(key[:len(key)-1], ".")
	in := ""
	for i, l := range strings.Split(string(data), "\n") {
		l = strings.TrimSpace(l)
		if strings.HasPrefix(l, "[") {
			if in = strings.Trim(l, "[]"); in == strings.Join(key, ".") {
				return i + 1
			}
			continue
		}
		if k, _, ok := strings.Cut(l, "="); ok && in == section && strings.Trim(strings.TrimSpace(k), `"'`) == key[len(key)-1] {
			return i + 1
		}
	}
	return 0
}

// Write writes the settings of a folder, "" for Dir, whole or not at all: into a file beside it that takes its place when
// it is on the disk.
func Write(dir string, s Settings) (err error) {
	path := Path(dir)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return fmt.Errorf("the settings cannot be kept: %w; name another folder with AWAW_HOME", err)
	}
	var b bytes.Buffer
	b.WriteString("# Settings of A World at War. The program writes this file when a setting is changed.\n\n")
	if err := toml.NewEncoder(&b).Encode(s); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), name+".*")
	if err != nil {
		return fmt.Errorf("the settings cannot be kept: %w", err)
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name())
		}
	}()
	_, err = f.Write(b.Bytes())
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return fmt.Errorf("the settings cannot be kept: %w", err)
	}
	if err = os.Rename(f.Name(), path); err != nil {
		return fmt.Errorf("the settings cannot be kept: %w", err)
	}
	return nil
}
