package web

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

var evening = flag.String("evening", "", "a scenario that TestEvening plays by mouse to its end, reloaded and killed on the way; it takes its time")

// player plays a game on a page by mouse, and remembers what it was told is written.
type player struct {
	*browser
	page    context.Context
	link    string
	presses int
	text    string // of the save, when it was last read
	told    int    // entries the page said are written
	lost    int
}

// TestEvening plays a whole scenario by mouse against an opponent, until it is over. On the way the page is loaded again at bad moments and the
// browser is killed; after each the save begins with what it held and has every entry that was told.
func TestEvening(t *testing.T) {
	if *evening == "" {
		t.Skip("no -evening SCENARIO: make web-evening plays one")
	}
	p := &player{browser: alone(t), link: "#" + *evening}
	p.page = p.tab("#new="+*evening, "playing")
	p.until(p.page, "awawWritten() > 0")
	moments := []struct {
		name string
		do   func()
	}{
		{"loaded again right after a press", func() { p.press(); p.reload() }},
		{"loaded again while an opponent thinks", func() { p.thinks(); p.reload() }},
		{"killed while an opponent thinks", func() { p.thinks(); p.again() }},
		{"loaded again while it loads", func() {
			p.run(p.page, chromedp.Evaluate("location.reload()", nil))
			p.until(p.page, `document.documentElement.dataset.state === "loading"`)
			p.reload()
		}},
		{"loaded again in the very moment of a press", func() {
			p.run(p.page, chromedp.Evaluate(`for (const end of ["pointerup", "mouseup", "keyup"]) addEventListener(end, () => location.reload(), {capture: true, once: true});
				globalThis.left = true;`, nil))
			p.press()
			p.until(p.page, `!globalThis.left && document.documentElement.dataset.state === "playing"`)
		}},
		{"killed right after a press", func() { p.press(); p.again() }},
		{"loaded again in a fight", func() {
			for range 60 {
				if p.says(`awawWhere("act", "dice.fall") !== null || awawWhere("act", "battle") !== null`) {
					break
				}
				p.move()
			}
			p.reload()
		}},
	}
	began := time.Now()
	for !p.says("awawOver()") {
		p.move()
		if p.presses >= 6*(8-len(moments)) && len(moments) > 0 {
			p.look()
			moments[0].do()
			p.compare(moments[0].name)
			moments = moments[1:]
		}
		if p.presses%100 == 0 {
			t.Logf("%d presses, %d entries, %.0f s", p.presses, p.told, time.Since(began).Seconds())
			p.picture(p.page, "evening")
		}
	}
	p.look()
	p.picture(p.page, "evening-over")
	if len(moments) > 0 {
		t.Errorf("it was over before %q", moments[0].name)
	}
	path := filepath.Join(t.TempDir(), "evening.awaw")
	if err := os.WriteFile(path, []byte(p.text), 0o644); err != nil {
		t.Fatal(err)
	}
	c := exec.Command("go", "run", "./cmd/awawctl", "verify", path)
	c.Dir = "../.."
	said, err := c.CombinedOutput()
	if err != nil {
		t.Errorf("the save does not prove: %v\n%s", err, said)
	}
	t.Logf("%d presses, %d entries, %d lost, %.0f s\n%s", p.presses, p.told, p.lost, time.Since(began).Seconds(), said)
}

// says asks the page whether something is true.
func (p *player) says(what string) (yes bool) {
	p.t.Helper()
	p.run(p.page, chromedp.Evaluate(what, &yes))
	return yes
}

// move presses where a hand would that does not know the game, once the screen is at rest.
func (p *player) move() {
	p.t.Helper()
	p.heard(p.page, `awawOver() || awawRests() || awawWhere("act", "dice.fall") !== null`) // an opponent's dice wait for the player
	p.press()
}

// press presses the mouse where a hand would, and notes what is written.
func (p *player) press() {
	p.t.Helper()
	p.presses++
	var at *[4]any
	p.run(p.page, chromedp.Evaluate("awawWritten()", &p.told), chromedp.Evaluate(fmt.Sprintf("awawNextPress(%d)", p.presses), &at))
	switch {
	case at == nil: // nothing is offered
		return
	case at[3] == true:
		p.run(p.page, chromedp.KeyEvent(kb.Escape))
		return
	}
	x, y := at[0].(float64), at[1].(float64)
	p.run(p.page, chromedp.MouseEvent(input.MouseMoved, x, y), chromedp.MouseEvent(input.MousePressed, x, y, chromedp.ButtonLeft))
	if at[2] == true {
		p.until(p.page, "!awawRests()")
		p.rests(p.page)
	}
	p.run(p.page, chromedp.MouseEvent(input.MouseReleased, x, y, chromedp.ButtonLeft))
}

// thinks plays on until an opponent is asked.
func (p *player) thinks() {
	for range 400 {
		if p.press(); p.says("awawAwaits()") {
			return
		}
		p.heard(p.page, "awawOver() || awawAwaits() || awawRests()")
	}
	p.t.Error("no opponent was asked")
}

// look reads the save.
func (p *player) look() {
	p.t.Helper()
	p.run(p.page, chromedp.Evaluate("awawWritten()", &p.told))
	p.text = newest(p.browser, p.page)
}

func (p *player) reload() {
	p.t.Helper()
	p.run(p.page, chromedp.Reload())
	p.state(p.page, "playing")
}

// again kills the browser and opens another on what it kept.
func (p *player) again() {
	p.t.Helper()
	p.kill()
	p.start()
	p.page = p.tab(p.link, "playing")
}

// compare holds the save against what it was and what was told of it.
func (p *player) compare(moment string) {
	p.t.Helper()
	p.until(p.page, "awawWritten() > 0")
	now := newest(p.browser, p.page)
	entries := strings.Count(now, "\n{\"n\":")
	p.t.Logf("%s: %d entries were told, %d are there", moment, p.told, entries)
	if !strings.HasPrefix(now, p.text) || entries < p.told {
		p.lost++
		p.t.Errorf("%s: %d entries were told, %d are there\n%s\nbefore\n%s", moment, p.told, entries, now, p.text)
	}
}
