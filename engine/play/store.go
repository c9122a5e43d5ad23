package play

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
)

// This file keeps positions in memory, so that any line of a game can be shown at once: for good at keyframes
// and at every 256th line, for a while at the lines looked at last. What is not kept is replayed from the
// nearest kept position above it, events included.

const (
	keepEvery  = 256
	framesKept = 4096
)

// frame is a node as it was reached: the position after it and the events that led there.
type frame struct {
	pos      engine.Position
	events   []engine.Event
	complete bool // events are known
	proved   bool // reached from the set-up by carrying out what the journal holds, and nothing else
}

type store struct {
	kept   map[int]engine.Position
	recent map[int]frame
	held   map[int]written // positions of the journal that nobody has needed yet
	order  []int           // nodes in recent, oldest at next
	next   int
}

// written is a position as it stands in a journal, and the digest it must have.
type written struct{ text, digest string }

// hold holds a written position ready.
func (s *store) hold(n int, w written) {
	if s.held == nil {
		s.held = map[int]written{}
	}
	s.held[n] = w
}

// keep holds on to a position for good.
func (s *store) keep(n int, p engine.Position) {
	if s.kept == nil {
		s.kept = map[int]engine.Position{}
	}
	s.kept[n] = p
}

// put holds on to a node for a while.
func (s *store) put(n int, p engine.Position, events []engine.Event) {
	if s.recent == nil {
		s.recent = map[int]frame{}
	}
	if n%keepEvery == 0 {
		s.keep(n, p)
	}
	if _, known := s.recent[n]; !known {
		if len(s.order) < framesKept {
			s.order = append(s.order, n)
		} else {
			delete(s.recent, s.order[s.next])
			s.order[s.next] = n
			s.next = (s.next + 1) % framesKept
		}
	}
	s.recent[n] = frame{pos: p, events: events, complete: true}
}

// at finds a kept node.
func (s *store) at(n int) (frame, bool) {
	if f, ok := s.recent[n]; ok {
		return f, true
	}
	if p, ok := s.kept[n]; ok {
		return frame{pos: p}, true
	}
	return frame{}, false
}

// isNode tells whether play can stand at n.
func (g *Game) isNode(n int) bool {
	return n == 0 || n > 0 && n <= len(g.lines) && g.lines[n-1].Node()
}

// frame gives node n with its events, replaying as much as is not kept.
func (g *Game) frame(n int) (frame, error) {
	if !g.isNode(n) {
		return frame{}, fmt.Errorf("engine: line %d is no command of this game", n)
	}
	var path []int
	var f frame
	for m := n; ; m = g.lines[m-1].Parent {
		got, ok := g.store.at(m)
		if !ok && m != n {
			got, ok = g.restored(m)
		}
		if ok && (m == 0 || m != n || got.complete) {
			f = got
			f.proved = f.proved || m == 0
			break
		}
		path = append(path, m)
		if g.lines[m-1].Kind == LineSeen {
			break // it holds its position itself
		}
	}
	for _, m := range slices.Backward(path) {
		next, events, err := g.replay(f.pos, g.lines[m-1])
		if err != nil {
			return frame{}, err
		}
		g.store.put(m, next, events)
		f = frame{pos: next, events: events, complete: true, proved: f.proved}
		g.store.recent[m] = f
	}
	return f, nil
}

// replay carries a node line out again on the position before it.
func (g *Game) replay(p engine.Position, l Line) (engine.Position, []engine.Event, error) {
	if l.Kind == LineSeen {
		return g.sighted(l)
	}
	dice := &recorder{inner: engine.NewRecorded(l.Rolls)}
	var events []engine.Event
	apply := func(text string, side engine.Side) error {
		c, err := g.rules.ParseCommand(p, text)
		if err == nil && c.Side != side {
			err = fmt.Errorf("it is a command of side %d, not of side %d", c.Side, side)
		}
		if err == nil {
			var happened []engine.Event
			var next engine.Position
			if next, happened, err = p.Apply(c, dice); err == nil {
				p, events = next, append(events, happened...)
				return nil
			}
		}
		return g.cannotReplay(l, text, err)
	}
	if l.Kind == LineCommand {
		if err := apply(l.Cmd, l.Side); err != nil {
			return nil, nil, err
		}
	}
	for _, o := range l.Orders {
		for _, text := range o.Cmds {
			if err := apply(text, o.Side); err != nil {
				return nil, nil, err
			}
		}
	}
	if left := dice.inner.(*engine.Recorded).Left(); left > 0 {
		return nil, nil, g.cannotReplay(l, l.Cmd, fmt.Errorf("%w: %d", errRollsLeft, left))
	}
	return p, events, nil
}

func (g *Game) cannotReplay(l Line, text string, err error) error {
	return &JournalError{
		Line: l.N + 1, Entry: l.N, Key: "cmd", Expected: fmt.Sprintf("a command these rules accept; %q is refused: %v", text, err),
		Do:   fmt.Sprintf("open the game with version %s of the program, or up to entry %d", strings.TrimPrefix(g.header.Program, "awaw "), l.N-1),
		Safe: l.N - 1, Parts: true, cmd: text, err: err,
	}
}

var errRollsLeft = errors.New("recorded rolls were not asked for")

// eventsOf are all the events of node n; none when it cannot be replayed.
func (g *Game) eventsOf(n int) []engine.Event {
	f, err := g.frame(n)
	if err != nil {
		return nil
	}
	return f.events
}
