package play

import (
	"fmt"
	"slices"

	"awaw/engine"
)

// This file takes back and brings back. A take-back adds a head line, so the line left stays as a branch.
// Nothing goes back past a die, past something hidden that was shown, or into the time before secret orders.

// Barrier refuses to take something back, with the reason.
type Barrier struct {
	Why  engine.Text
	Line int // the line that stands in the way; 0 when it is none
}

func (e *Barrier) Error() string { return "engine: this cannot be taken back: " + e.Why.Key }

// UndoStep is one step that could be taken back.
type UndoStep struct {
	// Line is the node that remains when this step and all after it are taken back. Draft counts the steps that
	// remain of the side's secret draft; it is -1 for steps of the shared game.
	Line, Draft int
	Side        engine.Side
	Cmd         string // the command, for steps of the side that asks
}

// UndoList lists what side may take back, newest first, and what stands in the way of more. It is made only of
// what side may know.
func (g *Game) UndoList(side engine.Side) ([]UndoStep, engine.Text) {
	var out []UndoStep
	if g.wait != nil {
		return nil, g.waitBarrier()
	}
	if g.secret(side) {
		steps := g.draftOf(side).steps
		for i := len(steps) - 1; i >= 0; i-- {
			out = append(out, UndoStep{Line: g.head, Draft: i, Side: side, Cmd: steps[i].text})
		}
	}
	n := g.head
	for {
		if why := g.barrier(n); !why.IsZero() {
			return out, why
		}
		l := g.lines[n-1]
		s := UndoStep{Line: l.Parent, Draft: -1, Side: l.Side}
		if l.Side == side {
			s.Cmd = l.Cmd
		}
		out = append(out, s)
		n = l.Parent
	}
}

// barrier tells what forbids going back behind node n, which is head or above it.
func (g *Game) barrier(n int) engine.Text {
	switch {
	case n == g.head && len(g.acting) > 1:
		return engine.Say("game.barrier.secret")
	case n == 0:
		return engine.Say("game.barrier.start")
	case n == g.head && len(g.acting) == 0:
		return engine.Say("game.barrier.over")
	}
	l := g.lines[n-1]
	switch {
	case l.Rolled():
		return engine.Say("game.barrier.die")
	case l.Shown, len(l.Orders) > 0:
		return engine.Say("game.barrier.reveal")
	case n <= g.copied():
		return engine.Say("game.barrier.fork")
	case n <= g.lettered:
		return engine.Say("game.barrier.letter")
	}
	return engine.Text{}
}

func (g *Game) waitBarrier() engine.Text {
	if g.wait.open || len(g.wait.given) > 0 {
		return engine.Say("game.barrier.die")
	}
	return engine.Say("game.barrier.waiting")
}

// TakeBack takes back side's last command and whatever followed it; NoSide takes back the last command,
// whosever it is. In a secret step it takes back the last step of side's own draft, its confirmation first. A
// command that waits for its first dice is dropped.
func (g *Game) TakeBack(side engine.Side) error {
	if err := g.shut(); err != nil {
		return err
	}
	if g.wait != nil {
		return g.Cancel()
	}
	if _, _, owed := g.Owed(); owed {
		return g.withdrawOwed()
	}
	if g.secret(side) {
		d := *g.draftOf(side)
		switch last := len(d.steps) - 1; {
		case d.sealed != 0 && d.sealed <= g.lettered:
			return &Barrier{Why: engine.Say("game.barrier.letter")}
		case d.sealed != 0:
			return g.unseal(side)
		case last >= 0:
			d.undone = append(d.undone[:len(d.undone):len(d.undone)], d.steps[last].cmd)
			d.steps = d.steps[:last]
			return g.keepDraft(side, d)
		}
	}
	for n := g.head; ; n = g.lines[n-1].Parent {
		if why := g.barrier(n); !why.IsZero() {
			return &Barrier{Why: why, Line: n}
		}
		if l := g.lines[n-1]; side == engine.NoSide || l.Side == side {
			return g.moveHead(l.Parent, side)
		}
	}
}

