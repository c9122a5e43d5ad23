package play

import (
	"errors"
	"fmt"
	"slices"

	"awaw/engine"
)

// This file branches a game into a sandbox: a marked copy of its first lines with dice of its own.

// ErrHidden refuses a sandbox to a side that would learn secrets in it.
var ErrHidden = errors.New("engine: a sandbox would show what this side may not know")

// ErrSandboxRolled refuses to adopt a sandbox in which dice fell or something hidden was shown.
var ErrSandboxRolled = errors.New("engine: dice fell in this sandbox or something hidden was shown, so its play cannot be adopted")

// Fork starts a sandbox at node n for side, or for everybody as NoSide when the game is over. Its dice come from
// o.Seed, which must be fresh; scenario, kit and edition are this game's. A side that does not know the whole
// position is refused with ErrHidden.
func (g *Game) Fork(n int, side engine.Side, o Options) (*Game, error) {
	f, err := g.frame(n)
	if err != nil {
		return nil, err
	}
	if o.Seed == (engine.Seed{}) || g.dice != nil && o.Seed == g.seed {
		return nil, errors.New("engine: a sandbox needs a fresh seed of 32 random bytes")
	}
	over := len(g.acting) == 0
	if h, ok := f.pos.(engine.Hider); ok && !over && h.Hides(side) {
		return nil, ErrHidden
	}
	path := g.path(n)
	slices.Reverse(path)
	path = path[1:]
	if slices.ContainsFunc(path, func(m int) bool { return g.lines[m-1].Kind == LineSeen }) {
		return nil, ErrHidden // a copy that only knows what its side saw
	}
	if hid, err := g.hid(path); err != nil || hid {
		return nil, errors.Join(ErrHidden, err)
	}
	o.Edition, o.Values = g.header.Edition, g.header.Tables.Values
	o.Locks, o.Cipher = g.header.Locks, g.cipher
	out := &Game{rules: g.rules, kit: g.kit, header: o.header(g.rules, g.kit, g.header.doc()), sink: o.Sink, seed: o.Seed, dice: o.Dice, textEvery: o.TextEvery, cipher: o.Cipher}
	if out.dice == nil {
		out.dice = engine.NewKeyed(o.Seed)
	}
	of := ""
	if n > 0 {
		of = g.lines[n-1].Chain
	}
	out.header.Fork = &ForkMark{Of: of, Line: n, Lines: len(path)}
	start, _ := g.store.at(0)
	out.begin(start.pos)
	b := out.newBatch()
	if err := b.header(&out.header); err != nil {
		return nil, err
	}
	if err := b.private(private{Private: privateSeed, Seed: o.Seed.String()}); err != nil {
		return nil, err
	}
	for i, m := range path {
		l := g.lines[m-1]
		l.Parent = i
		if _, err := b.line(l); err != nil {
			return nil, err
		}
	}
	b.sync = true
	if err := out.write(b); err != nil {
		return nil, err
	}
	out.lead(len(path))
	out.store.keep(len(path), f.pos)
	out.stand(len(path), f.pos)
	return out, nil
}

// hid tells whether this is a desk of a game by mail in which something was hidden from its side on the way to a node: a sandbox is nobody's desk, and
// would tell all that was done there.
func (g *Game) hid(path []int) (bool, error) {
	desk := g.Desk()
	if desk == engine.NoSide {
		return false, nil
	}
	for _, n := range append([]int{0}, path...) {
		f, err := g.frame(n)
		if err != nil {
			return false, err
		}
		if h, ok := f.pos.(engine.Hider); ok && h.Hides(desk) {
			return true, nil
		}
	}
	return false, nil
}

// Sandbox tells whether this game is a fork of another.
func (g *Game) Sandbox() bool { return g.header.Fork != nil }

// copied counts the lines that were copied from another game.
func (g *Game) copied() int {
	if g.header.Fork == nil {
		return 0
	}
	return g.header.Fork.Lines
}

// Adopt plays in this game what was played in a sandbox that left it at its present line. A sandbox in which
// dice fell is refused.
func (g *Game) Adopt(box *Game) error {
	if box.header.Fork == nil || box.header.Fork.Line != g.head || g.head > 0 && box.header.Fork.Of != g.lines[g.head-1].Chain {
		return errors.New("engine: this sandbox did not leave the game at its present line")
	}
	var cmds []string
	path := box.path(box.head)
	for _, n := range path[:len(path)-1] {
		if n <= box.copied() {
			break
		}
		l := box.lines[n-1]
		if l.Rolled() || l.Shown || len(l.Orders) > 0 {
			return ErrSandboxRolled
		}
		cmds = append(cmds, l.Cmd)
	}
	for _, text := range slices.Backward(cmds) {
		c, err := g.rules.ParseCommand(g.pos, text)
		if err == nil {
			_, err = g.Do(c)
		}
		if err != nil {
			return fmt.Errorf("engine: %q could not be adopted: %w", text, err)
		}
	}
	return nil
}
