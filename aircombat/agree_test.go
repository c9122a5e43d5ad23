// Exact odds against the slow way: mixed forces, squadrons, policies, reserves, best play.

package aircombat

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"awaw/units"
)

func questions(t testing.TB, r *Rules) []Question {
	f := func(s string) Force { return force(t, r, s) }
	return []Question{
		{Attacker: f("3 Germany AAF"), Defender: f("2 Britain AAF")},
		{Attacker: f("5 Germany AAF, 3 Italy AAF, 1 Germany Jet"), Defender: f("4 Britain AAF, 4 US AAF")},
		{Attacker: f("4 Germany AAF, 2 Romania AAF"), Defender: f("3 Britain AAF winter, 3 France AAF, 2 Britain AT")},
		{Attacker: f("4 Germany AAF"), Defender: f("3 Britain AAF, 3 Britain AAF inverted, 2 France AAF inverted, 1 Britain AT aside inverted")},
		{Attacker: f("4 Germany AAF, 1 Germany Jet"), Defender: f("3 Britain AAF, 3 Britain AAF inverted"), Scope: ScopeReady},
		{Attacker: f("4 Germany AAF, 4 Italy AAF"), Defender: f("3 Britain AAF, 3 Britain AAF inverted, 1 Britain AT inverted aside"), Scope: ScopeEnough},
		{Attacker: f("4 Japan EliteNAS, 3 Japan NAS, 1 Japan AAF"), Defender: f("5 US NAS, 1 US AAF, 1 Australia AAF")},
		{Attacker: f("2 Germany AAF"), Defender: f("3 Britain NAS"), Rounds: 2},
		{Attacker: f("3 Japan KAM, 2 Japan NAS"), Defender: f("4 US NAS"), Conditions: Conditions{CAP: true}, Rounds: 3},
		{Attacker: f("4 Germany NAS"), Defender: f("5 Britain NAS"), Conditions: Conditions{CAP: true, Surprise: true}},
		{Attacker: f("4 Britain SB, 2 Germany Jet"), Defender: f("3 Germany INT, 3 Germany AAF"), Conditions: Conditions{Bombing: true, Radar: 2}, Rounds: 1},
		{Attacker: f("5 Germany AAF"), Defender: f("4 Britain AT"), Conditions: Conditions{Silent: true}, Rounds: 1},
		{Attacker: f("5 Germany AAF"), Defender: f("4 Britain AAF, 1 US AAF"), Conditions: Conditions{Silent: true}, Rounds: 2},
		{Attacker: f("2 Japan KAM"), Defender: f("2 US AT")},
		{Attacker: f("1 Romania AAF winter partial, 1 Romania AT"), Defender: f("1 Japan EliteNAS")},
		{Attacker: f("23 Germany AAF, 2 Italy AAF"), Defender: f("21 Britain AAF"), Rounds: 3},
		{Attacker: f("2 Germany AAF, 2 Italy AAF"), Defender: f("2 Britain AAF, 2 US AAF"), Ties: [2]Tie{TieKeep, TieSpend}},
		{Attacker: f("4 Germany Jet, 4 Germany AAF winter, 4 Germany AAF"), Defender: f("5 Britain AAF, 5 Britain Jet"), Ties: [2]Tie{TieSpend, TieKeep}},
		{Attacker: f("3 US AAS attack, 3 US AAS cover, 2 US AAS search, 3 US NAS"), Defender: f("3 Japan NAS, 3 Japan EliteNAS"), Ties: [2]Tie{TieKeep, TieKeep}},
		// staying by numbers
		{Attacker: f("6 Germany AAF, 2 Italy AAF"), Defender: f("5 Britain AAF, 2 US AAF"), Stay: [2]Stay{{AtLeast: 4}, {AtLeast: 3}}},
		{Attacker: f("6 Germany AAF"), Defender: f("5 Britain AAF"), Stay: [2]Stay{{AtLeast: 99}, {}}},
		{Attacker: f("6 Germany AAF"), Defender: f("5 Britain NAS"), Stay: [2]Stay{{}, {AtLeast: 5}}, Rounds: 2},
		// reserves
		{Attacker: f("4 Germany AAF"), Defender: f("5 Britain AAF"), Reserve: Reserve{Force: f("2 Germany AAF, 2 Italy AAF"), Below: 4}},
		{Attacker: f("2 Germany AAF"), Defender: f("3 Britain AAF, 1 Britain AT"), Reserve: Reserve{Force: f("3 Germany NAS"), Below: 9}, Stay: [2]Stay{{AtLeast: 2}, {AtLeast: 2}}},
		{Attacker: f("2 Germany AAF"), Defender: f("4 Britain AAF"), Reserve: Reserve{Force: f("3 Germany Jet"), Below: 2, Relief: true}},
		{Attacker: f("2 Germany AAF"), Defender: f("4 Britain AAF"), Reserve: Reserve{Force: f("3 Germany AAF"), Below: 2, Relief: true}, Rounds: 3},
		// best play
		{Attacker: f("4 Germany AAF"), Defender: f("4 Britain AAF"), Stay: [2]Stay{{Best: true}, {Best: true}}},
		{Attacker: f("4 Germany AAF"), Defender: f("4 France AAF"), Stay: [2]Stay{{Best: true}, {Best: true}}, Weights: Weights{Kill: 1, Loss: 1.2, Turn: .4, Clear: 1}},
		{Attacker: f("5 Germany AAF"), Defender: f("4 France AAF"), Stay: [2]Stay{{}, {Best: true}}, Weights: Weights{Kill: 1, Loss: 1, Turn: .3}},
		{Attacker: f("3 Germany AAF, 2 Italy AAF"), Defender: f("4 Britain AAF, 2 Britain AAF inverted"), Stay: [2]Stay{{Best: true}, {AtLeast: 3}},
			Weights: Weights{Kill: 1, Loss: 1, Turn: .5, Turned: .1}},
		{Attacker: f("2 Germany AAF, 1 Italy AAF"), Defender: f("3 Britain NAS, 1 Britain AAF"), Stay: [2]Stay{{Best: true}, {Best: true}},
			Weights: Weights{Kill: 1.1, Loss: .8, Turn: .5, Turned: .2, Clear: .7}},
		{Attacker: f("3 Germany AAF, 1 Italy AAF"), Defender: f("3 Britain AAF, 1 France AAF"), Stay: [2]Stay{{Best: true}, {Best: true}}, Rounds: 3,
			Weights: Weights{Kill: 1, Loss: 1, Turn: .3, Clear: 1}},
		{Attacker: f("3 Germany AAF"), Defender: f("4 Britain AAF"), Reserve: Reserve{Force: f("2 Germany Jet")}, Stay: [2]Stay{{Best: true}, {Best: true}}},
		{Attacker: f("3 Germany AAF"), Defender: f("2 Britain AAF"), Reserve: Reserve{Force: f("3 Germany NAS"), Relief: true}, Stay: [2]Stay{{Best: true}, {}},
			Weights: Weights{Kill: 1, Loss: 1, Turned: .2, Clear: 2}},
		{Attacker: f("3 Germany AAF"), Defender: f("4 Britain AAF"), Reserve: Reserve{Force: f("2 Germany AAF"), Below: 3}, Stay: [2]Stay{{AtLeast: 2}, {Best: true}},
			Weights: Weights{Kill: 1, Loss: 1, Turn: .2, Clear: 1}},
	}
}

