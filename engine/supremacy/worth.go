// What a dispatch is worth: the chances of every battle it may go to, without it and with it.
package supremacy

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"awaw/engine/request"
	"awaw/engine/volley"
)

// place is what a dispatch does for a battle. The defender holds where the attacker is not left alone.
type place struct {
	At      string  `json:"at"`
	Without float64 `json:"without"` // how likely the defender holds if nobody is sent
	With    float64 `json:"with"`    // if they are sent here
	Stands  float64 `json:"stands"`  // how likely it is still fought when they arrive
}

// sending is the answer: every battle, and where they help most.
type sending struct {
	Battles []place `json:"battles"`
	Best    string  `json:"best,omitempty"` // none where nothing gains
}

// mostPlaces is how many battles are looked at.
const mostPlaces = 20

// gains is what counts as a gain.
const gains = 1e-12

func (v *Values) worth(o request.Object, watch volley.Watch) (*reply, error) {
	var battles []request.Object
	if r := o.Read("battles", &battles, badPath, `a list of {"at": .., "attacker": {..}, "defender": {..}}`); r != nil {
		return nil, r
	}
	if len(battles) == 0 || len(battles) > mostPlaces {
		return nil, request.Refuse(badPath, "battles: %d of them; expected 1 to %d", len(battles), mostPlaces)
	}
	arrives, r := o.Count("arrives", 2, badJoin)
	switch {
	case r != nil:
		return nil, r
	case arrives < 2:
		return nil, request.Refuse(badJoin, "arrives: round %d: whoever is sent comes in round 2 or later", arrives)
	}
	send := o["send"]
	var units request.Object
	if json.Unmarshal(send, &units) != nil || !slices.ContainsFunc(units.Keys(), func(id string) bool { n, ok := request.Whole(units[id]); return ok && n > 0 }) {
		return nil, request.Refuse(badForces, "send: expected aircraft and how many of each, such as {\"fighter\": 1}, not %s", request.Short(send))
	}
	var answer sending
	most := gains
	for i, battle := range battles {
		var at string
		if r := battle.Read("at", &at, badPath, "where it is fought"); r != nil {
			return nil, r
		}
		if at == "" || slices.ContainsFunc(answer.Battles, func(p place) bool { return p.At == at }) {
			return nil, request.Refuse(badPath, "battles: at: %q: expected each place once", at)
		}
		part := func(n int) volley.Watch {
			if watch == nil {
				return nil
			}
			return func(done float64) bool { return watch((float64(3*i+n) + done) / float64(3*len(battles))) }
		}
		p, err := v.place(battle, send, arrives, part)
		if err != nil {
			return nil, err
		}
		p.At = at
		answer.Battles = append(answer.Battles, p)
		if gain := p.With - p.Without; gain > most {
			most, answer.Best = gain, at
		}
	}
	return &reply{answer, func(t *telling) { t.worth(arrives, &answer) }}, nil
}

// place calculates a battle without those who are sent, with them, and whether it still stands when they arrive.
func (v *Values) place(battle request.Object, send json.RawMessage, arrives int, part func(n int) volley.Watch) (p place, err error) {
	holds := func(o request.Object, watch volley.Watch) (float64, error) {
		_, _, x, err := v.chances(o, watch)
		if err != nil {
			return 0, err
		}
		return x.Defender + x.None + x.Open + x.Quit, nil
	}
	if p.Without, err = holds(battle, part(0)); err != nil {
		return p, err
	}
	var join []json.RawMessage
	if r := battle.Read("join", &join, badJoin, "a list"); r != nil {
		return p, r
	}
	with := maps.Clone(battle)
	more, err := json.Marshal(map[string]any{"round": arrives, "units": send})
	if err != nil {
		return p, err
	}
	if with["join"], err = json.Marshal(append(join, more)); err != nil {
		return p, err
	}
	if p.With, err = holds(with, part(1)); err != nil {
		return p, err
	}
	if rounds, r := battle.Count("rounds", 0, badRounds); r != nil || rounds > 0 && rounds < arrives {
		return p, nil
	}
	before := maps.Clone(battle)
	if before["rounds"], err = json.Marshal(arrives - 1); err != nil {
		return p, err
	}
	_, _, x, err := v.chances(before, part(2))
	if err != nil {
		return p, err
	}
	p.Stands = x.Open
	return p, nil
}

// strangeBattle names a key of a battle that nobody reads.
func strangeBattle(o request.Object) error {
	var battles []request.Object
	if r := o.Read("battles", &battles, badPath, "a list"); r != nil {
		return r
	}
	for _, b := range battles {
		for _, key := range b.Keys() {
			if key != "at" && !slices.Contains(keysOf["odds"], key) {
				return request.Refuse(badKind, "battles: %q is no key of a battle; there are at, %s", key, strings.Join(keysOf["odds"], ", "))
			}
		}
	}
	return nil
}
