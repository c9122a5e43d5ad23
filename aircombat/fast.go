// Rounds without reasons, for simulation: what each of the 36 throws does, looked up. ResolveRound is the same rule
// told in full, and the tests hold the two equal.
package aircombat

// FastMax is the most units a side of a Fast fight may have.
const FastMax = 40

// Fast is a fight between two groups whose modifier stays the same, as look-up tables. It is read only.
type Fast struct {
	attack, defend [FastMax + 1][throws]uint8 // eliminated by strength and throw
}

// throws is how many different throws two dice have.
const throws = 36

// NewFast prepares a fight; the sizes of the groups do not matter. Types that do not count one on the row are not for
// Fast: see Duel.
func (r *Rules) NewFast(att, def Group, c Conditions) *Fast {
	att.N, def.N = 1, 1
	net := r.Net(Force{att}, Force{def}, c)
	f := &Fast{}
	for n := 1; n <= FastMax; n++ {
		for i := range throws {
			s := i/6 + i%6 + 2
			f.attack[n][i] = uint8(r.Read(n, s+net).Eliminated)
			f.defend[n][i] = uint8(r.Read(n, s-net).Eliminated)
		}
	}
	return f
}

// Round fights one round between a and d units, both at most FastMax, and gives who is left. Throws are 0 to 35: six times
// the first die less one, and the second die less one.
func (f *Fast) Round(a, d int, throwA, throwD uint) (int, int) {
	return max(a-int(f.defend[d][throwD]), 0), max(d-int(f.attack[a][throwA]), 0)
}

// Throws cuts both sides' throws from 32 random bits. They are uneven by less than one part in a million.
func Throws(bits uint32) (uint, uint) {
	both := uint(uint64(bits) * throws * throws >> 32)
	return both / throws, both % throws
}

// Source gives random bits.
type Source interface{ Uint64() uint64 }

// Finish fights until a side is gone and gives who is left, drawing 64 bits for two rounds. A roll that is too low for
// one side to hurt the other leaves the other's roll high, so no fight lasts for ever.
func (f *Fast) Finish(a, d int, source Source) (int, int) {
	for a > 0 && d > 0 {
		bits := source.Uint64()
		x, y := Throws(uint32(bits))
		a, d = f.Round(a, d, x, y)
		x, y = Throws(uint32(bits >> 32))
		a, d = f.Round(a, d, x, y) // a side that is gone hurts nobody, so a fight that is over stays as it is
	}
	return a, d
}
