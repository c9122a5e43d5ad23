// One round with dice that fell.
package supremacy

import (
	"slices"
	"strings"

	"awaw/engine/request"
	"awaw/engine/volley"
)

// throw is dice of one kind of unit, as they were rolled.
type throw struct {
	Unit, Aim string
	Dice      []int
}

// The aims of dice.
const (
	atAir  = "air"
	atLand = "land"
	bombs  = "bombs"
)

// hits is what a side scored.
type hits struct{ air, land, bombs int }

// sideRound is what a round came to for a side.
type sideRound struct {
	AirHits  int            `json:"air_hits"`
	LandHits int            `json:"land_hits"`
	BombHits int            `json:"bomb_hits"`
	Losses   map[string]int `json:"losses"`
	Left     map[string]int `json:"left"`
}

func (v *Values) round(o request.Object) (*reply, *request.Refusal) {
	b, r := v.types(o)
	if r != nil {
		return nil, r
	}
	if r := b.forces(o, false, nil); r != nil {
		return nil, r
	}
	var rolls map[string][]throw
	if r := o.Read("rolls", &rolls, badDice, `{"attacker": [{"unit": "fighter", "aim": "air", "dice": [5]}], ..}`); r != nil {
		return nil, r
	}
	var choices map[string][]string
	if r := o.Read("choices", &choices, badChoices, `{"defender": ["infantry"], ..}`); r != nil {
		return nil, r
	}
	if r := b.turns(o); r != nil {
		return nil, r
	}
	var scored [2]hits
	var left [2]volley.Force
	leave := func(s volley.Side) (r *request.Refusal) {
		a := &b.armies[s]
		if list := choices[s.String()]; list != nil {
			left[s], r = a.chosen(list, scored[s.Other()])
			return r
		}
		left[s] = a.after(scored[s.Other()])
		return nil
	}
	for _, s := range []volley.Side{volley.Attacker, volley.Defender} {
		a, enemy := &b.armies[s], &b.armies[s.Other()]
		rolling := a.f
		if b.inTurn && s == volley.Defender {
			if r := leave(s); r != nil {
				return nil, r
			}
			rolling = left[s]
		}
		if list := rolls[s.String()]; list != nil {
			if scored[s], r = b.read(a, rolling, list, enemy.targets(enemy.f)); r != nil {
				return nil, r
			}
		}
	}
	for _, s := range []volley.Side{volley.Attacker, volley.Defender} {
		if r := leave(s); r != nil {
			return nil, r
		}
	}
	answer := map[string]sideRound{}
	for s := range b.armies {
		a := &b.armies[s]
		lost := a.f
		for i := range lost {
			lost[i] -= left[s][i]
		}
		answer[a.side.String()] = sideRound{scored[s].air, scored[s].land, scored[s].bombs, a.named(lost), a.named(left[s])}
	}
	return &reply{answer, func(t *telling) { t.round(b, answer) }}, nil
}

// read reads the dice of what rolls of a side, against so many targets in the air.
func (b *battle) read(a *army, rolling volley.Force, list []throw, targets int) (h hits, r *request.Refusal) {
	var shot volley.Force // dice of each slot
	for _, t := range list {
		if r := b.may(a, t); r != nil {
			return h, r
		}
		i := slices.IndexFunc(a.slots, func(s slot) bool { return s.name() == t.Unit })
		if i < 0 || rolling[i] == 0 {
			return h, request.Refuse(badDice, "%s: rolls: no %q is there; there are %s", a.side, t.Unit, strings.Join(a.names(rolling), ", "))
		}
		k := a.slots[i].kind
		each, value := 1, 0
		switch t.Aim {
		case atAir:
			value = k.Air
		case atLand:
			value = k.ground(a.side)
		case bombs:
			each, value = b.bombs, k.Bombs
		}
		if value == 0 || len(t.Dice)%each != 0 {
			return h, request.Refuse(badDice, "%s: rolls: %d dice of %s, aimed %q: no such dice", a.side, len(t.Dice), t.Unit, t.Aim)
		}
		if shot[i] += int32(len(t.Dice) / each); shot[i] > rolling[i] {
			if k.drops(a.side) {
				return h, request.Refuse(oneWay, "attacker: %d bombers roll %d times: each against aircraft or with its bombs", rolling[i], shot[i])
			}
			return h, request.Refuse(badDice, "%s: %d dice of %s, and %d roll", a.side, shot[i], t.Unit, rolling[i])
		}
		for _, face := range t.Dice {
			if face < 1 || face > b.sides {
				return h, request.Refuse(badDice, "%s: a face of %d, and the dice have 1 to %d", a.side, face, b.sides)
			}
			if t.Aim == atAir && h.air >= targets {
				return h, request.Refuse(noTarget, "%s: %s: %d targets in the air and as many hits: aim the other dice at land and sea", a.side, t.Unit, targets)
			}
			if face > value {
				continue
			}
			switch t.Aim {
			case atAir:
				h.air++
			case atLand:
				h.land++
			default:
				h.bombs++
			}
		}
	}
	return h, b.all(a, rolling, shot)
}

