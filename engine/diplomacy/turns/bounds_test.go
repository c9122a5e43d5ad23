package turns

import (
	"strings"
	"testing"
)

// Too much of anything ends in a clear error.
func TestTooMuch(t *testing.T) {
	b := testBoard(t)
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
	if _, err := Read(b, `{"id":}`); err == nil || !strings.HasSuffix(err.Error(), `after "{\"id\":}"`) {
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

// Options of a turn as text count, the first that is wrong is told with its line, and a phase counts without orders too.
func TestTurnOptionsAndPhases(t *testing.T) {
	b := testBoard(t)
	turn, err := Read(b, "system rn46\noption upkeep none\noption routes all\nunits GER A ber\nphase movement\nphase retreat\nphase adjustment\n")
	if err != nil || len(turn.Adjudicate(nil).Steps) != 3 {
		t.Errorf("%+v, %v", turn, err)
	}
	if turn, err = Read(b, "system rn46\nunits GER A ber\nphase movement\n"); err != nil || len(turn.Adjudicate(nil).Steps) != 1 {
		t.Errorf("%+v, %v", turn, err)
	}
	for text, want := range map[string]string{
		"system rn46\noption upkeep none\noption upkeep thirds\noption x y\nunits GER A ber\nA ber holds\n": "line 3: option upkeep: \"thirds\"",
		"option upkeep none\nunits GER A ber\nA ber holds\n":                                                "line 1: option \"upkeep\": diplomacy has no options",
		"units GER A ber\nowners FRA brlin\nA ber holds\n":                                                  "line 2: owners: \"brlin\" is no place; Berlin?",
		"units GER A ber\nowners FRA nth\nA ber holds\n":                                                    "line 2: owners: nobody owns nth",
		"units GER A ber\nowners FRA ber\nowners GER ber\nA ber holds\n":                                    "line 3: owners: ber is owned twice",
		"units GER A ber\nowners XYZ ber\nA ber holds\n":                                                    "line 2: owners: \"XYZ\" is no power",
		"units GER A ber\nunits GER W mun\nA ber holds\n":                                                   "line 2: GER W mun: there are no wings in plain Diplomacy",
		"units GER A ber\nunits FRA A mun, FRA F ber\nA ber holds\n":                                        "line 2: FRA F ber: there is another unit",
		"system rn46\n":     "line 1: the turn ends, and no units were named, as in: units GER A ber, FRA F bre",
		"":                  "line 0: the turn ends, and no units were named, as in: units GER A ber, FRA F bre",
		"units GER A ber\n": "line 1: the turn ends without orders or a phase",
		"units GER A ber\n" + strings.Repeat("phase movement\n", MostPhases+2): "line 1002: too much: a turn takes 1000 phases",
	} {
		if _, err := Read(b, text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%.60q: %v, want %s", text, err, want)
		}
	}
	for line, want := range map[string]string{
		"null": `expected a case`, `{"units":["GER A ber"]}`: "expected a phase at least",
		`{"units":["GER A ber"],"steps":[` + strings.Repeat(`{"phase":"movement"},`, MostPhases) + `{"phase":"movement"}]}`: "1001 steps, and a case takes 1000 at most",
	} {
		if answer, failed := Batch(b, []byte(line)); !failed || !strings.Contains(string(answer), want) {
			t.Errorf("%.60q: %s", line, answer)
		}
	}
}

// What a case, a turn or a unit may be at most is taken, and what is one more refused; values of options are of the kind they are.
func TestLimitsOfATurn(t *testing.T) {
	b := testBoard(t)
	pad := func(text string, n int) string { return text + strings.Repeat(" ", n-len(text)) }
	line := `{"id":"x","units":["GER A ber"],"steps":[{"phase":"movement"}]}`
	long := func(n int) string { return `"GER A ` + strings.Repeat(" ", n-9) + `ber"` }
	orders := func(n int) string {
		return `{"id":"x","units":["GER A ber"],"steps":[{"phase":"movement","orders":[` + strings.TrimSuffix(strings.Repeat(`{"at":"ber","do":"hold"},`, n), ",") + `]}]}`
	}
	steps := func(n int) string {
		return `{"id":"x","units":["GER A ber"],"steps":[` + strings.TrimSuffix(strings.Repeat(`{"phase":"retreat"},`, n), ",") + `]}`
	}
	with := func(system, options string) string {
		return `{"id":"x","system":"` + system + `","options":{` + options + `},"units":["GER A ber"],"steps":[{"phase":"movement"}]}`
	}
	for _, c := range []struct{ line, want string }{
		{pad(line, 4<<20), ""}, {pad(line, 4<<20+1), "4194305 bytes, and a line may have 4194304"},
		{orders(10_000), ""}, {orders(10_001), "step 1: 10001 orders, and a phase takes 10000 at most"},
		{steps(1000), ""}, {steps(1001), "1001 steps, and a case takes 1000 at most"},
		{with("rn44", `"carriers":true,"head_on":false`), ""}, {with("rn44", `"carriers":"true"`), `option carriers: \"true\" is not one of its values`},
		{with("rn46", `"routes":"all"`), ""}, {with("rn46", `"routes":"some"`), `option routes: \"some\" is not one of all, shortest`}, {with("rn46", `"routes":true`), `option routes: \"true\" is not one of all, shortest`},
		{with("rn46", `"tea":"true"`), `option \"tea\": rn46 has`}, {with("rn46", `"carriers":true`), `option \"carriers\": rn46 has`}, {with("rn46", `"upkeep":none`), "character"},
		{with("diplomacy", ``), ""}, {with("", ``), ""}, {with("rn45", ``), `system \"rn45\": expected diplomacy, rn44 or rn46`},
		{`{"units":[` + long(60) + `],"steps":[{"phase":"movement"}]}`, ""},
	} {
		answer, failed := Batch(b, []byte(c.line))
		if failed != (c.want != "") || c.want != "" && !strings.Contains(string(answer), strings.ReplaceAll(c.want, "all, shortest", "shortest, all")) {
			t.Errorf("%.80s: %.300s", c.line, answer)
		}
	}
	unit := func(n int) string { return "units GER A " + strings.Repeat(" ", n-9) + "ber\nA ber h\n" }
	turn := func(n int) string { return "units GER A ber\n" + strings.Repeat("phase retreat\n", n) }
	for _, c := range []struct{ text, want string }{
		{unit(60), ""}, {unit(61), "line 1: unit \"GER A               …\": expected power, kind and place"},
		{turn(1000), ""}, {turn(1001), "line 1002: too much: a turn takes 1000 phases"},
		{"season spring\n" + turn(1), ""}, {"season FALL\n" + turn(1), ""}, {"season winter\n" + turn(1), `line 1: season "winter": expected spring or fall`},
		{"option\n" + turn(1), "line 1: expected option NAME VALUE"}, {"A ber h\n", "line 1: the turn ends, and no units were named"},
		{"units GER A ber\n" + strings.Repeat("A xyzzy h\n", 20) + "phase retreat\n" + strings.Repeat("A xyzzy h\n", 45), "line 2: "},
	} {
		_, err := Read(b, c.text)
		if (err != nil) != (c.want != "") || err != nil && !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%.80q: %.200v", c.text, err)
		}
	}
	_, err := Read(b, strings.Repeat("season tea\n", 80))
	if n := strings.Count(err.Error(), "\n"); n != 49 {
		t.Errorf("%d lines are told", n+1)
	}
}
