package systems_test

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// A scenario of any system with faults in its head and behind it tells both, each with its line in the file as it was written; what is sound
// is not complained of for a fault elsewhere.
func TestHeadAndBodyAreToldTogether(t *testing.T) {
	for name, c := range map[string]struct {
		id   string
		edit []string // a pattern and what is written for the first match, and so on
		want []string // key of each fault
	}{
		"number of turns":        {"channel-1940", []string{`\nturns = .*`, "\nturns = -1", `type = "AAF"`, `type = "AAX"`}, []string{"scenario.turns", "air[0].type"}},
		"kind of the turns":      {"channel-1940", []string{`\nturns = .*`, "\nturns = \"x\"", `house = true`, "hous = true"}, []string{"scenario.turns", "production.hous"}},
		"no such map":            {"channel-1940", []string{`\nmap = .*`, "\nmap = \"europa\"", `type = "AAF"`, `type = "AAX"`}, []string{"scenario.map", "air[0].type"}},
		"no map":                 {"channel-1940", []string{`\nmap = .*`, "", `type = "AAF"`, `type = "AAX"`}, []string{"scenario.map", "air[0].type"}},
		"strange key and season": {"channel-1940", []string{`\nturns = .*`, "$0\nturnz = 3", `first_turn = .*`, `first_turn = "May 1940"`, `type = "AAF"`, `type = "AAX"`}, []string{"scenario.turnz", "scenario.first_turn", "air[0].type"}},
		"two kinds":              {"channel-1940", []string{`\nedition = .*`, "\nedition = \"a\"", `\nminutes = .*`, "\nminutes = true"}, []string{"scenario.edition", "scenario.minutes"}},
		"no such system":         {"channel-1940", []string{`\nsystem = .*`, "\nsystem = \"chess\"", `\nturns = .*`, "\nturns = -1"}, []string{"scenario.turns", "scenario.system"}},
		"areas":                  {"over-the-reich", []string{`\nturns = .*`, "\nturns = -1", `\nmap = .*`, "\nmap = \"europa\"", `\d fighter`, `2 fihter`}, []string{"scenario.turns", "scenario.map", "power[0].units"}},
		"wings":                  {"wings-two-1901", []string{`\nturns = .*`, "\nturns = -1", `units = \["A `, `units = ["Q `}, []string{"scenario.turns", "side[0].units"}},
		"no TOML":                {"channel-1940", []string{`\[scenario\]`, "[scenario"}, []string{""}},
	} {
		t.Run(name, func(t *testing.T) {
			doc, err := scenarios.Doc(c.id)
			if err != nil {
				t.Fatal(err)
			}
			text := string(doc.Data)
			for i := 0; i < len(c.edit); i += 2 {
				re := regexp.MustCompile(c.edit[i])
				if at := re.FindStringIndex(text); at != nil {
					text = text[:at[0]] + re.ReplaceAllString(text[at[0]:at[1]], c.edit[i+1]) + text[at[1]:]
				}
			}
			_, err = systems.Sound(engine.Doc{Name: doc.Name, Data: []byte(text)}, systems.Tables())
			var got []string
			for _, e := range leaves(err) {
				got = append(got, e.Error())
			}
			for i, key := range c.want {
				if len(got) != len(c.want) || !regexp.MustCompile(`:\d+: `+strings.TrimPrefix(regexp.QuoteMeta(key)+`: expected `, ": ")).MatchString(got[i]) {
					t.Fatalf("it tells %q, want %q", got, c.want)
				}
			}
			for _, e := range leaves(err) {
				if leaf := e.Key[strings.LastIndexByte(e.Key, '.')+1:]; e.Key != "scenario.map" && !strings.Contains(strings.Split(text, "\n")[e.Line-1], leaf) {
					t.Errorf("%v: its line is %q", e, strings.Split(text, "\n")[e.Line-1])
				}
			}
		})
	}
}

func leaves(err error) (out []*tables.Error) {
	if many, ok := err.(interface{ Unwrap() []error }); ok {
		for _, e := range many.Unwrap() {
			out = append(out, leaves(e)...)
		}
		return out
	}
	var e *tables.Error
	if errors.As(err, &e) {
		out = append(out, e)
	}
	return out
}

// Every shipped scenario is sound, and read with its head in one line it is the same.
func TestShippedScenariosAreSound(t *testing.T) {
	for _, info := range scenarios.List() {
		doc, err := scenarios.Doc(info.ID)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := systems.Sound(doc, systems.Tables()); err != nil {
			t.Error(err)
		}
		m, ok := scenarios.Mend(doc.Name, doc.Data)
		if !ok || len(m.Faults) > 0 || m.Map != info.Map || m.System != info.System {
			t.Errorf("%s: %t, %v, %q, %q", info.ID, ok, m.Faults, m.Map, m.System)
			continue
		}
		if _, err := systems.Start(engine.Doc{Name: doc.Name, Data: m.With(m.Map, 1)}, systems.Tables()); err != nil {
			t.Errorf("%s mended: %v", info.ID, err)
		}
	}
}
