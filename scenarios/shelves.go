// Where scenarios lie: a folder for each rule system, with the keys that only its scenarios have.

package scenarios

import (
	"bufio"
	"bytes"
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"awaw/engine"
)

//go:embed */*.toml */keys.txt
var shipped embed.FS

// keysFile lists what the scenarios of a folder may say in [scenario] beside what every scenario says.
const keysFile = "keys.txt"

// shelf is the folder of one system.
type shelf struct {
	system engine.SystemID // its name; other spellings of it are read as this one
	files  fs.FS           // ID.toml, and keys.txt where the system has keys of its own
}

// shelves lists the folders: those shipped, by name, then those that come with systems of other builds.
var shelves = sync.OnceValue(func() []shelf {
	dirs, err := shipped.ReadDir(".")
	if err != nil {
		panic(err) // the embedded folder always exists
	}
	var out []shelf
	for _, d := range dirs {
		files, err := fs.Sub(shipped, d.Name())
		if err != nil {
			panic(err) // the name comes from the same embedded folder
		}
		out = append(out, shelf{engine.Spelled(d.Name()), files})
	}
	return append(out, beside...)
})

// ids are the scenarios of a folder, sorted.
func (s shelf) ids() []string {
	names, err := fs.Glob(s.files, "*.toml")
	if err != nil {
		panic(err) // the pattern is sound
	}
	for i := range names {
		names[i] = strings.TrimSuffix(path.Base(names[i]), ".toml")
	}
	return names
}

// ids are the scenarios of all folders, sorted.
func ids() []string {
	var out []string
	for _, s := range shelves() {
		out = append(out, s.ids()...)
	}
	slices.Sort(out)
	return out
}

// read gives the file of an id.
func read(id string) ([]byte, bool) {
	for _, s := range shelves() {
		if slices.Contains(s.ids(), id) {
			data, err := fs.ReadFile(s.files, id+".toml")
			return data, err == nil
		}
	}
	return nil, false
}

// ownKeys gives the keys of [scenario] that only a system's scenarios have; not ok for a system without a folder here, whose
// keys are for its own rules to judge.
func ownKeys(system engine.SystemID) (keys []string, ok bool) {
	i := slices.IndexFunc(shelves(), func(s shelf) bool { return s.system == system })
	if i < 0 {
		return nil, false
	}
	data, err := fs.ReadFile(shelves()[i].files, keysFile)
	if err != nil {
		return nil, true
	}
	for lines := bufio.NewScanner(bytes.NewReader(data)); lines.Scan(); {
		if l := strings.TrimSpace(lines.Text()); l != "" && l[0] != '#' {
			keys = append(keys, l)
		}
	}
	return keys, true
}
