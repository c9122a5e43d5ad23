package sea_test

import (
	"testing"

	"awaw/ai/awaw/sea"
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
)

var (
	carrier  = awaw.GlanceShip{Named: true, Carrier: true, Size: 5, Damages: 4, Sinks: 5}
	hurt     = awaw.GlanceShip{Named: true, Carrier: true, Size: 5, Damaged: true, Sinks: 3}
	cruiser  = awaw.GlanceShip{Named: true, Size: 4, Damages: 3, Sinks: 4}
	convoy   = awaw.GlanceShip{Laden: true, Size: 4, Sinks: 4}
	escorts  = awaw.GlanceShip{Size: 2, Sinks: 2}
	anything = []awaw.GlanceShip{carrier, cruiser, escorts, hurt}
)

// 23.44: effects short of what damages a ship do nothing to it. Two squadrons may sink a carrier that is damaged and never harm one that is not, so
// they fly against escorts rather than against it.
func TestFewBombsDoNothingToABigShip(t *testing.T) {
	a, _ := admiral(scene(t, "coral-sea-1942"), 1)
	whole, _ := a.Shared(2, []awaw.GlanceShip{carrier}, 0, 2)
	half, _ := a.Shared(2, []awaw.GlanceShip{hurt}, 0, 2)
	if whole != 0 || half <= 0 {
		t.Errorf("two squadrons are worth %.2f against a carrier and %.2f against one that is damaged", whole, half)
	}
	if _, sent := a.Shared(2, []awaw.GlanceShip{carrier, escorts}, 0, 2); sent[0] != 0 || sent[1] != 2 {
		t.Errorf("of two squadrons %d go for a carrier and %d for destroyers", sent[0], sent[1])
	}
	if _, sent := a.Shared(2, []awaw.GlanceShip{carrier, escorts}, 0, 9); sent[0] < 6 {
		t.Errorf("of nine squadrons only %d go for a carrier", sent[0])
	}
	if laden, _ := a.Shared(1, []awaw.GlanceShip{convoy}, 0, 4); laden <= half {
		t.Errorf("four squadrons are worth %.2f against laden transports", laden)
	}
}

// Squadrons are shared out as well as they can be: no squadron does more elsewhere, and more of them are never worth less.
func TestSquadronsAreSharedOutInTheBestWay(t *testing.T) {
	a, _ := admiral(scene(t, "coral-sea-1942"), 1)
	last := 0.0
	for n := range 13 {
		worth, sent := a.Shared(2, anything, 0, n)
		if worth < last {
			t.Errorf("%d squadrons are worth %.3f, one less %.3f", n, worth, last)
		}
		last = worth
		for i := range anything {
			for k := 0; k <= n; k++ {
				one, _ := a.Shared(2, anything[i:i+1], 0, k)
				rest, _ := a.Shared(2, append(append([]awaw.GlanceShip(nil), anything[:i]...), anything[i+1:]...), 0, n-k)
				if one+rest > worth+1e-6 {
					t.Errorf("%d squadrons, sent %v, are worth %.3f; with %d at %+v %.3f", n, sent, worth, k, anything[i], one+rest)
				}
			}
		}
	}
}

// What is sent in games goes where bombs do something, as long as they do anywhere.
func TestStrikesAreAimedAtWhatTheyHurt(t *testing.T) {
	asked := seaAsks(t, awaw.SeaAims, func(t *testing.T, id string, a *sea.Admiral, s *sight.Sight, moves []engine.Command) {
		all, _ := a.Shared(s.Foe, s.Sea.Aims, s.Sea.Net, s.Sea.Left)
		for _, x := range s.Sea.Aims {
			if x.Named && moves[0].A == engine.CounterRef(x.Ship) && all > 0 {
				if v, _ := a.Shared(s.Foe, []awaw.GlanceShip{x}, s.Sea.Net, int(moves[0].N)); v == 0 {
					t.Errorf("%s: %d squadrons go for %+v, which they cannot hurt", id, moves[0].N, x)
				}
			}
		}
	})
	if asked == 0 {
		t.Error("nobody was asked where to aim")
	}
}
