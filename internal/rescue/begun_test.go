package rescue

import (
	"os"
	"path/filepath"
	"testing"
)

// A file whose first line is damaged, or any other, may be rescued; an empty one, or one of something else, may not.
func TestWhatBeginsAsASave(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.awaw")
	for text, want := range map[string]bool{"": false, "\x00\x01noise": false, "[section]\nkey = {}\n": false, `{"awaw":1`: true, "?\"awaw\":1}\n{\"n\":1}\n": true} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := Begun(path); got != want {
			t.Errorf("%q: %t", text, got)
		}
	}
	if Begun(filepath.Dir(path)) || Begun(path+"x") {
		t.Error("a folder, or nothing, begins as a save")
	}
}
