// Package play is games: a position with its journal, which is the save. Undo, branches, sandboxes, copies for one side, sealed orders and the
// proof of dice stand on the contract of package engine alone and know no rules.
package play

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"awaw/engine"
)

// Game is a position with its journal: every accepted command, the dice it drew, and every branch that was
// taken back. It knows no rules. A Game is for one goroutine; the positions it gives may be shared.
type Game struct {
	rules  engine.Ruleset
	kit    engine.Kit
	header Header
	sink   Sink
	broken bool   // the sink failed: nothing may be added
	cipher Cipher // what is under passphrases is written with it; nil where nothing is

	lines []Line // lines[i] is line i+1
	batch *batch
	chain [32]byte

	seed   engine.Seed
	dice   engine.Dice // nil when the seed is not known
	typed  bool        // faces are typed in
	used   map[engine.Key]struct{}
	wait   *waiting
	drafts []draft       // by side, for the node head
	acting []engine.Side // sides that owe a command at head

	links    *linked // the dice of a game by mail, nil in all others
	lettered int     // the last line up to which others have heard of the game, by mail

	head    int
	pos     engine.Position
	forward map[int]int // node to the child play last went through, for Redo
	store   store

	settings  map[string]string
	phase     uint32
	textEvery int
	sinceText int // lines since the last whole position
	shown     bool
	notices   []Notice
}

// The errors a Game gives beside Illegal, Barrier, NeedDice and JournalError.
var (
	ErrOver    = errors.New("engine: the game is over")
	ErrWaiting = errors.New("engine: dice are awaited; type them in or cancel the command first")
	ErrSealed  = errors.New("engine: this side has sealed its orders; take them back to change them")
)

// Done tells what a command led to.
type Done struct {
	// Line is the journal line, 0 for a step of a secret draft.
	Line int
	// Events are those the commanding side may know. What others may know: Game.Events.
	Events []engine.Event
	// Sealed is set when the command completed the side's secret orders, Opened when these were the last ones
	// awaited, so that all were opened.
	Sealed, Opened bool
}

// New sets up a game and writes the first lines of its journal.
func New(r engine.Ruleset, kit engine.Kit, doc engine.Doc, o Options) (*Game, error) {
	if o.Seed == (engine.Seed{}) {
		return nil, errors.New("engine: a game needs a seed of 32 random bytes")
	}
	var links *linked
	if o.Links != nil {
		var err error
		if links, err = newLinked(o.Links); err != nil {
			return nil, err
		}
	}
	start, err := r.Setup(kit, doc)
	if err != nil {
		return nil, err
	}
	g := &Game{rules: r, kit: kit, header: o.header(r, kit, doc), sink: o.Sink, seed: o.Seed, dice: o.Dice, links: links, textEvery: o.TextEvery, cipher: o.Cipher}
	switch {
	case links != nil && o.Copy:
		g.links = nil
	case links != nil:
		g.dice = links
	case g.dice == nil:
		g.dice = engine.NewKeyed(o.Seed)
	}
	g.begin(start)
	b := g.newBatch()
	if err := b.header(&g.header); err != nil {
		return nil, err
	}
	if err := b.private(private{Private: privateSeed, Seed: o.Seed.String()}); err != nil {
		return nil, err
	}
	b.sync = true
	if err := g.write(b); err != nil {
		return nil, err
	}
	return g, nil
}

// begin makes start the position of node 0.
func (g *Game) begin(start engine.Position) {
	if g.textEvery == 0 {
		g.textEvery = 50
	}
	g.used = map[engine.Key]struct{}{}
	g.forward = map[int]int{}
	g.store.keep(0, start)
	g.stand(0, start)
}

// stand makes node n, with its position, the one play goes on from.
func (g *Game) stand(n int, p engine.Position) {
	g.head, g.pos = n, p
	g.acting = p.ToAct()
	g.phase = phaseOf(p)
	clear(g.drafts)
}

func phaseOf(p engine.Position) uint32 {
	if m, ok := p.(engine.PhaseMarker); ok {
		return m.PhaseID()
	}
	return 0
}

// Do carries out a command of the side that gives it. An Illegal refusal changes nothing. NeedDice means that
// the command stands waiting until Give or Cancel. While several sides act in secret, the command goes into
// the side's own draft.
func (g *Game) Do(c engine.Command) (Done, error) {
	switch {
	case g.shut() != nil:
		return Done{}, g.shut()
	case g.wait != nil:
		return Done{}, ErrWaiting
	case g.links != nil && g.links.owed != 0:
		return Done{}, ErrOwed
	case len(g.acting) == 0:
		return Done{}, ErrOver
	case len(g.acting) > 1:
		return g.draft(c)
	}
	if g.links != nil {
		g.links.open = g.still(g.links, g.head, g.pos, c)
	}
	return g.command(c, nil)
}

