// Apply: the one way in.

package awaw

import (
	"strings"

	"awaw/engine"
)

// Apply gives the position after c, or the paragraph that forbids it.
func (p *Position) Apply(c engine.Command, dice engine.Dice) (engine.Position, []engine.Event, error) {
	if _, why := p.refusal(c); why != "" {
		p := p.seenBy(c.Side) // a refusal tells no secrets
		cite, why := p.refusal(c)
		return nil, nil, &engine.Illegal{Cmd: c, Cite: cite, House: housed(cite), Reason: engine.Say(why, p.refusalArgs(c, why)...), Nearest: p.nearest(c)}
	}
	t := p.desk.making.Swap(nil)
	if t == nil {
		t = new(turnover)
	}
	t.p, t.dice = p.clone(), dice
	next, events, err := t.make(c)
	*t = turnover{}
	p.desk.making.Store(t)
	if err != nil {
		return nil, nil, err
	}
	return next.muster(), events, nil
}

// make carries out a legal command and whatever follows of itself.
func (t *turnover) make(c engine.Command) (*Position, []engine.Event, error) {
	t.p.ended = nil
	if err := t.do(c); err != nil {
		return nil, nil, err
	}
	t.settle()
	if n := len(t.ev); n > 0 && len(t.lost) != 0 {
		t.ev[n-1].Losses = t.lost
	}
	t.tellDecided()
	return t.p, t.ev, nil
}

// housed tells whether a paragraph stands outside chapters 17 to 19: what forbids under it is this program's reading of that chapter.
func housed(cite engine.Cite) bool {
	switch chapter, _, _ := strings.Cut(string(cite), "."); chapter {
	case "", "17", "18", "19":
		return false
	}
	return true
}

// refusalSpeaks lists the messages of refusals that speak of more than the counter and the space of a command.
var refusalSpeaks = map[string]func(*Position, engine.Command) []any{
	"awaw.no.overrun.odds": func(p *Position, c engine.Command) []any {
		att, def, short := p.overrunOdds(c.B.Index())
		return []any{att, def, short}
	},
}

// refusalArgs gives what a refusal's message speaks of: the counter, the space; of an overrun the strengths and what is
// lacking.
func (p *Position) refusalArgs(c engine.Command, why string) []any {
	if speaks := refusalSpeaks[why]; speaks != nil && p.spaceOK(c.B) {
		return speaks(p, c)
	}
	a, b := c.A, c.B
	if a.Kind() == engine.KindCounter && !p.counterOK(a) && p.troopAt(a) == none && p.shipAt(a) == none {
		a = engine.NoRef
	}
	return []any{a, b}
}