func TestOddsAgreeWithTheSlowWay(t *testing.T) {
	r := shipped(t)
	for _, q := range questions(t, r) {
		compare(t, r, q)
	}
}

// Any small fight under any policies: the two ways agree.
func TestAnyOddsAgreeWithTheSlowWay(t *testing.T) {
	r := shipped(t)
	rapid.Check(t, func(rt *rapid.T) {
		n := func(from, to int, name string) int { return rapid.IntRange(from, to).Draw(rt, name) }
		draw := func(most int, name string, nations ...string) Force {
			var f Force
			for range n(1, most, name+" groups") {
				g := Group{Type: units.Types()[n(0, 6, "type")], N: n(0, 3, "n"), Research: n(-1, 1, "research"), Winter: n(0, 3, "winter") == 0}
				g.Nation, _ = r.units.Nation(nations[n(0, len(nations)-1, "nation")])
				if name == "defender" {
					g.Inverted = n(0, 3, "inverted") == 0
				}
				g.Aside = g.Type == units.Transport && n(0, 1, "aside") == 0
				if g.Type == units.AAF && n(0, 5, "kind") == 0 {
					g.Squadrons, g.Kind = true, Kind(n(0, 3, "task"))
				}
				f = append(f, g)
			}
			return f
		}
		q := Question{Attacker: draw(3, "attacker", "Germany", "Italy", "Romania"), Defender: draw(3, "defender", "Britain", "France")}
		q.Conditions = []Conditions{{}, {}, {CAP: true}, {Cover: true}, {Bombing: true, Radar: 2}, {Silent: true}}[n(0, 5, "conditions")]
		q.Rounds = n(0, 3, "rounds")
		q.Ties = [2]Tie{Tie(n(0, 2, "tie")), Tie(n(0, 2, "tie"))}
		q.Scope = Scope(n(0, 2, "scope"))
		q.Stay = [2]Stay{{AtLeast: n(0, 3, "stay")}, {AtLeast: n(0, 3, "stay")}}
		if n(0, 2, "reserve") == 0 {
			f := draw(1, "reserve", "Germany", "Italy")
			f[0].N, f[0].Aside = f[0].N+1, false
			q.Reserve = Reserve{Force: f, Below: n(0, 5, "below"), Relief: n(0, 1, "relief") == 0}
		}
		if n(0, 2, "best") == 0 {
			q.Stay[n(0, 1, "side")] = Stay{Best: true}
			q.Weights = []Weights{{}, {Kill: 1, Loss: 1.25, Clear: 1}, {Kill: 1, Loss: .75, Turn: .25, Turned: .125, Clear: .5},
				{Kill: 1, Loss: 1, Flee: .25, Quiet: 1.5}}[n(0, 3, "weights")]
		}
		compare(rt, r, q)
	})
}

