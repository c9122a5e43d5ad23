package chance

import (
	"encoding/json"
	"math"
	"slices"
	"testing"

	"awaw/engine"
)

// planted makes games of two scenarios that end as two known models have it.
func planted(models map[string]*Model, games int, seed uint64) (out []Case) {
	dice := engine.NewFast(seed)
	for _, name := range []string{"here", "there"} {
		for g := range games {
			s := Standing{Scenario: name, Family: "both", Togo: float64(dice.Intn(7)) / 2}
			for range models[name].Now {
				s.X = append(s.X, float64(dice.Intn(21)-10))
			}
			c := Case{Standing: s, Game: g, Plain: 0.5}
			if float64(dice.Intn(10000)) < 10000*models[name].Win(&s) {
				c.Won = 1
			}
			out = append(out, c)
		}
	}
	return out
}

// What made the ends of games is found again, nearly as good as if it were known, in games that were not learnt from; and two scenarios of one
// family that differ are told apart.
func TestWhatWasPlantedIsFound(t *testing.T) {
	truth := map[string]*Model{
		"here":  {Floor: 0.3, Now: []float64{0.2, 0}, Later: []float64{0.05, -0.1}},
		"there": {Floor: 0.3, Now: []float64{0.2, 0}, Later: []float64{0.05, 0.1}},
	}
	models := Train("both", planted(truth, 1500, 1))
	table := Table{Models: models}
	for name, m := range truth {
		beyond := of(planted(truth, 1500, 2), name)
		known, _ := Brier(beyond, func(c *Case) float64 { return m.Win(&c.Standing) })
		found, _ := Brier(beyond, func(c *Case) float64 { return table.Find(name, "both").Win(&c.Standing) })
		family, _ := Brier(beyond, func(c *Case) float64 { return table.Find("elsewhere", "both").Win(&c.Standing) })
		if found > known+0.01 {
			t.Errorf("%s: off by %.4f, and by %.4f if the truth were known", name, found, known)
		}
		if family < found+0.01 {
			t.Errorf("%s: off by %.4f, and the family's model by %.4f, which cannot know both", name, found, family)
		}
	}
}

// Each game counts once, however many of its positions were taken down.
func TestBrierCountsGames(t *testing.T) {
	cases := []Case{{Game: 1, Won: 1}, {Game: 2, Won: 0}, {Game: 2, Won: 0}, {Game: 2, Won: 0}}
	score, games := Brier(cases, func(*Case) float64 { return 0.8 })
	if math.Abs(score-0.34) > 1e-9 || len(games) != 2 || math.Abs(games[0]-0.04) > 1e-9 {
		t.Errorf("off by %v (%v), expected 0.34", score, games)
	}
}

func TestRead(t *testing.T) {
	table := Table{Models: []Model{{Name: "sea", Floor: 1, Now: []float64{1, 2}, Later: []float64{0, 1}}}}
	data, err := json.Marshal(table)
	if err != nil {
		t.Fatal(err)
	}
	got, err := Read(data, 2)
	if m := got.Find("midway", "sea"); err != nil || m == nil || !slices.Equal(m.Now, []float64{1, 2}) {
		t.Errorf("read %+v, %v", got, err)
	}
	if got.Find("midway", "ground") != nil {
		t.Error("a family nobody measured has a model")
	}
	if _, err := Read(data, 3); err == nil {
		t.Error("a model of two numbers is taken for one of three")
	}
	if _, err := Read([]byte("{"), 2); err == nil {
		t.Error("half a file is read")
	}
}
