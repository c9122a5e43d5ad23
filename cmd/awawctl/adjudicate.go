// awawctl adjudicate: what becomes of the orders of a Diplomacy turn, alone or with wings.

package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/diplomacy/turns"
)

type adjudicateCommand struct {
	File  string `arg:"" optional:"" help:"A phase as text or JSON; - or nothing reads standard input."`
	Batch bool   `help:"Read phases as JSON lines and write a line of results for each."`
	JSON  bool   `name:"json" help:"Print as JSON."`
}

func (adjudicateCommand) Help() string {
	return `Examples:
  awawctl adjudicate turn.txt
  awawctl adjudicate --batch < phases.jsonl

A turn as text:
  system rn46
  season fall
  units GER W ber, GER A ber, RUS F bot
  owners GER ber kie mun
  Germany:
  W Berlin airlifts A Berlin - Sweden via BAL
  A Berlin - Sweden

Lines "rules 2000" and "option NAME VALUE" may stand above the orders. A file that begins with { is a phase in the format of
--batch. Every verdict is followed by its reasons.`
}

// Run adjudicates a file, or a batch. The exit code of a batch is 1 if any line could not be adjudicated.
func (c *adjudicateCommand) Run(a *app) error {
	board, err := diplomacy.StandardBoard()
	if err != nil {
		return err
	}
	in := a.in
	if c.File != "" && c.File != "-" {
		f, err := os.Open(c.File)
		if err != nil {
			return err
		}
		defer f.Close()
		in = f
	}
	if c.Batch {
		return adjudicateLines(board, in, a.out)
	}
	text, err := io.ReadAll(io.LimitReader(in, diplomacy.MostBytes+1))
	if err != nil {
		return err
	}
	turn, err := turns.Read(board, string(text))
	if err != nil && in != a.in {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	if err != nil {
		return err
	}
	say := func(t engine.Text) string { return a.words.Word(t, nil) }
	if c.JSON {
		return json.NewEncoder(a.out).Encode(turn.Adjudicate(say))
	}
	return turn.Print(a.out, say)
}

// adjudicateLines answers JSON lines one by one. A line that is too long is an error of its own, and the run goes on.
func adjudicateLines(board *diplomacy.Board, in io.Reader, out io.Writer) error {
	r := bufio.NewReaderSize(in, 1<<16)
	w := bufio.NewWriter(out)
	failed := false
	for {
		line, err := longLine(r)
		if text := strings.TrimSpace(string(line)); text != "" {
			answer, bad := turns.Batch(board, []byte(text))
			failed = failed || bad
			w.Write(answer)
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
	if failed {
		return errNo
	}
	return nil
}

// longLine reads a line; of one that is too long it keeps only so much that it is seen to be.
func longLine(r *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		part, err := r.ReadSlice('\n')
		if len(line) <= diplomacy.MostBytes {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, err
		}
	}
}
