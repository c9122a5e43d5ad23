// Bombing of a complex: the barrage, one interception, the bombs.
package realism

import (
	"awaw/engine/request"
	"awaw/engine/volley"
)

// raid is a force of bombers over a complex.
type raid struct {
	force                   volley.Force
	artillery, interceptors int
	perAircraft             bool // the barrage has a die for each aircraft
	room                    int  // damage that the complex can still take
	loss, pick              volley.Order
}

// The greatest raids that are calculated.
const (
	mostRaiders = 100
	mostValue   = 10_000
)

// raid reads a request of bombing.
func (v *Values) raid(o request.Object) (*raid, *request.Refusal) {
	g := &raid{}
	value, already := 0, 0
	var bombers, escorts int
	for _, f := range []struct {
		key  string
		into *int
		most int
	}{{"bombers", &bombers, mostRaiders}, {"escorts", &escorts, mostRaiders}, {"artillery", &g.artillery, mostRaiders},
		{"fighters", &g.interceptors, mostRaiders}, {"value", &value, mostValue}, {"already", &already, request.MostCount}} {
		n, r := o.Count(f.key, 0, badForces)
		if r != nil {
			return nil, r
		}
		if n > f.most {
			return nil, request.Refuse(badForces, "%s: %d, and raids are calculated with %d at most", f.key, n, f.most)
		}
		*f.into = n
	}
	if bombers == 0 {
		return nil, request.Refuse(badForces, "bombers: none: give at least one")
	}
	g.force[v.bomber], g.force[v.fighter] = int32(bombers), int32(escorts)
	g.room = max(0, value-already)
	per, r := o.Word("barrage", badForm, "piece", "aircraft")
	if r != nil {
		return nil, r
	}
	g.perAircraft = per == "aircraft"
	b := volley.New(v.Table, volley.Force{}, volley.Force{})
	if r := v.policies(o, b); r != nil {
		return nil, r
	}
	g.loss, g.pick = b.Policy[volley.Attacker].Loss, b.Policy[volley.Defender].Pick
	return g, nil
}

// guns is how many dice the barrage has.
func (g *raid) guns() int {
	if g.perAircraft && g.artillery > 0 {
		return g.force.Total()
	}
	return g.artillery
}

// struck is the force after picks and other hits.
func (g *raid) struck(f volley.Force, picks, hits int) volley.Force {
	f = f.Without(picks, g.pick)
	return f.Without(hits, g.loss)
}

func (v *Values) bombed(o request.Object) (*reply, *request.Refusal) {
	g, r := v.raid(o)
	if r != nil {
		return nil, r
	}
	if o.Has("dice") {
		return v.thrownRaid(o, g)
	}
	x := v.raidOdds(g)
	return &reply{x, func(t *telling) { t.raidOdds(g, x) }}, nil
}

// raidChances are the chances of a raid.
type raidChances struct {
	Damage       []float64          `json:"damage"`
	Mean         float64            `json:"mean"`
	Left         map[string]float64 `json:"left"`
	Interceptors float64            `json:"interceptors"`
}

func (v *Values) raidOdds(g *raid) *raidChances {
	x := &raidChances{Damage: make([]float64, g.room+1), Left: map[string]float64{}}
	bombers := make([]float64, g.force[v.bomber]+1) // how likely so many drop their bombs
	var left [volley.MostKinds]float64
	end := func(f volley.Force, p float64) {
		bombers[f[v.bomber]] += p
		for k, n := range f {
			left[k] += float64(n) * p
		}
	}
	for _, b := range v.shot(g, likely{g.force, 1}, volley.NoDice.Dice(g.guns(), v.barrage, v.Table.Sides, v.Table.Kinds[v.artillery].Picks)) {
		if g.interceptors == 0 || b.f.Total() == 0 {
			x.Interceptors += b.p * float64(g.interceptors)
			end(b.f, b.p)
			continue
		}
		reply := volley.NoDice
		for _, k := range []int{v.bomber, v.fighter} {
			reply = reply.Dice(int(b.f[k]), v.Table.Kinds[k].Values[volley.Defender], v.Table.Sides, false)
		}
		for _, c := range reply.List() {
			x.Interceptors += b.p * c.P * float64(max(0, g.interceptors-int(c.Hits)))
		}
		value := v.Table.Kinds[v.fighter].Values[volley.Attacker]
		for _, c := range v.shot(g, b, volley.NoDice.Dice(g.interceptors, value, v.Table.Sides, v.Table.Kinds[v.fighter].Picks)) {
			end(c.f, c.p)
		}
	}
	x.Left = v.averages(left)
	bombs := []float64{1} // how likely each damage of so many bombers is, what is beyond the room counted as the room
	for _, p := range bombers {
		for d, q := range bombs {
			x.Damage[d] += p * q
		}
		bombs = v.bomb(bombs, g.room)
	}
	for d, p := range x.Damage {
		x.Mean += float64(d) * p
	}
	return x
}

