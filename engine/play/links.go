package play

import (
	"crypto/sha256"
	"errors"
	"slices"

	"awaw/engine"
	"awaw/engine/play/chain"
)

// This file holds the dice of a game that is kept at several desks, by mail. No desk holds a seed. Each side has a chain of links, of which
// everybody knows the end from the beginning: a link is proved by its hash, which is the link given before it. A command that draws dice is
// written down first, as owed; then every side gives its next link, and the dice come from all of them and from what was written. So nobody
// knows a die before the command that draws it stands fast, and nobody can choose one.

// GeneratorLinks names dice that come from the links of all sides.
const GeneratorLinks = "links/pcg-xsl-rr/sha256/1"

// needsLinks is the program version that knows games by mail.
const needsLinks = "1.0"

// LinksMark is in the header of a game by mail.
type LinksMark struct {
	Game string      `json:"game"` // 64 hexadecimal digits, the same at every desk
	Side engine.Side `json:"side"` // whose desk this is
	Tips []string    `json:"tips"` // by side from 1: the end of its chain of links
	Keys []string    `json:"keys"` // by side from 1: the public half of the key it signs letters with
	// Boxes are, by side from 1, the public halves of the keys that letters to it are sealed to; none where letters are open.
	Boxes []string `json:"boxes,omitempty"`
	Of    string   `json:"of,omitempty"` // the hash of the invitation, "" in games of older programs
	// Ending tells that a command which ends the game waits for links as those that draw dice do, where something is hidden: nobody sees what the
	// others hid before he stands by his last command. False in games of older programs.
	Ending bool `json:"ending,omitempty"`
	Onward bool `json:"onward,omitempty"` // standing orders go on after what they answered themselves, as with a keeper; not in games of older programs
	// Keeper is who alone carries the game out, where somebody does; Side is NoSide at his desk.
	Keeper *KeeperMark `json:"keeper,omitempty"`
}

// mailFault is something that a game by mail refuses, with words for players of every language.
type mailFault struct{ key, what string }

func (e *mailFault) Error() string { return "engine: " + e.what }

// Said is the refusal in the player's language.
func (e *mailFault) Said() engine.Text { return engine.Say("game.mail." + e.key) }

// The errors of games by mail.
var (
	// ErrOwed answers a command whose dice are not there yet: it is written down and stands, and so does play until all links have come.
	ErrOwed error = &mailFault{"owed", "the dice of this command come by mail; it is written down, and play waits for them"}
	// ErrLink refuses a link that is not the next of its chain.
	ErrLink error = &mailFault{"link", "this is not the next link of this side's chain"}
	// ErrSeal refuses orders that are opened and are not those their side has sealed.
	ErrSeal error = &mailFault{"seal", "these are not the orders that this side has sealed"}
	// ErrNoLink refuses a link that nobody waits for.
	ErrNoLink error = &mailFault{"nolink", "no link of this side is awaited"}
	// ErrOrdersTurn refuses standing orders while other desks play on without them.
	ErrOrdersTurn error = &mailFault{"orders", "by mail, standing orders are left while this side has something to decide"}
)

// linked are the dice of a game by mail. Its Roll asks for links by errLinks. Where a keeper carries the game out there are two hands for each side,
// its own and behind those of all sides the keeper's toward it, and what is owed takes the links of these two alone: of the side that owes it, or of the
// one whose command it follows from.
type linked struct {
	tips  []chain.Link
	sides int           // where a keeper carries the game out, 0 elsewhere
	by    engine.Side   // whose links serve what is owed
	given []int         // by side: the links it gave
	last  []chain.Link  // by side: the link it gave in the last of them, its tip at first
	next  []chain.Link  // by side: the link it gave for what is owed, zero until then
	owed  int           // the line that owes dice, 0 when none does
	dice  *engine.Keyed // from the last exchange, nil before the first
	open  bool          // they serve the command that is carried out now
	from  int           // the node that the last exchange was for, 0 until it is there
	fell  int           // the line of its last link
}

// errLinks says that dice are asked for which no links have been given.
var errLinks = errors.New("engine: links are needed")

// Roll draws from the last exchange of links.
func (k *linked) Roll(a engine.Ask) ([]int, error) {
	if !k.open {
		return nil, errLinks
	}
	return k.dice.Roll(a)
}

