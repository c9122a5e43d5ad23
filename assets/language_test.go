package assets

import (
	"slices"
	"strings"
	"testing"
)

// What is asked for by name wins over the environment, and the environment's own order is kept.
func TestLanguageIsChosen(t *testing.T) {
	for _, c := range []struct {
		asked string
		env   map[string]string
		want  string
		says  []string // in the error; none means no error
	}{
		{"", nil, "en", nil},
		{"de", nil, "de", nil},
		{"DE", nil, "de", nil},
		{"de-CH", nil, "de", nil},
		{"de_AT.UTF-8", nil, "de", nil},
		{"en", map[string]string{"AWAW_LANG": "de", "LANG": "de_DE.UTF-8"}, "en", nil},
		{"", map[string]string{"AWAW_LANG": "de", "LC_ALL": "en_GB.UTF-8"}, "de", nil},
		{"", map[string]string{"AWAW_LANG": "en", "LC_ALL": "de_DE.UTF-8"}, "en", nil},
		{"", map[string]string{"LC_ALL": "de_DE@euro", "LANG": "en_US"}, "de", nil},
		{"", map[string]string{"LC_ALL": "C", "LANG": "de_DE"}, "en", nil},
		{"", map[string]string{"LC_MESSAGES": "en_US", "LANG": "de_DE"}, "en", nil},
		{"", map[string]string{"LC_MESSAGES": "de_DE", "LANG": "en_US"}, "de", nil},
		{"", map[string]string{"LANG": "de_DE.UTF-8"}, "de", nil},
		{"", map[string]string{"LANG": "german"}, "en", nil},
		{"", map[string]string{"LANG": "fr_FR.UTF-8"}, "en", nil},
		{"", map[string]string{"LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE"}, "en", nil},
		{"tlh", nil, "en", []string{"-lang", `"tlh"`, "de, en", "English"}},
		{"tlh", map[string]string{"AWAW_LANG": "de"}, "en", []string{"-lang", `"tlh"`}},
		{"../de", nil, "en", []string{`"../de"`}},
		{"_", nil, "en", []string{`"_"`}},
		{"", map[string]string{"AWAW_LANG": "klingon", "LANG": "de_DE"}, "en", []string{"AWAW_LANG", `"klingon"`, "de, en"}},
	} {
		got, err := Language(c.asked, func(k string) string { return c.env[k] })
		if got != c.want || (err != nil) != (c.says != nil) {
			t.Errorf("asked %q in %v: %q, %v; want %q", c.asked, c.env, got, err, c.want)
		}
		for _, s := range c.says {
			if err != nil && !strings.Contains(err.Error(), s) {
				t.Errorf("asked %q in %v: %v; want it to say %s", c.asked, c.env, err, s)
			}
		}
	}
}

// Every language listed can be read, and English and German are among them.
func TestLanguagesAreThere(t *testing.T) {
	all := Languages()
	if !slices.Contains(all, "de") || !slices.Contains(all, English) || !slices.IsSorted(all) {
		t.Errorf("languages are %q", all)
	}
	for _, lang := range all {
		words, err := Text(lang)
		if err != nil {
			t.Error(err)
		}
		if words["terrain.sea"] == "" {
			t.Errorf("%s has no word for the sea", lang)
		}
	}
}
