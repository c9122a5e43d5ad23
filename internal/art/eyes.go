// Palettes for other eyes: the roles that differ for them, laid over palette.toml.
package art

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"reflect"
	"strings"

	"github.com/BurntSushi/toml"
)

// visionNames are the ways of seeing as files and settings name them.
var visionNames = []string{Normal: "normal", Protan: "protan", Deutan: "deutan", Tritan: "tritan", Grey: "grey"}

// String is the name of a way of seeing.
func (v Vision) String() string {
	if int(v) < len(visionNames) {
		return visionNames[v]
	}
	return "normal"
}

// VisionNamed gives a way of seeing by its name, Normal for an unknown one.
func VisionNamed(name string) Vision {
	for v, n := range visionNames {
		if n == name {
			return Vision(v)
		}
	}
	return Normal
}

// suited is the palette with what differs for certain eyes, as a folder has it; a folder without such a file changes nothing.
func (p *Palette) suited(eyes Vision, from fs.FS) (*Palette, error) {
	if eyes == Normal {
		return p, nil
	}
	file := "vision/" + eyes.String() + ".toml"
	data, err := fs.ReadFile(from, file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return p, nil
	case err != nil:
		return nil, fmt.Errorf("the embedded palette: %w", err)
	}
	return p.laid(file, data)
}

// laid is the palette with other colours for the roles a file names: "status.legal" = "#RRGGBB".
func (p *Palette) laid(file string, data []byte) (*Palette, error) {
	var over map[string]RGB
	md, err := toml.NewDecoder(bytes.NewReader(data)).Decode(&over)
	if err != nil {
		return nil, &PaletteError{file, 0, "the file", "roles in quotes with colours as #RRGGBB (" + err.Error() + ")", "correct it"}
	}
	q := *p
	q.Sides, q.Nations = maps.Clone(p.Sides), maps.Clone(p.Nations)
	for _, k := range md.Keys() {
		if !setRole(reflect.ValueOf(&q).Elem(), strings.Split(k[0], "."), over[k[0]]) {
			return nil, &PaletteError{file, keyLine(data, k), k[0], "a role the program knows", "remove it or correct its spelling"}
		}
	}
	q.roles = q.name()
	return &q, nil
}

// setRole puts a colour where a path of keys leads; false when it leads nowhere.
func setRole(at reflect.Value, path []string, c RGB) bool {
	if at.Type() == reflect.TypeFor[RGB]() {
		if len(path) == 0 {
			at.Set(reflect.ValueOf(c))
		}
		return len(path) == 0
	}
	if len(path) == 0 {
		return false
	}
	switch at.Kind() {
	case reflect.Struct:
		for i := range at.NumField() {
			if f := at.Type().Field(i); f.IsExported() && f.Tag.Get("toml") == path[0] {
				return setRole(at.Field(i), path[1:], c)
			}
		}
	case reflect.Map:
		key := reflect.ValueOf(path[0]).Convert(at.Type().Key())
		if old := at.MapIndex(key); old.IsValid() {
			value := reflect.New(old.Type()).Elem()
			value.Set(old)
			if setRole(value, path[1:], c) {
				at.SetMapIndex(key, value)
				return true
			}
		}
	}
	return false
}
