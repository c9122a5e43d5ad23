package skerries

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"awaw/areamap"
	"awaw/engine"
)

// This file holds the position: plain values, copied when a command changes them.

// Kind is a kind of piece.
type Kind uint8

// The kinds of piece (51).
const (
	Foot Kind = iota
	Boat
	kindCount
)

var kindWords = [kindCount]string{"foot", "boat"}

func (k Kind) String() string { return kindWords[k] }

func parseKind(word string) (Kind, bool) {
	i := slices.Index(kindWords[:], word)
	return Kind(max(i, 0)), i >= 0
}

// Bounds of a game.
const (
	maxSides  = 7
	maxPieces = 48
)

// off is where a piece is that was lost.
const off = -1

// piece is one piece; its number is its place in the list, for ever.
type piece struct {
	Side engine.Side `json:"s"`
	Kind Kind        `json:"k"`
	At   int8        `json:"at"` // area, or off
}

// Position is one moment: before anybody's orders, or with those of some sides written.
type Position struct {
	w *world // what never changes in a game

	turn   int // from 1
	n      int // pieces there have ever been
	pieces [maxPieces]piece
	orders [maxPieces]int8 // where a piece goes, or stays, plus 1; 0 for no order
	ready  [maxSides]bool  // orders sealed, by side less 1
	owner  [maxAreas]engine.Side
	fights []fight // of the last turn. Never written on

	eyes engine.Side // whose view it is, NoSide for the whole
}

// world is what a scenario and the rule values say.
type world struct {
	board     *areamap.Map
	turns     int
	sides     []sideInfo
	worth     [maxAreas]int
	dice      dice
	firstLost Kind
}

type sideInfo struct{ name, style string }

// dice are the numbers a die hits at or under (54.2, 54.3).
type dice struct {
	Foot int `toml:"foot"`
	Boat int `toml:"boat"`
	Held int `toml:"held"`
}

// goes tells where a piece is to go; not ok for one that holds.
func (p *Position) goes(i int) (to int, ok bool) {
	to = int(p.orders[i]) - 1
	return to, to >= 0 && to != int(p.pieces[i].At)
}

// alive tells whether a side has pieces.
func (p *Position) alive(s engine.Side) bool {
	return slices.ContainsFunc(p.pieces[:p.n], func(x piece) bool { return x.Side == s && x.At != off })
}

// sides lists those with pieces, rising.
func (p *Position) sides() []engine.Side {
	var out []engine.Side
	for i := range p.w.sides {
		if s := engine.Side(i + 1); p.alive(s) {
			out = append(out, s)
		}
	}
	return out
}

// over: 55.2, after the last turn, or when fewer than two sides have pieces left.
func (p *Position) over() bool { return p.turn > p.w.turns || len(p.sides()) < 2 }

// ToAct lists the sides that have not sealed their orders (52.1, 52.2).
func (p *Position) ToAct() []engine.Side {
	if p.over() {
		return nil
	}
	return slices.DeleteFunc(p.sides(), func(s engine.Side) bool { return p.ready[s-1] })
}

// Seen takes out the others' orders, and whether they have sealed them here.
func (p *Position) Seen(side engine.Side) engine.Position {
	q := *p
	q.eyes = side
	for i, x := range q.pieces[:q.n] {
		if x.Side != side {
			q.orders[i] = 0
		}
	}
	for i := range q.ready {
		q.ready[i] = q.ready[i] && engine.Side(i+1) == side
	}
	return &q
}

// Hides tells whether there are orders side may not know.
func (p *Position) Hides(side engine.Side) bool {
	for i, x := range p.pieces[:p.n] {
		if x.Side != side && p.orders[i] != 0 {
			return true
		}
	}
	for i, r := range p.ready {
		if r && engine.Side(i+1) != side {
			return true
		}
	}
	return false
}

// PhaseID tells turns apart: orders are all there is of one.
func (p *Position) PhaseID() uint32 { return uint32(p.turn) << 8 }

// TurnNumber is the turn, from 1.
func (p *Position) TurnNumber() int { return min(p.turn, p.w.turns) }

// Date is the turn in words.
func (p *Position) Date() engine.Text { return engine.Say("toy-skerries.turn", p.TurnNumber()) }

// points is what a side's land is worth (55.3).
func (p *Position) points(s engine.Side) int {
	n := 0
	for i := range p.w.board.Len() {
		if p.owner[i] == s {
			n += p.w.worth[i]
		}
	}
	return n
}

// Outcome: 55.3, most worth of land wins; as much for several is a draw.
func (p *Position) Outcome() engine.Outcome {
	var score []engine.Score
	for i := range p.w.sides {
		s := engine.Side(i + 1)
		score = append(score, engine.Score{Side: s, Points: p.points(s)})
	}
	return engine.MostPoints(p.over(), score, "toy-skerries.won", "toy-skerries.draw")
}

// Digest covers everything but whose view it is and what is only shown of the last fights.
func (p *Position) Digest() [32]byte {
	b := append([]byte("toy-skerries 1 "), p.w.board.ID()...)
	b = binary.BigEndian.AppendUint16(b, uint16(p.turn))
	b = append(b, byte(p.w.turns), byte(len(p.w.sides)), byte(p.w.firstLost), byte(p.n))
	for i, x := range p.pieces[:p.n] {
		b = append(b, byte(x.Side), byte(x.Kind), byte(x.At), byte(p.orders[i]))
	}
	for i := range p.w.sides {
		b = append(b, byte(0))
		if p.ready[i] {
			b[len(b)-1] = 1
		}
	}
	for i := range p.w.board.Len() {
		b = append(b, byte(p.owner[i]), byte(p.w.worth[i]))
	}
	return sha256.Sum256(b)
}
