// The shipped files and a player's folders laid over them, file by file.
package tables

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

//go:embed */*.toml
var shipped embed.FS

// Set is a stack of folders of rule values; a file of a later folder replaces the same file of an earlier one.
// The zero Set is empty.
type Set struct {
	layers []layer
	kept   *shelf // what was made of values that never change; nil: nothing is kept
	beside int    // how many layers after the first are shipped too
	before int    // files that came with this edition of the rules or a later one have no part in Hash; 0: all have
}

type layer struct {
	name string
	fsys fs.FS
}

// Embedded is the set of shipped values.
func Embedded() Set { return Set{layers: []layer{{"tables", shipped}}, kept: ofShipped} }

// Beside adds a folder of shipped values to the set, of systems whose values lie elsewhere: toy/costs.toml. Players' folders
// are laid over it.
func (s Set) Beside(fsys fs.FS) Set {
	at := 1 + s.beside
	return Set{layers: slices.Insert(slices.Clone(s.layers), at, layer{"tables", fsys}), beside: s.beside + 1, before: s.before, kept: &shelf{}}
}

// isShipped tells whether the layer of that number is the program's own.
func (s Set) isShipped(layer int) bool { return layer <= s.beside }

// Override lays a folder over the set: its file awaw/costs.toml replaces the shipped one whole. name is how the
// folder is called in error messages.
func (s Set) Override(name string, fsys fs.FS) Set {
	return Set{layers: append(slices.Clip(slices.Clone(s.layers)), layer{name, fsys}), beside: s.beside, before: s.before}
}

// Decode reads a file such as "awaw/aircombat.toml" strictly into a pointer. Errors are *Error, maybe joined.
func (s Set) Decode(name string, into any) error {
	data, file, err := s.read(name)
	if err != nil {
		return err
	}
	return DecodeStrict(file, data, into)
}

// Overridden lists the files of folder that a player's folder replaces, sorted: "awaw/costs.toml".
func (s Set) Overridden(folder string) []string {
	var out []string
	for i, l := range s.layers {
		if s.isShipped(i) {
			continue
		}
		for _, name := range tomlFiles(l.fsys, folder) {
			if !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	}
	slices.Sort(out)
	return out
}

// mostStrays is how many files that replace nothing Check names: a folder full of them is simply the wrong folder.
const mostStrays = 3

// Check tells what is wrong with the players' folders as such: files that replace nothing. Values are checked
// when they are decoded.
func (s Set) Check() error {
	var all []error
	for i, l := range s.layers {
		if s.isShipped(i) {
			continue
		}
		err := fs.WalkDir(l.fsys, ".", func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(name, ".toml") {
				return err
			}
			if !slices.Contains(s.Names(), name) {
				all = append(all, &Error{File: path.Join(l.name, name), Expected: "the name of a shipped file",
					Do: "use one of " + strings.Join(s.Names(), ", ")})
				if len(all) == mostStrays {
					return fs.SkipAll
				}
			}
			return nil
		})
		if err != nil {
			all = append(all, &Error{File: l.name, Expected: "a readable folder (" + err.Error() + ")", Do: "check the path"})
		}
	}
	return errors.Join(all...)
}

func (s Set) read(name string) ([]byte, string, error) {
	for i := len(s.layers) - 1; i >= 0; i-- {
		l := s.layers[i]
		file := path.Join(l.name, name)
		data, err := fs.ReadFile(l.fsys, name)
		if err == nil {
			return data, file, nil
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return nil, file, &Error{File: file, Expected: fmt.Sprintf("a readable file (%v)", err), Do: "check its permissions"}
		}
	}
	return nil, name, &Error{File: name, Expected: "a file of that name", Do: "restore it"}
}

// files lists every file under folder in any layer, sorted.
func (s Set) files(folder string) []string {
	var out []string
	for _, l := range s.layers {
		for _, name := range tomlFiles(l.fsys, folder) {
			if !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	}
	slices.Sort(out)
	return out
}

// Names lists the shipped files, "awaw/costs.toml".
func (s Set) Names() []string {
	var out []string
	for i, l := range s.layers {
		if !s.isShipped(i) {
			break
		}
		dirs, err := fs.ReadDir(l.fsys, ".")
		if err != nil {
			continue
		}
		for _, d := range dirs {
			out = append(out, tomlFiles(l.fsys, d.Name())...)
		}
	}
	return out
}

func tomlFiles(fsys fs.FS, folder string) []string {
	names, err := fs.Glob(fsys, path.Join(folder, "*.toml"))
	if err != nil {
		return nil
	}
	return names
}
