package present

import (
	"errors"
	"math"
	"strings"

	"awaw/engine"
)

// This file holds the opponents on the screen: they are asked on every frame, told to move now, and what they say.

// botToMove tells whether a bot is asked and may go on.
func (m *Model) botToMove() bool {
	if m.t == nil || m.screen != ScreenGame || !m.live() || m.paused || m.sheet != nil {
		return false
	}
	s := m.actor()
	return s != engine.NoSide && m.seat(s) != "person"
}

// tickBots lets the bot whose move it is make one step, after a short wait. While it thinks, it is asked how far it is.
func (m *Model) tickBots() {
	if !m.botToMove() || m.clock < m.wait || len(m.moving) > 0 {
		return
	}
	t, s := m.t, m.actor()
	if len(m.queue) == 0 {
		bot := m.desk.Bot(m.seat(s))
		if bot == nil {
			m.paused = true
			return
		}
		x := bot.Think(t.game.Seen(s), s)
		if x.Busy {
			if share := int(math.Round(100 * x.Share)); !m.thinks || share != m.share {
				m.thinks, m.share = true, share
				m.dirty = true
			}
			return
		}
		m.thinks = false
		if x.Failed != "" {
			m.note("bot.failed", "triangle", 20000, m.seatWord(m.seat(s)), x.Failed)
		}
		m.queue, m.meant, m.expects, m.speaker = x.Commands, x.Meant, x.Expected, s
	}
	if len(m.queue) == 0 {
		m.paused = true
		m.dirty = true
		return
	}
	c := m.queue[0]
	m.queue = m.queue[1:]
	before := t.view
	done, err := t.game.Do(c)
	var no *engine.Illegal
	if errors.As(err, &no) {
		m.queue = nil
		return
	}
	m.did(before, done, err)
	m.spoke = t.game.Len()
	if t.view.Battle != nil {
		m.wait = m.clock + 1100
	}
	m.dirty = true
}

// thinking tells whether a bot can be told to move now.
func (m *Model) thinking() bool { return m.botToMove() && m.thinks }

// hurry tells the bot that thinks to move now.
func (m *Model) hurry() {
	if !m.thinking() {
		return
	}
	if bot := m.desk.Bot(m.seat(m.actor())); bot != nil {
		bot.MoveNow()
	}
}

// heard is whose bot is heard now, which need not be the one that decides next; nobody while a bot thinks or waits, has not said what it
// meant, or something else has been done since.
func (m *Model) heard() engine.Side {
	t := m.t
	if m.paused || m.thinks || m.spoke != t.game.Len() || len(m.meant) == 0 && m.speaker != m.actor() {
		return engine.NoSide
	}
	return m.speaker
}

// botLines are the two lines of the prompt while a bot has the word: how far it has thought, or what it means by what it
// does and what it expects of it.
func (m *Model) botLines(who string) (ask, limit string) {
	t := m.t
	ask = m.say("prompt.bot", who)
	switch {
	case m.paused:
		return ask, m.say("prompt.bot.paused")
	case m.thinks:
		return ask, m.say("prompt.bot.thinks", m.share)
	}
	speaker := m.heard()
	if speaker == engine.NoSide {
		return ask, m.say("prompt.bot.how")
	}
	who = m.word(t.sideView(speaker).Name)
	if meant := m.sentences(m.meant); meant != "" {
		ask = m.say("prompt.bot.means", who, meant)
	}
	if expects := m.sentences(m.expects); expects != "" {
		return ask, expects
	}
	return ask, m.say("prompt.bot.how")
}

// sentences puts several messages in one line.
func (m *Model) sentences(list []engine.Text) string {
	var out []string
	for _, t := range list {
		out = append(out, m.word(t))
	}
	return strings.Join(out, " ")
}

// freshBots forgets what was decided and said in another game.
func (m *Model) freshBots() {
	m.paused, m.wait, m.queue, m.speaker, m.spoke, m.meant, m.expects, m.thinks, m.share = false, 0, nil, engine.NoSide, 0, nil, nil, false, 0
}
