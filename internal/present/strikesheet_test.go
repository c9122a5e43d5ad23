package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// What a search has found is told with decks and plans side by side; choosing among them sends nobody, and neither does the key that
// presses what is amber. One button launches exactly those who were chosen.
func TestPlansForWhatIsFoundLieSideBySide(t *testing.T) {
	m := huntingGame(t)
	atAllies(t, m, awaw.VerbHunt)
	give(t, m, awaw.VerbHunt)
	var plan scene.Act
	for n := 0; n < 400 && plan == nil; n++ {
		m.Send(scene.Tick{MS: 500})
		for _, r := range m.Regions() {
			if scene.Does(r.Act) == "result.plan" {
				plan = r.Act
				break
			}
		}
		if a := m.Table().ToAct(); plan == nil && len(a) > 0 && a[0] == 2 {
			read(m)
			for _, v := range []engine.Verb{awaw.VerbRoll, awaw.VerbPress, awaw.VerbHunt, awaw.VerbDone} {
				if c := legalOf(m, v); c.Verb == v {
					do(t, m, table.Give{Cmd: c})
					break
				}
			}
		}
	}
	if plan == nil {
		t.Fatal("no search has found anybody, or no plan lies on its sheet")
	}
	if s := words(m); !strings.Contains(s, "All 4 strike") || !strings.Contains(s, "Hits on average") || !strings.Contains(s, "sunk") ||
		!strings.Contains(s, "Squadrons you lose") || !strings.Contains(s, "Their answer hits") {
		t.Errorf("the sheet says %q", s)
	}
	before := m.Table().Len()
	do(t, m, plan)
	m.Send(scene.Tick{MS: 500})
	press(m, "space")
	press(m, "enter")
	press(m, "left")
	if s := words(m); !strings.Contains(s, "3 strike, 1 stay") || !strings.Contains(s, "Launch 3 at") || !strings.Contains(s, "Send nobody") {
		t.Errorf("one fewer is told as %q", s)
	}
	if n := m.Table().Len(); n != before {
		t.Errorf("choosing grows the journal from %d to %d", before, n)
	}
	press(m, "l")
	flying := 0
	for _, c := range m.Table().Seen(2).View().Counters {
		if c.Side == 2 && c.Mission != engine.NoRef {
			flying += c.Size
		}
	}
	if flying != 3 || m.Table().Len() != before+3 { // one is broken off, three are sent, and that ends it
		t.Errorf("%d squadrons fly, and the journal grows from %d to %d", flying, before, m.Table().Len())
	}
}

// Sending nobody is the other button, and as plain as the first.
func TestNobodyIsSentByTheOtherButton(t *testing.T) {
	m := huntingGame(t)
	atAllies(t, m, awaw.VerbHunt)
	give(t, m, awaw.VerbHunt)
	for range 400 {
		m.Send(scene.Tick{MS: 500})
		if strings.Contains(words(m), "Send nobody") && strings.Contains(words(m), "Launch 4 at") {
			break
		}
		if a := m.Table().ToAct(); len(a) > 0 && a[0] == 2 {
			read(m)
			for _, v := range []engine.Verb{awaw.VerbRoll, awaw.VerbPress, awaw.VerbHunt, awaw.VerbDone} {
				if c := legalOf(m, v); c.Verb == v {
					do(t, m, table.Give{Cmd: c})
					break
				}
			}
		}
	}
	if one, ok := m.Top().Amber(); ok {
		t.Errorf("%v is amber", one)
	}
	before := m.Table().Len()
	m.Send(scene.Tick{MS: 500})
	press(m, "n")
	if c := legalOf(m, awaw.VerbStrike); c.Verb == awaw.VerbStrike || m.Table().Len() != before+1 {
		t.Errorf("%v may still be given, and the journal grows from %d to %d", c, before, m.Table().Len())
	}
}
