package game_test

import (
	"bytes"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/supremacy/game"
	"awaw/internal/nets"
	"awaw/scenarios"
	"awaw/tables"
)

var starts = []string{"channel-skies", "manchuria-1945", "mediterranean-1942"}

// system is a scenario made ready for the nets.
func system(t testing.TB, id string, options map[string]string) nets.System {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		t.Fatal(err)
	}
	return nets.System{Rules: game.Rules{}, Kit: engine.Kit{Board: board(t, info.Map), Tables: tables.Embedded(), Options: options}, Doc: doc}
}

// Games by chance: no dead end, they end, every net holds, and they replay equal.
func TestGamesByChance(t *testing.T) {
	for _, id := range starts {
		for seed := range uint64(2) {
			options := map[string]string{}
			if seed == 1 {
				options = map[string]string{"casualties": "attacker-first"}
			}
			s := system(t, id, options)
			mem := nets.RandomPlay(t, s, nets.Play{Seed: seed + 1, Most: 20000, Every: 397, Back: 10})
			nets.Replay(t, s, mem.Bytes())
		}
	}
}

// What positions keep of what may be done in them is what is listed anew, and no command writes on the position it is given in.
func TestPositionsListTheSameAnew(t *testing.T) {
	nets.Anew(t, crowded(t, nil), 400, 1)
	for _, id := range starts {
		nets.Anew(t, system(t, id, nil), 250, 2)
	}
}

// A power that is refused is told, and nothing of the others is held against those before it.
func TestAPowerThatIsRefusedIsTold(t *testing.T) {
	s := system(t, "mediterranean-1942", nil)
	for _, name := range []string{"U.K.", "U.S.A.", "Germany", "Italy"} {
		doc := s.Doc
		doc.Data = bytes.Replace(doc.Data, []byte("name = \""+name+"\""), []byte("name = \"Atlantis\""), 1)
		if _, err := s.Rules.Setup(s.Kit, doc); err == nil || !strings.Contains(err.Error(), "each once") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
