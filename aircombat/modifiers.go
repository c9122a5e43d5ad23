// Strength (17.55, 17.65, 19.2) and the modifiers of the roll (19.31).
package aircombat

import (
	"awaw/engine"
	"awaw/units"
)

// Conditions is what a fight is about, as far as chapter 19 cares.
type Conditions struct {
	Squadrons bool // fought in squadrons since an earlier round, or because army air operates over ships
	CAP       bool // the attacker strikes a naval force at sea, the defender flies combat air patrol (19.31C)
	Cover     bool // the same against air cover: no modifier, and the defender does not abort
	Surprise  bool // surprise negates the modifier of CAP (19.31C)
	Bombing   bool // strategic bombing (19.31D)
	Radar     int  // the defender's radar results; read when Bombing
	Silent    bool // the defender does not roll: an attack on air transports (18.623)
}

// InSquadrons tells whether the fight is counted in squadrons (17.141C, 17.141D, 17.25, 19.51).
func (r *Rules) InSquadrons(att, def Force, c Conditions) bool {
	return c.Squadrons || c.CAP || c.Cover || r.Squadrons(att, def)
}

// DefenderStays tells whether abort results on the defender have no effect: CAP, air cover, and defence against
// strategic bombing (19.2, exceptions under the table).
func (c Conditions) DefenderStays() bool { return c.CAP || c.Cover || c.Bombing }

// The modifiers of the roll; modifierNames are their keys in aircombat.toml.
const (
	modNationality = iota
	modJets
	modCAP
	modRadar
	modifierCount
)

var modifierNames = [modifierCount]string{"nationality", "jets", "cap", "radar"}

// Strength is the row a force uses: its engaged factors, or squadrons when sq. Jets count three times, air
// transports and kamikazes not at all (17.55, 17.65, 17.47E).
func (r *Rules) Strength(f Force, sq bool) int {
	n := 0
	for _, g := range f {
		if g.Aside {
			continue
		}
		x := g.N * r.strength[g.Type]
		if sq && !g.InSquadrons() {
			x *= units.PerFactor
		}
		n += x
	}
	return n
}

// Modifiers gives both ledgers; the net of one side is minus the net of the other (19.31).
func (r *Rules) Modifiers(att, def Force, c Conditions) (attacker, defender engine.Ledger) {
	a, okA := r.SideDRM(att)
	d, okD := r.SideDRM(def)
	if okA && okD {
		v := r.modifier[modNationality]
		n := (a - d) * v.n
		attacker.Add(v.cite, n, engine.Say("aircombat.why.nationality", a, d))
		defender.Add(v.cite, -n, engine.Say("aircombat.why.nationality", d, a))
	}
	if ja, jd := r.jets(att), r.jets(def); ja > 0 || jd > 0 {
		v := r.modifier[modJets]
		n := (ja - jd) * v.n
		attacker.Add(v.cite, n, engine.Say("aircombat.why.jets", ja, jd))
		defender.Add(v.cite, -n, engine.Say("aircombat.why.jets", jd, ja))
	}
	if c.CAP || c.Cover {
		v := r.modifier[modCAP]
		n, why := v.n, "aircombat.why.cap"
		switch {
		case !c.CAP:
			n, why = 0, "aircombat.why.cover"
		case c.Surprise:
			n, why = 0, "aircombat.why.surprise"
		}
		attacker.Add(v.cite, n, engine.Say(why))
		defender.Add(v.cite, -n, engine.Say(why))
	}
	if c.Bombing {
		v := r.modifier[modRadar]
		n := c.Radar * v.n
		attacker.Add(v.cite, n, engine.Say("aircombat.why.radar", c.Radar))
		defender.Add(v.cite, -n, engine.Say("aircombat.why.radar", c.Radar))
	}
	return attacker, defender
}

// Net is the attacker's net modifier, without the reasons.
func (r *Rules) Net(att, def Force, c Conditions) int {
	net := 0
	a, okA := r.SideDRM(att)
	d, okD := r.SideDRM(def)
	if okA && okD {
		net += (a - d) * r.modifier[modNationality].n
	}
	net += (r.jets(att) - r.jets(def)) * r.modifier[modJets].n
	return net + r.fixedNet(c)
}

// fixedNet is the part of the attacker's net modifier that does not hang on the forces.
func (r *Rules) fixedNet(c Conditions) int {
	net := 0
	if c.CAP && !c.Surprise {
		net += r.modifier[modCAP].n
	}
	if c.Bombing {
		net += c.Radar * r.modifier[modRadar].n
	}
	return net
}

// jets is the number of modifiers a side's jets give: one a factor, or one for three jet squadrons (17.56, 19.31B).
func (r *Rules) jets(f Force) int {
	n := 0
	for _, g := range f {
		if g.Type != units.Jet || g.Aside {
			continue
		}
		if g.InSquadrons() {
			n += g.N
		} else {
			n += g.N * units.PerFactor
		}
	}
	return n / units.PerFactor
}
