// awawctl adjudicate: what becomes of the orders of a Diplomacy turn, alone or with wings.

package main

import (
	"encoding/json"
	"fmt"
	"io"

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
	turn, err := turns.Read(board, string(text))
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
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
