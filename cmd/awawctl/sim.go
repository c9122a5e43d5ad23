// awawctl sim: a scenario played many times by bots, on every core, in as many sittings and places as it takes.

package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/plain"
	"awaw/internal/sim"
	"awaw/scenarios"
)

type simCommand struct {
	Run     simRunCommand     `cmd:"" default:"withargs" help:"Play a study, or go on with one."`
	Merge   simMergeCommand   `cmd:"" help:"Put the shards of a study together."`
	Balance simBalanceCommand `cmd:"" help:"Measure how even every scenario is."`
}

func (simCommand) Help() string {
	return "Example: awawctl sim channel-1940 --games 1000 --bots pilot,pilot --seed 7 --out study\n\n" +
		"\"run\" may be left out. Every command has its own --help; docs/simulation.md tells the whole."
}

type simRunCommand struct {
	Scenario string   `arg:"" help:"Scenario id, or a scenario file."`
	Games    int      `help:"How many games the whole study has; ${default} if not given." default:"200" placeholder:"N"`
	Bots     []string `help:"A bot for each side, in the order of player turns; pilot for each if not given." placeholder:"A,B"`
	Nodes    int      `help:"Commands a thinking bot may try for one decision; its level's own number if not given." placeholder:"N"`
	Seed     uint64   `help:"Seed of the study; every game draws its own from it; ${default} if not given." default:"1" placeholder:"N"`
	Workers  int      `help:"Games played at once; one for each core if not given." placeholder:"W"`
	Shard    string   `help:"Play only part I of N of the games, as 2/8; put the parts together with sim merge." default:"1/1" placeholder:"I/N"`
	Out      string   `help:"Folder of the study; one under out/sim if not given." placeholder:"DIR" type:"path"`
	Quiet    bool     `help:"No progress."`
}

func (simRunCommand) Help() string {
	return "Example: awawctl sim channel-1940 --games 1000 --bots break,stand --seed 7 --out study\n\n" +
		"Writes summary.md, games.csv, losses.csv and plots; the same bytes with any number of workers. Stopped by\n" +
		"Ctrl-C, or by anything else, it keeps every finished game; the same command goes on. Exit code 1: stopped."
}

// Run plays what is left of the study and writes its outputs.
func (c *simRunCommand) Run(a *app) error {
	study, start, err := c.study(a)
	if err != nil {
		return err
	}
	workers, err := workersOf(c.Workers)
	if err != nil {
		return err
	}
	dir := c.Out
	if dir == "" {
		dir = defaultFolder(study)
	}
	count, err := sitting{study, start, dir, workers, c.Quiet}.play(a)
	if err != nil && !errors.Is(err, sim.ErrStopped) {
		return err
	}
	brief(a.out, study, count, dir)
	if err != nil {
		fmt.Fprintf(a.err, "stopped: %d of %d games are kept in %s; the same command goes on\n", count.Games, study.Mine(), dir)
		return errNo
	}
	return nil
}

// sitting plays a study in a folder, from where it stands.
type sitting struct {
	study   sim.Study
	start   engine.Position
	dir     string
	workers int
	quiet   bool
}

// play plays until the study is done or somebody interrupts it, which is sim.ErrStopped, and writes the outputs.
func (x sitting) play(a *app) (sim.Count, error) {
	log, err := sim.Open(x.dir, x.study)
	if err != nil {
		return sim.Count{}, err
	}
	defer log.Close()
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(simGarbage)
	}
	ctx, release := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer release()
	context.AfterFunc(ctx, release) // a second interrupt ends the program at once
	if err := log.Probe(ctx, x.study.Build, x.start); err != nil {
		return sim.Count{}, err
	}
	for _, n := range log.Notices {
		fmt.Fprintln(a.err, n)
	}
	done := log.Done()
	m := newMeter(plain.Under(a.err), x.study.Mine(), len(done), x.quiet)
	played := log.Study.Run(ctx, x.start, done, x.workers, func(r sim.Record) error {
		if err := log.Keep(r); err != nil {
			return err
		}
		m.add()
		return nil
	})
	m.end()
	if played != nil && !errors.Is(played, sim.ErrStopped) {
		return sim.Count{}, played
	}
	if err := log.Close(); err != nil {
		return sim.Count{}, err
	}
	count, err := sim.Write(x.dir, log.Study, log.InOrder())
	if err != nil {
		return count, err
	}
	return count, played
}

