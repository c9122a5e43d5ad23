// Fuzz targets over what strangers send: scenarios, rule values, case files, saves. None may panic, hang, or open what it should refuse.
// scripts/fuzz.sh runs them; ordinary runs try what is kept.
package tests

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"testing"
	"testing/fstest"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/nets"
	"awaw/scenarios"
	"awaw/tables"
)

// played is a short game by chance of a scenario: its journal as bytes.
func played(tb testing.TB, id string, seed uint64, commands int) []byte {
	tb.Helper()
	rules, kit, doc, _ := scene(tb, id)
	mem := &play.Memory{}
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(seed), Open: true, Sink: mem, Program: "test", TextEvery: 1000})
	if err != nil {
		tb.Fatal(err)
	}
	nets.Some(tb, g, seed, commands)
	return mem.Bytes()
}

// short are scenarios small enough for a fuzz target.
var short = []string{"first-morning", "stay-or-go"}

func FuzzScenario(f *testing.F) {
	for _, id := range append([]string{"pearl-harbor-1941", "midway-1942"}, short...) {
		doc, err := scenarios.Doc(id)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(doc.Data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		doc := engine.Doc{Name: "fuzz.toml", Data: data}
		rules, kit, err := systems.Open(doc, systems.Tables(), nil)
		if err != nil {
			return
		}
		p, err := rules.Setup(kit, doc)
		if err != nil {
			return
		}
		nets.Looked(t, nets.System{Rules: rules, Kit: kit, Doc: doc}, p)
	})
}

// One rule file of the air game is laid over the shipped ones.
func FuzzTables(f *testing.F) {
	texts, err := systems.Tables().Values(systems.First().Folder())
	if err != nil {
		f.Fatal(err)
	}
	names := slices.Sorted(maps.Keys(texts))
	for n, name := range names {
		if len(texts[name]) < 4000 {
			f.Add(uint8(n), []byte(texts[name]))
		}
	}
	doc, err := scenarios.Doc("stay-or-go")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, which uint8, data []byte) {
		name := names[int(which)%len(names)]
		var anything map[string]any
		if tables.DecodeStrict(name, data, &anything) != nil {
			return // what is no TOML is FuzzDecodeStrict's; reading all other files beside it takes a tenth of a second
		}
		set := systems.Override(systems.Tables(), "fuzz", fstest.MapFS{name: {Data: data}})
		if set.Check() != nil {
			return
		}
		if check := systems.First().Check; check != nil && check(set) != nil {
			return
		}
		rules, kit, err := systems.Open(doc, set, nil)
		if err != nil {
			return
		}
		p, err := rules.Setup(kit, doc)
		if err != nil {
			return
		}
		nets.Looked(t, nets.System{Rules: rules, Kit: kit, Doc: doc}, p)
	})
}

func FuzzCases(f *testing.F) {
	f.Add([]byte("[[case]]\nrule = [\"19.21\"]\nname = \"x\"\ngiven = [\"attacker 3 Britain AAF\"]\norders = []\ndice = [1, 2]\nexpect = [\"x\"]\n"))
	for _, file := range []string{"cases/awaw/basing.toml", "cases/awaw/second-17-carriers.toml"} {
		if data, err := fs.ReadFile(files, file); err == nil {
			f.Add(data[:min(len(data), 6000)])
		}
	}
	kit := systems.CaseKit{Boards: Boards("cases/awaw/basing.toml", systems.First()), Tables: systems.Tables()}
	f.Fuzz(func(t *testing.T, data []byte) {
		_, k, err := systems.CasesOf(data)
		if err != nil {
			return
		}
		list, err := k.Read("fuzz.toml", data)
		if err != nil {
			return
		}
		for _, c := range list[:min(len(list), 3)] {
			_, _ = c.Run(kit)
		}
	})
}

