// Command viewer goes through a recording for the page that shows it (web/replay.js): it runs in a worker of the browser, and has neither a window nor
// opponents.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"runtime/debug"
	"syscall/js"
	"time"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/report"
	"awaw/internal/wording"
)

// breath is how long what has come of a film is gathered before it is shown.
const breath = 60 * time.Millisecond

// asked is what the page sends: a recording, what it is called, and the language it is to be told in.
type asked struct{ recording, name, language string }

func main() {
	todo := make(chan asked, 1)
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		m := args[0].Get("data")
		todo <- asked{m.Get("recording").String(), m.Get("name").String(), m.Get("language").String()}
		return nil
	}))
	post("ready", true)
	for a := range todo {
		words, err := systems.Words(a.language)
		if err == nil {
			err = show(a, words)
		}
		if err != nil {
			post("refused", wording.Worded(err, words))
		}
		post("end", true)
	}
}

func post(name string, value any) { js.Global().Call("postMessage", map[string]any{name: value}) }

// posted sends a value as JSON.
func posted(name string, value any) error {
	text, err := json.Marshal(value)
	if err == nil {
		post(name, string(text))
	}
	return err
}

// show sends a film of a recording. A defect that is met is an error: a recording may come from anywhere.
func show(a asked, words engine.Catalog) (err error) {
	defer func() {
		if what := recover(); what != nil {
			err = fmt.Errorf("%v\n%s", what, debug.Stack())
		}
	}()
	j, err := play.ReadJournal(a.name, bytes.NewReader([]byte(a.recording)))
	if err != nil {
		return err
	}
	film, err := opened(j, words)
	if err != nil {
		return err
	}
	g, err := systems.Resume(j, systems.Tables(), nil)
	if err != nil {
		return err
	}
	if g, err = ownView(g, j); err != nil {
		return err
	}
	film.Play(g)
	for last := time.Now(); ; {
		goes, err := film.Next()
		if err != nil || !goes {
			return err
		}
		if film.Ends() || time.Since(last) > breath {
			if err := posted("bit", film.Bit()); err != nil {
				return err
			}
			last = time.Now()
		}
	}
}

// opened begins a film by the position the game was set up with.
func opened(j *play.Journal, words engine.Catalog) (*report.Film, error) {
	rules, kit, err := systems.Of(j.Name, j.Header, systems.Tables())
	if err != nil {
		return nil, err
	}
	first, err := rules.Setup(kit, engine.Doc{Name: j.Header.Scenario.Name, Data: []byte(j.Header.Scenario.Text)})
	if err != nil {
		return nil, err
	}
	film, opening, err := report.NewFilm(j.Header, kit.Board, first.Seen(engine.NoSide), words)
	if err != nil {
		return nil, err
	}
	if err := posted("opening", opening); err != nil {
		return nil, err
	}
	return film, posted("bit", film.Bit())
}

// ownView is the game as its desk's side knows it, in a game by mail that is not over; any other is shown whole.
func ownView(g *play.Game, j *play.Journal) (*play.Game, error) {
	if g.Desk() == engine.NoSide {
		return g, nil
	}
	text, err := g.CopyFor(g.Desk(), j)
	if err != nil {
		return nil, err
	}
	own, err := play.ReadJournal(j.Name, bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	return systems.Resume(own, systems.Tables(), nil)
}
