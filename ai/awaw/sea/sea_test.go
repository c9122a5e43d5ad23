package sea_test

import (
	"slices"
	"testing"

	"awaw/ai"
	"awaw/ai/aitest"
	mind "awaw/ai/awaw"
	"awaw/ai/awaw/sea"
	"awaw/ai/awaw/sight"
	"awaw/aircombat"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// The scenarios in which task forces sail.
var seas = []string{"coral-sea-1942", "guadalcanal-1942", "malta-1942", "midway-1942", "okinawa-1945", "pearl-harbor-1941"}

// scene sets up a shipped scenario.
func scene(t *testing.T, id string) *awaw.Position {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	p, err := systems.Start(doc, tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	return p.(*awaw.Position)
}

// given is one command with the position it was given in.
type given struct {
	p *awaw.Position
	c engine.Command
}

// game is all that two pilots did.
func game(t *testing.T, id string, seed uint64) (out []given) {
	t.Helper()
	start := scene(t, id)
	seats := []ai.Player{
		aitest.Player(t, systems.Bots(), "pilot", ai.Options{Seed: seed}), aitest.Player(t, systems.Bots(), "pilot", ai.Options{Seed: seed}),
	}
	list, _ := aitest.Bout(t, start, seats, seed, 5000)
	var p engine.Position = start
	dice := engine.NewFast(seed)
	for _, c := range list {
		next, _, err := p.Apply(c, dice)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, given{p.(*awaw.Position), c})
		p = next
	}
	return out
}

// admiral is one who looks at a position for a side and plays the plain way.
func admiral(p *awaw.Position, side engine.Side) (*sea.Admiral, *sight.Sight) {
	s := &sight.Sight{}
	s.Look(p, side)
	a := sea.New(s)
	a.Play(1, 1.5)
	return a, s
}

// seaAsks plays pilots' games at sea and hands every question of one kind on, with the admiral as he sees it and what he does.
func seaAsks(t *testing.T, what awaw.SeaAsked, check func(t *testing.T, id string, a *sea.Admiral, s *sight.Sight, moves []engine.Command)) (asked int) {
	t.Helper()
	for _, id := range seas {
		for seed := uint64(1); seed <= 2; seed++ {
			for _, x := range game(t, id, seed) {
				q := x.p.Seen(x.c.Side).(*awaw.Position)
				a, s := admiral(q, x.c.Side)
				if s.List(q, x.c.Side); s.Sea.Asked != what || len(s.Legal) < 2 {
					continue
				}
				if moves, ok := a.On(nil); ok {
					asked++
					check(t, id, a, s, moves)
				}
			}
		}
	}
	return asked
}

func count(moves []engine.Command, v engine.Verb) (n int) {
	for _, c := range moves {
		if c.Verb == v {
			n++
		}
	}
	return n
}

// 18.58C, 23.44: what has been found is struck where that promises more than it costs, and nobody flies where it does not.
func TestStrikesAreFlownWhereTheyPay(t *testing.T) {
	flown, spared := 0, 0
	seaAsks(t, awaw.SeaStrikes, func(t *testing.T, id string, a *sea.Admiral, s *sight.Sight, moves []engine.Command) {
		if count(moves, awaw.VerbDive)+count(s.All(awaw.VerbStrike), awaw.VerbStrike) == 0 || moves[0].Verb == awaw.VerbDive {
			return
		}
		pays := false
		for _, f := range slices.Clone(s.Sea.Forces) {
			if f.Side != s.Foe || f.Space != s.Sea.Hex || !f.Found {
				continue
			}
			worth := a.MarkWorth(f)
			pays = pays || worth > 0
			if worth <= 0 && slices.ContainsFunc(moves, func(c engine.Command) bool { return c.B == engine.CounterRef(awaw.FirstForce+f.Force) }) {
				t.Errorf("%s: a strike that is worth %.2f is flown at %+v", id, worth, f)
			}
		}
		switch sent := count(moves, awaw.VerbStrike); {
		case pays && sent == 0:
			t.Errorf("%s: what has been found is not struck, though it would pay", id)
		case pays:
			flown++
		default:
			spared++
		}
	})
	if flown == 0 || spared == 0 {
		t.Errorf("%d strikes flown, %d spared: both should happen", flown, spared)
	}
}

// Five squadrons against seven patrols and twelve factors of guns bring less than they cost; against the same ships without patrols
// they are worth flying, and seven times as many guards make it never better.
func TestPatrolsAndGunsMakeAStrikeWorthLess(t *testing.T) {
	a, s := admiral(scene(t, "midway-1942"), 1)
	var force aircombat.Force
	for i := range s.Units {
		if u := &s.Units[i]; u.Side == 1 && u.Deck && u.Thirds == 5 {
			force = slices.Clone(a.Armed(u.Counter))
			break
		}
	}
	var ships awaw.GlanceForce
	for _, f := range s.Sea.Forces {
		if f.Side == 2 && f.Carriers > ships.Carriers {
			ships = f
		}
	}
	if force.Engaged() != 5 || ships.Carriers == 0 {
		t.Fatalf("%d squadrons against %d factors of carriers", force.Engaged(), ships.Carriers)
	}
	bare, last := a.StrikeWorth(force, ships, 0), 0.0
	for guards := range 15 {
		v := a.StrikeWorth(force, ships, guards)
		if guards > 0 && v > last+1e-9 {
			t.Errorf("%d guards: %.3f, one less: %.3f", guards, v, last)
		}
		last = v
	}
	if seven := a.StrikeWorth(force, ships, 7); bare <= 2 || seven >= bare/2 {
		t.Errorf("worth %.2f without patrols and %.2f against seven", bare, seven)
	}
	ships.Guns = 0
	if v := a.StrikeWorth(force, ships, 0); v <= bare {
		t.Errorf("worth %.2f without guns and %.2f with them", v, bare)
	}
	if v := a.StrikeWorth(nil, ships, 0); v != 0 {
		t.Errorf("nobody is worth %.2f", v)
	}
}

// 17.33B, 17.33E: where no enemy ships lie nobody searches; every deck that may sends all it has on patrol, and air on land covers
// what is worth most.
func TestWhoIsStruckFromAfarProtectsWithAll(t *testing.T) {
	patrols, covers := 0, 0
	seaAsks(t, awaw.SeaCommits, func(t *testing.T, id string, a *sea.Admiral, s *sight.Sight, moves []engine.Command) {
		if a.Lies(s.Foe) {
			return
		}
		if count(moves, awaw.VerbSearch) > 0 {
			t.Errorf("%s: somebody searches where nobody is", id)
		}
		for _, c := range s.All(awaw.VerbPatrol) {
			if !slices.Contains(moves, c) {
				t.Errorf("%s: a counter that could patrol does not", id)
			}
			patrols++
		}
		for _, c := range s.All(awaw.VerbCover) {
			if c.B != a.Treasure() {
				continue
			}
			if !slices.Contains(moves, c) {
				t.Errorf("%s: a counter that could cover %+v does not", id, s.Force(c.B.Index()-awaw.FirstForce))
			}
			covers++
		}
	})
	if patrols == 0 || covers == 0 {
		t.Errorf("%d counters could patrol, %d could cover", patrols, covers)
	}
}

// Where the enemy has nothing left that could come, no squadron is kept over own ships: all may strike.
func TestNobodyPatrolsAgainstSpentCarriers(t *testing.T) {
	free := 0
	seaAsks(t, awaw.SeaCommits, func(t *testing.T, id string, a *sea.Admiral, s *sight.Sight, moves []engine.Command) {
		if !a.Lies(s.Foe) || a.MayCome() > 0 || !s.Has(awaw.VerbPatrol) {
			return
		}
		if free++; count(moves, awaw.VerbPatrol) > 0 {
			t.Errorf("%s: squadrons are kept over ships nobody can strike", id)
		}
	})
	t.Logf("%d times the enemy had nothing left", free)
}

// Of several own task forces the laden transports, or the carriers, are the ones to be covered, though the enemy knows none of them.
func TestTheRichestForceIsCovered(t *testing.T) {
	a, s := admiral(scene(t, "coral-sea-1942").Seen(1).(*awaw.Position), 1)
	for i := range s.Sea.Forces {
		f := &s.Sea.Forces[i]
		if f.Side == 1 {
			f.Space, s.Sea.Hex = 7, 7
		}
	}
	rich := s.Force(a.Treasure().Index() - awaw.FirstForce)
	if rich == nil || rich.Known {
		t.Fatalf("%+v is covered; nobody should be known yet", rich)
	}
	for _, f := range s.Sea.Forces {
		if f.Side == 1 && sea.Prey(f) > sea.Prey(*rich) {
			t.Errorf("%+v is covered, %+v is worth more", *rich, f)
		}
	}
	if sea.Prey(*rich) <= 6 {
		t.Errorf("the richest force is worth %.1f: it is taken for one that nobody has seen", sea.Prey(*rich))
	}
}

// What may come after sailing is feared too, most by decks that can keep nothing over themselves and by transports; beyond what may
// come nothing is feared.
func TestSpentCarriersAndTransportsFearWhatMaySail(t *testing.T) {
	a, s := admiral(scene(t, "midway-1942"), 2)
	var own awaw.GlanceForce
	for _, f := range s.Sea.Forces {
		if f.Side == 2 && f.Carriers > own.Carriers {
			own = f
		}
	}
	s.Units = slices.DeleteFunc(s.Units, func(u awaw.GlanceUnit) bool { return !u.Deck })
	s.Sea.Forces = slices.DeleteFunc(s.Sea.Forces, func(f awaw.GlanceForce) bool { return f.Side == 1 && f.Aboard == 0 })
	at := func(f awaw.GlanceForce, least, most int) float64 {
		for h := range 700 {
			far := -1
			for _, e := range s.Sea.Forces {
				if d := s.Pos.FlightHexes(h, e.Space); e.Side == 1 && d < 200 && (far < 0 || d < far) {
					far = d
				}
			}
			if far >= least && far <= most {
				return a.Danger(&f, h)
			}
		}
		t.Fatalf("no hex lies %d to %d hexes from the enemy", least, most)
		return 0
	}
	fresh, spent, convoy := own, own, own
	fresh.Fresh, spent.Fresh = own.Aboard, 0
	convoy.Carriers, convoy.Fresh, convoy.Transports = 0, 0, 4
	sails := s.Sea.Forces[0].Sails
	for _, f := range s.Sea.Forces {
		if f.Side == 1 {
			sails = f.Sails
		}
	}
	near, far := at(fresh, 1, sea.Range), at(fresh, sea.Range+1, sea.Range+sails)
	if far <= 0 || far >= near {
		t.Errorf("feared %.2f within range, %.2f after sailing", near, far)
	}
	if x := at(spent, sea.Range+1, sea.Range+sails); x <= far {
		t.Errorf("spent carriers fear %.2f, ready ones %.2f", x, far)
	}
	if x := at(convoy, sea.Range+1, sea.Range+sails); x <= far {
		t.Errorf("transports fear %.2f, carriers %.2f", x, far)
	}
	if x := at(spent, sea.Range+sails+1, 99); x != 0 {
		t.Errorf("out of reach %.2f is feared", x)
	}
}

// 17.47: kamikazes fly in mass: who has named some for an attack names the rest for it too, however many are wanted to begin one.
func TestKamikazesAreNotSentInOnes(t *testing.T) {
	list := game(t, "okinawa-1945", 1)
	tried := 0
	for _, x := range list {
		if x.c.Verb != awaw.VerbDive || x.c.N < 2 || x.p.TurnNumber() == 6 {
			continue
		}
		one := x.c
		one.N = 1
		next, _, err := x.p.Apply(one, engine.NewFast(1))
		if err != nil {
			t.Fatal(err)
		}
		a, s := admiral(next.Seen(1).(*awaw.Position), 1)
		s.Legal = next.Legal(1, nil)
		if !s.Has(awaw.VerbDive) {
			continue
		}
		tried++
		if c, ok := a.Dives(); !ok || c.N < x.c.N-1 {
			t.Errorf("one of %d is sent; then %d (%t)", x.c.N, c.N, ok)
		}
	}
	if tried == 0 {
		t.Error("no attack was begun with one")
	}
}

// 17.47E.3: the ships' own side says where kamikazes go that were turned away, and chooses what it can best do without.
func TestTurnedAwayKamikazesGoWhereLeastIsLost(t *testing.T) {
	a, s := admiral(scene(t, "okinawa-1945").Seen(2).(*awaw.Position), 2)
	var list []engine.Command
	for _, f := range s.Sea.Forces {
		if f.Side == 2 {
			list = append(list, engine.Command{Side: 2, Verb: awaw.VerbDivert, A: engine.CounterRef(awaw.FirstForce + f.Force), N: 2})
		}
	}
	got := a.Diverts(list)
	worse := false
	for _, c := range list {
		if a.PreyAt(c.A) < a.PreyAt(got.A) {
			t.Errorf("they go to %v, worth %.1f, where %v is worth %.1f", got.A, a.PreyAt(got.A), c.A, a.PreyAt(c.A))
		}
		worse = worse || a.PreyAt(c.A) > a.PreyAt(got.A)
	}
	if !worse {
		t.Error("all task forces are worth the same")
	}
}

// 22.45: carriers whose air is used meet nobody: they could gain nothing and would lie under the enemy's bombs.
func TestSpentCarriersMeetNobody(t *testing.T) {
	spent, ready := 0, 0
	for _, id := range seas {
		for seed := uint64(1); seed <= 4; seed++ {
			for _, x := range game(t, id, seed) {
				q := x.p.Seen(x.c.Side).(*awaw.Position)
				m := mind.Mind(q)
				for _, c := range q.Legal(x.c.Side, nil) {
					if c.Verb != awaw.VerbIntercept {
						continue
					}
					var s sight.Sight
					s.Look(q, x.c.Side)
					switch f := s.Force(c.A.Index() - awaw.FirstForce); {
					case f.Squadrons == 0 && !m.Folly(q, x.c.Side, c):
						t.Fatalf("%s: %+v may be tried to meet somebody", id, *f)
					case f.Squadrons == 0 && x.c == c:
						t.Fatalf("%s: %+v meets somebody", id, *f)
					case f.Squadrons == 0 && f.Aboard > 0:
						spent++
					case f.Squadrons > 0 && m.Folly(q, x.c.Side, c):
						t.Fatalf("%s: %+v may not even be tried", id, *f)
					case f.Squadrons > 0:
						ready++
					}
				}
			}
		}
	}
	if spent == 0 || ready == 0 {
		t.Errorf("%d spent task forces could meet somebody, %d ready ones", spent, ready)
	}
}
