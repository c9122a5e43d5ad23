package mail

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
	"awaw/internal/plain"
)

// This file is the desk of a side in a game that a keeper carries out. It never holds more than its side may know, so nothing is carried out here: what its
// owner commands is tried upon what he knows, waits until it is sent, and becomes part of the game when the keeper's answer tells it.

// errNoDice says that a command draws dice, which nobody has here.
var errNoDice = errors.New("mail: the dice are with the keeper")

type noDice struct{}

// Roll has no dice.
func (noDice) Roll(engine.Ask) ([]int, error) { return nil, errNoDice }

// Planned lists the commands that wait to be sent.
func Planned(g *play.Game) []string {
	var out []string
	me := g.ByMail().Side
	for n := g.Len(); n > 0; n-- {
		switch l, _ := g.Line(n); {
		case l.Kind == play.LineLetter && l.Side == me, l.Kind == play.LineOwed && l.Cmd == "":
			slices.Reverse(out)
			return out
		case l.Kind == play.LineOwed:
			out = append(out, l.Cmd)
		}
	}
	slices.Reverse(out)
	return out
}

// Before is the position that the desk of a side knows with the commands that wait to be sent carried out upon it, as far as that can be known; ends
// tells that nothing can be commanded behind them: dice are thrown, or another side is to act.
func Before(g *play.Game) (p engine.Position, ends bool) {
	me := g.ByMail().Side
	p, all := upon(g, g.Seen(me), Planned(g))
	return p, !all || !slices.Contains(p.ToAct(), me)
}

// upon carries commands out upon a position that the side of the desk knows, as far as that can be known; all tells that it could be known of every one.
func upon(g *play.Game, p engine.Position, cmds []string) (_ engine.Position, all bool) {
	for _, text := range cmds {
		c, err := g.Rules().ParseCommand(p, text)
		if err != nil {
			return p, false
		}
		next, _, err := p.Apply(c, noDice{})
		if err != nil {
			return p, false
		}
		p = next.Seen(g.ByMail().Side)
	}
	return p, true
}

// Plan adds a command that waits to be sent. It is tried upon what the side knows.
func Plan(g *play.Game, text string) error {
	me := g.ByMail().Side
	p, ends := Before(g)
	waits := Awaits(g)
	switch {
	case waits || ends && len(Planned(g)) > 0:
		return ErrKeeper
	case ends:
		return ErrNotActing
	}
	c, err := g.Rules().ParseCommand(p, text)
	if err != nil || c.Side != me {
		return notOurs(g.Rules(), p, p.Legal(me, nil), text, err)
	}
	if _, _, err := p.Apply(c, noDice{}); err != nil && !errors.Is(err, errNoDice) {
		return err
	}
	return g.Jot(play.Line{Kind: play.LineOwed, Side: me, Cmd: g.Rules().FormatCommand(p, c)})
}

// Unplan takes back all that waits to be sent.
func Unplan(g *play.Game) error {
	if h := g.Header(); !h.Kept() {
		return ErrNotKept
	}
	if len(Planned(g)) == 0 {
		return ErrNothing
	}
	return g.Jot(play.Line{Kind: play.LineOwed, Side: g.ByMail().Side})
}

// Awaits tells whether no letter of the keeper has come yet, one of this desk is not answered, or his last is not the last he has written: until then the
// desk of a side writes nothing.
func Awaits(g *play.Game) bool {
	n, last := lettersOf(g, toward(g, g.ByMail().Side))
	note, err := heardOf(last)
	return n == 0 || err == nil && note.More || unanswered(g, g.ByMail().Side)
}

// packKept writes the next letter of the desk of a side to the keeper.
func packKept(g *play.Game, own engine.Seed, words string, keep func(number int, text []byte) error) ([]byte, error) {
	m := g.ByMail()
	cmds := Planned(g)
	switch {
	case Awaits(g):
		return nil, ErrKeeper
	case len(cmds) == 0:
		return nil, ErrNothing
	}
	n, _ := lettersOf(g, m.Side)
	heard, _ := lettersOf(g, toward(g, m.Side))
	link, err := chain.Of(own, n+1)
	if err != nil {
		return nil, err
	}
	_, standing := ordersGiven(g)
	l := &Given{Game: m.Game, From: m.Side, Number: n + 1, Heard: heard, Sight: digestOf(g.Seen(m.Side)), Cmds: cmds, Link: link.String(), Standing: standing}
	bare := *l
	if l.Words = cleaned(words); len(l.Words) > longestWords {
		return nil, ErrWords
	}
	if !l.sound() {
		return nil, ErrStrange
	}
	text, err := sent(m, own, m.Keeper.Box, l, bare)
	if err != nil {
		return nil, err
	}
	if err := keep(l.Number, text); err != nil {
		return nil, err
	}
	return text, g.Jot(play.Line{Kind: play.LineLetter, Side: m.Side, Letter: l.Number, Commit: sumOf(bare)})
}

// heardNote is what a desk notes of a letter by the keeper.
type heardNote struct {
	Answer *Answer `json:"answer,omitempty"`
	More   bool    `json:"more,omitempty"`
	Whole  string  `json:"whole,omitempty"`
}

