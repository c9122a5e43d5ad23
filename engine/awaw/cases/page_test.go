package cases

import (
	"os"
	"strings"
	"testing"
)

// The page of notation tells every word a line of a case may begin with, and every step a moment may name.
func TestThePageTellsEveryWord(t *testing.T) {
	data, err := os.ReadFile("../../../docs/notation.md")
	if err != nil {
		t.Fatal(err)
	}
	page := string(data)
	var words []string
	for _, g := range grammar {
		words = append(words, g.word)
	}
	for _, x := range Grammar().Expect {
		words = append(words, x.Word)
	}
	words = append(words, stepWords...)
	for _, w := range append(words, phaseWords...) {
		if !strings.Contains(page, "`"+w+"`") && !strings.Contains(page, "`"+w+" ") {
			t.Errorf("docs/notation.md says nothing of %q", w)
		}
	}
}
