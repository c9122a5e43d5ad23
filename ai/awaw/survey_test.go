package awaw

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
)

// This file holds the survey of the ground, and what is found by it, against the slow way: every hex of the map is looked at, and all is
// worked out anew for every question.

// slowSurvey is what survey finds, by looking at every hex for every unit.
func slowSurvey(a *air) ([]landHex, []goal) {
	s := &a.sight
	scape := s.Pos.Landscape()
	hexes := make([]landHex, len(scape.Ways))
	for i := range s.Land.Troops {
		t := &s.Land.Troops[i]
		if t.Afloat && t.Side != s.Side {
			for _, x := range scape.Beach[t.Space] {
				hexes[x].reach += t.Factors
			}
		}
		if t.Aboard || t.Afloat {
			continue
		}
		h, times := &hexes[t.Space], scape.Guard[t.Space]
		if t.Supply == 2 {
			times = 1
		}
		if t.Side == s.Side {
			h.own, h.ownN, h.ownStrength = h.own+t.Factors, h.ownN+1, h.ownStrength+t.Factors*times
			continue
		}
		h.foe, h.foeN, h.foeStrength, h.foeWorth = h.foe+t.Factors, h.foeN+1, h.foeStrength+t.Factors*times, h.foeWorth+float64(t.Worth)
		reach := 1
		if t.Walks && t.Armor {
			reach = 1 + t.Moves
		} else if t.Walks {
			reach = 1 + t.Moves/2
		}
		for x, far := range a.landFrom(t.Space) {
			switch {
			case !t.Attacks || t.Supply == 2 || far == 255:
			case far <= 1:
				hexes[x].reach += t.Factors
			case int(far) <= reach:
				hexes[x].far += t.Factors
			}
		}
	}
	for i := range hexes {
		hexes[i].reach += hexes[i].far / farShare
	}
	slowAir(s, hexes)
	return hexes, slowGoals(s, hexes)
}

// slowAir notes the air that is based, and sent over land.
func slowAir(s *sight.Sight, hexes []landHex) {
	for _, u := range s.Units {
		if u.Side != s.Side && u.Base < len(hexes) {
			worth := float64(u.Thirds) / 3
			if !u.Fights && u.Range > 0 {
				worth *= carrierWorth / basedWorth
			}
			hexes[u.Base].foeAir += worth
		}
		if u.Target < 0 || u.Used || u.Target >= len(hexes) {
			continue
		}
		if u.Task == awaw.TaskSupport {
			hexes[u.Target].support += u.Thirds / 3
		}
		if u.Task == awaw.TaskDefend {
			hexes[u.Target].shade += u.Thirds / 3
		}
	}
}

// slowGoals adds what places are worth, and lists them.
func slowGoals(s *sight.Sight, hexes []landHex) (goals []goal) {
	for _, h := range s.Land.Holds {
		v := float64(h.Points)
		hexes[h.Space].direct += v
		hexes[h.Space].foeDirect += v
		goals = append(goals, goal{space: h.Space, value: v, keep: s.Pos.Holder(h.Space) == s.Side})
	}
	for i := range hexes {
		if v := basedWorth * hexes[i].foeAir; v > 0 && s.Pos.Holder(i) == s.Foe {
			hexes[i].direct += v
			goals = append(goals, goal{space: i, value: v})
		}
	}
	for _, x := range s.Land.Sources {
		if x.Side == s.Side && s.Pos.Holder(x.Space) == s.Side {
			hexes[x.Space].foeDirect += sourceWorth
		} else if x.Side == s.Side {
			hexes[x.Space].direct += sourceWorth
			goals = append(goals, goal{space: x.Space, value: 2 * sourceWorth})
		}
	}
	starved := make([]float64, len(hexes))
	var rings []int
	for _, t := range s.Land.Troops {
		if t.Side == s.Side && t.Supply == 2 && !t.Afloat && !t.Aboard {
			if starved[t.Space] == 0 {
				rings = append(rings, t.Space)
			}
			starved[t.Space] += 0.7 * (float64(t.Worth) + groundWorth*float64(t.Factors))
		}
	}
	for _, r := range rings {
		goals = append(goals, goal{space: r, value: starved[r]})
	}
	return goals
}

// slowDrops is what drops finds, by reckoning every load anew against every hex of the map; nothing if no unit is to be dropped.
func slowDrops(a *air) (best []engine.Command) {
	s, l := &a.sight, &a.land
	top, most := 0.3, 1
	for _, c := range a.sight.All(awaw.VerbLoad) {
		if t := s.Troop(c.B); t != nil && !t.Aboard {
			most = max(most, t.Factors)
		}
	}
	for _, c := range a.sight.All(awaw.VerbLoad) {
		t, u := s.Troop(c.B), s.Unit(c.A)
		if t == nil || u == nil || t.Aboard {
			continue
		}
		for hex := range l.hexes {
			h := &l.hexes[hex]
			if s.Pos.Holder(hex) == s.Side && h.foe == 0 || l.scape.Enter[hex] == 0 || h.direct == 0 && h.foe == 0 && h.foeAir == 0 || s.Pos.FlightHexes(u.Base, hex) > u.Range {
				continue
			}
			v := a.dropWorth(t, &dropZone{hex: hex, fought: h.foe > 0})
			if h.foe > 0 {
				v *= float64(t.Factors) / float64(most)
			}
			v -= a.risk(u, hex) * (float64(t.Worth) + float64(s.Kill))
			if v > top {
				best, top = []engine.Command{c, {Side: s.Side, Verb: awaw.VerbDepart, A: c.A, B: engine.SpaceRef(hex)}}, v
			}
		}
	}
	return best
}

