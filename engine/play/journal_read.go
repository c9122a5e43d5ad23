package play

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"awaw/engine"
	"awaw/internal/plain"
)

// This file reads journals. It trusts nothing: every line must continue the chain of the one before it. What is
// cut off at the end is left out and said; a torn piece that the next line takes no notice of is passed over; any
// other fault ends the reading there, with the last entry that is safe.

// Journal is a journal as read.
type Journal struct {
	Name    string
	Header  Header
	Lines   []Line // Lines[i].N is i+1
	Notices []Notice
	// Cut tells that the journal ends in a torn line, which was left out; Torn is its place in bytes.
	Cut  bool
	Torn int64
	// Sound is how many bytes of the file are sound: up to the end of the last entry that can be trusted.
	Sound int64

	chain     [sha256.Size]byte
	head      []byte   // the text of the first line that its chain covers
	bodies    [][]byte // and of each line after it
	opened    [][]byte // the text of lines that were locked, as it is read
	locked    []string // private lines that are locked
	cipher    Cipher   // what read them, nil until then
	load      load
	seed      *engine.Seed
	drafts    []private
	positions []private
}

// ReadJournal reads a journal; name is for messages. With an error that has something safe before it, the
// journal up to there comes too.
func ReadJournal(name string, r io.Reader) (*Journal, error) {
	data, err := begin(name, r)
	if err != nil {
		return nil, err
	}
	j := &Journal{Name: name}
	from, blank := plain.Begins(data)
	first, _, _ := bytes.Cut(data[from:], []byte{'\n'})
	if err := j.readHeader(plain.Line(first), from+len(first) == len(data)); err != nil {
		return nil, err
	}
	if data, err = whole(name, r, data, j.Header.Longest()); err != nil {
		return nil, err
	}
	text, rest, _ := bytes.Cut(data[from:], []byte{'\n'})
	if !j.load.all(rest, j.Header.fold()) {
		return nil, &TooLongError{name}
	}
	if from > 0 || bytes.HasSuffix(text, []byte{'\r'}) {
		j.Notices = append(j.Notices, Notice{Text: engine.Say("game.notice.carried"), Line: 1})
	}
	j.Sound = int64(len(data) - len(rest))
	p := &journalReader{j: j, offset: j.Sound, number: 1 + blank}
	return j, p.lines(rest)
}

// HeaderOf reads only the header, from a journal's first line.
func HeaderOf(name string, line []byte) (Header, error) {
	j := &Journal{Name: name}
	from, _ := plain.Begins(line)
	err := j.readHeader(plain.Line(bytes.TrimSuffix(line[from:], []byte{'\n'})), false)
	return j.Header, err
}

func (j *Journal) readHeader(text []byte, whole bool) error {
	bad := func(key, expected, do string) *JournalError {
		return &JournalError{File: j.Name, Line: 1, Key: key, Expected: expected, Do: do, Safe: -1}
	}
	newer := func(key, expected, program string) error {
		e := bad(key, expected, "open it with version "+plain.Visible(program)+" of the program or newer")
		e.Newer = strings.TrimPrefix(plain.Visible(program), "awaw ")
		return e
	}
	var peek struct {
		Format  int    `json:"awaw"`
		Program string `json:"program"`
	}
	if err := json.Unmarshal(text, &peek); err != nil || peek.Format == 0 {
		if whole {
			return bad("awaw", "a whole first line; this file ends within it, so no game can be read from it", "choose another save")
		}
		return bad("awaw", "the first line of a saved game", "check that this is a saved game")
	}
	if peek.Format > FormatLocked {
		return newer("awaw", fmt.Sprintf("format %d or older; this save has format %d", FormatLocked, peek.Format), peek.Program)
	}
	body, chain, ok := cutChain(text)
	if !ok || chainOf([sha256.Size]byte{}, body) != chain {
		return bad("chain", "the chain of the text before it; the first line was changed", "use an unchanged copy of the save")
	}
	if err := json.Unmarshal(text, &j.Header); err != nil {
		return bad("", "a header of format 1: "+err.Error(), "use an unchanged copy of the save")
	}
	sum := sha256.Sum256([]byte(j.Header.Scenario.Text))
	if hex.EncodeToString(sum[:]) != j.Header.Scenario.SHA256 {
		return bad("scenario.sha256", "the SHA-256 of the scenario's text", "use an unchanged copy of the save")
	}
	if d := j.Header.Dice; d != engine.GeneratorKeyed && d != GeneratorOther && d != GeneratorLinks {
		return newer("dice", fmt.Sprintf("%q, %q or %q; this save has %q", engine.GeneratorKeyed, GeneratorLinks, GeneratorOther, d), peek.Program)
	}
	if (j.Header.Dice == GeneratorLinks) != (j.Header.Links != nil) {
		return bad("links", "tips and keys where dice come by mail, and only there", "use an unchanged copy of the save")
	}
	if (j.Header.Locks != nil) != (peek.Format == FormatLocked) {
		return bad("locks", "keys where the save is under passphrases, and only there", "use an unchanged copy of the save")
	}
	j.chain, j.head = chain, body
	return nil
}

// cutChain splits a line into the text its chain covers and the chain.
func cutChain(text []byte) (body []byte, chain [sha256.Size]byte, ok bool) {
	i := len(text) - chainTail
	if i < 0 || string(text[i:i+len(chainOpen)]) != chainOpen || string(text[len(text)-2:]) != `"}` {
		return nil, chain, false
	}
	n, err := hex.Decode(chain[:], text[i+len(chainOpen):len(text)-2])
	return text[:i], chain, err == nil && n == len(chain)
}

