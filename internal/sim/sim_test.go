package sim_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/sim"
	"awaw/scenarios"
	"awaw/tables"
)

// studyOf is a study of a shipped scenario between two bots, and its first position.
func studyOf(t testing.TB, id string, games int, bots ...string) (sim.Study, engine.Position) {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		t.Fatal(err)
	}
	start, err := systems.Start(doc, tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	s := sim.NewStudy(info.ID, info.Name)
	s.Games, s.Seed, s.Bots, s.Build = games, 5, bots, strings.Repeat("b", 64)
	for _, x := range info.Sides {
		s.Sides = append(s.Sides, sim.Side{Name: x.Name, Style: x.Style})
	}
	s.Describe(info.System, start.View())
	if err := s.Check(); err != nil {
		t.Fatal(err)
	}
	return s, start
}

// sitting plays a study in a folder until it is done, or until it is stopped after so many games.
func sitting(t *testing.T, dir string, s sim.Study, start engine.Position, workers, stopAfter int) error {
	t.Helper()
	l, err := sim.Open(dir, s)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	n := 0
	played := s.Run(ctx, start, l.Done(), workers, func(r sim.Record) error {
		if n++; n == stopAfter {
			cancel()
		}
		return l.Keep(r)
	})
	if _, err := sim.Write(dir, s, l.InOrder(), english); err != nil {
		t.Fatal(err)
	}
	return played
}

var outputs = []string{"study.json", "summary.md", "games.csv", "losses.csv", "wins.png", "lead.png", "losses.png", "luck.png", "length.png"}

// same compares the outputs of two folders byte for byte.
func same(t *testing.T, a, b string) {
	t.Helper()
	for _, f := range outputs {
		x, err := os.ReadFile(filepath.Join(a, f))
		if err != nil {
			t.Fatal(err)
		}
		y, err := os.ReadFile(filepath.Join(b, f))
		if err != nil {
			t.Fatal(err)
		}
		if len(x) == 0 || !bytes.Equal(x, y) {
			t.Errorf("%s: %s and %s differ, or are empty", f, a, b)
		}
	}
}

func TestWorkersSittingsAndShardsGiveTheSameBytes(t *testing.T) {
	s, start := studyOf(t, scenarios.Default().ID, 13, "random", "random")
	whole := t.TempDir()
	if err := sitting(t, whole, s, start, 1, 0); err != nil {
		t.Fatal(err)
	}
	many := t.TempDir()
	if err := sitting(t, many, s, start, 5, 0); err != nil {
		t.Fatal(err)
	}
	same(t, whole, many)

	broken := t.TempDir()
	for n := 0; ; n++ {
		err := sitting(t, broken, s, start, 2, 4)
		if err == nil {
			break
		}
		if !errors.Is(err, sim.ErrStopped) || n > 4 {
			t.Fatalf("sitting %d: %v", n, err)
		}
		summary, err := os.ReadFile(filepath.Join(broken, "summary.md"))
		if err != nil || !bytes.Contains(summary, []byte("Not finished")) {
			t.Errorf("a study that was stopped does not say so: %v", err)
		}
	}
	same(t, whole, broken)

	var parts []string
	for i := 1; i <= 3; i++ {
		p := s
		p.Shard = sim.Shard{I: i, N: 3}
		dir := t.TempDir()
		if err := sitting(t, dir, p, start, 2, 0); err != nil {
			t.Fatal(err)
		}
		parts = append([]string{dir}, parts...) // in any order
	}
	merged := t.TempDir()
	m, err := sim.Merge(parts)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Keep(merged); err != nil {
		t.Fatal(err)
	}
	if _, err := sim.Write(merged, m.Study, m.Records, english); err != nil {
		t.Fatal(err)
	}
	same(t, whole, merged)
	if err := m.Keep(merged); err != nil {
		t.Errorf("merging a second time: %v", err)
	}
}

