// Games over all systems and scenarios, looked at after every command: none fails, and the program keeps no more memory and no more
// goroutines than after the first hundred. `scripts/soak.sh games` plays many, and goes on where it stopped.
package tests

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/nets"
	"awaw/internal/sim"
	"awaw/scenarios"
)

var (
	soakGames = flag.Int("soak", 8, "how many games are soaked")
	soakFrom  = flag.Int("soakfrom", 0, "and from which on")
	soakCast  = flag.Int("soakcast", 2000, "at how many commands all nets for single positions are cast")
	soakText  = flag.Int("soaktext", 10, "and at how many the position is written and read back; in every twentieth game at each")
	soakFile  = flag.String("soakfile", "", "a file of what is done: the soak goes on behind it")
	soakUntil = flag.Duration("soakuntil", 0, "how long it lasts at most; 0: to its end")
)

// soakTurns gives the scenarios in the order in which a soak plays them. A scenario of long games comes less often: whose game by chance takes up
// to 300 commands in every round, whose takes up to 600 in every other, and so on. They are pointers into one list: whole ones, some 420 bytes a game, were
// what a soak of many games held most of.
func soakTurns(t *testing.T, games int) (list []*scenarios.Info) {
	t.Helper()
	var long []int
	all := scenarios.List()
	for _, info := range all {
		rules, kit, doc, _ := scene(t, info.ID)
		s := nets.Soak{System: nets.System{Rules: rules, Kit: kit, Doc: doc}, Seed: 1, Most: 20_000, Hold: func(nets.T, nets.System, *play.Game) {}}
		n, f := s.Play(nil)
		if f != nil {
			t.Fatalf("%s: %s", info.ID, f.What)
		}
		long = append(long, 1+n/300)
	}
	for round := 0; len(list) < games; round++ {
		for i := range all {
			if (round+i)%long[i] == 0 {
				list = append(list, &all[i])
			}
		}
	}
	return list
}

// soaked makes the n-th game of a soak: every eighth is between opponents that think a little, the others are by chance.
func soaked(t *testing.T, info *scenarios.Info, n int) (nets.Soak, string) {
	t.Helper()
	rules, kit, doc, _ := scene(t, info.ID)
	s := nets.Soak{System: nets.System{Rules: rules, Kit: kit, Doc: doc}, Seed: uint64(1_000_000 + n), Most: 20_000, Cast: *soakCast, Text: *soakText}
	if n%20 == 0 {
		s.Text = 1
	}
	if n%8 != 7 {
		return s, info.ID
	}
	sys, err := systems.Find(rules.ID())
	if err != nil || len(sys.Bots.Plans) == 0 {
		return s, info.ID
	}
	bots := map[engine.Side]ai.Player{}
	for i := range info.Sides {
		side := engine.Side(i + 1)
		name := sys.Bots.Plans[(n+i)%len(sys.Bots.Plans)].Name
		if bots[side], err = systems.Bots().Find(name, ai.Options{Seed: sim.BotSeed(engine.OpenSeed(s.Seed), side), Nodes: 20}); err != nil {
			t.Fatal(err)
		}
	}
	s.Decide = func(p engine.Position, side engine.Side) []engine.Command {
		return bots[side].Decide(p, side, ai.Watch{}).Commands
	}
	return s, info.ID + " between opponents"
}

// held is what the program holds when it has tidied up.
func held() (goroutines int, heap uint64) {
	var m runtime.MemStats
	for range 3 {
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	runtime.ReadMemStats(&m)
	return runtime.NumGoroutine(), m.HeapAlloc
}

// soakRow is what is written down of a soak after each hundred games.
type soakRow struct {
	Done       int               `json:"done"`
	Commands   int               `json:"commands"`
	Looks      int               `json:"looks"` // commands after which positions were written and read back
	Goroutines int               `json:"goroutines"`
	Heap       uint64            `json:"heap"`
	Fresh      bool              `json:"fresh,omitempty"` // the first hundred of a run
	Scenarios  map[string][2]int `json:"scenarios"`       // games and commands
}

// soakDone reads what a soak has done.
func soakDone(t *testing.T, file string) (rows []soakRow) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		var r soakRow
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		rows = append(rows, r)
	}
	return rows
}