// command applies c to the shared position; given are the rolls typed in for it so far.
func (g *Game) command(c engine.Command, given []engine.Roll) (Done, error) {
	rec := g.recorder(given)
	next, events, err := g.pos.Apply(c, rec)
	if errors.Is(err, errLinks) || err == nil && g.closes(next) {
		return Done{}, g.owe(c)
	}
	if err != nil {
		return Done{}, g.waitOr(err, waiting{cmd: c, given: given})
	}
	b := g.newBatch()
	shown := slices.ContainsFunc(events, func(e engine.Event) bool { return e.Kind == engine.EventReveal })
	l := Line{Parent: g.head, Kind: LineCommand, Side: c.Side, Cmd: g.rules.FormatCommand(g.pos, c), Rolls: rec.rolls, Shown: shown}
	n, err := b.line(l)
	if err != nil {
		return Done{}, err
	}
	b.sync = len(rec.rolls) > 0 || shown
	if err := g.advance(b, n, next, events, rec.rolls); err != nil {
		return Done{}, err
	}
	return Done{Line: n, Events: engine.Redact(events, c.Side)}, nil
}

// advance writes b, whose line n leads to next, with what belongs after it, and goes there.
func (g *Game) advance(b *batch, n int, next engine.Position, events []engine.Event, rolls []engine.Roll) error {
	acting := next.ToAct()
	if !slices.Equal(acting, g.acting) {
		b.sync = true // another side will look at the screen
	}
	g.sinceText++
	textual := false
	if phase := phaseOf(next); phase != g.phase || g.sinceText >= longPhase {
		var err error
		if textual, err = g.keyframe(b, n, phase, next); err != nil {
			return err
		}
		g.store.keep(n, next)
	}
	if len(acting) == 0 && !g.shown && g.dice != nil && g.links == nil {
		if _, err := b.line(Line{Parent: n, Kind: LineReveal, Seed: g.seed.String()}); err != nil {
			return err
		}
	}
	if len(acting) == 0 && !g.shown && g.cipher != nil && g.links == nil {
		if _, err := b.line(Line{Parent: n, Kind: LineOpened, Text: g.cipher.Key()}); err != nil {
			return err
		}
	}
	if err := g.write(b); err != nil {
		return err
	}
	if textual {
		g.sinceText = 0
	}
	for _, r := range rolls {
		g.used[r.Key] = struct{}{}
	}
	g.shown = g.shown || len(acting) == 0
	g.forward[g.head] = n
	g.wait = nil
	g.store.put(n, next, events)
	g.stand(n, next)
	return nil
}

// longPhase is how many lines a phase may go on until a keyframe, with its whole position, is written in the midst of it: whoever opens the
// game or looks back replays no more than that.
const longPhase = 500

// keyframe adds a keyframe for node n, and the whole position when the last one lies far enough back.
func (g *Game) keyframe(b *batch, n int, phase uint32, p engine.Position) (textual bool, err error) {
	digest := p.Digest()
	turn, date := engine.When(p)
	l := Line{Parent: n, Kind: LineKeyframe, Phase: phase, Turn: turn, Digest: hex.EncodeToString(digest[:])}
	if !date.IsZero() {
		l.Date = &date
	}
	if _, err := b.line(l); err != nil {
		return false, err
	}
	enc, ok := p.(engine.Encoder)
	if !ok || g.sinceText < g.textEvery {
		return false, nil
	}
	text, err := enc.Encode()
	if err != nil {
		return false, fmt.Errorf("engine: the position after line %d cannot be written: %w", n, err)
	}
	return true, b.private(private{Private: privatePosition, At: n, Text: string(text)})
}

// recorder makes the dice for one command or opening.
func (g *Game) recorder(given []engine.Roll) *recorder {
	rec := &recorder{inner: g.dice, used: g.used}
	if g.typed || g.dice == nil || len(given) > 0 {
		rec.inner = engine.NewTyped(given...)
	}
	return rec
}

func (g *Game) newBatch() *batch {
	if g.batch == nil {
		g.batch = &batch{cipher: g.cipher}
	}
	g.batch.reset(g.chain, len(g.lines)+1)
	return g.batch
}

// shut tells why nothing can be added to the game; nil when something can.
func (g *Game) shut() error {
	switch {
	case g.broken:
		return errLostSink
	case g.header.Copy != nil:
		return ErrCopy
	}
	return nil
}

// write makes a batch part of the journal, or leaves the game as it was.
func (g *Game) write(b *batch) error {
	if g.sink != nil {
		err := g.sink.Append(b.buf.Bytes())
		if err == nil && b.sync {
			if err = g.sink.Sync(); err != nil {
				g.broken = true // the lines may or may not be on disk
			}
		}
		if err != nil {
			return fmt.Errorf("engine: the journal could not be written: %w", err)
		}
	}
	g.lines = append(g.lines, b.lines...)
	g.chain = b.chain
	return nil
}
