// Questions from a file or from standard input, and batches of them, a line each.

package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"awaw/cmd/awawctl/internal/texts"
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
		line, err := texts.Line(r)
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
