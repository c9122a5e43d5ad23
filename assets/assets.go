// Package assets holds what the program carries with it: maps, words, colours, credits.
package assets

import (
	"errors"
	"fmt"
	"io/fs"
	"path"

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

// gather reads the messages of some files, each key once.
func gather(fsys fs.FS, names []string) (map[string]string, error) {
	all, from := map[string]string{}, map[string]string{}
	var faults []error
	for _, name := range names {
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, err
		}
		add := func(key, word string, sound bool) {
			switch {
			case !sound:
				faults = append(faults, fmt.Errorf("%s: %s: expected a string; write the key in quotes if it has dots", name, key))
			case from[key] != "":
				faults = append(faults, fmt.Errorf("%s: %s: expected a key no other file has; %s has it too; remove one", name, key, from[key]))
			}
			all[key], from[key] = word, name
		}
		if messages, keys, ok := flat(data); ok {
			for _, key := range keys {
				add(key, messages[key], true)
			}
			continue
		}
		var messages map[string]any
		meta, err := toml.Decode(string(data), &messages)
		if err != nil {
			faults = append(faults, fmt.Errorf("%s: %w", name, err))
			continue
		}
		for _, k := range meta.Keys() {
			word, ok := messages[k[0]].(string)
			add(k[0], word, ok && len(k) == 1)
		}
	}
	return all, errors.Join(faults...)
}
