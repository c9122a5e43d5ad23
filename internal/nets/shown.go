package nets

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"awaw/engine"
)

// This file writes down all that a position shows, answers and reads, so that a course can keep it.

const (
	shownCommands = 20 // commands of a side that are asked about and written, as many gone astray
	shownRefs     = 90 // references of a kind that are worded, from 0
	shownLines    = 12 // lines of a side that are scrambled and read
)

// Visit plays a game by chance and calls look at every position of it, the first and the last among them: at most so many commands, chosen
// by their kind first or among all.
func Visit(t T, p engine.Position, commands int, byKind bool, dice *engine.Fast, look func(n int, p engine.Position)) {
	t.Helper()
	for n := 0; ; n++ {
		look(n, p)
		acting := p.ToAct()
		if len(acting) == 0 || n == commands {
			return
		}
		next, _, err := p.Apply(chosen(p.Legal(engine.InTurn(acting, n), nil), byKind, dice), dice)
		if err != nil {
			t.Fatalf("command %d: %v", n, err)
		}
		p = next
	}
}

// Shown writes down what a position shows to each side, how it words commands and references, what it answers and how lines by chance are
// read in it.
func Shown(t T, s System, p engine.Position, into io.Writer, dice *engine.Fast) {
	t.Helper()
	put := func(x any) {
		text, err := json.Marshal(x)
		if err != nil {
			t.Fatalf("%v", err)
		}
		into.Write(append(text, '\n'))
	}
	put(p.Outcome())
	for seer := engine.NoSide; seer <= 8; seer++ {
		if h, ok := p.(engine.Hider); ok {
			put(h.Hides(seer))
		}
		x := p.Seen(seer)
		put(x.View())
		put(x.Digest())
		put(x.ToAct())
		if h, ok := x.(engine.Hider); ok {
			put(h.Hides(seer))
		}
	}
	for kind := range engine.RefKind(8) {
		for i := range shownRefs {
			r := engine.NewRef(kind, i)
			if n, ok := p.(engine.Namer); ok {
				put(n.NameOf(r))
			}
			if w, ok := p.(engine.Wordy); ok {
				text, known := w.TextOf(r)
				put([]any{text, known})
			}
		}
	}
	if e, ok := p.(engine.Encoder); ok {
		text, err := e.Encode()
		if err != nil {
			t.Fatalf("%v", err)
		}
		into.Write(text)
	}
	for side := engine.NoSide; side <= 8; side++ {
		if legal := p.Legal(side, nil); len(legal) > 0 {
			commandsShown(s, p, side, legal, put, dice)
		}
	}
	for _, c := range p.View().Counters {
		asked(p, c.Side, engine.Query{Kind: engine.QueryCounter, At: c.Ref}, put)
		asked(p, c.Side, engine.Query{Kind: engine.QueryRange, At: c.Ref}, put)
		asked(p, c.Side, engine.Query{Kind: engine.QueryMoves, At: c.Ref}, put)
	}
}

// commandsShown writes down how some commands of a side are worded, answered and read, legal ones and others.
func commandsShown(s System, p engine.Position, side engine.Side, legal []engine.Command, put func(any), dice *engine.Fast) {
	some := func() engine.Command { return legal[dice.Intn(len(legal))] }
	list := []engine.Command{legal[0], legal[len(legal)-1]}
	for range shownCommands {
		list = append(list, some(), astray(some(), some(), dice))
	}
	for v := range engine.Verb(verbs) {
		c := some()
		c.Verb = v
		list = append(list, c)
	}
	for n, c := range list {
		if w, ok := p.(engine.Teller); ok && (!s.Strict || engine.Offered(legal, c)) {
			put(w.Tell(c))
		}
		asked(p, side, engine.Query{Kind: engine.QueryCommand, Cmd: c}, put)
		line := s.Rules.FormatCommand(p, c)
		put(line)
		if n < shownLines {
			for _, text := range []string{line, scrambled(line, dice), scrambled(line, dice), cut(line, dice)} {
				c, err := s.Rules.ParseCommand(p, text)
				put([]any{text, c, said(err)})
			}
		}
	}
}

func asked(p engine.Position, side engine.Side, q engine.Query, put func(any)) {
	if a, ok := p.(engine.Asker); ok {
		answer, err := a.Ask(side, q)
		put([]any{answer, said(err)})
	}
}

func said(err error) string {
	var no *engine.Illegal
	switch {
	case err == nil:
		return ""
	case errors.As(err, &no):
		return fmt.Sprint(no.Cite, no.Reason)
	}
	return err.Error()
}

// scrambled is a line with a letter changed or left out, or with a word left out, written twice, exchanged or in capitals.
func scrambled(line string, dice *engine.Fast) string {
	words := strings.Fields(line)
	if len(words) == 0 {
		return line
	}
	i := dice.Intn(len(words))
	k := dice.Intn(len(words[i]))
	switch dice.Intn(7) {
	case 0:
		words = slices.Delete(words, i, i+1)
	case 1:
		words = slices.Insert(words, i, words[i])
	case 2:
		j := dice.Intn(len(words))
		words[i], words[j] = words[j], words[i]
	case 3:
		words[i] = words[i][:k] + string(rune('a'+dice.Intn(26))) + words[i][k+1:]
	case 4:
		words[i] = words[i][:k] + words[i][k+1:]
	case 5:
		words[i] = strings.ToUpper(words[i])
	default:
		words = append(words, words[i])
	}
	return strings.Join(words, " ")
}

// cut is the beginning or the end of a line.
func cut(line string, dice *engine.Fast) string {
	k := dice.Intn(len(line) + 1)
	if dice.Intn(2) == 0 {
		return line[:k]
	}
	return line[k:]
}
