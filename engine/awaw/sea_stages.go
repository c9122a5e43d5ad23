// Commands in naval combat: which rule refuses each, which part carries it out, and what each stage offers.

package awaw

import "awaw/engine"

// legalSpots lists who may spot for the interception at hand, if there is one.
func (p *Position) legalSpots(buf []engine.Command) []engine.Command {
	if !p.atStage(seaSpot) {
		return buf
	}
	for i, k := range p.counters {
		c := engine.Command{Side: p.asked(), Verb: VerbSpot, A: ct(i), B: sp(int(p.sea().hex))}
		if !k.alive() {
			continue
		}
		if _, why := p.spotRefusal(c); why == "" {
			buf = append(buf, c)
		}
	}
	return buf
}

// seaDoneRefusal tells why a stage of a naval combat may not be ended by saying that one is done.
func (p *Position) seaDoneRefusal() (engine.Cite, string) {
	if p.strike() == nil {
		switch p.sea().stage {
		case seaReact, seaCommit, seaStrike, seaLand:
			return "", ""
		}
	}
	return "22.4", "awaw.no.done"
}

// seaDone ends a side's part in a stage of a naval combat.
func (t *turnover) seaDone() {
	b := t.seas()
	switch b.stage {
	case seaReact:
		t.pop()
		t.comeTo(int(b.mover), int(b.to), t.p.lengthOf(b))
	case seaCommit:
		if b.whose == 0 {
			b.whose = 1
			return
		}
		b.stage, b.whose = seaFind, 0
	case seaStrike:
		t.strikesSent()
		t.skipStrikes()
	case seaLand:
		t.landCAP()
	}
}

// lengthOf is the hexes of the mover's whole way.
func (p *Position) lengthOf(b *seaBattle) int {
	return p.w.seaHexes(int(b.from), int(b.to))
}

// seaRollRefusal tells why no dice may be thrown at sea now.
func (p *Position) seaRollRefusal(plain bool) (engine.Cite, string) {
	switch {
	case !plain:
		return "22.4", "awaw.no.such"
	case p.seaTyped():
		return "22.4", "awaw.no.roll"
	case p.displacing():
		return "18.25", "awaw.no.roll"
	case p.strike() != nil && p.strike().stage != strikeAim:
		return "", ""
	case p.strike() == nil && (p.sea().stage == seaSpot || p.sea().stage == seaFind):
		return "", ""
	}
	return "22.4", "awaw.no.roll"
}

// rollAtSea throws the dice a naval combat or a strike waits for.
func (t *turnover) rollAtSea() error {
	switch {
	case t.p.strike() != nil && t.p.strike().stage == strikeFire:
		return t.fire()
	case t.p.strike() != nil:
		return t.rollStrike()
	case t.p.sea().stage == seaSpot:
		return t.rollInterception()
	}
	return t.rollSearch()
}

// seaRollKey says which dice a roll at sea throws.
func (p *Position) seaRollKey() string {
	switch {
	case p.strike() != nil && p.strike().stage == strikeRoll:
		return "roll.strike.ships"
	case p.strike() != nil:
		return "roll.fire"
	case p.sea().stage == seaSpot:
		return "roll.intercept"
	}
	return "roll.search"
}
