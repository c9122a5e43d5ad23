package plain

import (
	"io"
	"os"
)

// Shown is what f is written to through: where it is a terminal, characters that the terminal would obey are written out, whatever file
// they came from. A file or another program gets every byte as it is.
func Shown(f *os.File) io.Writer {
	if info, err := f.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return f
	}
	return Writer(f)
}
