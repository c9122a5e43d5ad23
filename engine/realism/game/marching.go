package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
)

// This file carries out moves of ships, armies and aircraft, and the battles they lead to.

// shift moves units of the power in turn; those that have less way to go stay behind first. They arrive with one space less to go, or none.
func (t *turn) shift(k Kind, n uint8, from, to int, stop bool) {
	fresh := uint8(t.Left(from, k)) - t.half[from][k]
	whole := min(n, fresh)
	t.Units[from][t.Now][k] -= n
	t.Units[to][t.Now][k] += n
	t.half[from][k] -= n - whole
	switch {
	case stop || t.w.rules.Spaces(int(k)) < 2:
		t.Spent[to][k] += n
	default:
		t.half[to][k] += whole
		t.Spent[to][k] += n - whole
	}
}

// sail sets ships in motion; enemy aircraft beside the zone may meet them as they leave it (er.coastint.1).
func (t *turn) sail(from, to int, kind Kind, one bool) {
	var ships cell
	for k := range kindCount {
		if left := t.Left(from, k); t.steams(k) && left > 0 {
			if !one {
				ships[k] = uint8(left)
			} else if k == kind {
				ships[k] = 1
			}
		}
	}
	if !t.watched(from) {
		t.arrive(ships, from, to)
		return
	}
	f := t.open(shipsMet, from, areagame.Foe(t.Side(t.Now)))
	t.met++
	f.to, f.nth, f.stage = uint8(to), t.met, stIntercept
	f.force[1] = ships
	if fighters, _ := t.interceptors(); fighters == 0 {
		f.stage = stBombers
	}
}

// arrive brings ships into the next zone, fighters on their decks with them.
func (t *turn) arrive(ships cell, from, to int) {
	if ships.Total() == 0 {
		return
	}
	e := t.Enemies(to)
	stop := e.Some(Kind.sails)
	for k := range kindCount {
		ships[k] = min(ships[k], uint8(max(0, t.Left(from, k))))
		if ships[k] == 0 {
			continue
		}
		if k == Carrier {
			t.aboard(int(ships[k]), from, to)
		}
		t.shift(k, ships[k], from, to, stop)
	}
	cite := engine.Cite("er.coastint.1")
	if t.phase == AirMove {
		cite = "er.carrier.3"
	}
	t.Say(engine.EventMove, cite, engine.Say("realism.game.sails", t.nation(t.Now), ships.Total(), ref(from), ref(to)), ref(from), ref(to))
}

// aboard takes fighters along with carriers; those that have done nothing first.
func (t *turn) aboard(carriers, from, to int) {
	n := uint8(t.along(carriers, from))
	fresh := min(n, uint8(t.Left(from, Fighter)))
	t.Units[from][t.Now][Fighter] -= n
	t.Units[to][t.Now][Fighter] += n
	t.Spent[from][Fighter] -= n - fresh
	t.Spent[to][Fighter] += n - fresh
}

// along is how many fighters of a zone go with so many carriers.
func (p *Position) along(carriers, from int) int {
	n := p.Units[from][p.Now][Fighter]
	if p.w.rules.DecksFirst { // er.carrier.4, er.carrier.6: who has flown stays with the carrier it flew from
		n -= min(n, p.fought[from])
	}
	return min(int(n), carriers*p.w.Deck)
}

func (t *turn) march(from, to int, kind Kind, one bool) {
	moved := 0
	for k := range kindCount {
		left := t.Left(from, k)
		if !k.lands() || left <= 0 || one && k != kind {
			continue
		}
		if one {
			left = 1
		}
		moved += left
		t.shift(k, uint8(left), from, to, t.phase == LandMove)
	}
	if t.phase == LandMove && t.Origin[to] == nobody {
		t.Origin[to] = int8(from)
	}
	t.Say(engine.EventMove, engine.House, engine.Say("realism.game.marches", t.nation(t.Now), moved, ref(from), ref(to)), ref(from), ref(to))
}

// lift carries what one transport holds of a kind.
func (t *turn) lift(from, to, zone int, k Kind) {
	end := zone
	for _, s := range t.landings(zone) {
		if s.at == to {
			end = s.zone
		}
	}
	n := min(t.Left(from, k), t.w.Load[k])
	t.shift(k, uint8(n), from, to, true)
	switch {
	case end != zone:
		t.shift(Transport, 1, zone, end, true)
	case t.Spent[zone][Transport] <= t.Lifted[zone]:
		if t.half[zone][Transport] > 0 {
			t.half[zone][Transport]--
		}
		t.Spent[zone][Transport]++
	}
	t.Lifted[end]++
	t.Say(engine.EventMove, "er.range.3", engine.Say("realism.game.lifts", t.nation(t.Now), n, kindText(k), ref(from), ref(to)), ref(from), ref(to))
}

// support sends one aircraft into a battle on land.
func (t *turn) support(from, to int, k Kind) {
	f, cite, _ := t.supporting(from, to, k)
	if k == Fighter {
		f.fighters = 1
	} else {
		f.bombers = 1
	}
	t.Units[from][t.Now][k]--
	t.flights = append(slices.Clone(t.flights), f)
	t.takesOff(from, f.fighters)
	t.Say(engine.EventMove, engine.Cite(cite), engine.Say("realism.game.supports", kindText(k), ref(from), ref(to)), ref(from), ref(to))
}

