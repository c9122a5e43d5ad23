// Package settings keeps what a player set for the program in one small file at each system's proper place. A file that
// cannot be read never stops the program: it is put aside, and what it said is told.
package settings

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

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
	Stops    bool              `toml:"stops"`    // every step stops
	Met      string            `toml:"met"`      // steps that are passed over when nothing can be decided in them
	Falls    bool              `toml:"falls"`    // dice of an opponent's attack fall at once
	Think    int               `toml:"think"`    // seconds an opponent may think about one decision
	Volume   int               `toml:"volume"`   // 0 to 100
	Mute     bool              `toml:"mute"`     // no sound at all
	Language string            `toml:"language"` // "" as the system
	Window   Window            `toml:"window"`   // where it was
	Panel    Panel             `toml:"panel"`    // what was open
	Learnt   []string          `toml:"learnt"`   // lessons played to their end
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
