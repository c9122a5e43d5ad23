// Package mail plays a game at several desks by letters that any carrier brings: a post, a chat, a stick. What a letter holds was done at one
// desk; whoever reads it does the same at his own, and both prove to each other that they play one game. Dice come from links that every desk
// fixed before the game (package play), sealed orders from commitments, and every letter is signed.
package mail

import (
	"bytes"
	"compress/flate"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"io"
	"regexp"

	"awaw/engine"
)

// Format is the version of the invitations this program writes, and the newest it reads. Papers of games that an older program began are of the
// first, in which letters are open, of the second, in which answers are not bound to their invitation, of the third, in which a last command
// waits for no links, or of the fourth, in which standing orders stop after each answer. The fifth is of games that a keeper carries out.
const (
	Format       = 6
	formatKept   = 5
	formatEnding = 4
	formatBound  = 3
	formatSealed = 2
	formatOpen   = 1
)

// Ext ends the name of a file with a letter.
const Ext = ".awawmail"

// What a letter may cost at most, in bytes: as text, and unpacked.
const (
	LongestText = 1 << 20
	longestBody = 8 << 20
)

// What a body may hold at most before it is decoded: a short text of many values would take far more room than it has.
const (
	mostGroups = 60_000
	mostValues = 200_000
)

const pemType = "AWAW MAIL"

// Kind tells what a paper is.
type Kind string

// The kinds of paper.
const (
	KindInvitation Kind = "invitation" // a game is offered
	KindAcceptance Kind = "acceptance" // a side of it is taken
	KindStart      Kind = "start"      // with more than two sides: all are taken, the game begins
	KindLetter     Kind = "letter"     // what was done at a desk
)

// Paper is what is sent. Which field counts depends on Kind.
type Paper struct {
	Format     int         `json:"mail"`
	Kind       Kind        `json:"kind"`
	Invitation *Invitation `json:"invitation,omitempty"`
	Acceptance *Acceptance `json:"acceptance,omitempty"`
	Start      *Start      `json:"start,omitempty"`
	Letter     *Letter     `json:"letter,omitempty"` // open
	Sealed     *Sealed     `json:"sealed,omitempty"` // or sealed

	body []byte
	sig  []byte
	raw  []byte // as it was written: the signature, and the body packed
}

// Invitation offers a game.
type Invitation struct {
	Program  string            `json:"program"`
	Title    string            `json:"title"`
	Created  string            `json:"created"`
	System   engine.SystemID   `json:"system"`
	Name     string            `json:"name"` // of the scenario
	Scenario string            `json:"scenario"`
	Options  map[string]string `json:"options,omitempty"`
	Tables   string            `json:"tables"` // hash of the rule values
	Sides    int               `json:"sides"`
	From     engine.Side       `json:"from"`
	Tip      string            `json:"tip"`
	Key      string            `json:"key"`              // it signs with
	Box      string            `json:"box,omitempty"`    // letters to it are sealed to
	Mark     string            `json:"mark"`             // random, so that no two games are the same
	Bind     bool              `json:"bind,omitempty"`   // answers are bound to it
	Ending   bool              `json:"ending,omitempty"` // what ends the game waits for links: play.LinksMark
	Onward   bool              `json:"onward,omitempty"` // standing orders go on after what they answered: the same
	// Keeper is, where whoever invites keeps the game and plays no side of it, by side the end of the chain of links he gives for its dice.
	Keeper []string `json:"keeper,omitempty"`
}

// Acceptance takes a side in an invitation.
type Acceptance struct {
	Of   string      `json:"of"` // hash of the invitation
	From engine.Side `json:"from"`
	Tip  string      `json:"tip"`
	Key  string      `json:"key"`
	Box  string      `json:"box,omitempty"`

	Proof string `json:"proof,omitempty"` // that its writer has read the invitation
}

// Start tells everybody who has accepted: by the answers as they came, or by lists where an older program invited.
type Start struct {
	Of      string   `json:"of"`
	Answers [][]byte `json:"answers,omitempty"`
	Tips    []string `json:"tips,omitempty"`
	Keys    []string `json:"keys,omitempty"`
	Boxes   []string `json:"boxes,omitempty"`
}

// Letter is what was done at a desk since its letter before.
type Letter struct {
	Game   string      `json:"game"`
	From   engine.Side `json:"from"`
	Number int         `json:"number"` // among the letters of this side, from 1
	Heard  []int       `json:"heard"`  // by side from 1: how many of its letters are known there
	Items  []Item      `json:"items"`
	Words  string      `json:"words,omitempty"`  // to whoever reads it
	Story  string      `json:"story"`            // play.Game.Story where the letter ends
	Digest string      `json:"digest,omitempty"` // of the position there
}

// Game names the game that a letter belongs to; "" for what is no letter.
func (p *Paper) Game() string {
	switch {
	case p.Sealed != nil:
		return p.Sealed.Game
	case p.Letter != nil:
		return p.Letter.Game
	}
	return ""
}

// From is the side that says it wrote the letter.
func (p *Paper) From() engine.Side {
	switch {
	case p.Sealed != nil:
		return p.Sealed.From
	case p.Letter != nil:
		return p.Letter.From
	}
	return engine.NoSide
}

