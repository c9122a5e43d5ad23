// Rounds without reasons, for simulation: what each of the 36 throws does, looked up. ResolveRound is the same rule
// told in full, and the tests hold the two equal.
package aircombat

import (
	"fmt"
	"slices"
)

// FastMax is the most units a side of a Fast fight may have, in the unit of the fight.
const FastMax = DuelMax

// Fast is a fight between two groups whose modifier stays the same, as look-up tables. It is read only.
type Fast struct {
	a, d           int
	attack, defend [FastMax + 1][throws]uint8 // eliminated by strength and throw
}

// throws is how many different throws two dice have.
const throws = 36

// NewFast prepares a fight. It is for types of which a unit counts one on the row, up to FastMax a side; for others see
// NewSim.
func (r *Rules) NewFast(att, def Group, c Conditions) (*Fast, error) {
	x, err := r.duelists(att, def, c)
	if err != nil {
		return nil, err
	}
	f := &Fast{a: x.att.N, d: x.def.N}
	for n := 1; n <= FastMax; n++ {
		for i := range throws {
			s := i/6 + i%6 + 2
			f.attack[n][i] = uint8(r.Read(n, s+x.net).Eliminated)
			f.defend[n][i] = uint8(r.Read(n, s-x.net).Eliminated)
		}
	}
	if !hurts(f.attack[1:x.att.N+1]) && !hurts(f.defend[1:x.def.N+1]) {
		return nil, fmt.Errorf("%d %s against %d %s: by these tables the fight may never end; ask NewSim instead", att.N, att.Word(), def.N, def.Word())
	}
	return f, nil
}

// hurts tells whether every strength has a throw that eliminates somebody.
func hurts(rows [][throws]uint8) bool {
	for _, row := range rows {
		if slices.Max(row[:]) == 0 {
			return false
		}
	}
	return true
}

// round fights one round between a and d units, both at most FastMax, and gives who is left. Throws are 0 to 35: six times
// the first die less one, and the second die less one.
func (f *Fast) round(a, d int, throwA, throwD uint) (int, int) {
	return max(a-int(f.defend[d][throwD]), 0), max(d-int(f.attack[a][throwA]), 0)
}

// Throws cuts both sides' throws from 32 random bits. They are uneven by less than one part in a million.
func Throws(bits uint32) (uint, uint) {
	both := uint(uint64(bits) * throws * throws >> 32)
	return both / throws, both % throws
}

// Source gives random bits.
type Source interface{ Uint64() uint64 }

// Finish fights until a side is gone and gives who is left, drawing 64 bits for two rounds.
func (f *Fast) Finish(source Source) (int, int) {
	a, d := f.a, f.d
	for a > 0 && d > 0 {
		bits := source.Uint64()
		x, y := Throws(uint32(bits))
		a, d = f.round(a, d, x, y)
		x, y = Throws(uint32(bits >> 32))
		a, d = f.round(a, d, x, y) // a side that is gone hurts nobody, so a fight that is over stays as it is
	}
	return a, d
}
