package play

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"

	"awaw/engine"
	"awaw/internal/plain"
)

// This file rescues what stands behind the damage of a journal. A game is first opened from the sound lines before it. Every line
// after it that can still be read is then carried out again, as long as the rules take it, and written anew with a chain of its own.
// What stood on a lost line is tried on the line before: a game that lacks one move is worth more than none, and the digests of the
// old keyframes tell whether it is the same again.

// Salvaged tells what became of the lines behind the damage of a journal.
type Salvaged struct {
	Kept     int  // lines carried over
	Play     int  // of them commands and openings
	Changed  int  // of them lines whose text does not fit their chain: it may say something else than it did
	Doubtful int  // of the play, what stood on lines that are lost
	Agree    int  // keyframes that found the position as it was
	Differ   int  // and those that did not
	Mail     bool // of a game by mail: nothing is carried over, its letters are read again
	Lost     []LostLine
}

// LostLine is a line that could not be carried over.
type LostLine struct {
	Line int    // of the file, from 1
	Text string // what can be read of it: the command, or the beginning of the line
	Why  engine.Text
}

// salvage carries lines over into a game.
type salvage struct {
	g      *Game
	nodes  map[int]int        // entries of the old journal that are entries of the game
	before *[sha256.Size]byte // the chain of the line before, nil where it cannot be read
	load   load               // what is under passphrases
	out    Salvaged
}

// WholeLetters is the last entry before which no letter stands half, in a journal of a game by mail: from there it can be read again.
func (j *Journal) WholeLetters() int {
	whole := len(j.Lines)
	for i, l := range slices.Backward(j.Lines) {
		if l.Kind == LineLetter {
			break
		}
		if l.Kind == LineReveal || l.Side != engine.NoSide && l.Side != j.Header.Links.Side { // orders are opened by the letter of another
			whole = i
		}
	}
	return whole
}

// Salvage carries the lines of text over into the game, which was opened from the sound part before them and ends where that ends; first
// is the number in the file of the first of them. Only a failing sink is an error.
func (g *Game) Salvage(text []byte, first int) (Salvaged, error) {
	s := &salvage{g: g, nodes: map[int]int{0: 0}}
	if g.header.Links != nil { // links and letters are not carried over, and without them commands are another story
		s.out.Mail = true
		return s.out, nil
	}
	for n := range g.lines {
		s.nodes[n+1] = n + 1
	}
	for number := first; len(text) > 0; number++ {
		line, after, _ := bytes.Cut(text, []byte{'\n'})
		text, line = after, plain.Line(line)
		if len(bytes.TrimSpace(line)) == 0 || bytes.HasPrefix(line, []byte(`{"private":`)) {
			continue
		}
		if err := s.line(line, number); err != nil {
			return s.out, err
		}
	}
	return s.out, nil
}

// line carries one line over.
func (s *salvage) line(text []byte, number int) error {
	body, chain, chained := cutChain(text)
	fits := chained && (s.before == nil || chainOf(*s.before, body) == chain)
	s.before = nil
	if chained {
		s.before = &chain
	}
	var l Line
	if json.Unmarshal(text, &l) != nil || l.N <= 0 {
		s.lose(number, text, l, engine.Say("game.lost.unread"))
		return nil
	}
	if l.Locked != "" {
		if s.g.cipher == nil {
			s.lose(number, text, l, engine.Say("game.lost.locked"))
			return nil
		}
		if _, err := unlocked(s.g.cipher, &l, &s.load); err != nil {
			s.lose(number, text, l, engine.Say("game.lost.locked"))
			return nil
		}
	}
	had := len(s.g.lines)
	why, err := s.carry(l)
	switch {
	case err != nil:
		return err
	case !why.IsZero():
		s.lose(number, text, l, why)
		return nil
	case len(s.g.lines) == had:
		return nil // written anew where it belongs
	}
	s.out.Kept++
	if l.Node() {
		s.out.Play++
	}
	if !fits {
		s.out.Changed++
	}
	return nil
}

func (s *salvage) lose(number int, text []byte, l Line, why engine.Text) {
	const most = 80
	if l.Cmd != "" {
		text = []byte(l.Cmd)
	}
	what := string(bytes.ToValidUTF8(text[:min(len(text), most)], []byte("?")))
	s.out.Lost = append(s.out.Lost, LostLine{Line: number, Text: plain.Visible(what), Why: why})
}

