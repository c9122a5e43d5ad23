// What a study is: everything that decides how its games go, and which of them are played here.
package sim

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/wording"
)

// formatVersion is the version of the files a study keeps.
const formatVersion = 2

// StandardBot plays where no other is named: greedy on exact expectations, and quick.
const StandardBot = "pilot"

// MostGames bounds a study, so that a slip of the finger does not ask for a year.
const MostGames = 10_000_000

// mostNodes bounds what a bot may try for one decision.
const mostNodes = 1_000_000_000

// Study is what was asked for. Two studies that are equal but for the shard play parts of the same games.
type Study struct {
	Format   int      `json:"format"`
	Scenario string   `json:"scenario"` // id
	Title    string   `json:"title"`
	System   string   `json:"system,omitempty"` // id; older studies do not name theirs, which is the first
	Sides    []Side   `json:"sides"`
	Flying   []Kind   `json:"flying,omitempty"` // the kinds of counter whose losses are drawn together
	Text     string   `json:"text"`             // SHA-256 of the scenario file
	Values   string   `json:"values"`           // hash of the rule values
	Board    string   `json:"board"`            // id and edition of the map
	Bots     []string `json:"bots"`             // one a side
	Nodes    int      `json:"nodes"`            // commands tried for one decision; 0 for the level's own number
	Games    int      `json:"games"`
	Seed     uint64   `json:"seed"`
	Build    string   `json:"build"` // which build of the program plays
	Shard    Shard    `json:"shard"`
}

// others names whom the first side is held against: the other, or the best of several.
func (s Study) others(words engine.Catalog) string {
	switch len(s.Sides) {
	case 0, 1:
		return wording.Word(words, "ctl.study.nobody")
	case 2:
		return words.Name(s.Sides[1].Name)
	}
	return wording.Word(words, "ctl.study.best")
}

// NewStudy begins the description of a study of a scenario, in one piece; the rest of it is for the caller to fill in.
func NewStudy(scenario, title string) Study {
	return Study{Format: formatVersion, Scenario: scenario, Title: title, Shard: Whole}
}

// Side is a side of the scenario: its name and its row in the palette.
type Side struct {
	Name  string `json:"name"`
	Style string `json:"style"`
}

// Kind is a kind of counter: its code, and how many of its size make one where kinds are added up.
type Kind struct {
	Code  string `json:"code"`
	Parts int    `json:"parts"`
}

// counted words what the study's system counts.
func (s Study) counted() systems.Counted {
	system, err := systems.Find(engine.SystemID(s.System))
	if err != nil {
		system = systems.First()
	}
	return system.Counted
}

// Describe takes down which system a scenario is of, and what a view of it says of its kinds of counter: those that fly, or lie ready
// to; all of them where none flies.
func (s *Study) Describe(system engine.SystemID, v engine.View) {
	s.System, s.Flying = string(system), nil
	for _, k := range v.Kinds {
		if k.Class == engine.ClassAir || k.Class == engine.ClassBeside {
			s.Flying = append(s.Flying, Kind{k.Code, max(1, k.Parts)})
		}
	}
	if s.Flying != nil {
		return
	}
	for _, k := range v.Kinds {
		s.Flying = append(s.Flying, Kind{k.Code, max(1, k.Parts)})
	}
}

// Shard is the part of the games played in one place: number I of N, from 1. Game g belongs to shard (g-1) mod N + 1.
type Shard struct {
	I int `json:"i"`
	N int `json:"n"`
}

// Whole is the shard that has every game.
var Whole = Shard{1, 1}

// ParseShard reads "2/8".
func ParseShard(text string) (Shard, error) {
	a, b, ok := strings.Cut(text, "/")
	i, err1 := strconv.Atoi(a)
	n, err2 := strconv.Atoi(b)
	if !ok || err1 != nil || err2 != nil {
		return Shard{}, fmt.Errorf("shard %q: expected its number and how many there are, as 2/8", text)
	}
	return Shard{i, n}, nil
}

func (s Shard) String() string { return fmt.Sprintf("%d/%d", s.I, s.N) }

// Has tells whether a game belongs to the shard.
func (s Shard) Has(game int) bool { return (game-1)%s.N == s.I-1 }

