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

	"awaw/cmd/awawctl/internal/meter"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/plain"
	"awaw/internal/sim"
	"awaw/internal/wording"
	"awaw/scenarios"
)

type simCommand struct {
	Run     simRunCommand     `cmd:"" default:"withargs"`
	Merge   simMergeCommand   `cmd:""`
	Balance simBalanceCommand `cmd:""`
}

// Help are examples; the words round them stand under ctl.help.
func (simCommand) Help() string {
	return `  awawctl sim channel-1940 --games 1000 --bots pilot,pilot --seed 7 --out study`
}

type simRunCommand struct {
	Scenario string   `arg:""`
	Games    int      `default:"200" placeholder:"N"`
	Bots     []string `placeholder:"A,B"`
	Nodes    count    `placeholder:"N"`
	Seed     uint64   `default:"1" placeholder:"N"`
	Workers  count    `placeholder:"W"`
	Shard    string   `default:"1/1" placeholder:"I/N"`
	Out      string   `placeholder:"DIR" type:"path"`
	Quiet    bool
}

// Help are examples; the words round them stand under ctl.help.
func (simRunCommand) Help() string {
	return `  awawctl sim channel-1940 --games 1000 --bots break,stand --seed 7 --out study-break`
}

// Run plays what is left of the study and writes its outputs.
func (c *simRunCommand) Run(a *app) error {
	study, start, err := c.study(a)
	if err != nil {
		return err
	}
	workers, err := workersOf(int(c.Workers))
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
	brief(a, study, count, dir)
	if err != nil {
		a.note("ctl.sim.stopped", count.Games, study.Mine(), dir)
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
		fmt.Fprintln(a.err, wording.Told(n, a.words))
	}
	done := log.Done()
	m := meter.New(a.words, plain.Under(a.err), x.study.Mine(), len(done), x.quiet)
	played := log.Study.Run(ctx, x.start, done, x.workers, func(r sim.Record) error {
		if err := log.Keep(r); err != nil {
			return err
		}
		m.Add()
		return nil
	})
	m.End()
	if played != nil && !errors.Is(played, sim.ErrStopped) {
		return sim.Count{}, played
	}
	if err := log.Close(); err != nil {
		return sim.Count{}, err
	}
	count, err := sim.Write(x.dir, log.Study, log.InOrder(), a.words)
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
	s.Games, s.Seed, s.Nodes = c.Games, c.Seed, int(c.Nodes)
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
func brief(a *app, s sim.Study, c sim.Count, dir string) {
	if c.Games == 0 {
		a.say("ctl.sim.none")
		return
	}
	for i, x := range c.Won {
		a.say("ctl.sim.won", a.words.Name(s.Sides[i].Name), s.Bots[i], x.N, c.Games, fixed(100*x.P, 1), fixed(100*x.Low, 1), fixed(100*x.High, 1))
	}
	if c.Drawn.N > 0 {
		a.say("ctl.sim.nobody", c.Drawn.N)
	}
	a.say("ctl.sim.summary", filepath.Join(dir, "summary.md"))
}

type simMergeCommand struct {
	Dirs []string `arg:"" name:"dir" type:"path"`
	Out  string   `required:"" placeholder:"DIR" type:"path"`
}

// Help are examples; the words round them stand under ctl.help.
func (simMergeCommand) Help() string {
	return `  awawctl sim merge part-1 part-2 --out whole`
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
	count, err := sim.Write(c.Out, m.Study, m.Records, a.words)
	if err != nil {
		return err
	}
	brief(a, m.Study, count, c.Out)
	return nil
}
