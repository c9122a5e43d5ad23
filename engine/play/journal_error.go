package play

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"awaw/engine"
)

// JournalError says what is wrong with a journal: where, what was expected, what to do, and how much is safe.
type JournalError struct {
	File     string
	Line     int // of the file, from 1
	Entry    int // the numbered line of the journal, 0 for the header or when unknown
	Key      string
	Expected string
	Do       string
	// Safe is the last entry that can be trusted; -1 when there is nothing to open.
	Safe  int
	Newer string // the version of the program that can read on: nothing is damaged
	Parts bool   // the journal is sound: it is the rules of today that do not take what was entered
	cmd   string // that the rules of today do not take
	err   error
}

func (e *JournalError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s:%d", cmp.Or(e.File, "journal"), e.Line)
	if e.Key != "" {
		fmt.Fprintf(&b, ": %s", e.Key)
	}
	fmt.Fprintf(&b, ": expected %s", e.Expected)
	if e.Do != "" {
		fmt.Fprintf(&b, "; %s", e.Do)
	}
	return b.String()
}

// In is the same as a player reads it: what is damaged, and how much is safe.
func (e *JournalError) In(words engine.Catalog) string {
	text := engine.Say("game.broken.line", e.Line, max(e.Safe, 0))
	switch {
	case e.Parts:
		text = engine.Say("game.broken.rules", e.Entry, engine.Arg{Kind: engine.ArgName, S: e.cmd})
		if errors.Is(e.err, engine.ErrMismatch) || errors.Is(e.err, engine.ErrExhausted) || errors.Is(e.err, errRollsLeft) {
			text.Key = "game.broken.dice"
		}
		if no := (*engine.Illegal)(nil); errors.As(e.err, &no) {
			return words.Word(text, nil) + " " + engine.Worded(e.err, words)
		}
	case e.Newer != "":
		text = engine.Say("game.broken.newer", engine.Arg{Kind: engine.ArgName, S: e.Newer})
	case e.Key == "awaw":
		text = engine.Say("game.broken.none")
	case e.Line == 1 && e.Safe < 0:
		text = engine.Say("game.broken.first")
	case e.Line == 1:
		text = engine.Say("game.broken.kit")
	}
	return words.Word(text, nil)
}

// Unwrap gives the cause, if there is one.
func (e *JournalError) Unwrap() error { return e.err }

// Notice is something to tell the player about a journal that was opened all the same.
type Notice struct {
	Text engine.Text
	Line int // of the file
}

// The notices, by message key. Arguments: the number of whole entries; the line of the file; a line kind.
func noticeCut(entries, line int) Notice {
	return Notice{Text: engine.Say("game.notice.cut", entries), Line: line}
}

func noticeDebris(line int) Notice {
	return Notice{Text: engine.Say("game.notice.debris", line), Line: line}
}

func noticeTorn(lines int) Notice { return Notice{Text: engine.Say("game.notice.torn", lines)} }

func noticeUnknown(kind LineKind, line int) Notice {
	return Notice{Text: engine.Say("game.notice.unknown", string(kind), line), Line: line}
}

func noticeLostOrders(side engine.Side) Notice {
	return Notice{Text: engine.Say("game.notice.orders", side)}
}

func noticeLostSeal(side engine.Side) Notice {
	return Notice{Text: engine.Say("game.notice.seal", side)}
}

// noticeLocked says that orders are kept which cannot be read here, and what reads them.
func noticeLocked(side engine.Side, scheme, needs string) Notice {
	if needs == "" {
		return Notice{Text: engine.Say("game.notice.locked", side, scheme)}
	}
	return Notice{Text: engine.Say("game.notice.locked.by", side, scheme, needs)}
}

func noticePrivate() Notice { return Notice{Text: engine.Say("game.notice.private")} }

func noticePosition(entry int) Notice { return Notice{Text: engine.Say("game.notice.position", entry)} }
