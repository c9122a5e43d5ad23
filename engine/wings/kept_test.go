// Games by chance of both systems, under every option too, whose course is kept (tests/kept_test.go tells why).
package wings_test

import (
	"flag"
	"testing"

	"awaw/internal/nets"
)

var rerecord = flag.Bool("rerecord", false, "write what is kept of games by chance anew")

// variants are both systems as they are, and with every option turned round.
var variants = []struct {
	id, name string
	options  map[string]string
}{
	{"wings-1901", "rn46", nil},
	{"wings-1901", "rn46 turned round", map[string]string{"reversion": "all", "routes": "all", "raid_on_ignoring_patrol": "stands", "escort_reverted": "not",
		"own_wing": "counts", "vacate": "any", "upkeep": "half"}},
	{"air-units-1901", "rn44", nil},
	{"air-units-1901", "rn44 turned round", map[string]string{"carriers": "true", "airlift": "true", "airlift_own_space": "true", "airlift_mixed": "true",
		"move_bounces": "false", "move_cuts": "true", "late_hold_bounces": "true", "stack_support": "true", "head_on": "false"}},
}

func TestKeptGames(t *testing.T) {
	var lines []string
	for _, g := range variants {

		s := system(t, g.id, g.options)
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, nets.Courses(t, g.name, p, 2)...)
	}
	nets.Kept(t, "testdata/kept.txt", lines, *rerecord)
}
