// Games over all systems and scenarios, looked at after every command: none fails, and the program keeps no more memory and no more
// goroutines than after the first hundred. `scripts/soak.sh` plays many.
package tests

import (
	"bytes"
	"flag"
	"fmt"
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
	soakCast  = flag.Int("soakcast", 97, "at how many commands all nets for single positions are cast")
	soakLook  = flag.Int("soaklook", 1, "and at how many the game is looked at")
	soakTable = flag.String("soaktable", "", "a file that the table is added to")
)

// soaked makes the n-th game of a soak: scenario after scenario, every fourth round between opponents that think a little, the others by chance.
func soaked(t *testing.T, n int) (nets.Soak, string) {
	t.Helper()
	list := scenarios.List()
	info, round := list[n%len(list)], n/len(list)
	rules, kit, doc, _ := scene(t, info.ID)
	s := nets.Soak{System: nets.System{Rules: rules, Kit: kit, Doc: doc}, Seed: uint64(1_000_000 + n), Most: 20_000, Cast: *soakCast, Every: *soakLook}
	if round%4 != 3 {
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

func TestSoak(t *testing.T) {
	var rows []string
	commands, routines, heap := 0, 0, uint64(0)
	for i := range *soakGames {
		s, name := soaked(t, *soakFrom+i)
		n, f := s.Play(&play.Memory{})
		if f != nil {
			t.Fatalf("%s, game %d, after %d commands: %s\n%s", name, *soakFrom+i, len(f.Given), f.What, keptFailing(t, s, f, name))
		}
		commands += n
		if (i+1)%10 == 0 {
			t.Logf("%d games, %d commands", i+1, commands)
		}
		if (i+1)%100 != 0 {
			continue
		}
		r, h := held()
		rows = append(rows, fmt.Sprintf("| %d | %d | %d | %.1f |", i+1, commands, r, float64(h)/1e6))
		t.Log(rows[len(rows)-1])
		if i+1 == 100 {
			routines, heap = r, h
		}
		if r > routines || float64(h) > 1.1*float64(heap)+4e6 {
			t.Errorf("after %d games: %d goroutines and %d bytes, and %d and %d after the first hundred", i+1, r, h, routines, heap)
		}
	}
	if *soakTable != "" {
		if err := os.WriteFile(*soakTable, []byte(strings.Join(rows, "\n")+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
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
