// Package texts reads what people write, lines and whole files, and no more of it than there can be.
package texts

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"

	"awaw/engine/request"
)

// Line reads a line; of one that is too long it keeps only so much that it is seen to be.
func Line(r *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		part, err := r.ReadSlice('\n')
		if len(line) <= request.MostBytes {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, err
		}
	}
}

// longest bounds what is read of a file that a person writes: a scenario, rule values, cases.
const longest = 8 << 20

// ErrLong says that a file is longer than that.
var ErrLong = errors.New("it is longer than any scenario, rule file or file of cases: at most 8 MB are read")

// Read reads such a file whole.
func Read(file string) ([]byte, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, longest+1))
	if err == nil && len(data) > longest {
		return nil, fmt.Errorf("%s: %w", file, ErrLong)
	}
	return data, err
}
