package mail

import (
	"encoding/json"
	"errors"
	"slices"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
	"awaw/internal/plain"
)

// This file is the keeper's desk: he reads the commands of the sides, carries them out and tells each side what it gets to know.

// Keep reads a letter of a side at the keeper's desk and carries out what it can. What the rules refuse is no error: the answer tells it.
func Keep(g *play.Game, p *Paper) (*Given, error) {
	m, from := g.ByMail(), p.From()
	switch {
	case m == nil:
		return nil, ErrNotByMail
	case from == engine.NoSide && p.SignedBy(m.Keeper.Key):
		return nil, ErrOwn
	case int(from) < 1 || int(from) > len(m.Keys):
		return nil, ErrForged
	}
	l := &Given{}
	if err := opened(g, p, m.Keys[from-1], l); err != nil {
		return nil, err
	}
	if l.Game != m.Game || l.From != from {
		return nil, ErrForged
	}
	if !l.sound() {
		return nil, ErrStrange
	}
	link, err := chain.Parse(l.Link)
	if err != nil {
		return nil, ErrStrange
	}
	bare := *l
	bare.Words = ""
	if err := numbered(g, from, from, l.Number, sumOf(bare)); err != nil {
		return l, err
	}
	told, last := lettersOf(g, toward(g, from))
	if l.Heard != told {
		return l, ErrStory // it was written at a desk of another day
	}
	if !link.Is(l.Number, m.Tips[from-1]) {
		return l, play.ErrLink
	}
	if seen, err := g.At(last.Parent, from); err != nil || digestOf(seen) != l.Sight {
		return l, errors.Join(ErrRules, err)
	}
	if l.Standing != nil {
		o, err := engine.ParseStandingOrders(*l.Standing)
		if err != nil || !g.MayOrder(from) || !left(g.Seen(from), o) {
			return l, ErrStrange // no desk leaves such orders, nor any while it has nothing to decide
		}
	}
	return l, g.Together(func() error {
		at := g.Len()
		a, err := carry(g, l, link)
		if err != nil {
			return err
		}
		text, err := json.Marshal(a)
		if err != nil {
			return err
		}
		return g.Jot(play.Line{Kind: play.LineLetter, Side: from, Letter: l.Number, To: at, Commit: sumOf(bare), Value: string(text)})
	})
}

// carrier carries out a letter of a side.
type carrier struct {
	g      *play.Game
	from   engine.Side
	link   chain.Link // that the letter brought
	rolled bool       // it has served
}

// carry carries out what a letter brings, its standing orders first and then its commands, up to the first that the rules refuse or that drew on its
// link: whatever its writer put behind that was written before the dice were known, for a moment that may not come.
func carry(g *play.Game, l *Given, link chain.Link) (Answer, error) {
	if l.Standing != nil {
		o, err := engine.ParseStandingOrders(*l.Standing)
		if err == nil {
			err = g.SetOrders(l.From, o)
		}
		if err != nil {
			return Answer{}, err
		}
	}
	c := &carrier{g: g, from: l.From, link: link}
	for i, text := range l.Cmds {
		why, err := c.command(text)
		if err != nil || why != nil {
			return Answer{Done: i, Why: why}, err
		}
		if err := c.settle(); err != nil || c.rolled {
			return Answer{Done: i + 1}, err
		}
	}
	return Answer{Done: len(l.Cmds)}, nil
}

// command carries out a command; why is the reason where the rules refuse it.
func (c *carrier) command(text string) (why *engine.Text, err error) {
	cmd, err := c.g.Rules().ParseCommand(c.g.Seen(c.from), text)
	if err != nil || cmd.Side != c.from {
		return &engine.Text{Key: "mail.kept.strange"}, nil
	}
	_, err = c.g.Do(cmd)
	if why, no := refusal(err); no {
		return why, nil
	}
	switch {
	case errors.Is(err, play.ErrOwed):
		return nil, c.roll()
	case errors.Is(err, play.ErrOver):
		return &engine.Text{Key: "mail.kept.over"}, nil
	}
	return nil, err
}

// settle gives the answers that follow of themselves. Their dice, too, come from the link of the letter that is being read: whose orders answer, wrote
// them before it.
func (c *carrier) settle() error {
	for {
		_, _, ok, err := c.g.Follow()
		if errors.Is(err, play.ErrOwed) && !c.rolled {
			err = c.roll()
		}
		if err != nil || !ok {
			return err
		}
	}
}