type journalReader struct {
	j      *Journal
	offset int64 // of the line read now
	number int   // of that line in the file

	// A fault met, which the line after it may show to be harmless.
	fault   *JournalError
	faultAt int64
	torn    int // pieces of lines met so far
	seen    int // moments of a copy met so far
}

// lines reads everything after the header.
func (p *journalReader) lines(rest []byte) error {
	for len(rest) > 0 {
		text, after, ended := bytes.Cut(rest, []byte{'\n'})
		p.number++
		if line := plain.Line(text); len(line) > 0 {
			if err := p.line(line); err != nil {
				return err
			}
		}
		p.offset += int64(len(rest) - len(after))
		if p.fault == nil {
			p.j.Sound = p.offset
		}
		rest = after
		if !ended {
			break
		}
	}
	if p.fault != nil { // nothing follows it
		p.j.Cut, p.j.Torn = true, p.faultAt
		p.j.Notices = append(p.j.Notices, noticeCut(len(p.j.Lines), p.fault.Line))
	}
	if p.torn > someTorn {
		p.j.Notices = append(p.j.Notices, noticeTorn(p.torn))
	}
	return nil
}

func (p *journalReader) line(text []byte) error {
	if bytes.HasPrefix(text, []byte(`{"private":`)) {
		p.private(text)
		return nil
	}
	l, next, fault := p.chained(text)
	if fault == nil {
		if p.fault != nil { // a torn piece, and play went on after it
			p.j.Notices = append(p.j.Notices, noticeDebris(p.fault.Line))
			p.fault = nil
		}
		if err := p.known(l); err != nil {
			return err
		}
		if l.Sight != nil {
			if p.seen++; p.seen > MostSeen {
				return &TooLongError{p.j.Name}
			}
		}
		p.j.chain = next
		p.j.Lines = append(p.j.Lines, l)
		p.j.bodies = append(p.j.bodies, text[:len(text)-chainTail])
		return nil
	}
	if _, _, whole := cutChain(text); whole {
		if p.fault != nil {
			return p.fault // nor does it continue what stands before the torn piece
		}
		return fault // nothing was torn off here: it was changed
	}
	if p.torn++; p.torn > mostTorn {
		return fault // no program that was killed left so many
	}
	if p.fault == nil { // of several torn pieces in a row the first counts: nothing after it was ever told as written
		p.fault, p.faultAt = fault, p.offset
	}
	return nil
}

// chained reads a numbered line and checks that it continues the chain.
func (p *journalReader) chained(text []byte) (Line, [sha256.Size]byte, *JournalError) {
	var l Line
	body, chain, ok := cutChain(text)
	if !ok {
		return l, chain, p.wrong("chain", "a whole line that ends in its chain")
	}
	if chainOf(p.j.chain, body) != chain {
		return l, chain, p.wrong("chain", "the chain that follows from the lines before; a line was changed, added or taken out")
	}
	if !utf8.Valid(text) {
		return l, chain, p.wrong("", "UTF-8 text")
	}
	if err := json.Unmarshal(text, &l); err != nil {
		return l, chain, p.wrong("", "an entry of the journal: "+err.Error())
	}
	l.Chain = string(text[len(text)-2-2*sha256.Size : len(text)-2])
	n := len(p.j.Lines) + 1
	switch {
	case l.N != n:
		return l, chain, p.wrong("n", fmt.Sprintf("%d", n))
	case l.Locked != "" && p.j.Header.Locks == nil:
		return l, chain, p.wrong("locked", "nothing locked in a save without passphrases")
	case p.j.Header.Copy != nil && !l.Node() && l.Kind != LineHead && l.Parent >= 0 && l.Parent < n:
		// a copy has lines at places that its reader may not know
	case !p.node(l.Parent):
		return l, chain, p.wrong("parent", "an earlier command or 0")
	case l.Kind == LineHead && !p.node(l.To):
		return l, chain, p.wrong("to", "an earlier command or 0")
	}
	return l, chain, nil
}

// node tells whether n is the set-up position or a command read so far.
func (p *journalReader) node(n int) bool {
	return n == 0 || n > 0 && n <= len(p.j.Lines) && p.j.Lines[n-1].Node()
}

// known lets unknown kinds of line pass when they may be left aside, and names the version needed when not.
func (p *journalReader) known(l Line) error {
	switch l.Kind {
	case LineCommand, LineReveal, LineContribution, LineHead, LineKeyframe, LineSetting, LineNote, LineWords, LineVeiled, LineSeen, LineOwed, LineLink, LineLetter, LineOpened:
		return nil
	}
	if l.Needs == "" {
		p.j.Notices = append(p.j.Notices, noticeUnknown(l.Kind, p.number))
		return nil
	}
	e := p.wrong("kind", fmt.Sprintf("a kind of entry this program knows; it does not know %q", l.Kind))
	e.Newer = plain.Visible(l.Needs)
	e.Do = fmt.Sprintf("open the save with version %s of the program or newer", e.Newer)
	return e
}

func (p *journalReader) wrong(key, expected string) *JournalError {
	n := len(p.j.Lines)
	return &JournalError{
		File: p.j.Name, Line: p.number, Entry: n + 1, Key: key, Expected: expected,
		Do: fmt.Sprintf("open the game up to entry %d, or use an unchanged copy of the save", n), Safe: n,
	}
}
