package mail

import (
	"encoding/hex"
	"strconv"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
)

// This file writes the letters of a game.

// longestWords bounds the words to whoever reads a letter, in bytes.
const longestWords = 4000

// StandingKey is the key of the setting of a side's standing orders.
func StandingKey(side engine.Side) string { return "orders." + strconv.Itoa(int(side)) }

// AnsweredKey is the key of the settings that note which of a side's standing orders gave a command.
func AnsweredKey(side engine.Side) string { return "answered." + strconv.Itoa(int(side)) }

// Pack writes the next letter of this desk: all that was done here since its letter before. Where dice are owed, this desk's link for them is
// given with it. own is the desk's secret. The letter is handed to keep, and counts as written once that has kept it.
func Pack(g *play.Game, own engine.Seed, words string, keep func(number int, text []byte) error) ([]byte, error) {
	m, h := g.ByMail(), g.Header()
	words = cleaned(words)
	switch {
	case h.Kept():
		return packKept(g, own, words, keep)
	case h.Keeps():
		return nil, ErrKeeps
	case m == nil:
		return nil, ErrNotByMail
	case len(words) > longestWords:
		return nil, ErrWords
	case g.LostSeal(m.Side):
		return nil, ErrLost
	}
	if _, _, owed := g.Owed(); !owed && alone(g, m.Side) {
		if len(itemsOf(g, m.Side, nil)) == 0 || !answers(g, m.Side) {
			return nil, ErrYourTurn
		}
	}
	var link *chain.Link
	if _, ok := g.LinkAwaited(m.Side); ok {
		l, err := g.OwnLink()
		if err != nil {
			return nil, err
		}
		link = &l
	}
	items := itemsOf(g, m.Side, link)
	if len(items) == 0 {
		return nil, ErrNothing
	}
	heard := g.Letters()
	heard[m.Side-1]++
	story := g.Story()
	p, err := g.At(g.Head(), m.Side)
	if err != nil {
		return nil, err
	}
	l := &Letter{Game: m.Game, From: m.Side, Number: heard[m.Side-1], Heard: heard, Items: items, Words: words,
		Story: hex.EncodeToString(story[:]), Digest: digestOf(p)}
	if !l.sound() { // what readers refuse is never written: no other letter of its number may follow it
		return nil, ErrStrange
	}
	sealed, err := paperOf(l, m, secret{own})
	if err != nil {
		return nil, err
	}
	text, err := sealed.write(secret{own})
	if err != nil {
		return nil, err
	}
	if len(text) > LongestText {
		return nil, ErrLong
	}
	if err := keep(l.Number, text); err != nil {
		return nil, err // the link was not given: what owes dice can still be taken back
	}
	if link != nil {
		if _, err := g.GiveLink(m.Side, *link); err != nil {
			return nil, err
		}
	}
	return text, g.MarkLetter(m.Side, l.Number, g.Len(), l.tells())
}

// alone tells whether side has something to decide in the open.
func alone(g *play.Game, side engine.Side) bool {
	acting := g.ToAct()
	return len(g.Writing()) == 0 && len(acting) == 1 && acting[0] == side
}

// answers tells whether what there is to send is what others wait for: a link, or orders that are opened.
func answers(g *play.Game, side engine.Side) bool {
	for _, it := range itemsOf(g, side, nil) {
		if it.Link != "" || it.Open != nil {
			return true
		}
	}
	return false
}

// sheet is what of a journal a letter is made from.
type sheet struct {
	g        *play.Game
	side     engine.Side
	sent     int          // the last line that a letter of this side tells
	followed map[int]bool // lines that came of a letter of another
	on       map[int]bool // nodes that lead here
	owed     int          // the last line that owes dice
	sealed   int          // the side's last seal
	all      int          // the last seal of any side on the position it stands at: all have sealed by then, where all have
	told     map[int]bool // seals whose orders stand in the letter
}

func sheetOf(g *play.Game, side engine.Side) *sheet {
	s := &sheet{g: g, side: side, followed: map[int]bool{}, on: map[int]bool{}, told: map[int]bool{}}
	for n := 1; n <= g.Len(); n++ {
		l, _ := g.Line(n)
		if l.Kind == play.LineContribution && l.Parent == g.Head() {
			s.all = n
		}
		switch {
		case l.Kind == play.LineLetter && l.Side == side:
			s.sent = n
		case l.Kind == play.LineLetter:
			for k := l.To + 1; k < n; k++ {
				s.followed[k] = true
			}
		case l.Kind == play.LineOwed:
			s.owed = n
		case l.Kind == play.LineContribution && l.Side == side:
			s.sealed = n
		}
	}
	for _, n := range g.PathTo(g.Head()) {
		s.on[n] = true
	}
	if _, _, owes := g.Owed(); !owes {
		s.owed = 0
	}
	if !g.Sealed(side) {
		s.sealed = 0
	}
	return s
}

// itemsOf lists what side did here since its last letter, in order, with the link that it gives with its next, nil for none. What follows of
// itself from letters of others is left to their readers.
func itemsOf(g *play.Game, side engine.Side, link *chain.Link) []Item {
	s := sheetOf(g, side)
	var items []Item
	for n := s.sent + 1; n <= g.Len(); n++ {
		l, _ := g.Line(n)
		items = append(items, s.items(l)...)
	}
	if link != nil {
		items = append(items, Item{Link: link.String()})
	}
	return append(items, s.opening()...)
}

// items is what a line has for others.
func (s *sheet) items(l play.Line) []Item {
	switch {
	case l.Kind == play.LineLink && l.Side == s.side:
		return []Item{{Link: l.Link}}
	case l.OwesOpening(): // its orders come before the links for their dice
		for n := l.N + 1; n <= s.g.Len(); n++ {
			if r, _ := s.g.Line(n); r.Kind == play.LineReveal && s.on[n] && r.Parent == l.Parent {
				return s.opened(r)
			}
		}
		return s.opening()
	case l.Kind == play.LineReveal && s.on[l.N]:
		return s.opened(l)
	case l.Kind == play.LineSetting && l.Key == StandingKey(s.side):
		return []Item{{Standing: &l.Value}}
	case l.Side != s.side || s.followed[l.N] || (s.on[l.N] || l.N == s.owed) && s.g.Followed(l):
	case l.Kind == play.LineCommand && s.on[l.N], l.Kind == play.LineOwed && l.N == s.owed && l.Cmd != "":
		return []Item{{Cmd: l.Cmd}}
	case l.Kind == play.LineContribution && l.N == s.sealed:
		return []Item{{Seal: l.Commit}}
	}
	return nil
}

// opening is what the side opens where everybody has sealed, once in a letter, and not if its letter before told it.
func (s *sheet) opening() []Item {
	o, ok := s.g.Opening(s.side)
	if !ok || s.told[o.Of] || s.all < s.sent {
		return nil
	}
	s.told[o.Of] = true
	return []Item{{Open: &Opened{o.Salt, o.Cmds}}}
}

// opened is what the side opened at a line, once in a letter, and not if its letter before told it: it did when everybody had sealed by then.
func (s *sheet) opened(l play.Line) []Item {
	var items []Item
	all := true
	for _, o := range l.Orders {
		all = all && o.Of < s.sent
		if o.Side == s.side && !s.told[o.Of] {
			s.told[o.Of] = true
			items = append(items, Item{Open: &Opened{o.Salt, o.Cmds}})
		}
	}
	if all {
		return nil
	}
	return items
}