// groundPositions are positions of games of Pilots, each as the side that is asked sees it, with that side; every so many of each game.
func groundPositions(tb testing.TB, every int) (list []engine.Position, sides []engine.Side) {
	for _, id := range []string{"market-garden-1944", "barbarossa-1941", "burma-1943", "stalingrad-1942", "crete-1941", "okinawa-1945"} {
		p := scene(tb, id)
		mind := Mind(p)
		dice := engine.NewFast(8)
		for n := 0; len(p.ToAct()) > 0 && n < 6000; n++ {
			side := p.ToAct()[0]
			seen := p.Seen(side)
			if n%every == 0 {
				list, sides = append(list, seen), append(sides, side)
			}
			moves := mind.Moves(seen, side, 1, nil)
			if len(moves) == 0 {
				moves = p.Legal(side, nil)[:1]
			}
			for i, c := range moves {
				if i > 0 && !slices.Contains(p.ToAct(), side) {
					break
				}
				next, _, err := p.Apply(c, dice)
				if err != nil {
					break
				}
				p = next
			}
		}
	}
	return list, sides
}

// One mind that surveys one position after the other finds on every hex what the slow way finds there, with the places worth going to,
// where supply would reach, and whom to drop where.
func TestSurveysAgreeWithSlowOnes(t *testing.T) {
	list, sides := groundPositions(t, 1)
	minds := map[string]*air{}
	dropped, drops := 0, 0
	for i, p := range list {
		q := p.(*awaw.Position)
		a := minds[q.Scenario()]
		if a == nil {
			a = Mind(p).(*air)
			minds[q.Scenario()] = a
		}
		a.m, a.land.m = airManners[1], landManners[1]
		a.look(q, sides[i])
		if !a.sight.Land.On {
			continue
		}
		a.survey()
		hexes, goals := slowSurvey(a)
		if !slices.Equal(a.land.hexes, hexes) || !slices.Equal(a.land.goals, goals) {
			t.Fatalf("%s, position %d: the survey differs from the slow one", q.Scenario(), i)
		}
		for hex := range hexes {
			if before := a.drawn(hex); before != a.drawnNow(hex) {
				t.Fatalf("%s, position %d: hex %d draws by %v, worked out anew by %v", q.Scenario(), i, hex, before, a.drawnNow(hex))
			}
		}
		a.sentTo(a.sight.Land.Troops[0].Space, 5)
		for hex := range hexes {
			if after := a.drawn(hex); after != a.drawnNow(hex) {
				t.Fatalf("%s, position %d: hex %d still draws by %v when somebody has gone, worked out anew by %v", q.Scenario(), i, hex, after, a.drawnNow(hex))
			}
		}
		a.look(q, sides[i])
		a.survey()
		for hex, on := range q.Lines(sides[i], nil) {
			if a.lined(hex) != on {
				t.Fatalf("%s, position %d: supply to hex %d is %v, was %v", q.Scenario(), i, hex, on, !on)
			}
		}
		a.Legal(p, sides[i])
		if a.sight.Land.Asked != awaw.AskDrop || len(a.sight.All(awaw.VerbLoad)) == 0 {
			continue
		}
		drops++
		want := slowDrops(a)
		got := a.drops(nil)
		if want != nil {
			dropped++
			if !reflect.DeepEqual(got, want) {
				t.Fatalf("%s, position %d: drops %v, the slow way %v", q.Scenario(), i, got, want)
			}
		} else if len(got) == 2 && got[0].Verb == awaw.VerbLoad && got[1].Verb == awaw.VerbDepart {
			t.Fatalf("%s, position %d: drops %v, the slow way nothing", q.Scenario(), i, got)
		}
	}
	if dropped == 0 || drops == dropped {
		t.Errorf("of %d drops to be weighed %d were made", drops, dropped)
	}
}

// BenchmarkSurvey looks at positions of ground games by the survey and by the slow way in turns, and tells how long either takes and the
// ratio. Supply is traced for each by the slow way, for those who ask by the other.
func BenchmarkSurvey(b *testing.B) {
	list, sides := groundPositions(b, 10)
	minds := map[string]*air{}
	for _, p := range list {
		if id := p.(*awaw.Position).Scenario(); minds[id] == nil {
			minds[id] = Mind(p).(*air)
		}
	}
	var slow, fast time.Duration
	n := 0
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		for i, p := range list {
			q := p.(*awaw.Position)
			a := minds[q.Scenario()]
			a.m, a.land.m = airManners[1], landManners[1]
			if a.look(q, sides[i]); !a.sight.Land.On {
				continue
			}
			n++
			at := time.Now()
			a.survey()
			fast += time.Since(at)
			b.StopTimer()
			at = time.Now()
			slowSurvey(a)
			q.Lines(sides[i], nil)
			slow += time.Since(at)
			b.StartTimer()
		}
	}
	b.ReportMetric(float64(fast.Nanoseconds())/float64(n), "ns/survey")
	b.ReportMetric(float64(slow.Nanoseconds())/float64(n), "ns/slow")
	b.ReportMetric(float64(slow)/float64(fast), "times-as-fast")
}
