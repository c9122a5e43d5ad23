package awaw_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/scenarios"
	"awaw/tables"
)

// A scenario that names the part of the map it plays in tells it to the screen; corners that are not on the map, and one
// corner alone, are refused by line.
func TestFrame(t *testing.T) {
	doc, err := scenarios.Doc("channel-1940")
	if err != nil {
		t.Fatal(err)
	}
	open := func(view string) (engine.Board, engine.Position, error) {
		d := doc
		d.Data = []byte(strings.Replace(string(doc.Data), `view = ["A24", "R28"]`, view, 1))
		if string(d.Data) == string(doc.Data) && view != `view = ["A24", "R28"]` {
			t.Fatal("the scenario's view is written otherwise")
		}
		rules, kit, err := systems.Open(d, tables.Embedded(), nil)
		if err != nil {
			return nil, nil, err
		}
		p, err := rules.Setup(kit, d)
		return kit.Board, p, err
	}
	for view, want := range map[string]string{`view = ["A24", "R28"]`: "A24 R28", `view = ["London", "K24"]`: "K24 K24", "": ""} {
		board, p, err := open(view)
		if err != nil {
			t.Fatalf("%s: %v", view, err)
		}
		var got []string
		for _, r := range p.View().Frame {
			got = append(got, board.(*hexmap.Map).Space(r.Index()).Hex.String())
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %v", view, got)
		}
	}
	for _, view := range []string{`view = ["A24"]`, `view = ["A24", "R28", "R29"]`, `view = ["A24", "ZZ99"]`, `view = ["A24", "Nowhere"]`} {
		if _, _, err := open(view); err == nil || !strings.Contains(err.Error(), "view") {
			t.Errorf("%s: %v", view, err)
		}
	}
}
