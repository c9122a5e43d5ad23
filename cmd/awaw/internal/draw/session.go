package draw

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file plays a session written down in a file into the window: mouse and keys one after the other, looks at what is
// shown, and pictures of it. It is how whole evenings are tried in the real window. The words of its lines stand in sessionwords.go.

// session is a file being played.
type session struct {
	out    io.Writer
	dir    string // where pictures go
	name   string
	lines  []string
	at     int
	queue  []scene.Msg // to be handed over, one a tick
	until  time.Time
	seed   uint32
	steps  int // of playing still allowed
	same   int // steps without anything happening
	head   int
	player func(w *Window) []scene.Msg
	err    error
	over   bool

	telling bool // what the window takes as written is printed
	told    int  // how many entries of the game

	waiting *waiting // for a state of the screen, nil where nothing is waited for
}

// Session has the window play a session file and close; pictures go to dir. What failed is in Failed afterwards.
func (w *Window) Session(file, dir string, out io.Writer) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }()
	s := &session{out: out, dir: dir, name: filepath.Base(file), seed: 7, until: time.Now().Add(1500 * time.Millisecond)}
	for scan := bufio.NewScanner(f); scan.Scan(); {
		s.lines = append(s.lines, strings.TrimSpace(scan.Text()))
	}
	w.session = s
	return nil
}

// Failed is why the session, or the one picture that was asked for, failed; nil if neither did.
func (w *Window) Failed() error {
	switch {
	case w.session != nil:
		return w.session.err
	case w.shot != nil:
		return w.shot.err
	}
	return nil
}

func (s *session) done() bool { return s != nil && s.over }

func (s *session) fail(format string, args ...any) {
	if s.err == nil {
		s.err = fmt.Errorf("%s:%d: %w", s.name, s.at, fmt.Errorf(format, args...))
	}
	s.over = true
}

// tell prints the last entry of the game on the table when it is another one: it is on the screen, so it must be in the save.
func (s *session) tell(g *play.Game) {
	if g == nil || g.Len() == s.told {
		return
	}
	s.told = g.Len()
	if l, ok := g.Line(s.told); ok {
		fmt.Fprintf(s.out, "written %d %s\n", l.N, l.Chain)
	}
}

// hand gives the messages of this tick.
func (s *session) hand(w *Window, now time.Time) []scene.Msg {
	if s != nil && s.telling {
		s.tell(w.model.Table())
	}
	switch {
	case s == nil || s.over || w.width == 0 || now.Before(s.until) || w.shot != nil:
		return nil
	case s.player != nil && w.model.Table() != nil && w.model.Table().Outcome().Over:
		s.queue = nil // what was still to be pressed would leave the table
		s.play(w)
		return nil
	case len(s.queue) == 0 && s.waiting != nil:
		s.await(w)
		return nil
	case len(s.queue) > 0:
		m := s.queue[0]
		s.queue = s.queue[1:]
		s.until = now.Add(30 * time.Millisecond)
		return []scene.Msg{m}
	case s.player != nil:
		s.play(w)
		return nil
	case s.at >= len(s.lines):
		s.over = true
		return nil
	}
	text := s.lines[s.at]
	s.at++
	if word, rest, _ := strings.Cut(text, " "); word != "" && !strings.HasPrefix(word, "#") {
		(&line{session: s, window: w, now: now, word: word, args: strings.Fields(rest), rest: rest}).carryOut()
	}
	return nil
}

// passer finishes steps by mouse until a command with one of some verbs is legal.
func passer(verbs []string) func(w *Window) []scene.Msg {
	return func(w *Window) []scene.Msg {
		s, m := w.session, w.model
		if slices.ContainsFunc(verbs, m.Offers) {
			s.player, s.same = nil, 0
			return nil
		}
		for _, r := range m.Regions() {
			if give, ok := r.Act.(table.Give); scene.Does(r.Act) == "result.close" || ok && give.Cmd.A == engine.NoRef && give.Cmd.B == engine.NoRef {
				s.click(r.Rect.X+r.Rect.W/2, r.Rect.Y+r.Rect.H/2)
				break
			}
		}
		return nil
	}
}

func (s *session) click(x, y float64) {
	s.queue = append(s.queue, scene.Mouse{X: x, Y: y}, scene.Mouse{X: x, Y: y, What: scene.Pressed}, scene.Mouse{X: x, Y: y, What: scene.Released})
}

// errStuck says that a player by mouse or keys came no further.
var errStuck = errors.New("nothing more happened")

// play makes the next step of a player, until the game is decided.
func (s *session) play(w *Window) {
	g := w.model.Table()
	if g == nil {
		s.fail("there is no game to play")
		return
	}
	if g.Outcome().Over {
		fmt.Fprintf(s.out, "%s: decided after %d commands\n", s.name, len(g.Path())-1)
		s.player = nil
		return
	}
	if s.head == g.Head() {
		s.same++
	} else {
		s.head, s.same = g.Head(), 0
	}
	if s.steps--; s.steps < 0 || s.same > 400 {
		var could []string
		for _, r := range w.model.Regions() {
			could = append(could, fmt.Sprintf("%T%+v", r.Act, r.Act))
		}
		s.fail("after %d commands the game is not decided: %w; what is asked: %q; what could be clicked: %s",
			len(g.Path())-1, errStuck, g.Position().View().Prompt.Ask.Key, strings.Join(could, ", "))
		return
	}
	s.queue = append(s.queue, s.player(w)...)
}

// next is a small number from 0 to n-1, the same in every run.
func (s *session) next(n int) int {
	s.seed = s.seed*1664525 + 1013904223
	return int(s.seed>>8) % max(1, n)
}

// lift holds Space until the curtain between two players is up.
func lift() []scene.Msg {
	out := []scene.Msg{scene.Key{Name: "space"}}
	for range 40 {
		out = append(out, scene.Tick{})
	}
	return append(out, scene.Key{Name: "space", Up: true})
}

// spacePlayer presses Space, which lifts the curtain, puts a fight away and moves the game on.
func spacePlayer(w *Window) []scene.Msg {
	if w.model.Screen() == table.ScreenCurtain {
		return lift()
	}
	return []scene.Msg{scene.Key{Name: "space"}, scene.Key{Name: "space", Up: true}}
}

// keyPlayer presses keys: a counter and a place by Tab, arrows and Enter, a choice by its digit, and what moves on by Space.
func keyPlayer(w *Window) []scene.Msg {
	s := w.session
	if w.model.Screen() == table.ScreenCurtain {
		return lift()
	}
	press := func(names ...string) (out []scene.Msg) {
		for _, n := range names {
			out = append(out, scene.Key{Name: n}, scene.Key{Name: n, Up: true})
		}
		return out
	}
	g := w.model.Table()
	for _, side := range g.ToAct() {
		for _, c := range g.Legal(side, nil) {
			if t, ok := g.Position().(engine.Teller); ok {
				if k := t.Tell(c).Key; k != 0 && s.next(6) == 0 {
					return press(strings.ToLower(string(k)))
				}
			}
		}
	}
	switch s.next(6) {
	case 0:
		return press("tab", []string{"left", "right", "up", "down"}[s.next(4)], []string{"left", "right", "up", "down"}[s.next(4)], "enter")
	case 1:
		return press(strconv.Itoa(1 + s.next(3)))
	case 2:
		return press("esc", "tab", "enter")
	case 3:
		return press("enter")
	}
	return press("space")
}
