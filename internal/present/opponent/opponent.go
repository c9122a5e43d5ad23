// Package opponent tells of the opponents on the screen: whose move it is, how far they have thought, what they say.
package opponent

import (
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/program"
	"awaw/internal/present/table"
)

// This file holds the opponents on the screen: they are asked on every frame, told to move now, and what they say.

// Mover is the side whose bot is asked and may go on, NoSide for none. Bots write their secret orders while a person writes, too.
func (m *Bots) Mover() engine.Side {
	if m.Sight == nil || m.Up != table.ScreenGame || !m.Live() || m.Paused || m.Sheet != nil || m.Halted {
		return engine.NoSide
	}
	if s := m.BotThatWrites(); s != engine.NoSide {
		return s
	}
	if s := m.Actor(); s != engine.NoSide && m.Plays(s) {
		return s
	}
	return engine.NoSide
}

// BotToMove tells whether a bot is asked and may go on, and whoever looks waits for it.
func (m *Bots) BotToMove() bool {
	s := m.Mover()
	return s != engine.NoSide && s == m.Actor()
}

// glimpse is what a position as a side knows it hangs on: nothing is ever taken out of a game's journal.
type glimpse struct {
	game               *play.Game
	side               engine.Side
	head, lines, draft int
}

// Seen is the position as a side knows it, as play.Game has it: the same one for as long as nothing is done, for a bot is asked on every frame.
func (m *Bots) Seen(side engine.Side) engine.Position {
	g := m.Sight.Game
	if now := (glimpse{g, side, g.Head(), g.Len(), len(g.Draft(side))}); m.seen == nil || now != m.glimpse {
		m.glimpse, m.seen = now, g.Seen(side)
	}
	return m.seen
}

// Thinking tells whether a bot can be told to move now.
func (m *Bots) Thinking() bool { return m.BotToMove() && m.Thinks }

// Hurry tells the bot that thinks to move now.
func (m *Bots) Hurry() {
	if !m.Thinking() {
		return
	}
	if bot := m.Desk.Bot(m.Seat(m.Mover())); bot != nil {
		bot.MoveNow()
	}
}

// Heard is whose bot is heard now, which need not be the one that decides next; nobody while a bot thinks or waits, has not said what it
// meant, or something else has been done since, nor while orders are written in secret: what a bot means then is its side's own.
func (m *Bots) Heard() engine.Side {
	t := m.Sight
	if m.Paused || m.Thinks || len(m.Writing()) > 0 || m.Spoke != t.Game.Len() || len(m.Meant) == 0 && m.Speaker != m.Actor() {
		return engine.NoSide
	}
	return m.Speaker
}

// BotLines are the two lines of the prompt while a bot has the word: how far it has thought, or what it means by what it
// does and what it expects of it. Where it says something of that to the other side, the second line tells the objective that was chosen for.
func (m *Bots) BotLines(who string) (ask, limit string) {
	t := m.Sight
	ask, how := m.Say("prompt.bot", who), m.Say("prompt.bot.how")
	if s := m.Actor(); s != engine.NoSide {
		ask = m.Say("prompt.bot.commands", who, engine.Arg{Kind: engine.ArgName, S: m.SeatWord(m.Seat(s))})
	}
	if m.Seat(t.Viewer) != "person" {
		how = m.Say("prompt.bot.watch")
	}
	switch {
	case m.Paused:
		return ask, m.Say("prompt.bot.paused")
	case m.Thinks:
		who = m.SeatWord(m.Seat(m.Mover()))
		return m.Say("prompt.bot.map", engine.Arg{Kind: engine.ArgName, S: who}, m.Seconds()), m.Say("prompt.bot.thinks", m.Share)
	}
	speaker := m.Heard()
	if speaker == engine.NoSide {
		return ask, how
	}
	who = m.Word(t.SideView(speaker).Name)
	if said := m.Spoken(m.Answered); said != "" {
		if !m.Intent.IsZero() {
			how = m.Sentences([]engine.Text{m.Intent})
		}
		return m.Say("prompt.bot.says", who, engine.Arg{Kind: engine.ArgName, S: said}), how
	}
	if meant := m.Sentences(m.Meant); meant != "" {
		ask = m.Say("prompt.bot.means", who, meant)
	}
	return ask, how
}

// Seconds is how long the bot whose move it is has been thinking.
func (m *Bots) Seconds() int { return int((m.Clock - m.Since) / 1000) }