// newLinked makes the dice of a game by mail from its header.
func newLinked(m *LinksMark) (*linked, error) {
	k := &linked{}
	if len(m.Tips) < 2 || len(m.Tips) > 7 || len(m.Keys) != len(m.Tips) || len(m.Boxes) != 0 && len(m.Boxes) != len(m.Tips) || m.Side < 1 && m.Keeper == nil ||
		int(m.Side) > len(m.Tips) || m.Keeper != nil && len(m.Keeper.Tips) != len(m.Tips) {
		return nil, &JournalError{Line: 1, Key: "links", Expected: "the tips and keys of two to seven sides, and one of them", Do: "use an unchanged copy of the save", Safe: -1}
	}
	tips := m.Tips
	if m.Keeper != nil {
		tips, k.sides = slices.Concat(m.Tips, m.Keeper.Tips), len(m.Tips)
	}
	for _, t := range tips {
		tip, err := chain.Parse(t)
		if err != nil {
			return nil, &JournalError{Line: 1, Key: "links.tips", Expected: "64 hexadecimal digits", Do: "use an unchanged copy of the save", Safe: -1}
		}
		k.tips = append(k.tips, tip)
	}
	k.last = slices.Clone(k.tips)
	k.next = make([]chain.Link, len(k.tips))
	k.given = make([]int, len(k.tips))
	return k, nil
}

// take brings a side's link. It tells whether now all are there.
func (k *linked) take(side engine.Side, l chain.Link) (all bool, err error) {
	if side < 1 || int(side) > len(k.last) || k.owed == 0 || k.next[side-1] != (chain.Link{}) || !k.asks(side) {
		return false, ErrNoLink
	}
	if !k.follows(l, side) {
		return false, ErrLink
	}
	k.next[side-1] = l
	for i, l := range k.next {
		if l == (chain.Link{}) && k.asks(engine.Side(i+1)) {
			return false, nil
		}
	}
	return true, nil
}

// follows tells whether a link is the next of its chain. Of a side in a game with a keeper it may be a later one: each letter of it brings one, and not
// every letter throws dice.
func (k *linked) follows(l chain.Link, hand engine.Side) bool {
	for n := 0; n < chain.Most && (n == 0 || int(hand) <= k.sides); n++ {
		if l = l.Before(); l == k.last[hand-1] {
			return true
		}
	}
	return false
}

// asks tells whether a hand gives a link for what is owed.
func (k *linked) asks(hand engine.Side) bool {
	return k.sides == 0 || hand == k.by || hand == k.by+engine.Side(k.sides)
}

// settle makes dice of the links that are there, for what commit stands for.
func (k *linked) settle(commit [sha256.Size]byte, fell int) {
	b := append([]byte("awaw mail dice"), commit[:]...)
	for _, l := range k.next {
		b = append(b, l[:]...)
	}
	k.dice = engine.NewKeyed(sha256.Sum256(b))
	for i, l := range k.next {
		if l != (chain.Link{}) {
			k.last[i] = l
			k.given[i]++
		}
	}
	clear(k.next)
	k.owed, k.from, k.fell = 0, 0, fell
}

// ByMail gives what the header holds of a game by mail; nil where it is none.
func (g *Game) ByMail() *LinksMark { return g.header.Links }

// Desk is the side whose desk this is in a game by mail that is not over: nobody here looks through other eyes. NoSide otherwise.
func (g *Game) Desk() engine.Side {
	if g.header.Links == nil || g.header.Copy != nil || g.Outcome().Over {
		return engine.NoSide
	}
	return g.header.Links.Side
}

// Owed gives the command that waits for links, in notation, and whose it is.
func (g *Game) Owed() (side engine.Side, cmd string, ok bool) {
	if g.links == nil || g.links.owed == 0 {
		return engine.NoSide, "", false
	}
	l := g.lines[g.links.owed-1]
	return l.Side, l.Cmd, true
}

// LinkAwaited tells whether side has not yet given its link for what is owed, and the number that link has in its chain.
func (g *Game) LinkAwaited(side engine.Side) (n int, ok bool) {
	if _, _, owed := g.Owed(); !owed || side < 1 || int(side) > len(g.links.next) || g.links.next[side-1] != (chain.Link{}) || !g.links.asks(side) {
		return 0, false
	}
	return g.links.given[side-1] + 1, true
}

// Secret is what this desk alone knows of a game by mail, and what its links and its signature come from.
func (g *Game) Secret() (engine.Seed, bool) {
	return g.seed, g.header.Links != nil && g.seed != (engine.Seed{})
}

// OwnLink is the link that this desk gives for what is owed.
func (g *Game) OwnLink() (chain.Link, error) {
	if g.links == nil {
		return chain.Link{}, ErrNoLink
	}
	if by := g.links.by; g.links.sides > 0 {
		if by < 1 || int(by) > g.links.sides {
			return chain.Link{}, ErrNoLink
		}
		return chain.Of(chain.Keeper(g.seed, by), g.links.given[int(by)+g.links.sides-1]+1)
	}
	n := g.links.given[g.header.Links.Side-1] + 1
	if g.links.owed == 0 {
		n--
	}
	return chain.Of(g.seed, n)
}
