package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
)

// This file carries out moves of ships, armies and aircraft, and the battles they lead to.

// shift moves units of the power in turn; those that have less way to go stay behind first. They arrive with one space less to go, or none.
func (t *turn) shift(k Kind, n uint8, from, to int, stop bool) {
	fresh := uint8(t.left(from, k)) - t.half[from][k]
	whole := min(n, fresh)
	t.units[from][t.now][k] -= n
	t.units[to][t.now][k] += n
	t.half[from][k] -= n - whole
	switch {
	case stop || t.w.rules.Spaces(int(k)) < 2:
		t.spent[to][k] += n
	default:
		t.half[to][k] += whole
		t.spent[to][k] += n - whole
	}
}

// sail sets ships in motion; enemy aircraft beside the zone may meet them as they leave it (er.coastint.1).
func (t *turn) sail(from, to int, kind Kind, one bool) {
	var ships cell
	for k := range kindCount {
		if left := t.left(from, k); k.sails() && left > 0 {
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
	f := t.open(shipsMet, from, areagame.Foe(t.side(t.now)))
	t.met++
	f.to, f.nth, f.stage = uint8(to), t.met, stIntercept
	f.force[1] = ships
	if fighters, _ := t.interceptors(); fighters == 0 {
		f.stage = stBombers
	}
}

// arrive brings ships into the next zone, fighters on their decks with them.
func (t *turn) arrive(ships cell, from, to int) {
	if ships.total() == 0 {
		return
	}
	e := t.enemies(to)
	stop := e.some(Kind.sails)
	for k := range kindCount {
		ships[k] = min(ships[k], uint8(max(0, t.left(from, k))))
		if ships[k] == 0 {
			continue
		}
		if k == Carrier {
			t.aboard(int(ships[k]), from, to)
		}
		t.shift(k, ships[k], from, to, stop)
	}
	t.Say(engine.EventMove, "er.coastint.1", engine.Say("realism.game.sails", t.nation(t.now), ships.total(), ref(from), ref(to)), ref(from), ref(to))
}

// aboard takes fighters along with carriers; those that have done nothing first.
func (t *turn) aboard(carriers, from, to int) {
	n := min(t.units[from][t.now][Fighter], uint8(carriers*t.w.deck))
	fresh := min(n, uint8(t.left(from, Fighter)))
	t.units[from][t.now][Fighter] -= n
	t.units[to][t.now][Fighter] += n
	t.spent[from][Fighter] -= n - fresh
	t.spent[to][Fighter] += n - fresh
}

func (t *turn) march(from, to int, kind Kind, one bool) {
	moved := 0
	for k := range kindCount {
		left := t.left(from, k)
		if !k.lands() || left <= 0 || one && k != kind {
			continue
		}
		if one {
			left = 1
		}
		moved += left
		t.shift(k, uint8(left), from, to, t.phase == LandMove)
	}
	if t.phase == LandMove && t.origin[to] == nobody {
		t.origin[to] = int8(from)
	}
	t.Say(engine.EventMove, "er.phase.1", engine.Say("realism.game.marches", t.nation(t.now), moved, ref(from), ref(to)), ref(from), ref(to))
}

// lift carries what one transport holds of a kind.
func (t *turn) lift(from, to, zone int, k Kind) {
	end := zone
	for _, s := range t.landings(zone) {
		if s.at == to {
			end = s.zone
		}
	}
	n := min(t.left(from, k), t.w.load[k])
	t.shift(k, uint8(n), from, to, true)
	switch {
	case end != zone:
		t.shift(Transport, 1, zone, end, true)
	case t.spent[zone][Transport] <= t.lifted[zone]:
		if t.half[zone][Transport] > 0 {
			t.half[zone][Transport]--
		}
		t.spent[zone][Transport]++
	}
	t.lifted[end]++
	t.Say(engine.EventMove, "er.range.3", engine.Say("realism.game.lifts", t.nation(t.now), n, kindText(k), ref(from), ref(to)), ref(from), ref(to))
}

// support sends one aircraft into a battle on land.
func (t *turn) support(from, to int, k Kind) {
	f, cite, _ := t.supporting(from, to, k)
	if k == Fighter {
		f.fighters = 1
	} else {
		f.bombers = 1
	}
	t.units[from][t.now][k]--
	t.flights = append(slices.Clone(t.flights), f)
	t.Say(engine.EventMove, engine.Cite(cite), engine.Say("realism.game.supports", kindText(k), ref(from), ref(to)), ref(from), ref(to))
}

func (t *turn) redeploy(from, to int, k Kind) {
	t.units[from][t.now][k]--
	t.units[to][t.now][k]++
	t.spent[to][k]++
	t.Say(engine.EventMove, "er.redeploy.1", engine.Say("realism.game.redeploys", kindText(k), ref(from), ref(to)), ref(from), ref(to))
}

// combat opens the next battle of fleets or armies, or goes on to the next step.
func (t *turn) combat() {
	if t.battles.Empty() {
		t.next()
		return
	}
	at := t.battles.First()
	own, theirs := t.units[at][t.now], t.enemies(at)
	if t.phase == SeaCombat {
		f := t.open(seaFight, at, t.side(t.now))
		f.force[0], f.force[1] = own.only(Kind.sails), theirs
		t.Say(engine.EventBattle, "er.phase.1", engine.Say("realism.game.battle.sea", ref(at)), ref(at))
		return
	}
	if theirs.total() == 0 {
		t.capture(at)
		t.done(at)
		return
	}
	f := t.open(landFight, at, t.side(t.now))
	f.force[0], f.force[1] = own.only(Kind.lands), theirs
	for i := range t.flights {
		if g := &t.flights[i]; g.mission == supportMission && g.state == outbound && g.end() == at {
			f.force[0][Fighter] += g.fighters
			f.force[0][Bomber] += g.bombers
		}
	}
	t.Say(engine.EventBattle, "er.phase.1", engine.Say("realism.game.battle.land", ref(at)), ref(at))
}

// afterRound ends a battle, or asks whether it goes on: first the ships that defend, then those who attack.
func (t *turn) afterRound() {
	f := &t.fight
	at := int(f.at)
	fights := Kind.lands
	if f.kind == seaFight {
		fights = Kind.sails
	}
	attackers, defenders := f.force[0].some(fights), f.force[1].total() > 0
	if f.kind == seaFight {
		defenders = f.force[1].some(Kind.sails)
	}
	switch {
	case !attackers || !defenders:
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
		if from := int(p.origin[at]); from != nobody && p.ours(from) {
			out = append(out, from)
		}
		return out
	}
	for _, to := range p.w.ways.Near[at] {
		if !p.sea(to) {
			continue
		}
		if e := p.here(to, areagame.Foe(side)); !e.some(Kind.sails) {
			out = append(out, to)
		}
	}
	return out
}

// retreat takes the attackers out of a battle.
func (t *turn) retreat(to int) {
	at := int(t.fight.at)
	t.Say(engine.EventMove, "er.phase.1", engine.Say("realism.game.retreats", t.nation(t.now), ref(at), ref(to)), ref(at), ref(to))
	for k := range kindCount {
		n := t.units[at][t.now][k]
		if n > 0 && (k.flies() == t.sea(at) || !k.flies()) {
			t.units[at][t.now][k] = 0
			t.units[to][t.now][k] += n
			t.spent[at][k], t.half[at][k] = 0, 0
			t.spent[to][k] += n
		}
	}
	t.lifted[to] += t.lifted[at]
	t.lifted[at] = 0
	t.done(at)
}

// withdraw: er.coastdef.4, when ships leave a battle the fighters that helped them are back at their bases.
func (t *turn) withdraw(to int) {
	at := int(t.fight.at)
	t.Say(engine.EventMove, "er.coastdef.4", engine.Say("realism.game.withdraws", t.fight.who[1], ref(at), ref(to)), ref(at), ref(to))
	for power := range t.w.Powers {
		if t.side(power) == t.fight.who[1] {
			t.units[to][power] = t.units[to][power].plus(t.units[at][power])
			t.units[at][power] = cell{}
		}
	}
	t.done(at)
}

// capture gives land to the power in turn; what stands there of others is gone.
func (t *turn) capture(at int) {
	for power := range t.w.Powers {
		if !t.friends(power, t.now) {
			t.units[at][power] = cell{}
		}
	}
	t.owner[at] = int8(t.now)
	t.taken.Add(at)
	t.Say(engine.EventBase, "er.redeploy.2", engine.Say("realism.game.takes", t.nation(t.now), ref(at)), ref(at))
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
		u, used := &t.units[from][t.now], &t.spent[from]
		u[Fighter] += g.fighters
		u[Bomber] += g.bombers
		used[Fighter] += g.fighters
		used[Bomber] += g.bombers
		t.fought[from] += g.fighters
		g.fighters, g.bombers = 0, 0
	}
}