func (t *turn) redeploy(from, to int, k Kind) {
	t.Units[from][t.Now][k]--
	t.Units[to][t.Now][k]++
	t.Spent[to][k]++
	t.Say(engine.EventMove, "er.redeploy.1", engine.Say("realism.game.redeploys", kindText(k), ref(from), ref(to)), ref(from), ref(to))
}

// combat opens the next battle of fleets or armies, or goes on to the next step.
func (t *turn) combat() {
	if t.battles.Empty() {
		t.next()
		return
	}
	at := t.battles.First()
	own, theirs := t.Units[at][t.Now], t.Enemies(at)
	if t.phase == SeaCombat {
		f := t.open(seaFight, at, t.Side(t.Now))
		f.force[0], f.force[1] = own.Only(Kind.sails), theirs
		t.Say(engine.EventBattle, engine.House, engine.Say("realism.game.battle.sea", ref(at)), ref(at))
		return
	}
	if theirs.Total() == 0 {
		t.capture(at)
		t.done(at)
		return
	}
	f := t.open(landFight, at, t.Side(t.Now))
	f.force[0], f.force[1] = own.Only(Kind.lands), theirs
	for i := range t.flights {
		if g := &t.flights[i]; g.mission == supportMission && g.state == outbound && g.end() == at {
			f.force[0][Fighter] += g.fighters
			f.force[0][Bomber] += g.bombers
		}
	}
	t.Say(engine.EventBattle, engine.House, engine.Say("realism.game.battle.land", ref(at)), ref(at))
}

// afterRound ends a battle, or asks whether it goes on: first the ships that defend, then those who attack.
func (t *turn) afterRound() {
	f := &t.fight
	at := int(f.at)
	attackers, defenders := f.form().holds(0, f.force[0]), f.form().holds(1, f.force[1])
	switch {
	case !attackers || !defenders:
		t.tellEnd(over(attackers, defenders))
		if attackers && f.kind == landFight {
			t.capture(at)
		}
		t.drown(at)
		t.done(at)
	case f.step == toStand && f.kind == seaFight && len(t.refuges(f.who[1])) > 0:
		f.stage = stStand
	case f.step == toStand:
		f.step = toNext
	case len(t.refuges(f.who[0])) > 0:
		f.stage = stNext
	default:
		f.step = toAsk
	}
}

// refuges lists where a side in a battle may go: ships to zones beside it without enemies, armies back where the first came from.
func (p *Position) refuges(side engine.Side) (out []int) {
	at := int(p.fight.at)
	if p.fight.kind == landFight {
		if from := int(p.Origin[at]); from != nobody && p.Ours(from, p.Now) {
			out = append(out, from)
		}
		return out
	}
	for _, to := range p.w.ways.Near[at] {
		if !p.Sea(to) {
			continue
		}
		if e := p.Here(to, areagame.Foe(side)); !e.Some(Kind.sails) {
			out = append(out, to)
		}
	}
	return out
}

// retreat takes the attackers out of a battle.
func (t *turn) retreat(to int) {
	at := int(t.fight.at)
	t.tellEnd(engine.EndStopped)
	t.Say(engine.EventMove, engine.House, engine.Say("realism.game.retreats", t.nation(t.Now), ref(at), ref(to)), ref(at), ref(to))
	for k := range kindCount {
		n := t.Units[at][t.Now][k]
		if n > 0 && (k.flies() == t.Sea(at) || !k.flies()) {
			t.Units[at][t.Now][k] = 0
			t.Units[to][t.Now][k] += n
			t.Spent[at][k], t.half[at][k] = 0, 0
			t.Spent[to][k] += n
		}
	}
	t.Lifted[to] += t.Lifted[at]
	t.Lifted[at] = 0
	t.done(at)
}

// withdraw: er.coastdef.4, when ships leave a battle the fighters that helped them are back at their bases.
func (t *turn) withdraw(to int) {
	at := int(t.fight.at)
	t.tellEnd(engine.EndLeft)
	t.Say(engine.EventMove, "er.coastdef.4", engine.Say("realism.game.withdraws", t.fight.who[1], ref(at), ref(to)), ref(at), ref(to))
	for power := range t.w.Powers {
		if t.Side(power) == t.fight.who[1] {
			t.Units[to][power] = t.Units[to][power].Plus(t.Units[at][power])
			t.Units[at][power] = cell{}
		}
	}
	t.done(at)
}

// capture gives land to the power in turn; what stands there of others is gone.
func (t *turn) capture(at int) {
	t.Capture(at)
	t.Say(engine.EventBase, "er.redeploy.2", engine.Say("realism.game.takes", t.nation(t.Now), ref(at)), ref(at))
}

// done closes a battle; who supported it flies home.
func (t *turn) done(at int) {
	t.battles.Drop(at)
	t.fight = fight{}
	for i := range t.flights {
		f := &t.flights[i]
		if f.mission != supportMission || f.state != outbound || f.end() != at {
			continue
		}
		g := t.flying(i)
		g.state = landed
		from := int(g.from)
		u, used := &t.Units[from][t.Now], &t.Spent[from]
		u[Fighter] += g.fighters
		u[Bomber] += g.bombers
		used[Fighter] += g.fighters
		used[Bomber] += g.bombers
		t.fought[from] += g.fighters
		g.fighters, g.bombers = 0, 0
	}
}
