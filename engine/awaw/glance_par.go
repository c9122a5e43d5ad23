// Par: the lead that decides a scenario, for players that play to win and not for points.

package awaw

// Par is the least lead of the first side with which it wins when the scenario ends; false if no lead does.
func (p *Position) Par() (lead int, known bool) {
	for _, l := range p.w.sc.Victory.Level {
		if p.w.sc.sides[l.Winner] == 1 && (!known || l.Margin < lead) {
			lead, known = l.Margin, true
		}
	}
	return lead, known
}
