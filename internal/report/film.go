package report

import (
	"fmt"
	"math"

	"awaw/board"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/art"
)

// This file goes through a game bit by bit for a page that shows it while more of it comes: the shapes and texts are those of Page, the map is not in it.

// FilmHex is how wide a hex of the map is in a film, in points; point 0, 0 lies where the plane of the map begins.
const FilmHex = 64.0

// Film goes through a game. It shows what everybody may know, and when the game is over what each side saw as well.
type Film struct {
	course *course
	words  engine.Catalog
	game   *play.Game
	first  engine.Position
	watch  []engine.Side
	eye    int // of watch
	at     int // of the line of play, what comes next
	view   watcher
	bit    Bit
}

// Opening is what is known of a film before the game has been gone through. It is written as JSON, as Bit is.
type Opening struct {
	Title    string            `json:"title"`
	About    string            `json:"about"`
	Language string            `json:"language"`
	Words    map[string]string `json:"words"` // of the page, by the names its form has for them
	Sides    []sideName        `json:"sides"`
	Board    string            `json:"board"`
	Neutral  []string          `json:"neutral"` // countries
	Frame    [4]float64        `json:"frame"`   // what the scenario plays on: x, y, width, height in points
}

// Bit is what has come of a film: texts and cards go on where those of the bits before end, steps where those of the same eyes do.
type Bit struct {
	Texts  []string `json:"texts"`
	Cards  [][3]int `json:"cards"`
	Shapes string   `json:"shapes"` // as SVG, for a <defs>
	Eye    int      `json:"eye"`    // whose steps they are, counted from 0
	Name   string   `json:"name"`   // of those eyes
	Steps  []step   `json:"steps"`
}

// NewFilm begins the film of a game by its first position, as everybody knows it, so that something can be seen while the journal is still read.
func NewFilm(h play.Header, on engine.Board, first engine.Position, words engine.Catalog) (*Film, Opening, error) {
	b, ok := on.(board.Board)
	if !ok {
		return nil, Opening{}, fmt.Errorf("board %s tells neither shapes nor names, and cannot be painted", on.ID())
	}
	kit, err := systems.Kit()
	if err != nil {
		return nil, Opening{}, err
	}
	c, v := newCourse(h.System), first.View()
	x0, y0, x1, y1 := opens(b, v)
	c.painter = &painter{b: b, view: art.View{W: FilmHex}, width: int((x1 - x0) * FilmHex), height: int((y1 - y0) * FilmHex), size: art.SnapCounter(FilmHex)}
	if _, hexes := b.(*hexmap.Map); !hexes {
		c.painter.size = math.Max(c.painter.size, math.Round(math.Max(x1-x0, y1-y0)*FilmHex*areaCounter))
	}
	c.draws(kit, v, namer(first), words)
	f := &Film{course: c, words: words, first: first, watch: []engine.Side{engine.NoSide}}
	f.look()
	s, _, err := f.view.next(0, first)
	f.bit.Steps, f.at = []step{s}, 1
	t := &teller{words: words}
	return f, Opening{Title: t.title(h), About: c.about, Language: words["window.language"], Words: pageWords(words), Sides: c.Sides, Board: b.ID(), Neutral: v.Neutral,
		Frame: [4]float64{x0 * FilmHex, y0 * FilmHex, (x1 - x0) * FilmHex, (y1 - y0) * FilmHex}}, err
}

// areaCounter is how wide a counter is on a board of areas, as a share of what is seen when a film begins: on one of hexes a hex says so.
const areaCounter = .03

// opensBeside is how much of a board is seen on each side of all counters where the scenario does not say what it plays on, as a share of the board.
const opensBeside = .12

// opens is the part of the plane a film begins with.
func opens(b board.Board, v engine.View) (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = frame(b, v)
	if len(v.Frame) > 0 || len(v.Counters) == 0 {
		return x0, y0, x1, y1
	}
	near := v
	for _, c := range v.Counters {
		near.Frame = append(near.Frame, c.Space)
	}
	a0, b0, a1, b1 := frame(b, near)
	if a0 > a1 {
		return x0, y0, x1, y1 // none stands on the map
	}
	mx, my := opensBeside*(x1-x0), opensBeside*(y1-y0)
	return max(x0, a0-mx), max(y0, b0-my), min(x1, a1+mx), min(y1, b1+my)
}

// Play gives the film the game, whose first position it began with.
func (f *Film) Play(g *play.Game) {
	f.game, f.watch = g, watching(g, engine.NoSide)
	f.view.game = g
}

// look begins with the eyes whose turn it is.
func (f *Film) look() {
	side := f.watch[f.eye]
	f.view = watcher{course: f.course, game: f.game, side: side, words: f.words}
	f.bit = Bit{Eye: f.eye, Name: watcherName(side, f.first, f.words)}
	f.at = 0
}

// Next goes an entry further, and tells whether there was one. A bit that was begun for other eyes has to be taken before: a new one begins when Ends.
func (f *Film) Next() (bool, error) {
	path := f.game.Path()
	if f.at == len(path) {
		if f.eye+1 == len(f.watch) {
			return false, nil
		}
		f.eye++
		f.look()
	}
	p, err := f.game.At(path[f.at], f.watch[f.eye])
	if err != nil {
		return false, err
	}
	s, news, err := f.view.next(path[f.at], p)
	if news {
		f.bit.Steps = append(f.bit.Steps, s)
	}
	f.at++
	return true, err
}

// Ends tells whether the eyes that look now have seen all.
func (f *Film) Ends() bool { return f.game != nil && f.at == len(f.game.Path()) }

// Bit takes what has come since it was last taken.
func (f *Film) Bit() Bit {
	b, c := f.bit, f.course
	b.Texts, b.Cards, b.Shapes = c.Texts, c.Cards, string(c.canvas.Defs())
	f.bit.Steps, c.Texts, c.Cards = nil, nil, nil
	return b
}