// likely is a force and how likely it is.
type likely struct {
	f volley.Force
	p float64
}

// shot is what dice leave of a force, in the order it was found.
func (v *Values) shot(g *raid, from likely, dice volley.Spread) []likely {
	var out []likely
	index := map[volley.Force]int{}
	for _, c := range dice.List() {
		to := g.struck(from.f, int(c.Picks), int(c.Hits))
		at, ok := index[to]
		if !ok {
			at = len(out)
			index[to] = at
			out = append(out, likely{f: to})
		}
		out[at].p += from.p * c.P
	}
	return out
}

// bomb is the chances of damage with one bomber more.
func (v *Values) bomb(d []float64, room int) []float64 {
	out := make([]float64, min(room, len(d)-1+v.damage)+1)
	for n, p := range d {
		for face := 1; face <= v.damage; face++ {
			out[min(room, n+face)] += p / float64(v.damage)
		}
	}
	return out
}

// raidThrown is what became of a raid with dice that fell.
type raidThrown struct {
	Rolled       int            `json:"rolled"`
	Damage       int            `json:"damage"`
	Left         map[string]int `json:"left"`
	Interceptors int            `json:"interceptors"`
}

func (v *Values) thrownRaid(o request.Object, g *raid) (*reply, *request.Refusal) {
	var dice map[string][]int
	if r := o.Read("dice", &dice, badDice, `{"barrage": [..], "interceptors": [..], "bombers": [..], "escorts": [..], "damage": [..]}`); r != nil {
		return nil, r
	}
	take := func(key string, n, value, sides int, picking bool) (picks, hits, sum int, r *request.Refusal) {
		if len(dice[key]) != n {
			r = request.Refuse(badDice, "%s: %d dice, and %d are rolled", key, len(dice[key]), n)
			return
		}
		for _, face := range dice[key] {
			switch {
			case face < 1 || face > sides:
				r = request.Refuse(badDice, "%s: a face of %d, and the dice have 1 to %d", key, face, sides)
				return
			case face == 1 && picking:
				picks++
			case face <= value:
				hits++
			}
			sum += face
		}
		delete(dice, key)
		return picks, hits, sum, nil
	}
	sides := v.Table.Sides
	picks, hits, _, r := take("barrage", g.guns(), v.barrage, sides, v.Table.Kinds[v.artillery].Picks)
	if r != nil {
		return nil, r
	}
	f := g.struck(g.force, picks, hits)
	x := &raidThrown{Interceptors: g.interceptors}
	if g.interceptors > 0 && f.Total() > 0 {
		picks, hits, _, r = take("interceptors", g.interceptors, v.Table.Kinds[v.fighter].Values[volley.Attacker], sides, v.Table.Kinds[v.fighter].Picks)
		if r != nil {
			return nil, r
		}
		for _, reply := range []struct {
			key  string
			kind int
		}{{"bombers", v.bomber}, {"escorts", v.fighter}} {
			p, h, _, r := take(reply.key, int(f[reply.kind]), v.Table.Kinds[reply.kind].Values[volley.Defender], sides, true)
			if r != nil {
				return nil, r
			}
			x.Interceptors = max(0, x.Interceptors-p-h)
		}
		f = g.struck(f, picks, hits)
	}
	if _, _, x.Rolled, r = take("damage", int(f[v.bomber]), 0, v.damage, false); r != nil {
		return nil, r
	}
	for _, key := range []string{"interceptors", "bombers", "escorts"} {
		if len(dice[key]) > 0 {
			return nil, request.Refuse(badDice, "%s: dice, and there is no interception", key)
		}
		delete(dice, key)
	}
	if len(dice) > 0 {
		return nil, request.Refuse(badDice, "dice: expected barrage, interceptors, bombers, escorts and damage only")
	}
	x.Damage = min(x.Rolled, g.room)
	x.Left = v.named(f)
	return &reply{x, func(t *telling) { t.raid(g, x) }}, nil
}
