// Games from which the chance to win of positions is learnt.
package sim

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"sync"

	"awaw/ai"
	"awaw/ai/chance"
	"awaw/engine"
	"awaw/engine/systems"
)

// Values are games of one scenario whose positions are taken down. Half of them are begun by Cadets, for so many player turns, so that
// positions of many kinds are met; all are played to their end by one level, Pilot if none is named.
type Values struct {
	Scenario string
	Seed     uint64
	Level    string
	Nodes    int // commands that level may try for one decision; its own number if 0
}

// ValueGame is one finished game.
type ValueGame struct {
	Game   int           `json:"game"`
	Begun  int           `json:"begun"` // player turns that Cadets played
	Winner engine.Side   `json:"winner"`
	At     []chance.Case `json:"at"`
}

// Stander makes the mind that tells positions like p in numbers; nil if there is none, or no lead decides the game.
func Stander(p engine.Position) chance.Stander {
	for _, k := range systems.Bots() {
		if k.Mind == nil {
			continue
		}
		if m, ok := k.Mind(p).(chance.Stander); ok {
			if _, _, ok = m.Standing(p, 1); ok {
				return m
			}
		}
	}
	return nil
}

// Play plays what a file does not hold of so many games, several at once, and gives all of them.
func (v Values) Play(ctx context.Context, start engine.Position, games int, file string, workers int) ([]ValueGame, error) {
	kept, cut, err := readValues(file)
	if err != nil {
		return nil, err
	}
	if old, ok := kept[0]; ok {
		again, err := v.play(ctx, start, 0)
		if err != nil {
			return nil, err
		}
		if !reflect.DeepEqual(old, again) {
			return nil, fmt.Errorf("%s: these games are played or told otherwise today; remove the file, or give another --out, to learn anew", file)
		}
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if cut {
		if _, err := f.Write([]byte{'\n'}); err != nil {
			return nil, err
		}
	}
	var (
		lock   sync.Mutex
		failed error
		wait   sync.WaitGroup
	)
	todo := make(chan int)
	for range max(1, workers) {
		wait.Go(func() {
			for n := range todo {
				g, err := v.play(ctx, start, n)
				lock.Lock()
				if err == nil {
					var line []byte
					if line, err = json.Marshal(g); err == nil {
						_, err = f.Write(append(line, '\n'))
						kept[n] = g
					}
				}
				failed = errors.Join(failed, err)
				lock.Unlock()
			}
		})
	}
	for n := range games {
		if _, done := kept[n]; !done && ctx.Err() == nil {
			todo <- n
		}
	}
	close(todo)
	wait.Wait()
	var out []ValueGame
	for n := range games {
		if g, ok := kept[n]; ok {
			out = append(out, g)
		}
	}
	return out, failed
}

// readValues reads the games a file holds, and tells whether its last line was cut off when the program was stopped.
func readValues(file string) (kept map[int]ValueGame, cut bool, err error) {
	kept = map[int]ValueGame{}
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return kept, false, nil
	}
	if err != nil {
		return nil, false, err
	}
	for line := range bytes.Lines(data) {
		var g ValueGame
		if json.Unmarshal(line, &g) == nil {
			for i := range g.At {
				g.At[i].Game = g.Game
			}
			kept[g.Game] = g
		}
	}
	return kept, len(data) > 0 && data[len(data)-1] != '\n', nil
}

// play plays one game.
func (v Values) play(ctx context.Context, start engine.Position, game int) (ValueGame, error) {
	out := ValueGame{Game: game}
	mind := Stander(start)
	s, _, _ := mind.Standing(start, 1)
	if most := int(2*s.Togo) - 1; game%2 == 1 && most > 0 {
		out.Begun = 1 + game/2%most
	}
	var seats [2][2]seat
	for i, b := range []struct {
		name  string
		nodes int
	}{{"cadet", 0}, {cmp.Or(v.Level, "pilot"), v.Nodes}} {
		for side := range seats[i] {
			b, err := systems.Bots().Find(b.name, ai.Options{Seed: v.Seed<<20 + uint64(4*game+2*i+side), Nodes: b.nodes})
			if err != nil {
				return out, err
			}
			seats[i][side].player = b
		}
	}
	dice := engine.NewKeyed(engine.OpenSeed(v.Seed<<20 + uint64(game)))
	p, first, last := start, mind.Clock(start), -1
	for n := range mostCommands {
		acting := p.ToAct()
		if len(acting) == 0 {
			out.end(p.Outcome().Winner)
			return out, nil
		}
		now := mind.Clock(p) - first
		if now != last && now >= out.Begun {
			out.note(mind, p, engine.Side(1+(now+game/2)%2))
		}
		last = now
		who := 1
		if now < out.Begun {
			who = 0
		}
		side := engine.InTurn(acting, n)
		c := seats[who][side-1].next(p.Seen(side), side, ctx.Done())
		if err := ctx.Err(); err != nil {
			return out, err
		}
		next, _, err := p.Apply(c, dice)
		if err != nil {
			return out, fmt.Errorf("game %d, seat %d: what is played is refused: %w", game, side, err)
		}
		p = next
	}
	return out, fmt.Errorf("game %d (seed %d) has not ended after %d commands", game, v.Seed, mostCommands)
}

// note takes a position down as a side has it; how it ended is entered later.
func (g *ValueGame) note(mind chance.Stander, p engine.Position, side engine.Side) {
	s, plain, ok := mind.Standing(p, side)
	if !ok {
		return
	}
	s.X = append([]float64(nil), s.X...)
	g.At = append(g.At, chance.Case{Standing: s, Game: g.Game, Plain: plain, Won: float64(side)})
}

// end enters who won.
func (g *ValueGame) end(winner engine.Side) {
	g.Winner = winner
	for i := range g.At {
		c := &g.At[i]
		switch side := engine.Side(c.Won); winner {
		case side:
			c.Won = 1
		case engine.NoSide:
			c.Won = 0.5
		default:
			c.Won = 0
		}
	}
}
