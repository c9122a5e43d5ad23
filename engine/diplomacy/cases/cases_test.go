package cases

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awaw/engine/diplomacy"
	"awaw/tables"
)

func board(t testing.TB) *diplomacy.Board {
	t.Helper()
	b, err := diplomacy.StandardBoard()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// shipped reads the cases of a system, of files whose name begins so.
func shipped(t testing.TB, system, begin string) []Case {
	t.Helper()
	files, err := filepath.Glob("../../../tests/cases/" + system + "/" + begin + "*.toml")
	if err != nil || len(files) == 0 {
		t.Fatalf("no case files of %s: %v", system, err)
	}
	var all []Case
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list, err := Parse(filepath.Base(file), data)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, list...)
	}
	return all
}

var systems = []string{"rn44", "rn46"}

func TestCases(t *testing.T) {
	b := board(t)
	for _, s := range systems {
		for _, c := range shipped(t, s, "") {
			for _, d := range Run(b, &c) {
				t.Error(d)
			}
		}
	}
}

// clauses reads what the ledger of a system says.
func clauses(t *testing.T, system string) (out []struct {
	ID, Topic, Says, State string
	Weight                 int
}) {
	t.Helper()
	var ledger struct {
		Clause []struct {
			ID, Topic, Says, State string
			Weight                 int
		}
	}
	if err := tables.Embedded().Decode(system+"/ledger.toml", &ledger); err != nil {
		t.Fatal(err)
	}
	return ledger.Clause
}

// Every clause of both documents has one case of the first reading, and every one of weight two or three another of the second, which
// was written from the rules alone.
func TestReadings(t *testing.T) {
	for system, want := range map[string]int{"rn44": 39, "rn46": 122} {
		count := func(begin string) map[string]int {
			n := map[string]int{}
			for _, c := range shipped(t, system, begin) {
				for _, r := range c.Rule {
					n[r]++
				}
			}
			return n
		}
		first, second := count("clauses"), count("second")
		own := 0
		for _, c := range clauses(t, system) {
			if !strings.HasPrefix(c.ID, system) {
				continue
			}
			own++
			if first[c.ID] != 1 {
				t.Errorf("%s has %d cases, want one", c.ID, first[c.ID])
			}
			if c.Weight >= 2 && second[c.ID] != 1 {
				t.Errorf("%s has %d second cases, want one", c.ID, second[c.ID])
			}
		}
		if own != want {
			t.Errorf("%d clauses of %s, want %d", own, system, want)
		}
	}
}

// Cases cite what the ledger of their system has.
func TestCasesCiteTheLedger(t *testing.T) {
	for _, system := range systems {
		known := map[string]bool{}
		for _, c := range clauses(t, system) {
			known[c.ID] = true
		}
		for _, c := range shipped(t, system, "") {
			for _, r := range c.Rule {
				if !known[r] {
					t.Errorf("%s:%d cites %s, which the ledger of %s does not have", c.File, c.Line, r, system)
				}
			}
		}
	}
}

// An expectation turned round is not met: the cases are no empty words.
func TestCasesCanFail(t *testing.T) {
	b := board(t)
	turned := map[string]string{"ok": "fails", "fails": "ok", "void": "ok", "invalid": "ok", "reverts": "ok", "to": "stays", "stays": "dislodged",
		"dislodged": "stays", "destroyed": "stays", "disbanded": "stays"}
	for _, c := range slices.Concat(shipped(t, "rn44", ""), shipped(t, "rn46", "")) {
		for i, e := range c.Expect {
			f := strings.Fields(e)
			switch f[0] {
			case "owner":
				f[2] = map[bool]string{true: "ITA", false: "TUR"}[f[2] == "TUR"]
			case "unit":
				f[0] = "no"
			case "no":
				f[0] = "unit"
			case "sees":
				f[2] = "boh"
			default:
				switch f[2] {
				case "retreats", "met":
					f[3] = "tun"
				default:
					f = append(f[:2], turned[f[2]])
				}
			}
			other := c
			other.Expect = slices.Clone(c.Expect)
			if other.Expect[i] = strings.Join(f, " "); len(Run(b, &other)) == 0 {
				t.Errorf("%s:%d: %q is met too", c.File, c.Line, other.Expect[i])
			}
		}
	}
}

// A line that is none says so, and names its word.
func TestCasesThatAreNone(t *testing.T) {
	b := board(t)
	for expect, word := range map[string]string{"A lon": "what became of it", "A lon flies": "flies", "A par ok": "no A began in par", "owner lon": "owner PLACE POWER",
		"owner lon XYZ": "XYZ", "unit ENG Q lon": "Q", "sees XYZ lon": "XYZ", "A lon to atlantis": "atlantis", "sees": "sees POWER"} {
		c := Case{System: diplomacy.RN46, Given: []string{"ENG A lon"}, Orders: []string{"A lon holds"}, Expect: []string{expect}}
		if d := Run(b, &c); len(d) != 1 || !strings.Contains(d[0].Text, word) {
			t.Errorf("%q: %v", expect, d)
		}
	}
	for text, word := range map[string]string{
		"system = \"rn46\"\n": "cases", "[[case]]\nname = \"x\"\nrule = [\"y\"]\ngiven = [\"ENG A lon\"]\nexpect = [\"A lon ok\"]\n": "rn44 or rn46",
		"system = \"rn44\"\n[[case]]\nname = \"x\"\n": "rule, name, given", "system = \"rn44\"\n[[case]]\nname = \"x\"\nrule = [\"y\"]\ngiven = [\"A\"]\nexpect = [\" \"]\n": "words in every line",
	} {
		if _, err := Parse("x.toml", []byte(text)); err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("%q: %v", text, err)
		}
	}
	for _, c := range []Case{
		{System: diplomacy.RN46, Given: []string{"ENG A lon"}, Options: map[string]string{"carriers": "true"}},
		{System: diplomacy.RN46, Given: []string{"ENG A nth"}},
		{System: diplomacy.RN46, Given: []string{"ENG A lon"}, Orders: []string{"A lon - lomdom"}},
		{System: diplomacy.RN46, Given: []string{"ENG A lon"}, Orders: []string{"A par holds"}},
	} {
		c.Expect = []string{"A lon ok"}
		if len(Run(b, &c)) == 0 {
			t.Errorf("%+v passes", c)
		}
	}
}
