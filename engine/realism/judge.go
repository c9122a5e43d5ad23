// The judge of flights: one for questions and for games.
package realism

// Ways are a board by numbers of spaces.
type Ways struct {
	Sea  []bool
	Near [][]int
}

// Seas counts the zones that a way enters.
func (w *Ways) Seas(way []int) int {
	n := 0
	for _, at := range way {
		if w.Sea[at] {
			n++
		}
	}
	return n
}

// Berth is what a space offers to aircraft that would land.
type Berth struct {
	Ours     bool // land of the power or its friends at the start of the turn
	Captured bool // land taken in this turn
	Deck     bool // a carrier of the power
	Foreign  bool // a carrier of whoever it is
}

// Course is one group on its way.
type Course struct {
	On      *Ways
	Mission string
	Bomber  bool // or a fighter
	Carrier bool // it flies from one
	Used    bool // it has fought already
	Moved   bool // its carrier went on after the launch
	Afloat  bool // its carrier is there when it comes back
	Steamed int  // zones its carrier entered before the launch

	From    int
	Way     []int
	Back    []int
	Returns bool // a way back is given
	Berth   func(at int) Berth

	// What Limit sets: spaces each way, zones among them, by which clause.
	Spaces, Zones int
	Free          bool // zones are not limited: no more than its spaces
	Cite          string
}

// Limit sets how far a flight may go.
func (v *Values) Limit(c *Course) {
	m, _ := v.mission(c.Mission)
	free := m.free
	c.Spaces, c.Cite = m.Spaces, string(m.Cite)
	switch {
	case c.Mission == redeploy:
		kind := v.fighter
		if c.Bomber {
			kind = v.bomber
		}
		c.Spaces, c.Cite, free = v.moves[kind], redeployment, true
	case c.Carrier:
		c.Spaces, c.Cite = v.carrierSpaces, carrierRange
	}
	c.Zones, c.Free = v.seas, free
	if free {
		c.Zones = c.Spaces
	}
}

// Judge gives the clause that a flight breaks, or the one it flies by.
func (v *Values) Judge(c *Course) (cite string, broken bool) {
	switch {
	case c.Used && c.Mission == redeploy:
		return redeployment, true
	case c.Used:
		return usedAlready, true
	case c.Mission == bombing && !c.Bomber:
		return bombersBomb, true
	case c.Mission == escort && c.Bomber:
		return fightersEscort, true
	}
	if c.Carrier && c.Mission != redeploy {
		if c.Steamed > v.carrierMoves {
			return carrierMoves, true
		}
		if c.Moved {
			return carrierStops, true
		}
	}
	v.Limit(c)
	if len(c.Way) > c.Spaces {
		return c.Cite, true
	}
	if c.On.Seas(c.Way) > c.Zones {
		return oneSeaOut, true
	}
	if c.Mission == redeploy {
		return c.landing()
	}
	if c.Returns {
		if cite := c.homeward(); cite != "" {
			return cite, true
		}
	}
	return c.Cite, false
}

// end is the last space of the way out.
func (c *Course) end() int { return c.Way[len(c.Way)-1] }

// landing judges where a redeployment ends.
func (c *Course) landing() (cite string, broken bool) {
	berth := c.Berth(c.end())
	if c.On.Sea[c.end()] {
		switch {
		case !c.Bomber && berth.Deck:
			return noneAboard, false
		case !c.Bomber && berth.Foreign:
			return ownCarrier, true
		}
		return redeployment, true
	}
	if berth.Captured {
		return toCaptured, false
	}
	return redeployment, !berth.Ours
}

// homeward gives the clause that the way back breaks; "" if none.
func (c *Course) homeward() string {
	if len(c.Back) > c.Spaces {
		return sameRange
	}
	if c.On.Seas(c.Back) > c.Zones {
		return oneSeaBack
	}
	end := c.end()
	if n := len(c.Back); n > 0 {
		end = c.Back[n-1]
	}
	return c.HomeAt(end)
}

// HomeAt gives the clause that forbids to end a flight there; "" if none does.
func (c *Course) HomeAt(end int) string {
	sea := c.On.Sea[end]
	switch {
	case c.Carrier && c.Afloat:
		if end != c.From {
			return backAboard
		}
		return ""
	case c.Carrier && sea:
		return noneAboard
	case !c.Bomber && sea:
		return landNotAboard
	case !c.Berth(end).Ours:
		return sameRange
	}
	return ""
}

// Home finds the shortest way back that may be flown; empty if there is none.
func (c *Course) Home() []int {
	return c.Search(c.end(), func(at int) bool { return c.HomeAt(at) == "" })
}

// Search finds the shortest way from a space to one that is wanted, within the range and the zones of the flight.
func (c *Course) Search(from int, wanted func(int) bool) []int {
	type state struct{ at, zones int }
	type step struct {
		state
		way []int
	}
	seen := map[state]bool{{from, 0}: true}
	now := []step{{state{from, 0}, nil}}
	for range c.Spaces {
		var next []step
		for _, s := range now {
			for _, to := range c.On.Near[s.at] {
				t := state{to, s.zones}
				if c.On.Sea[to] {
					t.zones++
				}
				if t.zones > c.Zones || seen[t] {
					continue
				}
				seen[t] = true
				way := append(s.way[:len(s.way):len(s.way)], to)
				if wanted(to) {
					return way
				}
				next = append(next, step{t, way})
			}
		}
		now = next
	}
	return nil
}
