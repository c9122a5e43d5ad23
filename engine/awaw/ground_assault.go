// 15, 18.55, 18.61: a ground attack announced, supported, rolled for and read.

package awaw

import (
	"slices"

	"awaw/engine"
)

// assignRefusal tells why a ground unit may not be drafted for an attack on a hex.
func (p *Position) assignRefusal(c engine.Command) (engine.Cite, string) {
	i := p.troopAt(c.A)
	if i == none || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "15", "awaw.no.such"
	}
	hex := c.B.Index()
	g := p.troops[i]
	switch {
	case !p.now(VerbAssign):
		return "15", "awaw.no.assign.now"
	case p.troopSide(i) != p.phasing():
		return "15", "awaw.no.own"
	case g.has(troopJoined):
		return "15", "awaw.no.assign.twice"
	case !p.w.offensive(p.phasing(), int(p.turn)):
		return "15", "awaw.no.fly.option"
	case !p.worthAttacking(hex):
		return "15", "awaw.no.assign.empty"
	case !p.mayAttack(i, hex):
		return "15", "awaw.no.assign.who"
	case slices.ContainsFunc(p.groupOfHex(int16(hex)), func(h int16) bool { return !p.mayAttack(i, int(h)) }):
		return "18.551", "awaw.no.assault.second" // who attacks one of the hexes attacks them all
	}
	return "", ""
}

// worthAttacking tells whether a hex may be attacked: it holds enemy ground units, or is an enemy beach.
func (p *Position) worthAttacking(hex int) bool {
	return p.guarded(p.defending(), hex) || p.w.board.Space(hex).Coast && p.control[hex] == p.defending() && p.beachheads(hex)
}

// beachheads tells whether units wait off a coast to land on it.
func (p *Position) beachheads(hex int) bool {
	for _, g := range p.troopsOf(p.phasing()) {
		if g.onBoard() && g.has(troopAfloat) && p.board().Distance(int(g.space), hex) == 1 {
			return true
		}
	}
	return false
}

// beaches lists the enemy coasts off which units wait, ascending.
func (p *Position) beaches() []int16 {
	var out []int16
	for _, g := range p.troopsOf(p.phasing()) {
		if !g.onBoard() || !g.has(troopAfloat) {
			continue
		}
		for _, n := range p.w.board.Around(int(g.space)) {
			if p.w.board.Space(n).Coast && p.control[n] == p.defending() {
				out = append(out, int16(n))
			}
		}
	}
	return sorted(out)
}

func (p *Position) legalAssigns(buf []engine.Command) []engine.Command {
	return slices.AppendSeq(buf, p.assigns)
}

// assigns yields one by one what legalAssigns lists.
func (p *Position) assigns(yield func(engine.Command) bool) {
	if !p.now(VerbAssign) {
		return
	}
	hexes := p.contested()
	for i, g := range p.troopsOf(p.phasing()) {
		if g.has(troopJoined|troopFought) || !p.mayAttackAnything(i) {
			continue
		}
		for _, h := range hexes {
			if !p.reaches(i, int(h)) {
				continue
			}
			cmd := engine.Command{Side: p.phasing(), Verb: VerbAssign, A: gu(i), B: sp(int(h))}
			if _, why := p.assignRefusal(cmd); why == "" && !yield(cmd) {
				return
			}
		}
	}
}

// assaultRefusal tells why the attack drafted against a hex may not be announced; C is another hex attacked at once.
func (p *Position) assaultRefusal(c engine.Command) (engine.Cite, string) {
	if c.A != 0 || !p.spaceOK(c.B) || c.N != 0 || c.C != 0 && (!p.spaceOK(c.C) || c.C == c.B) {
		return "15", "awaw.no.such"
	}
	if !p.now(VerbAssault) {
		return "15", "awaw.no.assault.now"
	}
	hex := int16(c.B.Index())
	if len(p.assigned(hex)) == 0 && len(p.assigned(p.groupOfHex(hex)...)) == 0 {
		return "15", "awaw.no.assault.nobody"
	}
	if c.C != 0 && slices.Contains(p.groupOfHex(hex), int16(c.C.Index())) {
		return "18.551", "awaw.no.widen.twice"
	}
	if hexes := p.attacked(c); len(hexes) > 1 {
		return p.jointRefusal(hexes)
	}
	if p.overruns() {
		return p.oddsRefusal(int(hex))
	}
	return "", ""
}

func (p *Position) legalAssaults(buf []engine.Command) []engine.Command {
	var more []int16
	for _, h := range p.drafted() {
		cmd := engine.Command{Side: p.phasing(), Verb: VerbAssault, B: sp(int(h))}
		if _, why := p.assaultRefusal(cmd); why == "" {
			buf = append(buf, cmd)
		}
		if p.overruns() {
			continue
		}
		if more == nil {
			more = p.contested()
		}
		for _, other := range more {
			cmd.C = sp(int(other))
			if _, why := p.assaultRefusal(cmd); why == "" {
				buf = append(buf, cmd)
			}
		}
	}
	return buf
}

