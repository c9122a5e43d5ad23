// Questions from a file or from standard input, and batches of them, a line each.

package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"awaw/engine/request"
)

// source opens a file to read questions from, and names it; - or nothing is standard input.
func (a *app) source(file string) (in io.ReadCloser, name string, err error) {
	if file == "" || file == "-" {
		return io.NopCloser(a.in), a.word("ctl.source"), nil
	}
	f, err := os.Open(file)
	return f, file, err
}

// answerLines answers the lines that are not empty one by one, in their order: each with a line, at once when nothing more waits.
func (a *app) answerLines(in io.Reader, answer func(number int, line []byte) []byte) error {
	r := bufio.NewReaderSize(in, 1<<16)
	w := bufio.NewWriter(a.out)
	for n := 1; ; n++ {
		line, err := longLine(r)
		if text := strings.TrimSpace(string(line)); text != "" {
			w.Write(answer(n, []byte(text)))
			w.WriteByte('\n')
			if r.Buffered() == 0 {
				w.Flush()
			}
		}
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
	}
	if err := w.Flush(); err != nil {
		return fmt.Errorf("standard output: %w", err)
	}
	return nil
}

// longLine reads a line; of one that is too long it keeps only so much that it is seen to be.
func longLine(r *bufio.Reader) ([]byte, error) {
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

// longestText bounds what is read of a file that a person writes: a scenario, rule values, cases.
const longestText = 8 << 20

// errLong says that a file is longer than that.
var errLong = errors.New("it is longer than any scenario, rule file or file of cases: at most 8 MB are read")

// readText reads such a file whole.
func readText(file string) ([]byte, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, longestText+1))
	if err == nil && len(data) > longestText {
		return nil, fmt.Errorf("%s: %w", file, errLong)
	}
	return data, err
}
