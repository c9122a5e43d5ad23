// awawctl battle: what a battle by volleys or a flight comes to.

package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"awaw/engine"
	"awaw/engine/request"
	"awaw/engine/systems"
	"awaw/tables"
)

type battleCommand struct {
	File  string `arg:"" optional:""`
	Batch bool
	JSON  bool `name:"json"`
}

// Help are examples; the words round them stand under ctl.help.
func (battleCommand) Help() string {
	return `  awawctl battle raid.toml
  awawctl battle --batch < requests.jsonl
---
  system = "er"
  kind = "odds"
  form = "interception"
  attacker = { fighter = 3 }
  defender = { bomber = 2, fighter = 2 }`
}

// Run answers one request, or a batch. A batch always ends well; what it refused is told on the other channel, by line.
func (c *battleCommand) Run(a *app) error {
	in, name, err := a.source(c.File)
	if err != nil {
		return err
	}
	defer in.Close()
	if c.Batch {
		return a.battleLines(in)
	}
	text, err := io.ReadAll(io.LimitReader(in, request.MostBytes+1))
	if err != nil {
		return err
	}
	question := bytes.TrimSpace(text)
	if !bytes.HasPrefix(question, []byte("{")) {
		var doc map[string]any
		if _, err := tables.Decode(name, text, &doc); err != nil {
			return tables.Unreadable(name, text, err)
		}
		if question, err = json.Marshal(doc); err != nil {
			return err
		}
	}
	if err := c.one(a, question); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// one answers a request that a person wrote.
func (c *battleCommand) one(a *app, question []byte) error {
	b, err := a.battlesOf(question)
	if err != nil {
		return err
	}
	if err := b.Strange(question); err != nil {
		return err
	}
	watch := a.progress()
	if c.JSON {
		answer, err := b.Answer(question, watch)
		if err != nil {
			return err
		}
		return json.NewEncoder(a.out).Encode(answer)
	}
	lines, err := b.Tell(question, func(t engine.Text) string { return a.words.Word(t, nil) }, watch)
	if err != nil {
		return err
	}
	for _, l := range lines {
		if l.Cite != "" {
			l.Says += " [" + l.Cite + "]"
		}
		fmt.Fprintln(a.out, l.Says)
	}
	return nil
}

// progress tells of a calculation that takes long how much of it is done.
func (a *app) progress() func(float64) bool {
	next := time.Now().Add(2 * time.Second)
	return func(done float64) bool {
		if now := time.Now(); now.After(next) {
			next = now.Add(time.Second)
			a.note("ctl.progress", fixed(100*done, 0))
		}
		return true
	}
}

// battlesOf finds what answers a request, by its system.
func (a *app) battlesOf(question []byte) (systems.Battles, error) {
	var head struct{ System engine.SystemID }
	if err := json.Unmarshal(question, &head); err != nil {
		return nil, &request.Refusal{Word: "kind", Why: "no request: " + err.Error()}
	}
	return systems.BattlesOf(head.System, a.tables)
}

// mostTold is how many refusals of a batch are told in words.
const mostTold = 20

// battleLines answers JSON lines; what is refused is told in words too, by line, on the other channel.
func (a *app) battleLines(in io.Reader) error {
	refused := 0
	err := a.answerLines(in, func(n int, line []byte) []byte {
		answer, no := a.answerLine(line)
		if no != nil {
			if refused++; refused <= mostTold {
				a.note("ctl.battle.refused", n, no)
			}
		}
		return answer
	})
	if refused > mostTold {
		a.note("ctl.battle.more", refused-mostTold)
	}
	return err
}

// answerLine gives the answer to a line, and why there is none.
func (a *app) answerLine(line []byte) (answer []byte, no error) {
	var head struct{ ID json.RawMessage }
	_ = json.Unmarshal(line, &head)
	var value any
	b, err := a.battlesOf(line)
	if err == nil {
		value, err = b.Answer(line, nil)
	}
	if err != nil {
		word := "forces"
		var r *request.Refusal
		if errors.As(err, &r) {
			word = r.Word
		}
		value = map[string]string{"refused": word}
	}
	answer, bad := json.Marshal(value)
	if bad != nil {
		return []byte(`{"refused":"forces"}`), bad
	}
	if len(head.ID) > 0 {
		tail := answer[1:]
		answer = append(append([]byte(`{"id":`), head.ID...), ',')
		answer = append(answer, tail...)
	}
	return answer, err
}
