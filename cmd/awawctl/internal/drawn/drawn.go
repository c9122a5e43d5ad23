// Package drawn writes what is drawn anew as often as one likes: pages and pictures. A game is never written over.
package drawn

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"awaw/internal/save"
)

// endings are those of files that may be written over.
var endings = []string{".html", ".htm", ".svg", ".png"}

// Named checks that a file's name says what will be in it, or nothing: ending is "svg" or "png", as is the flag that names the file.
func Named(path, ending string) error {
	if as := filepath.Ext(path); as != "" && !strings.EqualFold(as, "."+ending) {
		return fmt.Errorf("--%s %s: expected a name that ends in .%s", ending, path, ending)
	}
	return nil
}

// Write writes a file whole or not at all, in a folder that is made where there is none. It refuses to write over what is neither page nor picture.
func Write(path string, draw func(io.Writer) error) (size int, err error) {
	if _, err := os.Lstat(path); err == nil && !slices.Contains(endings, strings.ToLower(filepath.Ext(path))) {
		return 0, fmt.Errorf("%s is there already, and neither page nor picture; choose another name", path)
	}
	var b bytes.Buffer
	if err := draw(&b); err != nil {
		return 0, err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return 0, err
	}
	if err := save.Publish(path, b.Bytes()); err != nil {
		return 0, err
	}
	return b.Len(), nil
}
