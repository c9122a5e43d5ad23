package tests

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"awaw/engine/systems"
	"awaw/internal/save"
	"awaw/scenarios"
)

// A save that a mail program or an editor has written anew, with other ends of lines, a mark of its encoding or empty lines before it,
// opens whole, is told, proves what it proved, is listed, and is gone on with.
func TestSavesThatOtherProgramsCarried(t *testing.T) {
	whole, _ := kept(t, scenarios.Default().ID, 1)
	returns := bytes.ReplaceAll(whole, []byte("\n"), []byte("\r\n"))
	for name, text := range map[string][]byte{
		"returns":        returns,
		"a mark":         append([]byte("\ufeff"), whole...),
		"empty lines":    append([]byte("\n\n\n"), whole...),
		"all of it":      append([]byte("\ufeff\r\n\r\n"), returns...),
		"without an end": bytes.TrimSuffix(returns, []byte("\r\n")),
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "game.awaw")
			if err := os.WriteFile(path, text, 0o600); err != nil {
				t.Fatal(err)
			}
			if i := save.Preview(path); i.Err != nil || i.Entries == 0 {
				t.Errorf("the list: %v", i.Err)
			}
			before, err := save.Read(path)
			lines := len(resumed(t, before, err).Path())
			j, f, err := save.LoadAt(path)
			if err != nil {
				t.Fatal(err)
			}
			if len(j.Notices) == 0 || j.Notices[0].Text.Key != "game.notice.carried" {
				t.Errorf("it is not told: %v", j.Notices)
			}
			g, err := systems.Resume(j, systems.Tables(), f)
			if err != nil {
				t.Fatal(err)
			}
			if err := g.Note(1, "home again"); err != nil {
				t.Fatal(err)
			}
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			j, err = save.Read(path)
			again := resumed(t, j, err)
			if r := again.Verify(); !r.OK() || len(again.Path()) != lines || j.Lines[len(j.Lines)-1].Text != "home again" {
				t.Errorf("gone on with it breaks promises: %v", r.Faults)
			}
		})
	}
}