// roll gives the links for what is owed: the side's, which stood in its letter, and the keeper's toward it.
func (c *carrier) roll() error {
	c.rolled = true
	own, err := c.g.OwnLink()
	if err == nil {
		_, err = c.g.GiveLink(c.from, c.link)
	}
	if err == nil {
		_, err = c.g.GiveLink(toward(c.g, c.from), own)
	}
	return err
}

// Due lists the sides that the keeper owes a letter: whoever is to act and does not know it, or wrote and was not answered, and at the end all. Who
// is not to act is told no sooner: it could do nothing but read.
func Due(g *play.Game) []engine.Side {
	var out []engine.Side
	acting := g.ToAct()
	over := g.Outcome().Over
	for _, side := range g.Others(engine.NoSide) {
		told, last := lettersOf(g, toward(g, side))
		note, err := heardOf(last)
		fresh := told == 0 || last.Parent != g.Head()
		if err == nil && note.More || fresh && over || (fresh || unanswered(g, side)) && slices.Contains(acting, side) {
			out = append(out, side)
		}
	}
	return out
}

// Tell writes the keeper's next letter to a side; where one does not hold all, Due names the side again. The letter is handed to keep, and counts as
// written once that has kept it.
func Tell(g *play.Game, side engine.Side, words string, keep func(number int, text []byte) error) ([]byte, error) {
	m := g.ByMail()
	own, ok := g.Secret()
	if m == nil || m.Keeper == nil || !ok {
		return nil, ErrNotByMail
	}
	l, up, err := sightsFor(g, side, ofALetter)
	if err != nil {
		return nil, err
	}
	bare := *l
	l.Words = cleaned(words)
	if !l.sound() {
		return nil, ErrWords
	}
	text, err := sent(m, own, m.Boxes[side-1], l, bare)
	if err != nil {
		return nil, err
	}
	if err := keep(l.Number, text); err != nil {
		return nil, err
	}
	note, err := json.Marshal(heardNote{More: l.More})
	if err != nil {
		return nil, err
	}
	return text, g.Jot(play.Line{Kind: play.LineLetter, Side: toward(g, side), Letter: l.Number, To: up, Commit: sumOf(bare), Value: string(note)})
}

// errEnough ends what one letter tells.
var errEnough = errors.New("mail: enough for a letter")

// sightsFor is what the keeper tells a side next, and up to which node that goes. It is made of what that side may know alone.
func sightsFor(g *play.Game, side engine.Side, most room) (l *Sights, up int, err error) {
	told, last := lettersOf(g, toward(g, side))
	heard, read := lettersOf(g, side)
	l = &Sights{Game: g.ByMail().Game, To: side, Number: told + 1, Heard: heard}
	has, enough := room{}, false
	up = last.To
	err = g.Moments(side, last.To, func(m play.Moment, was, now []byte) (err error) {
		if m.Text, err = plain.Packed(now, string(was)); err != nil {
			return err
		}
		has = room{has.moments + 1, has.positions + len(now), has.telling + sizeOf(m)}
		if enough = has.moments > 1 && (has.moments > most.moments || has.positions > most.positions || has.telling > most.telling); enough {
			return errEnough
		}
		l.Moments, up = append(l.Moments, m), m.Node
		return nil
	})
	if err != nil && !enough {
		return nil, 0, err
	}
	if !enough {
		up = g.Head()
	}
	l.More = enough
	if !enough && g.Outcome().Over {
		if l.Whole, l.More, err = wholePart(g, side, most.telling); err != nil {
			return nil, 0, err
		}
	}
	if l.More || !unanswered(g, side) {
		return l, up, nil
	}
	l.Answer = &Answer{}
	return l, up, json.Unmarshal([]byte(read.Value), l.Answer)
}

// wholePart is the next part of the whole journal for a side: as many as letters have told it all that was to see. more tells that another follows.
func wholePart(g *play.Game, side engine.Side, most int) (part string, more bool, err error) {
	text, err := g.TextUpTo(g.Head())
	if err != nil {
		return "", false, err
	}
	packed, err := plain.Packed([]byte(text), "")
	if err != nil {
		return "", false, err
	}
	for n := 1; n <= g.Len(); n++ {
		if l, _ := g.Line(n); l.Kind == play.LineLetter && l.Side == toward(g, side) && l.Parent == g.Head() && l.To == g.Head() {
			packed = packed[min(most, len(packed)):]
		}
	}
	n := min(most, len(packed))
	return packed[:n], n < len(packed), nil
}
