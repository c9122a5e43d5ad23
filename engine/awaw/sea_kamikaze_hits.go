// 17.47F to 17.48: kamikazes draw what they aim at, choose among ships where there is a choice, attack, and are no more.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
)

// categoryWords are the categories of targets, the higher first (17.47F).
var categoryWords = [aircombat.CategoryCount]string{"awaw.category.carriers", "awaw.category.capital", "awaw.category.light"}

// drawNext takes up the groups one after another, from the one numbered at: its kamikazes draw their categories. When all have
// targets the attacks are rolled.
func (t *turnover) drawNext(at int) {
	d := t.dives()
	for ; at < len(d.out); at++ {
		d.at, d.stage = uint8(at), diveDraw
		x := &d.out[at]
		x.aim = aircombat.Aim{Present: t.p.w.naval.PresentIn(t.p.hulls(t.p.shipsOf(int(x.group))))}
		if x.came == 0 || x.aim.Present.Categories() == 0 {
			x.came = 0
			continue
		}
		if x.aim.Present.Categories() > 1 {
			return
		}
		c, _ := t.p.w.naval.Draw(x.aim.Present, 1)
		x.aim.Drawn[c] = int(x.came)
		t.say(engine.EventNote, "17.47F.1", "awaw.dive.one", int(x.came), t.p.groupRef(int(x.group)), engine.Say(categoryWords[c]))
		if t.sendForced() {
			return
		}
	}
	t.rollNext(0)
}

// rollDraw throws one die for each kamikaze, and tells them one by one (17.47F.2, 17.47F.3).
func (t *turnover) rollDraw() error {
	p, d := t.p, t.p.dive()
	x := d.out[d.at]
	cite := engine.Cite("17.47F.2")
	if x.aim.Present.Categories() == int(aircombat.CategoryCount) {
		cite = "17.47F.3"
	}
	faces, err := t.dice.Roll(engine.Ask{Key: t.diveKey(seaKeyDiveDraw, 0), N: int(x.came), Sides: 6, Cite: cite,
		Why: engine.Say("awaw.dice.dive.draw", p.groupRef(int(x.group)))})
	if err != nil {
		return err
	}
	w := &t.dives().out[d.at]
	for i, face := range faces {
		c, _ := p.w.naval.Draw(w.aim.Present, face)
		w.aim.Drawn[c]++
		t.sayThrown(cite, "awaw.dive.draw", i+1, face, engine.Say(categoryWords[c]))
		t.ev[len(t.ev)-1].Dice = []int{face}
	}
	if !t.sendForced() {
		t.drawNext(int(d.at) + 1)
	}
	return nil
}

// coming is how many kamikazes have been sent against a target.
func (x plunge) coming(ship int) int {
	for _, a := range x.aims {
		if int(a.ship) == ship {
			return int(a.n)
		}
	}
	return 0
}

// diveTargets lists what may be attacked in the group at hand: every fast carrier and capital ship, and the light ships as one body
// under the first of them (17.47F.4.4).
func (p *Position) diveTargets(group int) (out []int) {
	body := false
	for _, i := range p.shipsOf(group) {
		if p.categoryOf(i) != aircombat.LightShips {
			out = append(out, i)
		} else if !body {
			body = true
			out = append(out, i)
		}
	}
	return out
}

func (p *Position) categoryOf(i int) aircombat.Category {
	return p.w.naval.Classes()[p.w.classes[i]].Category()
}

// open lists the targets the next kamikaze may be sent against (17.47F.4).
func (p *Position) openTargets() (out []int) {
	x := p.dive().out[p.dive().at]
	for _, i := range p.diveTargets(int(x.group)) {
		if x.aim.May(p.categoryOf(i), x.coming(i)) {
			out = append(out, i)
		}
	}
	return out
}

// sendForced sends all kamikazes whose target is not open to choice, and tells whether Japan must choose.
func (t *turnover) sendForced() bool {
	d := t.dives()
	d.stage = diveAim
	for {
		x := &d.out[d.at]
		c, surplus, done := x.aim.Next()
		if done {
			return false
		}
		targets := t.p.openTargets()
		if len(targets) > 1 && (surplus || x.aim.Own(c) < len(targets)) {
			return true
		}
		t.sendAt(targets[0], 1)
	}
}

