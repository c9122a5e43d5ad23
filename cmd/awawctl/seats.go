// awawctl seats: one opponent among others of another kind, in every seat in turn: how large a share does it take?

package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"os/signal"
	"path/filepath"
	"sync"
	"syscall"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
)

type seatsCommand struct {
	Scenario string `arg:""`
	One      string `required:"" placeholder:"BOT"`
	Among    string `required:"" placeholder:"BOT"`
	Nodes    []int  `placeholder:"N,N"`
	Games    int    `default:"60" placeholder:"N"`
	Turns    count  `placeholder:"N"`
	Seed     uint64 `default:"1" placeholder:"N"`
	Workers  count  `default:"1" placeholder:"W"`
	Out      string `required:"" placeholder:"FILE" type:"path"`
	Figures  string `placeholder:"FILE" type:"path"`
	Quiet    bool
}

// Help are examples; the words round them stand under ctl.help.
func (seatsCommand) Help() string {
	return `  awawctl seats wings-1901 --one pilot --among cadet --nodes 3000,1 --out out/seats/pilot.jsonl`
}

// seating is what is measured; games of another are never mixed with it.
type seating struct {
	Scenario string `json:"scenario"`
	One      string `json:"one"`
	Among    string `json:"among"`
	Nodes    []int  `json:"nodes"`
	Turns    int    `json:"turns"`
	Seed     uint64 `json:"seed"`
}

// seated is one finished game.
type seated struct {
	seating
	Game   int   `json:"game"` // from 0
	Seat   int   `json:"seat"` // of the one, from 1
	Points []int `json:"points"`
	Ended  int   `json:"ended"` // in which turn
}

// same tells whether a game is of a seating.
func (s seating) same(g seated) bool {
	a, _ := json.Marshal(s)
	b, _ := json.Marshal(g.seating)
	return bytes.Equal(a, b)
}

// share is the square of the one's points as a share of all squares.
func (g seated) share() float64 {
	sum := 0.0
	for _, p := range g.Points {
		sum += float64(p * p)
	}
	own := g.Points[g.Seat-1]
	return float64(own*own) / math.Max(1, sum)
}

// Run plays what is left and says what the one took.
func (c *seatsCommand) Run(a *app) error {
	doc, err := readScenario(c.Scenario)
	if err != nil {
		return err
	}
	start, err := systems.Start(doc, a.tables)
	if err != nil {
		return err
	}
	if len(c.Nodes) != 0 && len(c.Nodes) != 2 {
		return errors.New("--nodes wants two numbers, that of the one and that of the others: --nodes 3000,400")
	}
	for _, name := range []string{c.One, c.Among} {
		if _, err := systems.Bots().Find(name, ai.Options{}); err != nil {
			return err
		}
	}
	s := seating{c.Scenario, c.One, c.Among, c.Nodes, int(c.Turns), c.Seed}
	sides := len(start.Outcome().Score)
	kept, err := readSeated(c.Out, s)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	err = c.play(ctx, a, s, start, sides, kept)
	if len(kept) == 0 {
		return err
	}
	share := tellSeated(a, s, sides, kept)
	if err == nil && c.Figures != "" {
		err = s.enter(c.Figures, sides, len(kept), share)
	}
	return err
}

// readSeated reads the games kept of a seating, by number.
func readSeated(file string, s seating) (map[int]seated, error) {
	kept := map[int]seated{}
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return kept, nil
	}
	if err != nil {
		return nil, err
	}
	for line := range bytes.Lines(data) {
		var g seated
		if json.Unmarshal(line, &g) != nil {
			continue // cut short when the program was stopped
		}
		if !s.same(g) {
			return nil, fmt.Errorf("%s holds games of %s among %s with other settings; name another file", file, g.One, g.Among)
		}
		kept[g.Game] = g
	}
	return kept, nil
}

// play plays the games that are not kept.
func (c *seatsCommand) play(ctx context.Context, a *app, s seating, start engine.Position, sides int, kept map[int]seated) error {
	if err := os.MkdirAll(filepath.Dir(c.Out), 0o755); err != nil {
		return err
	}
	f, err := os.OpenFile(c.Out, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer f.Close()
	var (
		lock   sync.Mutex
		failed error
		wait   sync.WaitGroup
		out    = bufio.NewWriter(f)
	)
	todo := make(chan int)
	for range max(1, int(c.Workers)) {
		wait.Go(func() {
			for n := range todo {
				g, err := s.game(ctx, start, sides, n)
				lock.Lock()
				if err == nil {
					var text []byte
					if text, err = json.Marshal(g); err == nil {
						out.Write(append(text, '\n'))
						err = out.Flush()
						kept[n] = g
					}
					if !c.Quiet {
						a.note("ctl.seats.game", len(kept), c.Games*sides, g.Seat, fixed(g.share(), 3), g.Points, g.Ended)
					}
				}
				if failed == nil && ctx.Err() == nil {
					failed = err
				}
				lock.Unlock()
			}
		})
	}
	var left []int
	for n := range c.Games * sides {
		if _, done := kept[n]; !done {
			left = append(left, n)
		}
	}
	for _, n := range left {
		select {
		case <-ctx.Done():
		case todo <- n:
			continue
		}
		break
	}
	close(todo)
	wait.Wait()
	return failed
}

// game plays one game; the one sits in every seat in turn.
func (s seating) game(ctx context.Context, start engine.Position, sides, n int) (seated, error) {
	g := seated{seating: s, Game: n, Seat: n%sides + 1}
	bots := make([]ai.Player, sides)
	for i := range bots {
		name, o := s.Among, ai.Options{Seed: s.Seed<<32 + uint64(n/sides)}
		which := 1
		if i+1 == g.Seat {
			name, which = s.One, 0
		}
		if len(s.Nodes) == 2 {
			o.Nodes = s.Nodes[which]
		}
		x, err := systems.Bots().Find(name, o)
		if err != nil {
			return g, err
		}
		bots[i] = x
	}
	dice := engine.NewKeyed(engine.OpenSeed(s.Seed<<32 + uint64(n)))
	p := start
	for {
		acting := p.ToAct()
		if len(acting) == 0 || s.Turns > 0 && turnOf(p) > s.Turns {
			break
		}
		side := acting[0]
		for _, c := range bots[side-1].Decide(p.Seen(side), side, ai.Watch{Stop: ctx.Done()}).Commands {
			next, _, err := p.Apply(c, dice)
			if err != nil {
				return g, err
			}
			p = next
		}
		if err := ctx.Err(); err != nil {
			return g, err
		}
	}
	g.Points, g.Ended = make([]int, sides), turnOf(p)
	for _, x := range p.Outcome().Score {
		g.Points[x.Side-1] = x.Points
	}
	return g, nil
}

// turnOf is the turn of a position.
func turnOf(p engine.Position) int {
	if d, ok := p.(engine.Dated); ok {
		return d.TurnNumber()
	}
	return p.View().Turn
}
