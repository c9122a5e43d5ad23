package save

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"
)

// listed lists the saves of a folder without an index, the slow way.
func listed(t testing.TB, s *Store) []Info {
	t.Helper()
	if err := os.Remove(s.indexPath()); err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	list, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// The index tells what reading everything tells: when nothing has changed, when saves have grown, come, gone or been exchanged, when one
// ends in a torn line, and when the index itself is broken or another version's.
func TestIndexTellsWhatReadingTells(t *testing.T) {
	dir := t.TempDir()
	s := &Store{dir: dir, disk: system}
	long, err := os.ReadFile("../../tests/journals/stranger-1940.awj")
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(long, []byte{'\n'})
	first := func(n int) []byte { return bytes.Join(lines[:n], nil) }
	put := func(name string, data []byte) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name+Ext), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	same := func(when string) {
		t.Helper()
		got, err := s.List()
		if err != nil {
			t.Fatal(err)
		}
		again, err := s.List()
		if err != nil {
			t.Fatal(err)
		}
		want := listed(t, s)
		for _, list := range [][]Info{got, again} {
			for i := range list {
				list[i].Modified, want[i].Modified = time.Time{}, time.Time{}
				list[i].Header.Tables.Values, want[i].Header.Tables.Values = nil, nil
			}
			if !reflect.DeepEqual(list, want) {
				t.Errorf("%s:\n%+v\nwant\n%+v", when, list, want)
			}
		}
		if _, err := s.List(); err != nil { // an index for what comes next
			t.Fatal(err)
		}
	}
	put("a", first(9))
	put("b", first(len(lines)/2))
	same("two saves")
	put("a", first(len(lines)/2+5))
	same("one has grown")
	put("a", append(first(len(lines)/2+5), lines[len(lines)/2+5][:20]...))
	same("it ends in a torn line")
	put("a", append(append(first(len(lines)/2+5), '\n'), bytes.Join(lines[len(lines)/2+5:], nil)...))
	same("it went on after that")
	put("b", first(4))
	same("one was exchanged for a shorter one")
	put("c", []byte("no save at all\n"))
	same("a strange file came")
	if err := os.Remove(filepath.Join(dir, "b"+Ext)); err != nil {
		t.Fatal(err)
	}
	same("one is gone")
	for _, broken := range []string{"", "{", `{"version":99,"texts":{},"saves":{}}`, `{"version":1}`} {
		if err := os.WriteFile(s.indexPath(), []byte(broken), 0o600); err != nil {
			t.Fatal(err)
		}
		same("the index says " + broken)
	}
}

// BenchmarkList lists two hundred saves of a long game each, with the index and without.
func BenchmarkList(b *testing.B) {
	long, err := os.ReadFile("../../tests/journals/europe-1943-played.awj")
	if err != nil {
		b.Fatal(err)
	}
	s := &Store{dir: b.TempDir(), disk: system}
	for n := range 200 {
		if err := os.WriteFile(filepath.Join(s.dir, fmt.Sprintf("game %d%s", n, Ext)), long, 0o600); err != nil {
			b.Fatal(err)
		}
	}
	listed(b, s)
	b.Run("indexed", func(b *testing.B) {
		for b.Loop() {
			if list, err := s.List(); err != nil || len(list) != 200 {
				b.Fatal(len(list), err)
			}
		}
	})
	b.Run("read", func(b *testing.B) {
		for b.Loop() {
			listed(b, s)
		}
	})
}
