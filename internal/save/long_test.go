package save

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"awaw/engine/play"
)

// A save that is as long as one may be takes nothing more: it opens again as it is, and what was refused is not in it.
func TestASaveIsNoLongerThanItCanBeRead(t *testing.T) {
	for name, fill := range map[string]func(f *File){
		"lines": func(f *File) { f.rows = play.MostLines },
		"bytes": func(f *File) { f.size = play.LongestJournal },
	} {
		s := folder(t)
		g, f := begin(t, s, "long")
		step(t, g)
		entries := g.Len()
		had, err := os.ReadFile(f.Path())
		if err != nil {
			t.Fatal(err)
		}
		if f.size != int64(len(had)) || f.rows != bytes.Count(had, []byte{'\n'}) {
			t.Errorf("%s: %d bytes and %d lines are counted", name, f.size, f.rows)
		}
		fill(f)
		err = g.Note(1, "one more")
		if trouble := (*Trouble)(nil); !errors.As(err, &trouble) || trouble.key != troubleLong || !trouble.Unsaved() || !errors.As(err, new(*play.TooLongError)) {
			t.Errorf("%s: %v", name, err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		again, f := resume(t, s.Path("long"))
		if again.Len() != entries || f.rows != bytes.Count(had, []byte{'\n'})-1 {
			t.Errorf("%s: %d entries, %d before; %d lines", name, again.Len(), entries, f.rows)
		}
		if err := errors.Join(again.Note(1, "one more"), f.Close()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A list tells of a save with lines longer than any that it is none, and keeps no settings by the thousand.
func TestAListOfLongLines(t *testing.T) {
	s := folder(t)
	g, f := begin(t, s, "long")
	if err := errors.Join(g.Set(play.SettingSeats, "person,person"), f.Close()); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(s.Path("long"))
	if err != nil {
		t.Fatal(err)
	}
	var many strings.Builder
	for n := range 2 * mostSettings {
		fmt.Fprintf(&many, `{"n":%d,"parent":0,"kind":"setting","key":"k%d","value":"v"}`+"\n", n+9, n)
	}
	fmt.Fprintf(&many, `{"n":2,"parent":0,"kind":"setting","key":%q,"value":"mail,person"}`+"\n", play.SettingSeats)
	for name, x := range map[string]struct {
		text string
		long bool
	}{
		"settings": {string(text) + many.String(), false},
		"behind":   {string(text) + strings.Repeat("x", play.LongestLine+1) + "\n", true},
		"first":    {strings.Repeat("x", play.LongestHeader+1) + "\n", true},
	} {
		if err := os.WriteFile(s.Path(name), []byte(x.text), 0o600); err != nil {
			t.Fatal(err)
		}
		i := Preview(s.Path(name))
		if long := (*play.TooLongError)(nil); errors.As(i.Err, &long) != x.long || x.long && long.File != s.Path(name) || !x.long && i.Err != nil {
			t.Errorf("%s: %v", name, i.Err)
		}
		if n := len(i.Settings); name == "settings" && (n != mostSettings || i.Settings[play.SettingSeats] != "mail,person") {
			t.Errorf("%d settings are kept, and the seats %q", n, i.Settings[play.SettingSeats])
		}
	}
}
