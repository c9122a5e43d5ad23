// Forces with their states: in the air, on the ground, below deck, leaving.
package supremacy

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"awaw/engine/request"
	"awaw/engine/volley"
)

// state is what an aircraft does in a round.
type state uint8

const (
	plain state = iota
	retreating
	grounded
	below
)

// before are the words of states, as they stand before a name.
var before = [...]string{retreating: "retreating ", grounded: "grounded ", below: "below "}

// The words and clauses of refusals.
const (
	badKind     = "kind"
	badForces   = "forces"
	badTypes    = "types"
	badOrders   = "orders"
	badRounds   = "rounds"
	badJoin     = "join"
	badTakeoff  = "takeoff"
	badDice     = "dice"
	badChoices  = "choices"
	badPath     = "path"
	noGun       = "as.aa.3"
	onlyDefence = "as.ground.1"
	noDie       = "as.ground.2"
	leaves      = "as.ground.6"
	noBombs     = "as.bomber.1"
	oneWay      = "as.bomber.2"
	noTarget    = "as.fighter.3"
	joinByAir   = "as.dispatch.1"
)

const (
	gunID     = "anti-aircraft gun"
	carrierID = "aircraft carrier"
)

// slot is a kind in a state: what is counted apart.
type slot struct {
	*kind
	state state
}

// name is how a slot is written.
func (s slot) name() string { return before[s.state] + s.ID }

// up tells whether it is a target in the air.
func (s slot) up() bool { return s.class == volley.Air && s.state <= retreating }

// battle is both sides, and the kinds there are for them.
type battle struct {
	*Values
	kinds  []kind
	armies [2]army
	inTurn bool // what the attacker hits rolls no more in that round
}

func (b *battle) find(id string) *kind {
	for i := range b.kinds {
		if b.kinds[i].ID == id {
			return &b.kinds[i]
		}
	}
	return nil
}

// types reads kinds that a request adds.
func (v *Values) types(o request.Object) (*battle, *request.Refusal) {
	b := &battle{Values: v, kinds: slices.Clone(v.kinds)}
	var add map[string]kind
	if r := o.Read("types", &add, badTypes, `{name: {"class": "sea", "attack": 8, "defence": 8}}`); r != nil {
		return nil, r
	}
	for _, id := range slices.Sorted(maps.Keys(add)) {
		k := add[id]
		k.ID, k.Defends = id, false
		switch {
		case b.find(id) != nil:
			return nil, request.Refuse(badTypes, "types: %s has its values already", id)
		case !k.fits(v.sides) || k.Bombs > 0:
			return nil, request.Refuse(badTypes, "types: %s: expected class land, sea or air, and attack, defence and air from 0 to %d", id, v.sides)
		}
		k.class = volley.Class(slices.Index(volley.Classes, k.Class))
		b.kinds = append(b.kinds, k)
	}
	if n := len(b.kinds); n > 1000 {
		return nil, request.Refuse(badTypes, "types: %d kinds of unit, and 1000 at most are read", n)
	}
	return b, nil
}

// turns reads when losses leave.
func (b *battle) turns(o request.Object) *request.Refusal {
	when, r := o.Word("casualties", badOrders, "together", "attacker-first")
	b.inTurn = when == "attacker-first"
	return r
}

// known are the names of all kinds.
func (b *battle) known() string {
	var out []string
	for _, k := range b.kinds {
		out = append(out, k.ID)
	}
	return strings.Join(out, ", ")
}

// counted is so many units of a slot.
type counted struct {
	slot
	n int
}

// units reads a force.
func (b *battle) units(name string, raw json.RawMessage) ([]counted, *request.Refusal) {
	var o request.Object
	if err := json.Unmarshal(raw, &o); err != nil {
		return nil, request.Refuse(badForces, "%s: expected units and how many of each, such as {\"fighter\": 2}, not %s", name, request.Short(raw))
	}
	var out []counted
	for _, written := range slices.Sorted(maps.Keys(o)) {
		id, s := written, plain
		for n := retreating; n <= below; n++ {
			if rest, ok := strings.CutPrefix(written, before[n]); ok {
				id, s = rest, n
			}
		}
		k := b.find(id)
		n, ok := request.Whole(o[written])
		switch {
		case k == nil:
			return nil, request.Refuse(badForces, "%s: %q is no unit; there are %s", name, written, b.known())
		case !ok:
			return nil, request.Refuse(badForces, "%s: %s: expected a whole number from 0 up, not %s", name, written, request.Short(o[written]))
		case s != plain && k.class != volley.Air:
			return nil, request.Refuse(badForces, "%s: %s: only aircraft are grounded, below or retreating", name, written)
		}
		if n > 0 {
			out = append(out, counted{slot{k, s}, n})
		}
	}
	return out, nil
}

