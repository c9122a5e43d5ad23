//go:build (unix && !solaris && !aix) || js

package save

import "os"

// syncDir makes a new name in dir safe on the disk.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return plainly(dir, err)
	}
	defer d.Close()
	return d.Sync()
}
