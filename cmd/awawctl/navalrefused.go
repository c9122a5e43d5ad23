// What no air attack on ships can be: kamikazes with company, patrol without a deck, a nation against itself. Each is refused with
// the paragraph and with what may be asked instead.

package main

import (
	"fmt"
	"slices"

	"awaw/aircombat"
	"awaw/units"
)

// refusal tells what the rules have against an attack, nil if nothing.
func (c *navalCommand) refusal(n *aircombat.Naval, u *units.Rules, attacker, guard aircombat.Force, ships []vessel) error {
	if err := diveRefusal(n, u, attacker); err != nil {
		return err
	}
	if c.CAP {
		if err := capRefusal(n, guard, ships); err != nil {
			return err
		}
	}
	for _, g := range attacker {
		name := u.Info(g.Nation).Name
		if slices.ContainsFunc(ships, func(v vessel) bool { return v.nation == g.Nation }) {
			return fmt.Errorf("ships: %s attacks them; expected ships of a nation at war with it", name)
		}
		if slices.ContainsFunc(guard, func(d aircombat.Group) bool { return d.Nation == g.Nation }) {
			return fmt.Errorf("guard: %s attacks the ships; expected air of a nation at war with it", name)
		}
	}
	return nil
}

// diveRefusal: 17.47D: kamikazes are Japan's, attack alone, and no more of them than make a wave.
func diveRefusal(n *aircombat.Naval, u *units.Rules, f aircombat.Force) error {
	dives := func(g aircombat.Group) bool { return g.Type == units.Kamikaze }
	k := slices.IndexFunc(f, dives)
	if k < 0 {
		return nil
	}
	if i := slices.IndexFunc(f, func(g aircombat.Group) bool { return !dives(g) }); i >= 0 {
		return fmt.Errorf("attacker: nobody goes with kamikazes (17.47D); expected \"%d %s KAM\" alone, or the others without them", f[k].N, u.Info(f[k].Nation).Name)
	}
	if i := slices.IndexFunc(f, func(g aircombat.Group) bool { return u.Info(g.Nation).Code != "JA" }); i >= 0 {
		return fmt.Errorf("attacker: %s has no kamikazes, only Japan does (17.41); expected \"%d Japan KAM\"", u.Info(f[i].Nation).Name, f[i].N)
	}
	if most := n.KamikazeWave(); f.Total() > most {
		return fmt.Errorf("attacker: %d kamikazes; at most %d attack one combat group (17.47D); expected \"%d Japan KAM\", and the rest as a second wave", f.Total(), most, most)
	}
	return nil
}

// capRefusal: 17.312, 17.3124, 17.33E: combat air patrol is flown by naval air from the decks of fast carriers that are whole, no more
// squadrons than these have room for.
func capRefusal(n *aircombat.Naval, guard aircombat.Force, ships []vessel) error {
	for _, g := range guard {
		if g.Type != units.NAS {
			return fmt.Errorf("guard: only naval air on carriers flies combat air patrol (17.33E); expected NAS, or --guard without --cap as air cover")
		}
	}
	decks, torn := 0, 0
	for _, v := range ships {
		switch {
		case !n.Classes()[v.hull.Class].Carrier:
		case v.hull.Damaged:
			torn += v.hull.Size
		default:
			decks += v.hull.Size
		}
	}
	switch {
	case decks == 0 && torn > 0:
		return fmt.Errorf("guard: damaged carriers launch nobody (17.3124); expected a whole carrier among --ships, or --guard without --cap as air cover")
	case decks == 0:
		return fmt.Errorf("guard: no fast carrier is among the ships, and patrol flies over the force its carrier sails with (17.33E); expected CVB, CV or CVL among --ships, or --guard without --cap as air cover")
	case guard.Total() > decks:
		return fmt.Errorf("guard: %d squadrons; the carriers among the ships hold no more than their size, together %d (17.312); expected 1 to %d", guard.Total(), decks, decks)
	}
	return nil
}
