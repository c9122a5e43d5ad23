// Package toys holds two tiny rule systems that keep the contract honest: Sealed, of secret simultaneous orders
// with hidden hands, and Buckets, of buckets of dice with losses the owner chooses. They are used only by tests.
package toys

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"

	"awaw/engine"
)

// Sealed is the toy of secrets. Two to seven sides hold hidden hands of numbers 1 to 9. In each round every side picks
// one in secret and confirms; the highest scores, a tie for the highest is broken by dice; what was picked is
// shown and gone. The game ends with the hands.
//
// Its scenario is JSON: {"salts": ["…", "…", "…"], "hands": [[1,5,9], [2,4,6], [3,7,8]]}, hands of equal size.
type Sealed struct{}

// mostHands is how many sides may play.
const mostHands = 7

// The verbs of Sealed. They are never renumbered.
const (
	VerbPick    engine.Verb = 1 // N: the number
	VerbConfirm engine.Verb = 2
)

// hand is one side's hidden state. Unknown hands keep only their commitment and count.
type hand struct {
	Known   bool     `json:"known"`
	Cards   uint16   `json:"cards"` // bit n: holds n
	Salt    string   `json:"salt"`
	Pick    int      `json:"pick"`
	Ready   bool     `json:"ready"`
	Count   int      `json:"count"`
	Commit  [32]byte `json:"commit"`
	Points  int      `json:"points"`
	Discard uint16   `json:"discard"`
}

func (h hand) committed() hand {
	b := []byte(h.Salt)
	b = binary.BigEndian.AppendUint16(b, h.Cards)
	b = append(b, byte(h.Pick))
	if h.Ready {
		b = append(b, 'r')
	}
	h.Commit = sha256.Sum256(b)
	return h
}

type sealedPosition struct {
	Round int             `json:"round"` // from 1
	Sides int             `json:"sides"`
	Hands [mostHands]hand `json:"hands"` // of the first Sides sides
}

// ID names the toy.
func (Sealed) ID() engine.SystemID { return "toy-sealed" }

// Setup deals the hands.
func (Sealed) Setup(_ engine.Kit, doc engine.Doc) (engine.Position, error) {
	var in struct {
		Salts []string `json:"salts"`
		Hands [][]int  `json:"hands"`
	}
	if err := json.Unmarshal(doc.Data, &in); err != nil {
		return nil, fmt.Errorf("%s: %w", doc.Name, err)
	}
	if len(in.Hands) < 2 || len(in.Hands) > mostHands || len(in.Salts) != len(in.Hands) {
		return nil, fmt.Errorf("%s: hands, salts: expected 2 to %d, as many of each", doc.Name, mostHands)
	}
	p := sealedPosition{Round: 1, Sides: len(in.Hands)}
	for i, cards := range in.Hands {
		h := hand{Known: true, Salt: in.Salts[i], Count: len(cards)}
		for _, c := range cards {
			if c < 1 || c > 9 || h.Cards&(1<<c) != 0 {
				return nil, fmt.Errorf("%s: hands: expected different numbers from 1 to 9, found %v", doc.Name, cards)
			}
			h.Cards |= 1 << c
		}
		if h.Count == 0 || h.Count != len(in.Hands[0]) {
			return nil, fmt.Errorf("%s: hands: expected hands of one size, 1 to 9", doc.Name)
		}
		p.Hands[i] = h.committed()
	}
	return p, nil
}

// hands are those of the sides that play. p is a copy: nobody writes through it.
func (p *sealedPosition) hands() []hand { return p.Hands[:p.Sides] }

func (p sealedPosition) over() bool { return p.Hands[0].Count == 0 }

func (p sealedPosition) ToAct() []engine.Side {
	if p.over() {
		return nil
	}
	var out []engine.Side
	for i, h := range p.hands() {
		if !h.Ready {
			out = append(out, engine.Side(i+1))
		}
	}
	return out
}

// hand gives the hand of a side that may act, or why it may not.
func (p sealedPosition) hand(c engine.Command) (hand, engine.Text) {
	switch {
	case c.Side < 1 || int(c.Side) > p.Sides:
		return hand{}, engine.Say("toy.side")
	case p.over():
		return hand{}, engine.Say("toy.over")
	case !p.Hands[c.Side-1].Known:
		return hand{}, engine.Say("toy.unknown")
	case p.Hands[c.Side-1].Ready:
		return hand{}, engine.Say("toy.ready")
	}
	return p.Hands[c.Side-1], engine.Text{}
}

func (p sealedPosition) Legal(side engine.Side, buf []engine.Command) []engine.Command {
	h, why := p.hand(engine.Command{Side: side})
	if !why.IsZero() {
		return buf
	}
	for n := range 10 {
		if h.Cards&(1<<n) != 0 && n != h.Pick {
			buf = append(buf, engine.Command{Side: side, Verb: VerbPick, N: int16(n)})
		}
	}
	if h.Pick != 0 {
		buf = append(buf, engine.Command{Side: side, Verb: VerbConfirm})
	}
	return buf
}

