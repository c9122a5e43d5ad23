package play

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"

	"awaw/engine"
)

// This file writes journal lines. Each ends with a chain: SHA-256 of the chain before it and the line's own
// text up to there, so that no line can be changed, moved or taken out unseen.

const (
	chainOpen = `,"chain":"`
	chainTail = len(chainOpen) + 2*sha256.Size + len(`"}`)
)

// private is a line for the owner of this copy only: the seed, unopened orders, whole positions. It has no
// number and no chain, and is left out of a copy made for somebody else.
type private struct {
	Private string      `json:"private"`          // "seed", "draft", "position" or "locked"
	Seed    string      `json:"seed,omitempty"`   // seed
	At      int         `json:"at,omitempty"`     // draft: the node the orders are for; position: its node
	Side    engine.Side `json:"side,omitempty"`   // draft
	Cmds    []string    `json:"cmds,omitempty"`   // draft
	Sealed  int         `json:"sealed,omitempty"` // draft: the contribution line about to be written
	Salt    string      `json:"salt,omitempty"`   // draft, when sealed
	Text    string      `json:"text,omitempty"`   // position; draft under a scheme: what the scheme makes of salt and commands
	Scheme  string      `json:"scheme,omitempty"` // draft: how text is to be read; salt and cmds are then left out
	Needs   string      `json:"needs,omitempty"`  // draft under a scheme: the program version that knows it
}

// The kinds of private line.
const (
	privateSeed     = "seed"
	privateDraft    = "draft"
	privatePosition = "position"
	privateLocked   = "locked" // any of the others, under passphrases
)

// batch is a run of lines made ready, to be written at once.
type batch struct {
	buf   bytes.Buffer
	enc   *json.Encoder
	chain [sha256.Size]byte
	lines []Line
	next  int
	sync  bool

	cipher Cipher // nil where nothing is under a passphrase
}

// reset empties the batch for reuse; next is the number of its first line.
func (b *batch) reset(chain [sha256.Size]byte, next int) {
	if b.enc == nil {
		b.enc = json.NewEncoder(&b.buf)
		b.enc.SetEscapeHTML(false)
	}
	b.buf.Reset()
	b.chain, b.next, b.sync = chain, next, false
	b.lines = b.lines[:0]
}

// header starts a journal.
func (b *batch) header(h *Header) error {
	_, err := b.chained(h)
	return err
}

// line numbers and adds one line, and gives its number.
func (b *batch) line(l Line) (int, error) {
	l.N = b.next
	shown, err := b.locked(l)
	if err != nil {
		return 0, err
	}
	chain, err := b.chained(shown)
	if err != nil {
		return 0, err
	}
	l.Chain = chain
	b.next++
	b.lines = append(b.lines, l)
	return l.N, nil
}

// private adds a line without number or chain.
func (b *batch) private(p private) error {
	p, err := b.lockedPrivate(p)
	if err != nil {
		return err
	}
	return b.enc.Encode(p)
}

func (b *batch) chained(v any) (string, error) {
	from := b.buf.Len()
	if err := b.enc.Encode(v); err != nil {
		return "", err
	}
	b.buf.Truncate(b.buf.Len() - len("}\n"))
	b.chain = chainOf(b.chain, b.buf.Bytes()[from:])
	text := hex.EncodeToString(b.chain[:])
	b.buf.WriteString(chainOpen)
	b.buf.WriteString(text)
	b.buf.WriteString("\"}\n")
	return text, nil
}

// chainOf continues a chain over the text of a line without its own chain.
func chainOf(before [sha256.Size]byte, text []byte) [sha256.Size]byte {
	h := sha256.New()
	h.Write(before[:])
	h.Write(text)
	var sum [sha256.Size]byte
	h.Sum(sum[:0])
	return sum
}

// commitOrders is the commitment to a side's orders: SHA-256 of "awaw orders", the salt, and each command with
// a newline.
func commitOrders(salt []byte, cmds []string) string {
	h := sha256.New()
	h.Write([]byte("awaw orders"))
	h.Write(salt)
	for _, c := range cmds {
		h.Write([]byte(c))
		h.Write([]byte{'\n'})
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Memory is a Sink that keeps the journal in memory, for tests, bots and games not worth a file.
type Memory struct{ buf bytes.Buffer }

// Append adds lines.
func (m *Memory) Append(lines []byte) error {
	_, err := m.buf.Write(lines)
	return err
}

// Sync has nothing to do.
func (m *Memory) Sync() error { return nil }

// Bytes is the journal so far; it is valid until the next Append.
func (m *Memory) Bytes() []byte { return m.buf.Bytes() }

var errLostSink = errors.New("engine: the journal could not be written, so nothing more can be played in this game; open the save again")
