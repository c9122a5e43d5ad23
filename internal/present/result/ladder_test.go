package result_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/present/result"
	"awaw/internal/present/table"
)

// lost is a side that brought so many and lost so many, where so many were to be expected.
func lost(began, n int, expected float64) result.Losses {
	return result.Losses{Began: began, Lost: n, Left: began - n, Expected: expected}
}

// rungs are battles that reach every rung of the ladder.
var rungs = []struct {
	name string
	f    result.Facts
	want result.Verdict
}{
	{"a search that finds", result.Facts{What: engine.FightSearch, Got: [2]int{1, 1}}, result.Sighted},
	{"a search that is found", result.Facts{What: engine.FightSearch, Got: [2]int{0, 1}}, result.Seen},
	{"a search for nothing", result.Facts{What: engine.FightSearch}, result.Unseen},
	{"bombs that hit", result.Facts{What: engine.FightBombing, Got: [2]int{2}, Attacks: true}, result.Bombed},
	{"bombs that miss", result.Facts{What: engine.FightBombing}, result.BombsMiss},
	{"nobody there", result.Facts{What: engine.FightBase, How: engine.EndNobody, Attacks: true}, result.WasEmpty},
	{"nobody of ours there", result.Facts{What: engine.FightBase, How: engine.EndNobody}, result.FoundEmpty},
	{"six of six, one in twelve", result.Facts{What: engine.FightBase, How: engine.EndCleared, Attacks: true, Own: lost(12, 3, 2.3), Foe: lost(6, 6, 4.3), Chance: .08}, result.Swept},
	{"six of six, as expected", result.Facts{What: engine.FightBase, How: engine.EndCleared, Attacks: true, Own: lost(12, 2, 2.3), Foe: lost(6, 6, 5.5), Chance: .6}, result.Emptied},
	{"the only one there", result.Facts{What: engine.FightBase, How: engine.EndCleared, Attacks: true, Own: lost(4, 0, .2), Foe: lost(1, 1, .4), Chance: .1}, result.Emptied},
	{"six for five", result.Facts{What: engine.FightBase, How: engine.EndCleared, Attacks: true, Own: lost(12, 5, 3), Foe: lost(6, 6, 4.3), Chance: .1}, result.Dear},
	{"five of ours at a base", result.Facts{What: engine.FightBase, How: engine.EndCleared, Own: lost(5, 5, 2), Foe: lost(9, 1, 2)}, result.Overrun},
	{"our only one at a base", result.Facts{What: engine.FightBase, How: engine.EndCleared, Own: lost(1, 1, .5), Foe: lost(9, 1, 2)}, result.GoneOne},
	{"three sent, three lost", result.Facts{What: engine.FightBase, How: engine.EndRepelled, Attacks: true, Own: lost(3, 3, 1), Foe: lost(6, 1, 1), Chance: .03}, result.WipedOut},
	{"one sent, one lost", result.Facts{What: engine.FightBase, How: engine.EndRepelled, Attacks: true, Own: lost(1, 1, .5), Foe: lost(6, 1, 1)}, result.LostOne},
	{"three came, three lost", result.Facts{What: engine.FightBase, How: engine.EndRepelled, Own: lost(6, 1, 1), Foe: lost(3, 3, 1)}, result.Repelled},
	{"a town taken", result.Facts{What: engine.FightGround, How: engine.EndCleared, Attacks: true, Own: lost(9, 1, 0), Foe: lost(3, 3, 0)}, result.Taken},
	{"an exchange", result.Facts{What: engine.FightGround, How: engine.EndCleared, Attacks: true, Own: lost(9, 3, 0), Foe: lost(3, 3, 0)}, result.TakenDear},
	{"a town lost", result.Facts{What: engine.FightOverrun, How: engine.EndCleared, Own: lost(3, 3, 0), Foe: lost(9, 0, 0)}, result.Fallen},
	{"a town held", result.Facts{What: engine.FightLanding, How: engine.EndRepelled, Own: lost(3, 1, 0), Foe: lost(4, 4, 0)}, result.Stands},
	{"a town not taken", result.Facts{What: engine.FightGround, How: engine.EndStopped, Attacks: true, Own: lost(9, 4, 0), Foe: lost(3, 0, 0)}, result.NotTaken},
	{"a ship sunk", result.Facts{What: engine.FightStrike, Attacks: true, Sunk: [2]int{0, 1}, Hits: 4, Own: lost(5, 2, 0)}, result.SunkTheirs},
	{"a ship of ours sunk", result.Facts{What: engine.FightPort, Sunk: [2]int{1, 0}, Hits: 4}, result.SunkOurs},
	{"they leave", result.Facts{What: engine.FightBase, How: engine.EndLeft, Attacks: true, Own: lost(5, 1, 1), Foe: lost(5, 1, 1)}, result.TheyLeft},
	{"we leave", result.Facts{What: engine.FightBase, How: engine.EndLeft, Own: lost(5, 1, 1), Foe: lost(5, 1, 1)}, result.WeLeft},
	{"we leave with one of our two gone", result.Facts{What: engine.FightBase, How: engine.EndLeft, Own: lost(2, 1, 1), Foe: lost(5, 1, 1)}, result.WeGotAway},
	{"we leave with half of us gone in one round", result.Facts{What: engine.FightBase, How: engine.EndLeft, Own: lost(5, 3, 1), Foe: lost(5, 1, 1)}, result.WeGotAway},
	{"we leave with half of us gone", result.Facts{What: engine.FightBase, How: engine.EndLeft, Own: lost(5, 3, 1), Foe: lost(5, 1, 1), Rounds: 2}, result.WeLeftLate},
	{"we call it off", result.Facts{What: engine.FightBase, How: engine.EndStopped, Attacks: true, Own: lost(5, 1, 1), Foe: lost(5, 1, 1)}, result.WeStopped},
	{"they call it off", result.Facts{What: engine.FightSupport, How: engine.EndStopped, Own: lost(5, 1, 1), Foe: lost(5, 1, 1)}, result.TheyStop},
	{"a ship hit", result.Facts{What: engine.FightStrike, Attacks: true, Damaged: [2]int{0, 1}, Hits: 3}, result.Burns},
	{"a ship of ours hit", result.Facts{What: engine.FightKamikazes, Damaged: [2]int{1, 0}, Hits: 3}, result.BurnsOurs},
	{"four of their cover for two, no ship hit", result.Facts{What: engine.FightStrike, Struck: true, Attacks: true, Flak: 2, Own: lost(9, 2, 1), Foe: lost(6, 4, 2)}, result.Cover},
	{"three of our cover, hits without harm", result.Facts{What: engine.FightStrike, Struck: true, Hits: 2, Own: lost(6, 3, 2), Foe: lost(9, 1, 1)}, result.CoverOurs},
	{"more of us than of their cover", result.Facts{What: engine.FightStrike, Struck: true, Attacks: true, Flak: 2, Own: lost(9, 4, 1), Foe: lost(6, 2, 2)}, result.Guns},
	{"two lost to the guns", result.Facts{What: engine.FightStrike, Struck: true, Attacks: true, Flak: 2, Own: lost(6, 2, 0)}, result.Guns},
	{"our guns took two", result.Facts{What: engine.FightStrike, Struck: true, Flak: 2, Foe: lost(6, 2, 0)}, result.GunsOurs},
	{"hits that do no harm", result.Facts{What: engine.FightStrike, Struck: true, Attacks: true, Hits: 3, Own: lost(6, 1, 0)}, result.Scratched},
	{"hits on ours that do none", result.Facts{What: engine.FightStrike, Struck: true, Hits: 3}, result.ScratchUs},
	{"a strike in vain", result.Facts{What: engine.FightStrike, Struck: true, Attacks: true, Own: lost(6, 1, 0)}, result.Missed},
	{"their strike in vain", result.Facts{What: engine.FightPort, Struck: true}, result.MissedUs},
	{"all that is left turned back before the ships", result.Facts{What: engine.FightStrike, Attacks: true, Flak: 2, Own: lost(6, 2, 1), Foe: lost(4, 2, 1)}, result.Barred},
	{"they turned back before our ships", result.Facts{What: engine.FightPort, Own: lost(4, 2, 1), Foe: lost(6, 2, 1)}, result.BarredUs},
	{"our raid, of which nothing flies on", result.Facts{What: engine.FightRaid, Raid: true, Attacks: true, Own: lost(4, 2, 1), Foe: lost(3, 0, 1)}, result.RaidOff},
	{"their raid, of which nothing flies on", result.Facts{What: engine.FightRaid, Raid: true, Own: lost(3, 0, 1), Foe: lost(4, 2, 1)}, result.RaidOffUs},
	{"their raid flies on", result.Facts{What: engine.FightRaid, Raid: true, Through: 2, Own: lost(3, 0, 0), Foe: lost(4, 0, 0)}, result.Nothing},
	{"four of our eight turned back, two shot down for one", result.Facts{What: engine.FightRaid, Raid: true, Attacks: true, Through: 2, Back: 4, Own: lost(8, 2, 3), Foe: lost(6, 1, 1.8)}, result.RaidThin},
	{"three of theirs turned back, one flies on", result.Facts{What: engine.FightRaid, Raid: true, Through: 1, Back: 3, Own: lost(3, 0, 0), Foe: lost(4, 0, 0)}, result.RaidThinUs},
	{"one of our six turned back", result.Facts{What: engine.FightRaid, Raid: true, Attacks: true, Through: 5, Back: 1, Own: lost(6, 0, .9), Foe: lost(1, 0, .4)}, result.Nothing},
	{"half of our raid shot down, more than was feared", result.Facts{What: engine.FightRaid, Raid: true, Attacks: true, Through: 2, Back: 2, Own: lost(8, 4, 2), Foe: lost(6, 1, 1)}, result.RoutOurs},
	{"three of four", result.Facts{What: engine.FightRaid, Attacks: true, Own: lost(5, 1, 1), Foe: lost(4, 3, 1.5)}, result.RoutTheirs},
	{"five of our six", result.Facts{What: engine.FightRaid, Own: lost(6, 5, 2), Foe: lost(9, 1, 1)}, result.RoutOurs},
	{"three of nine", result.Facts{What: engine.FightRaid, Attacks: true, Own: lost(5, 1, 1), Foe: lost(9, 3, 1.5)}, result.GoodDay},
	{"three of our nine", result.Facts{What: engine.FightRaid, Attacks: true, Own: lost(9, 3, 1.5), Foe: lost(9, 1, 1)}, result.BadDay},
	{"two for nothing", result.Facts{What: engine.FightSupport, Attacks: true, Own: lost(5, 0, 1.5), Foe: lost(9, 2, 2)}, result.Cheap},
	{"nothing for two", result.Facts{What: engine.FightSupport, Attacks: true, Own: lost(5, 2, 2), Foe: lost(9, 0, 2)}, result.Meagre},
	{"two for two", result.Facts{What: engine.FightGuard, Attacks: true, Own: lost(5, 2, 2), Foe: lost(5, 2, 2), Rounds: 1}, result.Even},
	{"three rounds", result.Facts{What: engine.FightGuard, Attacks: true, Own: lost(9, 4, 4), Foe: lost(9, 3, 3), Rounds: 3}, result.Long},
	{"two for one", result.Facts{What: engine.FightTransports, Attacks: true, Own: lost(5, 1, 1), Foe: lost(5, 2, 2), Rounds: 1}, result.Reckoned},
	{"nobody lost", result.Facts{What: engine.FightSupport, Attacks: true, Own: lost(5, 0, .5), Foe: lost(5, 0, .5), Rounds: 1}, result.Nothing},
}

