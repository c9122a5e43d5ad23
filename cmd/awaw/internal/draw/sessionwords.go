package draw

import (
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"awaw/internal/present"
	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file holds the words a line of a session may begin with.
//
//	key NAME…            presses keys: "f10", "shift+tab"
//	hold NAME MS         holds a key down
//	click X Y            clicks a point, in logical pixels
//	act DO [S]           clicks whatever does this: "options", "pref vision"
//	form DO [S] [N]      uses the control, choice or tab of a form that does this
//	place NAME           clicks a place on the map, by its name or its hex
//	take NAME            clicks a counter by its name, on a card or on the map
//	order VERB           clicks what gives a command of this verb
//	drag NAME > NAME     drags a counter to a counter or a place
//	pass STEPS VERB…     finishes steps until one of these commands is legal
//	wait MS              lets time pass
//	rest                 waits until nothing moves and nobody thinks
//	until WORDS          waits until these words are on the screen, and nothing moves
//	see WORDS            fails unless these words are on the screen
//	screen N             fails unless this screen is up
//	shot NAME            writes a picture
//	mouse STEPS          plays by mouse alone until the game is decided, in so many steps at most
//	keys STEPS           plays by keyboard alone
//	on STEPS             moves on by Space alone
//	tell                 prints number and chain of the last entry of the game whenever there is another

// line is one line of a session.
type line struct {
	*session
	window *Window
	now    time.Time
	word   string
	args   []string
	rest   string // all that follows the word
}

// sessionWords says what each word does.
var sessionWords = map[string]func(*line){
	"key":    (*line).keys,
	"hold":   (*line).hold,
	"click":  func(l *line) { l.click(l.number(0), l.number(1)) },
	"act":    func(l *line) { l.clickOn("nothing on the screen does %q") },
	"form":   (*line).form,
	"place":  func(l *line) { l.clickOn("%q is not on the screen") },
	"take":   func(l *line) { l.clickOn("no counter %q is on the screen") },
	"order":  func(l *line) { l.clickOn("nothing on the screen gives the command %q") },
	"drag":   func(l *line) { l.drag(l.window.model, l.rest) },
	"pass":   func(l *line) { l.steps, l.player = int(l.number(0)), passer(l.args[1:]) },
	"wait":   func(l *line) { l.until = l.now.Add(time.Duration(l.number(0)) * time.Millisecond) },
	"rest":   func(l *line) { l.waiting = &waiting{} },
	"until":  func(l *line) { l.waiting = &waiting{words: l.rest} },
	"see":    (*line).see,
	"screen": (*line).screen,
	"shot":   (*line).shot,
	"mouse":  func(l *line) { l.steps, l.player = int(l.number(0)), mousePlayer },
	"keys":   func(l *line) { l.steps, l.player = int(l.number(0)), keyPlayer },
	"tell":   func(l *line) { l.telling = true },
	"on":     func(l *line) { l.steps, l.player = int(l.number(0)), spacePlayer },
}

func (l *line) carryOut() {
	do := sessionWords[l.word]
	if do == nil {
		l.fail("%q is not understood", l.word)
		return
	}
	do(l)
}

// arg gives an argument, "" if the line has fewer.
func (l *line) arg(i int) string {
	if i < len(l.args) {
		return l.args[i]
	}
	return ""
}

func (l *line) number(i int) float64 {
	n, err := strconv.ParseFloat(l.arg(i), 64)
	if err != nil {
		l.fail("%s: expected a number, found %q", l.word, l.arg(i))
	}
	return n
}

func (l *line) keys() {
	for _, k := range l.args {
		name, shift := strings.CutPrefix(k, "shift+")
		l.queue = append(l.queue, scene.Key{Name: name, Shift: shift}, scene.Key{Name: name, Up: true})
	}
}

func (l *line) hold() {
	l.queue = append(l.queue, scene.Key{Name: l.arg(0)})
	for t := 0.0; t < l.number(1); t += 30 {
		l.queue = append(l.queue, scene.Tick{})
	}
	l.queue = append(l.queue, scene.Key{Name: l.arg(0), Up: true})
}

// Where is the middle of what a word of a session and the rest of its line name on the screen, in logical pixels: what does
// something ("act"), a place, a counter ("take"), or what gives a command ("order").
func (w *Window) Where(word, rest string) (x, y float64, ok bool) {
	switch word {
	case "place":
		return w.model.PlaceOnScreen(rest)
	case "take":
		return w.model.CounterOnScreen(rest)
	case "order":
		return w.model.CommandOnScreen(rest)
	case "act":
		do := append(strings.Fields(rest), "", "", "")
		for _, r := range w.model.Regions() {
			if scene.Means(r.Act, do[0], do[1], do[2]) {
				return r.Rect.X + r.Rect.W/2, r.Rect.Y + r.Rect.H/2, true
			}
		}
	}
	return 0, 0, false
}

func (l *line) form() {
	act, ok := formAct(l.window.model.Scene().Form, l.arg(0), l.arg(1), l.arg(2))
	if !ok {
		l.fail("no control of a form does %q", l.rest)
	}
	l.queue = append(l.queue, scene.Did{Act: act})
}

// InWindow turns logical pixels into those a mouse is told in.
func (w *Window) InWindow(x, y float64) (float64, float64) {
	k := scaleFor(w.width, w.height, w.chosenScale()) / ebiten.Monitor().DeviceScaleFactor()
	return x * k, y * k
}

// Written tells how many entries the game on the table has.
func (w *Window) Written() int {
	if g := w.model.Table(); g != nil {
		return g.Len()
	}
	return 0
}

// Over tells whether there is a game on the table that is over.
func (w *Window) Over() bool {
	g := w.model.Table()
	return g != nil && g.Outcome().Over
}

// clickOn clicks what the line names.
func (l *line) clickOn(missing string) {
	x, y, ok := l.window.Where(l.word, l.rest)
	if !ok {
		l.fail(missing, l.rest)
		return
	}
	l.click(x, y)
}

func (l *line) see() {
	if !l.window.Says(l.rest) {
		l.fail("the screen does not say %q", l.rest)
	}
}

func (l *line) screen() {
	if int(l.window.model.Screen()) != int(l.number(0)) {
		l.fail("screen %d is up", l.window.model.Screen())
	}
}

func (l *line) shot() {
	l.window.Shoot(filepath.Join(l.dir, l.arg(0)+".png"), 4)
	l.window.shot.stay = true
	l.window.redraw = true
}

// drag carries a counter, named before the arrow, to what is named after it.
func (s *session) drag(m *present.Model, words string) {
	from, to, _ := strings.Cut(words, " > ")
	x, y, held := m.CounterOnScreen(from)
	tx, ty, there := m.CounterOnScreen(to)
	if !there {
		tx, ty, there = m.PlaceOnScreen(to)
	}
	if !held || !there {
		s.fail("drag: %q is on the screen: %v; %q: %v", from, held, to, there)
		return
	}
	s.queue = append(s.queue, scene.Mouse{X: x, Y: y}, scene.Mouse{X: x, Y: y, What: scene.Pressed})
	for k := 1.0; k <= 4; k++ {
		s.queue = append(s.queue, scene.Mouse{X: x + (tx-x)*k/4, Y: y + (ty-y)*k/4})
	}
	s.queue = append(s.queue, scene.Mouse{X: tx, Y: ty, What: scene.Released})
}

// formAct finds what a control of a form, one of its choices or a tab does, by the act, its value and its number.
func formAct(f *scene.Form, do, value, number string) (found scene.Act, ok bool) {
	if f == nil {
		return found, false
	}
	try := func(a scene.Act, also string) {
		if !ok && (scene.Means(a, do, value, number) || also == value && scene.Means(a, do, number)) {
			found, ok = a, true
		}
	}
	for _, t := range f.Tabs {
		try(t.Act, "")
	}
	f.Walk(func(n *scene.Node) {
		for _, c := range n.Choices {
			try(scene.WithWord(n.Act, c.S), "")
		}
		switch {
		case n.Kind == scene.NodeCheck && !n.On:
			try(scene.WithNumber(n.Act, 1), "")
		case n.Kind == scene.NodeInput:
			try(scene.WithWord(n.Act, value), "")
		}
		try(n.Act, strings.Replace(n.ID, " ", ":", 1)) // an entry of a list
	})
	return found, ok
}