// may refuses dice of units that roll none.
func (b *battle) may(a *army, t throw) *request.Refusal {
	switch {
	case strings.HasPrefix(t.Unit, before[grounded]) || strings.HasPrefix(t.Unit, before[below]):
		return request.Refuse(noDie, "%s: %s rolls nothing in this round", a.side, t.Unit)
	case strings.HasPrefix(t.Unit, before[retreating]):
		return request.Refuse(leaves, "%s: %s leaves and rolls nothing", a.side, t.Unit)
	case t.Aim == bombs && a.side == volley.Defender:
		return request.Refuse(noBombs, "defender: %s drops no bombs in defence", t.Unit)
	}
	return nil
}

// all refuses rolls in which a unit with a value against land and sea has none.
func (b *battle) all(a *army, rolling, shot volley.Force) *request.Refusal {
	for i, s := range a.slots {
		if dice, _ := b.ground(a.side, s.kind); s.state == plain && dice > 0 && shot[i] < rolling[i] {
			return request.Refuse(badDice, "%s: %d dice of %s, and %d roll", a.side, shot[i], s.name(), rolling[i])
		}
	}
	return nil
}

func (a *army) names(of volley.Force) []string {
	var out []string
	for i, s := range a.slots {
		if of[i] > 0 {
			out = append(out, s.name())
		}
	}
	return out
}

// after is what hits leave of a side that goes by its policy.
func (a *army) after(h hits) volley.Force {
	f := a.f
	for range min(h.air, a.targets(f)) {
		f, _ = a.shedAir(f)
	}
	for range h.land + h.bombs {
		f, _ = a.shedGround(f)
	}
	return f
}

// chosen is what is left when a side names its losses itself.
func (a *army) chosen(list []string, h hits) (volley.Force, *request.Refusal) {
	f := a.f
	var lost [3]int // land and sea, on the ground, in the air
	for _, name := range list {
		i := slices.IndexFunc(a.slots, func(s slot) bool { return s.name() == name && s.state != below })
		if i < 0 || f[i] == 0 {
			return f, request.Refuse(badChoices, "%s: losses: no %q is left to lose; there are %s", a.side, name, strings.Join(a.names(a.f), ", "))
		}
		f[i]--
		lost[a.slots[i].where()]++
	}
	due := h.due(a.there(a.f))
	switch due.wrong(lost) {
	case tooFewOrMany:
		return f, request.Refuse(badChoices, "%s: %d losses named, and %d are to be", a.side, len(list), due.all)
	case notInAir:
		return f, request.Refuse(badChoices, "%s: %d losses in the air named, and %d are to be", a.side, lost[2], due.air)
	case airTooSoon:
		return f, request.Refuse(badChoices, "%s: hits on land and sea reach aircraft in the air only when nothing else is left", a.side)
	case groundTooSoon:
		return f, request.Refuse(badChoices, "%s: %d aircraft lost on the ground, and %d bombs hit: other hits take units on land and sea first", a.side, lost[1], h.bombs)
	}
	return a.sink(f), nil
}

// there counts a force by what hits reach it: land and sea, on the ground, in the air.
func (a *army) there(f volley.Force) (n [3]int) {
	for i, s := range a.slots {
		if s.state != below {
			n[s.where()] += int(f[i])
		}
	}
	return n
}

// due is what hits demand of a side.
type due struct {
	there           [3]int
	all, air, bombs int
}

func (h hits) due(there [3]int) due {
	air := min(h.air, there[2])
	return due{there, air + min(h.land+h.bombs, there[0]+there[1]+there[2]-air), air, h.bombs}
}

// What is wrong with losses.
const (
	nothingWrong = iota
	tooFewOrMany
	notInAir
	airTooSoon
	groundTooSoon
)

// wrong tells what is wrong with losses, counted as there does.
func (d due) wrong(lost [3]int) int {
	switch {
	case lost[0]+lost[1]+lost[2] != d.all:
		return tooFewOrMany
	case lost[2] < d.air:
		return notInAir
	case lost[2] > d.air && (lost[0] < d.there[0] || lost[1] < d.there[1]):
		return airTooSoon
	case lost[0] < d.there[0] && lost[1] > d.bombs:
		return groundTooSoon
	}
	return nothingWrong
}

// where tells what hits reach a slot: 0 land and sea, 1 on the ground, 2 in the air.
func (s slot) where() int {
	switch {
	case s.class != volley.Air:
		return 0
	case s.up():
		return 2
	}
	return 1
}