func TestMergeRefuses(t *testing.T) {
	s, start := studyOf(t, "first-morning", 6, "random", "random")
	part := func(change func(*sim.Study), stopAfter int) string {
		p := s
		p.Shard = sim.Shard{I: 1, N: 2}
		if change != nil {
			change(&p)
		}
		dir := t.TempDir()
		_ = sitting(t, dir, p, start, 1, stopAfter)
		return dir
	}
	first := part(nil, 0)
	second := part(func(p *sim.Study) { p.Shard.I = 2 }, 0)
	for _, c := range []struct {
		name, want string
		dirs       []string
	}{
		{"none", "nothing to merge", nil},
		{"no study", "holds no study", []string{first, t.TempDir()}},
		{"seed", "seed 6, not 5", []string{first, part(func(p *sim.Study) { p.Seed, p.Shard.I = 6, 2 }, 0)}},
		{"bots", "bots steady,random, not random,random", []string{first, part(func(p *sim.Study) { p.Bots, p.Shard.I = []string{"steady", "random"}, 2 }, 0)}},
		{"nodes", "nodes 7, not 0", []string{first, part(func(p *sim.Study) { p.Nodes, p.Shard.I = 7, 2 }, 0)}},
		{"games", "games 5, not 6", []string{first, part(func(p *sim.Study) { p.Games, p.Shard.I = 5, 2 }, 0)}},
		{"build", "build of the program", []string{first, part(func(p *sim.Study) { p.Build, p.Shard.I = strings.Repeat("c", 64), 2 }, 0)}},
		{"cuts", "cut in two ways", []string{first, part(func(p *sim.Study) { p.Shard = sim.Shard{I: 2, N: 3} }, 0)}},
		{"twice", "shard 1/2 is given twice", []string{first, second, first}},
		{"missing", "shard 2/2 is missing", []string{first}},
		{"unfinished", "of the 3 games of shard 2/2: play it to its end", []string{first, part(func(p *sim.Study) { p.Shard.I = 2 }, 1)}},
	} {
		if _, err := sim.Merge(c.dirs); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v; expected %q", c.name, err, c.want)
		}
	}
	m, err := sim.Merge([]string{first, second})
	if err != nil || len(m.Records) != 6 {
		t.Fatalf("%d records, %v", len(m.Records), err)
	}
	if err := m.Keep(first); err == nil || !strings.Contains(err.Error(), "folder of its own") {
		t.Errorf("merging into a shard's folder: %v", err)
	}
	other := part(func(p *sim.Study) { p.Build, p.Shard = strings.Repeat("c", 64), sim.Whole }, 0)
	before, _ := os.ReadFile(filepath.Join(other, "games.csv"))
	if err := m.Keep(other); !errors.Is(err, sim.ErrAnother) || !strings.Contains(err.Error(), "build of the program") {
		t.Errorf("merging into a folder that another build has played: %v", err)
	}
	if after, _ := os.ReadFile(filepath.Join(other, "games.csv")); !bytes.Equal(before, after) {
		t.Error("a refused merge changed the folder")
	}
}

// A study is stopped in the middle of a decision that would take for ever, and the game it was in is not kept.
func TestAStudyStopsInTheMiddleOfADecision(t *testing.T) {
	s, start := studyOf(t, scenarios.Default().ID, 1, "commander", "commander")
	s.Nodes = 1_000_000_000
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(50*time.Millisecond, cancel)
	err := s.Run(ctx, start, nil, 1, func(r sim.Record) error {
		t.Errorf("game %d is kept", r.Game)
		return nil
	})
	if !errors.Is(err, sim.ErrStopped) {
		t.Errorf("stopped, it says %v", err)
	}
}

func TestOpenRefusesAnotherStudyAndASecondProgram(t *testing.T) {
	s, start := studyOf(t, "first-morning", 3, "random", "random")
	dir := t.TempDir()
	if err := sitting(t, dir, s, start, 1, 0); err != nil {
		t.Fatal(err)
	}
	before, _ := os.ReadFile(filepath.Join(dir, "games.log"))
	other := s
	other.Seed = 9
	if _, err := sim.Open(dir, other); err == nil || !strings.Contains(err.Error(), "seed 5, not 9") {
		t.Errorf("another seed: %v", err)
	}
	other = s
	other.Shard = sim.Shard{I: 1, N: 2}
	if _, err := sim.Open(dir, other); err == nil || !strings.Contains(err.Error(), "shard 1/1") {
		t.Errorf("another shard: %v", err)
	}
	if after, _ := os.ReadFile(filepath.Join(dir, "games.log")); !bytes.Equal(before, after) {
		t.Error("a refused study changed the log")
	}
	l, err := sim.Open(dir, s)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := sim.Open(dir, s); err == nil || !strings.Contains(err.Error(), "another program") {
		t.Errorf("opened twice: %v", err)
	}
	l.Close()
}

// Another build may go on with a study if it plays the same games, and only then.
func TestProbeJudgesAnotherBuild(t *testing.T) {
	s, start := studyOf(t, "first-morning", 4, "random", "random")
	dir := t.TempDir()
	if err := sitting(t, dir, s, start, 1, 2); !errors.Is(err, sim.ErrStopped) {
		t.Fatal(err)
	}
	other := s
	other.Build = strings.Repeat("c", 64)
	l, err := sim.Open(dir, other)
	if err != nil {
		t.Fatal(err)
	}
	if l.Study.Build != s.Build {
		t.Error("the build that began the study is forgotten")
	}
	if err := l.Probe(t.Context(), other.Build, start); err != nil || !strings.Contains(strings.Join(l.Notices, " "), "plays the same") {
		t.Errorf("a build that plays the same: %v, notices %q", err, l.Notices)
	}
	first := start.ToAct()[0]
	elsewhere, _, err := start.Apply(start.Legal(first, nil)[0], engine.NewFast(1))
	if err != nil {
		t.Fatal(err)
	}
	if err := l.Probe(t.Context(), other.Build, elsewhere); !errors.Is(err, sim.ErrOtherPlay) {
		t.Errorf("a build that plays otherwise: %v", err)
	}
	if err := l.Probe(t.Context(), s.Build, elsewhere); err != nil {
		t.Errorf("the build that began it is judged: %v", err)
	}
	l.Close()
}

