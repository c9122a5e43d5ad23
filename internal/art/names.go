// Names: palette roles, icons, badges and places by the words a screen model uses for them.
package art

import (
	"reflect"
	"slices"
)

// Role gives a colour by its dotted name in palette.toml: "chrome.panel", "button.hover.edge", "side.axis.chart",
// "nation.GE.ground", "power.A.ink". ok is false for a name the palette lacks.
func (p *Palette) Role(name string) (c RGB, ok bool) {
	c, ok = p.roles[name]
	return c, ok
}

// name lists every colour of the palette by its dotted name.
func (p *Palette) name() map[string]RGB {
	out := map[string]RGB{}
	var walk func(prefix string, v reflect.Value)
	walk = func(prefix string, v reflect.Value) {
		if c, ok := v.Interface().(RGB); ok {
			out[prefix] = c
			return
		}
		for i := range v.NumField() {
			f := v.Type().Field(i)
			tag := f.Tag.Get("toml")
			if f.IsExported() && tag != "-" && f.Type.Kind() == reflect.Struct {
				walk(prefix+"."+tag, v.Field(i))
			}
		}
	}
	v := reflect.ValueOf(*p)
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if f.IsExported() && f.Type.Kind() == reflect.Struct {
			walk(f.Tag.Get("toml"), v.Field(i))
		}
	}
	for k, s := range p.Sides {
		walk("side."+string(k), reflect.ValueOf(s))
	}
	for k, n := range p.Nations {
		walk("nation."+k, reflect.ValueOf(n))
	}
	for k, n := range p.Powers {
		walk("power."+k, reflect.ValueOf(n))
	}
	return out
}

// iconNames, badgeNames and placeNames stand in the order of their constants.
var (
	iconNames = [iconCount]string{"", "tick", "cross", "clock", "triangle", "house", "units", "bases", "odds", "log", "layers",
		"rules", "menu", "help", "dice", "undo", "lock", "eye", "pin", "close", "note", "battle", "flag", "play", "pause",
		"step_back", "step_on", "turn_back", "turn_on", "more", "next", "redo", "plus", "minus", "fit", "shield", "luck", "time", "orders", "die_hit", "die_miss"}
	badgeNames = [...]string{"", "partial_supply", "no_supply", "oil", "winter", "more"}
	placeNames = [...]string{"city", "capital", "port", "airbase", "spot"}
)

// IconNamed finds an icon by its name; an unknown name is IconNone and false.
func IconNamed(name string) (Icon, bool) {
	i := slices.Index(iconNames[:], name)
	return Icon(max(0, i)), i > 0
}

// Name is the icon's name; IconNamed reads it.
func (k Icon) Name() string {
	if k >= iconCount {
		return ""
	}
	return iconNames[k]
}

// BadgeNamed finds a badge: partial_supply, no_supply, oil, winter, more; an unknown name is NoBadge and false.
func BadgeNamed(name string) (Badge, bool) {
	i := slices.Index(badgeNames[:], name)
	return Badge(max(0, i)), i > 0
}

// PlaceNamed finds the sign of a place: city, capital, port, airbase, spot; an unknown name is a city and false.
func PlaceNamed(name string) (Place, bool) {
	i := slices.Index(placeNames[:], name)
	return Place(max(0, i)), i >= 0
}
