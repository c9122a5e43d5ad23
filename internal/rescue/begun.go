package rescue

import (
	"bytes"
	"io"
	"os"
)

// Begun tells whether anything in a file begins as the lines of saved games do: of what does not nothing can be rescued.
func Begun(file string) bool {
	f, err := os.Open(file)
	if err != nil {
		return false
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, 1<<20))
	return err == nil && (bytes.HasPrefix(text, []byte("{")) || bytes.Contains(text, []byte("\n{")))
}
