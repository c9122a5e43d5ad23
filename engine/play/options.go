package play

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"

	"awaw/engine"
)

// Options is what a new game is started with, beside rules, kit and scenario.
type Options struct {
	// Seed is required: 32 random bytes, or OpenSeed with Open set.
	Seed engine.Seed
	// Open marks a seed that anybody may know.
	Open bool
	// Sink receives the journal; nil keeps none.
	Sink Sink
	// Dice replaces the keyed dice, for tests; nil is standard.
	Dice engine.Dice
	// Links makes it a game by mail (GeneratorLinks); Seed is then this desk's own secret.
	Links *LinksMark
	// Copy makes it the desk of a side in a game that a keeper carries out (Links.Keeper): it is shown what its side sees (Game.Show).
	Copy bool
	// Locks and Cipher put what the save holds under passphrases; both or none.
	Locks  *LocksMark
	Cipher Cipher
	// Program is the version of this program, Edition the name of the rules edition, Title what players
	// call the game, Created the date in ISO form: all only written down.
	Program, Edition, Title, Created string
	// Values holds the rule files in force by name, as text.
	Values map[string]string
	// TextEvery is how many lines at least lie between two whole positions in the journal; 0 means 50.
	TextEvery int
}

// GeneratorOther names dice that are not drawn from the seed.
const GeneratorOther = "other"

// header writes down what the game is made of.
func (o Options) header(r engine.Ruleset, kit engine.Kit, doc engine.Doc) Header {
	sum := sha256.Sum256(doc.Data)
	commit := o.Seed.Commitment()
	h := Header{
		Format:   FormatVersion,
		Program:  o.Program,
		System:   r.ID(),
		Edition:  o.Edition,
		Scenario: ScenarioText{Name: doc.Name, SHA256: hex.EncodeToString(sum[:]), Text: string(doc.Data)},
		Title:    o.Title,
		Options:  kit.Options,
		Tables:   TablesText{Hash: tablesHash(r, kit), Values: o.Values},
		Seed:     SeedMark{Commit: hex.EncodeToString(commit[:]), Open: o.Open},
		Dice:     engine.GeneratorKeyed,
		Created:  o.Created,
	}
	if h.Locks = o.Locks; h.Locks != nil {
		h.Format = FormatLocked
	}
	if kit.Board != nil {
		h.Board = BoardName{ID: kit.Board.ID(), Edition: kit.Board.Edition()}
	}
	switch {
	case o.Links != nil:
		h.Dice, h.Links = GeneratorLinks, o.Links
		if o.Copy {
			h.Copy = &CopyMark{For: o.Links.Side}
		}
	case o.Dice != nil:
		h.Dice = GeneratorOther
	}
	return h
}

// tablesHash identifies the rule values of r's own folder; a kit without tables has none.
func tablesHash(r engine.Ruleset, kit engine.Kit) string {
	if kit.Tables == nil {
		return ""
	}
	return kit.Tables.Hash(string(r.ID()))
}

// fits refuses a kit that is not the one h was written with.
func (h *Header) fits(r engine.Ruleset, kit engine.Kit) error {
	var errs []error
	wrong := func(key, have, want, do string) {
		errs = append(errs, &JournalError{Line: 1, Key: key, Expected: fmt.Sprintf("%q, but the game was started with %q", want, have), Do: do})
	}
	if h.System != r.ID() {
		wrong("system", string(h.System), string(r.ID()), "open it with the rules it was played under")
	}
	if kit.Board != nil && (h.Board.ID != kit.Board.ID() || h.Board.Edition != kit.Board.Edition()) {
		wrong("board", fmt.Sprintf("%s %d", h.Board.ID, h.Board.Edition), fmt.Sprintf("%s %d", kit.Board.ID(), kit.Board.Edition()),
			"load the map of that name and edition")
	}
	if have := tablesHash(r, kit); h.Tables.Hash != have {
		wrong("tables.hash", h.Tables.Hash, have, "use the rule values of the edition named in the save, with the files it carries laid over them")
	}
	if !maps.Equal(h.Options, kit.Options) {
		wrong("options", fmt.Sprint(h.Options), fmt.Sprint(kit.Options), "set the options the save names")
	}
	return errors.Join(errs...)
}

// doc is the scenario the game was set up from.
func (h *Header) doc() engine.Doc {
	return engine.Doc{Name: h.Scenario.Name, Data: []byte(h.Scenario.Text)}
}
