// Manners at sea: how much of a risk task forces take and what ships must promise to be sought, and what a convoy under way is worth.

package sea

// manner is one way of playing at sea.
type manner struct {
	fear float64 // weight of what the enemy may do to a task force in his next player turn
	hunt float64 // what ships must promise to be sought, in points
}

// manners go with those of the whole mind, one by one.
var manners = []manner{
	{fear: 1, hunt: 1},
	{fear: 1, hunt: 1},
	{fear: 0.4, hunt: 0.5},
	{fear: 3, hunt: 2},
	{fear: 0, hunt: 0},
	{fear: 2, hunt: 5},
	{fear: 1, hunt: 99},
}

// Of what convoys carry, a share is taken to arrive, and so much less for every phase they have yet to sail.
const (
	arrives = 0.7
	delayed = 0.15
)

// UnderWay is what is aboard of convoys for who unloads it in time, less the enemy's, in points.
func (a *Admiral) UnderWay() float64 {
	s := a.sight
	v := 0.0
	for i := range s.Sea.Forces {
		f := &s.Sea.Forces[i]
		if f.Transports == 0 || f.Sails == 0 {
			continue
		}
		best := 0.0
		for _, g := range s.Sea.Ports {
			if g.Side != f.Side || g.Space < 0 {
				continue
			}
			d := int(s.Pos.SeaRow(f.Side, g.Space)[f.Space])
			need := (d + f.Sails - 1) / f.Sails
			if d < 0 || need > s.Turns-s.Turn+1 {
				continue
			}
			best = max(best, float64(g.Points*f.Transports)*(arrives-delayed*float64(need)))
		}
		if f.Side == s.Side {
			v += best
		} else {
			v -= best
		}
	}
	return v
}
