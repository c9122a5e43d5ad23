// Setup of strategic warfare: targets, fronts of bombers and interceptors, flying bombs, with every fault listed.

package awaw

import (
	"fmt"
	"slices"
	"strings"

	"awaw/units"
)

// strategy reads what there is to bomb, and with what.
func (s *setup) targets() {
	for k, x := range s.sc.Target {
		at, ok := s.place(entry("target", k, "place"), x.Place)
		if !slices.Contains(s.strategy.Kinds, x.Kind) {
			s.fault(entry("target", k, "kind"), x.Kind, "one of "+strings.Join(s.strategy.Kinds, ", "), "say what there is to bomb")
		}
		s.within("target", k, "points", x.Points, 1, mostPool)
		s.within("target", k, "worth", x.Worth, 0, mostBRP)
		if !ok {
			continue
		}
		if s.worksAt(at) != none {
			s.fault(entry("target", k, "place"), x.Place, "a place that is no target yet", "add the points up in one entry")
			continue
		}
		worth := x.Worth
		if worth == 0 {
			worth = s.sc.Victory.Bombing
		}
		s.works = append(s.works, works{space: int16(at), kind: x.Kind, points: int16(x.Points), worth: int16(worth)})
	}
	slices.SortFunc(s.works, func(a, b works) int { return int(a.space) - int(b.space) })
	for k, x := range s.sc.FlyingBombs {
		s.side(entry("flying_bombs", k, "side"), x.Side)
		at, ok := s.place(entry("flying_bombs", k, "from"), x.From)
		if i := s.worksAt(at); ok && (i == none || s.works[i].kind != rocketWorks) {
			s.fault(entry("flying_bombs", k, "from"), x.From, "a target of the kind "+rocketWorks, "add a [[target]] there")
		}
		for _, n := range x.Bombs {
			s.within("flying_bombs", k, "bombs", n, 0, counterLimit)
		}
	}
	for k, x := range s.sc.Reinforcement {
		kind, _ := units.ParseType(x.Type)
		if !x.Pool && !x.Withdraw {
			s.frontFault(entry("reinforcement", k, "front"), x.Front, x.At, kind)
		}
	}
	if n := s.sc.Victory.Bombing; n < 0 || n > mostBRP {
		s.fault("victory.bombing", fmt.Sprint(n), fmt.Sprintf("0 to %d points", mostBRP), "correct the number")
	}
}

// frontFault refuses a front for what has none, and wants one for strategic warfare units (17.71, 17.81).
func (s *setup) frontFault(key, front, at string, kind units.Type) bool {
	box := s.board.Find(at)
	switch {
	case !s.strategicUnit(kind):
		if front != "" {
			s.fault(key, front, "no front: only bombers and interceptors are assigned to one", "remove it")
		}
		return front == ""
	case box != none && s.isStrategicBox(box) && (s.frontNumber(front) == 0 || !slices.Contains(s.board.Space(box).Parts, front)):
		s.fault(key, front, "a front of that box, one of "+strings.Join(s.board.Space(box).Parts, ", "), "say which front it serves (17.71, 17.81)")
		return false
	}
	return true
}

// station assigns the counters one entry has put in a box to its front.
func (s *setup) station(k, first int, kind units.Type) {
	x := s.sc.Air[k]
	if i := s.board.Find(x.At); i != none && s.isStrategicBox(i) {
		if n, ok := s.units.Nation(x.Nation); ok {
			if cite, why := s.p.quartersRefusal(counter{nation: n, kind: kind}, i); why != "" {
				s.fault(entry("air", k, "at"), x.At, fmt.Sprintf("a box of its own side, and bombers or interceptors in it (%s)", cite), "base it elsewhere")
			}
		}
	}
	if s.frontFault(entry("air", k, "front"), x.Front, x.At, kind) {
		for i := first; i < len(s.p.counters); i++ {
			s.p.counters[i].assign(s.frontNumber(x.Front))
		}
	}
	if x.Pacific && !(kind == units.StrategicBomber && s.theatre == "pacific" && x.Nation == s.strategy.Pacific.Nation) {
		s.fault(entry("air", k, "pacific"), x.Nation, "strategic bombers of the "+s.strategy.Pacific.Nation+" in the Pacific (17.75A)", "leave the key out, or choose that map")
	}
}
