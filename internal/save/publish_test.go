package save

import (
	"os"
	"path/filepath"
	"testing"
)

// What is published may be read by others, whoever wrote the file before, and a folder is not written over.
func TestPublish(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "page.html")
	if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := Publish(path, []byte("new")); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o644 {
		t.Errorf("published as %v, %v", info.Mode(), err)
	}
	if string(text) != "new" || err != nil {
		t.Errorf("it says %q, %v", text, err)
	}
	if err := Publish(dir, []byte("new")); err == nil {
		t.Error("a folder is written over")
	}
	if left, err := os.ReadDir(dir); len(left) != 1 || err != nil {
		t.Errorf("%d files lie there, %v", len(left), err)
	}
}