// words adds the line that a player gave to the dice.
func (s *salvage) words(l Line) (why engine.Text, err error) {
	if CheckWords(l.Text) != nil {
		return engine.Say("game.lost.unread"), nil
	}
	g := s.g
	if g.rolled() || slices.ContainsFunc(g.Words(), func(w Words) bool { return w.Side == l.Side }) {
		return engine.Say("game.lost.refused"), nil
	}
	err = g.remark(Line{Parent: g.head, Kind: LineWords, Needs: needsWords, Side: l.Side, Text: l.Text})
	if err == nil && g.header.Dice == engine.GeneratorKeyed && g.dice != nil {
		g.dice = KeyedWith(g.seed, g.Words())
	}
	return engine.Text{}, err
}

// carry adds a line of the old journal to the game; why tells what keeps it out.
func (s *salvage) carry(l Line) (why engine.Text, err error) {
	g := s.g
	switch {
	case l.Kind == LineKeyframe:
		s.compare(l)
		return engine.Text{}, nil
	case l.Kind == LineReveal && len(l.Orders) == 0:
		return engine.Text{}, nil // the seed: shown again when the game is over again
	case l.Kind == LineOpened:
		return engine.Text{}, nil // and so is the key
	case s.nodes[l.N] != 0:
		return engine.Say("game.lost.twice"), nil
	case l.Kind == LineSetting && l.Key == "":
		return engine.Say("game.lost.unread"), nil
	case l.Kind == LineSetting:
		return engine.Text{}, g.Set(l.Key, l.Value)
	case l.Kind == LineWords:
		return s.words(l)
	case l.Kind == LineNote:
		return engine.Text{}, g.remark(Line{Parent: g.head, Kind: LineNote, Side: l.Side, Text: l.Text})
	}
	at, known := s.nodes[l.Parent]
	if known = known && s.leads(at); !known {
		at = g.head
	}
	if l.Kind == LineHead {
		to, ok := s.nodes[l.To]
		if !ok || !s.leads(to) {
			return engine.Say("game.lost.before"), nil
		}
		return engine.Text{}, g.moveHead(to, l.Side)
	}
	if at != g.head { // the line that went back there is lost
		if err := g.moveHead(at, l.Side); err != nil {
			return engine.Text{}, err
		}
	}
	switch {
	case l.Kind == LineContribution:
		err := g.remark(Line{Parent: g.head, Kind: LineContribution, Side: l.Side, Commit: l.Commit})
		s.nodes[l.N] = len(g.lines)
		return engine.Text{}, err
	case !l.Node():
		return engine.Say("game.lost.unread"), nil
	}
	why, err = s.play(l)
	if !known && why.IsZero() && err == nil {
		s.out.Doubtful++
	}
	return why, err
}

// leads tells whether play can go on from n: never from behind dice that fell since, or something shown.
func (s *salvage) leads(n int) bool {
	why, _ := s.g.Blocked(n)
	return why.IsZero()
}

// compare holds the position against the digest of an old keyframe.
func (s *salvage) compare(l Line) {
	if at, known := s.nodes[l.Parent]; !known || at != s.g.head {
		return
	}
	digest := s.g.pos.Digest()
	if hex.EncodeToString(digest[:]) == l.Digest {
		s.out.Agree++
	} else {
		s.out.Differ++
	}
}

// play carries a command, or the opening of sealed orders, out again with its recorded dice.
func (s *salvage) play(l Line) (why engine.Text, err error) {
	g := s.g
	again := Line{Parent: g.head, Kind: l.Kind, Side: l.Side, Cmd: l.Cmd, Rolls: l.Rolls, Shown: l.Shown}
	for _, o := range l.Orders {
		of, known := s.nodes[o.Of]
		if !known || of == 0 || !o.opens(g.lines[of-1].Commit) {
			return engine.Say("game.lost.sealed"), nil
		}
		again.Orders = append(again.Orders, Orders{Side: o.Side, Of: of, Salt: o.Salt, Cmds: o.Cmds})
	}
	next, events, err := g.replay(g.pos, l)
	if err != nil {
		return engine.Say("game.lost.refused"), nil
	}
	b := g.newBatch()
	n, err := b.line(again)
	if err != nil {
		return engine.Text{}, err
	}
	b.sync = true
	if err := g.advance(b, n, next, events, l.Rolls); err != nil {
		return engine.Text{}, err
	}
	s.nodes[l.N] = n
	return engine.Text{}, nil
}
