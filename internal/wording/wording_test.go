package wording_test

import (
	"errors"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/wording"
)

func words(t *testing.T, lang string) engine.Catalog {
	t.Helper()
	all, err := assets.Text(lang)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Figures are written as the language writes them, and text stays what it is, even where it looks like a place or a name.
func TestWord(t *testing.T) {
	de, en := words(t, "de"), words(t, "en")
	for _, c := range []struct {
		in   engine.Catalog
		args []any
		want string
	}{
		{de, []any{"Germany ⟦1⟧", wording.Fixed{N: 1.25, Digits: 2}}, "Germany ⟦1⟧, 1,25 km"},
		{en, []any{"a", wording.Fixed{N: 1.25, Digits: 2}}, "a, 1.25 km"},
		{de, []any{"a", wording.Fixed{N: 3, Digits: -1}}, "a, 3 km"},
		{de, []any{errors.New("stopped"), 7}, "angehalten, 7 km"},
	} {
		if got := wording.Word(c.in, "ctl.range.km", c.args...); got != c.want {
			t.Errorf("%v gives %q, want %q", c.args, got, c.want)
		}
	}
	if got := (wording.Fixed{N: .5, Digits: 1}).Signed(de); got != "+0,5" {
		t.Errorf("a half with its sign is %q", got)
	}
	if got := (wording.Fixed{N: -.5, Digits: 1}).Signed(de); got != "-0,5" {
		t.Errorf("minus a half with its sign is %q", got)
	}
}

// Several errors at once are told a line each; what nobody has words for stays as it was made.
func TestWorded(t *testing.T) {
	de := words(t, "de")
	for english, want := range map[string]string{
		"a.awaw: stopped":       "a.awaw: angehalten",
		"reserve: stopped":      "Reserve: angehalten",
		"this: is: all new":     "this: is: all new",
		"the game does not end": "das Spiel endet nicht",
	} {
		if got := wording.Worded(errors.Join(errors.New(english), errors.New("stopped")), de); got != want+"\nangehalten" {
			t.Errorf("%q is told as %q", english, got)
		}
	}
}
