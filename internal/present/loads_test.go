package present_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/internal/present/flights"
	"awaw/internal/present/scene"
)

// Where a ship takes several at once, a row counts as many as go: what stands in it is what the button sends.
func TestARowCountsAsManyAsAShipTakes(t *testing.T) {
	m := dealt(t, docOf(t, "mediterranean-1942"), 1, []string{"person", "person"})
	press(m, "d") // buys nothing
	m.Send(scene.Tick{MS: 5000})
	if strings.Contains(words(m), "Go back") {
		press(m, "d")
		m.Send(scene.Tick{MS: 5000})
	}
	row, button := regexp.MustCompile(`(?m)^(\d+)/(\d+)$`), regexp.MustCompile(`Send (?:these (\d+)|it)`)
	rows, several := 0, 0
	for s := range m.Table().Kit().Board.(scene.Board).Len() {
		at := engine.SpaceRef(s)
		m.Run(flights.Aim{At: at})
		if !strings.Contains(words(m), "Tick who goes") {
			continue
		}
		for _, c := range m.Top().Sight.View.Counters {
			m.Run(flights.Aim{At: at})
			m.Run(flights.Count{Unit: c.Ref, By: 1})
			sent := button.FindStringSubmatch(words(m))
			counted := 0
			for _, x := range row.FindAllStringSubmatch(words(m), -1) {
				n, _ := strconv.Atoi(x[1])
				counted += n
			}
			if counted == 0 {
				continue
			}
			n := 1
			if sent != nil && sent[1] != "" {
				n, _ = strconv.Atoi(sent[1])
			}
			if rows++; n > 1 {
				several++
			}
			if sent == nil || n != counted {
				t.Errorf("%v at %d: %d are ticked, and the button says %q", c.Ref, s, counted, sent)
			}
			m.Run(flights.Shut{})
		}
	}
	if rows < 5 || several == 0 {
		t.Errorf("%d rows were ticked, %d of them of several at once", rows, several)
	}
}
