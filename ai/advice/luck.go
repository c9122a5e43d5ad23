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
			played, err := l.played(from, to, 0, l.o.Games)
			if err != nil || stopped(l.o.Stop) {
				return err
			}
			l.shares[to] = gap(l.known[to], played).By
			r.Dice += l.shares[to]
		case slices.ContainsFunc(l.deed[from+1:to+1], func(d deed) bool { return d.rolled }):
			r.Whole = true
			r.Dice += l.gap(from, to).By
		}
	}
	return nil
}

// weighAgain takes what the dice of a roll did as its turning point tells it, from more games, so that the sum does not tell it otherwise.
func (l *looker) weighAgain(r *Review, t *Turning, from, to int) {
	if share, rolled := l.shares[to]; rolled && to == from+1 && len(l.deed[to].line.Orders) == 0 {
		r.Dice += t.Dice - share
		l.shares[to] = t.Dice
	}
}

// played is how games come out in which that is done which was done from one place to another, under other dice: those from one number to another, which
// are those that the first place was played on in.
func (l *looker) played(from, to, first, last int) ([]end, error) {
	if to == from+1 && l.deed[to].forced {
		return l.known[from][:min(last-first, len(l.known[from]))], nil
	}
	return l.ends(l.seen[from], l.commands(from, to), first, last)
}

// commands are what was given from one place to another, as far as it can be read; of orders opened together the side's own.
func (l *looker) commands(from, to int) (out []engine.Command) {
	for at := from + 1; at <= to; at++ {
		line := l.deed[at].line
		f := l.mover[at-1]
		for _, o := range line.Orders {
			if o.Side != l.side {
				continue
			}
			p := f
			for _, text := range o.Cmds {
				c, err := l.rules.ParseCommand(p, text)
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
			c, err := l.rules.ParseCommand(f, line.Cmd)
			if err != nil {
				return out
			}
			out = append(out, c)
		}
	}
	return out
}
