package main

import (
	"io"
	"strings"
	"testing"
)

// Requests of another program, a line each: every line is answered.
func FuzzCombatBatch(f *testing.F) {
	f.Add(`{"attacker":"3 Britain SB","defender":"2 Germany INT","dice":[4,4,3,5],"radar":1}`)
	f.Add(`{"attacker":"6 Germany AAF, 2 Italy AAF winter","defender":"5 Britain AAF","dice":[4,3,6,2],"cap":true}`)
	f.Fuzz(func(t *testing.T, line string) {
		var out strings.Builder
		if code := run([]string{"combat", "--batch"}, strings.NewReader(line), &out, io.Discard); code != exitGood && code != exitBad {
			t.Fatalf("code %d for %q", code, line)
		}
	})
}