func (p sealedPosition) refuse(c engine.Command, why engine.Text) error {
	return &engine.Illegal{Cmd: c, Cite: "T1", Reason: why, Nearest: p.Legal(c.Side, nil)}
}

func (p sealedPosition) Apply(c engine.Command, dice engine.Dice) (engine.Position, []engine.Event, error) {
	h, why := p.hand(c)
	plain := c.A == engine.NoRef && c.B == engine.NoRef && c.C == engine.NoRef
	switch {
	case !why.IsZero():
	case c.Verb == VerbPick && plain && c.N >= 1 && c.N <= 9 && h.Cards&(1<<c.N) != 0 && int(c.N) != h.Pick:
		h.Pick = int(c.N)
		p.Hands[c.Side-1] = h.committed()
		return p, []engine.Event{{Kind: engine.EventChoice, Text: engine.Say("toy.picked", h.Pick), Audience: engine.Only(c.Side)}}, nil
	case c.Verb == VerbConfirm && plain && c.N == 0 && h.Pick != 0:
		h.Ready = true
		p.Hands[c.Side-1] = h.committed()
		return p.resolve(dice)
	default:
		why = engine.Say("toy.order")
	}
	return nil, nil, p.refuse(c, why)
}

// resolve ends the round when all are ready.
func (p sealedPosition) resolve(dice engine.Dice) (engine.Position, []engine.Event, error) {
	best := 0
	for _, h := range p.hands() {
		if !h.Ready {
			return p, nil, nil
		}
		best = max(best, h.Pick)
	}
	var tied []int
	for i, h := range p.hands() {
		if h.Pick == best {
			tied = append(tied, i)
		}
	}
	var events []engine.Event
	for roll := uint8(0); len(tied) > 1; roll++ {
		faces, err := dice.Roll(engine.Ask{Key: engine.Key{Turn: uint16(p.Round), Roll: roll}, N: len(tied), Sides: 6, Cite: "T2", Why: engine.Say("toy.tie")})
		if err != nil {
			return nil, nil, err
		}
		events = append(events, engine.Event{Kind: engine.EventDice, Cite: "T2", Text: engine.Say("toy.tie"), Dice: append([]int(nil), faces...)})
		tied = highest(tied, faces)
	}
	for i := range p.Sides {
		h := &p.Hands[i]
		events = append(events, engine.Event{Kind: engine.EventReveal, Cite: "T3", Text: engine.Say("toy.shown", engine.Side(i+1), h.Pick)})
		h.Cards &^= 1 << h.Pick
		h.Discard |= 1 << h.Pick
		h.Count--
		h.Pick, h.Ready = 0, false
		*h = h.committed()
	}
	p.Hands[tied[0]].Points++
	p.Round++
	return p, events, nil
}

func highest(who, faces []int) []int {
	best := 0
	for _, f := range faces {
		best = max(best, f)
	}
	var out []int
	for i, f := range faces {
		if f == best {
			out = append(out, who[i])
		}
	}
	return out
}

// Seen takes out the other hands: cards, pick, salt, and whether they are ready.
func (p sealedPosition) Seen(side engine.Side) engine.Position {
	for i := range p.Sides {
		if engine.Side(i+1) != side {
			h := &p.Hands[i]
			h.Known, h.Cards, h.Salt, h.Pick, h.Ready = false, 0, "", 0, false
		}
	}
	return p
}

// Hides tells whether another side holds cards.
func (p sealedPosition) Hides(engine.Side) bool { return !p.over() }

func (p sealedPosition) View() engine.View {
	return engine.View{Turn: p.Round, Date: engine.Say("toy.round", p.Round)}
}

func (p sealedPosition) Outcome() engine.Outcome {
	out := engine.Outcome{Over: p.over()}
	best := -1
	for i, h := range p.hands() {
		out.Score = append(out.Score, engine.Score{Side: engine.Side(i + 1), Points: h.Points})
		if out.Over && h.Points > best {
			best, out.Winner = h.Points, engine.Side(i+1)
		}
	}
	return out
}

// Digest covers hands by their commitments only.
func (p sealedPosition) Digest() [32]byte {
	b := append([]byte("toy-sealed 1"), byte(p.Round))
	for _, h := range p.hands() {
		b = append(b, h.Commit[:]...)
		b = append(b, byte(h.Count), byte(h.Points))
		b = binary.BigEndian.AppendUint16(b, h.Discard)
	}
	return sha256.Sum256(b)
}

func (p sealedPosition) PhaseID() uint32 { return uint32(p.Round) }
