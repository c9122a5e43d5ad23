// The land and the rules of ground combat as bare numbers, for those who plan on it. They never change in a game.

package awaw

import "awaw/units"

// Landscape is the land of a scenario and its table of ground combat.
type Landscape struct {
	Ways     [][]LandWay // by space: where ground units can go on
	Beach    [][]int     // by space at sea: coasts next to it
	Enter    []int       // by space: movement to enter, 0 where ground units never go
	Guard    []int       // by space: multiplier of defenders, rivers apart
	River    int         // multiplier if every attacker comes over a river
	Columns  [][2]int    // odds, attacker to defender, ascending
	Verdicts [][]Verdict // by column: what the faces of the die give
	Overrun  int         // odds to one at which armor overruns
	Stack    int         // units a hex
	Last     int         // own turns without supply after which a unit is lost
	PerAir   int         // air factors that count with one ground factor
	Hardy    []bool      // by nation: fights in winter as at any time
}

// LandWay is a side of a hex ground units can cross.
type LandWay struct {
	To    int
	River bool
}

// Verdict is one result of ground combat: what each side loses of the defender's strength, in halves; 2 is all.
type Verdict struct {
	Attacker int  // halves of the defender's strength
	Defender int  // halves of the defender's own factors
	Wiped    bool // the defender is eliminated, air and all
}

func (w *world) landscape() *Landscape {
	g := w.ground
	n := w.board.Len()
	l := &Landscape{Ways: make([][]LandWay, n), Beach: make([][]int, n), Enter: make([]int, n), Guard: make([]int, n), River: g.Defense["river"], Overrun: g.Combat.Overrun,
		Stack: g.Stacking[w.theatre], Last: g.Supply.Isolation, PerAir: w.missions.Support.PerDefender, Hardy: make([]bool, len(w.nations))}
	for i := range n {
		l.Enter[i] = int(w.pace[i])
		s := w.board.Space(i)
		l.Guard[i] = max(1, g.Defense[s.Terrain.String()])
		if s.Cities > 0 {
			l.Guard[i] = max(l.Guard[i], g.Defense["city"])
		}
		for dir := range 6 {
			to := w.board.Next(i, dir)
			if to >= 0 && s.Sea && w.board.Space(to).Coast && w.pace[to] > 0 {
				l.Beach[i] = append(l.Beach[i], to)
			}
			if to >= 0 && w.pace[to] > 0 && w.joined(i, to) {
				l.Ways[i] = append(l.Ways[i], LandWay{To: to, River: w.board.Side(i, dir).River})
			}
		}
	}
	for i := range l.Hardy {
		l.Hardy[i] = w.hardy(units.Nation(i))
	}
	for k, odds := range g.Combat.Odds {
		a, d, _ := parseOdds(odds)
		l.Columns = append(l.Columns, [2]int{a, d})
		var faces []Verdict
		for _, row := range g.Combat.Results {
			v, _ := parseVerdict(row[k])
			faces = append(faces, [...]Verdict{verdictNone: {}, verdictAttacker: {Attacker: 2}, verdictHalf: {Attacker: 1},
				verdictExchange: {Attacker: 2, Defender: 2, Wiped: true}, verdictDefender: {Defender: 1}, verdictEliminated: {Defender: 2, Wiped: true}}[v])
		}
		l.Verdicts = append(l.Verdicts, faces)
	}
	return l
}
