// Putting a study aside: its folder gets another name, so that a new one can begin in its place and nothing is lost.
package sim

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"awaw/internal/save"
)

// PutAside renames the folder of a study and gives its new name, which ends with mark. A folder in which another program
// plays stays where it is, with an error.
func PutAside(dir, mark string) (string, error) {
	path := filepath.Join(dir, logFile)
	f, err := os.OpenFile(path, os.O_RDWR, 0o644)
	if err == nil {
		err = save.Hold(f)
		f.Close()
		if err != nil {
			return "", fmt.Errorf("%s: another program is playing this study; wait for it before it is put aside", dir)
		}
	} else if !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	to := dir + "-before-" + mark
	for n := 2; ; n++ {
		if _, err := os.Lstat(to); errors.Is(err, fs.ErrNotExist) {
			break
		} else if err != nil {
			return "", err
		}
		to = fmt.Sprintf("%s-before-%s-%d", dir, mark, n)
	}
	return to, os.Rename(dir, to)
}
