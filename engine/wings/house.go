package wings

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine/diplomacy"
)

// This file holds what may be chosen for a game beside the rules of orders: whether powers may vote for its end, how it is scored when its
// last year is over, and what a power sees of the others. The documents leave them open; what is offered here is the house's.

// Scoring is what the end of the last year is worth.
type Scoring uint8

// The scorings.
const (
	Most   Scoring = iota // whoever has most centres wins
	Shares                // nobody wins: each has the share of the squares of its centres
)

// houseRules are what was chosen for a game.
type houseRules struct {
	votes bool
	score Scoring
	blind bool
	wings bool // of Air Units: each power begins with a wing, which the document does not say
}

// houseOption is one of them as files write it: its values, the first one standard.
type houseOption struct {
	id     string
	values []string
	set    func(*houseRules, int)
}

var houseOptions = []houseOption{
	{"votes", []string{"none", "secret"}, func(h *houseRules, n int) { h.votes = n == 1 }},
	{"scoring", []string{"most", "shares"}, func(h *houseRules, n int) { h.score = Scoring(n) }},
	{"wings", []string{"none", "one"}, func(h *houseRules, n int) { h.wings = n == 1 }},
	{"sight", []string{"open", "blind"}, func(h *houseRules, n int) { h.blind = n == 1 }},
}

// set turns an option of the game, or else of the rules, to a value.
func (w *world) set(id, value string) error {
	i := slices.IndexFunc(houseOptions, func(o houseOption) bool { return o.id == id })
	if i < 0 || id == "wings" && w.rules.System != diplomacy.RN44 {
		return w.rules.Set(id, value)
	}
	o := houseOptions[i]
	n := slices.Index(o.values, value)
	if n < 0 {
		return fmt.Errorf("option %s: %q is not one of %s", id, value, strings.Join(o.values, ", "))
	}
	o.set(&w.house, n)
	return nil
}

// chosen are the options of the rules, all of them, and those of the game that are not as usual.
func (w *world) chosen() [][2]string {
	out := w.rules.Values()
	for _, o := range houseOptions {
		for n := 1; n < len(o.values); n++ {
			with := w.house
			if o.set(&with, n); with == w.house {
				out = append(out, [2]string{o.id, o.values[n]})
			}
		}
	}
	return out
}

// firstBases are where wings stand that powers begin with by the option: the capitals, of Turkey where the other air system has it.
var firstBases = [diplomacy.PowerCount + 1]string{
	diplomacy.Austria: "vie", diplomacy.England: "lon", diplomacy.France: "par", diplomacy.Germany: "ber", diplomacy.Italy: "rom",
	diplomacy.Russia: "mos", diplomacy.Turkey: "ank",
}

// firstWings gives every power that has none its wing, where the option is on and its base is its own.
func (m *maker) firstWings() {
	w := m.p.w
	if !w.house.wings {
		return
	}
	for _, power := range w.powers {
		at, ok := w.board.Named(firstBases[power])
		has := slices.ContainsFunc(m.p.at.Units, func(u diplomacy.Unit) bool { return u.Power == power && u.Kind == diplomacy.Wing })
		if !ok || has || m.p.at.Owner[at] != power {
			continue
		}
		m.p.at.Units = append(m.p.at.Units, diplomacy.Unit{Power: power, Kind: diplomacy.Wing, At: at})
		m.p.ids = append(m.p.ids, m.p.next)
		m.p.next++
	}
}
