// 17.47F: kamikazes draw what they aim at and choose among ships where there is a choice.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
)

func (p *Position) categoryOf(i int) aircombat.Category {
	return p.w.naval.Classes()[p.w.classes[i]].Category()
}

// categoryWords are the categories of targets, the higher first (17.47F).
var categoryWords = [aircombat.CategoryCount]string{"awaw.category.carriers", "awaw.category.capital", "awaw.category.light"}

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

// kamikazeAimRefusal tells why so many kamikazes may not be sent against a ship (17.47F.4).
func (p *Position) kamikazeAimRefusal(c engine.Command) (engine.Cite, string) {
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

func (p *Position) legalKamikazeAims(buf []engine.Command) []engine.Command {
	x := p.dive().out[p.dive().at]
	for _, i := range p.diveTargets(int(x.group)) {
		for n := 1; n <= int(x.came); n++ {
			c := aiming(p.asked(), i, n)
			if _, why := p.kamikazeAimRefusal(c); why != "" {
				break
			}
			buf = append(buf, c)
		}
	}
	return buf
}

// coming is how many kamikazes have been sent against a target.
func (x groupAttack) coming(ship int) int {
	for _, a := range x.aims {
		if int(a.ship) == ship {
			return int(a.n)
		}
	}
	return 0
}

// aimKamikazes sends kamikazes where Japan chooses.
func (t *turnover) aimKamikazes(c engine.Command) {
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
