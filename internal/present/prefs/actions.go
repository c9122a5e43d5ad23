package prefs

import (
	"slices"
	"strings"
)

// This file holds the table of actions: everything a key does during a game, under names that a player's own keys are
// kept by. Esc, the digits and the letters that stand in buttons are not in it: they mean what the screen says they mean.

// Action is something a key does on the game screen.
type Action string

// actionRow is one action with the keys it has until the player chooses others.
type actionRow struct {
	ID    Action
	Group string
	keys  []string
}

// ActionRows lists every action, by group, in the order the key page shows them.
var ActionRows = []actionRow{
	{"next", "choose", []string{"tab"}},
	{"previous", "choose", []string{"shift+tab"}},
	{"nextlit", "choose", []string{"j"}},
	{"previouslit", "choose", []string{"shift+j"}},
	{"up", "choose", []string{"up"}},
	{"down", "choose", []string{"down"}},
	{"left", "choose", []string{"left"}},
	{"right", "choose", []string{"right"}},
	{"pick", "choose", []string{"enter"}},
	{"way", "choose", []string{"w"}},
	{"main", "choose", []string{"space"}},
	{"fewer", "choose", []string{","}},
	{"more", "choose", []string{"."}},
	{"undo", "choose", []string{"z"}},
	{"redo", "choose", []string{"y"}},
	{"battle", "choose", []string{"c"}},
	{"pin", "choose", []string{"p"}},

	{"zoomin", "map", []string{"plus"}},
	{"zoomout", "map", []string{"minus"}},
	{"fit", "map", []string{"home"}},
	{"panleft", "map", []string{"shift+left"}},
	{"panright", "map", []string{"shift+right"}},
	{"panup", "map", []string{"shift+up"}},
	{"pandown", "map", []string{"shift+down"}},
	{"numbers", "map", []string{"h"}},
	{"hide", "map", []string{"x"}},
	{"layer.range", "map", []string{"shift+r"}},
	{"layer.staging", "map", []string{"shift+s"}},
	{"layer.reach", "map", []string{"shift+e"}},
	{"layer.control", "map", []string{"shift+c"}},
	{"layer.front", "map", []string{"shift+f"}},
	{"layer.air", "map", []string{"shift+a"}},
	{"layer.ground", "map", []string{"shift+g"}},
	{"picture", "map", []string{"f4", "shift+p"}},
	{"drawing", "map", []string{"shift+f4", "shift+d"}},

	{"pane.units", "panel", []string{"u"}},
	{"pane.bases", "panel", []string{"b"}},
	{"pane.odds", "panel", []string{"o"}},
	{"pane.log", "panel", []string{"l"}},
	{"pane.luck", "panel", []string{"shift+k"}},
	{"pane.time", "panel", []string{"shift+t"}},
	{"pane.orders", "panel", []string{"shift+o"}},
	{"pane.layers", "panel", []string{"shift+l"}},
	{"pane.rules", "panel", []string{"f2", "shift+b"}},
	{"hint", "panel", []string{"f12", "shift+h"}},
	{"review", "panel", []string{"shift+f12", "shift+z"}},
	{"fold", "panel", []string{"f3", "shift+x"}},

	{"stepback", "time", []string{"["}},
	{"stepon", "time", []string{"]"}},
	{"turnback", "time", []string{"pageup"}},
	{"turnon", "time", []string{"pagedown"}},
	{"phaseback", "time", []string{"shift+pageup"}},
	{"phaseon", "time", []string{"shift+pagedown"}},
	{"play", "time", []string{"f5", "k"}},
	{"speed", "time", []string{"shift+f5", "shift+y"}},
	{"pace", "time", []string{"shift+f6", "shift+w"}},
	{"now", "time", []string{"end"}},
	{"viewer", "time", []string{"f6", "shift+v"}},
	{"fork", "time", []string{"f7", "shift+n"}},

	{"keys", "program", []string{"f1", "/"}},
	{"menu", "program", []string{"f9", "shift+m"}},
	{"options", "program", []string{"f10", "shift+i"}},
	{"larger", "program", []string{"shift+plus"}},
	{"smaller", "program", []string{"shift+minus"}},
	{"mute", "program", []string{"f8", "m"}},
	{"full", "program", []string{"f11", "shift+u"}},
}

// Group is the part of the key page an action stands in, "" for what is none.
func (a Action) Group() string {
	for _, r := range ActionRows {
		if r.ID == a {
			return r.Group
		}
	}
	return ""
}

// Actions lists every action in the order the key page shows them.
func Actions() []Action {
	var out []Action
	for _, r := range ActionRows {
		out = append(out, r.ID)
	}
	return out
}

// Bindings are the keys a player chose: by action, one key each. Actions not in it keep their own.
type Bindings map[Action]string

// namedKeys are the keys that are not a letter or a digit, as Key names them.
var namedKeys = []string{"tab", "enter", "space", "up", "down", "left", "right", "home", "end", "pageup", "pagedown", "backspace",
	"delete", "insert", "plus", "minus", "[", "]", ",", ".", "/", ";", "'", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12"}

// fixedKey tells whether a key is kept for what the screen says: Esc and the digits.
func fixedKey(key string) bool {
	return key == "esc" || len(key) == 1 && key[0] >= '0' && key[0] <= '9'
}

// KnownKey tells whether a key can be given to an action: "f", "f5", "shift+tab".
func KnownKey(key string) bool {
	name := strings.TrimPrefix(key, "shift+")
	if fixedKey(name) {
		return false
	}
	return len(name) == 1 && name[0] >= 'a' && name[0] <= 'z' || slices.Contains(namedKeys, name)
}

// KnownAction tells whether there is such an action.
func KnownAction(a Action) bool {
	return slices.ContainsFunc(ActionRows, func(r actionRow) bool { return r.ID == a })
}

// KeyOf is the key an action has now, "" when another action took it.
func (b Bindings) KeyOf(a Action) string {
	if k, ok := b[a]; ok {
		return k
	}
	for _, r := range ActionRows {
		if r.ID != a {
			continue
		}
		for _, k := range r.keys {
			if b.taken(k) == "" {
				return k
			}
		}
	}
	return ""
}

// KeysOf are all keys an action has now, the one shown on the screen first.
func (b Bindings) KeysOf(a Action) []string {
	first := b.KeyOf(a)
	if first == "" {
		return nil
	}
	out := []string{first}
	if _, chosen := b[a]; chosen {
		return out
	}
	for _, r := range ActionRows {
		for _, k := range r.keys {
			if r.ID == a && k != first && b.taken(k) == "" {
				out = append(out, k)
			}
		}
	}
	return out
}

// taken gives the action that a key was given to by the player, "" for none.
func (b Bindings) taken(key string) Action {
	for _, r := range ActionRows {
		if b[r.ID] == key {
			return r.ID
		}
	}
	return ""
}

// Holder gives the action a key belongs to now, "" for none.
func (b Bindings) Holder(key string) Action {
	if a := b.taken(key); a != "" {
		return a
	}
	for _, r := range ActionRows {
		if _, own := b[r.ID]; !own && slices.Contains(r.keys, key) {
			return r.ID
		}
	}
	return ""
}

// With gives bindings in which an action has a key, taken from whatever held it.
func (b Bindings) With(a Action, key string) Bindings {
	out := Bindings{}
	for k, v := range b {
		out[k] = v
	}
	if h := b.Holder(key); h != "" && h != a {
		out[h] = ""
	}
	out[a] = key
	for _, r := range ActionRows {
		if r.ID == a && len(r.keys) > 0 && r.keys[0] == key {
			delete(out, a)
		}
	}
	return out
}
