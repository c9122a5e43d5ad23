// Raids as whole missions: for each target all bombers that reach it with their escort, and all that can meet a raid.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// raidMissions offers for each target and nation everything that may still go there, bombers first.
func (p *Position) raidMissions(side engine.Side) []engine.Plan {
	var out []engine.Plan
	for _, x := range p.w.works {
		for n := 1; n < len(p.w.nations); n++ {
			if p.w.nations[n].side != side {
				continue
			}
			if list := p.raidMission(units.Nation(n), int(x.space)); len(list) > 0 {
				out = append(out, engine.Plan{Kind: "raid", Name: engine.Say("awaw.plan.raid", sp(int(x.space))), Commands: list})
			}
		}
	}
	return out
}

// raidMission is what one nation may send to a target, command by command.
func (p *Position) raidMission(n units.Nation, target int) []engine.Command {
	var out []engine.Command
	q := p
	for _, kinds := range [][]units.Type{{units.StrategicBomber}, {units.AAF}, {units.Interceptor, units.Jet}} {
		for i := range p.counters {
			c := q.counters[i]
			cmd := engine.Command{Side: p.phasing(), Verb: VerbRaid, A: ct(i), B: sp(target)}
			if c.nation != n || !slices.Contains(kinds, c.kind) {
				continue
			}
			if _, why := q.raidRefusal(cmd); why != "" {
				continue
			}
			cmd = q.QuietRaid(cmd)
			t := &turnover{p: q.clone()}
			t.raid(cmd)
			q, out = t.p, append(out, cmd)
		}
	}
	return out
}

// opposeMissions offers for each raid everything that can still meet it.
func (p *Position) opposeMissions() []engine.Plan {
	var out []engine.Plan
	for _, c := range p.legalOpposes(nil) {
		i := slices.IndexFunc(out, func(x engine.Plan) bool { return x.Commands[0].B == c.B })
		if i < 0 {
			out = append(out, engine.Plan{Kind: "oppose", Name: engine.Say("awaw.plan.oppose", c.B)})
			i = len(out) - 1
		}
		out[i].Commands = append(out[i].Commands, c)
	}
	return out
}
