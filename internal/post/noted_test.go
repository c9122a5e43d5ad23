package post

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// A letter that a save does not know keeps its number under any name; copies of letters that it knows count for nothing.
func TestALetterUnderAnotherNameKeepsItsNumber(t *testing.T) {
	host, guest, here, there := rhine(t)
	older, err := os.ReadFile(here)
	if err != nil {
		t.Fatal(err)
	}
	gives(t, host, here, "Germany: seal")
	first, err := host.Pack(here, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	noted, err := os.ReadFile(here)
	if err != nil {
		t.Fatal(err)
	}
	put := func(path string, text []byte) {
		t.Helper()
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	moved := filepath.Join(filepath.Dir(first.Letter), "sent.txt")
	if err := os.Rename(first.Letter, moved); err != nil {
		t.Fatal(err)
	}
	put(here, older)
	gives(t, host, here, "any", "Germany: seal")
	var written *Written
	if _, err := host.Pack(here, "", nil); !errors.As(err, &written) || written.Number != 1 || written.Letter != moved {
		t.Fatalf("a second letter of the same number: %v", err)
	}
	put(here, noted)
	quoted := append([]byte("Hi\n> "), bytes.ReplaceAll(first.Text, []byte("\n"), []byte("\r\n> "))...)
	put(filepath.Join(filepath.Dir(moved), "a copy.awawmail"), quoted)
	reads(t, guest, first.Text, 0)
	gives(t, guest, there, "any", "France: seal")
	reads(t, host, packs(t, guest, there), 0)
	packs(t, host, here) // the next
}