// Item is one thing that was done. One field counts.
type Item struct {
	Cmd      string  `json:"cmd,omitempty"`      // a command
	Standing *string `json:"standing,omitempty"` // standing orders as they are now
	Seal     string  `json:"seal,omitempty"`     // the commitment to sealed orders
	Open     *Opened `json:"open,omitempty"`     // sealed orders
	Link     string  `json:"link,omitempty"`     // a link for dice
}

// Opened are sealed orders.
type Opened struct {
	Salt string   `json:"salt"`
	Cmds []string `json:"cmds"`
}

// secret is what a desk alone knows of a game.
type secret struct{ seed engine.Seed }

// hand signs what is sent.
func (s secret) hand() ed25519.PrivateKey {
	sum := sha256.Sum256(append([]byte("awaw hand"), s.seed[:]...))
	return ed25519.NewKeyFromSeed(sum[:])
}

// key is the public half of hand, in hexadecimal.
func (s secret) key() string { return hex.EncodeToString(s.hand().Public().(ed25519.PublicKey)) }

// format is the version that a program has to know to read the paper.
func (p *Paper) format() int {
	switch {
	case p.Invitation != nil && p.Invitation.Kept():
		return formatKept
	case p.Invitation != nil && p.Invitation.Onward:
		return Format
	case p.Invitation != nil && p.Invitation.Ending:
		return formatEnding
	case p.Invitation != nil && p.Invitation.Bind, p.Acceptance != nil && p.Acceptance.Proof != "", p.Start != nil && len(p.Start.Answers) > 0:
		return formatBound
	case p.Sealed != nil, p.Invitation != nil && p.Invitation.Box != "", p.Acceptance != nil && p.Acceptance.Box != "", p.Start != nil && len(p.Start.Boxes) > 0:
		return formatSealed
	}
	return formatOpen
}

// write makes the text of a paper, signed.
func (p *Paper) write(s secret) ([]byte, error) {
	p.Format = p.format()
	return p.signed(s)
}

// signed makes the text of a paper of the format it says.
func (p *Paper) signed(s secret) ([]byte, error) {
	body, err := json.Marshal(p)
	if err != nil {
		return nil, err
	}
	p.body, p.sig = body, ed25519.Sign(s.hand(), body)
	packed, err := pack(body)
	if err != nil {
		return nil, err
	}
	p.raw = append(bytes.Clone(p.sig), packed...)
	return pem.EncodeToMemory(&pem.Block{Type: pemType, Bytes: p.raw}), nil
}

// pack makes a text short.
func pack(body []byte) ([]byte, error) {
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err == nil {
		_, err = w.Write(body)
	}
	if err == nil {
		err = w.Close()
	}
	return packed.Bytes(), err
}

// unpack reads it, if it is no longer than a paper is.
func unpack(packed []byte) ([]byte, error) {
	body, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), longestBody+1))
	switch {
	case err != nil:
		return nil, ErrTorn
	case len(body) > longestBody, bytes.Count(body, []byte("{")) > mostGroups, bytes.Count(body, []byte(",")) > mostValues:
		return nil, ErrLong
	}
	return body, nil
}

// quotes are the marks that programs for messages set before each line of what they quote.
var quotes = regexp.MustCompile(`(?m)^[> ]+`)

// Read finds a paper in a text, whatever stands around it. Who signed it is looked at where it is used.
func Read(text []byte) (*Paper, error) {
	if len(text) > LongestText {
		return nil, ErrLong
	}
	block, _ := pem.Decode(text)
	if block == nil { // quoted, as an answer to a message quotes it: no line of a letter has such a mark
		block, _ = pem.Decode(quotes.ReplaceAll(text, nil))
	}
	switch {
	case block == nil && bytes.Contains(text, []byte("BEGIN "+pemType)):
		return nil, ErrTorn
	case block == nil || block.Type != pemType:
		return nil, ErrNoMail
	}
	return readRaw(block.Bytes)
}

// readRaw reads a paper as it was written.
func readRaw(raw []byte) (*Paper, error) {
	if len(raw) < ed25519.SignatureSize {
		return nil, ErrTorn
	}
	body, err := unpack(raw[ed25519.SignatureSize:])
	if err != nil {
		return nil, err
	}
	p := &Paper{body: body, sig: raw[:ed25519.SignatureSize], raw: raw}
	if err := json.Unmarshal(body, p); err != nil {
		return nil, ErrStrange
	}
	if p.Format > Format {
		return nil, ErrNewer
	}
	fits := map[Kind]bool{KindInvitation: p.Invitation != nil, KindAcceptance: p.Acceptance != nil, KindStart: p.Start != nil, KindLetter: p.Letter != nil || p.Sealed != nil}
	if p.Format < p.format() || p.Invitation != nil && !p.Invitation.marked(p.Format) || !fits[p.Kind] || !p.single() || !p.sound() {
		return nil, ErrStrange
	}
	return p, nil
}

// SignedBy tells whether the owner of a key signed the paper.
func (p *Paper) SignedBy(key string) bool {
	raw, err := hex.DecodeString(key)
	return err == nil && len(raw) == ed25519.PublicKeySize && ed25519.Verify(raw, p.body, p.sig)
}

// sum identifies a paper.
func (p *Paper) sum() string {
	sum := sha256.Sum256(p.body)
	return hex.EncodeToString(sum[:])
}
