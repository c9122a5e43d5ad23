// questions.toml: what owners are asked in this edition of the rules where older ones took the plain default.

package awaw

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/rulebook"
	"awaw/tables"
)

// choiceKind is what an owner is asked to choose among units, or hexes, that differ by more than their name.
type choiceKind uint8

const (
	choiceDisplaced choiceKind = iota // 18.25: who goes to the nearest base when it takes only some
	choiceAborted                     // 19.42: which units of a type abort
	choiceCargo                       // 18.624: which of the units carried is lost, and which turns back
	choiceExcess                      // 18.555: which ground support above the limit goes
	choiceReturned                    // 18.5551, 18.5552: and which of it goes home unharmed
	choiceDecks                       // 17.3124: which naval air goes down with a carrier
	choiceWay                         // 17.47: in which hex of its way a force is met by kamikazes
	choiceLanding                     // 18.46: at which base air lands that has flown
	choiceKinds
)

var choiceNames = [choiceKinds]string{"displaced", "aborted", "cargo", "excess", "returned", "decks", "way", "landing"}

const questionFile = "awaw/questions.toml"

// retraced is the edition of the reading that what a base may be put to, and whether its air is turned up, goes by supply traced anew.
const retraced = 6

// shownLate is the edition of the reading that an announcement shows hidden decks once it is given, not while it is put together.
const shownLate = 7

// sentUnseen is the edition of the same reading for patrols against bases and strikes at sea.
const sentUnseen = 8

// sentAnew is the edition of the reading that who is sent against a base fights there whatever it flew before.
const sentAnew = 9

// asking tells which of the questions are asked.
type asking [choiceKinds]bool

// loadQuestions reads which questions are asked. A game that began before they came knows none of them.
func (w *world) loadQuestions() (err error) {
	dated, isDated := w.kit.Tables.(interface {
		Knows(string) bool
		Reaches(int) bool
	})
	if isDated && !dated.Knows(questionFile) {
		return nil
	}
	w.notesGains = true
	w.retraces = !isDated || dated.Reaches(retraced)
	w.showsLate = !isDated || dated.Reaches(shownLate)
	w.sendsLate = !isDated || dated.Reaches(sentUnseen)
	came, err := engine.Kept(w.kit.Tables, questionFile, func() (editions, error) { return readQuestions(w.kit.Tables) })
	for k, n := range came {
		w.asks[k] = n > 0 && (!isDated || dated.Reaches(n))
	}
	if err != nil {
		return err
	}
	latest, err := engine.Kept(w.kit.Tables, string(ID)+"/readings.toml", func() (int, error) { return rulebook.LatestReading(w.kit.Tables, string(ID)) })
	w.retasks = latest >= sentAnew && (!isDated || dated.Reaches(sentAnew)) // a save may carry rule files of its own time
	return err
}

// editions tells with which edition each of the questions came, 0 for those that are not asked.
type editions [choiceKinds]int

func readQuestions(t engine.Tables) (came editions, err error) {
	var doc struct {
		Since    int `toml:"since"`
		Question []struct {
			ID    string        `toml:"id"`
			Cite  []engine.Cite `toml:"cite"`
			Since int           `toml:"since"` // the edition it came with, 0 if with the file
		} `toml:"question"`
	}
	if err := t.Decode(questionFile, &doc); err != nil {
		return came, err
	}
	for _, q := range doc.Question {
		k := slices.Index(choiceNames[:], q.ID)
		if k == none {
			return came, &tables.Error{File: questionFile, Key: "question.id", Expected: "one of " + strings.Join(choiceNames[:], ", "), Do: "correct it"}
		}
		came[k] = max(1, doc.Since, q.Since)
	}
	return came, nil
}
