package mail

import (
	"fmt"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
)

// This file holds what can be wrong with a letter, with words for players of every language (mail.fault).

// Fault is something wrong with a letter, or with what was asked.
type Fault struct {
	text engine.Text
	what string
}

func (e *Fault) Error() string { return "mail: " + e.what }

// Said is the fault in the player's language.
func (e *Fault) Said() engine.Text { return e.text }

func fault(key, what string) *Fault { return &Fault{engine.Say("mail.fault." + key), what} }

// What can be wrong.
var (
	ErrNoMail    = fault("none", "there is no letter of this program in the text")
	ErrTorn      = fault("torn", "the letter is not whole")
	ErrLong      = fault("long", fmt.Sprintf("a letter has at most %d bytes", LongestText))
	ErrNewer     = fault("newer", "the letter was written by a newer version of the program")
	ErrForged    = fault("forged", "the letter was not signed by the desk it names, or was changed on its way")
	ErrStrange   = fault("strange", "the letter holds what no desk writes")
	ErrTaken     = fault("taken", "this side is taken")
	ErrOther     = fault("other", "the letter belongs to another game")
	ErrOwn       = fault("own", "the letter was written at this desk")
	ErrHad       = fault("had", "the answer was read before")
	ErrRival     = fault("rival", "another answer for this side was read before, and stands")
	ErrProof     = fault("proof", "the answer was written by somebody who has not read the invitation")
	ErrNotYou    = fault("notyou", "the last paper names another desk for the side of this one")
	ErrDesks     = fault("desks", "the paper belongs to a game of the same invitation with other desks")
	ErrInviter   = fault("inviter", "the answer is for the desk that invited")
	ErrDesk      = fault("desk", "the file of a game that waits to begin is damaged")
	ErrEcho      = fault("echo", "the paper brings a tip, a key or a box that another desk of the game has")
	ErrFor       = fault("for", "the letter was not written for this desk")
	ErrGone      = fault("gone", "the last letter does not lie in the folder of letters any more")
	ErrUnbegun   = fault("unbegun", "the game has not begun: not all sides are taken")
	ErrSides     = fault("sides", "two to seven sides play by mail")
	ErrSide      = fault("side", "there is no such side in this game")
	ErrNotByMail = fault("not", "this game is not played by mail")
	ErrNothing   = fault("nothing", "nothing was done here that others do not know")
	ErrYourTurn  = fault("turn", "there is still something to decide at this desk before a letter goes out")
	ErrWords     = fault("words", fmt.Sprintf("words to the reader have at most %d bytes", longestWords))
	ErrStory     = fault("story", "the letter tells another story of this game than the letters before it")
	ErrLost      = fault("lost", "the orders that were sealed here and sent are not in the save any more")
	ErrLast      = fault("last", "the last paper holds an answer by somebody who has not read the invitation")
	ErrKeeper    = fault("keeper", "the keeper's letter is awaited: what comes of the last command only he can tell")
	ErrNotActing = fault("notacting", "this side has nothing to decide now")
	ErrKeeps     = fault("keeps", "the keeper of a game commands no side of it")
	ErrNoOrders  = fault("noorders", "in this game no standing orders are left")
	ErrNotKept   = fault("notkept", "nothing waits here to be sent to a keeper: the game has none")
	ErrAtOnce    = fault("atonce", "where orders are written at once each side seals its own, and no keeper is needed")
	ErrNoSecret  = fault("nosecret", "nothing is hidden in this game, so no keeper is needed")
	ErrRules     = fault("rules", "after the same commands the game stands otherwise at the other desk: the programs are of different versions")
)

// Double says that a letter was read before.
type Double struct{ Number int }

func (e *Double) Error() string {
	return fmt.Sprintf("mail: letter %d of this side was read before", e.Number)
}

// Said is the fault in the player's language.
func (e *Double) Said() engine.Text { return engine.Say("mail.fault.double", e.Number) }

