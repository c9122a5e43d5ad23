// Package assets holds what the program carries with it: maps, words, colours, credits.
package assets

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"

	"github.com/BurntSushi/toml"
)

// FS is everything embedded: maps/<id>.toml and .ground, text/<lang>/*.toml, text/<lang>/rules/<folder>/*.toml, palette.toml, vision/*.toml, learn/*.toml.
func FS() fs.FS { return files }

// Text gathers the messages of one language ("en") by key from all its files. An unknown language, a value that
// is not a string and a key written twice are errors.
func Text(lang string) (map[string]string, error) { return text(files, lang) }

// TextOf gathers the messages of one language from text/LANG of another folder, as Text does.
func TextOf(fsys fs.FS, lang string) (map[string]string, error) { return text(fsys, lang) }

// Rules gathers the words that a language has for the clauses and readings of a system's folder, by id, from
// text/LANG/rules/FOLDER/*.toml: "18.523", "18.523.why", "reading.A1.taken". The English words stand in the ledger and the readings
// themselves, so English has none here.
func Rules(lang, folder string) (map[string]string, error) { return RulesOf(files, lang, folder) }

// RulesOf gathers such words from another folder, as Rules does.
func RulesOf(fsys fs.FS, lang, folder string) (map[string]string, error) {
	names, err := fs.Glob(fsys, path.Join("text", lang, "rules", folder, "*.toml"))
	if err != nil {
		return nil, err
	}
	return gather(fsys, names)
}

func text(fsys fs.FS, lang string) (map[string]string, error) {
	names, err := fs.Glob(fsys, path.Join("text", lang, "*.toml"))
	if err != nil || len(names) == 0 {
		return nil, fmt.Errorf("text/%s: expected files of messages; choose a language that is there, such as en", lang)
	}
	return gather(fsys, names)
}

// usual is how many messages a language has, rather too many than too few.
const usual = 8000

// gather reads the messages of some files, each key once.
func gather(fsys fs.FS, names []string) (map[string]string, error) {
	all := make(map[string]string, usual)
	read := make([][]message, len(names))
	var faults []error
	for i, name := range names {
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, err
		}
		ok := false
		if read[i], ok = flat(data); !ok {
			var strange []error
			read[i], strange = decoded(name, data)
			faults = append(faults, strange...)
		}
		for n, m := range read[i] {
			if _, twice := all[m.key]; twice {
				faults = append(faults, taken(names[:i+1], append(slices.Clone(read[:i]), read[i][:n]), m.key))
			}
			all[m.key] = m.words
		}
	}
	return all, errors.Join(faults...)
}

// taken is the fault of a key in the last of some files that has been read before.
func taken(names []string, read [][]message, key string) error {
	for i, messages := range read {
		if slices.ContainsFunc(messages, func(m message) bool { return m.key == key }) {
			return fmt.Errorf("%s: %s: expected a key no other file has; %s has it too; remove one", names[len(names)-1], key, names[i])
		}
	}
	return nil
}

// decoded reads the messages of a file of any kind of TOML.
func decoded(name string, data []byte) (list []message, faults []error) {
	var messages map[string]any
	meta, err := toml.Decode(string(data), &messages)
	if err != nil {
		return nil, []error{fmt.Errorf("%s: %w", name, err)}
	}
	for _, k := range meta.Keys() {
		words, ok := messages[k[0]].(string)
		if !ok || len(k) != 1 {
			faults = append(faults, fmt.Errorf("%s: %s: expected a string; write the key in quotes if it has dots", name, k[0]))
		}
		list = append(list, message{k[0], words})
	}
	return list, faults
}