// sendAt sends kamikazes of the attack at hand against a target.
func (t *turnover) sendAt(ship, n int) {
	x := &t.dives().out[t.p.dive().at]
	c := t.p.categoryOf(ship)
	for range n {
		x.aim = x.aim.Send(c)
	}
	i := slices.IndexFunc(x.aims, func(a aim) bool { return int(a.ship) == ship })
	if i < 0 {
		i = len(x.aims)
		x.aims = append(x.aims, aim{ship: int16(ship)})
	}
	x.aims[i].n += uint8(n)
}

// plungeRefusal tells why so many kamikazes may not be sent against a ship (17.47F.4).
func (p *Position) plungeRefusal(c engine.Command) (engine.Cite, string) {
	i := p.shipAt(c.A)
	if i < 0 || c.B != 0 || c.C != 0 || c.N < 1 {
		return "17.47F", "awaw.no.such"
	}
	d := p.dive()
	if d.stage != diveAim {
		return "17.47F", "awaw.no.aim.now"
	}
	x := d.out[d.at]
	if !slices.Contains(p.diveTargets(int(x.group)), i) {
		return "17.47F", "awaw.no.aim.ship"
	}
	a, category, coming := x.aim, p.categoryOf(i), x.coming(i)
	for k := range int(c.N) {
		if !a.May(category, coming+k) {
			if _, surplus, done := a.Next(); surplus || done {
				return "17.47F.4.3", "awaw.no.dive.surplus"
			}
			return "17.47F.4.1", "awaw.no.dive.one"
		}
		a = a.Send(category)
	}
	return "", ""
}

func (p *Position) legalPlunges(buf []engine.Command) []engine.Command {
	x := p.dive().out[p.dive().at]
	for _, i := range p.diveTargets(int(x.group)) {
		for n := 1; n <= int(x.came); n++ {
			c := aiming(p.asked(), i, n)
			if _, why := p.plungeRefusal(c); why != "" {
				break
			}
			buf = append(buf, c)
		}
	}
	return buf
}

// plunge sends kamikazes where Japan chooses.
func (t *turnover) plunge(c engine.Command) {
	x := t.p.dive().out[t.p.dive().at]
	cite := engine.Cite("17.47F.4.2")
	if _, surplus, _ := x.aim.Next(); surplus {
		cite = "17.47F.4.3"
	}
	t.sendAt(t.p.shipAt(c.A), int(c.N))
	t.say(engine.EventChoice, cite, "awaw.dive.aims", int(c.N), c.A)
	if !t.sendForced() {
		t.drawNext(int(t.p.dive().at) + 1)
	}
}

// rollNext asks for the dice of the groups one after another; when none is left the attack is over.
func (t *turnover) rollNext(at int) {
	d := t.dives()
	for ; at < len(d.out); at++ {
		if len(d.out[at].aims) > 0 {
			d.at, d.stage = uint8(at), diveRoll
			return
		}
	}
	t.endWave()
}

// rollDive throws the dice against every target of the group at hand: one roll a target, each kamikaze counting two squadrons
// (17.47G, 17.47H).
func (t *turnover) rollDive() error {
	p, d := t.p, t.p.dive()
	x, n := d.out[d.at], p.w.naval
	var rolled [][]int
	for k, a := range x.aims {
		faces, err := t.dice.Roll(engine.Ask{Key: t.diveKey(seaKeyDiveStrike, k), N: 2, Sides: 6, Cite: "17.47G",
			Why: engine.Say("awaw.dice.strike", sh(int(a.ship)))})
		if err != nil {
			return err
		}
		rolled = append(rolled, faces)
	}
	q := aircombat.Strike{Growth: int(p.kamikazes.growth), Port: !p.w.board.Space(int(d.hex)).Sea}
	if !d.outside {
		q.Surprise = p.surpriseOf(p.w.sideOf(p.w.japan()))
	}
	for k, a := range x.aims {
		body := t.p.lightBody(int(x.group), int(a.ship))
		q.Force, q.Against = p.divers(int(a.n)), nil
		for _, i := range body {
			q.Against = append(q.Against, p.ships[i].nation)
		}
		ledger := n.Modifiers(q)
		modified := rolled[k][0] + rolled[k][1] + ledger.Net()
		effects := n.Effects(n.KamikazeLevel(int(a.n)), modified)
		t.sayThrown("17.47G", "awaw.dive.rolled", int(a.n), sh(int(a.ship)), n.KamikazeLevel(int(a.n)), modified, effects)
		e := &t.ev[len(t.ev)-1]
		e.Dice, e.Ledger = rolled[k], ledger
		from := len(t.ev)
		t.hitBody(body, effects)
		t.tellTogether(from)
	}
	t.rollNext(int(d.at) + 1)
	return nil
}