// Missing says that a letter has to be read first. Name is what the game calls the side that wrote it.
type Missing struct {
	Side   engine.Side
	Number int
	Name   string
}

// missing says of a game which letter has to be read first.
func missing(g *play.Game, side engine.Side, number int) *Missing {
	return &Missing{side, number, NameOf(g, side)}
}

// NameOf is what a game calls one of its sides; "" for whoever keeps it.
func NameOf(g *play.Game, side engine.Side) string {
	names, ok := g.Position().(engine.Namer)
	if !ok || side == engine.NoSide {
		return ""
	}
	return names.NameOf(engine.NewRef(engine.KindSide, int(side)))
}

func (e *Missing) Error() string {
	return fmt.Sprintf("mail: letter %d of side %d has not come yet; it has to be read first", e.Number, e.Side)
}

// Said is the fault in the player's language.
func (e *Missing) Said() engine.Text {
	if e.Side == engine.NoSide {
		return engine.Say("mail.fault.missing.keeper", e.Number)
	}
	return engine.Say("mail.fault.missing", e.Number, e.Name)
}

// Refused says that the rules do not take what a letter tells.
type Refused struct {
	Cmd string
	Err error
}

func (e *Refused) Error() string {
	return fmt.Sprintf("mail: the rules do not take %q", quoted(e.Cmd))
}

// Said is the fault in the player's language.
func (e *Refused) Said() engine.Text {
	return engine.Say("mail.fault.refused", engine.Arg{Kind: engine.ArgName, S: quoted(e.Cmd)})
}

// longestQuoted is how many letters of a stranger's text a refusal repeats.
const longestQuoted = 100

// quoted is a stranger's text as a refusal repeats it.
func quoted(s string) string {
	if n := 0; len(s) > longestQuoted {
		for i := range s {
			if n++; n > longestQuoted {
				return s[:i] + "…"
			}
		}
	}
	return s
}

// Unwrap gives the refusal.
func (e *Refused) Unwrap() error { return e.Err }

// Yours says that a command is none of the side at this desk; Like is one that is.
type Yours struct{ Cmd, Like string }

func (e *Yours) Error() string {
	return fmt.Sprintf("mail: %q is no command of the side at this desk, as %q is", e.Cmd, e.Like)
}

// Said is the fault in the player's language.
func (e *Yours) Said() engine.Text {
	return engine.Say("mail.fault.yours", engine.Arg{Kind: engine.ArgName, S: e.Like})
}

// Slid says that a command would end a step that has begun only because the one before ended by itself.
type Slid struct {
	Cmd     string
	Was, Is engine.Text // the step that ended, and the one that has begun
}

func (e *Slid) Error() string {
	return fmt.Sprintf("mail: %q would end a step that has only just begun by itself", quoted(e.Cmd))
}

// Said is the fault in the player's language.
func (e *Slid) Said() engine.Text {
	return engine.Say("mail.fault.slid", e.Was, e.Is, engine.Arg{Kind: engine.ArgName, S: quoted(e.Cmd)})
}

// Unfit says that the rules do not take a command of this desk: by which paragraph and why, with places by their names, and what is legal nearest to it.
type Unfit struct {
	No    *engine.Illegal
	near  []string // in notation
	names engine.Namer
}

func (e *Unfit) Error() string { return e.No.Error() }

// Unwrap gives the refusal.
func (e *Unfit) Unwrap() error { return e.No }

// In is the refusal in the player's language.
func (e *Unfit) In(words engine.Catalog) string {
	cite := string(e.No.Cite)
	if e.No.House {
		cite = words.Word(engine.Say("game.refused.house", engine.Arg{Kind: engine.ArgName, S: cite}), nil)
	}
	out := fmt.Sprintf("%s (%s)", strings.TrimSuffix(words.Word(e.No.Reason, e.names), "."), cite)
	if len(e.near) > 0 {
		out += ". " + words.Word(engine.Say("mail.near", engine.Arg{Kind: engine.ArgName, S: strings.Join(e.near, " · ")}), nil)
	}
	return out
}
