package settings

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// This file reads the file of settings, and says where it is wrong.

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