// forces reads both sides. Aircraft that may leave the ground, and those that join, have their slots from the beginning.
func (b *battle) forces(o request.Object, odds bool, join []counted) *request.Refusal {
	var given [2][]counted
	ships, guns := false, false
	for s := range given {
		side := volley.Side(s)
		list, r := b.units(side.String(), o[side.String()])
		if r != nil {
			return r
		}
		total, decks, under := 0, 0, 0
		for _, c := range list {
			total += c.n
			ships = ships || c.class == volley.Sea
			guns = guns || c.Defends
			switch {
			case c.state > retreating && side == volley.Attacker:
				return request.Refuse(onlyDefence, "attacker: %s: only the defender's aircraft stay on the ground or below", c.name())
			case c.state == retreating && odds:
				return request.Refuse(badForces, "%s: %s: who leaves is asked of one round, not of odds", side, c.name())
			case c.Defends && side == volley.Attacker:
				return request.Refuse(noGun, "attacker: %s only defends", c.name())
			case c.state == below:
				under += c.n
			case c.ID == carrierID:
				decks += c.n
			}
		}
		if total == 0 {
			return request.Refuse(badForces, "%s: no units: give at least one", side)
		}
		if under > 0 && decks != 1 {
			return request.Refuse(badForces, "%s: %d aircraft below deck and %d of %s: expected exactly one", side, under, decks, carrierID)
		}
		given[s] = list
	}
	if ships && guns {
		return request.Refuse(noGun, "%s stands on land and is not where ships fight", gunID)
	}
	for s := range given {
		if r := b.muster(o, volley.Side(s), given[s], join); r != nil {
			return r
		}
	}
	return nil
}

// muster gives a side its slots in order of loss.
func (b *battle) muster(o request.Object, side volley.Side, list, join []counted) *request.Refusal {
	a := &b.armies[side]
	a.side = side
	var sides map[string]map[string][]string
	if r := o.Read("policy", &sides, badOrders, `{"attacker": {"loss": [..], "air": [..]}, ..}`); r != nil {
		return r
	}
	policy := sides[side.String()]
	order, r := b.order(side, policy["loss"])
	if r != nil {
		return r
	}
	has := func(k *kind, s state) bool {
		return slices.ContainsFunc(list, func(c counted) bool {
			return c.kind == k && (c.state == s || s == plain && c.state == grounded)
		}) ||
			side == volley.Defender && s == plain && slices.ContainsFunc(join, func(c counted) bool { return c.kind == k })
	}
	for _, k := range order {
		for s := plain; s <= below; s++ {
			if !has(k, s) {
				continue
			}
			if len(a.slots) == volley.MostKinds {
				return request.Refuse(badForces, "%s: more than %d kinds of unit and states", side, volley.MostKinds)
			}
			for _, c := range list {
				if c.kind == k && c.state == s {
					a.f[len(a.slots)] += int32(c.n)
				}
			}
			a.slots = append(a.slots, slot{k, s})
		}
	}
	return b.aims(a, policy["air"])
}

// order is the order in which a side loses kinds.
func (b *battle) order(side volley.Side, first []string) ([]*kind, *request.Refusal) {
	var out []*kind
	add := func(id string) {
		if k := b.find(id); k != nil && !slices.Contains(out, k) {
			out = append(out, k)
		}
	}
	for i, id := range first {
		if b.find(id) == nil || slices.Index(first, id) < i {
			return nil, request.Refuse(badOrders, "%s: loss: %q: expected each once of %s", side, id, b.known())
		}
		add(id)
	}
	for _, id := range b.loss {
		add(id)
	}
	var rest []string
	for _, k := range b.kinds {
		rest = append(rest, k.ID)
	}
	slices.Sort(rest)
	for _, id := range rest {
		add(id)
	}
	return out, nil
}

// aims sets who shoots at aircraft.
func (b *battle) aims(a *army, list []string) *request.Refusal {
	if list == nil {
		list = b.Values.air[a.side]
	}
	for i, id := range list {
		k := b.find(id)
		if k == nil || k.Air == 0 || slices.Index(list, id) < i {
			return request.Refuse(badOrders, "%s: air: %q: expected each once, of units with an air value", a.side, id)
		}
		if n := slices.IndexFunc(a.slots, func(s slot) bool { return s.kind == k && s.state == plain }); n >= 0 {
			a.air = append(a.air, n)
		}
	}
	return nil
}
