package awaw_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/nets"
	"awaw/tables"
)

// divine is a board on which kamikazes are soon invoked, made and sent: American forces within reach at sea and in port.
var divine = []string{
	"map sea-test", "turn Spring 1945", "turns 4", "control C4 E3 B6 Axis", "control C18 E20 B17 D15 E12 D9 Allies", "home Japan islands", "home US islands",
	"training carried Japan 3", "brp Axis 20 20 20 20", "brp Allies 4 4 4 4", "pool Japan NAS 12", "pool Japan AAF 2", "pool US NAS 6",
	"Japan NAS 3 at B6 elite", "Japan AAF 3 at C4", "Japan AAF 2 at E3", "US AAF 2 at D9", "US NAS 2 at D9", "oil Japan turn 2-4",
	"force Allies First at C7", "force Allies Second at C7", "force Allies Third at C7", "force Allies Fourth at D9", "force Allies Spare",
	"ship US CV 4 with First named Essex", "ship US CV 3 with First named Franklin", "ship US BB 5 with First named Iowa", "ship US DD 5 with First",
	"ship US BB 4 with Second named Texas slow", "ship US CA 4 with Second named Indianapolis", "ship US TR 8 with Second", "ship US CVE 3 with Third", "ship US DD 6 with Third",
	"ship US CVL 2 with Fourth named Cowpens", "ship US BB 3 at D9 named Nevada", "ship US TR 6 at D9",
	"US NAS 4 at Essex", "US NAS 2 at Franklin", "US NAS 2 at Cowpens", "redeploy Axis 6", "redeploy Allies 6", "kill 1",
}

// Games in which kamikazes are made and sent whenever that may be: what is listed is accepted and what is not is refused in every
// stage of their attacks, what is asked has words, and every position comes back from its own text.
func TestKamikazesByChance(t *testing.T) {
	scene, board := roughScene(t, "with kamikazes", divine)
	kit := engine.Kit{Board: board, Tables: tables.Embedded()}
	s := nets.System{Rules: awaw.Rules{}, Kit: kit, Doc: engine.Doc{Name: "kamikazes", Data: scene.Doc}}
	const always = 3 // the same games every time, in which every stage comes
	games, stages := always+2, map[string]int{}
	if testing.Short() {
		games = 1
	}
	other := seed(t)
	for g := range uint64(games) {
		first := uint64(1)
		if g >= always {
			first = other
		}
		rnd := rand.New(rand.NewPCG(first, g))
		p, err := s.Rules.Setup(kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		dice := engine.NewFast(first + g)
		for range 1500 {
			who := p.ToAct()
			if len(who) == 0 {
				break
			}
			legal := p.Legal(who[0], nil)
			ask := p.View().Prompt.Ask.Key
			if strings.Contains(ask, "div") {
				stages[ask]++
				nets.Agree(t, p)
				nets.ReadsBack(t, s, p)
				nets.Secrets(t, p)
			}
			c := legal[rnd.IntN(len(legal))]
			if wanted := slices.DeleteFunc(slices.Clone(legal), func(c engine.Command) bool { return !keen(c.Verb) }); len(wanted) > 0 && rnd.IntN(8) > 0 {
				c = wanted[rnd.IntN(len(wanted))]
			} else if done := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbDone }); done >= 0 && rnd.IntN(2) == 0 {
				c = legal[done]
			}
			if tell := p.(engine.Teller).Tell(c); tell.Name.Key == "" {
				t.Fatalf("%v has no words", c)
			}
			if p, _, err = p.Apply(c, dice); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Log(stages)
	for _, ask := range []string{"dive", "dive.guard", "dive.air", "dive.fire", "dive.draw", "dive.aim", "dive.roll", "divert"} {
		if stages["awaw.ask."+ask] == 0 && !testing.Short() {
			t.Errorf("nobody was asked %s in %d games", ask, games)
		}
	}
}

// keen tells whether a verb is about kamikazes, or guards against them.
func keen(v engine.Verb) bool {
	switch v {
	case awaw.VerbInvoke, awaw.VerbConvert, awaw.VerbEnlist, awaw.VerbRaise, awaw.VerbDive, awaw.VerbDivert, awaw.VerbCover, awaw.VerbPatrol:
		return true
	}
	return false
}
