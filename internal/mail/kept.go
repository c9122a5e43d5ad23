package mail

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
)

// This file holds the letters of games that a keeper carries out. Whoever keeps a game plays no side of it and alone has it whole. A side's desk
// sends him commands and has from him what its side gets to know by them, and by those of the others. docs/keeper.md says what that promises.

// What a letter of a kept game may hold at most.
const (
	mostGiven    = 500 // commands in one letter
	longestGiven = 500 // bytes of a command
)

// Kept tells whether whoever invites plays no side, and keeps the game.
func (inv *Invitation) Kept() bool { return len(inv.Keeper) > 0 }

// sides tells whether the sides it names are such as a game by mail has.
func (inv *Invitation) sides() bool {
	if inv.Sides < 2 || inv.Sides > 7 {
		return false
	}
	if inv.Kept() {
		return inv.From == engine.NoSide && len(inv.Keeper) == inv.Sides && inv.Box != "" && inv.Bind && !inv.Ending && !inv.Onward
	}
	return inv.From >= 1 && int(inv.From) <= inv.Sides
}

// marked tells whether an invitation of a format has what those of its day have: nobody takes a mark away that holds both desks to something.
func (inv *Invitation) marked(format int) bool {
	switch {
	case inv.Kept():
		return format == formatKept
	case format == formatKept:
		return false
	}
	return (inv.Ending || format < formatEnding) && (inv.Onward || format < Format)
}

// keeperTips are the ends of the chains of links that a keeper gives, by side.
func keeperTips(own engine.Seed, sides int) ([]string, error) {
	var out []string
	for side := range sides {
		l, err := chain.Of(chain.Keeper(own, engine.Side(side+1)), 0)
		if err != nil {
			return nil, err
		}
		out = append(out, l.String())
	}
	return out, nil
}

// Given is a letter of a side to the keeper.
type Given struct {
	Game   string      `json:"game"`
	From   engine.Side `json:"from"`
	Number int         `json:"number"` // among the letters of this side, from 1
	Heard  int         `json:"heard"`  // how many of the keeper's letters were read
	Sight  string      `json:"sight"`  // the digest of the position that the side knows
	Cmds   []string    `json:"cmds"`
	Link   string      `json:"link"` // of the letter's own number: for what of them draws dice
	// Standing are the side's standing orders from this letter on, where they are others than before.
	Standing *string `json:"standing,omitempty"`
	Words    string  `json:"words,omitempty"`
}

// sound tells whether a letter can be such a one, whatever the game.
func (l *Given) sound() bool {
	if len(l.Words) > longestWords || len(l.Cmds) == 0 || len(l.Cmds) > mostGiven || !sums(l.Sight, l.Link) {
		return false
	}
	for _, c := range l.Cmds {
		if c == "" || len(c) > longestGiven {
			return false
		}
	}
	return l.Standing == nil || len(*l.Standing) <= longestGiven && shown(*l.Standing) && plainOrders(*l.Standing) == *l.Standing
}

// Sights is a letter of the keeper to a side.
type Sights struct {
	Game    string        `json:"game"`
	To      engine.Side   `json:"to"`
	Number  int           `json:"number"` // among the letters to this side, from 1
	Heard   int           `json:"heard"`  // how many letters of the side were read
	Answer  *Answer       `json:"answer,omitempty"`
	Moments []play.Moment `json:"moments,omitempty"`
	Whole   string        `json:"whole,omitempty"` // a part of the whole journal, packed, once the game is over
	More    bool          `json:"more,omitempty"`  // another letter goes on with what this one tells; the answer comes with the last
	Words   string        `json:"words,omitempty"`
}

// Answer tells what became of a side's letter.
type Answer struct {
	Done int          `json:"done"`          // how many of its commands were carried out
	Why  *engine.Text `json:"why,omitempty"` // why the next was refused; nil where the letter ended with them, or dice fell
}

