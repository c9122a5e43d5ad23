// Reading and running files of cases.
package cases

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"awaw/engine"
	"awaw/engine/request"
	"awaw/engine/volley"
	"awaw/tables"
)

// Case is one rule case: a request and what its answer states, as plain JSON.
type Case struct {
	File        string
	Line        int // of its [[case]]
	System      engine.SystemID
	Rule        []string
	Name        string
	Edge        bool
	Ask, Expect map[string]any
}

// Difference is one thing that is not as the case says.
type Difference struct {
	Case *Case
	Text string
}

func (d Difference) String() string {
	return fmt.Sprintf("%s:%d: %s: %s", d.Case.File, d.Case.Line, d.Case.Name, d.Text)
}

// Refused tells whether the case shows something that is refused or not allowed.
func (c *Case) Refused() bool {
	_, refused := c.Expect["refused"]
	orders, _ := c.Expect["orders"].([]any)
	return refused || c.Expect["legal"] == false || slices.ContainsFunc(orders, func(o any) bool { return o.(map[string]any)["legal"] == false })
}

// Says is what the case asks to see, to tell cases apart.
func (c *Case) Says() string { return fmt.Sprint(c.Ask, c.Expect) }

type fileDoc struct {
	System string
	Graph  map[string]any
	Flight map[string]any
	Case   []struct {
		Rule        []string
		Name        string
		Edge        bool
		Ask, Expect map[string]any
	}
}

// Parse reads a file of cases. Errors name file and line.
func Parse(file string, data []byte) ([]Case, error) {
	var doc fileDoc
	meta, err := tables.Decode(file, data, &doc)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	for _, k := range meta.Undecoded() {
		if k[0] != "graph" && k[0] != "flight" && (len(k) < 3 || k[1] != "ask" && k[1] != "expect") {
			return nil, &tables.Error{File: file, Key: k.String(), Expected: "no such key here", Do: "correct its spelling or remove it"}
		}
	}
	system := engine.Spelled(doc.System)
	if len(system.Spellings()) < 2 || len(doc.Case) == 0 {
		return nil, &tables.Error{File: file, Key: "system", Expected: "a system such as er or as, and cases under it", Do: "name the system above the first [[case]]"}
	}
	out := make([]Case, 0, len(doc.Case))
	line, lines := 0, bytes.Split(data, []byte("\n"))
	for _, c := range doc.Case {
		for line < len(lines) && string(bytes.TrimSpace(lines[line])) != "[[case]]" {
			line++
		}
		line++
		if c.Name == "" || len(c.Rule) == 0 || len(c.Ask) == 0 || len(c.Expect) == 0 {
			return nil, &tables.Error{File: file, Line: line, Key: "case", Expected: "rule, name, ask and expect", Do: "fill them in"}
		}
		ask := c.Ask
		if ask["kind"] == "path" {
			ask = maps.Clone(doc.Flight)
			if ask == nil {
				ask = map[string]any{}
			}
			if doc.Graph != nil {
				ask["graph"] = doc.Graph
			}
			maps.Copy(ask, c.Ask)
		}
		plain := Case{File: file, Line: line, System: system, Rule: c.Rule, Name: c.Name, Edge: c.Edge}
		if err := errors.Join(asJSON(ask, &plain.Ask), asJSON(c.Expect, &plain.Expect)); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, line, err)
		}
		out = append(out, plain)
	}
	return out, nil
}

// asJSON makes plain JSON of TOML.
func asJSON(from map[string]any, into *map[string]any) error {
	text, err := json.Marshal(from)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, into)
}

// Answers is what answers the requests of a system.
type Answers interface {
	Answer(question []byte, watch volley.Watch) (any, error)
	Strange(question []byte) error
}

// Answer answers a request of a case, as plain JSON; what is refused gives its word.
func Answer(v Answers, ask map[string]any) (map[string]any, error) {
	question, err := json.Marshal(ask)
	if err != nil {
		return nil, err
	}
	answer, err := v.Answer(question, nil)
	var r *request.Refusal
	switch {
	case errors.As(err, &r):
		return map[string]any{"refused": r.Word}, nil
	case err != nil:
		return nil, err
	}
	text, err := json.Marshal(answer)
	if err != nil {
		return nil, err
	}
	var out map[string]any
	err = json.Unmarshal(text, &out)
	return out, err
}

// Run asks and lists every difference; none means it passed. A request with keys that nobody reads is one.
func Run(v Answers, c *Case) []Difference {
	question, err := json.Marshal(c.Ask)
	if err == nil {
		err = v.Strange(question)
	}
	var answer map[string]any
	if err == nil {
		answer, err = Answer(v, c.Ask)
	}
	if err != nil {
		return []Difference{{c, err.Error()}}
	}
	var out []Difference
	for _, text := range Unlike(c.Expect, answer) {
		out = append(out, Difference{c, text})
	}
	return out
}
