// The palette: what it refuses, and the contrasts and differences the look promises, computed from the file itself.
package art_test

import (
	"errors"
	"io/fs"
	"math"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"awaw/assets"
	"awaw/internal/art"
)

func paletteText(t testing.TB) string {
	t.Helper()
	b, err := fs.ReadFile(assets.FS(), "palette.toml")
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestPaletteRefuses(t *testing.T) {
	whole := paletteText(t)
	line := func(s string) int { return strings.Count(whole[:strings.Index(whole, s)], "\n") + 1 }
	for _, q := range []struct {
		name, old, put, key string
		line                int
	}{
		{"a missing role", "desk       = \"#0A0F13\"", "", "chrome.desk", 0},
		{"an unknown role", "desk       =", "dusk =", "chrome.dusk", line("desk       =")},
		{"a short colour", "\"#0A0F13\"", "\"#0A0F1\"", "", line("desk       =")},
		{"a name for a colour", "\"#0A0F13\"", "\"black\"", "", line("desk       =")},
		{"a signed colour", "\"#0A0F13\"", "\"#+A0F13\"", "", line("desk       =")},
		{"an unknown side", "name = \"Italy\"\nside = \"axis\"", "name = \"Italy\"\nside = \"north\"", "nation.IT.side", line("name = \"Italy\"") + 1},
		{"a nation without ink", "ink = \"#FBF0DF\"\n", "", "nation.JA.ink", line("[nation.JA]")},
		{"no neutral nation", "[nation.NE]", "[nation.XX]", "nation.NE", 0},
		{"no third side", "[side.third]", "[side.other]", "side.third", 0},
		{"an open quote", "\"#0A0F13\"", "\"#0A0F13", "", line("desk       =")},
	} {
		data := strings.Replace(whole, q.old, q.put, 1)
		if data == whole {
			t.Fatalf("%s: the palette has no %q", q.name, q.old)
		}
		_, err := art.LoadPalette("my.toml", []byte(data))
		var e *art.PaletteError
		switch {
		case !errors.As(err, &e):
			t.Errorf("%s: %v", q.name, err)
		case e.File != "my.toml" || q.key != "" && e.Key != q.key || e.Line != q.line:
			t.Errorf("%s: %v; want %s in line %d", q.name, err, q.key, q.line)
		case e.Expected == "" || e.Do == "":
			t.Errorf("%s: %v does not say what to do", q.name, err)
		}
	}
}

func TestUnknownNationAndSide(t *testing.T) {
	p := kit(t).Pal
	n := p.Nation("ZZ")
	if n.Code != "ZZ" || n.Ground != p.Nation("NE").Ground || n.Side != art.Neutral {
		t.Errorf("ZZ is %+v", n)
	}
	if p.Side("martian") != p.Side(art.Neutral) {
		t.Error("an unknown side is not drawn as neutral")
	}
}

// Published test pairs of CIEDE2000 (Sharma, Wu, Dalal 2005), picked where implementations go wrong.
func TestDeltaE2000(t *testing.T) {
	for _, q := range []struct {
		a, b art.Lab
		want float64
	}{
		{art.Lab{L: 50, A: 2.6772, B: -79.7751}, art.Lab{L: 50, A: 0, B: -82.7485}, 2.0425},
		{art.Lab{L: 50, A: -1.3802, B: -84.2814}, art.Lab{L: 50, A: 0, B: -82.7485}, 1.0000},
		{art.Lab{L: 50, A: 0, B: 0}, art.Lab{L: 50, A: -1, B: 2}, 2.3669},
		{art.Lab{L: 50, A: 2.49, B: -0.001}, art.Lab{L: 50, A: -2.49, B: 0.0009}, 7.1792},
		{art.Lab{L: 50, A: 2.49, B: -0.001}, art.Lab{L: 50, A: -2.49, B: 0.0011}, 7.2195},
		{art.Lab{L: 50, A: 2.5, B: 0}, art.Lab{L: 73, A: 25, B: -18}, 27.1492},
		{art.Lab{L: 22.7233, A: 20.0904, B: -46.6940}, art.Lab{L: 23.0331, A: 14.9730, B: -42.5619}, 2.0373},
		{art.Lab{L: 2.0776, A: 0.0795, B: -1.1350}, art.Lab{L: 0.9033, A: -0.0636, B: -0.5514}, 0.9082},
	} {
		if got := art.DeltaE2000(q.a, q.b); math.Abs(got-q.want) > .00006 {
			t.Errorf("%v to %v: %.4f, want %.4f", q.a, q.b, got, q.want)
		}
		if a, b := art.DeltaE2000(q.a, q.b), art.DeltaE2000(q.b, q.a); math.Abs(a-b) > 1e-9 {
			t.Errorf("%v to %v is %g one way, %g the other", q.a, q.b, a, b)
		}
	}
}

var visions = []art.Vision{art.Normal, art.Protan, art.Deutan, art.Tritan, art.Grey}

// least gives the least difference of any two colours of two sets, for every way of seeing.
func least(a, b []art.RGB) (out [5]float64) {
	for i, v := range visions {
		out[i] = math.Inf(1)
		for _, p := range a {
			for _, q := range b {
				out[i] = min(out[i], art.Difference(p, q, v))
			}
		}
	}
	return out
}

func TestDifferences(t *testing.T) {
	p := kit(t).Pal
	var axis, allies, axisAny, alliesAny []art.RGB
	for code := range p.Nations {
		n := p.Nation(code)
		switch n.Side {
		case art.Axis:
			axis, axisAny = append(axis, n.Ground), append(axisAny, n.Ground, n.Inverted().Ground)
		case art.Allies:
			allies, alliesAny = append(allies, n.Ground), append(alliesAny, n.Ground, n.Inverted().Ground)
		}
	}
	one := func(c ...art.RGB) []art.RGB { return c }
	side := func(s art.Side) art.RGB { return p.Side(s).Chart }
	for _, q := range []struct {
		name string
		got  [5]float64
		want [5]float64
	}{
		{"any Axis and Allied ground", least(axis, allies), [5]float64{38.9, 31.6, 36.6, 37.4, 33.1}},
		{"the same, ready or inverted", least(axisAny, alliesAny), [5]float64{22.0, 19.0, 21.2, 21.9, 17.9}},
		{"sides", least(one(side(art.Axis)), one(side(art.Allies))), [5]float64{52.0, 49.0, 48.9, 63.1, 16.6}},
		{"Axis, third", least(one(side(art.Axis)), one(side(art.Third))), [5]float64{41.6, 31.7, 23.1, 34.1, 25.8}},
		{"Allies, third", least(one(side(art.Allies)), one(side(art.Third))), [5]float64{44.7, 42.2, 45.5, 35.1, 9.4}},
		{"Allies, neutral", least(one(side(art.Allies)), one(side(art.Neutral))), [5]float64{25.8, 25.1, 25.4, 29.6, 13.2}},
		{"deep Axis, Allies", least(one(p.Side(art.Axis).ChartDeep), one(p.Side(art.Allies).ChartDeep)), [5]float64{45.6, 43.1, 44.9, 54.0, 11.7}},
		{"legal, refused", least(one(p.Status.Legal), one(p.Status.Refused)), [5]float64{52.5, 26.7, 22.4, 59.3, 20.0}},
		{"refused, warning", least(one(p.Status.Refused), one(p.Status.Warning)), [5]float64{13.2, 12.1, 9.9, 7.7, 9.4}},
		{"range, enemy reach", least(one(p.Overlay.Range), one(p.Overlay.EnemyReach)), [5]float64{54.0, 48.0, 37.3, 14.3, 11.1}},
		{"range, staging on sea", least(one(p.Overlay.Range), one(p.Overlay.StagingOnSea)), [5]float64{35.0, 30.4, 33.0, 42.0, 6.9}},
		{"range on shelf", least(one(p.Overlay.Range), one(p.Sea.Shelf)), [5]float64{49.2, 45.7, 51.4, 50.2, 30.0}},
		{"land, shelf", least(one(p.Terrain.Low), one(p.Sea.Shelf)), [5]float64{38.8, 36.9, 40.8, 41.0, 32.0}},
		{"staging on land", least(one(p.Terrain.Low), one(p.Overlay.StagingOnLand)), [5]float64{49.4, 45.8, 51.4, 50.5, 44.1}},
	} {
		for i := range visions {
			if math.Abs(q.got[i]-q.want[i]) > .06 {
				t.Errorf("%s: %.2f, promised %.1f", q.name, q.got, q.want)
				break
			}
		}
	}
}

func TestContrasts(t *testing.T) {
	p := kit(t).Pal
	near := func(name string, ink, ground art.RGB, want float64) {
		t.Helper()
		if got := art.Contrast(ink, ground); math.Abs(got-want) > .06 {
			t.Errorf("%s: %.2f, promised %.1f", name, got, want)
		}
	}
	panel, sheet := p.Chrome.Panel, p.Paper.Sheet
	near("text on panel", p.Text.OnDark, panel, 13.8)
	near("second text on panel", p.Text.OnDarkSecond, panel, 8.5)
	near("muted text on panel", p.Text.OnDarkMuted, panel, 6.2)
	near("muted text on raised", p.Text.OnDarkMuted, p.Chrome.Raised, 5.2)
	near("cite on panel", p.Text.Cite, panel, 9.2)
	near("legal on panel", p.Status.Legal, panel, 12.5)
	near("refused on panel", p.Status.Refused, panel, 5.5)
	near("warning on panel", p.Status.Warning, panel, 8.0)
	near("house on panel", p.Status.House, panel, 8.1)
	near("lamp on panel", p.Accent.Lamp, panel, 10.4)
	near("Axis on panel", p.Side(art.Axis).Chart, panel, 4.9)
	near("Allies on panel", p.Side(art.Allies).Chart, panel, 9.6)
	near("text on paper", p.Text.OnPaper, sheet, 14.0)
	near("second text on paper", p.Text.OnPaperSecond, sheet, 6.5)
	near("cite on paper", p.Text.CiteOnPaper, sheet, 5.9)
	near("cite on shade", p.Text.CiteOnPaper, p.Paper.Shade, 4.8)
	near("refused on paper", p.Status.RefusedOnPaper, sheet, 4.9)
	near("house on paper", p.Status.HouseOnPaper, sheet, 6.5)
	near("text on lamp", p.Text.OnAmber, p.Accent.Lamp, 11.2)
	near("sea names on shelf", p.Map.LabelSea, p.Sea.Shelf, 4.5)
	near("sea names on the abyss", p.Map.LabelSea, p.Sea.Abyss, 8.9)
	for code := range p.Nations {
		n := p.Nation(code)
		if c := art.Contrast(n.Ink, n.Ground); c < 6.15 || c > 12.95 {
			t.Errorf("%s: factor on ground %.2f", code, c)
		}
		i := n.Inverted()
		if c := art.Contrast(i.Ink, i.Ground); c < 4.75 || c > 9.35 {
			t.Errorf("%s: factor on the inverted ground %.2f", code, c)
		}
		if c := art.Contrast(n.BandInk, n.Band); c < 5.15 || c > 11.25 {
			t.Errorf("%s: code on band %.2f", code, c)
		}
	}
	for _, land := range []art.RGB{p.Terrain.Low, p.Terrain.Upland, p.Terrain.High, p.Terrain.Alpine} {
		if c := art.Contrast(p.Map.LabelLand, land); c < 7.65 {
			t.Errorf("places on land %.2f", c)
		}
		if c := art.Contrast(p.Map.LabelCountry, land); c < 5.05 {
			t.Errorf("countries on land %.2f", c)
		}
	}
}

// A folder beside the program's own brings sides and counters of its own, for other eyes too; it may not change others'.
func TestColoursBeside(t *testing.T) {
	side := "[side.north]\nname = \"North\"\nmark = \"hexagon\"\nletter = \"N\"\ncorner = \"round\"\nchart = \"#DA8B88\"\nchart_deep = \"#8C2F3C\"\n"
	card := "[nation.N]\nname = \"North\"\nside = \"north\"\nground = \"#561229\"\nink = \"#F8E9EA\"\nband = \"#F0C9CF\"\nband_ink = \"#3A0A18\"\n"
	own := func(text string) fstest.MapFS {
		return fstest.MapFS{"palette.toml": {Data: []byte(text)}, "vision/grey.toml": {Data: []byte("\"side.north.chart\" = \"#FFFFFF\"\n\"nation.N.ground\" = \"#000000\"\n")}}
	}
	k, err := art.Default(fstest.MapFS{}, own(side+card))
	if err != nil {
		t.Fatal(err)
	}
	if c, ok := k.Pal.Role("side.north.chart_deep"); !ok || c.Hex() != "#8C2F3C" || k.Pal.Nation("N").Ground.Hex() != "#561229" || k.Pal.Nation("GE").Side != art.Axis {
		t.Errorf("side %v %v, card %v", c, ok, k.Pal.Nation("N"))
	}
	if list := k.Pal.SideList(); !slices.Equal(list, []art.Side{art.Axis, art.Allies, art.Third, art.Neutral, "north"}) {
		t.Errorf("the sides are %v", list)
	}
	grey, err := k.For(art.Grey, false)
	if err != nil {
		t.Fatal(err)
	}
	if grey.Pal.Side("north").Chart.Hex() != "#FFFFFF" || grey.Pal.Nation("N").Ground.Hex() != "#000000" || k.Pal.Nation("N").Ground.Hex() != "#561229" {
		t.Errorf("without colour %v, %v", grey.Pal.Side("north"), grey.Pal.Nation("N"))
	}
	if again, err := grey.For(art.Normal, false); err != nil || again.Pal.Side("north").Chart.Hex() != "#DA8B88" {
		t.Errorf("with colour again: %v", err)
	}
	for key, text := range map[string]string{
		"side.axis":       strings.Replace(side, "north", "axis", 1),
		"nation.GE":       side + strings.Replace(card, "nation.N", "nation.GE", 1),
		"nation.N.side":   card,
		"side.north.mark": strings.Replace(side, "mark = \"hexagon\"\n", "", 1),
		"chrome":          side + "[chrome]\ndesk = \"#0A0F13\"\n",
		"":                side + "chart = 3\n",
	} {
		_, err := art.Default(own(text))
		var e *art.PaletteError
		if !errors.As(err, &e) || key != "" && e.Key != key || e.File != "palette.toml" {
			t.Errorf("%s: %v", key, err)
		}
	}
}
