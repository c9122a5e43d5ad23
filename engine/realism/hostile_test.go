package realism

import (
	"awaw/internal/requesttest"
	"strings"
	"testing"
)

// Requests that cannot be answered, each with its word and what its refusal must speak of.
func TestRefusals(t *testing.T) {
	graph := `"graph":{"spaces":{"A":{"kind":"land","owner":"x"},"B":{"kind":"sea"},"C":{"kind":"land"}},"edges":[["A","B"],["B","C"]]},"power":"x"`
	v := values(t)
	requesttest.Refused(t, v, map[string]string{
		`{`:               "kind JSON",
		`[]`:              "kind braces",
		`{"kind":"duel"}`: "kind bombing",
		`{"kind":7}`:      "kind expected",
		`{"kind":"odds"}`: "forces attacker",
		`{"kind":"odds","attacker":{"fighter":1}}`:                                                                                                                                                  "forces defender",
		`{"kind":"odds","attacker":{"fighter":0},"defender":{"fighter":1}}`:                                                                                                                         "forces at least one",
		`{"kind":"odds","attacker":{"fighter":-1},"defender":{"fighter":1}}`:                                                                                                                        "forces whole number",
		`{"kind":"odds","attacker":{"fighter":1.5},"defender":{"fighter":1}}`:                                                                                                                       "forces whole number",
		`{"kind":"odds","attacker":{"fighter":"1"},"defender":{"fighter":1}}`:                                                                                                                       "forces whole number",
		`{"kind":"odds","attacker":{"zeppelin":1},"defender":{"fighter":1}}`:                                                                                                                        "forces infantry",
		`{"kind":"odds","attacker":{"infantry":1000000000},"defender":{"infantry":1000000000}}`:                                                                                                     "forces 2000",
		`{"kind":"odds","attacker":{"armor":1900},"defender":{"armor":1900}}`:                                                                                                                       "forces pick",
		`{"kind":"odds","form":"joust","attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                                          "form strike",
		`{"kind":"odds","form":"barrage","attacker":{"fighter":1},"defender":{"artillery":1}}`:                                                                                                      "form interception",
		`{"kind":"odds","artillery":"last","attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                                      "form first",
		`{"kind":"odds","rounds":-1,"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                                             "rounds whole",
		`{"kind":"odds","form":"interception","rounds":0,"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                        "er.intercept.2 one round",
		`{"kind":"odds","form":"interception","attacker":{"bomber":1},"defender":{"fighter":1}}`:                                                                                                    "er.intercept.6 fighters",
		`{"kind":"odds","form":"interception","attacker":{"fighter":1},"defender":{"armor":1}}`:                                                                                                     "forces does not fly",
		`{"kind":"odds","form":"strike","attacker":{"armor":1},"defender":{"armor":1}}`:                                                                                                             "forces strike",
		`{"kind":"odds","form":"sea-interception","attacker":{"armor":1},"defender":{"carrier":1}}`:                                                                                                 "er.coastint.1 aircraft",
		`{"kind":"odds","form":"sea-interception","attacker":{"bomber":1},"defender":{"fighter":1}}`:                                                                                                "forces ship",
		`{"kind":"odds","form":"sea-interception","attacker":{"bomber":1},"defender":{"carrier":1,"infantry":1}}`:                                                                                   "forces coastal",
		`{"kind":"odds","form":"sea-interception","rounds":3,"attacker":{"bomber":1},"defender":{"carrier":1}}`:                                                                                     "er.coastint.3 one round",
		`{"kind":"odds","policy":{"attacker":{"loss":["ghost"]}},"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                "orders infantry",
		`{"kind":"odds","policy":{"defender":{"pick":["bomber","bomber"]}},"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                      "orders twice",
		`{"kind":"odds","policy":[],"attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                                             "orders expected",
		`{"kind":"odds","join":[{"round":2,"units":{"bomber":1}}],"attacker":{"fighter":1},"defender":{"carrier":1}}`:                                                                               "er.coastdef.1 fighters",
		`{"kind":"odds","join":[{"round":2,"units":{"fighter":1}}],"attacker":{"fighter":1},"defender":{"infantry":1}}`:                                                                             "er.coastdef.1 ship",
		`{"kind":"odds","leave":{"attacker":-1},"attacker":{"fighter":1},"defender":{"carrier":1}}`:                                                                                                 "orders whole",
		`{"kind":"odds","join":{},"attacker":{"fighter":1},"defender":{"carrier":1}}`:                                                                                                               "join list",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"fighter":1}}`:                                                                                                                        "dice 1 roll",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"fighter":1},"dice":{"attacker":{"fighter":[7]},"defender":{"fighter":[1]}}}`:                                                         "dice 1 to 6",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"fighter":1},"dice":{"attacker":{"fighter":[1,1]},"defender":{"fighter":[1]}}}`:                                                       "dice more",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"fighter":1},"dice":{"attacker":{"tram":[1]}}}`:                                                                                       "dice units",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"fighter":1},"dice":{"attacker":{"fighter":[3]},"defender":{"fighter":[6]}},"choices":{"defender":{"losses":["bomber"]}}}`:            "choices 1 fighter",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"fighter":1},"dice":{"attacker":{"fighter":[3]},"defender":{"fighter":[6]}},"choices":{"defender":{"losses":["fighter","fighter"]}}}`: "choices more",
		`{"kind":"round","attacker":{"fighter":1},"defender":{"fighter":1},"dice":{"attacker":{"fighter":[1]},"defender":{"fighter":[6]}},"choices":{"attacker":{"picks":[]}}}`:                     "choices fewer",
		`{"kind":"bombing"}`:                                                 "forces bombers",
		`{"kind":"bombing","bombers":101}`:                                   "forces 100",
		`{"kind":"bombing","bombers":1,"value":99999}`:                       "forces 10000",
		`{"kind":"bombing","bombers":1,"barrage":"all"}`:                     "form piece",
		`{"kind":"bombing","bombers":1,"dice":{}}`:                           "dice 1 are rolled",
		`{"kind":"bombing","bombers":1,"dice":{"damage":[0]}}`:               "dice 1 to 6",
		`{"kind":"bombing","bombers":1,"dice":{"damage":[1],"escorts":[2]}}`: "dice no interception",
		`{"kind":"bombing","bombers":1,"dice":{"damage":[1],"luck":[2]}}`:    "dice only",
		`{"kind":"path"}`: "path aircraft",
		`{"kind":"path",` + graph + `,"aircraft":"kite"}`:                                                                                     "path bomber",
		`{"kind":"path",` + graph + `,"aircraft":"bomber","mission":"picnic"}`:                                                                "path redeploy",
		`{"kind":"path",` + graph + `,"aircraft":"ship","mission":"escort"}`:                                                                  "path sail",
		`{"kind":"path",` + graph + `,"aircraft":"bomber","mission":"air-attack","from":"Z","path":["B"]}`:                                    "path no space",
		`{"kind":"path",` + graph + `,"aircraft":"bomber","mission":"air-attack","from":"A"}`:                                                 "path target",
		`{"kind":"path",` + graph + `,"aircraft":"bomber","mission":"air-attack","from":"A","path":["C"]}`:                                    "path touch",
		`{"kind":"path",` + graph + `,"aircraft":"bomber","mission":"air-attack","from":"B","path":["C"]}`:                                    "path carrier",
		`{"kind":"path",` + graph + `,"aircraft":"bomber","mission":"air-attack","base":"carrier","from":"B","path":["C"]}`:                   "path fighters",
		`{"kind":"path",` + graph + `,"aircraft":"ship","mission":"sail","from":"B","path":["C"]}`:                                            "path sea zones",
		`{"kind":"path",` + graph + `,"aircraft":"bomber","mission":"air-attack","from":"A","path":["B"],"back":["B"]}`:                       "path touch",
		`{"kind":"path","graph":{"spaces":{"A":{"kind":"moon"}}}}`:                                                                            "path land or sea",
		`{"kind":"path","graph":{"spaces":{"A":{"kind":"land"}},"edges":[["A"]]}}`:                                                            "path edge",
		`{"kind":"path",` + graph + `,"based":{"A":{"x":{"fighter":-1}}}}`:                                                                    "forces whole",
		`{"kind":"path",` + graph + `,"based":{"Q":{}}}`:                                                                                      "path Q",
		`{"kind":"path",` + graph + `,"aircraft":"fighter","base":"carrier","mission":"escort","from":"B","path":["C"],"carrier_path":["A"]}`: "path sea zones",
	})
}

// Keys that nobody reads are refused where a person wrote them.
func TestStrangeKeys(t *testing.T) {
	v := values(t)
	if err := v.Strange([]byte(`{"kind":"odds","rond":3}`)); err == nil || !strings.Contains(err.Error(), "rounds") {
		t.Error(err)
	}
	for _, line := range requesttest.Examples(t) {
		if err := v.Strange(line); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
}

func FuzzAnswer(f *testing.F) { requesttest.Fuzz(f, values(f)) }
