package turns

import (
	"strings"
	"testing"
	"time"
)

// Too much of anything ends in a clear error within a second.
func TestTooMuch(t *testing.T) {
	b := testBoard(t)
	began := time.Now()
	for name, try := range map[string]func() string{
		"10 MB of orders": func() string { _, f := b.ReadSheet(strings.Repeat("A par - bur\n", 900_000)); return f[0].Error() },
		"many orders":     func() string { _, f := b.ReadSheet(strings.Repeat("A par - bur\n", 20_000)); return f[0].Error() },
		"many faults": func() string {
			_, f := b.ReadSheet(strings.Repeat("A xyzzy - bur\n", 200_000))
			return f[len(f)-1].Error()
		},
		"a million units": func() string {
			line := `{"id":"x","units":["` + strings.Repeat(`GER A ber","`, 1_000_000) + `GER A ber"],"steps":[]}`
			answer, failed := Batch(b, []byte(line))
			if !failed {
				return ""
			}
			return string(answer)
		},
		"many units": func() string {
			line := `{"id":"x","units":["` + strings.Repeat(`GER A ber","`, 200_000) + `GER A ber"],"steps":[]}`
			answer, failed := Batch(b, []byte(line))
			if !failed {
				return ""
			}
			return string(answer)
		},
	} {
		if said := try(); said == "" || len(said) > 300 {
			t.Errorf("%s: %.300q", name, said)
		}
	}
	if took := time.Since(began); took > 5*time.Second {
		t.Errorf("took %v", took)
	}
}

// A turn may have 4 MiB and not a byte more, and a fault in the orders of its first phase is told with its line in the turn.
func TestTurnBounds(t *testing.T) {
	b := testBoard(t)
	begin := "system rn46\nunits GER A ber\n"
	if _, err := Read(b, begin+strings.Repeat("\n", 4<<20-len(begin))); err != nil {
		t.Error(err)
	}
	if _, err := Read(b, begin+strings.Repeat("\n", 4<<20-len(begin)+1)); err == nil || !strings.HasPrefix(err.Error(), "4194305 bytes") {
		t.Error(err)
	}
	if _, err := Read(b, "{"); err == nil || !strings.HasPrefix(err.Error(), "character 1: ") {
		t.Error(err)
	}
	if _, err := Read(b, `{"system":"rn46","units":["GER A ber"],"steps":[{"phase":"tea"}]}`); err == nil || !strings.HasPrefix(err.Error(), "step 1: phase ") {
		t.Error(err)
	}
	if _, err := Read(b, begin+"A ber - xyzzy\n"); err == nil || !strings.HasPrefix(err.Error(), "line 3: ") {
		t.Error(err)
	}
}

func FuzzBatch(f *testing.F) {
	b := testBoard(f)
	for _, line := range lines(f, "examples.jsonl")[:8] {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		if answer, _ := Batch(b, line); len(answer) == 0 {
			t.Fatal("no answer")
		}
	})
}
