// Broken scenarios: every fault is named with its own line, several at once.

package awaw_test

import (
	"fmt"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

func TestScenarioFaultsNameTheirLines(t *testing.T) {
	doc, err := scenarios.Doc("channel-1940")
	if err != nil {
		t.Fatal(err)
	}
	base := strings.TrimRight(string(doc.Data), "\n") + "\n"
	first := strings.Count(base, "\n") + 1
	for _, c := range []struct {
		add  string
		line int // below the header of the entry
		says string
	}{
		{"[[pool]]\nnation = \"Germany\"\ntype = \"AAF\"\nn = -3\n", 3, "0 to 1000, not -3"},
		{"[[reinforcement]]\nturn = 2\nnation = \"Germany\"\ntype = \"AAF\"\nn = 300\nat = \"M25\"\n", 4, "1 to 60, not 300"},
		{"[[reinforcement]]\nturn = 9\nnation = \"Germany\"\ntype = \"AAF\"\nn = 3\nat = \"M25\"\n", 1, "a turn of the scenario"},
		{"[[activation]]\ncountry = \"atlantis\"\nturn = 1\nside = \"Axis\"\n", 1, "a country of map"},
		{"[[activation]]\ncountry = \"spain\"\nturn = 1\nside = \"Nobody\"\n", 3, "one of the sides"},
		{"[[at_peace]]\nnation = \"Ruritania\"\nuntil_turn = 2\n", 1, "a nation of nations.toml"},
		{"[[air]]\nnation = \"Germany\"\ntype = \"AAF\"\nat = \"Berlin\"\ncounters = [5, 0]\n", 4, "sizes from 1 to 60"},
		{"[[winter]]\nturn = 1\nresult = 44\n", 2, "0 to 20, not 44"},
		{"[[oil]]\nnation = \"Germany\"\nfrom_turn = 3\nto_turn = 1\n", 3, "3 to 4, not 1"},
		{"[[offensive]]\nside = \"Axis\"\nturns = [1, 9]\n", 2, "1 to 4, not 9"},
		{"[[hump]]\nfrom = [\"London\"]\nto = \"Dover\"\n", 2, "a ground war"},
		{"[[troops]]\nnation = \"Britain\"\ntype = \"elves\"\nat = \"London\"\nunits = [\"0-3\"]\n", 2, "a type of awaw/ground.toml"},
		{"[[troops]]\nnation = \"Britain\"\ntype = \"elves\"\nat = \"London\"\nunits = [\"0-3\"]\n", 4, "correct 0-3"},
		{"[[troops]]\nnation = \"Britain\"\ntype = \"infantry\"\nat = \"Dublin\"\nunits = [\"1-3\"]\n", 3, "not neutral"},
		{"[[lane]]\nside = \"Axis\"\nfrom = \"Nowhere\"\nto = \"Berlin\"\nunits = -3\n", 4, "0 to 1000, not -3"},
		{"[[lane]]\nside = \"Axis\"\nfrom = \"Nowhere\"\nto = \"Berlin\"\nunits = -3\n", 3, "a port, not Berlin"},
		{"[[turned_back]]\nturn = 1\nside = \"Axis\"\nat = \"London\"\nfactors = 0\n", 3, "a hex at sea"},
		{"[[turned_back]]\nturn = 1\nside = \"Axis\"\nat = \"London\"\nfactors = 0\n", 4, "1 to 1000, not 0"},
		{"[[pool]]\nnation = \"Atlantis\"\ncolour = 3\n", 2, "no such key"},
		{"[[pool]]\nnation = \"Atlantis\"\ncolour = 3\n", 1, "a nation of nations.toml"},
		{"[[force]]\nside = \"Axis\"\nname = \"Raiders\"\nat = \"Plymouth\"\n", 3, "a port its side holds"},
		{"[[force]]\nside = \"Axis\"\nname = \"Raiders\"\nat = \"Berlin\"\n", 3, "a hex at sea or a port"},
		{"[[capture]]\nturn = 0\nduring = \"Axis\"\nplace = \"London\"\nside = \"Axis\"\n", 1, "1 to 4, not 0"},
	} {
		broken := engine.Doc{Name: "my.toml", Data: []byte(base + c.add)}
		rules, kit, err := systems.Open(broken, tables.Embedded(), nil)
		if err == nil {
			_, err = rules.Setup(kit, broken)
		}
		if err == nil {
			t.Errorf("%q was accepted", c.add)
			continue
		}
		want := fmt.Sprintf("my.toml:%d: ", first+c.line)
		if !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q:\n%v\nwant a fault at %q saying %q", c.add, err, want, c.says)
		}
	}
}
