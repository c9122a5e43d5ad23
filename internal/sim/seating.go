// One opponent among others of another kind, in every seat in turn: how large a share does it take?
package sim

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/save"
)

// Seating is what is measured; games of another are never mixed with it.
type Seating struct {
	Scenario string `json:"scenario"`
	One      string `json:"one"`
	Among    string `json:"among"`
	Nodes    []int  `json:"nodes"`
	Turns    int    `json:"turns"`
	Seed     uint64 `json:"seed"`
}

// Seated is one finished game.
type Seated struct {
	Seating
	Game   int   `json:"game"` // from 0
	Seat   int   `json:"seat"` // of the one, from 1
	Points []int `json:"points"`
	Ended  int   `json:"ended"` // in which turn
}

// same tells whether a game is of a seating.
func (s Seating) same(g Seated) bool {
	a, _ := json.Marshal(s)
	b, _ := json.Marshal(g.Seating)
	return bytes.Equal(a, b)
}

// Share is the square of the one's points as a share of all squares.
func (g Seated) Share() float64 {
	sum := 0.0
	for _, p := range g.Points {
		sum += float64(p * p)
	}
	own := g.Points[g.Seat-1]
	return float64(own*own) / math.Max(1, sum)
}

// ReadSeated reads the games kept of a seating, by number.
func ReadSeated(file string, s Seating) (map[int]Seated, error) {
	kept := map[int]Seated{}
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return kept, nil
	}
	if err != nil {
		return nil, err
	}
	for line := range bytes.Lines(data) {
		var g Seated
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

// Play plays the games of every seat that are not kept, so many at once, keeps each as it ends, and says so.
func (s Seating) Play(ctx context.Context, start engine.Position, games int, file string, workers int, kept map[int]Seated, say func(Seated)) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer f.Close()
	var (
		lock   sync.Mutex
		failed error
		wait   sync.WaitGroup
	)
	sides := len(start.Outcome().Score)
	todo := make(chan int)
	for range max(1, workers) {
		wait.Go(func() {
			for n := range todo {
				g, err := s.game(ctx, start, sides, n)
				lock.Lock()
				if err == nil {
					err = g.keep(f)
				}
				if err == nil {
					kept[n] = g
					say(g)
				} else if failed == nil && ctx.Err() == nil {
					failed = err
				}
				lock.Unlock()
			}
		})
	}
	for _, n := range missing(games*sides, kept) {
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

// missing are the games up to a number that are not kept.
func missing(games int, kept map[int]Seated) []int {
	var left []int
	for n := range games {
		if _, done := kept[n]; !done {
			left = append(left, n)
		}
	}
	return left
}

// keep writes the game as a line.
func (g Seated) keep(out io.Writer) error {
	text, err := json.Marshal(g)
	if err == nil {
		_, err = out.Write(append(text, '\n'))
	}
	return err
}

// game plays one game; the one sits in every seat in turn.
func (s Seating) game(ctx context.Context, start engine.Position, sides, n int) (Seated, error) {
	g := Seated{Seating: s, Game: n, Seat: n%sides + 1}
	seats := make([]seat, sides)
	for i := range seats {
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
		seats[i].player = x
	}
	dice := engine.NewKeyed(engine.OpenSeed(s.Seed<<32 + uint64(n)))
	p := start
	for {
		acting := p.ToAct()
		if len(acting) == 0 || s.Turns > 0 && turnOf(p) > s.Turns {
			break
		}
		side := acting[0]
		c := seats[side-1].next(p.Seen(side), side, ctx.Done())
		if err := ctx.Err(); err != nil {
			return g, err // what was decided may have been cut short
		}
		next, _, err := p.Apply(c, dice)
		if err != nil {
			return g, fmt.Errorf("game %d, seat %d: what is played is refused: %w", n, g.Seat, err)
		}
		p = next
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

// Enter enters a result in a file of measurements in the place of an older one of the same levels.
func (s Seating) Enter(file string, sides, games int, share, half float64) error {
	var all []ai.Measurement
	if data, err := os.ReadFile(file); err == nil {
		if err := json.Unmarshal(data, &all); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	round := func(x float64) float64 { return math.Round(1000*x) / 1000 }
	m := ai.Measurement{Level: s.One, Against: s.Among, Games: games, Share: round(share), Seats: sides, Low: round(share - half), High: round(share + half)}
	copy(m.Nodes[:], s.Nodes)
	i := slices.IndexFunc(all, func(x ai.Measurement) bool { return x.Level == m.Level && x.Against == m.Against })
	if i < 0 {
		all = append(all, m)
	} else {
		all[i] = m
	}
	text, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	return save.Replace(file, append(text, '\n'))
}

// MeanOf is the mean and half the width of its 95 % interval.
func MeanOf(list []float64) (mean, half float64) {
	n := float64(len(list))
	if n == 0 {
		return 0, 0
	}
	for _, x := range list {
		mean += x / n
	}
	for _, x := range list {
		half += (x - mean) * (x - mean)
	}
	if n > 1 {
		half = 1.96 * math.Sqrt(half/(n-1)/n)
	}
	return mean, half
}
