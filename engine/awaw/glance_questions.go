// What each question asks, for players that weigh it.

package awaw

import "awaw/aircombat"

// glanced is a question that has something to tell.
type glanced interface{ glance(*Position, *Glance) }

func (f *fight) glance(_ *Position, g *Glance) {
	if g.Land.On && f.kind != airCounterair && (f.stage == fightStay || f.stage == fightPress) {
		g.Land.Asked = AskFight
	}
}

func (b *battle) glance(_ *Position, g *Glance) {
	g.Land.Asked = [battleStages]Asked{battleDefer: AskAnswer, battleMeet: AskMeet, battleUse: AskUse, battleRoll: AskRoll, battleToll: AskToll,
		battleAgain: AskAgain, battleAdvance: AskAdvance}[b.stage]
}

func (s *sortie) glance(_ *Position, g *Glance) {
	if g.Land.On {
		g.Land.Asked = [...]Asked{sortieBar: AskBar, sortieGuard: AskGuard, sortieStrike: AskStrike}[s.stage]
	}
}

func (b *seaBattle) glance(p *Position, g *Glance) {
	s := &g.Sea
	s.Hex, s.Round, s.Moving = int(b.hex), int(b.round), int(b.mover)
	s.Mover = b.asked(p) == b.first && b.mover >= 0
	s.Asked = [seaStages]SeaAsked{seaReact: SeaReacts, seaSpot: SeaSpots, seaCommit: SeaCommits, seaFind: SeaRolls, seaStrike: SeaStrikes,
		seaMeet: SeaRolls, seaLand: SeaLands, seaAgain: SeaContinues}[b.stage]
}

func (s *strike) glance(p *Position, g *Glance) {
	x := &g.Sea
	x.Asked, x.Hex = SeaRolls, int(s.space)
	if s.stage != strikeAim {
		return
	}
	x.Asked, x.Left = SeaAims, p.leftToAim()
	against := p.struckShips()
	q := aircombat.Strike{Force: p.striking(), Port: s.port(), Surprise: p.surpriseOf(s.side)}
	for _, i := range against {
		x.Aims = append(x.Aims, p.glanceShip(i))
		q.Against = append(q.Against, p.ships[i].nation)
	}
	x.Net = p.w.naval.Net(q)
}

// glance shows what the attack is part of.
func (d *dive) glance(p *Position, g *Glance) {
	if b := p.sea(); b != nil {
		b.glance(p, g)
		return
	}
	p.step.glance(p, g)
}

func (s step) glance(_ *Position, g *Glance) {
	if g.Land.On {
		g.Land.Asked = s.row().land
	}
	if g.Sea.On {
		g.Sea.Asked = s.row().sea
	}
}
