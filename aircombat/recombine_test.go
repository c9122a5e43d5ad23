// Squadrons brought together again are factors without a task.

package aircombat

import (
	"testing"

	"awaw/units"
)

func TestRecombinedForcesHaveNoTask(t *testing.T) {
	g := Group{Nation: 4, Type: units.AAF, Squadrons: true, Kind: Attack, N: 4}
	h, n := g, Group{Nation: 4, Type: units.NAS, N: 2}
	h.Kind, h.N = Cover, 2
	got := shipped(t).RecombineForce(Force{g, n, h})
	want := Force{{Nation: 4, Type: units.AAF, N: 2}, n}
	if len(got) != 2 || got[0] != want[0] || got[1] != want[1] {
		t.Errorf("six squadrons in two tasks are %+v, want %+v", got, want)
	}
}