func TestSoak(t *testing.T) {
	now := soakRow{Done: *soakFrom, Scenarios: map[string][2]int{}}
	if *soakFile != "" {
		if rows := soakDone(t, *soakFile); len(rows) > 0 {
			now = rows[len(rows)-1]
		}
	}
	began, first := time.Now(), now.Done
	list := soakTurns(t, *soakFrom+*soakGames)
	var base soakRow
	for n := now.Done; n < *soakFrom+*soakGames && (*soakUntil == 0 || time.Since(began) < *soakUntil); n++ {
		soakGame(t, list[n], n, &now)
		if now.Done = n + 1; now.Done%100 != 0 {
			continue
		}
		now.Goroutines, now.Heap = held()
		if now.Fresh = base.Done == 0; now.Fresh {
			base = now
		}
		t.Logf("| %d | %d | %d | %.1f | %s", now.Done, now.Commands, now.Goroutines, float64(now.Heap)/1e6, time.Since(began).Round(time.Second))
		if now.Goroutines > base.Goroutines || float64(now.Heap) > 1.1*float64(base.Heap)+4e6 {
			t.Errorf("after %d games: %d goroutines and %d bytes, and %d and %d after the first hundred", now.Done, now.Goroutines, now.Heap, base.Goroutines, base.Heap)
		}
		soakWrite(t, &now)
	}
	t.Logf("%d games from %d, %d commands in all, %s", now.Done-first, first, now.Commands, time.Since(began).Round(time.Second))
}

// soakGame plays the n-th game; every tenth is read again from its journal and proved.
func soakGame(t *testing.T, info *scenarios.Info, n int, now *soakRow) {
	t.Helper()
	s, name := soaked(t, info, n)
	kept := &play.Memory{}
	commands, f := s.Play(kept)
	if f == nil && n%10 == 0 {
		f = nets.Found(func(t nets.T) { nets.Replay(t, s.System, kept.Bytes()) })
	}
	if f != nil {
		t.Fatalf("%s, game %d, after %d commands: %s\n%s", name, n, len(f.Given), f.What, keptFailing(t, s, f, name))
	}
	of := now.Scenarios[info.ID]
	now.Scenarios[info.ID] = [2]int{of[0] + 1, of[1] + commands}
	now.Commands += commands
	now.Looks += commands / max(1, s.Text)
}

// soakWrite adds a row to the file of what is done.
func soakWrite(t *testing.T, now *soakRow) {
	t.Helper()
	if *soakFile == "" {
		return
	}
	row, err := json.Marshal(now)
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.OpenFile(*soakFile, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		t.Fatal(err)
	}
	_, err = f.Write(append(row, '\n'))
	if err = errors.Join(err, f.Close()); err != nil {
		t.Fatal(err)
	}
}

// keptFailing shrinks a game that fails and keeps it, to be opened in the window where it does.
func keptFailing(t *testing.T, s nets.Soak, f *nets.Failed, name string) string {
	t.Helper()
	least := s.Shrink(f)
	dir, err := os.MkdirTemp("", "soak")
	if err != nil {
		return err.Error()
	}
	path := filepath.Join(dir, strings.ReplaceAll(name, " ", "-")+".awaw")
	if err := os.WriteFile(path, s.Journal(least), 0o600); err != nil {
		return err.Error()
	}
	return fmt.Sprintf("%d commands of %d are enough: awaw -load %s", len(least.Given), len(f.Given), path)
}

// A fault that is planted is found, its game shrunk to the few commands it takes, and kept as a journal that opens where it fails.
func TestAFailingGameIsShrunk(t *testing.T) {
	for _, id := range []string{"channel-1940", "over-the-reich", "wings-two-1901"} {
		rules, kit, doc, _ := scene(t, id)
		s := nets.Soak{System: nets.System{Rules: rules, Kit: kit, Doc: doc}, Seed: 11, Most: 20_000}
		planted := func(t nets.T, s nets.System, g *play.Game) {
			if v := g.Position().View(); v.Turn >= 2 {
				t.Fatalf("planted")
			}
		}
		s.Hold = planted
		_, f := s.Play(nil)
		if f == nil || f.Fault != "planted" {
			t.Fatalf("%s: %+v", id, f)
		}
		least := s.Shrink(f)
		t.Logf("%s: %d commands of %d", id, len(least.Given), len(f.Given))
		if len(least.Given) >= len(f.Given) || least.Fault != f.Fault {
			t.Errorf("%s: %d commands of %d, %s", id, len(least.Given), len(f.Given), least.Fault)
		}
		j, err := play.ReadJournal("failing", bytes.NewReader(s.Journal(least)))
		if err != nil {
			t.Fatal(err)
		}
		g, err := systems.Resume(j, systems.Tables(), nil)
		if err != nil {
			t.Fatal(err)
		}
		if nets.Found(func(t nets.T) { planted(t, s.System, g) }) == nil {
			t.Errorf("%s: the journal opens where nothing fails", id)
		}
	}
}
