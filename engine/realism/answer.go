// Answering requests.
package realism

import (
	"encoding/json"
	"errors"

	"awaw/engine/request"
	"awaw/engine/volley"
)

// The kinds of request.
const (
	kindRound   = "round"
	kindOdds    = "odds"
	kindBombing = "bombing"
	kindPath    = "path"
)

// Answer answers one request. What it gives is to be written as JSON; a *request.Refusal says that there is no answer, and why.
func (v *Values) Answer(question []byte, watch volley.Watch) (any, error) {
	a, err := v.reply(question, watch)
	if err != nil {
		return nil, err
	}
	return a.answer, nil
}

// reply is an answer, and how it is told.
type reply struct {
	answer any
	told   func(t *telling)
}

func (v *Values) reply(question []byte, watch volley.Watch) (*reply, error) {
	if len(question) > request.MostBytes {
		return nil, request.Refuse(badKind, "%d bytes, and a request may have %d", len(question), request.MostBytes)
	}
	var o request.Object
	if err := json.Unmarshal(question, &o); err != nil {
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			return nil, request.Refuse(badKind, "no JSON: %v at character %d", err, syntax.Offset)
		}
		return nil, request.Refuse(badKind, "no request: expected an object in braces")
	}
	kind := ""
	if r := o.Read("kind", &kind, badKind, "round, odds, bombing or path"); r != nil {
		return nil, r
	}
	var a *reply
	var r *request.Refusal
	switch kind {
	case kindRound:
		a, r = v.round(o)
	case kindOdds:
		return v.odds(o, watch)
	case kindBombing:
		a, r = v.bombed(o)
	case kindPath:
		a, r = v.path(o)
	default:
		r = request.Refuse(badKind, "%q: expected round, odds, bombing or path", kind)
	}
	if r != nil {
		return nil, r
	}
	return a, nil
}

// sideRound is what a round came to for a side.
type sideRound struct {
	Hits   int            `json:"hits"`
	Picks  int            `json:"picks"`
	Losses map[string]int `json:"losses"`
	Left   map[string]int `json:"left"`
}

func (v *Values) round(o request.Object) (*reply, *request.Refusal) {
	b, r := v.fight(o, kindRound)
	if r != nil {
		return nil, r
	}
	dice, r := v.dice(o)
	if r != nil {
		return nil, r
	}
	choices, r := v.choices(o)
	if r != nil {
		return nil, r
	}
	out, err := b.Round(dice, choices)
	var bad *volley.BadDice
	switch {
	case errors.As(err, &bad):
		return nil, request.Refuse(badDice, "%v", err)
	case err != nil:
		return nil, request.Refuse(badChoices, "%v", err)
	}
	answer := map[string]sideRound{}
	for s, x := range out {
		answer[volley.Side(s).String()] = sideRound{x.Hits, x.Picks, v.named(x.Losses), v.named(x.Left)}
	}
	return &reply{answer, func(t *telling) { t.round(b, out) }}, nil
}

// dice reads the faces of both sides.
func (v *Values) dice(o request.Object) (dice volley.Faces, r *request.Refusal) {
	var sides map[string]map[string][]int
	if r := o.Read("dice", &sides, badDice, `{"attacker": {"fighter": [1, 5]}, ..}`); r != nil {
		return dice, r
	}
	for s := range dice {
		own := sides[volley.Side(s).String()]
		for k, kind := range v.Table.Kinds {
			dice[s][k] = own[kind.ID]
			delete(own, kind.ID)
		}
		if len(own) > 0 {
			return dice, request.Refuse(badDice, "%s: dice of units that there are not", volley.Side(s))
		}
	}
	return dice, nil
}

// choices reads what the sides decide themselves.
func (v *Values) choices(o request.Object) (out [2]volley.Choice, r *request.Refusal) {
	var sides map[string]map[string][]string
	if r := o.Read("choices", &sides, badChoices, `{"attacker": {"picks": [..], "losses": [..]}, ..}`); r != nil {
		return out, r
	}
	for s := range out {
		own := sides[volley.Side(s).String()]
		c := &out[s]
		if c.Picks, r = v.kinds(side(volley.Side(s), "picks"), own["picks"], badChoices); r != nil {
			return out, r
		}
		if c.Losses, r = v.kinds(side(volley.Side(s), "losses"), own["losses"], badChoices); r != nil {
			return out, r
		}
		c.Picked, c.Lost = own["picks"] != nil, own["losses"] != nil
	}
	return out, nil
}

// chances is the answer to a question of odds.
type chances struct {
	Attacker float64                       `json:"attacker"`
	Defender float64                       `json:"defender"`
	None     float64                       `json:"none"`
	Open     float64                       `json:"open"`
	Quit     float64                       `json:"quit,omitempty"` // the attacker has broken off
	Fled     float64                       `json:"fled,omitempty"` // the defender has
	Left     map[string]map[string]float64 `json:"left"`
}

func (v *Values) odds(o request.Object, watch volley.Watch) (*reply, error) {
	b, r := v.fight(o, kindOdds)
	if r != nil {
		return nil, r
	}
	x, err := b.Odds(watch)
	var large *volley.TooLarge
	if errors.As(err, &large) {
		return nil, request.Refuse(badForces, "%v", err)
	}
	if err != nil {
		return nil, err
	}
	answer := chances{x.P[volley.Won], x.P[volley.Held], x.P[volley.None], x.P[volley.Open], x.P[volley.Quit], x.P[volley.Fled], map[string]map[string]float64{}}
	for s := range x.Left {
		answer.Left[volley.Side(s).String()] = v.averages(x.Left[s])
	}
	return &reply{answer, func(t *telling) { t.odds(b, x) }}, nil
}
