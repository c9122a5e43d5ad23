// An air attack on ships: how many squadrons strike (17.141D, 17.142A, 17.47G) and what modifies the roll (23.44, 17.354, 17.47H).
package aircombat

import (
	"awaw/engine"
	"awaw/units"
)

// The modifiers of an attack; strikeModifierNames are their keys in naval.toml.
const (
	strikeAir = iota
	strikeNaval
	strikeNavalAir
	strikeSurprise
	strikeKamikaze
	strikeModifiers
)

var strikeModifierNames = [strikeModifiers]string{"air-nationality", "naval-nationality", "naval-air", "surprise", "kamikaze"}

// MaxSurprise is the highest surprise level.
const MaxSurprise = 4

// Strike is an attack of air units on ships: those that are left when defending air and the ships have fired.
type Strike struct {
	Force    Force
	Port     bool           // the ships are in port; else at sea
	Surprise int            // the attacker's surprise level
	Growth   int            // how often Japan's kamikaze force pool has grown (17.43)
	Against  []units.Nation // whose ships are attacked
}

// Level is the squadrons a force attacks ships with. At sea naval air and attack squadrons count one each (17.141D), and an army
// factor or the squadrons it broke into as their one attack squadron. In port a whole army factor counts as a naval squadron
// does (17.142A). A kamikaze counts two (17.47G), everything else nothing (17.531).
func (n *Naval) Level(f Force, port bool) int {
	level := 0
	for i, g := range f {
		if g.N <= 0 || g.Aside {
			continue
		}
		switch {
		case g.Type == units.NAS:
			level += g.N
		case g.Type == units.Kamikaze:
			level += g.N * n.kamikaze.Squadrons
		case g.Type != units.AAF:
		case !g.Squadrons:
			level += g.N
		case !port && g.Kind == Attack:
			level += g.N
		case n.joins(f[i], port) && !n.joined(f[:i], g, port):
			sum := g.N
			for _, h := range f[i+1:] {
				if n.joins(h, port) && alike(g, h) {
					sum += h.N
				}
			}
			whole, _ := n.r.Recombine(units.Squadrons(sum))
			level += int(whole)
		}
	}
	return level
}

// joins tells whether squadrons of army air come together as factors to attack: of every kind in port, of none at sea.
func (n *Naval) joins(g Group, port bool) bool {
	return g.Type == units.AAF && g.Squadrons && !g.Aside && g.N > 0 && (port || g.Kind == 0)
}

// joined tells whether squadrons have been counted with those of a group before them.
func (n *Naval) joined(before Force, g Group, port bool) bool {
	for _, h := range before {
		if n.joins(h, port) && alike(g, h) {
			return true
		}
	}
	return false
}

// attacks tells whether a group has a part in the attack itself.
func (n *Naval) attacks(g Group, port bool) bool {
	return g.N > 0 && !g.Aside && (g.Type == units.NAS || g.Type == units.Kamikaze ||
		g.Type == units.AAF && (!g.Squadrons || port || g.Kind == Attack || g.Kind == 0))
}

// attackDRM is the Air Nationality DRM a unit attacks ships with: kamikazes have that of elite naval air (17.464, 17.47H) and
// need no oil (17.45).
func (n *Naval) attackDRM(g Group) int {
	if g.Type == units.Kamikaze {
		g.Type, g.Elite, g.Partial, g.Oil, g.Winter = units.NAS, true, false, false, false
	}
	return n.r.DRM(g)
}

// strikeTerms is the numbers behind the modifiers of an attack.
type strikeTerms struct {
	air                 int
	anyAir              bool
	navalAir, kamikazes bool
}

// terms looks a force over. The lowest DRM counts on either side, as in air combat (19.31A).
func (n *Naval) terms(f Force, port bool) (t strikeTerms) {
	naval, other := false, false
	for _, g := range f {
		if !n.attacks(g, port) {
			continue
		}
		if d := n.attackDRM(g); !t.anyAir || d < t.air {
			t.air, t.anyAir = d, true
		}
		kamikaze := g.Type == units.Kamikaze
		t.kamikazes = t.kamikazes || kamikaze
		if g.Type == units.NAS || kamikaze && n.kamikazesToo {
			naval = true
		} else {
			other = true
		}
	}
	t.navalAir = naval && !port && !(other && n.aloneOnly)
	return t
}

// defenders is the lowest Naval Nationality DRM among those attacked.
func (n *Naval) defenders(against []units.Nation) int {
	low := 0
	for i, x := range against {
		if d, _ := n.DRM(x); i == 0 || d < low {
			low = d
		}
	}
	return low
}

// Modifiers is the reasons of an attack's modifier.
func (n *Naval) Modifiers(s Strike) engine.Ledger {
	var l engine.Ledger
	t := n.terms(s.Force, s.Port)
	add := func(i, times int, why engine.Text) { l.Add(n.modifier[i].cite, times*n.modifier[i].n, why) }
	if t.anyAir {
		add(strikeAir, t.air, engine.Say("strike.why.air", t.air))
	}
	if len(s.Against) != 0 {
		naval := n.defenders(s.Against)
		add(strikeNaval, naval, engine.Say("strike.why.naval", naval))
	}
	if t.navalAir {
		add(strikeNavalAir, 1, engine.Say("strike.why.sea"))
	}
	if s.Surprise >= n.modifier[strikeSurprise].from {
		add(strikeSurprise, 1, engine.Say("strike.why.surprise", s.Surprise))
	}
	if t.kamikazes && s.Growth > 0 {
		add(strikeKamikaze, s.Growth, engine.Say("strike.why.kamikaze", s.Growth))
	}
	return l
}

// Net is the modifier without its reasons.
func (n *Naval) Net(s Strike) int {
	t := n.terms(s.Force, s.Port)
	net := t.air*n.modifier[strikeAir].n + n.defenders(s.Against)*n.modifier[strikeNaval].n
	if t.navalAir {
		net += n.modifier[strikeNavalAir].n
	}
	if s.Surprise >= n.modifier[strikeSurprise].from {
		net += n.modifier[strikeSurprise].n
	}
	if t.kamikazes {
		net += s.Growth * n.modifier[strikeKamikaze].n
	}
	return net
}

// Surprises tells whether a surprise level is high enough to tell on an attack (23.44).
func (n *Naval) Surprises(level int) bool { return level >= n.modifier[strikeSurprise].from }
