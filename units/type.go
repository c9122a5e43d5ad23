// The seven types of air unit (17.11).
package units

import "strings"

// Type is one of the seven types of air unit; 0 is none.
type Type uint8

// The types (17.11). AAF, Jet, Transport, StrategicBomber and Interceptor come in air factors, NAS and Kamikaze
// in air squadrons.
const (
	AAF Type = 1 + iota
	NAS
	Kamikaze
	Jet
	Transport
	StrategicBomber
	Interceptor
)

// TypeCount is one more than the last type: the size of an array indexed by Type.
const TypeCount = int(Interceptor) + 1

var typeCodes = [TypeCount]string{"", "AAF", "NAS", "KAM", "JET", "AT", "SB", "INT"}

var typeNames = [TypeCount]string{"", "AAF", "NAS", "kamikaze", "jet", "air transport", "strategic bomber", "interceptor"}

// Types lists all seven in order.
func Types() []Type {
	return []Type{AAF, NAS, Kamikaze, Jet, Transport, StrategicBomber, Interceptor}
}

// Code is the short form printed on counters and used in notation: "AAF", "JET".
func (t Type) Code() string {
	if int(t) >= TypeCount {
		return ""
	}
	return typeCodes[t]
}

func (t Type) String() string {
	if int(t) >= TypeCount {
		return ""
	}
	return typeNames[t]
}

// ParseType reads a code in any case.
func ParseType(s string) (kind Type, known bool) {
	for _, t := range Types() {
		if strings.EqualFold(s, t.Code()) {
			return t, true
		}
	}
	return
}

// InSquadrons tells whether the type comes in squadrons rather than factors (17.141A).
func (t Type) InSquadrons() bool { return t == NAS || t == Kamikaze }

// AirUnit tells whether the words "air unit" cover the type; bombers and interceptors are strategic warfare
// units (17.13).
func (t Type) AirUnit() bool { return t >= AAF && t <= Transport }