// What a cut or a changed byte takes from the log is played again, and only that.
func TestDamagedLogLosesOnlyItsLine(t *testing.T) {
	s, start := studyOf(t, "first-morning", 5, "random", "random")
	whole := t.TempDir()
	if err := sitting(t, whole, s, start, 1, 0); err != nil {
		t.Fatal(err)
	}
	log, err := os.ReadFile(filepath.Join(whole, "games.log"))
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(log, []byte{'\n'})
	changed := bytes.Clone(log)
	changed[len(lines[0])+20] ^= 1
	twice := append(bytes.Clone(log), lines[0]...)
	for name, c := range map[string]struct {
		log    []byte
		left   int
		notice string
	}{
		"cut":     {log[:len(log)-7], 4, "middle of a line"},
		"changed": {changed, 4, "1 damaged lines"},
		"empty":   {nil, 0, ""},
		"twice":   {twice, 5, ""},
		"noise":   {append([]byte("\n\x00\xff noise\n"), log...), 5, "2 damaged lines"},
	} {
		dir := t.TempDir()
		text, err := os.ReadFile(filepath.Join(whole, "study.json"))
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(os.WriteFile(filepath.Join(dir, "study.json"), text, 0o644), os.WriteFile(filepath.Join(dir, "games.log"), c.log, 0o644)); err != nil {
			t.Fatal(err)
		}
		l, err := sim.Open(dir, s)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if len(l.Records) != c.left || c.notice == "" && len(l.Notices) > 0 || !strings.Contains(strings.Join(l.Notices, ";"), c.notice) {
			t.Errorf("%s: %d games left, notices %q; expected %d and %q", name, len(l.Records), l.Notices, c.left, c.notice)
		}
		l.Close()
		if err := sitting(t, dir, s, start, 2, 0); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		same(t, whole, dir)
	}
}

func TestStudyCheck(t *testing.T) {
	good, _ := studyOf(t, "first-morning", 4, "random", "steady")
	for _, c := range []struct {
		change func(*sim.Study)
		want   string
	}{
		{func(s *sim.Study) { s.Games = 0 }, "games 0: expected 1 to"},
		{func(s *sim.Study) { s.Games = -3 }, "games -3"},
		{func(s *sim.Study) { s.Nodes = -1 }, "nodes -1"},
		{func(s *sim.Study) { s.Bots = s.Bots[:1] }, "2 sides"},
		{func(s *sim.Study) { s.Bots = append(s.Bots, "random") }, "2 sides"},
		{func(s *sim.Study) { s.Bots = []string{"random", "clever"} }, `"clever" is not known`},
		{func(s *sim.Study) { s.Shard = sim.Shard{I: 0, N: 4} }, "shard 0/4"},
		{func(s *sim.Study) { s.Shard = sim.Shard{I: 5, N: 4} }, "shard 5/4"},
		{func(s *sim.Study) { s.Shard = sim.Shard{I: 1, N: 0} }, "shard 1/0"},
		{func(s *sim.Study) { s.Shard = sim.Shard{I: 1, N: 5} }, "at most 4 shards"},
		{func(s *sim.Study) { s.Shard = sim.Shard{I: 4, N: 4} }, ""},
	} {
		s := good
		c.change(&s)
		err := s.Check()
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v; expected %q", s.Shard, err, c.want)
		}
	}
	for _, text := range []string{"", "2", "a/b", "1/2/3", "1-2", " 1/2"} {
		if s, err := sim.ParseShard(text); err == nil {
			t.Errorf("shard %q was read as %s", text, s)
		}
	}
}

func TestShardsShareTheGames(t *testing.T) {
	for games := 1; games < 12; games++ {
		for n := 1; n <= games; n++ {
			sum := 0
			for i := 1; i <= n; i++ {
				s := sim.Study{Games: games, Shard: sim.Shard{I: i, N: n}}
				count := 0
				for g := 1; g <= games; g++ {
					if s.Shard.Has(g) {
						count++
					}
				}
				if count != s.Mine() || count == 0 {
					t.Errorf("%d games, shard %s: has %d, says %d", games, s.Shard, count, s.Mine())
				}
				sum += count
			}
			if sum != games {
				t.Errorf("%d games in %d shards: %d are played", games, n, sum)
			}
		}
	}
}
