// Strict decoding: unknown keys, wrong kinds and values out of bounds are errors that name their line.
package tables

import (
	"errors"
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
			Expected: "no such key here", Do: "correct its spelling or remove it"})
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

func syntaxError(file string, err error) error {
	var p toml.ParseError
	if !errors.As(err, &p) {
		return &Error{File: file, Expected: "TOML that can be read (" + err.Error() + ")", Do: "correct the file"}
	}
	text := p.Message
	if text == "" {
		text = err.Error()
		if i := strings.LastIndex(text, "): "); i >= 0 {
			text = text[i+3:]
		}
		text = strings.TrimPrefix(text, "toml: ")
	}
	return &Error{File: file, Line: p.Position.Line, Key: p.LastKey,
		Expected: "another kind of value (" + text + ")", Do: "correct the line"}
}
