package game

import "slices"

// This file refuses positions that no game has.

// mostFlights is how many flights a turn may have.
const mostFlights = 1000

// sound tells whether numbers read from a save are those of a position.
func (p *Position) sound() bool {
	if !p.State.Sound() || p.phase > Income || !p.OnBoard(p.battles) {
		return false
	}
	ok := p.draft.sound(p.There) && p.fight.sound(p.There, len(p.flights))
	for _, f := range p.last {
		ok = ok && f != nil && f.sound(p.There)
	}
	for i := range p.flights {
		ok = ok && p.flights[i].sound(p.There) && p.flights[i].mission != noMission
	}
	for _, d := range p.newDecks {
		ok = ok && p.There(int(d.zone)) && p.There(int(d.works)) && d.old <= d.places
	}
	return ok
}

// sound tells whether numbers read from a save are those of a fight.
func (f *fight) sound(space func(int) bool, flights int) bool {
	if f.kind >= fightsOfKinds || f.stage > stNext || f.step > toLeave || !space(int(f.at)) || !space(int(f.to)) {
		return false
	}
	onFlight := f.kind >= overflight && f.kind <= strikeFight
	if onFlight && int(f.index) >= flights {
		return false
	}
	if f.stage != stNone && (f.kind == noFight || f.asked() < 1 || f.asked() > axis) {
		return false
	}
	for i := range f.rises {
		if !space(int(f.rises[i].at)) || !space(int(f.helps[i].at)) {
			return false
		}
	}
	return true
}

// sound tells whether numbers read from a save are those of a round that was fought.
func (f *fought) sound(space func(int) bool) bool {
	if f.Kind >= fightsOfKinds || !space(f.At) {
		return false
	}
	for s := range f.Who {
		for k := int(kindCount); k < len(f.Start[s]); k++ {
			if f.Start[s][k] > 0 || f.Left[s][k] > 0 {
				return false
			}
		}
		if slices.ContainsFunc(f.By[s], func(k Kind) bool { return k >= kindCount }) {
			return false
		}
	}
	return true
}

// sound tells whether numbers read from a save are those of a flight.
func (f *flight) sound(space func(int) bool) bool {
	if f.mission == noMission {
		return *f == flight{}
	}
	if f.mission > supportMission || f.state > landed || int(f.steps) > len(f.way)-1 || f.gone > f.steps || f.waited > f.steps {
		return false
	}
	for _, at := range f.way {
		if !space(int(at)) {
			return false
		}
	}
	return space(int(f.from)) && space(int(f.at)) && (f.next == nobody || space(int(f.next))) && (f.waitAt == nobody || space(int(f.waitAt)))
}
