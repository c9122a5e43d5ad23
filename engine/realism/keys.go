// The keys that requests may have.
package realism

import (
	"awaw/engine/request"
	"encoding/json"
	"slices"
	"strings"
)

// keysOf are the keys of each kind of request.
var keysOf = map[string][]string{
	kindRound:   {"form", "attacker", "defender", "policy", "artillery", "dice", "choices"},
	kindOdds:    {"form", "attacker", "defender", "policy", "artillery", "rounds", "join", "leave"},
	kindBombing: {"bombers", "escorts", "artillery", "fighters", "value", "already", "barrage", "policy", "dice"},
	kindPath: {"graph", "power", "friends", "based", "aircraft", "base", "mission", "from", "path", "target", "used", "carrier_path", "carrier_after",
		"carriers", "captured", "back", "afloat", "fought"},
}

// Strange refuses a request that has keys nobody reads: people misspell, and would be answered another question.
func (v *Values) Strange(question []byte) error {
	var o request.Object
	if err := json.Unmarshal(question, &o); err != nil {
		return request.Refuse(badKind, "no request: %v", err)
	}
	var kind string
	if r := o.Read("kind", &kind, badKind, "round, odds, bombing or path"); r != nil {
		return r
	}
	known, ok := keysOf[kind]
	if !ok {
		return request.Refuse(badKind, "%q: expected round, odds, bombing or path", kind)
	}
	for _, key := range o.Keys() {
		if key != "id" && key != "system" && key != "kind" && !slices.Contains(known, key) {
			return request.Refuse(badKind, "%q is no key of a request of the kind %s; there are %s", key, kind, strings.Join(known, ", "))
		}
	}
	return nil
}
