package assets

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// This file holds the choice of a language: what is asked for on the command line, or else what the environment says.

// English is the language used when nothing else is asked for; every other language translates it key by key.
const English = "en"

// Languages lists the languages there are, sorted: "de", "en".
func Languages() []string {
	var all []string
	entries, _ := fs.ReadDir(files, "text")
	for _, e := range entries {
		if e.IsDir() {
			all = append(all, e.Name())
		}
	}
	slices.Sort(all)
	return all
}

// Language chooses a language. What is asked for by name comes first, then AWAW_LANG, then LC_ALL, LC_MESSAGES and LANG
// as env gives them. "de_AT.UTF-8" means "de". A language that is not there gives English, with an error that lists those
// there are; the system's own language gives English without a word, because nobody asked this program for it.
func Language(asked string, env func(string) string) (string, error) {
	for _, by := range []struct{ from, says string }{{"--lang", asked}, {"AWAW_LANG", env("AWAW_LANG")}} {
		if by.says == "" {
			continue
		}
		if lang := short(by.says); slices.Contains(Languages(), lang) {
			return lang, nil
		}
		return English, fmt.Errorf("%s: there is no language %q; there are %s; English is used", by.from, by.says, strings.Join(Languages(), ", "))
	}
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if says := env(name); says != "" {
			if lang := short(says); slices.Contains(Languages(), lang) {
				return lang, nil
			}
			return English, nil
		}
	}
	return English, nil
}

// short is the language of a locale: "de" of "de_AT.UTF-8", "de-CH" or "DE".
func short(locale string) string {
	if i := strings.IndexAny(locale, "_-.@"); i >= 0 {
		locale = locale[:i]
	}
	return strings.ToLower(locale)
}
