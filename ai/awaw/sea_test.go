package awaw

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// The scenarios in which task forces sail.
var seas = []string{"coral-sea-1942", "guadalcanal-1942", "malta-1942", "midway-1942", "okinawa-1945", "pearl-harbor-1941"}

// seaAsks plays pilots' games at sea and hands every question of one kind on, with the mind as it sees it and what it does.
func seaAsks(t *testing.T, what awaw.SeaAsked, check func(t *testing.T, id string, a *air, moves []engine.Command)) (asked int) {
	t.Helper()
	for _, id := range seas {
		for seed := uint64(1); seed <= 2; seed++ {
			for _, x := range game(t, scene(t, id), "pilot", seed, nil) {
				q := x.p.Seen(x.c.Side).(*awaw.Position)
				a := Mind(q).(*air)
				moves := a.Moves(q, x.c.Side, 1, nil)
				if a.sight.Sea.Asked != what || len(moves) == 0 || len(a.sight.legal) < 2 {
					continue
				}
				asked++
				check(t, id, a, moves)
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
	seaAsks(t, awaw.SeaStrikes, func(t *testing.T, id string, a *air, moves []engine.Command) {
		if count(moves, awaw.VerbDive)+count(a.all(awaw.VerbStrike), awaw.VerbStrike) == 0 || moves[0].Verb == awaw.VerbDive {
			return
		}
		s := &a.sight
		pays := false
		for _, f := range slices.Clone(s.Sea.Forces) {
			if f.Side != s.foe || f.Space != s.Sea.Hex || !f.Found {
				continue
			}
			worth := a.markWorth(f)
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
	p := scene(t, "midway-1942").(*awaw.Position)
	a := Mind(p).(*air)
	a.m = airManners[1]
	s := &a.sight
	s.look(p, 1)
	a.bombs.force = a.bombs.force[:0]
	for i := range s.Units {
		if u := &s.Units[i]; u.Side == 1 && u.Deck && u.Thirds == 5 {
			a.arms(u.Counter)
			break
		}
	}
	var ships awaw.GlanceForce
	for _, f := range s.Sea.Forces {
		if f.Side == 2 && f.Carriers > ships.Carriers {
			ships = f
		}
	}
	force := slices.Clone(a.bombs.force)
	if force.Engaged() != 5 || ships.Carriers == 0 {
		t.Fatalf("%d squadrons against %d factors of carriers", force.Engaged(), ships.Carriers)
	}
	bare, last := a.strikeWorth(force, ships, 0), 0.0
	for guards := range 15 {
		v := a.strikeWorth(force, ships, guards)
		if guards > 0 && v > last+1e-9 {
			t.Errorf("%d guards: %.3f, one less: %.3f", guards, v, last)
		}
		last = v
	}
	if seven := a.strikeWorth(force, ships, 7); bare <= 2 || seven >= bare/2 {
		t.Errorf("worth %.2f without patrols and %.2f against seven", bare, seven)
	}
	ships.Guns = 0
	if v := a.strikeWorth(force, ships, 0); v <= bare {
		t.Errorf("worth %.2f without guns and %.2f with them", v, bare)
	}
	if v := a.strikeWorth(nil, ships, 0); v != 0 {
		t.Errorf("nobody is worth %.2f", v)
	}
}

// 17.33B, 17.33E: where no enemy ships lie nobody searches; every deck that may sends all it has on patrol, and air on land covers
// what is worth most.
func TestWhoIsStruckFromAfarProtectsWithAll(t *testing.T) {
	patrols, covers := 0, 0
	seaAsks(t, awaw.SeaCommits, func(t *testing.T, id string, a *air, moves []engine.Command) {
		s := &a.sight
		if a.lies(s.foe) {
			return
		}
		if count(moves, awaw.VerbSearch) > 0 {
			t.Errorf("%s: somebody searches where nobody is", id)
		}
		for _, c := range a.all(awaw.VerbPatrol) {
			if !slices.Contains(moves, c) {
				t.Errorf("%s: a counter that could patrol does not", id)
			}
			patrols++
		}
		for _, c := range a.all(awaw.VerbCover) {
			if c.B != a.treasure() {
				continue
			}
			if !slices.Contains(moves, c) {
				t.Errorf("%s: a counter that could cover %+v does not", id, s.force(c.B.Index()-awaw.FirstForce))
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
	seaAsks(t, awaw.SeaCommits, func(t *testing.T, id string, a *air, moves []engine.Command) {
		if !a.lies(a.sight.foe) || a.mayCome() > 0 || !a.has(awaw.VerbPatrol) {
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
	p := scene(t, "coral-sea-1942").(*awaw.Position)
	a := Mind(p).(*air)
	s := &a.sight
	s.look(p.Seen(1).(*awaw.Position), 1)
	for i := range s.Sea.Forces {
		f := &s.Sea.Forces[i]
		if f.Side == 1 {
			f.Space, s.Sea.Hex = 7, 7
		}
	}
	rich := s.force(a.treasure().Index() - awaw.FirstForce)
	if rich == nil || rich.Known {
		t.Fatalf("%+v is covered; nobody should be known yet", rich)
	}
	for _, f := range s.Sea.Forces {
		if f.Side == 1 && prey(f) > prey(*rich) {
			t.Errorf("%+v is covered, %+v is worth more", *rich, f)
		}
	}
	if prey(*rich) <= 6 {
		t.Errorf("the richest force is worth %.1f: it is taken for one that nobody has seen", prey(*rich))
	}
}

// What may come after sailing is feared too, most by decks that can keep nothing over themselves and by transports; beyond what may
// come nothing is feared.
func TestSpentCarriersAndTransportsFearWhatMaySail(t *testing.T) {
	p := scene(t, "midway-1942").(*awaw.Position)
	a := Mind(p).(*air)
	a.sea = seaManners[1]
	s := &a.sight
	s.look(p, 2)
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
				if d := s.pos.FlightHexes(h, e.Space); e.Side == 1 && d < 200 && (far < 0 || d < far) {
					far = d
				}
			}
			if far >= least && far <= most {
				return a.danger(&f, h)
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
	near, far := at(fresh, 1, seaRange), at(fresh, seaRange+1, seaRange+sails)
	if far <= 0 || far >= near {
		t.Errorf("feared %.2f within range, %.2f after sailing", near, far)
	}
	if x := at(spent, seaRange+1, seaRange+sails); x <= far {
		t.Errorf("spent carriers fear %.2f, ready ones %.2f", x, far)
	}
	if x := at(convoy, seaRange+1, seaRange+sails); x <= far {
		t.Errorf("transports fear %.2f, carriers %.2f", x, far)
	}
	if x := at(spent, seaRange+sails+1, 99); x != 0 {
		t.Errorf("out of reach %.2f is feared", x)
	}
}

// 17.47: kamikazes fly in mass: who has named some for an attack names the rest for it too, however many are wanted to begin one.
func TestKamikazesAreNotSentInOnes(t *testing.T) {
	list := game(t, scene(t, "okinawa-1945"), "pilot", 1, nil)
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
		a := Mind(next.(*awaw.Position)).(*air)
		a.m = airManners[1]
		a.sight.look(next.Seen(1).(*awaw.Position), 1)
		a.sight.legal = next.Legal(1, nil)
		if !a.has(awaw.VerbDive) {
			continue
		}
		tried++
		if c, ok := a.dives(); !ok || c.N < x.c.N-1 {
			t.Errorf("one of %d is sent; then %d (%t)", x.c.N, c.N, ok)
		}
	}
	if tried == 0 {
		t.Error("no attack was begun with one")
	}
}

// 17.47E.3: the ships' own side says where kamikazes go that were turned away, and chooses what it can best do without.
func TestTurnedAwayKamikazesGoWhereLeastIsLost(t *testing.T) {
	p := scene(t, "okinawa-1945").(*awaw.Position)
	a := Mind(p).(*air)
	s := &a.sight
	s.look(p.Seen(2).(*awaw.Position), 2)
	var list []engine.Command
	for _, f := range s.Sea.Forces {
		if f.Side == 2 {
			list = append(list, engine.Command{Side: 2, Verb: awaw.VerbDivert, A: engine.CounterRef(awaw.FirstForce + f.Force), N: 2})
		}
	}
	got := a.diverts(list)
	worse := false
	for _, c := range list {
		if a.preyAt(c.A) < a.preyAt(got.A) {
			t.Errorf("they go to %v, worth %.1f, where %v is worth %.1f", got.A, a.preyAt(got.A), c.A, a.preyAt(c.A))
		}
		worse = worse || a.preyAt(c.A) > a.preyAt(got.A)
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
			for _, x := range game(t, scene(t, id), "pilot", seed, nil) {
				q := x.p.Seen(x.c.Side).(*awaw.Position)
				m := Mind(q)
				for _, c := range q.Legal(x.c.Side, nil) {
					if c.Verb != awaw.VerbIntercept {
						continue
					}
					var s airSight
					s.look(q, x.c.Side)
					switch f := s.force(c.A.Index() - awaw.FirstForce); {
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
