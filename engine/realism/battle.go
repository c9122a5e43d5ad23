// A battle as a request writes it: forms, forces, policies, who joins.
package realism

import (
	"slices"

	"awaw/engine/request"
	"awaw/engine/volley"
)

// The forms of battle.
const (
	formBattle       = "battle"
	formStrike       = "strike"
	formInterception = "interception"
	formSea          = "sea-interception"
	formBarrage      = "barrage"
)

// The clauses that refuse battles.
const (
	onlyFighters   = "er.intercept.6" // meet aircraft that overfly
	oneRound       = "er.intercept.2"
	onlyAircraft   = "er.coastint.1" // meet ships that leave
	oneRoundAtSea  = "er.coastint.3"
	coastalDefence = "er.coastdef.1"
)

// fight is a battle with its form.
type fight struct {
	*volley.Battle
	form string
}

// fight reads a battle.
func (v *Values) fight(o request.Object, kind string) (*fight, *request.Refusal) {
	forms := []string{formBattle, formStrike, formInterception, formSea}
	if kind == kindRound {
		forms = append(forms, formBarrage)
	}
	form, r := o.Word("form", badForm, forms...)
	if r != nil {
		return nil, r
	}
	var f [2]volley.Force
	for s := range f {
		name := volley.Side(s).String()
		if f[s], r = v.units(name, o[name]); r != nil {
			return nil, r
		}
		if f[s].Total() == 0 {
			return nil, request.Refuse(badForces, "%s: no units: give at least one", name)
		}
	}
	b := &fight{volley.New(v.Table, f[0], f[1]), form}
	if r := v.fits(b); r != nil {
		return nil, r
	}
	if r := v.policies(o, b.Battle); r != nil {
		return nil, r
	}
	when, r := o.Word("artillery", badForm, "with", "first")
	if r != nil {
		return nil, r
	}
	if when == "first" {
		b.First = b.First.With(v.artillery)
	}
	if form == formBarrage {
		b.Rolls = [2]volley.Kinds{0, volley.Kinds(0).With(v.artillery)}
	}
	if kind == kindOdds {
		if b.Rounds, r = v.roundsOf(o, form); r != nil {
			return nil, r
		}
		if r := v.joining(o, b); r != nil {
			return nil, r
		}
		if b.Leave, r = o.Sides("leave", badOrders, `{"attacker": 3}`); r != nil {
			return nil, r
		}
	}
	return b, nil
}

// fits refuses forces that cannot fight in such a form.
func (v *Values) fits(b *fight) *request.Refusal {
	attack, defence := b.Forces[volley.Attacker], b.Forces[volley.Defender]
	switch b.form {
	case formInterception:
		if id := v.other(attack, func(k int) bool { return k == v.fighter }); id != "" {
			return request.Refuse(onlyFighters, "attacker: %s cannot intercept: only fighters meet what overflies them", id)
		}
	case formSea:
		if id := v.other(attack, v.air); id != "" {
			return request.Refuse(onlyAircraft, "attacker: %s cannot intercept: only aircraft meet ships that leave", id)
		}
		if id := v.other(defence, func(k int) bool { return v.sea(k) || k == v.fighter }); id != "" {
			return request.Refuse(badForces, "defender: %s has no part in it: ships, and fighters of coastal defence", id)
		}
		if !v.some(defence, v.sea) {
			return request.Refuse(badForces, "defender: no ship: give at least one")
		}
	}
	if b.form == formInterception || b.form == formBarrage {
		target, name := defence, "defender"
		if b.form == formBarrage {
			target, name = attack, "attacker"
		}
		if id := v.other(target, v.air); id != "" {
			return request.Refuse(badForces, "%s: %s does not fly: a fight in the air is against aircraft", name, id)
		}
	}
	if b.form == formStrike {
		if id := v.other(attack, v.air); id != "" {
			return request.Refuse(badForces, "attacker: %s does not fly: a strike is flown by aircraft", id)
		}
	}
	return nil
}

func (v *Values) sea(kind int) bool { return v.Table.Kinds[kind].Class == volley.Sea }

// other names the first unit of a force that is not as wanted; "" if all are.
func (v *Values) other(f volley.Force, wanted func(kind int) bool) string {
	for k, kind := range v.Table.Kinds {
		if f[k] > 0 && !wanted(k) {
			return kind.ID
		}
	}
	return ""
}

func (v *Values) some(f volley.Force, wanted func(kind int) bool) bool {
	return v.other(f, func(k int) bool { return !wanted(k) }) != ""
}

// policies reads what each side gives up and picks.
func (v *Values) policies(o request.Object, b *volley.Battle) *request.Refusal {
	var sides map[string]map[string][]string
	if r := o.Read("policy", &sides, badOrders, `{"attacker": {"loss": [..], "pick": [..]}, ..}`); r != nil {
		return r
	}
	for s := range b.Policy {
		own := sides[volley.Side(s).String()]
		p := &b.Policy[s]
		for _, part := range []struct {
			key   string
			order *volley.Order
		}{{"loss", &p.Loss}, {"pick", &p.Pick}} {
			name := side(volley.Side(s), part.key)
			first, r := v.kinds(name, own[part.key], badOrders)
			if r != nil {
				return r
			}
			for i, k := range first {
				if slices.Index(first, k) < i {
					return request.Refuse(badOrders, "%s: %s stands there twice", name, v.Table.Kinds[k].ID)
				}
			}
			*part.order = part.order.Led(first...)
		}
	}
	return nil
}

// roundsOf reads how many rounds are fought at most.
func (v *Values) roundsOf(o request.Object, form string) (n int, r *request.Refusal) {
	standing := v.rounds[form]
	n, r = o.Count("rounds", standing, badRounds)
	switch {
	case r != nil || n == standing:
	case form == formInterception:
		r = request.Refuse(oneRound, "rounds: %d: an interception is one round; leave them out", n)
	case form == formSea:
		r = request.Refuse(oneRoundAtSea, "rounds: %d: an interception at sea is one round; leave them out", n)
	}
	return n, r
}

// joining reads the fighters of coastal defence that come later.
func (v *Values) joining(o request.Object, b *fight) *request.Refusal {
	var list []request.Object
	if r := o.Read("join", &list, badJoin, `a list of {"round": 2, "units": {"fighter": 1}}`); r != nil {
		return r
	}
	for _, j := range list {
		f, r := v.units("join: units", j["units"])
		if r != nil {
			return r
		}
		round, ok := request.Whole(j["round"])
		if !ok || round < 2 {
			return request.Refuse(badJoin, "join: round %s: whoever joins comes in round 2 or later", request.Short(j["round"]))
		}
		if id := v.other(f, func(k int) bool { return k == v.fighter }); id != "" {
			return request.Refuse(coastalDefence, "join: %s: only fighters of coastal defence join", id)
		}
		if !v.some(b.Forces[volley.Defender], v.sea) {
			return request.Refuse(coastalDefence, "join: the defender has no ship to defend")
		}
		b.Join = append(b.Join, volley.Joining{Round: round, Units: f})
	}
	slices.SortStableFunc(b.Join, func(x, y volley.Joining) int { return x.Round - y.Round })
	return nil
}
