// An owner's choice on the screen: what falls on how many of which units, and the panel of the fight it stands in.

package awaw

import "awaw/engine"

func (c *choice) prompt(p *Position, q engine.Prompt) engine.Prompt {
	x := c.owed[0]
	key := "awaw.ask.choose." + choiceNames[c.kind]
	if c.kind == choiceCargo && x.at == cargoBack {
		key += ".back"
	}
	q.Ask, q.Limit, q.Cite = engine.Say(key, int(x.n)), engine.Say("awaw.limit.choose"), c.paragraph()
	if c.kind == choiceAborted {
		q.Limit = engine.Say("awaw.limit.choose.aborted")
	}
	q.Places = c.kind == choiceWay
	if !c.row().whole {
		q.Owed = int(x.n)
	}
	return q
}

func (c *choice) trail(out []engine.Text) []engine.Text {
	return append(out, engine.Say("awaw.trail.choice"))
}

func (c *choice) anew(*Position) bool { return true }

// panel is that of what the choice stands on; where that has none, those that may be named stand alone. Hexes are named on the map.
func (c *choice) panel(p *Position) (v engine.BattleView, ok bool) {
	if c.kind == choiceWay {
		return v, false
	}
	if p.n > 1 {
		if v, ok = p.frames[p.n-2].panel(p); ok {
			return v, ok
		}
	}
	return p.choiceView(c), true
}

// choiceView is a panel of those that may be named.
func (p *Position) choiceView(c *choice) engine.BattleView {
	x := c.owed[0]
	v := engine.BattleView{Kind: engine.BattleStrengths, Where: engine.NoRef, Name: engine.Say("awaw.name.choose." + choiceNames[c.kind]), Cite: c.paragraph(),
		Unit: engine.Say("awaw.unit.factors"), Sides: make([]engine.BattleSide, 2)}
	p.panelSides(&v, c.side)
	s := &v.Sides[0]
	list, _ := c.open(p)
	for _, o := range list {
		s.Strength += o.most
		if i := p.troopAt(o.ref); i >= 0 {
			s.Counters = append(s.Counters, p.troopView(i))
			continue
		}
		s.Counters = append(s.Counters, p.viewsOf([]engine.Ref{o.ref})...)
	}
	s.Suffered = engine.Say("awaw.ask.choose."+choiceNames[c.kind], int(x.n))
	return v
}