func TestEveryRungIsReached(t *testing.T) {
	reached := map[result.Verdict]bool{}
	for _, x := range rungs {
		if x.f.Parts == 0 {
			x.f.Parts = 1
		}
		got := result.Judge(x.f)
		if got != x.want {
			t.Errorf("%s: %s, want %s", x.name, got, x.want)
		}
		reached[got] = true
	}
	for _, v := range result.Verdicts() {
		if !reached[v] {
			t.Errorf("no battle here is judged %s", v)
		}
	}
}

// A loss of one is no triumph and no disaster, whatever was to be expected.
func TestALossOfOneIsNoTriumph(t *testing.T) {
	loud := []result.Verdict{result.Swept, result.Overrun, result.WipedOut, result.Repelled, result.RoutTheirs, result.RoutOurs, result.GoodDay, result.BadDay, result.Guns, result.GunsOurs}
	r := rand.New(rand.NewPCG(1, 2))
	for range 20000 {
		side := func() result.Losses {
			began := 1 + r.IntN(8)
			return lost(began, min(began, r.IntN(2)), r.Float64()*2)
		}
		f := result.Facts{What: engine.FightWhat(1 + r.IntN(int(engine.FightSearch))), How: engine.Ending(r.IntN(int(engine.EndStopped) + 1)), Attacks: r.IntN(2) == 0,
			Own: side(), Foe: side(), Parts: 1, Chance: r.Float64(), Rounds: 1 + r.IntN(4), Flak: r.IntN(2)}
		if v := result.Judge(f); slices.Contains(loud, v) {
			t.Fatalf("%+v is told as %s", f, v)
		}
	}
}

