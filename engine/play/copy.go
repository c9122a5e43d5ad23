package play

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
)

// This file makes copies of a game to give away. For everybody, when the game is over: the journal without its private lines, its
// chain and all. For one side: every line that the side knows whole stands there as it is; every other one as a commitment, to be held
// against the game when it is opened. From the first position on that hides something, the line of play is written as that side saw it.

// ErrCopy refuses to play in a copy that was made for one side.
var ErrCopy = errors.New("engine: this is a copy of a game, made for one side to look at; the game goes on where it is kept")

// The errors of making copies.
var (
	ErrNotOver = errors.New("engine: the game is not over, so a copy for everybody would show what is hidden and how the dice will fall")
	// ErrOtherDesk refuses what another desk hides in a game by mail.
	ErrOtherDesk = errors.New("engine: until a game by mail is over, a desk shows what its own side knows and no other")
	ErrNoSeed    = errors.New("engine: the seed is not in this copy of the game, so what is hidden in it cannot be committed to")
)

// errOtherJournal is a mistake of the caller.
var errOtherJournal = errors.New("engine: this journal is not that of the game")

// veilOf is the commitment to a line: SHA-256 of "awaw line", the line's salt, and its text without its chain.
func veilOf(s engine.Seed, n int, body []byte) string {
	salt := sha256.Sum256(binary.BigEndian.AppendUint64(append([]byte("awaw veil"), s[:]...), uint64(n)))
	h := sha256.New()
	h.Write([]byte("awaw line"))
	h.Write(salt[:])
	h.Write(body)
	return hex.EncodeToString(h.Sum(nil))
}

// CopyForAll is a copy for everybody: what is chained of the journal, byte for byte, and nothing private. The game must be over.
func (g *Game) CopyForAll(j *Journal) ([]byte, error) {
	switch {
	case !g.of(j):
		return nil, errOtherJournal
	case !g.Outcome().Over:
		return nil, ErrNotOver
	}
	b := &batch{}
	b.reset([32]byte{}, 1)
	b.verbatim(j.head)
	for _, body := range j.bodies {
		b.verbatim(body)
	}
	if b.chain != j.chain {
		return nil, errOtherJournal
	}
	return b.buf.Bytes(), nil
}

// CopyFor is a copy for one side.
func (g *Game) CopyFor(side engine.Side, j *Journal) ([]byte, error) {
	sides := len(g.pos.View().Sides)
	switch {
	case !g.of(j):
		return nil, errOtherJournal
	case g.header.Copy != nil:
		return nil, ErrCopy
	case side < 1 || int(side) > sides && sides > 0:
		return nil, fmt.Errorf("engine: there is no side %d; there are %d", side, sides)
	case g.Desk() != engine.NoSide && g.Desk() != side:
		return nil, ErrOtherDesk
	}
	seed, ok := g.openedSeed()
	if !ok {
		return nil, ErrNoSeed
	}
	c := &copier{g: g, j: j, side: side, seed: seed, b: &batch{}}
	if err := c.look(); err != nil {
		return nil, err
	}
	c.b.reset([32]byte{}, 1)
	h := g.header
	h.Copy = &CopyMark{For: side}
	h.Format, h.Locks = FormatVersion, nil // whoever reads it has no key of the save
	if err := c.b.header(&h); err != nil {
		return nil, err
	}
	for i := range g.lines {
		if err := c.line(g.lines[i], j.body(i)); err != nil {
			return nil, err
		}
	}
	return c.b.buf.Bytes(), nil
}

// of tells whether a journal is that of the game, with nothing added since.
func (g *Game) of(j *Journal) bool { return len(j.Lines) == len(g.lines) && j.chain == g.chain }

// openedSeed is the seed as this copy keeps it, or as it was shown at the end.
func (g *Game) openedSeed() (engine.Seed, bool) {
	if g.seed != (engine.Seed{}) {
		return g.seed, true
	}
	for _, l := range g.lines {
		if s, err := engine.ParseSeed(l.Seed); err == nil && l.Kind == LineReveal {
			commit := s.Commitment()
			return s, hex.EncodeToString(commit[:]) == g.header.Seed.Commit
		}
	}
	return engine.Seed{}, false
}

// copier makes the copy for one side.
type copier struct {
	g    *Game
	j    *Journal
	side engine.Side
	seed engine.Seed
	b    *batch

	on     []bool // nodes on the line of play
	hiding bool   // somewhere in the game something is hidden from the side
	from   int    // the first node of the line of play that is not written whole; beyond the last when there is none
	packer
	seen int // nodes written so far as the side saw them
}

// look finds out what is hidden from the side, and where.
func (c *copier) look() error {
	g := c.g
	c.on = make([]bool, len(g.lines)+1)
	for _, n := range g.path(g.head) {
		c.on[n] = true
	}
	c.from = len(g.lines) + 1
	for n := range len(g.lines) + 1 {
		if !g.isNode(n) {
			continue
		}
		f, err := g.frame(n)
		if err != nil {
			return err
		}
		if h, ok := f.pos.(engine.Hider); ok && h.Hides(c.side) {
			c.hiding = true
			if c.on[n] {
				c.from = min(c.from, max(n, 1))
			}
		}
	}
	return nil
}

// line writes one line of the copy.
func (c *copier) line(l Line, body []byte) error {
	switch {
	case c.knows(l):
		c.b.verbatim(body)
		return nil
	case l.Node() && c.on[l.N]:
		return c.sight(l, body)
	case l.Kind == LineKeyframe && c.on[l.Parent]:
		p, err := c.g.At(l.Parent, c.side)
		if err != nil {
			return err
		}
		digest := p.Digest()
		l.Digest, l.Commit = hex.EncodeToString(digest[:]), c.commit(l.N, body)
		_, err = c.b.line(l)
		return err
	}
	_, err := c.b.line(Line{Parent: l.Parent, Kind: LineVeiled, Commit: c.commit(l.N, body)})
	return err
}

// commit is the commitment to a line. Of a seed that anybody may know there is none: it could be guessed.
func (c *copier) commit(n int, body []byte) string {
	if c.g.header.Seed.Open {
		return ""
	}
	return veilOf(c.seed, n, body)
}

// knows tells whether the side knows all that stands in a line.
func (c *copier) knows(l Line) bool {
	switch l.Kind {
	case LineNote, LineContribution, LineWords:
		return true
	case LineHead:
		return !c.hiding
	case LineKeyframe:
		return !c.hiding || c.on[l.Parent] && l.Parent < c.from
	case LineSetting:
		return open(l.Key, c.side)
	}
	return l.Node() && (!c.hiding || c.on[l.N] && l.N < c.from)
}

// openSettings are those that everybody at the table knows.
var openSettings = []string{settingDice, SettingSeats, "over"}

// open tells whether a side may know a setting: what concerns all, and what it has set for itself.
func open(key string, side engine.Side) bool {
	if slices.Contains(openSettings, key) {
		return true
	}
	name, n, ok := strings.Cut(key, ".")
	return ok && n == strconv.Itoa(int(side)) && (name+"." == settingOrders || name+"." == settingAnswered)
}

// verbatim adds a line as it stands, with the chain that follows here.
func (b *batch) verbatim(body []byte) {
	b.buf.Write(body)
	b.chain = chainOf(b.chain, body)
	b.buf.WriteString(chainOpen + hex.EncodeToString(b.chain[:]) + "\"}\n")
	b.next++
}
