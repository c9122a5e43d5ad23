// Commands in naval combat: which rule refuses each, which part carries it out, and what each stage offers.

package awaw

import "awaw/engine"

// seaDoneRefusal tells why a stage of a naval combat may not be ended by saying that one is done.
func (p *Position) seaDoneRefusal(engine.Command) (engine.Cite, string) {
	switch p.sea().stage {
	case seaReact, seaCommit, seaStrike, seaLand:
		return "", ""
	}
	return "22.4", "awaw.no.done"
}

// seaDone ends a side's part in a stage of a naval combat.
func (t *turnover) seaDone(engine.Command) {
	b := t.seas()
	switch b.stage {
	case seaReact:
		t.end(b)
	case seaCommit:
		if b.whose == 0 {
			b.whose = 1
			return
		}
		b.stage, b.whose = seaFind, 0
	case seaStrike:
		t.giveStrikes()
		t.strikesSent()
		t.skipStrikes()
	case seaLand:
		t.landCAP()
	}
}

// seaRollRefusal tells why no dice may be thrown in a naval combat now.
func (p *Position) seaRollRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case !plain(c):
		return "22.4", "awaw.no.such"
	case p.seaTyped() || p.sea().stage != seaSpot && p.sea().stage != seaFind:
		return "22.4", "awaw.no.roll"
	}
	return "", ""
}

// rollAtSea throws the dice a naval combat waits for.
func (t *turnover) rollAtSea() error {
	if t.p.sea().stage == seaSpot {
		return t.rollInterception()
	}
	return t.rollSearch()
}
