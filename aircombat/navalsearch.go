// Search and surprise (22.44) and interception with its spotting (22.45, 22.451A): house values.
package aircombat

import (
	"fmt"

	"awaw/engine"
)

// Searchers is what a side searches with in naval combat (18.58A).
type Searchers struct {
	Squadrons int // search squadrons of army air, and naval squadrons on land
	Carriers  int // fast carriers with naval air aboard
}

// SearchBonus is what searchers add to their side's dice.
func (n *Naval) SearchBonus(s Searchers) int {
	return steps(n.search.Bonus, s.Squadrons+s.Carriers*n.search.Carrier)
}

// Found is how many of the enemy's combat groups a total of dice and bonus finds, of those there are.
func (n *Naval) Found(total, groups int) int { return min(steps(n.search.Found, total), groups) }

// FindNeeds is the least total of dice and bonus that finds anybody.
func (n *Naval) FindNeeds() int { return n.search.Found[0] }

// Surprise is the level of a side by both sides' totals: 0 to MaxSurprise, and 0 if it found nobody.
func (n *Naval) Surprise(own, other, found int) int {
	if found == 0 {
		return 0
	}
	return steps(n.search.Surprise, own-other)
}

// SearchChances is how likely it is to find so many of the enemy's groups with such a surprise level, [found][level], before the
// dice of both sides.
func (n *Naval) SearchChances(own, other Searchers, groups int) [][MaxSurprise + 1]float64 {
	out := make([][MaxSurprise + 1]float64, max(groups, 0)+1)
	a, b := n.SearchBonus(own), n.SearchBonus(other)
	for x := 2; x <= 12; x++ {
		found := n.Found(x+a, len(out)-1)
		for y := 2; y <= 12; y++ {
			out[found][n.Surprise(x+a, y+b, found)] += ways[x] * ways[y] / (36 * 36)
		}
	}
	return out
}

// SearchView is what a total of dice and bonus finds, as a table.
func (n *Naval) SearchView() engine.TableView {
	v := engine.TableView{Title: engine.Say("strike.search"), Cite: engine.Cite(n.search.Cite), Note: engine.Say("strike.search.note"), Head: engine.Say("strike.search.head"), House: n.house.search}
	var found engine.TableRow
	for total := 2; total <= n.search.Found[len(n.search.Found)-1]; total++ {
		v.Columns = append(v.Columns, fmt.Sprint(total))
		found.Cells = append(found.Cells, fmt.Sprint(steps(n.search.Found, total)))
	}
	v.Columns[len(v.Columns)-1] += "+"
	v.Rows = []engine.TableRow{found}
	return v
}

// Interceptor is a force that tries to reach another.
type Interceptor struct {
	Patrol   bool // it lies at sea on patrol; else it leaves port
	Slow     bool // it has slow ships
	Spotting int  // squadrons that spot for it (18.59)
}

// InterceptionDice is how many dice it throws.
func (n *Naval) InterceptionDice(x Interceptor) int {
	dice := n.intercept.Port
	if x.Patrol {
		dice = n.intercept.Patrol
	}
	if x.Slow {
		dice += n.intercept.Slow
	}
	return max(dice, 0) + steps(n.intercept.Spotting, x.Spotting)
}

// InterceptionNeeds is the sum that reaches over so many hexes, in Europe or in the Pacific.
func (n *Naval) InterceptionNeeds(hexes int, pacific bool) int {
	if pacific {
		return n.intercept.Base + hexes*n.intercept.HexPacific
	}
	return n.intercept.Base + hexes*n.intercept.HexEurope
}

// ChanceOfSum is how likely so many dice show a sum of at least that.
func ChanceOfSum(dice, least int) float64 {
	p := []float64{1}
	for range dice {
		next := make([]float64, len(p)+6)
		for s, x := range p {
			for face := 1; face <= 6; face++ {
				next[s+face] += x / 6
			}
		}
		p = next
	}
	out := 0.0
	for s, x := range p {
		if s >= least {
			out += x
		}
	}
	return min(out, 1)
}

// SearchCite and InterceptionCite are the paragraphs of both, and whether their values are the house's.
func (n *Naval) SearchCite() (engine.Cite, bool) { return engine.Cite(n.search.Cite), n.house.search }

// InterceptionCite is the paragraph of interception, and whether its values are the house's.
func (n *Naval) InterceptionCite() (engine.Cite, bool) {
	return engine.Cite(n.intercept.Cite), n.house.interception
}

// steps is how many of the rising numbers x reaches.
func steps(list []int, x int) int {
	n := 0
	for n < len(list) && x >= list[n] {
		n++
	}
	return n
}
