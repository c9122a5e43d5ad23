package aircombat

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"awaw/assets"
	"awaw/engine"
	"awaw/tables"
)

func TestForceRoundTrip(t *testing.T) {
	r := shipped(t)
	for in, want := range map[string]string{
		"6 Germany AAF, 2 Italy AAF winter":                                      "",
		" 6  ge aaf ,2 italy AAF Winter ":                                        "6 Germany AAF, 2 Italy AAF winter",
		"3 U.S. NAS, 2 usa NAS":                                                  "5 United States NAS",
		"2 Vichy French JET oil partial":                                         "2 Vichy France Jet partial oil",
		"4 Japan EliteNAS, 1 Japan NAS, 2 Japan KAM":                             "",
		"3 Germany AAF winter 7":                                                 "3 Germany AAF",
		"3 Germany AAF winter 8":                                                 "3 Germany AAF winter",
		"2 United States AAS search, 1 United States AAS cover":                  "",
		"1 United States SB pacific, 2 Britain INT, 3 Britain AT inverted aside": "",
	} {
		if want == "" {
			want = in
		}
		f, err := r.ParseForce(in)
		if err != nil || r.FormatForce(f) != want {
			t.Errorf("%q reads as %q, %v", in, r.FormatForce(f), err)
			continue
		}
		again, err := r.ParseForce(r.FormatForce(f))
		if err != nil || !slices.Equal(again, f) {
			t.Errorf("%q does not read back: %v, %v", in, again, err)
		}
	}
	for in, want := range map[string]string{
		"": "empty force", "6 Germany": "a number, a nation and a type", "x Germany AAF": "no number", "-1 Germany AAF": "no number",
		"1 Germany AAF,": "item 2", "1 Germany AAF attack": "no flag", "5 Germany Bomber": "no type", "1 Narnia AAF": "no nation",
		"3001 Germany AAF": "expected 1 to 3000", "3000 Germany AAF, 1 Germany AAF": "3001 units", "2 US EliteNAS": "only Japan",
	} {
		if _, err := r.ParseForce(in); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %s", in, err, want)
		}
	}
}

func TestFaultsOfTables(t *testing.T) {
	r := shipped(t)
	for _, c := range []struct{ text, want string }{
		{"[table]\nlowest = 1\n", "mine/awaw/aircombat.toml:1: table"},
		{"[modifier.moon]\nn = 1\ncite = \"1\"\n", "only nationality, jets, cap, radar"},
		{"[modifier.jets]\nn = 1\n", "aircombat.toml:1: modifier.jets"},
		{"[[row]]\nstrength = 1\ncells = [\"1/x\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\"]\n", "aircombat.toml:3: row[0].cells"},
		{"[[row]]\nstrength = 2\n", "aircombat.toml:2: row[0].strength: expected 1\n"},
	} {
		set := tables.Embedded().Override("mine", fstest.MapFS{"awaw/aircombat.toml": {Data: []byte(c.text)}})
		if _, err := Load(set, r.units); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: got %v, want %s", c.text, err, c.want)
		}
	}
}

// Every message the chapter says must have words.
func TestWords(t *testing.T) {
	r := shipped(t)
	text, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	var said []engine.Text
	g := Group{Type: 2, Elite: true, Winter: true, Partial: true, Research: 1, N: 3}
	g.Nation, _ = r.units.Nation("Japan")
	b := g
	b.Nation, _ = r.units.Nation("Britain")
	i := Group{Type: 7, Nation: b.Nation, N: 1}
	p := Group{Type: 6, PacificSB: true, N: 1}
	p.Nation, _ = r.units.Nation("US")
	for _, x := range []Group{g, b, i, p} {
		for _, l := range r.DRMLedger(x).Lines {
			said = append(said, l.Why)
		}
		if n := r.DRMLedger(x).Net(); n != r.DRM(x) {
			t.Errorf("ledger of %+v sums to %d, DRM is %d", x, n, r.DRM(x))
		}
	}
	for _, c := range []Conditions{{CAP: true}, {Cover: true}, {CAP: true, Surprise: true}, {Bombing: true, Radar: 2}} {
		att, def := Force{g, {Type: 4, Nation: g.Nation, N: 2}}, Force{b}
		x, y := r.Modifiers(att, def, c)
		if x.Net() != -y.Net() || x.Net() != r.Net(att, def, c) {
			t.Errorf("%+v: nets %d, %d, %d", c, x.Net(), y.Net(), r.Net(att, def, c))
		}
		for _, l := range append(x.Lines, y.Lines...) {
			said = append(said, l.Why)
		}
	}
	v := r.TableView()
	said = append(said, v.Title, v.Note)
	used := map[string]bool{}
	for _, s := range said {
		if used[s.Key] = true; text[s.Key] == "" {
			t.Errorf("no words for %s", s.Key)
		}
	}
	for _, n := range drmNames {
		if !used["aircombat.drm."+n] {
			t.Errorf("the line %s was never said", n)
		}
	}
}
