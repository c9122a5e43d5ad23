package wings_test

import (
	"encoding/json"
	"testing"

	"awaw/engine"
)

// texts plays by chance and gives the position as text when it comes to each of the three phases.
func texts(t *testing.T) (out []string) {
	t.Helper()
	s := system(t, "wings-1901", nil)
	seen := map[string]bool{}
	for seed := uint64(1); len(seen) < 3 && seed < 50; seed++ {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		rng, last := engine.NewFast(seed), "moves"
		for step := 0; ; step++ {
			acting := p.ToAct()
			if len(acting) == 0 {
				break
			}
			legal := p.Legal(engine.InTurn(acting, step), nil)
			if p, _, err = p.Apply(legal[rng.Intn(len(legal))], rng); err != nil {
				t.Fatal(err)
			}
			text, err := p.(engine.Encoder).Encode()
			if err != nil {
				t.Fatal(err)
			}
			var at struct{ Phase string }
			if err := json.Unmarshal(text, &at); err != nil {
				t.Fatal(err)
			}
			if at.Phase != last && !seen[at.Phase] {
				out, seen[at.Phase] = append(out, string(text)), true
			}
			last = at.Phase
		}
	}
	return out
}

// A position in which anything is that there is not is refused, in whatever phase.
func TestStrangePositionsAreRefused(t *testing.T) {
	s := system(t, "wings-1901", nil)
	tried := map[string]int{}
	for _, text := range texts(t) {
		if _, err := s.Rules.Restore(s.Kit, []byte(text)); err != nil {
			t.Fatal(err)
		}
		for name, change := range map[string]func(at map[string]any) bool{
			"phase":         func(at map[string]any) bool { at["phase"] = "tea"; return true },
			"year early":    func(at map[string]any) bool { at["year"] = 1900; return true },
			"year late":     func(at map[string]any) bool { at["year"] = at["last"].(float64) + 2; return true },
			"ends early":    func(at map[string]any) bool { at["last"] = 1800; return true },
			"ends never":    func(at map[string]any) bool { at["last"] = 2100; return true },
			"begins never":  func(at map[string]any) bool { at["first"] = 0; return true },
			"no powers":     func(at map[string]any) bool { at["powers"] = []any{}; return true },
			"twice a power": func(at map[string]any) bool { l := at["powers"].([]any); l[1] = l[0]; return true },
			"ids few":       func(at map[string]any) bool { at["ids"] = at["ids"].([]any)[1:]; return true },
			"id twice":      func(at map[string]any) bool { l := at["ids"].([]any); l[1] = l[0]; return true },
			"id below":      func(at map[string]any) bool { at["ids"].([]any)[0] = -1; return true },
			"id beyond":     func(at map[string]any) bool { at["ids"].([]any)[0] = at["next"]; return true },
			"next":          func(at map[string]any) bool { at["next"] = 1 << 17; return true },
			"owner":         func(at map[string]any) bool { inner(at)["Owner"].([]any)[4] = 8; return true },
			"barred":        func(at map[string]any) bool { inner(at)["Barred"] = []any{0, 1 << 17}; return true },
			"guests":        func(at map[string]any) bool { inner(at)["Guests"] = []any{0, 1 << 20}; return true },
			"a unit":        func(at map[string]any) bool { return set(inner(at)["Units"], "At", 81) },
			"a kind":        func(at map[string]any) bool { return set(inner(at)["Units"], "Kind", 4) },
			"an exile": func(at map[string]any) bool {
				return each(inner(at)["Out"], func(o map[string]any) { o["Unit"].(map[string]any)["At"] = 81 })
			},
			"from":          func(at map[string]any) bool { return set(inner(at)["Out"], "From", 81) },
			"open":          func(at map[string]any) bool { return set(inner(at)["Out"], "Open", []any{0, 1 << 17}) },
			"orders many":   func(at map[string]any) bool { at["orders"] = make([]any, 99); return true },
			"order's verb":  func(at map[string]any) bool { return set(at["orders"], "Do", 15) },
			"order's place": func(at map[string]any) bool { return set(at["orders"], "To", 81) },
			"order's way":   func(at map[string]any) bool { return set(at["orders"], "Via", 90) },
			"verdict's place": func(at map[string]any) bool {
				return set(at["verdicts"], "At", 255)
			},
			"verdict's fate":  func(at map[string]any) bool { return set(at["verdicts"], "Fate", 8) },
			"verdict's fall":  func(at map[string]any) bool { return set(at["verdicts"], "Fell", 8) },
			"verdict's power": func(at map[string]any) bool { return set(at["verdicts"], "Power", 8) },
			"verdict's kind":  func(at map[string]any) bool { return set(at["verdicts"], "Kind", 4) },
			"verdict's order": func(at map[string]any) bool {
				return each(at["verdicts"], func(v map[string]any) { v["Do"].(map[string]any)["Of"] = 81 })
			},
		} {
			var at map[string]any
			if err := json.Unmarshal([]byte(text), &at); err != nil {
				t.Fatal(err)
			}
			if !change(at) {
				continue
			}
			tried[name]++
			bad, err := json.Marshal(at)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := s.Rules.Restore(s.Kit, bad); err == nil {
				t.Errorf("%s is not seen", name)
			}
		}
	}
	if len(tried) != 31 { // every one of them in some phase
		t.Errorf("only %d changes tried: %v", len(tried), tried)
	}
}

func inner(at map[string]any) map[string]any { return at["at"].(map[string]any) }

// each changes all entries of a list, and tells whether there are any.
func each(list any, change func(map[string]any)) bool {
	l, _ := list.([]any)
	for _, x := range l {
		change(x.(map[string]any))
	}
	return len(l) > 0
}

func set(list any, key string, value any) bool {
	return each(list, func(m map[string]any) { m[key] = value })
}
