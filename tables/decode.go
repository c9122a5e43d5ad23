// Strict decoding: unknown keys, wrong kinds and values out of bounds are errors that name their line.
package tables

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
)

// Rest is called before and after each file is read, and within those that take long, for programs that have one thread for all they do. It is set before any is, if at all.
var Rest = func() {}

// DecodeStrict reads TOML into a pointer to a struct. Keys the struct does not have are errors. If the struct
// is a Checker its faults are errors too. Every error is an *Error; several are joined.
func DecodeStrict(file string, data []byte, into any) error {
	if err := Limits(file, data); err != nil {
		return err
	}
	Rest()
	meta, err := toml.Decode(string(data), into)
	if err != nil {
		return Unreadable(file, data, err)
	}
	Rest()
	where := sync.OnceValue(func() finder { return newFinder(string(data)) }) // a sound file needs none
	var all []error
	for _, k := range meta.Undecoded() {
		if len(all) == MostFaults {
			break
		}
		key := k.String()
		all = append(all, &Error{File: file, Line: where().line(key), Key: key,
			Expected: noSuchKey, Do: "correct its spelling or remove it"})
	}
	for _, key := range spelledTwice(meta.Keys()) {
		all = append(all, &Error{File: file, Line: where().line(key), Key: key, Expected: "one spelling of a key, in small letters or capitals", Do: "write it as before"})
	}
	if c, ok := into.(Checker); ok {
		for _, f := range c.Faults() {
			if len(all) >= MostFaults {
				break
			}
			all = append(all, &Error{File: file, Line: where().line(f.Key), Key: f.Key, Expected: f.Expected, Do: f.Do})
		}
	}
	return few(all)
}

// spelledTwice gives the keys that differ from an earlier one by capitals alone: of such a pair the decoder takes now this one and now
// the other.
func spelledTwice(keys []toml.Key) (out []string) {
	capitals := func(part string) bool { return strings.ToLower(part) != part } // ToLower makes nothing new of small letters
	if !slices.ContainsFunc(keys, func(k toml.Key) bool { return slices.ContainsFunc(k, capitals) }) {
		return nil
	}
	first := map[string]string{}
	for _, k := range keys {
		key := k.String()
		folded := strings.ToLower(key)
		if was, ok := first[folded]; !ok {
			first[folded] = key
		} else if was != key && !slices.Contains(out, key) && len(out) < MostFaults {
			out = append(out, key)
		}
	}
	return out
}

const noSuchKey = "no such key here"

// OnlyStrangeKeys tells whether all that DecodeStrict found wrong are keys nobody knows: everything else has been read, and
// may be looked through for more faults.
func OnlyStrangeKeys(err error) bool {
	if many, ok := err.(interface{ Unwrap() []error }); ok {
		return !slices.ContainsFunc(many.Unwrap(), func(e error) bool { return !OnlyStrangeKeys(e) })
	}
	var e *Error
	return errors.As(err, &e) && e.Expected == noSuchKey
}

// Unreadable tells, as an *Error, what Decode could not read, and nil of none. Faults of syntax carry their place; values of the wrong
// kind tell it only in words, and not the line of the value but the last one the decoder had seen.
func Unreadable(file string, data []byte, err error) error {
	e := &Error{File: file, Do: "correct that line"}
	if err == nil || errors.As(err, new(*Error)) {
		return err
	}
	text := err.Error()
	var p toml.ParseError
	if errors.As(err, &p) {
		e.Line, e.Key, e.Expected = 1+strings.Count(string(data[:min(p.Position.Start, len(data))]), "\n"), p.LastKey, "TOML that can be read ("+p.Message+")"
		return e
	} else if n, _ := fmt.Sscanf(text, "toml: line %d (last key %q): ", &e.Line, &e.Key); n == 2 {
		_, text, _ = strings.Cut(text, "): ")
		if is, want, ok := kindsOf(text); ok {
			e.Line, e.Key = newFinder(string(data)).kind(e.Key, is, e.Line)
			e.Expected, e.Do = want+", not "+is, "correct the value"
			return e
		}
	}
	e.Expected = "another value (" + text + ")"
	return e
}

// kindsOf reads from the decoder's words of what kind a value is and of what kind it should be, both in ours.
func kindsOf(text string) (is, want string, ok bool) {
	rest, found := strings.CutPrefix(text, "incompatible types: TOML value has type ")
	from, to, cut := strings.Cut(rest, "; destination has type ")
	is, known := kindWords[from]
	want, wanted := kindWords[to]
	return is, want, found && cut && known && wanted
}

// kindWords is what the decoder's kinds of values are called here.
var kindWords = map[string]string{
	"string": "text", "integer": "a whole number", "int64": "a whole number", "float": "a number", "float64": "a number with a fraction",
	"boolean": "true or false", "bool": "true or false", "slice": "a list", "[]any": "a list", "[]map[string]any": "a list of tables",
	"map": "a table", "map[string]any": "a table",
}

// kind gives the line and the full key of the first value of a kind under a key without indices; the line given if there is none.
func (f finder) kind(path, is string, line int) (int, string) {
	for _, l := range f.lines {
		if l.path == cleanKey(path) && kindOf(l.value) == is {
			return l.line, l.index
		}
	}
	return line, path
}

// kindOf tells the kind of a value by how it begins.
func kindOf(value string) string {
	switch {
	case value == "":
		return "a table"
	case strings.ContainsAny(value[:1], "\"'"):
		return "text"
	case value[0] == '[':
		return "a list"
	case value[0] == '{':
		return "a table"
	case strings.HasPrefix(value, "true"), strings.HasPrefix(value, "false"):
		return "true or false"
	}
	number, _, _ := strings.Cut(value, "#")
	if strings.ContainsAny(number, ".eE") {
		return "a number with a fraction"
	}
	return "a whole number"
}
