package mail

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"slices"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
)

// This file reads the letters of a game.

// mostItems bounds a letter: what is done at a desk between two letters is some dozens of commands.
const mostItems = 5000

// fits tells whether a letter can be read in this game now. Nothing is changed.
func fits(g *play.Game, l *Letter) error {
	m := g.ByMail()
	if len(l.Heard) != len(m.Keys) || len(l.Items) > mostItems || l.Heard[l.From-1] != l.Number {
		return ErrStrange
	}
	have := g.Letters()
	switch n := have[l.From-1]; {
	case l.Number <= n:
		if !told(g, l) {
			return ErrStory
		}
		return &Double{l.Number}
	case l.Number > n+1:
		return missing(g, l.From, n+1)
	}
	for i, n := range l.Heard {
		if side := engine.Side(i + 1); side != l.From && n > have[i] {
			if side == m.Side {
				return ErrStory // it answers a letter that this desk never wrote
			}
			return missing(g, side, have[i]+1)
		}
	}
	return nil
}

// told tells whether the letter is the one that was read here under its number.
func told(g *play.Game, l *Letter) bool {
	for n := g.Len(); n > 0; n-- {
		if x, _ := g.Line(n); x.Kind == play.LineLetter && x.Side == l.From && x.Letter == l.Number && x.Commit != "" {
			return x.Commit == l.tells()
		}
	}
	_, ok := chapter(g, l) // an older program read it: whether the game came by where it ends
	return ok
}

// tells is a sum of what the letter tells: seals and what they open stand in no story before all have opened.
func (l *Letter) tells() string {
	text, err := json.Marshal(l.Items)
	if err != nil {
		return ""
	}
	sum := sha256.Sum256(append(text, l.Story...))
	return hex.EncodeToString(sum[:])
}

func chapter(g *play.Game, l *Letter) (node int, ok bool) {
	for _, c := range slices.Backward(g.Stories()) {
		if hex.EncodeToString(c.Sum[:]) == l.Story {
			return c.Node, true
		}
	}
	return 0, false
}

// Open reads a letter: what was done at the other desk is done here. It is tried on a copy of the game first, which again makes, so that a
// letter that is refused changes nothing. It gives what the letter holds, also where that is refused, if it is a letter to this desk.
func Open(g *play.Game, p *Paper, again func() (*play.Game, error)) (*Letter, error) {
	l, err := letterOf(g, p)
	if err != nil {
		return nil, err
	}
	if err := fits(g, l); err != nil {
		return l, err
	}
	if g.LostSeal(g.ByMail().Side) {
		return nil, ErrLost // it is read once the orders are back
	}
	trial, err := again()
	if err != nil {
		return l, err
	}
	if err := read(trial, l); err != nil {
		if !errors.As(err, new(interface{ Said() engine.Text })) {
			err = errors.Join(ErrStrange, err)
		}
		return l, err
	}
	return l, g.Together(func() error { return read(g, l) }) // half a letter could neither be read again nor gone on from
}

// read carries a letter out.
func read(g *play.Game, l *Letter) error {
	from := g.Len()
	for _, it := range l.Items {
		if err := item(g, l.From, it); err != nil {
			return err
		}
	}
	if err := Settle(g); err != nil {
		return err
	}
	node, ok := chapter(g, l)
	if !ok {
		return ErrStory
	}
	if p, err := g.At(node, l.From); err != nil || l.Digest != digestOf(p) {
		return errors.Join(ErrRules, err)
	}
	return g.MarkLetter(l.From, l.Number, from, l.tells())
}

func digestOf(p engine.Position) string {
	d := p.Digest()
	return hex.EncodeToString(d[:])
}

