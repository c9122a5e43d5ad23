package play

import (
	"strings"

	"awaw/engine"
)

// This file holds what a journal is made of: one header, then numbered lines. docs/save-format.md describes the
// text they are written as.

// FormatVersion is the version of the journal format this program writes where nothing is under a passphrase.
const FormatVersion = 1

// Header is the first line of a journal: everything needed to set the game up again.
type Header struct {
	Format   int               `json:"awaw"`
	Program  string            `json:"program"`
	System   engine.SystemID   `json:"system"`
	Edition  string            `json:"edition,omitempty"`
	Title    string            `json:"title,omitempty"` // what players call the game
	Scenario ScenarioText      `json:"scenario"`
	Options  map[string]string `json:"options,omitempty"`
	Board    BoardName         `json:"board"`
	Tables   TablesText        `json:"tables"`
	Seed     SeedMark          `json:"seed"`
	Dice     string            `json:"dice"`
	Created  string            `json:"created,omitempty"`
	Fork     *ForkMark         `json:"fork,omitempty"`
	Copy     *CopyMark         `json:"copy,omitempty"`
	Links    *LinksMark        `json:"links,omitempty"`
	Locks    *LocksMark        `json:"locks,omitempty"`
}

// ScenarioText is the scenario a game was set up from, whole.
type ScenarioText struct {
	Name   string `json:"name"`
	SHA256 string `json:"sha256"`
	Text   string `json:"text"`
}

// BoardName names the map and its edition.
type BoardName struct {
	ID      string `json:"id"`
	Edition int    `json:"edition"`
}

// TablesText identifies the rule values and holds them whole, so that a game goes on with those it began with.
type TablesText struct {
	Hash   string            `json:"hash"`
	Values map[string]string `json:"values,omitempty"` // file name to its text
}

// SeedMark is what a journal shows of its seed while the game is played.
type SeedMark struct {
	Commit string `json:"commit"`
	// Open marks a seed anybody may know: such a game proves nothing about luck.
	Open bool `json:"open,omitempty"`
}

// ForkMark marks a sandbox: a game that began as a copy of another one's first lines.
type ForkMark struct {
	Of    string `json:"of"`    // chain of the line it left
	Line  int    `json:"line"`  // number of that line in the other game
	Lines int    `json:"lines"` // how many of this journal's lines are copies, their dice fallen there
}

// CopyMark marks a copy of a game for one side: its lines as that side knows them. Nothing is played in it.
type CopyMark struct {
	For engine.Side `json:"for"`
}

// LineKind tells what a line holds.
type LineKind string

// The kinds of line this version knows.
const (
	LineCommand      LineKind = "command"      // an accepted command and the dice it drew
	LineReveal       LineKind = "reveal"       // sealed orders opened and carried out, or the seed shown
	LineContribution LineKind = "contribution" // a side seals its orders, or takes them back (no commitment)
	LineHead         LineKind = "head"         // play goes on from another line: take-back, redo, another branch
	LineKeyframe     LineKind = "keyframe"     // a phase ended: digest of the position
	LineSetting      LineKind = "setting"      // a setting of this game
	LineNote         LineKind = "note"         // a player's remark
	LineWords        LineKind = "words"        // a side's words for the dice, before the first die
	LineVeiled       LineKind = "veiled"       // a copy: a line that its reader may not know, as a commitment
	LineOwed         LineKind = "owed"         // by mail: a command that waits for its dice; without a command it is taken back
	LineLink         LineKind = "link"         // by mail: a side's link for what is owed
	LineLetter       LineKind = "letter"       // by mail: a letter that was written here or read here
	LineOpened       LineKind = "opened"       // under passphrases: the key of the save, since the game is over
	LineSeen         LineKind = "seen"         // a copy: a command or opening as its reader saw it, the rest as a commitment
)

// Line is one entry of a journal. Which fields count depends on Kind. Commands and opened orders are nodes of a
// tree; Parent is the node a line was added at, 0 being the set-up position.
type Line struct {
	N      int           `json:"n"` // from 1, without gaps
	Parent int           `json:"parent"`
	Kind   LineKind      `json:"kind"`
	Needs  string        `json:"needs,omitempty"` // program version that knows this kind, when it must be known
	Side   engine.Side   `json:"side,omitempty"`
	By     engine.Side   `json:"by,omitempty"`     // owed, with a keeper: the side whose link serves it, where that is not Side
	Cmd    string        `json:"cmd,omitempty"`    // command and owed, in the system's notation
	Orders []Orders      `json:"orders,omitempty"` // reveal, by side
	Rolls  []engine.Roll `json:"rolls,omitempty"`  // command and reveal
	Shown  bool          `json:"shown,omitempty"`  // command: something hidden was shown
	Commit string        `json:"commit,omitempty"` // contribution; veiled, seen, and a copy's keyframe; letter: a sum of what it tells
	Seed   string        `json:"seed,omitempty"`   // reveal
	To     int           `json:"to,omitempty"`     // head; letter: the line before those it led to
	Phase  uint32        `json:"phase,omitempty"`  // keyframe: the phase that begins
	Turn   int           `json:"turn,omitempty"`   // keyframe
	Date   *engine.Text  `json:"date,omitempty"`   // keyframe
	Digest string        `json:"digest,omitempty"` // keyframe
	Key    string        `json:"key,omitempty"`    // setting
	Value  string        `json:"value,omitempty"`  // setting
	Text   string        `json:"text,omitempty"`   // note, words; letter: the story it ends with; opened: the key
	Link   string        `json:"link,omitempty"`   // link
	Letter int           `json:"letter,omitempty"` // letter: its number among those of its side
	Sight  *Sight        `json:"sight,omitempty"`  // seen
	Locked string        `json:"locked,omitempty"` // under passphrases: the whole line, of which only the rest stands beside it
	Chain  string        `json:"-"`
}

// Given is what was ordered at the line: a command, or the sealed orders that were opened.
func (l Line) Given() string {
	if len(l.Orders) == 0 {
		return l.Cmd
	}
	var all []string
	for _, o := range l.Orders {
		all = append(all, o.Cmds...)
	}
	return strings.Join(all, "; ")
}

// Orders are one side's opened orders.
type Orders struct {
	Side engine.Side `json:"side"`
	Of   int         `json:"of"` // the contribution line that sealed them
	Salt string      `json:"salt"`
	Cmds []string    `json:"cmds"`
}

// Node tells whether the line changes the position, so that play can go on from it.
func (l Line) Node() bool { return l.Kind == LineCommand || l.Kind == LineSeen || len(l.Orders) > 0 }

// Rolled tells whether dice fell.
func (l Line) Rolled() bool { return len(l.Rolls) > 0 }

// Sink receives a journal as it grows; package save implements it on disk, Memory in memory.
type Sink interface {
	// Append adds whole lines, each with its newline. After an error nothing of them counts.
	Append(lines []byte) error
	// Sync returns when everything appended is safe against a loss of power.
	Sync() error
}
