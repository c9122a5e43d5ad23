package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/sortie"
	"awaw/engine/volley"
)

// This file tells a screen of moves of ships and armies: from where, who, and how likely a battle they go to is won.

// Begins is the command by which units in a space begin to move.
func (p *Position) Begins(at engine.Ref) (engine.Command, bool) {
	c := engine.Command{Side: p.Side(p.Now), Verb: VerbFrom, A: at}
	switch {
	case !p.moves() || !p.within(at) || p.Focus != nobody:
		return c, false
	case p.phase == AirMove:
		return c, p.draft.mission == noMission && len(p.decksTo(at.Index(), p.targets(strikeMission))) > 0
	}
	return c, !p.Idle.Has(at.Index()) && p.movable(at.Index())
}

// moves tells whether ships or armies move now.
func (p *Position) moves() bool {
	return !p.Over() && p.fight.stage == stNone && (p.phase == AirMove || p.phase == SeaMove || p.phase == LandMove || p.phase == Noncombat)
}

// Moving is the space whose units move.
func (p *Position) Moving() (out sortie.Moving, ok bool) {
	if !p.moves() || p.Focus == nobody {
		return out, false
	}
	out.From, out.End = ref(p.Focus), engine.Command{Side: p.Side(p.Now), Verb: VerbEnd, A: ref(p.Focus)}
	legal := p.Legal(p.Side(p.Now), nil)
	for k := range kindCount {
		unit := p.mine(p.Focus, k)
		goes := slices.DeleteFunc(slices.Clone(legal), func(c engine.Command) bool { return c.A != unit })
		if len(goes) > 0 {
			out.Units = append(out.Units, sortie.Reach{Unit: p.counter(p.Focus, p.Now, k, int(p.Units[p.Focus][p.Now][k])), Most: p.Left(p.Focus, k), Goes: goes})
		}
	}
	for _, c := range legal {
		if c.A == out.From && (c.Verb == VerbMarch || c.Verb == VerbSail) {
			out.All = append(out.All, c)
		}
	}
	return out, true
}

// battleAt is the battle that those who go to a space would fight there, with those who have gone before; nil where there is nothing to win, or it is
// beyond what is calculated.
func (p *Position) battleAt(to engine.Ref, picks []sortie.Pick) (b *volley.Battle, odds *volley.Odds) {
	if !p.moves() || !p.within(to) || p.phase == Noncombat || p.phase == AirMove {
		return nil, nil
	}
	at := to.Index()
	force, there := p.Units[at][p.Now], p.Enemies(at)
	for _, pick := range picks {
		if _, power, k, ok := p.CounterAt(counters, pick.Unit); ok && power == p.Now {
			force[k] += uint8(pick.N)
		}
	}
	form := Armies
	if p.Sea(at) {
		if form = Fleets; !there.Some(Kind.sails) {
			return nil, nil
		}
		force = force.Only(Kind.sails)         // who attacks leaves its fighters on deck; those of carriers that are attacked fight
		there[Fighter] += uint8(p.coastal(at)) // er.coastdef.1
	}
	for i := range p.flights {
		if f := &p.flights[i]; f.mission == supportMission && f.end() == at {
			force[Fighter] += f.fighters
			force[Bomber] += f.bombers
		}
	}
	if !form.holds(0, force) || there.Total() == 0 && !p.hostile(at) {
		return nil, nil
	}
	b = p.between(forceOf(force), forceOf(there), p.foes(), form)
	odds, _ = b.Odds(nil)
	return b, odds
}

// foes are the side in turn and the other.
func (p *Position) foes() [2]engine.Side {
	return [2]engine.Side{p.Side(p.Now), areagame.Foe(p.Side(p.Now))}
}

// Outlook is how likely a battle is won.
func (p *Position) Outlook(to engine.Ref, picks []sortie.Pick) (float64, bool) {
	_, odds := p.battleAt(to, picks)
	if odds == nil {
		return 0, false
	}
	return odds.P[volley.Won], true
}

// Forecast implements sortie.Forecaster.
func (p *Position) Forecast(to engine.Ref, picks []sortie.Pick) ([]engine.Chart, []engine.Text) {
	b, odds := p.battleAt(to, picks)
	if odds == nil || b.Over() {
		return nil, nil
	}
	d := p.mooredAt(to.Index(), b, picks)
	lost := [2][]toll{p.tolls(b, odds, volley.Attacker, d[0]), p.tolls(b, odds, volley.Defender, d[1])}
	return append(p.charted(b, odds, d, p.foes(), "end"), worths(lost, p.foes())), []engine.Text{engine.Say("realism.game.average.strike", tenth(mean(lost[1])), tenth(mean(lost[0])))}
}

// mooredAt are the decks of both sides in a battle that picked ships go to: those who attack bring the fighters that their carriers take along.
func (p *Position) mooredAt(at int, b *volley.Battle, picks []sortie.Pick) (out [2]decks) {
	if !p.Sea(at) {
		return out
	}
	out[0].carriers, out[0].fighters = int(b.Forces[0][Carrier]), int(p.Units[at][p.Now][Fighter])
	for _, pick := range picks {
		if from, power, k, ok := p.CounterAt(counters, pick.Unit); ok && power == p.Now && k == Carrier {
			out[0].fighters += p.along(pick.N, from)
		}
	}
	out[1] = p.decksAt(at, p.foes()[1], p.coastal(at))
	return out
}

// Perils tell who may meet ships: er.coastint.1 aircraft beside the zone they leave, er.coastdef.1 fighters beside one where they fight.
func (p *Position) Perils(to engine.Ref) (leaving, there []sortie.Note) {
	if p.phase != SeaMove && p.phase != AirMove || p.Focus == nobody || !p.within(to) {
		return nil, nil
	}
	if p.phase == AirMove {
		leaving = append(leaving, sortie.Note{Text: engine.Say("realism.game.meets.decks"), Cite: "er.carrier.4", May: true})
	}
	if n := p.watch(p.Focus); n > 0 {
		leaving = append(leaving, sortie.Note{Text: engine.Say("realism.game.meets.leaving", ref(p.Focus), n), Cite: "er.coastint.1", May: true})
	}
	if n := p.coastal(to.Index()); n > 0 && p.phase == SeaMove {
		there = append(there, sortie.Note{Text: engine.Say("realism.game.meets.coast", n), Cite: "er.coastdef.1", May: true})
	}
	return leaving, there
}

// Load is how many units a command takes along: of infantry a transport holds more than one.
func (p *Position) Load(c engine.Command) int {
	k, one := p.kindIn(c)
	if c.Verb != VerbLift || !one {
		return 1
	}
	return max(1, min(p.Left(p.fromIn(c).Index(), k), p.w.Load[k]))
}

// watch is how many enemy aircraft may meet ships as they leave a zone.
func (p *Position) watch(zone int) (n int) {
	for _, b := range p.beside(zone, areagame.Foe(p.Side(p.Now))) {
		n += int(b.fighters) + int(b.bombers)
	}
	return n
}