// assault announces an attack or overrun: the limit on ground support is applied (18.554C), then the defender may answer
// if it is an overrun (18.611) or the odds are below one to one (18.619).
func (t *turnover) assault(c engine.Command) {
	p := t.p
	b := p.drawnUp(c)
	if len(b.also) != 0 {
		p.joint = nil
	}
	t.push(b)
	factors := 0
	for _, i := range p.attackers() {
		factors += int(p.troops[i].factors)
		b.landing = b.landing || p.troops[i].has(troopAfloat)
		if b.overrun {
			t.troop(i).flags |= troopMarched
		}
	}
	if !t.trimSupport(factors) {
		t.attack()
	}
}

// attack goes on with an attack whose support is within its limit.
func (t *turnover) attack() {
	p, b := t.p, t.p.battle()
	att, def := p.strengths()
	key := "awaw.assaults"
	if b.overrun {
		key = "awaw.overruns"
	}
	t.say(engine.EventBattle, "15", key, sp(int(b.hex)), att, def)
	t.offerDefence(att < def)
}

func (p *Position) tellAssault(c engine.Command, l *engine.Label) {
	switch hexes := p.attacked(c); {
	case len(hexes) > 2:
		l.Cite, l.Name = "18.551", told("assault.many", c.B, len(hexes)-1)
	case c.C != engine.NoRef:
		l.Cite, l.Name = "18.551", told("assault.two", c.B, c.C)
	case p.overruns():
		l.Name = told("announce.overrun", c.B)
	}
	att, def := p.draftStrengths(c)
	l.Detail = detailed("assault", att, def)
}

// offerDefence asks the defender for support the attack has provoked.
func (t *turnover) offerDefence(lowOdds bool) {
	b := t.ground()
	if (b.overrun || lowOdds) && len(t.p.defendingTroops()) != 0 {
		b.stage = battleDefer
		if len(t.p.legalDefends(nil)) != 0 {
			cite := engine.Cite("18.619")
			if b.overrun {
				cite = "18.611"
			}
			t.say(engine.EventChoice, cite, "awaw.answer", t.p.defending(), sp(int(b.hex)))
			return
		}
	}
	t.use()
}

// use asks which of the support over the hex counts, if any stands there (18.611A).
func (t *turnover) use() {
	b := t.ground()
	for i, c := range t.p.counters {
		if c.has(late) {
			t.p.counters[i].flags &^= late
		}
	}
	b.deferred = false
	if len(t.p.defendingTroops()) == 0 {
		t.win()
		return
	}
	b.stage = battleUse
	for _, h := range b.list() {
		if len(t.p.defenders(int(h))) != 0 {
			return
		}
	}
	t.ready()
}

// ready opens a round of ground combat; an overrun is decided without a die.
func (t *turnover) ready() {
	b := t.ground()
	att, def := t.p.strengths()
	b.odds = [2]int16{int16(att), int16(def)}
	b.stage = battleRoll
	if !b.overrun {
		return
	}
	if att >= t.p.w.ground.Combat.Overrun*def {
		t.say(engine.EventBattle, "15", "awaw.overrun", sp(int(b.hex)))
		for _, i := range t.p.defenders(int(b.hex)) {
			t.p.counters[i].flags |= counted
		}
		t.wipe(defender, "15")
		t.win()
		return
	}
	b.stopped = true
	t.say(engine.EventBattle, "18.613", "awaw.overrun.stopped", sp(int(b.hex)), att, def)
	for _, i := range t.p.attackers() {
		g := t.troop(i)
		g.flags = g.flags&^troopJoined | troopMust
		g.spent = g.moves
	}
	for _, i := range t.p.supporters(int(b.hex)) {
		t.comesDown(i)
	}
	t.endBattle()
}

// draftStrengths is what an attack would begin with if it were announced now.
func (p *Position) draftStrengths(c engine.Command) (att, def int) {
	q := *p
	b := p.drawnUp(c)
	q.put(b)
	for _, i := range q.attackers() {
		b.landing = b.landing || q.troops[i].has(troopAfloat)
	}
	return q.strengths()
}

// assign drafts a unit for an attack.
func (t *turnover) assign(c engine.Command) { t.draft(c, "awaw.assigned") }

func (t *turnover) draft(c engine.Command, key string) {
	g := t.troop(t.p.troopAt(c.A))
	g.flags |= troopJoined
	g.target = int16(c.B.Index())
	t.say(engine.EventChoice, "15", key, c.A, c.B)
}
