package realism

import "awaw/engine/volley"

// This file reckons what becomes of a flight on its way: who gets through, and what their bombs do.

// Leg is a stretch of a way on which a flight is shot at: by fighters that all rise, by guns.
type Leg struct {
	Fighters, Guns int
	PerAircraft    bool // guns have a die for each aircraft
	Leaves         bool // its fighters stay behind afterwards
}

// Arrival is what is left of a flight, and how likely that is.
type Arrival struct {
	Bombers, Fighters int
	P                 float64
}

// Through is what gets through the legs of a way. The flight gives up units in the order of loss, and a die of 1 picks a bomber.
func (v *Values) Through(bombers, fighters int, legs []Leg, loss volley.Order) []Arrival {
	g := &raid{loss: loss, pick: v.Table.Standard().Reversed()}
	g.force[v.bomber], g.force[v.fighter] = int32(bombers), int32(fighters)
	now := []likely{{g.force, 1}}
	for _, l := range legs {
		var next []likely
		index := map[volley.Force]int{}
		for _, from := range now {
			dice := volley.NoDice
			switch {
			case l.Guns > 0 && l.PerAircraft:
				dice = dice.Dice(from.f.Total(), v.barrage, v.Table.Sides, v.Table.Kinds[v.artillery].Picks)
			case l.Guns > 0:
				dice = dice.Dice(l.Guns, v.barrage, v.Table.Sides, v.Table.Kinds[v.artillery].Picks)
			}
			if l.Fighters > 0 {
				dice = dice.Dice(l.Fighters, v.Table.Kinds[v.fighter].Values[volley.Attacker], v.Table.Sides, v.Table.Kinds[v.fighter].Picks)
			}
			for _, to := range v.shot(g, from, dice) {
				if l.Leaves {
					to.f[v.fighter] = 0
				}
				at, ok := index[to.f]
				if !ok {
					at = len(next)
					index[to.f] = at
					next = append(next, likely{f: to.f})
				}
				next[at].p += to.p
			}
		}
		now = next
	}
	var out []Arrival
	for _, x := range now {
		out = append(out, Arrival{int(x.f[v.bomber]), int(x.f[v.fighter]), x.p})
	}
	return out
}

// Bombed is the chance of each damage that bombers do who arrive, up to what there is room for.
func (v *Values) Bombed(in []Arrival, room int) []float64 {
	most := 0
	for _, a := range in {
		most = max(most, a.Bombers)
	}
	out := make([]float64, room+1)
	bombs := []float64{1}
	for n := 0; n <= most; n++ {
		for _, a := range in {
			if a.Bombers != n {
				continue
			}
			for d, q := range bombs {
				out[d] += a.P * q
			}
		}
		bombs = v.bomb(bombs, room)
	}
	return out
}
