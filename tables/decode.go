// Strict decoding: unknown keys, wrong kinds and values out of bounds are errors that name their line.
package tables

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// DecodeStrict reads TOML into a pointer to a struct. Keys the struct does not have are errors. If the struct
// is a Checker its faults are errors too. Every error is an *Error; several are joined.
func DecodeStrict(file string, data []byte, into any) error {
	meta, err := toml.Decode(string(data), into)
	if err != nil {
		return syntaxError(file, err)
	}
	where := newFinder(string(data))
	var all []error
	for _, k := range meta.Undecoded() {
		key := k.String()
		all = append(all, &Error{File: file, Line: where.line(key), Key: key,
			Expected: noSuchKey, Do: "correct its spelling or remove it"})
	}
	if c, ok := into.(Checker); ok {
		for _, f := range c.Faults() {
			all = append(all, &Error{File: file, Line: where.line(f.Key), Key: f.Key, Expected: f.Expected, Do: f.Do})
		}
	}
	if len(all) == 1 {
		return all[0]
	}
	return errors.Join(all...)
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

// syntaxError tells what the decoder could not read. Faults of syntax carry their place; values of the wrong kind
// tell it only in words.
func syntaxError(file string, err error) error {
	e := &Error{File: file, Do: "correct the line"}
	text := err.Error()
	var p toml.ParseError
	if errors.As(err, &p) {
		e.Line, e.Key, text = p.Position.Line, p.LastKey, p.Message
	} else if n, _ := fmt.Sscanf(text, "toml: line %d (last key %q): ", &e.Line, &e.Key); n == 2 {
		_, text, _ = strings.Cut(text, "): ")
	}
	e.Expected = "another value (" + text + ")"
	return e
}