// FuzzSave reads what stands behind the first line of a save: as it is, with the chain made right as a careful liar would, and as a
// damaged save that is rescued.
func FuzzSave(f *testing.F) {
	whole := played(f, "first-morning", 3, 60)
	head, rest, _ := bytes.Cut(whole, []byte{'\n'})
	f.Add(rest, true)
	f.Add(rest, false)
	f.Add(bytes.Replace(rest, []byte(`"kind":"command"`), []byte(`"kind":"head","to":1`), 3), true)
	f.Add([]byte(`{"n":1,"parent":0,"kind":"setting","key":"seats","value":"person,pilot"}`+"\n"), true)
	f.Fuzz(func(t *testing.T, tail []byte, rechain bool) {
		data := append(append(bytes.Clone(head), '\n'), tail...)
		if rechain {
			data = chained(data)
		}
		j, err := play.ReadJournal("fuzz.awaw", bytes.NewReader(data))
		if j == nil {
			t.Fatalf("a save with a sound first line is not opened at all: %v", err)
		}
		g, bad := systems.Resume(j, systems.Tables(), &play.Memory{})
		if bad != nil {
			return
		}
		g.Verify()
		g.History(1)
		g.UndoList(2)
		if err != nil {
			if _, err := g.Salvage(data[j.Sound:], 1); err != nil {
				t.Fatalf("salvage fails on its own: %v", err)
			}
		}
		for _, side := range g.ToAct() {
			if c := g.Legal(side, nil); len(c) > 0 && g.Outcome().Over {
				t.Fatal("a game that is over goes on")
			}
		}
	})
}

// chained gives every line the chain that fits it.
func chained(data []byte) []byte {
	var out []byte
	var before [32]byte
	for _, l := range bytes.Split(data, []byte("\n")) {
		i := bytes.LastIndex(l, []byte(`,"chain":"`))
		switch {
		case bytes.HasPrefix(l, []byte(`{"private"`)) || len(l) == 0:
			out = append(append(out, l...), '\n')
			continue
		case i < 0:
			i = max(len(l)-1, 0)
		}
		before = sha256.Sum256(append(before[:], l[:i]...))
		out = fmt.Appendf(out, "%s,\"chain\":\"%x\"}\n", l[:i], before)
	}
	return out
}

// FuzzNotation reads lines of notation at several positions of a game; what is read is written and read back equal, and the rules
// answer it.
func FuzzNotation(f *testing.F) {
	type place struct {
		rules engine.Ruleset
		p     engine.Position
	}
	var places []place
	for _, id := range []string{"first-morning", "pearl-harbor-1941", "crete-1941"} {
		data := played(f, id, 5, 90)
		j, err := play.ReadJournal("x", bytes.NewReader(data))
		if err != nil {
			f.Fatal(err)
		}
		g, err := systems.Resume(j, systems.Tables(), nil)
		if err != nil {
			f.Fatal(err)
		}
		path := g.Path()
		for i := 0; i < len(path); i += 15 {
			p, err := g.At(path[i], engine.NoSide)
			if err != nil {
				f.Fatal(err)
			}
			for _, side := range p.ToAct() {
				legal := p.Legal(side, nil)
				for n := 0; n < len(legal); n += 1 + len(legal)/6 {
					f.Add(uint8(len(places)), g.Rules().FormatCommand(p, legal[n]))
				}
			}
			places = append(places, place{g.Rules(), p})
		}
	}
	f.Fuzz(func(t *testing.T, where uint8, text string) {
		at := places[int(where)%len(places)]
		nets.ReadBack(t, at.rules, at.p, text)
	})
}

// FuzzCommands gives commands as bytes say: legal ones, bent ones, take-backs, branches, settings, notes. Whatever happens, the journal
// reads back to the same position and every promise of it holds.
func FuzzCommands(f *testing.F) {
	f.Add(uint8(0), []byte("\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09"))
	f.Add(uint8(1), bytes.Repeat([]byte{3, 17, 99, 250, 7, 201}, 20))
	f.Add(uint8(2), bytes.Repeat([]byte{8, 16, 24, 129, 32, 40, 2, 255}, 30))
	ids := []string{"first-morning", "stay-or-go", "pearl-harbor-1941", "midway-1942"}
	f.Fuzz(func(t *testing.T, which uint8, script []byte) {
		rules, kit, doc, _ := scene(t, ids[int(which)%len(ids)])
		nets.Scripted(t, nets.System{Rules: rules, Kit: kit, Doc: doc}, script[:min(len(script), 400)])
	})
}

// FuzzPosition reads whole positions as a save may carry them.
func FuzzPosition(f *testing.F) {
	rules, kit, doc, start := scene(f, "first-morning")
	_, _, _, pearl := scene(f, "pearl-harbor-1941")
	for _, p := range []engine.Position{start, pearl} {
		text, err := p.(engine.Encoder).Encode()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if p, err := rules.Restore(kit, data); err == nil {
			nets.Asked(t, nets.System{Rules: rules, Kit: kit, Doc: doc}, p)
		}
	})
}
