// Air factors and air squadrons (17.14), and partial counters (17.9).
package units

// Factors counts air factors.
type Factors int

// Squadrons counts air squadrons.
type Squadrons int

// PerFactor is the number of squadrons in a factor (17.141); rule tables that say otherwise are refused, because
// the counters themselves are printed in this ratio.
const PerFactor = 3

// Squadrons gives the squadrons in f factors (17.141).
func (f Factors) Squadrons() Squadrons { return Squadrons(f) * PerFactor }

// Factors gives the whole factors in s squadrons, and the squadrons left over (17.141).
func (s Squadrons) Factors() (whole Factors, rest Squadrons) {
	return Factors(s / PerFactor), s % PerFactor
}

// LoadOf is how much of a base n of type t take, in squadrons: a factor takes three (17.141B, 18.11).
func LoadOf(t Type, n int) Squadrons {
	if t.InSquadrons() {
		return Squadrons(n)
	}
	return Factors(n).Squadrons()
}

// Within tells whether s keeps to a limit in factors, as that on forces entering a minor country (17.143): a squadron
// more is over it.
func (s Squadrons) Within(limit Factors) bool { return s <= limit.Squadrons() }

// Reach tells whether s is a presence of so many factors, as forces in a minor country that sway its diplomacy must
// be (17.143).
func (s Squadrons) Reach(least Factors) bool { return s >= least.Squadrons() }

// SupportFactors is what s naval squadrons are worth in ground support, in factors (17.143).
func SupportFactors(s Squadrons) Factors {
	whole, _ := s.Factors()
	return whole
}
