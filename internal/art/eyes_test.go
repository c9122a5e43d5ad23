package art_test

import (
	"math"
	"testing"

	"awaw/internal/art"
)

func suited(t *testing.T, v art.Vision) *art.Palette {
	t.Helper()
	k, err := kit(t).For(v, false)
	if err != nil {
		t.Fatal(err)
	}
	return k.Pal
}

// Each palette keeps apart, for the eyes it is for, what stands side by side: what a verdict is, what lies on the map,
// and whose a mark is. Without colour only lightness is left, so signs and marks carry more there.
func TestVisionDifferences(t *testing.T) {
	for _, q := range []struct {
		eyes                 art.Vision
		status, overlay, own float64
	}{{art.Protan, 24, 19, 24}, {art.Deutan, 20, 21, 24}, {art.Tritan, 24, 22, 24}, {art.Grey, 5.4, 5.8, 9.5}} {
		p, base := suited(t, q.eyes), suited(t, art.Normal)
		sets := func(p *art.Palette) (status, overlay, ground, sides []art.RGB) {
			status = []art.RGB{p.Status.Legal, p.Status.Refused, p.Status.Warning, p.Status.House, p.Accent.Lamp}
			overlay = []art.RGB{p.Overlay.Range, p.Overlay.EnemyReach, p.Overlay.StagingOnSea, p.Overlay.SupplyCut, p.Overlay.Patrol}
			for _, s := range []art.Side{art.Axis, art.Allies, art.Third, art.Neutral} {
				sides = append(sides, p.Side(s).Chart)
			}
			return status, overlay, []art.RGB{p.Sea.Shelf}, sides
		}
		apart := func(list []art.RGB) float64 {
			d := math.Inf(1)
			for i := range list {
				for k := range list[:i] {
					d = min(d, art.Difference(list[i], list[k], q.eyes))
				}
			}
			return d
		}
		s, o, g, own := sets(p)
		s0, o0, _, own0 := sets(base)
		for _, c := range []struct {
			name         string
			least        float64
			now, without float64
		}{{"verdicts", q.status, apart(s), apart(s0)}, {"overlays", q.overlay, apart(append(o, g...)), apart(append(o0, g...))}, {"sides", q.own, apart(own), apart(own0)}} {
			if c.now < c.least {
				t.Errorf("%s, %s: least difference %.1f, promised %.1f", q.eyes, c.name, c.now, c.least)
			}
			if c.now <= c.without {
				t.Errorf("%s, %s: %.1f is no better than the standard palette's %.1f", q.eyes, c.name, c.now, c.without)
			}
		}
	}
}

// Words and signs stay readable in every palette.
func TestVisionContrasts(t *testing.T) {
	for _, eyes := range visions {
		p := suited(t, eyes)
		for name, c := range map[string]art.RGB{"legal": p.Status.Legal, "refused": p.Status.Refused, "warning": p.Status.Warning, "house": p.Status.House} {
			if got := art.Contrast(c, p.Chrome.Panel); got < 4.5 {
				t.Errorf("%s: %s on a panel has contrast %.1f, less than 4.5", eyes, name, got)
			}
			if got := art.Contrast(c.Seen(eyes), p.Chrome.Panel.Seen(eyes)); got < 3 {
				t.Errorf("%s: %s as seen has contrast %.1f, less than 3", eyes, name, got)
			}
		}
		for _, s := range []art.Side{art.Axis, art.Allies, art.Third, art.Neutral} {
			if got := art.Contrast(p.Side(s).Chart, p.Chrome.Panel); got < 3 {
				t.Errorf("%s: the mark of %s has contrast %.1f, less than 3", eyes, s, got)
			}
		}
	}
}

// A palette for other eyes does not change the one it lies over, and what is painted by role follows it.
func TestSuitedPalettesStandAlone(t *testing.T) {
	before := suited(t, art.Normal).Side(art.Axis).Chart
	grey := suited(t, art.Grey)
	if grey.Side(art.Axis).Chart == before || suited(t, art.Normal).Side(art.Axis).Chart != before {
		t.Errorf("standard %v, grey %v", suited(t, art.Normal).Side(art.Axis).Chart, grey.Side(art.Axis).Chart)
	}
	if c, ok := grey.Role("status.refused"); !ok || c != grey.Status.Refused {
		t.Errorf("by role %v %v, as a field %v", c, ok, grey.Status.Refused)
	}
	for _, v := range visions {
		if art.VisionNamed(v.String()) != v {
			t.Errorf("%v does not keep its name", v)
		}
	}
	if art.VisionNamed("owl") != art.Normal {
		t.Error("an unknown name is not the standard palette")
	}
}