// Redo brings back what was taken back last. It tells whether there was anything.
func (g *Game) Redo(side engine.Side) (bool, error) {
	if err := g.shut(); err != nil {
		return false, err
	}
	if g.wait != nil {
		return false, ErrWaiting
	}
	if g.secret(side) {
		d := *g.draftOf(side)
		last := len(d.undone) - 1
		if last < 0 || d.sealed != 0 {
			return false, nil
		}
		undone := d.undone[:last]
		if _, err := g.draft(d.undone[last]); err != nil {
			return false, err
		}
		if g.secret(side) {
			g.draftOf(side).undone = undone
		}
		return true, nil
	}
	n, ok := g.forward[g.head]
	if !ok {
		return false, nil
	}
	return true, g.moveHead(n, side)
}

// CanRedo tells whether Redo would do something.
func (g *Game) CanRedo(side engine.Side) bool {
	if g.wait != nil {
		return false
	}
	if g.secret(side) {
		d := g.draftOf(side)
		return len(d.undone) > 0 && d.sealed == 0
	}
	_, ok := g.forward[g.head]
	return ok
}

// GoTo makes any node the one play goes on from, taking back and bringing back what lies between: undo to here,
// redo to here, or change to another branch. A Barrier on the way back forbids it.
func (g *Game) GoTo(n int, side engine.Side) error {
	if err := g.shut(); err != nil {
		return err
	}
	if g.wait != nil {
		return ErrWaiting
	}
	if !g.isNode(n) {
		return fmt.Errorf("engine: line %d is no command of this game", n)
	}
	if why, line := g.Blocked(n); !why.IsZero() {
		return &Barrier{Why: why, Line: line}
	}
	if n == g.head {
		return nil
	}
	return g.moveHead(n, side)
}

// Blocked tells what forbids GoTo to go to node n, and at which line; nothing when the way is free.
func (g *Game) Blocked(n int) (why engine.Text, line int) {
	if g.wait != nil {
		return g.waitBarrier(), 0
	}
	if !g.isNode(n) {
		return engine.Say("game.barrier.start"), 0
	}
	above := g.path(n)
	for m := g.head; !slices.Contains(above, m); m = g.lines[m-1].Parent {
		if why := g.barrier(m); !why.IsZero() {
			return why, m
		}
	}
	return engine.Text{}, 0
}

// PathTo lists the nodes from the set-up position (0) to node n, on whatever branch it lies; none if n is no node.
func (g *Game) PathTo(n int) []int {
	if !g.isNode(n) {
		return nil
	}
	p := g.path(n)
	slices.Reverse(p)
	return p
}

// Branch is a line of play that was taken back: where it left the present one, its nodes, its last one.
type Branch struct {
	From, Steps, Leaf int
	First             int         // its first node
	By                engine.Side // who gave the first command of it
}

// Branches lists every line of play off the present one by its end, the newest first. Those that go on from the present
// node could be brought back.
func (g *Game) Branches() []Branch {
	child := make([]bool, len(g.lines)+1)
	on := make([]bool, len(g.lines)+1)
	for _, n := range g.path(g.head) {
		on[n] = true
	}
	for _, l := range g.lines {
		if l.Node() {
			child[l.Parent] = true
		}
	}
	var out []Branch
	for _, l := range slices.Backward(g.lines) {
		if !l.Node() || child[l.N] || on[l.N] {
			continue
		}
		b := Branch{Leaf: l.N, First: l.N}
		n := l.N
		for ; !on[n]; n = g.lines[n-1].Parent {
			b.Steps++
			b.First, b.By = n, g.lines[n-1].Side
		}
		b.From = n
		out = append(out, b)
	}
	return out
}

// path lists the nodes from n up to the set-up position, which is 0.
func (g *Game) path(n int) []int {
	out := []int{n}
	for n != 0 {
		n = g.lines[n-1].Parent
		out = append(out, n)
	}
	return out
}

// moveHead writes a head line and goes to node n.
func (g *Game) moveHead(n int, side engine.Side) error {
	f, err := g.frame(n)
	if err != nil {
		return err
	}
	b := g.newBatch()
	if _, err := b.line(Line{Parent: g.head, Kind: LineHead, Side: side, To: n}); err != nil {
		return err
	}
	b.sync = true
	if err := g.write(b); err != nil {
		return err
	}
	g.lead(n)
	g.stand(n, f.pos)
	return nil
}

// lead makes the way down to n the one Redo follows, and counts its dice as drawn.
func (g *Game) lead(n int) {
	clear(g.used)
	for n != 0 {
		l := g.lines[n-1]
		g.forward[l.Parent] = n
		for _, r := range l.Rolls {
			g.used[r.Key] = struct{}{}
		}
		n = l.Parent
	}
}