// Headlines are short in both languages, with the longest names that stand in them often, or have a short form for longer ones.
func TestHeadlinesAreShort(t *testing.T) {
	for lang, most := range map[string]int{"en": 34, "de": 42} {
		words, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range result.Verdicts() {
			long, short := words["screen.head."+string(v)], words["screen.head.short."+string(v)]
			if n := len([]rune(strings.Replace(long, "{0}", "Portsmouth", 1))); long == "" || n > most {
				t.Errorf("%s: %s has a headline of %d letters: %q", lang, v, n, long)
			}
			if strings.Contains(long, "{0}") && (short == "" || len([]rune(short)) > most || strings.Contains(short, "{0}")) {
				t.Errorf("%s: %s has no headline for long names: %q", lang, v, short)
			}
			if !strings.HasSuffix(long, ".") || strings.Contains(long, "!") {
				t.Errorf("%s: %q does not end as headlines do", lang, long)
			}
		}
	}
}

// Two rounds over three squadrons destroy three at most: what could have been is counted so, and not as four of three.
func TestRoundsDestroyNoMoreThanCame(t *testing.T) {
	f := &table.Fought{Ended: engine.Ended{FightID: engine.FightID{What: engine.FightBase}, Sides: [2]engine.Side{1, 2}}, Parts: 3, Rounds: 2,
		Rolls: []engine.Fortune{{Side: 1, Unit: 3, Chances: []float64{0, .1, .3, .6}, Got: 2}, {Side: 1, Unit: 3, Chances: []float64{0, 1}, Got: 1}}}
	f.Forces[1].Began = 3
	if p := result.FactsOf(f, 1).Chance; math.Abs(p-.9) > 1e-9 {
		t.Errorf("that all three are lost has a chance of %v", p)
	}
}