// sumOf is a sum of what a letter holds, by which another of its number is known.
func sumOf(what any) string {
	text, err := json.Marshal(what)
	if err != nil {
		return ""
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

// lettersOf counts the letters of a hand in a kept game, and gives the entry of the last; the zero line where there is none.
func lettersOf(g *play.Game, hand engine.Side) (n int, last play.Line) {
	for i := g.Len(); i > 0; i-- {
		if l, _ := g.Line(i); l.Kind == play.LineLetter && l.Side == hand {
			return l.Letter, l
		}
	}
	return 0, last
}

// toward is the hand of the keeper's letters to a side: play.Game.Jot.
func toward(g *play.Game, side engine.Side) engine.Side {
	return side + engine.Side(len(g.ByMail().Keys))
}

// opened reads what a letter of a kept game holds: one that the owner of key signed, and that is of side from.
func opened(g *play.Game, p *Paper, key string, what any) error {
	m := g.ByMail()
	switch {
	case p.Kind != KindLetter || p.Game() != m.Game:
		return ErrOther
	case !p.SignedBy(key):
		return ErrForged
	case p.Sealed == nil:
		return ErrStrange
	}
	own, ok := g.Secret()
	if !ok {
		return ErrFor
	}
	return secret{own}.unsealInto(p.Sealed, what)
}

// sent makes the paper of a letter in a kept game. bare is the letter without words, by which its writer knows it again.
func sent(m *play.LinksMark, own engine.Seed, box string, letter, bare any) ([]byte, error) {
	text, err := sealTo([]string{box}, letter)
	if err != nil {
		return nil, err
	}
	p := &Paper{Kind: KindLetter, Sealed: &Sealed{Game: m.Game, Of: m.Of, From: m.Side, Text: text, Mine: secret{own}.markOf(bare)}}
	out, err := p.write(secret{own})
	if err == nil && len(out) > LongestText {
		err = ErrLong
	}
	return out, err
}

// numbered refuses a letter that is not the next of its hand; sum is that of what it holds.
func numbered(g *play.Game, hand, named engine.Side, number int, sum string) error {
	n, _ := lettersOf(g, hand)
	switch {
	case number < 1:
		return ErrStrange
	case number > n+1:
		return missing(g, named, n+1)
	case number == n+1:
		return nil
	}
	for i := g.Len(); i > 0; i-- {
		if l, _ := g.Line(i); l.Kind == play.LineLetter && l.Side == hand && l.Letter == number && l.Commit != sum {
			return ErrStory
		}
	}
	return &Double{number}
}

// refusal is why the rules refuse a command, nil if it is not they that do.
func refusal(err error) (*engine.Text, bool) {
	var no *engine.Illegal
	if errors.As(err, &no) {
		return &no.Reason, true
	}
	return nil, false
}

// Written counts the letters that this desk has written, other than the keeper's.
func Written(g *play.Game) int {
	m, h := g.ByMail(), g.Header()
	if h.Kept() {
		n, _ := lettersOf(g, m.Side)
		return n
	}
	return g.Letters()[m.Side-1]
}

// unanswered tells whether a side's letters wait for the keeper's: its last was written later than the last of his that no other goes on with.
func unanswered(g *play.Game, side engine.Side) bool {
	for n := g.Len(); n > 0; n-- {
		switch l, _ := g.Line(n); {
		case l.Kind != play.LineLetter:
		case l.Side == side:
			return true
		case l.Side == toward(g, side):
			if h, err := heardOf(l); err != nil || !h.More {
				return false
			}
		}
	}
	return false
}

// OnItsWay lists the commands of the last letter from this desk while the keeper has told nothing since.
func OnItsWay(g *play.Game) []string {
	me := g.ByMail().Side
	if n, own := lettersOf(g, me); n == 0 || own.Parent != g.Head() || !unanswered(g, me) {
		return nil
	}
	return lastSent(g)
}

// Told counts the letters that the keeper has written to a side.
func Told(g *play.Game, side engine.Side) int {
	n, _ := lettersOf(g, toward(g, side))
	return n
}

// toldBefore counts, for each letter that was sent from this desk, the moments it had been told by then.
func toldBefore(g *play.Game) (out []int) {
	told := 0
	for n := 1; n <= g.Len(); n++ {
		switch l, _ := g.Line(n); {
		case l.Kind == play.LineSeen:
			told++
		case l.Kind == play.LineLetter && l.Side == g.ByMail().Side:
			out = append(out, told)
		}
	}
	return out
}

// answersTo lists what the keeper answered to the letters of a desk.
func answersTo(g *play.Game) []Answer {
	var out []Answer
	hand := toward(g, g.ByMail().Side)
	for n := 1; n <= g.Len(); n++ {
		if l, _ := g.Line(n); l.Kind == play.LineLetter && l.Side == hand {
			if h, err := heardOf(l); err == nil && h.Answer != nil {
				out = append(out, *h.Answer)
			}
		}
	}
	return out
}
