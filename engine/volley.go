package engine

// This file holds what events tell of fights in which every unit throws dice of its own: who was there in a round, who fell, what the dice
// could have done.

// Volley is one round of such a fight.
type Volley struct {
	FightID
	First bool // of the fight's rounds
	Of    int  // sides of a die
	Most  int  // what dice that are added up can do together
	Sides [2]VolleySide
}

// VolleySide is one force in it; that of the first attacks.
type VolleySide struct {
	Side  Side
	Units []VolleyUnit
	Dice  []VolleyDie `json:",omitempty"`
	Cost  int         // in points that those who fell are to the other side
}

// VolleyUnit is units of a kind that came from one place.
type VolleyUnit struct {
	Counter Ref
	Kind    string // the Code of its kind of counter
	Nation  string // owner's code
	From    Ref
	N, Lost int
}

// VolleyDie is one die.
type VolleyDie struct {
	Kind  string // of what threw it
	Needs int    // hits at or under this; 0 for dice that are added up
	Face  int
}

// Hits tells whether a die hit.
func (d VolleyDie) Hits() bool { return d.Face > 0 && d.Face <= d.Needs }

// Harm is what dice that are added up could have done, held to what they can do at most, and did; none where there are no such dice.
func (v *Volley) Harm(force int) (Fortune, bool) {
	s := &v.Sides[force]
	x := Fortune{Side: s.Side, Where: v.Where, Unit: 1, Chances: []float64{1}}
	sum := 0
	for _, d := range s.Dice {
		if d.Needs > 0 {
			continue
		}
		next := make([]float64, min(v.Most, len(x.Chances)-1+v.Of)+1)
		for n, c := range x.Chances {
			for face := 1; face <= v.Of; face++ {
				next[min(v.Most, n+face)] += c / float64(v.Of)
			}
		}
		x.Chances = next
		sum += d.Face
	}
	x.Got = min(sum, v.Most)
	return x, sum > 0
}

// Fortune is what the dice of a force could have destroyed, held to what was there, and what they did; none where they only are added up.
func (v *Volley) Fortune(force int) (Fortune, bool) {
	s, there := &v.Sides[force], 0
	for _, u := range v.Sides[1-force].Units {
		there += u.N
	}
	x := Fortune{Side: s.Side, Where: v.Where, Unit: 1, Chances: []float64{1}}
	for _, d := range s.Dice {
		if d.Needs == 0 || v.Of == 0 {
			continue
		}
		p := min(1, float64(d.Needs)/float64(v.Of))
		next := make([]float64, len(x.Chances)+1)
		for n, c := range x.Chances {
			next[n] += c * (1 - p)
			next[n+1] += c * p
		}
		x.Chances = next
		if d.Hits() {
			x.Got++
		}
	}
	if len(x.Chances) == 1 || there == 0 {
		return x, false
	}
	x.Got = min(x.Got, there)
	if len(x.Chances) > there+1 {
		for _, c := range x.Chances[there+1:] {
			x.Chances[there] += c
		}
		x.Chances = x.Chances[:there+1]
	}
	return x, true
}
