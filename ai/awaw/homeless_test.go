package awaw

import (
	"testing"

	"awaw/engine/awaw"
)

// Air whose base is gone while it stands there is staged to strike from another base as any other, and leaves no room behind.
func TestAirWithoutABaseIsStagedToStrike(t *testing.T) {
	p := scene(t, "channel-1940").(*awaw.Position)
	side := p.ToAct()[0]
	a := Mind(p).(*air)
	a.Moves(p, side, 1, nil) // fills the sight
	s := &a.sight
	a.look(p, side)
	a.m = airManners[1]
	a.rooms()
	nowhere := 0
	for s.BaseAt(nowhere) != nil {
		nowhere++
	}
	a.flights = a.flights[:0]
	target, via, before := -1, -1, 0
	for _, b := range s.Bases {
		if g := s.GroundAt(b.Space); b.Owner == s.Foe && g.Foe > 0 && (target < 0 || g.Foe < s.GroundAt(target).Foe) {
			target = b.Space
		}
		if b.Owner == s.Side && b.Free > before {
			via, before = b.Space, b.Free
		}
	}
	sent := 0
	for i := range s.Units {
		if u := &s.Units[i]; u.Side == s.Side && u.Fights && !u.Inverted && sent+u.Thirds <= before {
			u.Base = nowhere
			a.flights = append(a.flights, flight{unit: i, target: target, via: via})
			sent += u.Thirds
		}
	}
	flown := 0
	list, _ := a.campaign()
	for _, f := range list {
		flown += s.Units[f.unit].Thirds
	}
	if flown == 0 {
		t.Fatal("nobody is sent, though nobody is in the way")
	}
	if left := *a.room(via); left != before-flown {
		t.Errorf("%d thirds of room, %d moved in, %d left", before, flown, left)
	}
}
