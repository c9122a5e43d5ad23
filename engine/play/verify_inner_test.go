package play

import (
	"slices"
	"testing"

	"golang.org/x/exp/rand"

	"awaw/engine"
)

// What is found by walking the tree of nodes once agrees with looking all the way up from every node.
func TestKeysDrawnAgain(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	found := 0
	for range 200 {
		g := &Game{}
		for n := 1; n <= 60; n++ {
			l := Line{N: n, Kind: LineCommand}
			for l.Parent = rng.Intn(n); l.Parent > 0 && !g.lines[l.Parent-1].Node(); {
				l.Parent--
			}
			for range rng.Intn(3) {
				l.Rolls = append(l.Rolls, engine.Roll{Key: engine.Key{Turn: uint16(rng.Intn(30))}})
			}
			if rng.Intn(5) == 0 {
				l.Kind, l.Rolls = LineNote, nil
			}
			g.lines = append(g.lines, l)
		}
		again := g.drawnAgain()
		depths := g.depths()
		for _, l := range g.lines {
			if !l.Node() {
				continue
			}
			var above []engine.Roll
			depth := int32(1)
			for n := l.Parent; n != 0; n = g.lines[n-1].Parent {
				above = append(above, g.lines[n-1].Rolls...)
				depth++
			}
			if depths[l.N] != depth {
				t.Fatalf("node %d: depth %d, expected %d", l.N, depths[l.N], depth)
			}
			var want []engine.Key
			for _, r := range l.Rolls {
				if slices.ContainsFunc(above, func(o engine.Roll) bool { return o.Key == r.Key }) {
					want = append(want, r.Key)
				}
				above = append(above, r)
			}
			if !slices.Equal(again[l.N], want) {
				t.Fatalf("node %d: %v, expected %v", l.N, again[l.N], want)
			}
			found += len(want)
		}
	}
	if found < 100 {
		t.Fatalf("%d keys fell twice: the test looks at nothing", found)
	}
}