// lightBody is the ships an attack on one of them falls on: itself, or all light ships of its group.
func (p *Position) lightBody(group, ship int) (out []int) {
	if p.categoryOf(ship) != aircombat.LightShips {
		return []int{ship}
	}
	for _, i := range p.shipsOf(group) {
		if p.categoryOf(i) == aircombat.LightShips {
			out = append(out, i)
		}
	}
	return out
}

// hitBody lets effects fall on ships together, those with the most factors first; what is not enough to harm one goes on to the next.
func (t *turnover) hitBody(list []int, effects int) {
	n := t.p.w.naval
	slices.SortStableFunc(list, func(a, b int) int { return int(t.p.ships[b].factors) - int(t.p.ships[a].factors) })
	for _, i := range list {
		if !t.p.ships[i].alive() || effects == 0 {
			continue
		}
		h := []aircombat.Hull{t.p.hull(i)}
		take := effects - n.Spread(h, effects)
		t.hit([]int{i}, take)
		effects -= take
	}
}

// endWave eliminates all kamikazes that have attacked (17.48). A force of a single combat group may be attacked by a second wave
// at once (17.47D).
func (t *turnover) endWave() {
	p, d := t.p, t.dives()
	spent, single := 0, len(d.out) == 1 && len(p.diveGroups()) == 1
	for _, x := range d.out {
		spent += int(x.sent)
	}
	group := int(d.out[0].group)
	t.spendDivine(spent)
	if single && !d.second && p.kamikazes.ready > 0 && len(p.shipsOf(group)) > 0 {
		d.second, d.stage, d.out, d.at = true, diveSend, nil, 0
		return
	}
	t.endDive()
}

// endDive closes the attack and goes back to what it was part of.
func (t *turnover) endDive() {
	d := t.p.dive()
	t.say(engine.EventBattle, "17.47", "awaw.dive.ends", sp(int(d.hex)))
	t.end(d)
}

// afterKamikazes takes the air of carriers in a port that was attacked off them.
func (t *turnover) afterKamikazes(f frame) {
	if hex := int(f.(*dive).hex); !t.p.w.board.Space(hex).Sea {
		t.offDecks(hex)
	}
}

// kamikazesOver goes on with a naval combat after them: with the other strikes, or not at all if the force under way is no more.
func (t *turnover) kamikazesOver(d *dive) {
	p, b := t.p, t.p.sea()
	switch {
	case !p.w.board.Space(int(d.hex)).Sea:
		t.offDecks(int(d.hex))
	case !d.outside:
		t.nextStrike()
	case p.forces[b.mover].space < 0 || !p.manned(int(b.mover)):
		t.end(b)
	}
}

// diveDone ends the naming of targets, of guards, or the chance of a second wave.
func (t *turnover) diveDone(engine.Command) {
	d := t.p.dive()
	switch {
	case d.stage == diveGuard:
		t.meetDive(0)
	case len(d.out) == 0:
		t.endDive()
	default:
		t.beginDive()
	}
}

// diveDoneRefusal tells why a part of the attack may not be ended by saying that one is done.
func (p *Position) diveDoneRefusal(engine.Command) (engine.Cite, string) {
	if p.dive().stage == diveSend || p.dive().stage == diveGuard {
		return "", ""
	}
	return "17.47", "awaw.no.done"
}

// rollDiving throws the dice an attack of kamikazes waits for.
func (t *turnover) rollDiving() error {
	switch t.p.dive().stage {
	case diveAir:
		return t.rollDiveAir()
	case diveFire:
		return t.rollDiveFire()
	case diveDraw:
		return t.rollDraw()
	}
	return t.rollDive()
}

// diveRollRefusal tells why no dice may be thrown for kamikazes now.
func (p *Position) diveRollRefusal(c engine.Command) (engine.Cite, string) {
	if p.diveFireTyped() {
		return "23.42", "awaw.no.roll"
	}
	switch p.dive().stage {
	case diveAir, diveFire, diveDraw, diveRoll:
		if plain(c) {
			return "", ""
		}
		return "17.47", "awaw.no.such"
	}
	return "17.47", "awaw.no.roll"
}

// diveRollKey says which dice a roll for kamikazes throws.
func (p *Position) diveRollKey() string {
	switch p.dive().stage {
	case diveAir:
		return "roll.dive.air"
	case diveFire:
		return "roll.fire"
	case diveDraw:
		return "roll.dive.draw"
	}
	return "roll.strike.ships"
}