func heardOf(l play.Line) (h heardNote, err error) {
	if l.Value != "" {
		err = json.Unmarshal([]byte(l.Value), &h)
	}
	return h, err
}

// Hear reads a letter of the keeper at the desk of a side: what it tells stands there then.
func Hear(g *play.Game, p *Paper) (*Sights, error) {
	m := g.ByMail()
	switch {
	case p.From() == m.Side && p.SignedBy(m.Keys[m.Side-1]):
		return nil, ErrOwn
	case p.From() != engine.NoSide:
		return nil, ErrFor
	}
	l := &Sights{}
	if err := opened(g, p, m.Keeper.Key, l); err != nil {
		return nil, err
	}
	switch {
	case l.Game != m.Game || l.To != m.Side:
		return nil, ErrForged // of another game, in an envelope of this one
	case !l.sound() || slices.ContainsFunc(l.Moments, func(x play.Moment) bool { return int(x.Side) > len(m.Keys) }):
		return nil, ErrStrange
	}
	bare := *l
	bare.Words = ""
	hand := toward(g, m.Side)
	if err := numbered(g, hand, engine.NoSide, l.Number, sumOf(bare)); err != nil {
		return l, err
	}
	sentN, _ := lettersOf(g, m.Side)
	if answers := !l.More && unanswered(g, m.Side); l.Heard != sentN || (l.Answer != nil) != answers || answers && l.Answer.Done > len(lastSent(g)) {
		return l, ErrStory
	}
	note, err := json.Marshal(heardNote{l.Answer, l.More, l.Whole})
	if err != nil {
		return l, err
	}
	longest, err := longestPosition(g, m.Side)
	if err != nil {
		return l, err
	}
	before := g.Len()
	return l, g.Together(func() error {
		if err := g.Show(l.Moments, longest, ofALetter.positions); err != nil {
			return errors.Join(ErrStrange, err)
		}
		if l.Answer != nil && !carriedOut(g, l.Answer.Done) {
			return ErrStory
		}
		if err := noteStood(g, before, l.Answer); err != nil {
			return err
		}
		return g.Jot(play.Line{Kind: play.LineLetter, Side: hand, Letter: l.Number, Commit: sumOf(bare), Value: string(note)})
	})
}

// mostShrunk is to what part a journal is packed at most: every line has a sum, which nothing shortens. What is shorter would be of nothing but one sign.
const mostShrunk = 64

// WholeOf is the whole journal that the keeper gave out in letters to this desk; "" while it has not all come.
func WholeOf(g *play.Game) (string, error) {
	var packed strings.Builder
	more := true
	for n := 1; n <= g.Len(); n++ {
		if l, _ := g.Line(n); l.Kind == play.LineLetter && l.Side == toward(g, g.ByMail().Side) {
			h, err := heardOf(l)
			if err != nil {
				return "", err
			}
			packed.WriteString(h.Whole)
			more = h.More
		}
	}
	if more || packed.Len() == 0 {
		return "", nil
	}
	text, err := plain.Unpacked(packed.String(), "", min(play.LongestJournal, mostShrunk*packed.Len()))
	return string(text), err
}

// lastSent are the commands of the last letter that was sent from this desk.
func lastSent(g *play.Game) []string {
	all := sentFrom(g)
	if len(all) == 0 {
		return nil
	}
	return all[len(all)-1]
}

// carriedOut tells whether the first commands of the last letter from this desk, so many, are among the moments that it was told since.
func carriedOut(g *play.Game, done int) bool {
	me := g.ByMail().Side
	n, own := lettersOf(g, me)
	if n == 0 {
		return done == 0
	}
	cmds := lastSent(g)[:done]
	for n := own.N + 1; n <= g.Len() && len(cmds) > 0; n++ {
		if l, _ := g.Line(n); l.Kind == play.LineSeen && l.Side == me && is(g, l, cmds[0]) {
			cmds = cmds[1:]
		}
	}
	return len(cmds) == 0
}

// sentFrom lists the commands of each letter that was sent from this desk.
func sentFrom(g *play.Game) [][]string {
	var out [][]string
	var cmds []string
	for n := 1; n <= g.Len(); n++ {
		switch l, _ := g.Line(n); {
		case l.Kind == play.LineOwed && l.Cmd == "":
			cmds = nil
		case l.Kind == play.LineOwed:
			cmds = append(cmds, l.Cmd)
		case l.Kind == play.LineLetter && l.Side == g.ByMail().Side:
			out, cmds = append(out, cmds), nil
		}
	}
	return out
}

// stateKept tells where a kept game stands, at the keeper's desk and at a side's.
func stateKept(g *play.Game) State {
	m := g.ByMail()
	s := State{Over: g.Outcome().Over}
	if h := g.Header(); h.Keeps() {
		s.Pack = len(Due(g)) > 0
		if !s.Pack {
			s.Waiting = g.ToAct()
		}
		return s
	}
	s.Keeper = !s.Over && (Awaits(g) || !slices.Contains(g.Seen(m.Side).ToAct(), m.Side))
	_, ends := Before(g)
	s.Decide = !s.Over && !s.Keeper && !ends
	s.Pack = !s.Over && !s.Keeper && len(Planned(g)) > 0
	return s
}
