package play

import (
	"errors"
	"fmt"

	"awaw/engine"
	"awaw/internal/plain"
)

// This file writes the moments of a game as one side saw them, and reads them back: the events it was told of, and the position it knew,
// packed against an earlier one. Rules cannot carry out what is hidden, so nothing of this is replayed.

// Sight is a moment of a game as a side saw it.
type Sight struct {
	Told []Told `json:"told,omitempty"`
	// Base is the node of the line whose position Text is packed against; 0 for none.
	Base int    `json:"base,omitempty"`
	Text string `json:"text"` // the position in the system's encoding, DEFLATE, base64
}

// Told is an event as a side was told it.
type Told struct {
	Own    bool             `json:"own,omitempty"` // not everybody was told
	Kind   engine.EventKind `json:"kind,omitempty"`
	Cite   engine.Cite      `json:"cite,omitempty"`
	Text   engine.Text      `json:"text,omitzero"`
	Refs   []engine.Ref     `json:"refs,omitempty"`
	Dice   []int            `json:"dice,omitempty"`
	Fight  uint8            `json:"fight,omitempty"`
	Ledger *engine.Ledger   `json:"ledger,omitempty"`
	Moves  []engine.Move    `json:"moves,omitempty"`
	Losses []engine.Loss    `json:"losses,omitempty"`
	Facts  *engine.Facts    `json:"facts,omitempty"` // absent from copies made before they were written
}

func toldOf(events []engine.Event) []Told {
	var out []Told
	for _, e := range events {
		t := Told{Own: e.Audience != 0, Kind: e.Kind, Cite: e.Cite, Text: e.Text, Refs: e.Refs, Dice: e.Dice, Fight: uint8(e.Fight), Moves: e.Moves, Losses: e.Losses}
		if len(e.Ledger.Lines) > 0 {
			t.Ledger = &e.Ledger
		}
		if f := e.Facts(); !f.Nothing() {
			t.Facts = &f
		}
		out = append(out, t)
	}
	return out
}

// tells tells whether a copy tells what a side was told: all of it, or of a copy made before facts were written all but these.
func (s *Sight) tells(want []Told) bool {
	if sameText(want, s.Told) {
		return true
	}
	for i := range want {
		want[i].Facts = nil
	}
	return sameText(want, s.Told)
}

// events are what a side was told, as the game tells it.
func (s *Sight) events(side engine.Side) []engine.Event {
	if s == nil {
		return nil
	}
	var out []engine.Event
	for _, t := range s.Told {
		e := engine.Event{Kind: t.Kind, Cite: t.Cite, Text: t.Text, Refs: t.Refs, Dice: t.Dice, Fight: engine.BattleKind(t.Fight), Moves: t.Moves, Losses: t.Losses}
		if t.Own {
			e.Audience = engine.Only(side)
		}
		if t.Ledger != nil {
			e.Ledger = *t.Ledger
		}
		if t.Facts != nil {
			*e.Fact() = *t.Facts
		}
		out = append(out, e)
	}
	return out
}

// How sights are packed: a position is written against one at most so many nodes back, and is no longer than so many bytes.
const (
	sightEvery = 64
	mostSight  = 8 << 20
)

// sight writes a node of the line of play as the side saw it.
func (c *copier) sight(l Line, body []byte) error {
	if c.seen++; c.seen > MostSeen {
		return &TooLongError{c.j.Name} // nobody could read it
	}
	f, err := c.g.frame(l.N)
	if err != nil {
		return err
	}
	text, err := sightOf(f.pos, c.side)
	if err != nil {
		return err
	}
	s := &Sight{Told: toldOf(engine.Redact(f.events, c.side))}
	if err := c.pack(s, text, l.N); err != nil {
		return err
	}
	out := Line{Parent: l.Parent, Kind: LineSeen, Needs: needsCopies, Side: l.Side, Commit: c.commit(l.N, body), Sight: s}
	if l.Side == c.side {
		out.Cmd = l.Cmd
	}
	_, err = c.b.line(out)
	return err
}

// packer packs positions as they were seen.
type packer struct {
	whole string // the position that the ones after it are written against
	at    int    // its node, 0 for none
	since int    // nodes since
}

// pack writes the position at node n into what was seen there.
func (k *packer) pack(s *Sight, text []byte, n int) (err error) {
	if k.at != 0 && k.since < sightEvery {
		k.since++
		s.Base = k.at
		s.Text, err = plain.Packed(text, k.whole)
		return err
	}
	k.whole, k.at, k.since = string(text), n, 0
	s.Text, err = plain.Packed(text, "")
	return err
}

// needsCopies is the program version that knows copies for one side.
const needsCopies = "1.0"

// sightText is the encoded position of a seen line.
func (g *Game) sightText(l Line) ([]byte, error) {
	if l.Sight == nil {
		return nil, errors.New("no sight")
	}
	against := ""
	if n := l.Sight.Base; n != 0 {
		if n < 0 || n >= l.N || g.lines[n-1].Sight == nil || g.lines[n-1].Sight.Base != 0 {
			return nil, fmt.Errorf("base %d, which is no whole position before it", n)
		}
		base, err := plain.Unpacked(g.lines[n-1].Sight.Text, "", mostSight)
		if err != nil {
			return nil, err
		}
		against = string(base)
	}
	return plain.Unpacked(l.Sight.Text, against, mostSight)
}

// copyFor is the side this copy was made for; NoSide for a game itself.
func (g *Game) copyFor() engine.Side {
	if g.header.Copy == nil {
		return engine.NoSide
	}
	return g.header.Copy.For
}

// sighted gives the position and the events of a seen line.
func (g *Game) sighted(l Line) (engine.Position, []engine.Event, error) {
	text, err := g.sightText(l)
	if err == nil {
		var p engine.Position
		if p, err = g.outside(text); err == nil {
			return p, l.Sight.events(g.copyFor()), nil
		}
	}
	return nil, nil, &JournalError{
		Line: l.N + 1, Entry: l.N, Key: "sight", Expected: fmt.Sprintf("a position as it was seen: %v", err),
		Do: "use an unchanged copy", Safe: l.N - 1, err: err,
	}
}
