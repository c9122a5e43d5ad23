// Files that are no saved games but want the same care: taken by one program at a time, replaced whole or not at all.
package save

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Hold takes an open file for this program alone; the system gives it free when the program ends, however it ends.
func Hold(f *os.File) error { return lock(f) }

// Replace writes a file whole or not at all: whoever reads it finds the old text or the new one.
func Replace(path string, data []byte) error {
	dir := filepath.Dir(path)
	t, err := os.CreateTemp(dir, ".new-*.part")
	if err != nil {
		return fmt.Errorf("%s cannot be written: %w", path, err)
	}
	defer os.Remove(t.Name())
	_, err = t.Write(data)
	if err == nil {
		err = t.Sync()
	}
	err = errors.Join(err, t.Close())
	if err == nil {
		err = os.Chmod(t.Name(), 0o644)
	}
	if err == nil {
		err = os.Rename(t.Name(), path)
	}
	if err != nil {
		return fmt.Errorf("%s cannot be written: %w", path, err)
	}
	return syncDir(dir)
}