// item carries one item out.
func item(g *play.Game, from engine.Side, it Item) error {
	if err := Settle(g); err != nil {
		return err
	}
	switch {
	case it.Cmd != "":
		return command(g, from, it.Cmd)
	case it.Standing != nil:
		o, err := engine.ParseStandingOrders(*it.Standing)
		if err != nil || !shown(*it.Standing) {
			return ErrStrange
		}
		return g.SetOrders(from, o)
	case it.Seal != "":
		return g.TakeContribution(from, it.Seal)
	case it.Open != nil:
		return open(g, from, *it.Open)
	case it.Link != "":
		return link(g, from, it.Link)
	}
	return ErrStrange
}

// open brings sealed orders, unless they are open already, or were brought before and wait for those of others or for dice: older programs wrote
// an opening again with every letter until all had come.
func open(g *play.Game, from engine.Side, o Opened) error {
	salt, err := hex.DecodeString(o.Salt)
	if err != nil {
		return ErrStrange
	}
	for _, n := range g.PathTo(g.Head()) {
		l, _ := g.Line(n)
		for _, was := range l.Orders {
			if was.Side == from && was.Salt == o.Salt && slices.Equal(was.Cmds, o.Cmds) {
				return nil
			}
		}
	}
	if had, ok := g.Opening(from); ok && had.Salt == o.Salt && slices.Equal(had.Cmds, o.Cmds) {
		return nil
	}
	if _, err = g.Unlock(from, salt, o.Cmds); errors.Is(err, play.ErrOwed) {
		return nil // they open with dice
	}
	return err
}

// link brings the link of another desk, and this desk's own after it: what its owner did stands fast now.
func link(g *play.Game, from engine.Side, text string) error {
	l, err := chain.Parse(text)
	if err != nil {
		return ErrStrange
	}
	if _, err := g.GiveLink(from, l); err != nil {
		return err
	}
	me := g.ByMail().Side
	if _, ok := g.LinkAwaited(me); !ok {
		return nil
	}
	own, err := g.OwnLink()
	if err == nil {
		_, err = g.GiveLink(me, own)
	}
	return err
}

// Settle gives the answers that follow of themselves. It is called after whatever a side did; every desk gives the same.
func Settle(g *play.Game) error {
	for {
		_, _, ok, err := g.Follow()
		if errors.Is(err, play.ErrOwed) {
			return nil
		}
		if err != nil || !ok {
			return err
		}
	}
}

// State is where a game by mail stands at this desk.
type State struct {
	Over    bool
	Lost    bool          // orders that were sealed here and told to others are lost
	Decide  bool          // this desk has something to decide
	Pack    bool          // there is something that others should be told
	Waiting []engine.Side // whose letters are awaited
	Keeper  bool          // the keeper's letter is awaited
}

// StateOf tells where the game stands.
func StateOf(g *play.Game) State {
	m := g.ByMail()
	switch {
	case m == nil:
		return State{}
	case m.Keeper != nil:
		return stateKept(g)
	}
	s := State{Over: g.Outcome().Over, Pack: len(itemsOf(g, m.Side, nil)) > 0}
	s.Lost = g.LostSeal(m.Side)
	if side, _, owed := g.Owed(); owed {
		for _, other := range g.Others(m.Side) {
			if _, waits := g.LinkAwaited(other); waits {
				s.Waiting = append(s.Waiting, other)
			}
		}
		_, own := g.LinkAwaited(m.Side)
		s.Pack = s.Pack || own && (side == m.Side || side == engine.NoSide)
		return s
	}
	for _, side := range g.ToAct() {
		if side == m.Side {
			s.Decide = true
		} else {
			s.Waiting = append(s.Waiting, side)
		}
	}
	if len(g.Writing()) > 0 && len(g.ToAct()) == 0 { // all have sealed: orders are awaited
		for _, o := range g.LockedOrders() {
			if o.Side != m.Side {
				s.Waiting = append(s.Waiting, o.Side)
			}
		}
	}
	if s.Decide && len(g.Writing()) == 0 && !answers(g, m.Side) {
		s.Pack = false
	}
	return s
}
