package nets

import "awaw/engine"

// ReadBack checks a line of notation: what is read is written and read back equal, what is not is refused with a word, and the rules answer it.
func ReadBack(t T, rules engine.Ruleset, p engine.Position, line string) {
	t.Helper()
	c, err := rules.ParseCommand(p, line)
	if err != nil {
		if err.Error() == "" {
			t.Fatalf("%q is refused without a word", line)
		}
		return
	}
	written := rules.FormatCommand(p, c)
	again, err := rules.ParseCommand(p, written)
	if err != nil || again != c {
		t.Fatalf("%q is %+v, written %q, read back as %+v, %v", line, c, written, again, err)
	}
	_, _, _ = p.Apply(c, engine.NewFast(1))
}
