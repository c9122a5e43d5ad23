package advice

import (
	"slices"

	"awaw/engine"
	"awaw/engine/play"
)

// This file tells what dice did, and what was done before they fell.

// weighDice adds up what dice did, roll by roll or fight by fight.
func (l *looker) weighDice(r *Review, places []int) error {
	for i := 1; i < len(places); i++ {
		from, to := places[i-1], places[i]
		d := l.deed[to]
		switch {
		case to == from+1 && d.rolled:
			played, err := l.played(from, to, l.o.Games)
			if err != nil || stopped(l.o.Stop) {
				return err
			}
			r.Dice += gap(l.known[to], played).By
		case slices.ContainsFunc(l.deed[from+1:to+1], func(d deed) bool { return d.rolled }):
			r.Whole = true
			r.Dice += l.gap(from, to).By
		}
	}
	if n := len(places); n > 0 {
		r.Else = l.gap(places[0], places[n-1]).By - r.Dice
	}
	return nil
}

// played is how games come out in which that is done which was done from one place to another, under other dice.
func (l *looker) played(from, to, often int) ([]end, error) {
	if to == from+1 && l.deed[to].forced {
		return l.chance(from, often)
	}
	p, err := l.g.At(l.path[from], l.side)
	if err != nil {
		return nil, err
	}
	return l.ends(p, l.commands(from, to), 0, often)
}

// commands are what was given from one place to another, as far as it can be read; of orders opened together the side's own.
func (l *looker) commands(from, to int) (out []engine.Command) {
	for at := from + 1; at <= to; at++ {
		line := l.deed[at].line
		f, err := l.g.At(l.path[at-1], line.Side)
		if err != nil {
			return out
		}
		for _, o := range line.Orders {
			if o.Side != l.side {
				continue
			}
			p := f
			for _, text := range o.Cmds {
				c, err := l.g.Rules().ParseCommand(p, text)
				if err != nil {
					return out
				}
				if next, _, err := p.Apply(c, noDice{}); err == nil {
					p = next
				}
				out = append(out, c)
			}
		}
		if line.Kind == play.LineCommand {
			c, err := l.g.Rules().ParseCommand(f, line.Cmd)
			if err != nil {
				return out
			}
			out = append(out, c)
		}
	}
	return out
}

// luck adds up what the dice of each side destroyed.
func (l *looker) luck(r *Review) error {
	r.Luck = make([]engine.LuckSum, len(l.g.Outcome().Score))
	for i := 1; i < len(l.path); i++ {
		p, err := l.g.At(l.path[i], l.side)
		if err != nil {
			return err
		}
		events, err := l.g.Events(l.path[i], l.side)
		if err != nil {
			return err
		}
		for _, f := range engine.FortunesOf(p, l.deed[i].rolled, events) {
			if n := int(f.Side); n >= 1 && n <= len(r.Luck) {
				r.Luck[n-1].Add(f)
			}
		}
	}
	return nil
}
