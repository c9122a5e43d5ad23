// Units and the powers that own them.
package diplomacy

import "strings"

// Power is one of the seven, from 1; 0 is nobody.
type Power uint8

// Nobody owns neutral provinces.
const Nobody Power = 0

// PowerCount powers play.
const PowerCount = 7

// The seven powers in the order of their names.
const (
	Austria Power = 1 + iota
	England
	France
	Germany
	Italy
	Russia
	Turkey
)

var powerCodes = [PowerCount + 1]string{"", "AUS", "ENG", "FRA", "GER", "ITA", "RUS", "TUR"}

// powerNames holds how people write the powers, folded; the first that begins with a word wins.
var powerNames = [PowerCount + 1][]string{nil, {"austria", "austrian", "austriahungary"}, {"england", "english", "britain", "british"},
	{"france", "french"}, {"germany", "german"}, {"italy", "italian"}, {"russia", "russian"}, {"turkey", "turkish"}}

// Code is the power's three letters; "" for Nobody.
func (p Power) Code() string { return powerCodes[p] }

// PowerNamed reads a power's three letters, name or adjective, in any case.
func PowerNamed(text string) (Power, bool) {
	word := fold(text)
	for p := Austria; p <= Turkey; p++ {
		if strings.EqualFold(powerCodes[p], text) {
			return p, true
		}
		for _, name := range powerNames[p] {
			if word == name {
				return p, true
			}
		}
	}
	return Nobody, false
}

// Powers is a set of powers.
type Powers uint8

// Has tells whether p is in the set.
func (s Powers) Has(p Power) bool { return s&(1<<p) != 0 }

// With is the set with p in it.
func (s Powers) With(p Power) Powers { return s | 1<<p }

// Kind is the kind of a unit.
type Kind uint8

// The kinds; armies and fleets are surface units.
const (
	AnyKind Kind = iota
	Army
	Fleet
	Wing
)

// Letter is A, F or W.
func (k Kind) Letter() string { return [...]string{"", "A", "F", "W"}[k] }

// Unit is one unit. A fleet in a province of two coasts stands on one of them.
type Unit struct {
	Power Power
	Kind  Kind
	At    Place
}

// Write gives "GER A ber".
func (b *Board) Write(u Unit) string {
	return u.Power.Code() + " " + u.Kind.Letter() + " " + b.Code(u.At)
}

// Name is the power's name, "England"; "" for Nobody.
func (p Power) Name() string {
	if p == Nobody {
		return ""
	}
	name := powerNames[p][0]
	return strings.ToUpper(name[:1]) + name[1:]
}

// Codes writes places, in the order of their numbers.
func (b *Board) Codes(s Places) []string {
	var out []string
	for _, p := range s.List() {
		out = append(out, b.codes[p])
	}
	return out
}