// TakeReasons are what was meant by what is done now and expected of it, given once for each decision.
func (m *Bots) TakeReasons() []engine.Text {
	out := append(append([]engine.Text{}, m.Meant...), m.Expects...)
	m.Expects = nil
	return out
}

// Said is what the commander of a side has said of its turn; nothing from a person, or from one that keeps silent.
func (m *Bots) Said(side engine.Side) engine.Text { return m.said[side].text }

// saying is what a commander has said of a turn; what is said later of more takes its place.
type saying struct {
	text   engine.Text
	weight int
	about  engine.Ref
	again  bool // it is worded as what was said before
	turn   int
	whose  engine.Side // the player turn in which it was said
	before *saying     // what was said of its last turn; nil of the first
}

// anew is a saying worded so that it does not repeat what was said of the last turn.
func (s saying) anew(again engine.Text) saying {
	if b := s.before; b != nil && b.weight == s.weight && b.about == s.about && !b.again && !again.IsZero() {
		s.text, s.again = again, true
	}
	return s
}

// nothing is the weight of saying that nothing is done.
const nothing = 1

// Hear notes what the commander of a side says of what it is about to do. Of its own turn the weightiest is kept, and no turn's is worded as the one
// before; in another's turn what is said last.
func (m *Bots) Hear(side engine.Side, x program.Thought) {
	now, text := saying{text: x.Said, weight: x.Weight, about: x.About}, x.Said
	if t := m.Sight; t.Cursor < len(t.Points) {
		now.turn, now.whose = t.Points[t.Cursor].Turn, t.Points[t.Cursor].Side
	}
	if m.Answered = text; now.whose != side {
		if !text.IsZero() {
			m.reasons[side] = reason{text, m.Sight.Cursor}
		}
		return // an answer is heard at once, and not of the turn
	}
	had := m.said[side]
	same := had.turn == now.turn && had.whose == now.whose
	if same && now.weight <= nothing && had.weight > nothing {
		m.Answered = had.text // who has struck and is done does not say that he answers nothing
		return
	}
	if now.before = had.before; !same && !had.text.IsZero() {
		last := had
		last.before = nil
		now.before = &last
	}
	now = now.anew(x.Again)
	m.Answered = now.text
	if !same || now.weight > had.weight {
		m.said[side] = now
	}
}

// freshBots forgets what was decided and said in another game.
func (m *Bots) Fresh() {
	m.Paused, m.Wait, m.Queue, m.Speaker, m.Spoke, m.Meant, m.Expects, m.Thinks, m.Share = false, 0, nil, engine.NoSide, 0, nil, nil, false, 0
	m.Holds, m.Let, m.Intent = false, -1, engine.Text{}
	m.said, m.reasons, m.Answered = map[engine.Side]saying{}, map[engine.Side]reason{}, engine.Text{}
}

// reason is what a commander said last in another's turn, and at which point.
type reason struct {
	text engine.Text
	at   int
}

// Reason is what the commander of a side said last in another's turn, if that was between two points; nothing from a person, or from one that keeps
// silent.
func (m *Bots) Reason(side engine.Side, from, to int) engine.Text {
	if r := m.reasons[side]; r.at >= from && r.at <= to {
		return r.text
	}
	return engine.Text{}
}

// Bots are the opponents on the screen.
type Bots struct {
	*table.Surface

	Paused   bool    // bots wait
	Holds    bool    // dice wait for a key: a person is attacked and sees the odds first
	Let      int     // the node at which they were let fall
	Wait     float64 // clock when the bot may move next
	Queue    []engine.Command
	Speaker  engine.Side            // whose bot decided last
	Spoke    int                    // lines of the game when it had done what it decided: what it said is old when others have done something
	Meant    []engine.Text          // what the bot means by what it does now
	Intent   engine.Text            // the objective what it does was chosen for, if it has one
	Expects  []engine.Text          // and expects of it
	Thinks   bool                   // the bot whose move it is has not decided yet
	said     map[engine.Side]saying // by each commander, of the turn it plays or has played last
	reasons  map[engine.Side]reason // by each commander, in the turns of others
	Answered engine.Text            // what was said of what is done now
	Told     int                    // how many seconds of it are on the screen
	Since    float64                // clock when it began to think
	Share    int                    // how far it is, in per cent
	ahead    ahead                  // of what one was told that it is likely to be asked
	glimpse  glimpse                // of what a bot was asked about last
	seen     engine.Position        // and that itself
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface) *Bots {
	return &Bots{Surface: s, said: map[engine.Side]saying{}, reasons: map[engine.Side]reason{}}
}
