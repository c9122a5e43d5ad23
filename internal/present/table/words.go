package table

import (
	"math"
	"strings"

	"awaw/engine"
	"awaw/internal/present/prefs"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// ActionOf is what a key does; a key pressed with Shift that has no action of its own does what it does without.
func (m *Surface) ActionOf(k scene.Key) prefs.Action {
	if k.Shift {
		if a := m.Prefs.Keys.Holder("shift+" + k.Name); a != "" {
			return a
		}
	}
	return m.Prefs.Keys.Holder(k.Name)
}

// KeyLabel words a key as it stands on the keyboard: "Shift F", "Page Up".
func (m *Surface) KeyLabel(key string) string {
	name, shifted := strings.CutPrefix(key, "shift+")
	word := strings.ToUpper(name)
	if len(name) > 1 && !(name[0] == 'f' && name[1] >= '0' && name[1] <= '9') {
		word = m.Say("keyname." + name)
	}
	if shifted {
		return m.Say("keyname.shift", word)
	}
	return word
}

// KeyFor words the key of an action, on a page the last of its keys: F11 and the like are the browser's. It is "" for none.
func (m *Surface) KeyFor(a prefs.Action) string {
	keys := m.Prefs.Keys.KeysOf(a)
	switch {
	case len(keys) == 0:
		return ""
	case m.Stays:
		return m.KeyLabel(keys[len(keys)-1])
	}
	return m.KeyLabel(keys[0])
}

// Refusal words why something is not possible, with the house's mark where it is the house's reading that forbids it.
func (m *Surface) Refusal(why engine.Text, house bool) string {
	if house {
		return m.Say("refused.house", m.Word(why))
	}
	return m.Word(why)
}

// Verb is the word of a command in the notation.
func (m *Surface) Verb(c engine.Command) string {
	_, line, _ := strings.Cut(m.Sight.Game.Rules().FormatCommand(m.Sight.Pos, c), ": ") // whose it is comes first
	word, _, _ := strings.Cut(line, " ")
	return word
}

// OpenWord is what a space is that the rules tell nothing of.
func (m *Surface) OpenWord(space int) string {
	if m.Board().Sea(space) {
		return m.Say("space.sea")
	}
	return m.Say("space.empty")
}

// SpaceName names a space, or says that it is none.
func (m *Surface) SpaceName(r engine.Ref) string {
	if r.Kind() != engine.KindSpace || r.Index() >= m.Board().Len() {
		return m.Say("life.nowhere")
	}
	if beside, ok := m.besideName(r); ok {
		return m.Word(beside)
	}
	return m.Say("ref", m.Board().Name(r.Index()))
}

// SetWords changes the language.
func (m *Surface) SetWords(words engine.Catalog) {
	m.Catalog, m.own, m.ownOf = words, nil, ""
	m.House = m.Word(engine.Say("screen.house.word"))
}

// Worded is an error as a player reads it.
func (m *Surface) Worded(err error) string {
	if w, ok := m.Desk.(program.Worder); ok {
		return w.Worded(err)
	}
	return engine.Worded(err, m.Catalog)
}

// Say words a message of the screen: in the words of the rule system on the table where it has its own, under its name.
func (m *Surface) Say(key string, args ...any) string {
	if m.Sight != nil {
		if own := m.ownWords()[key]; own != "" {
			return m.Word(engine.Say(own, args...))
		}
	}
	return m.Word(engine.Say("screen."+key, args...))
}

// OwnSay words a message only the rule system on the table has words for; "" where it has none.
func (m *Surface) OwnSay(key string) string {
	if own := m.ownWords()[key]; own != "" {
		return m.Word(engine.Say(own))
	}
	return ""
}

// ownWords are the keys of the screen's messages that the system on the table words itself: "luck.under" is "ID.screen.luck.under".
func (m *Surface) ownWords() map[string]string {
	if id := m.System(); id != m.ownOf {
		m.ownOf, m.own = id, map[string]string{}
		prefix := string(id) + ".screen."
		for key := range m.Catalog {
			if word, own := strings.CutPrefix(key, prefix); own {
				m.own[word] = key
			}
		}
	}
	return m.own
}

// Word words any message, with the names of the game on the table.
func (m *Surface) Word(t engine.Text) string {
	var names engine.Namer
	if m.Sight != nil {
		names = m.namer(m.Sight.Pos)
	}
	return m.Catalog.Word(t, names)
}

// Sentences puts several messages in one line.
func (m *Surface) Sentences(list []engine.Text) string {
	var out []string
	for _, t := range list {
		out = append(out, m.Word(t))
	}
	return strings.Join(out, " ")
}

// CmdWord words the viewer's own command that led to a node of which nothing is told: "Finish staging".
func (m *Surface) CmdWord(n int) string {
	t := m.Sight
	l, ok := t.Game.Line(n)
	if !ok || l.Side != t.Viewer {
		return ""
	}
	pos, err := t.Game.At(l.Parent, t.Viewer)
	if err != nil {
		return ""
	}
	c, err := t.Game.Rules().ParseCommand(pos, l.Cmd)
	teller, ok := pos.(engine.Teller)
	if err != nil || !ok {
		return ""
	}
	names := m.namer(pos)
	return m.Catalog.Word(teller.Tell(c).Name, names)
}

// NameOf names a counter, a space or whatever else a reference points at.
func (m *Surface) NameOf(r engine.Ref) string { return m.Say("ref", r) }

// Brief is the state of a counter in few words: of one that is ready in a divided box the part it serves.
func (m *Surface) Brief(c engine.CounterView) string {
	if c.Part > 0 && !c.Is(engine.Turned) && c.Mission == engine.NoRef {
		return m.Word(c.Post)
	}
	return m.Word(c.Note)
}

// SeatWord words who plays a side.
func (m *Surface) SeatWord(kind string) string { return m.Say("seat." + kind) }

// Count is a number as sentences have it: in words up to twelve, then in figures.
func Count(n int) engine.Arg {
	if n < 0 || n > 12 {
		return engine.Arg{Kind: engine.ArgInt, N: n}
	}
	return engine.Arg{Kind: engine.ArgKey, S: "screen.n." + scene.Itoa(n), N: n}
}

// PlainLetters is s in small letters without marks, so that a search needs none.
func PlainLetters(s string) string {
	return strings.Map(func(r rune) rune {
		for _, f := range folds {
			if strings.ContainsRune(f.from, r) {
				return f.to
			}
		}
		return r
	}, strings.ToLower(s))
}

var folds = []struct {
	from string
	to   rune
}{{"äàáâãåą", 'a'}, {"öòóôõøő", 'o'}, {"üùúûű", 'u'}, {"éèêëę", 'e'}, {"íìîï", 'i'}, {"çćč", 'c'}, {"ñń", 'n'}, {"śš", 's'}, {"źżž", 'z'}, {"ł", 'l'}, {"ß", 's'}}

// sure is what a chance may fall short of one, or exceed nothing, and still be told as certain or as impossible.
const sure = 1e-9

// Percent words a chance in whole per cent: "under 1 %" for less, "0 %" only for what cannot happen, and so at the other end.
func (m *Surface) Percent(p float64) string {
	switch n := int(math.Round(100 * p)); {
	case n == 0 && p > sure:
		return m.Say("percent.under")
	case n == 100 && p < 1-sure:
		return m.Say("percent.over")
	default:
		return m.Say("percent", n)
	}
}
