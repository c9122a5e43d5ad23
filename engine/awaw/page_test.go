package awaw_test

import (
	"os"
	"strings"
	"testing"

	"awaw/engine/awaw"
)

// The page of notation has every verb in its list.
func TestThePageTellsEveryVerb(t *testing.T) {
	page, err := os.ReadFile("../../docs/notation.md")
	if err != nil {
		t.Fatal(err)
	}
	list, _, _ := strings.Cut(string(page), "\n## Rule cases")
	rows, _ := awaw.Rows()
	for _, r := range rows {
		if !strings.Contains(list, "`"+r.Word+"`") && !strings.Contains(list, "`"+r.Word+" ") {
			t.Errorf("docs/notation.md says nothing of %q", r.Word)
		}
	}
}
