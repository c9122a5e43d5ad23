// docs/scenario-table.md: every scenario with its length, what games over it take, what a command costs, and the paragraphs
// that decide it. `make table` measures and writes it; without the flag its rows are held against the scenarios.
package tests

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/nets"
	"awaw/scenarios"
)

var writeTable = flag.Bool("table", false, "measure every scenario and write docs/scenario-table.md")

const (
	tablePage  = "../docs/scenario-table.md"
	tableGames = 5 // of which the middle one counts
)

// lengthOf is what the page says of a scenario that needs no measuring.
func lengthOf(s scenarios.Info) string {
	cites := make([]string, len(s.Decides))
	for i, c := range s.Decides {
		cites[i] = string(c)
	}
	if len(cites) == 0 {
		cites = []string{"none: a lesson"}
	}
	return fmt.Sprintf("| `%s` | %d | %s |", s.ID, s.Turns, strings.Join(cites, ", "))
}

func TestScenarioTable(t *testing.T) {
	if *writeTable {
		if err := os.WriteFile(tablePage, []byte(measuredTable(t)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(tablePage)
	if err != nil {
		t.Fatal(err)
	}
	page := string(data)
	for _, s := range scenarios.List() {
		if !strings.Contains(page, lengthOf(s)) {
			t.Errorf("%s has no row that begins %q; make table measures it anew", tablePage, lengthOf(s))
		}
	}
	if rows, want := strings.Count(page, "\n| `"), len(scenarios.List()); rows != want {
		t.Errorf("%s has %d rows for %d scenarios; make table writes it anew", tablePage, rows, want)
	}
}

func measuredTable(t *testing.T) string {
	var b strings.Builder
	fmt.Fprintf(&b, `# The scenarios in figures

Written by `+"`make table`"+` (`+"`go test ./tests -run ScenarioTable -table`"+`), seeds 1 to %[2]d, on %[1]s. Commands are those of the middle one of %[2]d games: by
chance, and between Pilots, or by chance again where a system offers none. The time is that of the middle game by chance, with its journal and its dice. Costs are the mean over the positions
of as many bare games: listing what a side may do, and doing one of it. Times are those of one machine on which other work was going on. `+"`docs/games.md`"+` tells of a thousand
games. Measured at commit %[3]s.

| scenario | turns | deciding paragraphs | commands by chance | commands of Pilots | time of a game by chance | legal commands, mean | Legal | Apply |
|---|---|---|---|---|---|---|---|---|
`, runtime.GOOS+"/"+runtime.GOARCH, tableGames, commitNow(t))
	for _, info := range scenarios.List() {
		rules, kit, doc, start := scene(t, info.ID)
		s := nets.System{Rules: rules, Kit: kit, Doc: doc}
		var commands, piloted []int
		var took []time.Duration
		for seed := uint64(1); seed <= tableGames; seed++ {
			begin := time.Now()
			journal := nets.RandomPlay(t, s, nets.Play{Seed: seed, Most: 20_000})
			took = append(took, time.Since(begin))
			commands = append(commands, commandsIn(t, journal))
			given, _ := bout(t, start, [2]string{thinker(t, info), thinker(t, info)}, seed)
			piloted = append(piloted, len(given))
		}
		slices.Sort(took)
		legal, apply, listed := costs(t, start)
		fmt.Fprintf(&b, "%s %d | %d | %d ms | %.1f | %.1f µs | %.1f µs |\n", lengthOf(info), middle(commands), middle(piloted),
			took[len(took)/2].Milliseconds(), listed, legal, apply)
	}
	return b.String()
}

// commitNow names the state of the program that is measured.
func commitNow(t *testing.T) string {
	t.Helper()
	out, err := exec.Command("git", "rev-parse", "--short=8", "HEAD").Output()
	if err != nil {
		t.Fatal("the page says at which commit it was measured: ", err)
	}
	return strings.TrimSpace(string(out))
}

func commandsIn(t *testing.T, journal *play.Memory) int {
	t.Helper()
	j, err := play.ReadJournal("journal", strings.NewReader(string(journal.Bytes())))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, l := range j.Lines {
		if l.Kind == play.LineCommand {
			n++
		}
		for _, o := range l.Orders { // sealed, and opened together
			n += len(o.Cmds)
		}
	}
	return n
}

func middle(of []int) int {
	slices.Sort(of)
	return of[len(of)/2]
}

// costs plays by chance from start and gives microseconds for a Legal and for an Apply, and how many commands Legal lists.
func costs(t *testing.T, start engine.Position) (legal, apply, listed float64) {
	t.Helper()
	dice := engine.NewFast(1)
	var buf []engine.Command
	var forLegal, forApply time.Duration
	n := 0
	for range tableGames {
		for p := start; len(p.ToAct()) > 0; n++ {
			begin := time.Now()
			buf = p.Legal(p.ToAct()[0], buf[:0])
			forLegal += time.Since(begin)
			c := buf[dice.Intn(len(buf))]
			begin = time.Now()
			next, _, err := p.Apply(c, dice)
			forApply += time.Since(begin)
			if err != nil {
				t.Fatal(err)
			}
			listed += float64(len(buf))
			p = next
		}
	}
	per := func(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1000 / float64(n) }
	return per(forLegal), per(forApply), listed / float64(n)
}
