package art_test

import (
	"testing"

	"awaw/internal/art"
)

func TestNames(t *testing.T) {
	p := kit(t).Pal
	for name, want := range map[string]art.RGB{
		"chrome.panel": p.Chrome.Panel, "button.hover.edge": p.Button.Hover.Edge, "button.focus_ring": p.Button.FocusRing,
		"side.axis.chart_deep": p.Side(art.Axis).ChartDeep, "nation.GE.band_ink": p.Nation("GE").BandInk, "power.T.ground": p.Powers["T"].Ground,
	} {
		if got, ok := p.Role(name); !ok || got != want {
			t.Errorf("%s is %s, %v; want %s", name, got.Hex(), ok, want.Hex())
		}
	}
	for _, name := range []string{"", "chrome", "chrome.dusk", "button.hover", "nation.ZZ.ink"} {
		if _, ok := p.Role(name); ok {
			t.Errorf("%q is a role", name)
		}
	}
	seen := map[string]bool{}
	for i := art.IconTick; i <= art.IconFit; i++ {
		got, ok := art.IconNamed(i.Name())
		if !ok || got != i || seen[i.Name()] {
			t.Errorf("icon %d is named %q, which finds %d", i, i.Name(), got)
		}
		seen[i.Name()] = true
	}
	if _, ok := art.IconNamed(""); ok {
		t.Error("no name finds an icon")
	}
	if b, ok := art.BadgeNamed("winter"); !ok || b != art.BadgeWinter {
		t.Errorf("winter is badge %d", b)
	}
	if s, ok := art.PlaceNamed("airbase"); !ok || s != art.PlaceAirbase {
		t.Errorf("airbase is place %d", s)
	}
	for _, k := range []string{"AAF", "NAS", "JET", "KAM", "AT", "SB", "INT", "BASE", "CV", "TF", "FLT", "FLAK", "INF", "ARM", "BB", "CA", "DD", "TR", "CVE"} {
		if kind, ok := art.KindOf(k); !ok || kind.Code() != k {
			t.Errorf("%s is kind %d, %v", k, kind, ok)
		}
	}
	if _, ok := art.KindOf(""); ok {
		t.Error("no letters are a kind")
	}
}
