package awaw

import (
	"testing"

	"awaw/engine/awaw"
	"awaw/scenarios"
)

// Answers by the enemy's best manner are asked for in five wars on the ground and nowhere else.
func TestAnswersAreOfGroundWars(t *testing.T) {
	ground := 0
	for _, info := range scenarios.List() {
		if info.System != awaw.ID || len(info.Sides) != 2 {
			continue
		}
		p, ok := scene(t, info.ID).(*awaw.Position)
		if !ok {
			continue
		}
		a := Mind(p).(*air)
		if d, known := a.Doctrine(p, 1); known && d.Answers {
			ground++
			if a.look(p, 1); !a.sight.Land.On {
				t.Errorf("%s is no war on the ground", info.ID)
			}
		}
	}
	if ground != 5 {
		t.Errorf("%d scenarios, expected five", ground)
	}
}
