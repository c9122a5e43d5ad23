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
		_, err := systems.Start(broken, tables.Embedded())
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

// A carrier without a deck, squadrons over its size or of another nation, and ships that are none: a scenario at sea is told the
// paragraph, what was written and the line, and nothing that follows from another fault.
func TestFaultsAtSeaNameTheirLines(t *testing.T) {
	doc, err := scenarios.Doc("midway-1942")
	if err != nil {
		t.Fatal(err)
	}
	whole := string(doc.Data)
	akagi := "type = \"CV\"\nname = \"Akagi\"\nfactors = 4\nforce = \"Carrier Division 1\""
	air := "nation = \"Japan\"\ntype = \"NAS\"\nat = \"Akagi\"\ncounters = [4]"
	for _, c := range []struct {
		from, to string
		key      string // the line that must be named is the first of the replacement that has it
		says     string
	}{
		{akagi, strings.Replace(akagi, "CV", "CA", 1), "", "air[0].at: expected a fast carrier (17.312); Akagi is none and has no deck"},
		{akagi, strings.Replace(akagi, "CV", "XX", 1), "type = ", "FLT; not XX"},
		{akagi, strings.Replace(akagi, "factors = 4", "factors = 0", 1), "factors = ", "1 to 50, not 0"},
		{akagi, strings.Replace(akagi, "factors = 4", "factors = 3", 1), "", "air[0].counters: expected at most 3 squadrons on Akagi, its size (17.312)"},
		{akagi, strings.Replace(akagi, "factors = 4", "factors = \"four\"", 1), "factors = ", "ship[0].factors: expected a whole number, not text"},
		{akagi, strings.Replace(akagi, "Division 1", "Division 9", 1), "force = ", "a task force of the scenario that has a place, not Carrier Division 9"},
		{akagi, strings.Replace(akagi, "force = \"Carrier Division 1\"", "", 1), "", "ship[0].at: expected a place or hex of map pacific; write where it stands"},
		{air, strings.Replace(air, "[4]", "[3, 2]", 1), "counters = ", "at most 4 squadrons on Akagi, its size (17.312)"},
		{air, strings.Replace(air, "[4]", "[4, 0]", 1), "counters = ", "sizes from 1 to 60, not 0"},
		{air, strings.Replace(air, "[4]", "[]", 1), "counters = ", "at least one counter size"},
		{air, strings.Replace(air, "NAS", "AAF", 1), "at = ", "only naval air operates from carriers (17.312), not AAF"},
		{air, strings.Replace(air, "Japan", "United States", 1), "nation = ", "Japan: a carrier takes naval air of its own nation only (17.312)"},
		{air, strings.Replace(air, "Japan", "Nippon", 1), "nation = ", "a nation of nations.toml, not Nippon"},
		{"speed = 4", "speed = -1", "speed = ", "naval.speed: expected 0 to 100 hexes, not -1"},
		{"speed = 4", "speed = 400", "speed = ", "0 to 100 hexes, not 400"},
		{"reach = 2", "reach = 101", "reach = ", "naval.reach: expected 0 to 100 hexes, not 101"},
	} {
		at := strings.Index(whole, c.from)
		if at < 0 {
			t.Fatalf("midway-1942 has no %q", c.from)
		}
		broken := engine.Doc{Name: "my.toml", Data: []byte(strings.Replace(whole, c.from, c.to, 1))}
		_, err := systems.Start(broken, tables.Embedded())
		if err == nil {
			t.Errorf("%q was accepted", c.to)
			continue
		}
		if !strings.Contains(err.Error(), c.says) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q:\n%v\nwant %q, once", c.to, err, c.says)
		}
		if line := 1 + strings.Count(whole[:at]+c.to[:max(0, strings.Index(c.to, c.key))], "\n"); c.key != "" && !strings.HasPrefix(err.Error(), fmt.Sprintf("my.toml:%d: ", line)) {
			t.Errorf("%q: %v; line %d is at fault", c.to, err, line)
		}
	}
}