// simGarbage lets positions pile up before they are cleared away: a game holds little, and clearing less often plays a fifth
// faster.
const simGarbage = 400

// workersOf takes the number asked for, or one worker a core.
func workersOf(n int) (int, error) {
	if n < 0 || n > mostWorkers {
		return 0, fmt.Errorf("workers %d: expected 1 to %d, or none for one a core", n, mostWorkers)
	}
	if n == 0 {
		n = runtime.GOMAXPROCS(0)
	}
	return n, nil
}

// mostWorkers bounds a request: more would only wait for each other.
const mostWorkers = 1024

// study is what the flags ask for, checked, and the position its games begin with.
func (c *simRunCommand) study(a *app) (sim.Study, engine.Position, error) {
	var s sim.Study
	doc, err := readScenario(c.Scenario)
	if err != nil {
		return s, nil, err
	}
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return s, nil, err
	}
	rules, kit, err := systems.Open(doc, a.tables, nil)
	if err != nil {
		return s, nil, err
	}
	sum := sha256.Sum256(doc.Data)
	s = sim.NewStudy(info.ID, info.Name)
	s.Text, s.Values = hex.EncodeToString(sum[:]), a.tables.Hash(string(rules.ID()))
	s.Board = fmt.Sprintf("%s, edition %d", kit.Board.ID(), kit.Board.Edition())
	s.Games, s.Seed, s.Nodes = c.Games, c.Seed, c.Nodes
	for _, x := range info.Sides {
		s.Sides = append(s.Sides, sim.Side{Name: x.Name, Style: x.Style})
	}
	if len(c.Bots) == 0 {
		c.Bots = slices.Repeat([]string{sim.StandardBot}, len(info.Sides))
	}
	for _, b := range c.Bots {
		s.Bots = append(s.Bots, strings.TrimSpace(b))
	}
	if s.Shard, err = sim.ParseShard(c.Shard); err != nil {
		return s, nil, err
	}
	if err := s.Check(); err != nil {
		return s, nil, err
	}
	if s.Build, err = build(); err != nil {
		return s, nil, err
	}
	start, err := rules.Setup(kit, doc)
	if err == nil {
		s.Describe(rules.ID(), start.View())
	}
	return s, start, err
}

// build identifies the program that plays: games of two builds are not counted together.
func build() (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

func defaultFolder(s sim.Study) string {
	name := fmt.Sprintf("%s-%s-%dx%d", s.Scenario, strings.Join(s.Bots, "-"), s.Seed, s.Games)
	if s.Nodes > 0 {
		name += fmt.Sprintf("-%d", s.Nodes)
	}
	if s.Shard != sim.Whole {
		name += fmt.Sprintf("-%dof%d", s.Shard.I, s.Shard.N)
	}
	return filepath.Join("out", "sim", name)
}

// brief says the result in a few lines.
func brief(out io.Writer, s sim.Study, c sim.Count, dir string) {
	if c.Games == 0 {
		fmt.Fprintln(out, "no game has ended yet")
		return
	}
	for i, x := range c.Won {
		fmt.Fprintf(out, "%s (%s) won %d of %d, %.1f %% (%.1f to %.1f)\n", s.Sides[i].Name, s.Bots[i], x.N, c.Games, 100*x.P, 100*x.Low, 100*x.High)
	}
	if c.Drawn.N > 0 {
		fmt.Fprintf(out, "nobody won %d\n", c.Drawn.N)
	}
	fmt.Fprintf(out, "summary: %s\n", filepath.Join(dir, "summary.md"))
}

type simMergeCommand struct {
	Dirs []string `arg:"" name:"dir" help:"Folders of the shards, all of them." type:"path"`
	Out  string   `help:"Folder for the whole study." required:"" placeholder:"DIR" type:"path"`
}

func (simMergeCommand) Help() string {
	return "Example: awawctl sim merge part-1 part-2 --out whole\n\n" +
		"Writes the very bytes that one run of the whole study would have written."
}

// Run merges and writes the outputs of the whole.
func (c *simMergeCommand) Run(a *app) error {
	m, err := sim.Merge(c.Dirs)
	if err != nil {
		return err
	}
	if err := m.Keep(c.Out); err != nil {
		return err
	}
	count, err := sim.Write(c.Out, m.Study, m.Records)
	if err != nil {
		return err
	}
	brief(a.out, m.Study, count, c.Out)
	return nil
}
