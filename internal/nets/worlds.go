package nets

import (
	"bytes"
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/engine/play"
)

// This file plays two games that a side cannot tell apart.

// hiddenSeed is the seed of both, which nobody knows.
var hiddenSeed = engine.Seed{5, 4, 3, 2, 1}

// TwoGames begins the same game twice, and gives both with their journals.
func TwoGames(t T, s System) (games [2]*play.Game, kept [2]*play.Memory) {
	t.Helper()
	for i := range games {
		var err error
		kept[i] = &play.Memory{}
		if games[i], err = play.New(s.Rules, s.Kit, s.Doc, play.Options{Seed: hiddenSeed, Sink: kept[i], Program: "test"}); err != nil {
			t.Fatalf("the game cannot be set up: %v", err)
		}
	}
	return games, kept
}

// TwoWorlds plays two games that watcher cannot tell apart: as soon as the other side hides anything an order is looked for that could have
// been another one unseen, and both go on a little. It gives them with their journals; no games where no such order was found.
func TwoWorlds(t T, s System, seed uint64, watcher engine.Side) (g, h *play.Game, a, b []byte) {
	t.Helper()
	games, kept := TwoGames(t, s)
	g, h = games[0], games[1]
	chance := engine.NewFast(seed)
	left := -1 // commands still to come after they have parted
	for n := 0; n < 700 && left != 0 && len(g.ToAct()) == 1; n++ {
		side := g.ToAct()[0]
		legal := g.Legal(side, nil)
		c := legal[chance.Intn(len(legal))]
		d := c
		if left < 0 && side != watcher && n%4 == 0 && g.Position().(engine.Hider).Hides(watcher) {
			for range 10 {
				x := legal[chance.Intn(len(legal))]
				if y := unseen(g, h, x, watcher); y != x {
					c, d, left = x, y, 25
					break
				}
			}
		}
		if left > 0 {
			if left--; !lookAlike(g, h, []engine.Command{c}, []engine.Command{d}, watcher) {
				break
			}
		}
		_, err := g.Do(c)
		_, also := h.Do(d)
		if err != nil || also != nil {
			t.Fatalf("what was legal is refused: %v, %v", err, also)
		}
	}
	if left < 0 {
		return nil, nil, nil, nil
	}
	return g, h, kept[0].Bytes(), kept[1].Bytes()
}

// unseen finds another command for the second game that watcher cannot tell from c in the first; c where there is none.
func unseen(g, h *play.Game, c engine.Command, watcher engine.Side) engine.Command {
	for _, d := range h.Legal(c.Side, nil) {
		if d != c && d.Verb == c.Verb && lookAlike(g, h, []engine.Command{c}, []engine.Command{d}, watcher) {
			return d
		}
	}
	return c
}

// lookAlike tells whether what is given in one game and what is given in the other look the same to watcher.
func lookAlike(g, h *play.Game, c, d []engine.Command, watcher engine.Side) bool {
	after := func(g *play.Game, cmds []engine.Command) (seen engine.Position, told []engine.Event, ok bool) {
		p := g.Position()
		for _, c := range cmds {
			next, events, err := p.Apply(c, engine.NewKeyed(hiddenSeed))
			if err != nil {
				return nil, nil, false
			}
			p, told = next, append(told, engine.Redact(events, watcher)...)
		}
		return p.Seen(watcher), told, !p.Outcome().Over // all lies open then
	}
	p, told, ok := after(g, c)
	q, tells, also := after(h, d)
	if !ok || !also || p.Digest() != q.Digest() || !slices.Equal(p.ToAct(), q.ToAct()) || fmt.Sprintf("%+v", told) != fmt.Sprintf("%+v", tells) {
		return false
	}
	x, can := p.(engine.Encoder)
	y, may := q.(engine.Encoder)
	if !can || !may {
		return true
	}
	text, err := x.Encode()
	other, errOther := y.Encode()
	return err == nil && errOther == nil && bytes.Equal(text, other)
}

// WriteApart has every side but one write and seal: in the second world its first order is another where one is legal. The watcher writes the
// same in both, and does not seal.
func WriteApart(t T, worlds [2]*play.Game, watcher engine.Side) (parted bool) {
	t.Helper()
	for _, side := range worlds[0].Writing() {
		chance := engine.NewFast(uint64(side))
		for n := range 3 {
			legal := worlds[0].Legal(side, nil)
			legal = slices.DeleteFunc(legal, func(c engine.Command) bool { seals, _ := worlds[0].Sealing(c); return seals })
			if len(legal) == 0 {
				break
			}
			c := legal[chance.Intn(len(legal))]
			d := c
			if n == 0 && side != watcher {
				d = legal[(slices.Index(legal, c)+1)%len(legal)]
			}
			_, err := worlds[0].Do(c)
			_, also := worlds[1].Do(d)
			if err != nil || also != nil {
				if err == nil { // what followed was legal in one world alone
					err = worlds[0].TakeBack(side)
				}
				if err != nil {
					t.Fatalf("%v, %v", err, also)
				}
				break
			}
			parted = parted || c != d
		}
		for i := range worlds {
			if side == watcher {
				continue
			}
			legal := worlds[i].Legal(side, nil)
			at := slices.IndexFunc(legal, func(c engine.Command) bool { seals, _ := worlds[i].Sealing(c); return seals })
			if at < 0 {
				t.Fatalf("side %d cannot seal", side)
			}
			if _, err := worlds[i].Do(legal[at]); err != nil {
				t.Fatalf("%v", err)
			}
		}
	}
	return parted
}
