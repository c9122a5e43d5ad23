package supremacy

import (
	"encoding/json"
	"fmt"
	"testing"

	"awaw/engine/request"
	"awaw/engine/volley"
	"awaw/internal/requesttest"
)

// What may be asked at most is answered, and one more is refused.
func TestAnswersAtTheirLimits(t *testing.T) {
	v := values(t)
	path := func(rounds, order int) string {
		return fmt.Sprintf(`{"kind":"path","graph":{"spaces":{"A":{"kind":"land"},"B":{"kind":"sea"}},"edges":[["A","B"]]},"power":"Japan","aircraft":"fighter","from":"A",
			"rounds":%d,"battles":[{"at":"B","attacked":["Japan"],"last":3}],"orders":[{"round":%d,"to":"B"}]}`, rounds, order)
	}
	odds := func(more string) string {
		return `{"kind":"odds","attacker":{"infantry":1},"defender":{"infantry":1}` + more + `}`
	}
	requesttest.Refused(t, v, map[string]string{
		path(1001, 1): "rounds 1000", path(1, 1001): "rounds 1 to 1000", path(1, 0): "rounds 1 to 1000",
		odds(`,"join":[{"round":1,"units":{"fighter":1}}]`): "join round 2", odds(`,"takeoff":1`): "takeoff 2",
		`{"kind":"odds","attacker":{"infantry":121},"defender":{"infantry":1}}`: "forces 120",
		`{"kind":"odds","attacker":{"infantry":1},"defender":{"infantry":121}}`: "forces 120",
	})
	for _, q := range []string{path(1000, 1), path(1, 1000), path(1, 1), odds(`,"join":[{"round":2,"units":{"fighter":1}}]`), odds(`,"takeoff":2`),
		`{"kind":"odds","attacker":{"infantry":120},"defender":{"infantry":1}}`, `{"kind":"odds","attacker":{"infantry":1},"defender":{"infantry":120}}`} {
		if _, err := v.Answer([]byte(q), nil); err != nil {
			t.Errorf("%s: %v", q, err)
		}
	}
}

// A side has 24 kinds and states at most; of what there are none does not count, in a force or among those that join.
func TestKindsThatThereAreNoneOfDoNotCount(t *testing.T) {
	v := values(t)
	ask := func(side string, kinds, empty int) string {
		types, units := map[string]any{}, map[string]int{}
		for i := range kinds + empty {
			id := fmt.Sprintf("barge %02d", i)
			types[id] = map[string]any{"class": "sea", "attack": 1}
			if units[id] = 1; i >= kinds {
				units[id] = 0
			}
		}
		q := map[string]any{"kind": "odds", "types": types, "attacker": map[string]int{"infantry": 1}, "defender": map[string]int{"infantry": 1}, "rounds": 1,
			"join": []any{map[string]any{"round": 2, "units": map[string]int{"fighter": 0, "bomber": 0}}}}
		q[side] = units
		text, err := json.Marshal(q)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	for _, side := range []string{"attacker", "defender"} {
		if _, err := v.Answer([]byte(ask(side, volley.MostKinds, 3)), nil); err != nil {
			t.Errorf("%s: %v", side, err)
		}
		requesttest.Refused(t, v, map[string]string{ask(side, volley.MostKinds+1, 0): "forces 24 kinds"})
	}
}

// A refused order is told with the round in which it may be given, twenty rounds on at most (as.dispatch.11).
func TestTheNearestOrderIsLookedForTwentyRoundsOn(t *testing.T) {
	v := values(t)
	for first, want := range map[int]int{15: 15, 21: 21, 22: 0} {
		question := fmt.Sprintf(`{"kind":"path","graph":{"spaces":{"A":{"kind":"land"},"B":{"kind":"sea"}},"edges":[["A","B"]]},"power":"Japan","aircraft":"fighter","from":"A",
			"battles":[{"at":"A","attacked":["Japan"],"last":%d},{"at":"B","attacked":["Japan"],"last":60}],"orders":[{"round":1,"to":"B"}]}`, first-1)
		var o request.Object
		if err := json.Unmarshal([]byte(question), &o); err != nil {
			t.Fatal(err)
		}
		f, asked, r := v.flyer(o)
		if r != nil {
			t.Fatal(r)
		}
		verdicts, _ := f.turn(asked.orders, 1)
		got := 0
		if verdicts[0].near != nil {
			got = verdicts[0].near.Round
		}
		if verdicts[0].Legal || got != want {
			t.Errorf("a base attacked to round %d: the order of round 1 may be given in %d, expected %d", first-1, got, want)
		}
	}
}

// No chance is above one, whatever adding up leaves over.
func TestNoChanceIsAboveOne(t *testing.T) {
	v := values(t)
	for _, q := range []string{`{"kind":"odds","attacker":{"infantry":5,"fighter":6},"defender":{"infantry":1}}`, `{"kind":"odds","attacker":{"infantry":5,"fighter":6},"defender":{"bomber":1}}`} {
		a, err := v.Answer([]byte(q), nil)
		if err != nil {
			t.Fatal(err)
		}
		if p := a.(*chances).Attacker; p > 1 || p < .999 {
			t.Errorf("%s: %v", q, p)
		}
	}
}
