package game

import (
	"os"
	"strings"
	"testing"
)

// The page of notation has every verb of this system in its lists.
func TestThePageTellsEveryVerb(t *testing.T) {
	page, err := os.ReadFile("../../../docs/notation.md")
	if err != nil {
		t.Fatal(err)
	}
	_, lists, _ := strings.Cut(string(page), "\n| both | |\n")
	both, own, _ := strings.Cut(lists, "\n\n")
	_, own, _ = strings.Cut(own, "| Air Supremacy | |\n")
	own, _, _ = strings.Cut(own, "\n\n")
	for _, f := range forms.Forms[1:] {
		if told := both + own; !strings.Contains(told, "`"+f.Word+"`") && !strings.Contains(told, "`"+f.Word+" ") {
			t.Errorf("docs/notation.md says nothing of %q", f.Word)
		}
	}
}
