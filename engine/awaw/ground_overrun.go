// 15: overruns drafted and announced at the odds they need.

package awaw

import (
	"slices"

	"awaw/engine"
)

// overrunRefusal tells why armor may not be drafted to overrun a hex.
func (p *Position) overrunRefusal(c engine.Command) (engine.Cite, string) {
	i := p.troopAt(c.A)
	if i == none || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "15", "awaw.no.such"
	}
	hex := c.B.Index()
	if !p.overruns() {
		return "15", "awaw.no.overrun.now"
	}
	if cite, why := p.marcher(i); why != "" {
		return cite, why
	}
	g := p.troops[i]
	rules := p.w.ground
	switch {
	case !rules.Types[g.kind].Armor || g.supply == supplyNone || !p.w.offensive(p.phasing(), int(p.turn)):
		return "15", "awaw.no.overrun.who"
	case !p.guarded(p.defending(), hex) || !p.w.joined(int(g.space), hex):
		return "15", "awaw.no.overrun.hex"
	case p.left(g) < rules.Movement[p.w.board.Space(hex).Terrain.String()]+rules.Movement["overrun"]:
		return "15", "awaw.no.overrun.far"
	}
	for _, k := range p.assigned(int16(hex)) {
		if p.troops[k].space != g.space {
			return "15", "awaw.no.overrun.side"
		}
	}
	if len(p.assigned(int16(hex))) >= rules.Combat.Overrunners {
		return "15", "awaw.no.overrun.many"
	}
	for k, x := range p.troops {
		if x.has(troopJoined) && k != i && int(x.target) != hex {
			return "15", "awaw.no.overrun.other"
		}
	}
	return "", ""
}

func (p *Position) legalOverruns(buf []engine.Command) []engine.Command {
	start := len(buf)
	buf = slices.AppendSeq(buf, p.overrunsBy)
	if !inOrder(buf[start:]) {
		slices.SortFunc(buf[start:], engine.Command.Compare)
	}
	return buf
}

// overrunsBy yields one by one what legalOverruns lists, unit by unit.
func (p *Position) overrunsBy(yield func(engine.Command) bool) {
	for i, g := range p.troopsOf(p.phasing()) {
		if !g.onBoard() || !p.w.ground.Types[g.kind].Armor {
			continue
		}
		if _, why := p.marcher(i); why != "" {
			continue
		}
		for _, n := range p.w.board.Around(int(g.space)) {
			if !p.guarded(p.defending(), n) {
				continue // a quick look before the refusal
			}
			cmd := engine.Command{Side: p.phasing(), Verb: VerbOverrun, A: gu(i), B: sp(n)}
			if _, why := p.overrunRefusal(cmd); why == "" && !yield(cmd) {
				return
			}
		}
	}
}

// overrun drafts a unit for an overrun.
func (t *turnover) overrun(c engine.Command) { t.draft(c, "awaw.overrunning") }

// overrunning tells whether an overrun of a hex is being drafted.
func (p *Position) overrunning(hex int) bool { return len(p.assigned(int16(hex))) != 0 }

// oddsRefusal tells why a drafted overrun may not be announced: it must begin at the odds an overrun needs.
func (p *Position) oddsRefusal(hex int) (engine.Cite, string) {
	if _, _, short := p.overrunOdds(hex); short > 0 {
		return "15", "awaw.no.overrun.odds"
	}
	return "", ""
}

// overrunOdds gives the strengths of a drafted overrun and what the attacker lacks, 0 or less for nothing.
func (p *Position) overrunOdds(hex int) (att, def, short int) {
	q := *p
	q.put(&battle{hex: int16(hex), overrun: true})
	att, def = q.strengths()
	return att, def, p.w.ground.Combat.Overrun*def - att
}
