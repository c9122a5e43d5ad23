// awawctl adjudicate: what becomes of the orders of a Diplomacy turn, alone or with wings.

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/diplomacy/turns"
)

type adjudicateCommand struct {
	File  string `arg:"" optional:""`
	Batch bool
	JSON  bool `name:"json"`
}

// Help are examples; the words round them stand under ctl.help.
func (adjudicateCommand) Help() string {
	return `  awawctl adjudicate turn.txt
  awawctl adjudicate --batch < phases.jsonl
---
  system rn46
  season fall
  units GER W ber, GER A ber, RUS F bot
  owners GER ber kie mun
  Germany:
  W Berlin airlifts A Berlin - Sweden via BAL
  A Berlin - Sweden`
}

// Run adjudicates a file, or a batch. The exit code of a batch is 1 if any line could not be adjudicated.
func (c *adjudicateCommand) Run(a *app) error {
	board, err := diplomacy.StandardBoard()
	if err != nil {
		return err
	}
	in, name, err := a.source(c.File)
	if err != nil {
		return err
	}
	defer in.Close()
	if c.Batch {
		return a.adjudicateLines(board, in)
	}
	text, err := io.ReadAll(io.LimitReader(in, diplomacy.MostBytes+1))
	if err != nil {
		return err
	}
	if !utf8.Valid(text) {
		return fmt.Errorf("%s: expected text in UTF-8; save it in that encoding", name)
	}
	turn, err := turns.Read(board, string(text))
	if err != nil {
		return errors.New(name + ": " + worded(err, a.words))
	}
	say := func(t engine.Text) string { return a.words.Word(t, nil) }
	if c.JSON {
		return json.NewEncoder(a.out).Encode(turn.Adjudicate(say))
	}
	return turn.Print(a.out, say)
}

// adjudicateLines answers JSON lines one by one. A line that is too long is an error of its own, and the run goes on.
func (a *app) adjudicateLines(board *diplomacy.Board, in io.Reader) error {
	failed := false
	err := a.answerLines(in, func(_ int, line []byte) []byte {
		answer, bad := turns.Batch(board, line)
		failed = failed || bad
		return answer
	})
	if err == nil && failed {
		return errNo
	}
	return err
}
