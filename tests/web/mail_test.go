package web

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

const mails = "/awaw/mails"

// TestAKeeper plays a side of a game that a keeper carries out on the page, and the keeper and the other side at the command line: papers dropped on the page are read,
// what it answers lies in its files, and the keeper carries it out.
func TestAKeeper(t *testing.T) {
	whole(t)
	t.Parallel()
	awawctl, home := native(t), t.TempDir()
	call := func(who string, args ...string) {
		t.Helper()
		c := exec.Command(awawctl, append([]string{"mail"}, args...)...)
		c.Env = append(os.Environ(), "AWAW_HOME="+filepath.Join(home, who), "AWAW_LANG=en")
		if said, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%s: awawctl mail %s: %v\n%s", who, strings.Join(args, " "), err, said)
		}
	}
	// paper is the file in a folder of letters whose name ends so.
	paper := func(who, end string) string {
		t.Helper()
		found, err := filepath.Glob(filepath.Join(home, who, "mails", "*"+end+".awawmail"))
		if err != nil || len(found) != 1 {
			t.Fatalf("%s has the papers %q that end in %q: %v", who, found, end, err)
		}
		return found[0]
	}
	call("keeper", "invite", "midway-1942", "--keeper")
	invitation := paper("keeper", " 0-0")
	call("japan", "read", invitation, "--side", "Japan")
	call("keeper", "read", paper("japan", " 2-0"))

	b := open(t)
	page := b.tab("", "playing")
	b.drop(page, invitation)
	b.until(page, `awawSays("Which side do you take")`)
	b.picture(page, "keeper-invited")
	b.key(page, kb.Enter)
	call("keeper", "read", b.letter(page, " 1-0"))
	for _, end := range []string{" 0-0", " to 1-1"} {
		b.key(page, kb.Escape)
		b.drop(page, paper("keeper", end))
		b.rests(page)
		b.picture(page, "keeper"+strings.ReplaceAll(end, " ", "-"))
	}
	b.key(page, kb.Enter) // to the game
	b.rests(page)
	b.picture(page, "keeper-begun")
	b.key(page, kb.Enter) // the briefing
	b.until(page, `awawSays("Stage units to other bases")`)
	b.key(page, "f")
	b.until(page, `awawSays("Form task forces")`)
	b.click(page, "order", "hunt")
	b.until(page, `awawSays("Your letter to the keeper is due")`)
	b.key(page, " ")
	call("keeper", "read", b.letter(page, " 1-1"))
	b.key(page, kb.Enter)
	b.until(page, `awawSays("Waiting for the keeper")`)
	b.picture(page, "keeper-waits")
}

// letter is a paper in the files of the page, whose name ends so, brought to a folder of its own.
func (b *browser) letter(page context.Context, end string) string {
	b.t.Helper()
	at := func(n string) bool { return strings.HasSuffix(n, end+".awawmail") }
	var names []string
	for range 200 {
		if names = b.names(page, mails); slices.ContainsFunc(names, at) {
			break
		}
		b.rests(page)
	}
	i := slices.IndexFunc(names, at)
	if i < 0 {
		b.t.Fatalf("the page has the papers %q; want one that ends in %q", names, end)
	}
	path := filepath.Join(b.t.TempDir(), names[i])
	if err := os.WriteFile(path, []byte(b.text(page, mails+"/"+names[i])), 0o644); err != nil {
		b.t.Fatal(err)
	}
	return path
}
