// Air defense by ships (23.42, 17.142B): who fires, what it does, and who suffers.
package aircombat

import "awaw/engine"

// AirDefense is the factors of air defense of hulls together.
func (n *Naval) AirDefense(hulls []Hull) int {
	sum := 0
	for _, h := range hulls {
		sum += n.Guns(h)
	}
	return sum
}

// Guns is the factors of air defense of one hull.
func (n *Naval) Guns(h Hull) int {
	x := max(h.Size, 0) * n.classes[h.Class].Defends
	if h.Damaged {
		x /= n.more.Defends
	}
	return x
}

// Fires tells whether so many factors of air defense have a roll.
func (n *Naval) Fires(factors int) bool { return n.defenseRow(factors) >= 0 }

func (n *Naval) defenseRow(factors int) int {
	row := -1
	for i, from := range n.defenseFrom {
		if factors >= from {
			row = i
		}
	}
	return row
}

// Defend is the result of air defense: attackers eliminated, and turned back without attacking (23.42).
func (n *Naval) Defend(factors, modified int) Result {
	row := n.defenseRow(factors)
	if row < 0 {
		return Result{}
	}
	return n.defense[row][n.r.column(modified)]
}

// DefenseModifiers is what modifies the roll of ships surprised at the attacker's level.
func (n *Naval) DefenseModifiers(surprise int) engine.Ledger {
	var l engine.Ledger
	if x := n.defenseNet(surprise); x != 0 {
		l.Add(n.defenseAt, x, engine.Say("strike.why.surprised", surprise))
	}
	return l
}

func (n *Naval) defenseNet(surprise int) int {
	if surprise >= n.modifier[strikeSurprise].from {
		return n.surprised
	}
	return 0
}

// DealDefense starts dealing a result of air defense over the attackers, as they go in: in port one army factor suffers like one naval
// squadron (17.142B). Losses are shared as in air combat (19.6).
func (n *Naval) DealDefense(f Force, res Result) Deal { return n.r.NewDeal(f, res, Options{}) }

// DefenseCite is the paragraph of air defense, and whether its values are the house's.
func (n *Naval) DefenseCite() (engine.Cite, bool) { return n.defenseAt, n.house.defense }