// Mine counts the games of the study that belong to its shard.
func (s Study) Mine() int { return (s.Games-s.Shard.I)/s.Shard.N + 1 }

// Check refuses a study that cannot be played, and says what could.
func (s Study) Check() error {
	if s.Games < 1 || s.Games > MostGames {
		return fmt.Errorf("games %d: expected 1 to %d", s.Games, MostGames)
	}
	if s.Nodes < 0 || s.Nodes > mostNodes {
		return fmt.Errorf("nodes %d: expected 1 to %d, or none for each level's own number", s.Nodes, mostNodes)
	}
	if len(s.Bots) != len(s.Sides) {
		return &unseated{s}
	}
	for _, name := range s.Bots {
		if _, err := systems.Bots().Find(name, ai.Options{}); err != nil {
			return err
		}
	}
	switch h := s.Shard; {
	case h.N < 1 || h.I < 1 || h.I > h.N:
		return fmt.Errorf("shard %s: expected a number from 1 to the number of shards, as 1/8 to 8/8", h)
	case h.N > s.Games:
		return fmt.Errorf("shard %s: %d games make at most %d shards; ask for more games or fewer shards", h, s.Games, s.Games)
	}
	return nil
}

// unseated is a study that does not name one bot for each side.
type unseated struct{ study Study }

func (u *unseated) Error() string {
	return fmt.Sprintf("bots %s: the scenario has %d sides (%s); give a bot for each, as --bots %s", u.parts(func(side string) string { return side })...)
}

// In gives the fault in words, with the sides by their names there.
func (u *unseated) In(words engine.Catalog) string {
	return wording.Word(words, "fault.bots-the-scenario-has", u.parts(words.Name)...)
}

func (u *unseated) parts(called func(side string) string) []any {
	var sides []string
	for _, x := range u.study.Sides {
		sides = append(sides, called(x.Name))
	}
	enough := slices.Repeat([]string{StandardBot}, len(sides))
	return []any{strings.Join(u.study.Bots, ","), len(sides), strings.Join(sides, ", "), strings.Join(enough, ",")}
}

// ErrAnother says that a folder holds another study than the one asked for.
var ErrAnother = errors.New("another study")

// Same tells whether t is the same study but for the shard; the error is ErrAnother and names the first thing that differs.
func (s Study) Same(t Study) error {
	for _, x := range []struct{ what, a, b string }{
		{"format", fmt.Sprint(s.Format), fmt.Sprint(t.Format)},
		{"scenario", s.Scenario, t.Scenario},
		{"bots", strings.Join(s.Bots, ","), strings.Join(t.Bots, ",")},
		{"nodes", fmt.Sprint(s.Nodes), fmt.Sprint(t.Nodes)},
		{"games", fmt.Sprint(s.Games), fmt.Sprint(t.Games)},
		{"seed", fmt.Sprint(s.Seed), fmt.Sprint(t.Seed)},
		{"text of the scenario", s.Text, t.Text},
		{"rule values", s.Values, t.Values},
		{"map", s.Board, t.Board},
		{"build of the program", s.Build, t.Build},
	} {
		if x.a != x.b {
			return fmt.Errorf("%w: %s %s, not %s", ErrAnother, x.what, short(x.a), short(x.b))
		}
	}
	return nil
}

// short cuts a hash to what a person compares.
func short(s string) string {
	if len(s) == 64 && !strings.ContainsAny(s, " ,") {
		return s[:12]
	}
	return s
}

// GameSeed is the open seed of a game: a number of at most 48 bits, which a spreadsheet holds exactly.
func (s Study) GameSeed(game int) uint64 {
	b := binary.BigEndian.AppendUint64([]byte("awaw study"), s.Seed)
	sum := sha256.Sum256(binary.BigEndian.AppendUint64(b, uint64(game)))
	return binary.BigEndian.Uint64(sum[:8]) >> 16
}

// BotSeed is what the bot of a side draws from in a game with that seed, here as in single games.
func BotSeed(seed engine.Seed, side engine.Side) uint64 {
	own := uint64(side)
	for _, b := range seed[:8] {
		own = own*257 + uint64(b)
	}
	return own
}
