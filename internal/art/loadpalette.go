// Reading palette.toml: strictly, so that a missing, unknown or misspelt role names its file and line.
package art

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// PaletteError is something wrong in a palette file.
type PaletteError struct {
	File     string
	Line     int // 0 when the key stands nowhere in the file
	Key      string
	Expected string
	Do       string
}

// Error words the place, the key, what was expected and what to do.
func (e *PaletteError) Error() string {
	at := e.File
	if e.Line > 0 {
		at = fmt.Sprintf("%s:%d", e.File, e.Line)
	}
	return fmt.Sprintf("%s: %s: expected %s; %s", at, e.Key, e.Expected, e.Do)
}

// LoadPalette decodes a palette. Unknown keys, missing roles, bad colours, nations of an unknown side and a palette
// without the nation "NE" or one of the four sides are errors of type *PaletteError; file is named in them.
func LoadPalette(file string, data []byte) (*Palette, error) {
	p := &Palette{}
	md, err := toml.NewDecoder(bytes.NewReader(data)).Decode(p)
	if err != nil {
		return nil, notTOML(file, err)
	}
	if un := md.Undecoded(); len(un) > 0 {
		return nil, &PaletteError{file, keyLine(data, un[0]), un[0].String(), "a role the program knows", "remove it or correct its spelling"}
	}
	if k := missingRole(md, reflect.TypeOf(*p), nil); k != nil {
		return nil, &PaletteError{file, 0, k.String(), "a colour as #RRGGBB", "add this role"}
	}
	if err := p.check(file, data, md); err != nil {
		return nil, err
	}
	p.roles, p.order = p.name(), sidesOf(md, nil)
	return p, nil
}

// beside is the palette with the sides and counters of another file, which may hold nothing else.
func (p *Palette) beside(file string, data []byte) (*Palette, error) {
	var own struct {
		Sides   map[Side]SideColours     `toml:"side"`
		Nations map[string]NationColours `toml:"nation"`
	}
	md, err := toml.NewDecoder(bytes.NewReader(data)).Decode(&own)
	if err != nil {
		return nil, notTOML(file, err)
	}
	if un := md.Undecoded(); len(un) > 0 {
		return nil, &PaletteError{file, keyLine(data, un[0]), un[0].String(), "a side or the colours of a nation's counters", "remove it or correct its spelling"}
	}
	q := *p
	q.Sides, q.Nations = maps.Clone(p.Sides), maps.Clone(p.Nations)
	for _, k := range md.Keys() {
		if len(k) != 2 {
			continue
		}
		_, side := q.Sides[Side(k[1])]
		_, nation := q.Nations[k[1]]
		if k[0] == "side" && side || k[0] == "nation" && nation {
			return nil, &PaletteError{file, keyLine(data, k), k.String(), "a name no other palette has", "choose another"}
		}
		if k[0] == "side" {
			q.Sides[Side(k[1])] = own.Sides[Side(k[1])]
		} else {
			q.Nations[k[1]] = own.Nations[k[1]]
		}
	}
	if err := q.check(file, data, md); err != nil {
		return nil, err
	}
	q.roles, q.order = q.name(), sidesOf(md, p.SideList())
	return &q, nil
}

// sidesOf adds the sides a file lists to others.
func sidesOf(md toml.MetaData, list []Side) []Side {
	for _, k := range md.Keys() {
		if len(k) == 2 && k[0] == "side" {
			list = append(list, Side(k[1]))
		}
	}
	return list
}

// notTOML words what a file that cannot be decoded lacks.
func notTOML(file string, err error) error {
	e := &PaletteError{File: file, Key: "the file", Expected: "TOML with colours as #RRGGBB (" + err.Error() + ")", Do: "correct this line"}
	var pe toml.ParseError
	if errors.As(err, &pe) {
		e.Line, e.Key = pe.Position.Line, pe.LastKey
	}
	return e
}

func (p *Palette) check(file string, data []byte, md toml.MetaData) error {
	for _, s := range []Side{Axis, Allies, Third, Neutral} {
		if _, ok := p.Sides[s]; !ok {
			return &PaletteError{file, 0, "side." + string(s), "the mark and colours of this side", "add the section"}
		}
	}
	if _, ok := p.Nations["NE"]; !ok {
		return &PaletteError{file, 0, "nation.NE", "the card of nations without colours of their own", "add the section"}
	}
	for _, k := range md.Keys() { // in file order, so that the first fault is named
		if len(k) != 2 {
			continue
		}
		var of reflect.Type
		switch k[0] {
		case "side":
			of = reflect.TypeFor[SideColours]()
		case "power":
			of = reflect.TypeFor[PowerColours]()
		case "nation":
			of = reflect.TypeFor[NationColours]()
			if _, ok := p.Sides[p.Nations[k[1]].Side]; !ok {
				at := append(slices.Clone(k), "side")
				return &PaletteError{file, keyLine(data, at), at.String(), "a side of this palette", "use one that has a section, such as axis, allies, third or neutral"}
			}
		default:
			continue
		}
		if m := missingRole(md, of, k); m != nil {
			return &PaletteError{file, keyLine(data, k), m.String(), "a value", "add this key to the section"}
		}
	}
	return nil
}

// missingRole walks the fields in order and names the first one the file does not define.
func missingRole(md toml.MetaData, t reflect.Type, at toml.Key) toml.Key {
	for i := range t.NumField() {
		f := t.Field(i)
		tag := f.Tag.Get("toml")
		if tag == "-" || !f.IsExported() {
			continue
		}
		k := append(slices.Clone(at), tag)
		if !md.IsDefined(k...) {
			return k
		}
		if f.Type.Kind() == reflect.Struct && f.Type != reflect.TypeFor[RGB]() {
			if m := missingRole(md, f.Type, k); m != nil {
				return m
			}
		}
	}
	return nil
}

// keyLine finds the line a key stands on: the last part after the header of its section.
func keyLine(data []byte, k toml.Key) int {
	header := "[" + strings.Join(k[:len(k)-1], ".") + "]"
	whole := "[" + k.String() + "]"
	in := len(k) == 1
	for i, l := range strings.Split(string(data), "\n") {
		l = strings.TrimSpace(l)
		if strings.HasPrefix(l, whole) {
			return i + 1
		}
		if strings.HasPrefix(l, "[") {
			in = strings.HasPrefix(l, header)
			continue
		}
		name, _, ok := strings.Cut(l, "=")
		if in && ok && strings.Trim(strings.TrimSpace(name), `"`) == k[len(k)-1] {
			return i + 1
		}
	}
	return 0
}
