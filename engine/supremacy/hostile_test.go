package supremacy

import (
	"awaw/internal/requesttest"
	"strings"
	"testing"
)

// Requests that cannot be answered, each with its word and what its refusal must speak of.
func TestRefusals(t *testing.T) {
	graph := `"graph":{"spaces":{"A":{"kind":"land"},"B":{"kind":"sea"}},"edges":[["A","B"]]},"power":"Japan"`
	deck := `"types":{"aircraft carrier":{"class":"sea","attack":2,"defence":6}}`
	v := values(t)
	requesttest.Refused(t, v, map[string]string{
		`{`:               "kind request",
		`{"kind":"duel"}`: "kind path",
		`{"kind":"odds"}`: "forces attacker",
		`{"kind":"odds","attacker":{"fighter":1},"defender":{"fighter":0}}`:                                                                                                                                        "forces at least one",
		`{"kind":"odds","attacker":{"fighter":0.5},"defender":{"fighter":1}}`:                                                                                                                                      "forces whole number",
		`{"kind":"odds","attacker":{"kite":1},"defender":{"fighter":1}}`:                                                                                                                                           "forces dogfighter",
		`{"kind":"odds","attacker":{"grounded infantry":1},"defender":{"fighter":1}}`:                                                                                                                              "forces only aircraft",
		`{"kind":"odds","attacker":{"grounded fighter":1},"defender":{"fighter":1}}`:                                                                                                                               "as.ground.1 defender",
		`{"kind":"odds","attacker":{"fighter":1},"defender":{"retreating fighter":1}}`:                                                                                                                             "forces one round",
		`{"kind":"odds","attacker":{"anti-aircraft gun":1},"defender":{"fighter":1}}`:                                                                                                                              "as.aa.3 defends",
		`{"kind":"odds",` + deck + `,"attacker":{"fighter":1},"defender":{"anti-aircraft gun":1,"aircraft carrier":1}}`:                                                                                            "as.aa.3 ships",
		`{"kind":"odds","attacker":{"fighter":1},"defender":{"below fighter":1}}`:                                                                                                                                  "forces exactly one",
		`{"kind":"odds",` + deck + `,"attacker":{"fighter":1},"defender":{"below fighter":1,"aircraft carrier":2}}`:                                                                                                "forces exactly one",
		`{"kind":"odds","types":{"fighter":{"class":"air"}},"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                                    "types already",
		`{"kind":"odds","types":{"barge":{"class":"mud"}},"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                                      "types class",
		`{"kind":"odds","types":{"barge":{"class":"sea","attack":13}},"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                          "types 12",
		`{"kind":"odds","policy":{"attacker":{"air":["infantry"]}},"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                             "orders air value",
		`{"kind":"odds","policy":{"attacker":{"air":["fighter","fighter"]}},"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                    "orders once",
		`{"kind":"odds","policy":{"attacker":{"loss":["ghost"]}},"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                               "orders infantry",
		`{"kind":"odds","rounds":-1,"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                                                            "rounds whole",
		`{"kind":"odds","takeoff":1,"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                                                            "takeoff round from 2",
		`{"kind":"odds","join":[{"round":1,"units":{"fighter":1}}],"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                             "join round 2",
		`{"kind":"odds","join":[{"round":2,"units":{"infantry":1}}],"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                            "as.dispatch.1 aircraft",
		`{"kind":"odds","attacker":{"fighter":60,"infantry":60},"defender":{"fighter":60,"infantry":60}}`:                                                                                                          "forces 50",
		`{"kind":"odds","attacker":{"fighter":1000000},"defender":{"fighter":1}}`:                                                                                                                                  "forces 120",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"fighter":1},"rolls":{"attacker":[]}}`:                                                                                                               "dice 1 roll",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"fighter":1},"rolls":{"attacker":[{"unit":"fighter","aim":"air","dice":[13]}]}}`:                                                                     "dice 1 to 12",
		`{"kind":"round","attacker":{"fighter":2},"defender":{"fighter":1},"rolls":{"attacker":[{"unit":"fighter","aim":"air","dice":[6,6]}]}}`:                                                                    "as.fighter.3 targets",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"fighter":1},"rolls":{"attacker":[{"unit":"fighter","aim":"bombs","dice":[6,6]}]}}`:                                                                  "dice no such",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"bomber":1},"rolls":{"defender":[{"unit":"bomber","aim":"bombs","dice":[6,6]}]}}`:                                                                    "as.bomber.1 defence",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"retreating bomber":1},"rolls":{"defender":[{"unit":"retreating bomber","aim":"air","dice":[6]}]}}`:                                                  "as.ground.6 leaves",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"fighter":1},"rolls":{"attacker":[{"unit":"tank","aim":"air","dice":[6]}]}}`:                                                                         "dice fighter",
		`{"kind":"round","attacker":{"infantry":1},"defender":{"infantry":2},"rolls":{"attacker":[{"unit":"infantry","aim":"land","dice":[1]}]},"choices":{"defender":[]}}`:                                        "choices 1 are to be",
		`{"kind":"round","attacker":{"infantry":1},"defender":{"infantry":1,"fighter":1},"rolls":{"attacker":[{"unit":"infantry","aim":"land","dice":[1]}]},"choices":{"defender":["fighter"]}}`:                   "choices nothing else",
		`{"kind":"round","attacker":{"infantry":1},"defender":{"infantry":1,"grounded fighter":1},"rolls":{"attacker":[{"unit":"infantry","aim":"land","dice":[1]}]},"choices":{"defender":["grounded fighter"]}}`: "choices bombs",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"infantry":1,"fighter":1},"rolls":{"attacker":[{"unit":"fighter","aim":"air","dice":[1]}]},"choices":{"defender":["infantry"]}}`:                     "choices in the air",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"infantry":1},"rolls":{"attacker":[{"unit":"fighter","aim":"land","dice":[1]}]},"choices":{"defender":["bomber"]}}`:                                  "choices infantry",
		`{"kind":"best","attacker":{"fighter":9,"infantry":9,"bomber":3},"defender":{"fighter":9,"infantry":9,"bomber":3}}`:                                                                                        "forces 6 units",
		`{"kind":"best","attacker":{"fighter":1},"defender":{"fighter":1},"chooses":{"defender":["dice"]}}`:                                                                                                        "orders grounding",
		`{"kind":"worth","send":{"fighter":1}}`: "path 1 to 20",
		`{"kind":"worth","send":{"fighter":0},"battles":[{"at":"A","attacker":{"fighter":1},"defender":{"fighter":1}}]}`:  "forces send",
		`{"kind":"worth","send":{"infantry":1},"battles":[{"at":"A","attacker":{"fighter":1},"defender":{"fighter":1}}]}`: "as.dispatch.1 aircraft",
		`{"kind":"worth","send":{"fighter":1},"arrives":1,"battles":[{"at":"A"}]}`:                                        "join round 2",
		`{"kind":"worth","send":{"fighter":1},"battles":[{"attacker":{"fighter":1},"defender":{"fighter":1}}]}`:           "path once",
		`{"kind":"worth","send":{"fighter":1},"battles":[{"at":"A","attacker":{"kite":1},"defender":{"fighter":1}}]}`:     "forces dogfighter",
		`{"kind":"path"}`: "path from",
		`{"kind":"path",` + graph + `,"from":"A","aircraft":"infantry"}`:                                 "path infantry",
		`{"kind":"path",` + graph + `,"from":"A","aircraft":"fighter","rounds":5000}`:                    "rounds 1000",
		`{"kind":"path",` + graph + `,"from":"A","aircraft":"fighter","orders":[{"round":1,"to":"Z"}]}`:  "path Z",
		`{"kind":"path",` + graph + `,"from":"A","aircraft":"fighter","orders":[{"round":0,"to":"B"}]}`:  "rounds round 0",
		`{"kind":"path",` + graph + `,"from":"A","aircraft":"fighter","battles":[{"at":"Q","last":1}]}`:  "path Q",
		`{"kind":"path",` + graph + `,"from":"A","aircraft":"fighter","battles":[{"at":"B","last":-1}]}`: "rounds whole",
	})
	if err := v.Strange([]byte(`{"kind":"worth","battles":[{"at":"A","attackers":{}}]}`)); err == nil || !strings.Contains(err.Error(), "attackers") {
		t.Error(err)
	}
	if err := v.Strange([]byte(`{"kind":"odds","take-off":3}`)); err == nil || !strings.Contains(err.Error(), "takeoff") {
		t.Error(err)
	}
}

func FuzzAnswer(f *testing.F) {
	f.Add([]byte(`{"kind":"best","attacker":{"fighter":1,"bomber":1},"defender":{"bomber":1,"infantry":2},"chooses":{"attacker":["aim"]}}`))
	f.Add([]byte(`{"kind":"worth","send":{"fighter":1},"arrives":3,"battles":[{"at":"A","attacker":{"fighter":2},"defender":{"infantry":2},"join":[]}]}`))
	requesttest.Fuzz(f, values(f))
}
