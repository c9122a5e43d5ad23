package present_test

import (
	"reflect"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// What a side's eyes have read of a game and keep while another's look is what they would read afresh.
func TestEyesKeepWhatTheyHaveRead(t *testing.T) {
	for _, id := range []string{"midway-1942", "channel-1940", "wings-two-1901"} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			m := scenarioGame(t, id, 3)
			g, dice := m.Table(), engine.NewFast(3)
			for n := 0; n < 90 && len(g.ToAct()) > 0; n++ {
				acting := g.ToAct()[0]
				m.See(acting)
				m.Send(scene.Tick{MS: 1})
				if _, err := g.Do(byKind(g.Legal(acting, nil), dice)); err != nil {
					t.Fatal(err)
				}
			}
			for i := range m.Top().Sight.View.Sides {
				m.See(engine.Side(i + 1))
				kept := slices.Clone(m.Top().Sight.Points)
				m.Top().Sight.Forget()
				m.Top().Refresh()
				if afresh := m.Top().Sight.Points; len(afresh) < 20 || !reflect.DeepEqual(kept, afresh) {
					t.Errorf("side %d: %d points kept, %d read afresh, not the same", i+1, len(kept), len(afresh))
				}
			}
		})
	}
}