// compare holds the answer to a question against the slow way, every end by group and abort, to 1e-12.
func compare(t rapid.TB, r *Rules, q Question) {
	t.Helper()
	q.Detail = ByGroup
	got, err := r.Odds(&q)
	if err != nil {
		t.Fatal(err)
	}
	s := newSlow(t, r, q)
	if q.Stay[0].Best || q.Stay[1].Best {
		s.iterate()
	}
	want, states, value := s.ends()
	name := fmt.Sprintf("%s against %s, %d rounds, staying %v", r.FormatForce(q.Attacker), r.FormatForce(q.Defender), q.Rounds, q.Stay)
	total := 0.0
	have := map[string]bool{}
	for _, x := range got.States {
		k := slowKey(x)
		have[k] = true
		total += x.P
		if math.Abs(x.P-want[k]) > 1e-12 {
			t.Errorf("%s\n%v: %.15f, slowly %.15f", name, k, x.P, want[k])
		}
	}
	for k, p := range want {
		if !have[k] && p > 1e-12 {
			t.Errorf("%s\n%v is missing: %.15f, %+v", name, k, p, states[k])
		}
	}
	if math.Abs(total-1) > 1e-12 {
		t.Errorf("%s: sum %.15f", name, total)
	}
	if math.Abs(got.Value-value) > 1e-11 {
		t.Errorf("%s: value %.14f, slowly %.14f", name, got.Value, value)
	}
	if s.plays != nil && q.Attacker.Engaged() > 0 && q.Defender.Engaged() > 0 { // otherwise it is over before it begins
		if v := s.plays[s.first().key(false)+fmt.Sprint(q.Rounds)]; math.Abs(got.Value-v) > 1e-11 {
			t.Errorf("%s: value %.14f, by iteration %.14f", name, got.Value, v)
		}
	}
	var factors, brp [2]float64
	start := s.first()
	for k, p := range want {
		x := states[k]
		for side, f := range [2]Force{start.att, start.def} {
			before, after := slices.Clone(f), slices.Clone(f)
			for i := range after {
				after[i].N = x.Units[side][i]
			}
			f0, b0 := s.worth(before)
			f1, b1 := s.worth(after)
			factors[side] += p * (f0 - f1)
			brp[side] += p * (b0 - b1)
		}
	}
	if len(q.Reserve.Force) == 0 {
		for side := range factors {
			if math.Abs(factors[side]-got.Factors[side]) > 1e-11 || math.Abs(brp[side]-got.BRP[side]) > 1e-11 {
				t.Errorf("%s: loses %v factors and %v BRPs, slowly %v and %v", name, got.Factors, got.BRP, factors, brp)
			}
		}
	}
}
