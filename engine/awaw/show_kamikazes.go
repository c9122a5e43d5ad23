// How kamikazes are shown, asked about and offered.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// FirstKamikaze is the reference to the kamikazes on the table: one counter beside the map.
const FirstKamikaze = 1 << 19

// elitePalette is the black on gold of elite Japanese naval air, which kamikazes use (17.352, 17.42).
const elitePalette = "JE"

// shownKamikazes adds the kamikazes that are built: they are based none and lie where both sides see them (17.461).
func (p *Position) shownKamikazes(out []engine.CounterView) []engine.CounterView {
	k := p.kamikazes
	if k == nil || k.ready == 0 {
		return out
	}
	japan := p.w.japan()
	for i := range p.w.board.Len() {
		if s := p.w.board.Space(i); s.Country != p.w.nations[japan].home || p.capacity(i) == 0 {
			continue
		}
		return append(out, engine.CounterView{Ref: engine.CounterRef(FirstKamikaze), Side: p.w.sideOf(japan), Nation: elitePalette,
			Kind: p.w.shown.air[units.Kamikaze], Size: int(k.ready), Space: sp(i),
			Range: p.w.units.Range(units.Kamikaze, p.w.theatre, p.w.nations[japan].res), Quality: p.w.air.DRM(p.divers(1)[0]),
			Note: engine.Say("awaw.state.kamikaze")})
	}
	return out
}

// kamikazeTallies adds the force pool of kamikazes, and its limit.
func (p *Position) kamikazeTallies(out []engine.Tally) []engine.Tally {
	if p.kamikazes == nil {
		return out
	}
	side := p.w.sideOf(p.w.japan())
	return append(out, tally(side, "kamikazes", p.existing()),
		tally(side, "divine", int(p.kamikazes.limit)))
}

// divePrompt asks for what an attack of kamikazes waits for.
func (p *Position) divePrompt(q engine.Prompt) engine.Prompt {
	d := p.dive()
	group := func() engine.Ref { return p.groupRef(int(d.out[d.at].group)) }
	switch d.stage {
	case diveSend:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.dive", sp(int(d.hex))), engine.Say("awaw.limit.dive", p.readyToDive()), "17.47D"
		if d.second {
			q.Ask = engine.Say("awaw.ask.dive.second", sp(int(d.hex)))
		}
	case diveGuard:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.dive.guard", sp(int(d.hex))), engine.Say("awaw.limit.dive.guard"), "17.47E"
	case diveAir:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.dive.air", group()), engine.Say("awaw.limit.dive.left", int(d.out[d.at].left)), "17.47E"
	case diveFire:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.dive.fire", group()), engine.Say("awaw.limit.dive.left", int(d.out[d.at].left)), "23.42"
	case diveDivert:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.divert", group()), engine.Say("awaw.limit.divert", int(d.out[d.at].owed)), "17.47E.3"
	case diveDraw:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.dive.draw", group()), engine.Say("awaw.limit.dive.left", int(d.out[d.at].came)), "17.47F"
	case diveAim:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.dive.aim", group()), p.aimLimit(), "17.47F.4"
	case diveRoll:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.dive.roll", group()), engine.Say("awaw.limit.dive.targets", len(d.out[d.at].aims)), "17.47G"
	}
	return q
}

// aimLimit tells whose targets are chosen now.
func (p *Position) aimLimit() engine.Text {
	a := p.dive().out[p.dive().at].aim
	c, surplus, _ := a.Next()
	if surplus {
		return engine.Say("awaw.limit.dive.surplus", a.Surplus())
	}
	return engine.Say("awaw.limit.dive.category", a.Own(c), engine.Say(categoryWords[c]))
}
