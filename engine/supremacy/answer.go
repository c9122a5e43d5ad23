// Answering requests.
package supremacy

import (
	"encoding/json"
	"slices"
	"strings"

	"awaw/engine/request"
	"awaw/engine/volley"
)

// keysOf are the keys of each kind of request.
var keysOf = map[string][]string{
	"round": {"attacker", "defender", "types", "policy", "casualties", "rolls", "choices"},
	"odds":  {"attacker", "defender", "types", "policy", "casualties", "rounds", "takeoff", "join", "leave"},
	"best":  {"attacker", "defender", "types", "policy", "chooses"},
	"worth": {"send", "arrives", "battles"},
	"path":  {"graph", "power", "aircraft", "from", "rounds", "orders", "battles"},
}

// reply is an answer, and how it is told.
type reply struct {
	answer any
	told   func(t *telling)
}

// Answer answers one request. What it gives is to be written as JSON; a *request.Refusal says that there is no answer, and why.
func (v *Values) Answer(question []byte, watch volley.Watch) (any, error) {
	a, err := v.reply(question, watch)
	if err != nil {
		return nil, err
	}
	return a.answer, nil
}

// Tell answers a request in words.
func (v *Values) Tell(question []byte, say request.Wording, watch volley.Watch) ([]request.Line, error) {
	a, err := v.reply(question, watch)
	if err != nil {
		return nil, err
	}
	t := &telling{word: say}
	a.told(t)
	return t.lines, nil
}

// Strange refuses a request that has keys nobody reads.
func (v *Values) Strange(question []byte) error {
	o, kind, err := read(question)
	if err != nil {
		return err
	}
	for _, key := range o.Keys() {
		if key != "id" && key != "system" && key != "kind" && !slices.Contains(keysOf[kind], key) {
			return request.Refuse(badKind, "%q is no key of a request of the kind %s; there are %s", key, kind, strings.Join(keysOf[kind], ", "))
		}
	}
	if kind == "worth" {
		return strangeBattle(o)
	}
	return nil
}

// read reads a request and its kind.
func read(question []byte) (o request.Object, kind string, err error) {
	if len(question) > request.MostBytes {
		return nil, "", request.Refuse(badKind, "%d bytes, and a request may have %d", len(question), request.MostBytes)
	}
	if err := json.Unmarshal(question, &o); err != nil {
		return nil, "", request.Refuse(badKind, "no request: %v", err)
	}
	if r := o.Read("kind", &kind, badKind, "round, odds, best, worth or path"); r != nil {
		return nil, "", r
	}
	if keysOf[kind] == nil {
		return nil, "", request.Refuse(badKind, "%q: expected round, odds, best, worth or path", kind)
	}
	return o, kind, nil
}

func (v *Values) reply(question []byte, watch volley.Watch) (*reply, error) {
	o, kind, err := read(question)
	if err != nil {
		return nil, err
	}
	var a *reply
	var r *request.Refusal
	switch kind {
	case "odds":
		return v.odds(o, watch)
	case "best":
		return v.best(o, watch)
	case "worth":
		return v.worth(o, watch)
	case "round":
		a, r = v.round(o)
	default:
		a, r = v.path(o)
	}
	if r != nil {
		return nil, r
	}
	return a, nil
}
